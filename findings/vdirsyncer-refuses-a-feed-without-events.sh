#!/usr/bin/env bash
# vdirsyncer 0.20.0 stops at a subscribed feed whose last event is gone, with an error instead of removing the event.
#
# A feed is a valid calendar with no event left (it keeps its time zone, RFC 5545 §3.6). The subscriber's copy keeps the
# event for ever: "Storage … was completely emptied. If you want to delete ALL entries on BOTH sides, then use
# `vdirsyncer sync --force-delete …`". A feed of coming matches becomes empty each time that the last one is over.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tool
tool/bin/pip install --quiet --disable-pip-version-check vdirsyncer==0.20.0

# Writes the feed, with the lines of its events.
write_feed() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//feed//EN BEGIN:VTIMEZONE TZID:Example/Zone \
    BEGIN:STANDARD DTSTART:19700101T000000 TZOFFSETFROM:+0100 TZOFFSETTO:+0100 END:STANDARD END:VTIMEZONE \
    "$@" END:VCALENDAR > feed/feed.ics
}

mkdir feed copy
write_feed BEGIN:VEVENT UID:match-1@example.org DTSTAMP:20261101T120000Z DTSTART:20261205T190000Z SUMMARY:Match END:VEVENT
python3 -u -m http.server --bind 127.0.0.1 --directory feed 0 > http.log 2>&1 &
server=$!
until port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' http.log 2> /dev/null) && [[ $port ]]; do sleep 0.1; done
cat > config <<END
[general]
status_path = "$folder/status/"
[pair matches]
a = "copy"
b = "feed"
collections = null
conflict_resolution = "b wins"
[storage copy]
type = "filesystem"
path = "$folder/copy/"
fileext = ".ics"
[storage feed]
type = "http"
url = "http://127.0.0.1:$port/feed.ics"
END
sync() { tool/bin/vdirsyncer --config config "$@"; }

sync discover < <(yes 2> /dev/null) > /dev/null 2>&1
sync sync > /dev/null 2>&1
[[ $(find copy -name '*.ics' | wc -l) == 1 ]] || { echo "changed: the first sync does not bring the event"; exit 1; }
write_feed
if output=$(sync sync 2>&1); then echo "changed: vdirsyncer accepts the empty feed"; exit 1; fi
grep --quiet 'completely emptied' <<< "$output" || { echo "changed: $output"; exit 1; }
[[ $(find copy -name '*.ics' | wc -l) == 1 ]] || { echo "changed: the event is gone all the same"; exit 1; }
echo "as found: the event of the emptied feed is still in the copy, and the sync failed"
