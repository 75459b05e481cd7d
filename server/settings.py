"""Settings of a server process: each from the environment, as `BAFUDA_` and its name in capitals.

BAFUDA_PORT=9000 BAFUDA_REDIS_URL=redis://cards:6379/0 bafuda serve
"""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

__all__ = ["Settings"]

DAY_S = 24 * 60 * 60
PACK_DIR = Path(__file__).parents[1] / "packs"
WEB = Path(__file__).parents[1] / "clients" / "web" / "dist"

Seconds = Annotated[float, Field(gt=0)]
Count = Annotated[int, Field(gt=0)]


class Settings(BaseSettings):
    """All that can be set, with what holds where nothing is set."""

    model_config = SettingsConfigDict(env_prefix="BAFUDA_", frozen=True, extra="forbid")

    # Where it is.
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """0 takes any free port."""
    fd: Annotated[int, Field(ge=0)] | None = None
    """A socket that listens already, which whoever starts the server hands on to it."""
    public_url: str | None = None
    """The address in links; without it, that of the browser's own request."""
    origins: tuple[str, ...] = ()
    """Pages that may connect beside those that this server and `public_url` serve."""

    # What it offers.
    pack_dir: Path = PACK_DIR
    """The folder of captioned packs; read once, at the start."""
    web: Path = WEB
    """The folder of the built browser client; read once, at the start."""

    # Where the rooms are.
    redis_url: str = "redis://localhost:6379/0"
    store_timeout_s: Seconds = 2.0
    """Limit of one exchange with the store."""
    expiry_s: Count = 14 * DAY_S
    """How long a room is kept after its last commit."""
    wait_replicas: Annotated[int, Field(ge=0)] = 0
    """Replicas that must have a commit before anybody is told of it."""

    # Who may do what.
    bot_key: SecretStr | None = None
    """Whoever knows it may offer bots; without one nobody may."""
    create_code: SecretStr | None = None
    """Only who knows it may open rooms; without one everybody may."""

    demo_seed: SecretStr | None = None
    """Decides every shuffle of this process: for demos, which keep no secrets."""

    # How much one peer may ask for.
    messages_per_s: Count = 20
    message_burst: Count = 60
    """Messages that may come at once, as after a lost connection."""
    connections_per_address: Count = 200
    """A household, a proxy's friends, or a process of bots, is one address."""
    rooms_per_address_per_hour: Count = 60
    failed_joins_per_address_per_minute: Count = 10
    failed_joins_per_s: Count = 20
    """In all: codes are not to be found by trying."""
    hints_max: Count = 200
    """Hints on their way at once, of all who ask here; each connection may have one."""

    # How much may wait for one peer.
    write_buffer_bytes: Count = 64 * 1024
    """Beyond it a connection counts as slow and its updates are merged."""
    outbox_messages_max: Count = 256
    outbox_bytes_max: Count = 8 * 1024 * 1024
    """Of answers: the record of the longest match has a few megabytes."""
    outbox_events_max: Count = 256
    """Events that a merged update may carry; beyond it the viewer gets a snapshot."""

    # How long to wait for what.
    hello_timeout_s: Seconds = 10.0
    heartbeat_s: Annotated[float, Field(gt=0, lt=60)] = 20.0
    """Proxies cut what is silent for 60 s."""
    heartbeat_timeout_s: Seconds = 20.0
    close_timeout_s: Seconds = 3.0
    stop_timeout_s: Seconds = 10.0
    retry_after_ms: Annotated[int, Field(ge=0)] = 1_000
    """When clients of a stopping server may come back, at the earliest."""
    unknown_after_s: Seconds = 10.0
    """When people hear that the store does not answer."""
    check_s: Seconds = 2.0
    """Between two looks at what every served room needs: versions, seats, connections."""
    presence_s: Seconds = 6.0
    """How long a process counts as alive after its last sign."""
    hint_timeout_s: Seconds = 4.0
    """How long somebody who asks for a hint waits for it at most."""
    bot_stall_s: Seconds = 20.0
    """How long a bot may hold up play before another takes its seat."""

    # What it says about itself.
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "console"] = "auto"
    """`auto`: for people on a terminal, JSON elsewhere."""
