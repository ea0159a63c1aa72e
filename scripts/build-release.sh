#!/usr/bin/env bash
# Makes a Debian package of the server with its client, in .build-release.
#
# The program is linked to Swift's libraries statically, so that the machine it runs on needs no Swift, and
# without symbols. Expects the client in .build-client/site. The package's maintainer is the person who makes it:
# DEBFULLNAME and DEBEMAIL, as Debian's tools call them, or else git's user.
# Usage: build-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build-release
root=$out/root
options=(--package-path Server -c release --product gather --static-swift-stdlib)
licences=$root/usr/share/doc/gather/licences

version=$(sed -nE 's/.*String \{ "([0-9.]+)".*/\1/p' Sources/Domain/AppVersion.swift)
architecture=$(dpkg --print-architecture)
package=$out/gather_${version}_$architecture.deb
address=${DEBEMAIL:-$(git config user.email || true)}
maintainer="${DEBFULLNAME:-$(git config user.name || id --user --name)} <$address>"

# The Debian packages whose libraries a program loads.
libraries() {
  local name
  objdump --private-headers "$1" | awk '$1 == "NEEDED" { print $2 }' | while read -r name; do
    # The links in /lib and /usr/lib may lead to one folder, of which dpkg knows one name.
    dpkg-query --search "*/$name" | cut -d: -f1
  done | sort -u
}

# The licence and the notice of each Swift package, and of Swift, whose libraries are in the program.
copy_licences() {
  local name file
  while read -r address _; do
    [[ $address != \#* ]] || continue
    name=$(basename "$address" .git)
    for file in Server/.build/checkouts/"$name"/{LICENSE,NOTICE}{,.txt,.md}; do
      [[ -f $file ]] || continue
      install -D --mode=644 "$file" "$licences/$name/$(basename "$file")"
    done
    [[ -d $licences/$name ]] || { echo "error: $name has no licence" >&2; exit 1; }
  done < Server/versions.txt
  local toolchain
  toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
  install -D --mode=644 "$toolchain/share/swift/LICENSE.txt" "$licences/swift/LICENSE.txt"
}

write_control() {
  mkdir -p "$root/DEBIAN"
  cat > "$root/DEBIAN/control" <<END
Package: gather
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du --summarize -k "$root/usr" | cut -f1)
Depends: $(libraries "$root/usr/lib/gather/gather" | paste --serial --delimiters=, | sed 's/,/, /g'), passwd, tzdata
Section: web
Priority: optional
Description: fair teams, the score and the results of football among friends
 The server of Football Gather, and its app for browsers.
END
  (cd "$root" && find usr lib -type f -print0 | sort --zero-terminated | xargs --null md5sum) > "$root/DEBIAN/md5sums"
  install --mode=755 packaging/debian/{postinst,prerm,postrm} "$root/DEBIAN"
}

# The versions with their days, in the form that Debian's tools read.
write_changelog() {
  local number day
  sed --quiet --regexp-extended 's/^## \[([0-9.]+)\] - (.*)/\1 \2/p' CHANGELOG.md | while read -r number day; do
    printf 'gather (%s) bookworm; urgency=medium\n\n  * See version %s in CHANGELOG.md beside this file.\n\n' "$number" "$number"
    printf ' -- %s  %s\n\n' "$maintainer" "$(date --utc --rfc-email --date="$day")"
  done
}

# Writes a file compressed, as Debian wants manual pages and changelogs.
install_compressed() {
  mkdir -p "$(dirname "$1")"
  gzip --best --no-name > "$1.gz"
  chmod 644 "$1.gz"
}

[[ $address ]] || { echo "error: say in DEBEMAIL who maintains the package" >&2; exit 1; }
swift build "${options[@]}"
program=$(swift build "${options[@]}" --show-bin-path)/gather
[[ -f .build-client/site/index.html ]] || { echo "error: make client first" >&2; exit 1; }

rm -rf "$out"
install -D --mode=755 "$program" "$root/usr/lib/gather/gather"
strip --strip-all "$root/usr/lib/gather/gather"
mkdir -p "$root/usr/bin"
ln --symbolic ../lib/gather/gather "$root/usr/bin/gather"
install --mode=755 packaging/health "$root/usr/lib/gather/health"
# Beside the program, where it looks for them.
cp --recursive .build-client/site "$root/usr/lib/gather/client"
rm -rf "$root/usr/lib/gather/client/samples"
chmod --recursive u=rwX,go=rX "$root/usr/lib/gather/client"
install -D --mode=644 --target-directory="$root/lib/systemd/system" packaging/gather*.{service,timer}
# The first installation copies it to /etc/gather, where no package owns it. Small systems leave /usr/share/doc out.
install -D --mode=644 packaging/gather.env "$root/usr/share/gather/gather.env"
install -D --mode=644 LICENSE "$root/usr/share/doc/gather/copyright"
install -D --mode=644 --target-directory="$root/usr/share/doc/gather" CHANGELOG.md docs/HOSTING.md
ln --symbolic ../../gather/gather.env "$root/usr/share/doc/gather/gather.env"
write_changelog | install_compressed "$root/usr/share/doc/gather/changelog"
python3 scripts/write-manual.py "$program" "$(sed -n "s/^## \[$version\] - //p" CHANGELOG.md)" |
  install_compressed "$root/usr/share/man/man1/gather.1"
python3 scripts/write-sbom.py "$root/usr/share/doc/gather/gather.cdx.json"
copy_licences
write_control
dpkg-deb --root-owner-group --build "$root" "$package"
lintian --fail-on error "$package"
du --human-readable "$package" "$root/usr/lib/gather/gather" "$root/usr/lib/gather/client" --summarize
