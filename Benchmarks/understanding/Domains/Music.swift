extension FewShotDomain {
  package static let music = FewShotDomain(
    "music",
    """
    intent PlayMusic perform song artist
      play some music
      play {song}
      put on {song}
      I want to hear {song}
      start the music
      play something relaxing
      let me listen to {song}
      play a song by {artist}
    intent PauseMusic perform
      pause the music
      pause
      hold the song
      stop playing
      take a break
      halt the music
      silence the player
      stop the song
    intent NextSong perform
      next song
      skip this
      play the next one
      I don't like this song
      go to the next track
      something else please
      skip ahead
      another song
    intent WhatIsPlaying show
      what song is this
      who sings this
      what's playing
      what is the name of this track
      which album is this from
      who is the artist
      tell me the title
      what am I listening to
    intent Volume perform count
      turn it up
      make it louder
      turn the volume down
      set the volume to {count}
      quieter please
      it's too loud
      louder
      lower the sound
    intent LikeSong perform
      I like this song
      add this to my favourites
      save this track
      love this one
      remember this song
      put a heart on it
      mark this as a favourite
      keep this song
    sentences
    PlayMusic: can we have some jazz
    PlayMusic: I'm in the mood for old rock
    PlayMusic: get the party started
    PlayMusic: throw on something by Queen
    PlayMusic: I'd like some tunes for cooking
    PlayMusic: play me something by Mozart
    PlayMusic: let's hear Yesterday
    PlayMusic: could you play the Beatles
    PlayMusic: music on please
    PlayMusic: give us a bit of reggae
    PauseMusic: be quiet for a moment
    PauseMusic: stop it for now
    PauseMusic: the phone rings, pause that
    PauseMusic: no more music
    PauseMusic: can you halt playback
    PauseMusic: hold on a second with the music
    PauseMusic: turn the music off
    PauseMusic: shush
    NextSong: not that one again
    NextSong: I hate this tune
    NextSong: move on
    NextSong: could you skip to the following track
    NextSong: jump over this one
    NextSong: play a different song
    NextSong: enough of this, change it
    NextSong: this is boring, next
    WhatIsPlaying: what's this called
    WhatIsPlaying: whose voice is that
    WhatIsPlaying: do you know who performs this
    WhatIsPlaying: name of the band please
    WhatIsPlaying: from which year is this record
    WhatIsPlaying: what is that tune
    WhatIsPlaying: tell me about the current song
    WhatIsPlaying: which singer is it
    Volume: I can barely hear it
    Volume: crank it up
    Volume: a bit softer
    Volume: the neighbours complain, turn it down
    Volume: volume at seven
    Volume: my ears hurt
    Volume: increase the volume
    Volume: reduce the noise
    LikeSong: this is my new favourite
    LikeSong: what a great tune, save it
    LikeSong: put this on my list of favourites
    LikeSong: I want to find this song again later
    LikeSong: thumbs up
    LikeSong: bookmark this track
    LikeSong: add a like
    LikeSong: don't lose this song
    -: book a flight to Rome
    -: how old is the queen
    -: what's for dinner
    -: turn on the heating
    -: where are my keys
    -: do I need an umbrella
    -: send an email to Paul
    -: count to ten
    -: is the bank open
    -: I want to learn the piano
    """)
}
