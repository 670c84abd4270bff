#!/bin/sh
# packaging/build_deb.sh BUNDLE VERSION [FOLDER]: make boggle-desk_VERSION_ARCHITECTURE.deb of the folder that PyInstaller made
set -eu
bundle=$1 version=$2 target=$(cd "${3:-.}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
architecture=$(dpkg --print-architecture)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"
umask 022

share=$tree/usr/share
mkdir -p "$tree/DEBIAN" "$tree/usr/lib" "$tree/usr/games" "$share/doc/boggle-desk" "$share/man/man6"
cp -r "$bundle" "$tree/usr/lib/boggle-desk"
find "$tree/usr/lib/boggle-desk" -type f -name '*.so*' -exec chmod 644 {} +
ln -s ../lib/boggle-desk/boggle-desk "$tree/usr/games/boggle-desk"
install -D -m 644 "$here/boggle-desk.desktop" "$share/applications/boggle-desk.desktop"
install -D -m 644 "$here/boggle-desk.metainfo.xml" "$share/metainfo/boggle-desk.metainfo.xml"
install -D -m 644 "$here/icons/boggle-desk.svg" "$share/icons/hicolor/scalable/apps/boggle-desk.svg"
for size in 16 22 24 32 48 64 128 256 512; do
    install -D -m 644 "$here/icons/boggle-desk-$size.png" "$share/icons/hicolor/${size}x$size/apps/boggle-desk.png"
done

gzip -9n >"$share/man/man6/boggle-desk.6.gz" <<'MANUAL'
.TH BOGGLE-DESK 6
.SH NAME
boggle-desk \- family word games around one computer
.SH SYNOPSIS
.B boggle-desk
[\fICOMMAND\fR]
.SH DESCRIPTION
Without a command the game opens.
.B boggle-desk \-\-help
names the commands.
MANUAL
gzip -9n >"$share/doc/boggle-desk/changelog.gz" <"$here/../CHANGELOG.md"
{
    printf 'Boggle Desk, its words, fonts and libraries\n\n'
    cat "$here/../LICENSE"
    printf '\nThe licences of what comes with it lie in /usr/lib/boggle-desk/_internal/boggle_desk/resources/licences.\n'
} >"$share/doc/boggle-desk/copyright"

cat >"$tree/DEBIAN/control" <<CONTROL
Package: boggle-desk
Version: $version
Architecture: $architecture
Maintainer: Boggle Desk contributors <nobody@localhost>
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Section: games
Priority: optional
Depends: libc6 (>= 2.34), libgl1, libegl1, libfontconfig1, libxkbcommon-x11-0, libxcb-cursor0, libdbus-1-3
Recommends: libpulse0 | libasound2, libcups2 | libcups2t64
Description: family word games around one computer
 A family shakes a dome of letter cubes, writes lists against the sandglass,
 reads them aloud, crosses off, and settles doubts with the dictionary.
CONTROL
dpkg-deb --root-owner-group -Zxz --build "$tree" "$target/boggle-desk_${version}_$architecture.deb"
