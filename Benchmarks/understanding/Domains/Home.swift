extension FewShotDomain {
  package static let home = FewShotDomain(
    "home",
    """
    intent LightsOn perform room
      turn on the light
      switch on the lights in the {room}
      lights on
      light up the {room}
      make it brighter
      I need light
      turn the {room} lights on
      put the lamp on
    intent LightsOff perform room
      turn off the light
      switch off the lights in the {room}
      lights out
      make it dark
      kill the lights
      turn the {room} lights off
      no light please
      put the lamp out
    intent Heating perform count room
      set the heating to {count} degrees
      make it warmer in the {room}
      turn up the heating
      turn down the heating
      I'm cold
      it's too hot in here
      heat the {room}
      set the thermostat to {count}
    intent Temperature show room
      how warm is it in the {room}
      what's the temperature
      how cold is it in here
      tell me the temperature in the {room}
      what does the thermostat say
      how many degrees are there in the {room}
      is it warm in the {room}
      read the thermometer
    intent LockDoor pay
      lock the door
      lock up
      close the front door
      make sure the door is locked
      secure the house
      bolt the door
      lock everything
      shut the front door
    intent DoorState show
      is the door locked
      did I lock the door
      is the front door open
      check the door
      are all doors closed
      what is the state of the door
      is the house locked
      did someone leave the door open
    sentences
    LightsOn: I can't see a thing
    LightsOn: some light in the kitchen please
    LightsOn: could you illuminate the bedroom
    LightsOn: it's too dark in here
    LightsOn: get the lamps going
    LightsOn: lights in the hall on please
    LightsOn: give me more light
    LightsOn: switch the bathroom lamp on
    LightsOn: brighten the living room
    LightsOff: I'm going to sleep, lights off
    LightsOff: nobody needs light in the kitchen
    LightsOff: extinguish the lamps
    LightsOff: darken the bedroom
    LightsOff: we don't need the lamp in the hall any more
    LightsOff: cut the lights
    LightsOff: please shut off the bathroom light
    LightsOff: off with the lights
    Heating: I'm freezing
    Heating: could we have it two degrees warmer
    Heating: crank up the radiator in the bathroom
    Heating: it's like a sauna in the bedroom
    Heating: twenty one degrees please
    Heating: cool the living room down a bit
    Heating: the kids are shivering
    Heating: put the thermostat on nineteen
    Heating: less heating in the kitchen
    Temperature: what temperature do we have in the bedroom
    Temperature: how hot did it get in the kitchen
    Temperature: is the living room heated
    Temperature: give me the reading of the thermometer
    Temperature: degrees in the bathroom
    Temperature: is it cold in the hall
    Temperature: current room temperature
    Temperature: how warm have we got it
    LockDoor: we're leaving, close up the house
    LockDoor: nobody should get in, lock it
    LockDoor: can you bar the entrance
    LockDoor: please do lock the back door
    LockDoor: turn the key in the front door
    LockDoor: make the house safe for the night
    LockDoor: bolt up
    LockDoor: doors locked please
    DoorState: could anyone walk in right now
    DoorState: have I forgotten to lock up
    DoorState: tell me whether the entrance is shut
    DoorState: is anything open downstairs
    DoorState: door status
    DoorState: was the front door closed
    DoorState: are we locked in
    DoorState: can you see if the back door is locked
    -: order a pizza
    -: what's the news
    -: call my mother
    -: how do I get to the station
    -: who invented the telephone
    -: play some music
    -: my back hurts
    -: what is my account balance
    -: sing a song
    -: how much is a plane ticket
    """)
}
