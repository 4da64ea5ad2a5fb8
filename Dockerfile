# Quayside in a container: `docker build -t quayside .`; compose.yaml starts it with all that a public server needs.

# What the Python in a page needs beside itself ("practise in this page")
FROM python:3.11-slim-bookworm AS wheels
COPY requirements/page.txt .
RUN pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
    --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32 --dest /wheels -r page.txt

# The client, which is the same on every machine
FROM node:22-bookworm-slim AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN npm --prefix web install --no-save --silent
COPY web web
COPY src/quayside src/quayside
COPY --from=wheels /wheels /wheels
RUN node web/scripts/page.mjs /wheels && npm --prefix web run --silent build

# The rules, compiled, and what a server needs beside them
FROM python:3.11-slim-bookworm AS built
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
RUN python -m venv /usr/local/lib/quayside
ENV PATH=/usr/local/lib/quayside/bin:$PATH PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements/play.txt requirements/compiler.txt requirements/
RUN pip install --quiet --require-hashes -r requirements/play.txt
RUN python -m venv /compiler && /compiler/bin/pip install --quiet --require-hashes -r requirements/compiler.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY src src
COPY --from=client /src/web/dist web/dist
RUN /compiler/bin/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir /wheel . \
 && pip install --quiet --no-deps /wheel/*.whl

# What runs: no compiler, no Node, nobody with rights
FROM python:3.11-slim-bookworm
RUN groupadd --system --gid 10001 quayside \
 && useradd --system --uid 10001 --gid quayside --home-dir /var/lib/quayside --shell /usr/sbin/nologin quayside \
 && install --directory --owner quayside --group quayside --mode 700 /var/lib/quayside
COPY --from=built /usr/local/lib/quayside /usr/local/lib/quayside
ENV PATH=/usr/local/lib/quayside/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_DATA_HOME=/var/lib \
    QUAYSIDE_HOST=0.0.0.0 \
    QUAYSIDE_ARCHIVE=/var/lib/quayside/archive
USER quayside
VOLUME /var/lib/quayside
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["quayside"]
CMD ["serve"]
