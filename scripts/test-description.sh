#!/usr/bin/env bash
# Sends a server what its description of the API allows and what it forbids, and fails when a response
# is not the one that it describes (https://schemathesis.readthedocs.io). Then reads its metrics.
# Usage: test-description.sh PATH-OF-GATHER
set -euo pipefail
cd "$(dirname "$0")/.."

source scripts/serving.sh

# The quotas are met only by thousands of requests a minute.
start "$1" --squad-megabytes 1000 --write-megabytes 1000 --metrics 127.0.0.1:0

curl --silent --fail --output /dev/null "$address/api/users" \
  --json '{"username":"ann","password":"the pitch"}'
token=$(curl --silent --fail --user 'ann:the pitch' --request POST "$address/api/users/login" |
  sed 's/.*"token":"\([^"]*\)".*/\1/')

# Without those that would end the token, or that the flood would throttle.
scripts/python.sh -m schemathesis.cli --config-file EndToEndTests/schemathesis.toml \
  run "$address/openapi.yaml" --checks all --max-examples 30 --generation-deterministic \
  --continue-on-failure --request-timeout 60 --no-color --warnings off \
  --header "Authorization: Bearer $token" \
  --exclude-path /api/users/logout --exclude-path /api/users/login \
  --exclude-path-regex '^/api/users$' > "$folder/findings" 2>&1 || {
  cat "$folder/findings" >&2
  exit 1
}
grep --after-context=1 '^Test cases:' "$folder/findings"
metrics=$(sed -n 's/^Metrics are at //p' "$folder/output")
curl --silent --fail "$metrics" | scripts/python.sh scripts/check-metrics.py
