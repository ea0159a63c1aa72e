# Functions for the scripts that test a running server, which source it in the project's folder.
folder=$(mktemp -d)
server=
address=

stop_serving() {
  [[ -z $server ]] || kill -KILL "$server" 2>/dev/null || true
  [[ -z $server ]] || wait "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop_serving EXIT

# Starts a server with further options on a free port, and sets `server` to its process and `address`.
start() {
  local gather=$1
  shift
  : > "$folder/output"
  "$gather" serve --port 0 --database "$folder/gather.sqlite" --log-level error "$@" \
    > "$folder/output" &
  server=$!
  for _ in {1..100}; do
    address=$(sed -n 's/^Football Gather is at //p' "$folder/output")
    [[ -z $address ]] || return 0
    sleep 0.1
  done
  echo "error: the server did not start" >&2
  exit 1
}
