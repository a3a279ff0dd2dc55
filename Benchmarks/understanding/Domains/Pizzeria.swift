extension FewShotDomain {
  package static let pizzeria = FewShotDomain(
    "pizzeria",
    """
    intent OrderPizza pay pizza size count address
      order a {pizza}
      I'd like a {size} {pizza}
      order {count} {pizza} pizzas
      can I get a {pizza} delivered to {address}
      bring me a {size} {pizza}
      I want to order a pizza
      deliver a {pizza} to {address}
      one {size} {pizza} please
    intent OrderStatus show
      where is my order
      when will my pizza arrive
      what is the status of my order
      track my order
      how long until my food gets here
      is my delivery on its way
      check my order
      has my pizza left yet
    intent CancelOrder remove
      cancel my order
      cancel the pizza
      I don't want the pizza any more
      call off my delivery
      please stop my order
      withdraw my order
      scrap the order
      forget about my order
    intent OpeningHours show
      when are you open
      what are your opening hours
      how late do you deliver
      are you open on sunday
      when do you close
      until when can I order
      what time do you open
      do you deliver at night
    intent Menu show pizza
      show me the menu
      what pizzas do you have
      what is on the {pizza}
      what can I order
      how much is a {pizza}
      which toppings are there
      is the {pizza} vegetarian
      list all pizzas
    intent BookTable create count
      book a table
      reserve a table for {count}
      a table for {count} please
      can we get a table tonight
      we'd like to eat in tonight
      make a reservation
      I need a table for {count} people
      do you have a table for {count}
    sentences
    OrderPizza: could you send a diavola over to 12 Baker Street
    OrderPizza: I'm starving, get me a margherita
    OrderPizza: two hawaiians for pickup
    OrderPizza: we'll have one large funghi and that's it
    OrderPizza: let me have a small margherita
    OrderPizza: do me a calzone
    OrderPizza: I fancy a quattro formaggi tonight
    OrderPizza: can somebody make us three margheritas
    OrderPizza: put me down for a large diavola
    OrderPizza: time for pizza, a funghi would be nice
    OrderPizza: hi there, I was hoping to get a medium hawaiian
    OrderPizza: we need four margheritas at 5 High Street
    OrderStatus: where's the driver
    OrderStatus: it's been an hour and nothing has come
    OrderStatus: my pizza still hasn't arrived
    OrderStatus: how much longer is this going to take
    OrderStatus: any news on the food I ordered
    OrderStatus: is my order ready
    OrderStatus: did you forget about us
    OrderStatus: what's taking so long with the delivery
    OrderStatus: can you tell me if the pizza is on the road
    CancelOrder: I changed my mind, don't make the pizza
    CancelOrder: I'd like my order cancelled
    CancelOrder: please don't send the food after all
    CancelOrder: can I still cancel
    CancelOrder: we no longer need the delivery
    CancelOrder: annul the order I just placed
    CancelOrder: take back what I ordered
    OpeningHours: opening times?
    OpeningHours: are you guys still open
    OpeningHours: do you work on public holidays
    OpeningHours: what are your hours at the weekend
    OpeningHours: closing time today
    OpeningHours: can I come by at eleven in the evening
    OpeningHours: is the kitchen open at lunchtime
    Menu: what sorts of pizza do you offer
    Menu: got anything without meat
    Menu: price of a margherita
    Menu: what does a large calzone cost
    Menu: could I see the card
    Menu: tell me what you've got
    Menu: what is in a quattro formaggi
    Menu: give me an overview of your pizzas
    BookTable: four of us would like to sit down for dinner
    BookTable: is there room for six tonight
    BookTable: keep a table free for two
    BookTable: can I reserve for eight people
    BookTable: we want to come by and eat, five persons
    BookTable: table for three near the window
    BookTable: I want to make a booking
    -: what's the weather in Naples
    -: can you play some italian music
    -: who won the match yesterday
    -: my phone battery is dead
    -: tell your boss he is great
    -: how do I make pizza dough at home
    -: are you hiring
    -: remind me to call Anna
    -: that was a funny joke
    -: what does this button do
    """)
}
