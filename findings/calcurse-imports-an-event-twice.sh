#!/usr/bin/env bash
# calcurse 4.7.1 (Debian 12) takes no notice of UID: importing a file again doubles its events.
#
# RFC 5545 §3.8.4.7 makes UID the identity of an event, and says that a changed event is sent again with the same one.
# After `calcurse -i` of the same file, and of the file with the event at another hour, there are three appointments.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=4.7.1-1
apt-get download "calcurse=$version" > /dev/null 2>&1
dpkg --extract calcurse_*.deb tool

# Writes a calendar with one event at an hour.
write_event() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//example//feed//EN BEGIN:VEVENT UID:match-1@example.org \
    "SEQUENCE:$1" "DTSTAMP:2026110${1}T120000Z" "DTSTART:20261205T${2}0000Z" "DTEND:20261205T${2}3000Z" \
    SUMMARY:Match END:VEVENT END:VCALENDAR > match.ics
}
calcurse() { TZ=UTC tool/usr/bin/calcurse --datadir data --confdir data "$@"; }

mkdir data
write_event 1 19
calcurse --import match.ics > /dev/null
calcurse --import match.ics > /dev/null
write_event 2 20
calcurse --import match.ics > /dev/null
count=$(grep --count Match data/apts)
[[ $count == 3 ]] || { echo "changed: $count appointments in place of 3"; cat data/apts; exit 1; }
echo "as found: three imports of one event are three appointments"
