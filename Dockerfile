# One image for the server, the bots and the terminal client. It runs from its tree and keeps
# nothing: rooms are in Redis, and a client's memory is in its volume. See docs/docker.md.
ARG BASE=debian:bookworm-slim

# The browser client; its Node is a wheel, so that any base with Python will do.
FROM ${BASE} AS web
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
# Node trusts a list of its own; this adds what the base trusts.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
WORKDIR /app
COPY requirements-node.lock ./
COPY scripts scripts
COPY clients/web/package.json clients/web/package-lock.json clients/web/.npmrc clients/web/
RUN python3 -m venv .venv && python3 -m scripts.npm ci --ignore-scripts --no-audit --no-fund
COPY protocol/schema.json protocol/
COPY locales locales
COPY help help
COPY clients/web clients/web
RUN python3 -m scripts.npm run build

FROM ${BASE}

RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates python3 python3-venv \
    && rm -rf /var/lib/apt/lists/* \
    && python3 -m venv /opt/bafuda \
    && useradd --create-home --uid 1000 bafuda \
    # A new volume takes its owner from the folder that it covers.
    && install -d -o bafuda -g bafuda /home/bafuda/.config /home/bafuda/.config/bafuda

ENV PATH=/opt/bafuda/bin:$PATH \
    LANG=C.UTF-8 \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1

WORKDIR /app
# What runs, without what tests: the lock is only the constraint here.
COPY pyproject.toml requirements.lock README.md ./
RUN pip install --no-cache-dir --constraint requirements.lock hatchling editables \
    && pip install --no-cache-dir --constraint requirements.lock --no-build-isolation --editable .

COPY . .
COPY --from=web /app/clients/web/dist clients/web/dist
USER bafuda
EXPOSE 8000
CMD ["bafuda", "serve", "--host", "0.0.0.0", "--port", "8000"]
