#!/usr/bin/env bash
# Builds the server for release, and packs it with the client in .build-client/site as a Debian package, in .build-release.
#
# The program is linked to Swift's libraries statically, so that the machine it runs on needs no Swift. Packing the same files at the same commit again makes the same package, byte for byte. The package's maintainer
# is the person who makes it: DEBFULLNAME and DEBEMAIL, as Debian's tools call them, or else git's user.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build-release
root=$out/root
documents=$root/usr/share/doc/gather

read -r version SOURCE_DATE_EPOCH < <(scripts/package-version.sh)
export SOURCE_DATE_EPOCH
release=${version%%+*}
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
  local name file licences=$documents/licences
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

# The kilobytes of the files, each in whole ones. `du` would depend on the disk's file system.
installed_size() {
  find "$root" -path "$root/DEBIAN" -prune -o -type f -printf '%s\n' |
    awk '{ total += int(($1 + 1023) / 1024) } END { print total }'
}

write_control() {
  mkdir -p "$root/DEBIAN"
  cat > "$root/DEBIAN/control" <<END
Package: gather
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(installed_size)
Depends: $(libraries "$root/usr/lib/gather/gather" | paste --serial --delimiters=, | sed 's/,/, /g'), passwd, tzdata
Section: web
Priority: optional
Description: fair teams, the score and the results of football among friends
 The server of Football Gather, and its app for browsers.
END
  (cd "$root" && find usr lib -type f -print0 | LC_ALL=C sort --zero-terminated | xargs --null md5sum) > "$root/DEBIAN/md5sums"
  install --mode=755 packaging/debian/{postinst,prerm,postrm} "$root/DEBIAN"
}

# An entry of a changelog in the form that Debian's tools read.
write_entry() {
  printf 'gather (%s) bookworm; urgency=medium\n\n  * %s\n\n' "$1" "$2"
  printf ' -- %s  %s\n\n' "$maintainer" "$(date --utc --rfc-email --date="$3")"
}

# This package, and the versions with their days.
write_changelog() {
  local number day
  write_entry "$version" 'See “Unreleased” in CHANGELOG.md beside this file.' "@$SOURCE_DATE_EPOCH"
  sed --quiet --regexp-extended 's/^## \[([0-9.]+)\] - (.*)/\1 \2/p' CHANGELOG.md | while read -r number day; do
    write_entry "$number" "See version $number in CHANGELOG.md beside this file." "$day"
  done
}

# Writes a file compressed, as Debian wants manual pages and changelogs.
install_compressed() {
  mkdir -p "$(dirname "$1")"
  gzip --best --no-name > "$1.gz"
  chmod 644 "$1.gz"
}

check_versions() {
  local said
  said=$("$root/usr/bin/gather" --version)
  [[ $said == "$version" ]] || {
    echo "error: the package is of version $version, and its program says $said" >&2
    exit 1
  }
}

[[ $address ]] || { echo "error: say in DEBEMAIL who maintains the package" >&2; exit 1; }
[[ -f .build-client/site/index.html ]] || { echo "error: make client first" >&2; exit 1; }

options=(--package-path Server -c release --product gather --static-swift-stdlib)
swift build "${options[@]}"
program=$(swift build "${options[@]}" --show-bin-path)/gather

umask 022
rm -rf "$out"
install -D --mode=755 "$program" "$root/usr/lib/gather/gather"
strip --strip-all "$root/usr/lib/gather/gather"
mkdir -p "$root/usr/bin"
ln --symbolic ../lib/gather/gather "$root/usr/bin/gather"
# Beside the program, where it looks for its version and its client.
echo "$version" > "$root/usr/lib/gather/version"
cp --recursive .build-client/site "$root/usr/lib/gather/client"
rm -rf "$root/usr/lib/gather/client/samples"
chmod --recursive u=rwX,go=rX "$root/usr/lib/gather/client"
install --mode=755 packaging/health packaging/backup "$root/usr/lib/gather"
install -D --mode=644 --target-directory="$root/lib/systemd/system" packaging/gather*.{service,timer}
# The first installation copies it to /etc/gather, where no package owns it. Small systems leave /usr/share/doc out.
install -D --mode=644 packaging/gather.env "$root/usr/share/gather/gather.env"
install -D --mode=644 LICENSE "$documents/copyright"
scripts/copy-documents.py "$documents"
ln --symbolic ../../gather/gather.env "$documents/gather.env"
write_changelog | install_compressed "$documents/changelog"
scripts/write-manual.py "$root/usr/bin/gather" "$(sed -n "s/^## \[$release\] - //p" CHANGELOG.md)" |
  install_compressed "$root/usr/share/man/man1/gather.1"
scripts/write-sbom.py "$documents/gather.cdx.json" "$version"
copy_licences
write_control
check_versions
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group --build "$root" "$package"
lintian --fail-on error "$package"
du --human-readable "$package" "$root/usr/lib/gather/gather" "$root/usr/lib/gather/client" --summarize
