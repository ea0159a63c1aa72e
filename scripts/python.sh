#!/usr/bin/env bash
# Makes the Python environment of the tests in a real browser if it is missing, and runs its Python.
# Usage: python.sh ARGUMENT…
set -euo pipefail
folder=$(cd "$(dirname "$0")/.." && pwd)
environment=$folder/.build-python
requirements=$folder/EndToEndTests/requirements.txt

if [[ ! -f $environment/requirements.txt ]] || ! cmp --silent "$requirements" "$environment/requirements.txt"; then
  echo "Installing Python packages: $(tr '\n' ' ' < "${requirements%.txt}.in")" >&2
  python3 -m venv "$environment" >&2
  "$environment/bin/pip" install --quiet --disable-pip-version-check \
    --require-hashes --requirement "$requirements" >&2
  cp "$requirements" "$environment/requirements.txt"
fi
exec "$environment/bin/python" "$@"
