#!/bin/sh
# Writes the recorded games as Swift source, so that programs have them in themselves. A test sees that they are the same.
set -eu
cd "$(dirname "$0")/.."
target=Sources/Apps/NumberRaceAssistant/Games/RecordedGames+Text.swift
{
  echo "// Made by Scripts/embed-corpus.sh of Corpus/recorded-games.jsonl; not to be edited."
  echo "extension RecordedGames {"
  echo "  /// The recorded games that come with the assistant, one JSON object a line."
  echo '  public static let text = ##"""'
  sed 's/^/    /' Corpus/recorded-games.jsonl
  echo
  echo '    """##'
  echo "}"
} > "$target"
