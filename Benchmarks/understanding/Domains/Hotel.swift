extension FewShotDomain {
  package static let hotel = FewShotDomain(
    "hotel",
    """
    intent BookRoom pay count time
      book a room
      I need a room for {count} nights
      reserve a double room
      do you have a room for {count}
      I'd like to stay {count} nights
      get me a single room for tomorrow
      we want to book a suite
      make a room reservation
    intent CheckOut perform
      check me out
      I want to check out
      I'm leaving today
      prepare my bill for checkout
      we are checking out
      I'd like to leave now
      settle my room
      start the checkout
    intent RoomService create
      bring breakfast to my room
      I'd like room service
      order food to the room
      can I have dinner in my room
      send up a bottle of wine
      get me a sandwich upstairs
      I'm hungry, what can you bring up
      order a coffee to my room
    intent Housekeeping create
      clean my room
      I need fresh towels
      change the sheets
      send someone to tidy up
      we're out of toilet paper
      please make up the room
      bring more pillows
      can I get an extra blanket
    intent Facilities show
      is there a pool
      where is the gym
      when does the spa open
      do you have wifi
      what is the wifi password
      where can I park
      is there a restaurant
      when is breakfast
    intent WakeUp create time
      wake me at {time}
      I need a wake-up call
      call me at {time}
      set a wake-up call for {time}
      can you ring me tomorrow morning
      make sure I'm up at {time}
      please wake us early
      a wake-up call please
    sentences
    BookRoom: any vacancies for tonight
    BookRoom: we would like to come for a week in May
    BookRoom: have you got something for two adults and a child
    BookRoom: a room with a view please
    BookRoom: I want to spend three nights with you
    BookRoom: put my name down for a twin room
    BookRoom: is a suite still free at the weekend
    BookRoom: accommodation for four people
    BookRoom: can I extend with another room for my brother
    CheckOut: my taxi is coming, I want to pay and go
    CheckOut: time to leave, what do I owe
    CheckOut: can we do the checkout now
    CheckOut: I'm off, here's the key
    CheckOut: please close my account, I'm departing
    CheckOut: we'd like to pay the room and leave
    CheckOut: finish my stay
    RoomService: could someone bring me a pot of tea
    RoomService: we'd love some champagne up here
    RoomService: two burgers to 304 please
    RoomService: is it possible to eat in the room
    RoomService: a late supper would be great, can you carry it up
    RoomService: send me some soup
    RoomService: I'd like to order a snack
    RoomService: have a pizza sent to my room
    Housekeeping: the bathroom is filthy
    Housekeeping: there are no clean towels
    Housekeeping: can the maid come by
    Housekeeping: my bed hasn't been made
    Housekeeping: could we have another duvet
    Housekeeping: I spilled coffee on the carpet
    Housekeeping: need more soap and shampoo
    Housekeeping: someone should empty the bin
    Housekeeping: the linen needs changing
    Facilities: can I swim here
    Facilities: how do I get on the internet
    Facilities: opening hours of the sauna
    Facilities: where do I leave my car
    Facilities: from when do you serve breakfast
    Facilities: is there somewhere to work out
    Facilities: does the hotel have a bar
    Facilities: what floor is the restaurant on
    Facilities: got a password for the network
    WakeUp: I have to get up at six
    WakeUp: phone me at half past five
    WakeUp: don't let me oversleep, my flight is at nine
    WakeUp: could reception call us at seven
    WakeUp: alarm at quarter to eight please
    WakeUp: can you get me out of bed at five
    WakeUp: give me a morning call
    WakeUp: wake-up at six thirty
    -: what's the score
    -: who wrote Hamlet
    -: transfer money to my sister
    -: add milk to the shopping list
    -: tell me a riddle
    -: is my car insured
    -: how do you say please in Thai
    -: that's nonsense
    -: what's two plus two
    -: my passport expired
    """)
}
