extension FewShotDomain {
  package static let taxi = FewShotDomain(
    "taxi",
    """
    intent BookRide pay address count
      get me a taxi
      book a ride to {address}
      I need a cab to {address}
      take me to {address}
      order a taxi for {count} people
      send a car
      pick me up
      can I get a ride to {address}
    intent RideStatus show
      where is my taxi
      when will the driver be here
      how far away is my car
      is my cab coming
      track my ride
      how many minutes until pickup
      what is my driver doing
      has the driver left
    intent CancelRide remove
      cancel my ride
      cancel the taxi
      I don't need the cab any more
      call off the car
      stop the booking
      send the driver away
      drop my booking
      I no longer want a taxi
    intent Fare show address
      how much is a ride to {address}
      what does it cost to go to {address}
      what's the fare
      estimate the price to {address}
      how expensive is a taxi to {address}
      give me a quote
      what would I pay
      price of a trip to {address}
    intent LostProperty create
      I left something in the taxi
      I lost my bag in the car
      report a lost item
      my phone is still in the cab
      I forgot my umbrella in your taxi
      did the driver find my keys
      I'm missing something since my ride
      lost property
    intent Receipt show
      send me a receipt
      I need an invoice for my ride
      show my last receipt
      can I have a bill for the trip
      give me proof of payment
      get the receipt for yesterday
      where is my invoice
      print the receipt
    sentences
    BookRide: could somebody drive me to the airport
    BookRide: I have to be at the central station by eight
    BookRide: we're three and want to go to the cinema
    BookRide: please have a driver come round
    BookRide: I'd like to go home now
    BookRide: can you fetch me from work
    BookRide: is there a car that can bring us to the opera
    BookRide: taxi please
    BookRide: get us to the theatre
    BookRide: I want a lift to the hospital
    BookRide: call me a cab would you
    RideStatus: he's not here yet
    RideStatus: where on earth is that driver
    RideStatus: how long till my taxi turns up
    RideStatus: is the car on its way
    RideStatus: when's my ride due
    RideStatus: I've been waiting at the door for ages
    RideStatus: can you see where the cab is
    RideStatus: what's the arrival time of the taxi
    CancelRide: I've found another lift, so no taxi
    CancelRide: please undo the booking
    CancelRide: I'm walking instead, cancel it
    CancelRide: we don't want to be picked up after all
    CancelRide: tell the driver not to come
    CancelRide: could you revoke my cab
    CancelRide: abort the ride
    Fare: what do you charge to the airport
    Fare: would forty be enough to get to the harbour
    Fare: what will the journey to the station set me back
    Fare: rate to the city centre
    Fare: is it cheap to go to the stadium
    Fare: roughly how much for a trip to the beach
    Fare: how much money do you want for driving me home
    Fare: costs of a cab to the university
    LostProperty: I think my wallet is on the back seat
    LostProperty: my scarf got left behind in the cab
    LostProperty: has anyone handed in a laptop
    LostProperty: I can't find my glasses, they must be in your car
    LostProperty: the kid forgot his teddy in the taxi
    LostProperty: something of mine is missing after the ride
    LostProperty: I lost my jacket during the trip
    Receipt: my company wants a bill for that
    Receipt: email the invoice please
    Receipt: could I get a receipt for this morning's drive
    Receipt: I need paperwork for my expenses
    Receipt: proof that I paid
    Receipt: I want something in writing for the ride
    Receipt: show me what I paid on Monday
    Receipt: invoice for the last journey
    Receipt: a copy of the bill would be good
    -: is it going to rain
    -: turn the radio down
    -: what's the capital of Peru
    -: do you like your job
    -: order me a burger
    -: set an alarm for six
    -: my knee hurts
    -: translate thank you into Greek
    -: how tall is the tower
    -: I'm bored
    """)
}
