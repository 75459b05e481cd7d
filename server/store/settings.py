"""How the store is reached and how long it keeps and waits."""

from dataclasses import dataclass

__all__ = ["StoreSettings"]

DAY_S = 24 * 60 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreSettings:
    """Every number of the store; only `url` has no standard."""

    url: str
    """`redis://`, `rediss://` or `unix://`, as redis-py reads it; or `sentinel://`."""
    expiry_s: float = 14 * DAY_S
    """A room is kept so long after its last commit."""
    log_entries: int = 256
    """Commits of a room that a viewer who was away can be told one by one."""
    command_timeout_s: float = 2.0
    """An answer later than this counts as none."""
    unavailable_after_s: float = 10.0
    """A commit without an outcome for so long is reported."""
    retry_first_s: float = 0.02
    """Wait before a commit is sent again or a connection is made again; doubled each time."""
    retry_most_s: float = 1.0
    wait_replicas: int = 0
    """Replicas that must have a commit before anybody hears of it, within `wait_timeout_ms`."""
    wait_timeout_ms: int = 500
    heartbeat_s: float = 2.0
    """A subscription that is silent for so long is asked whether it is still there."""
    clock_interval_s: float = 2.0
    """Between two looks at the store's clock."""
    alive_s: float = 6.0
    """A process that has not renewed its key for so long is not seen any more."""
    listed_s: float = 6.0
    """A public room that has not been shown again for so long is in the list no more."""
    claim_s: int = 600
    """A repeated `create_room` finds the room made before for so long."""
    desk_length: int = 1000
    """Notices kept on the desk, about."""
