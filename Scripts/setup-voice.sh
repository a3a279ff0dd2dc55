#!/bin/sh
# Sees that everything is there with which the tool listens and speaks: espeak-ng, and in a folder, .build/voice if not given,
# PocketSphinx with its model of English and the process that recognises with it. Does only what is missing.
#   Scripts/setup-voice.sh [FOLDER]
set -eu
cd "$(dirname "$0")/.."
folder=${1:-.build/voice}
version=5.1.1
checksum=675778b309a22dfc9b7d37f7621976bba491d2a5f8c59696bd77fd6d07271355
source=Scripts/voice/sphinx-worker.c

missing=""
command -v espeak-ng >/dev/null 2>&1 || missing="$missing espeak-ng"
# What belongs to this source and version.
stamp="$version $(cat "$source" Scripts/setup-voice.sh | cksum)"
built=no
[ -x "$folder/sphinx-worker" ] && [ "$(cat "$folder/version" 2>/dev/null)" = "$stamp" ] && built=yes
if [ $built = no ]; then
  command -v cc >/dev/null 2>&1 || missing="$missing gcc"
  [ "$(uname -s)" != Linux ] || [ -e /usr/include/stdio.h ] || missing="$missing libc6-dev"
  command -v cmake >/dev/null 2>&1 || missing="$missing cmake"
  command -v make >/dev/null 2>&1 || missing="$missing make"
  python3 -m pip --version >/dev/null 2>&1 || missing="$missing python3-pip"
fi
# shellcheck disable=SC2086 # the list is meant to be split
Scripts/install-packages.sh $missing
[ $built = no ] || exit 0

mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ ! -e "$folder/libpocketsphinx.a" ] || [ ! -e "$folder/cmudict.dict" ] || [ ! -d "$folder/source-$version" ]; then
  echo "Fetching PocketSphinx $version"
  python3 -m pip download -q --disable-pip-version-check --no-deps --no-binary pocketsphinx -d "$work" "pocketsphinx==$version"
  echo "$checksum  $work/pocketsphinx-$version.tar.gz" | sha256sum -c --quiet
  tar -xzf "$work/pocketsphinx-$version.tar.gz" -C "$work"
  echo "Building PocketSphinx"
  sources=$work/pocketsphinx-$version
  cmake -S "$sources" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DBUILD_GSTREAMER=OFF \
    > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  cmake --build "$work/build" --target pocketsphinx -j2 > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  # Of the model only what grammars need: the sounds and the pronunciations. Of the source the headers.
  rm -rf "$folder/model" "$folder/source-$version"
  cp -R "$sources/model/en-us/en-us" "$folder/model"
  cp "$sources/model/en-us/cmudict-en-us.dict" "$folder/cmudict.dict"
  cp "$sources/LICENSE" "$folder/LICENSE"
  mkdir "$folder/source-$version"
  cp -R "$sources/include" "$sources/src" "$folder/source-$version"
  cp -R "$work/build/include/." "$folder/source-$version/include"
  cp "$work/build/config.h" "$folder/source-$version/include"
  cp "$work/build/libpocketsphinx.a" "$folder/libpocketsphinx.a"
fi
# Before another consonant, a dark L often has a vowel before it: "help" is nearly "he-ulp". The dictionary does not know that.
awk '{
    print
    word = $1
    if (word !~ /\(/ && sub(/ EH L /, " EH AH L ") && / EH AH L (B|CH|D|F|JH|K|M|P|S|SH|T|TH|V|Z)( |$)/) {
      sub(/^[^ ]*/, word "(9)")
      print
    }
  }' "$folder/cmudict.dict" > "$folder/words.dict"
headers=$folder/source-$version
# One that runs is replaced, not written over.
cc -O2 -Wall -Wextra -I"$headers/include" -I"$headers/src" "$source" "$folder/libpocketsphinx.a" -lm -o "$folder/sphinx-worker.new"
mv "$folder/sphinx-worker.new" "$folder/sphinx-worker"
echo "$stamp" > "$folder/version"
echo "The tool can listen and speak: $folder"
