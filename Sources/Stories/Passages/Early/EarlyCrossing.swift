extension Passages {
  /// The passages of “crossing” for ages 3–5.
  static let earlyCrossing = #"""
    skeleton: crossing
    band: 3-5
    title: {hero} and the Wide Gap
    title: How Does {a parcel} Cross?
    title: The Bridge That Was Not There
    title: Bit by Bit
    title: The Wet Shoes
    slot parcel: cake | drum | pie | melon
    refrain: Heave and ho and over we go!
    refrain: One, two, three and over!
    refrain: Push and puff and puff and push!
    refrain: Hup, hup, don't give up!
    question: Why did the big thing not help?
    question: What did {hero} see that gave the idea?
    question: What could you make a little bridge from?
    question: What would you bring to a feast?
    question: What does {friend} like best of all, do you think?
    question: When did you make a thing bit by bit?

    ## want
    Flags! Songs! There was a feast at {gather}, just over {water}. All {place} would be there. \#
    {hero} had the {parcel}, and held it tight.
    "Don't drop it," said {a friend}. "I dream of it."
    [interest: They talked about {interest} too.]
    ---
    "We can't start till the {parcel} comes," {elder} had said. So {hero} walked slow, slow, \#
    chin on top. {A friend} went in front. Left, right, left! Over {water} was {gather}. There \#
    all {world} would feast.
    [interest: {Friend} spoke about {interest}.]
    ---
    "Walk fast," said {a friend}.
    "You can't rush {a parcel}." It was for the feast. All {world} would be there! Just over \#
    {water}, at {gather}! And who had it to hold? {hero} had. [interest: "Then tell it about \#
    {interest}."]
    ---
    "Is it far?" asked {a friend}.
    "Just over {water}." {hero} held the {parcel} high. The feast was at {gather}. All {world} \#
    would come! {Friend} had had no lunch, to save room.
    [interest: They sang about {interest}. It helped.]

    ## obstacle
    But oh, the bridge! Half of it lay in {water}. The rest was gone. [river: The river had it \#
    for lunch.] {hero} looked left and right. There was just one wide gap.
    "The way round takes two days," said {friend}. "The feast is tonight."
    = gap: an empty space between two things
    ---
    "Stop!" said {friend}. {hero} stopped, with one foot up. Under the foot there was no bridge.\#
     There was just wet. [wings: "I can fly," said {friend}. "The {parcel} can't."]
    "Last week's storm took it," said {friend}. "And round is so far that we would grow old."
    = storm: wild wind and rain
    ---
    They could hear it. Over there were fiddles, and the clink of plates. Over here stood {hero}\#
     with the {parcel}. In between was {water}, and half a bridge.
    "Can we go round?" asked {hero}.
    "Yes," said {friend}. "By next week."
    = fiddles: things with strings that play a tune
    ---
    Where the bridge had been, two posts stuck up. That was all. A plank sailed by and was gone.\#
     [boats: The boats were at the feast.] {hero} held the {parcel} tight.
    "It is three days round," said {friend}. "I had no lunch for this."
    = posts: thick sticks that stand in the ground

    ## try1
    "I can jump it!" said {hero}. {He} put the {parcel} down and took a run. {refrain} Up went \#
    two feet. Down came two feet, plosh, right by the edge. {Friend} counted them. "Still two. \#
    But very wet."
    ---
    A rope could do it! {hero} threw one end at the far side. {refrain} The rope flew, had a \#
    look down, and fell in. {hero} slid in too, up to the socks. "Brr," said {friend}. "I felt \#
    that from here."
    ---
    Lean, lean, just a bit more. {hero} held a post and hung out over the edge. {refrain} \#
    Squelch, went the bank. Now both shoes were full. {Friend} looked in. "There is a bug in \#
    this one. It likes it."
    ---
    Quick, or they will start! {hero} threw a board at the gap. {refrain} Splat! The board \#
    sailed off. The splash did not. It sat in {his} shoes.
    "You go squish now," said {friend}.
    Squish, said the shoes.

    ## try2
    There lay a beam, as long as a room. "One big thing, and we are done," said {hero}. \#
    {refrain} Pull! Puff! Pull! The beam did not move a hair. "Hush," said {friend}. "I think it\#
     sleeps."
    ---
    A stone! A fat one, as big as a cow. {hero} pushed it with {his} back. {refrain} It rolled! \#
    It rolled just once. It went in, glug, and was gone.
    "A fine bridge," said {friend}. "For fish."
    ---
    "No help, please," said {hero}. "I am strong." And {he} took hold of an old door. {refrain} \#
    The door came, inch by inch. Then it slid in and went right down. "Bye, door," said \#
    {friend}. They stood there as before.
    ---
    "What is the biggest thing here?" asked {hero}.
    "That gate," said {friend}. "But..."
    {hero} had it by one end. {refrain} Oof! The gate stayed. {hero} sat down hard in the mud.
    "But it is nailed on," said {friend}.

    ## insight
    {hero} sat down. By {his} knee an ant came to a crack. It put in a crumb. Then one more \#
    crumb, and one more, and it walked across.
    "See that?" {he} asked {friend}. "It did not need one big crumb."
    = crumb: a tiny bit of bread
    ---
    The wind had blown leaves up in a raft. A frog sat on it, as fat as a bun. "One leaf can't \#
    hold a frog," said {hero}. "But look how many there are!"
    {Friend} looked. "Small, small, small. And it holds!"
    = raft: flat things that float side by side
    ---
    It was time for bread. {Friend} laid bits of it end to end, from stone to stone.
    "What is that for?" asked {hero}.
    "My pea wants to cross."
    And the pea rolled all the way. {hero} stopped chewing.
    = chewing: biting food till it is soft
    ---
    {Friend} does not like wet. There was a puddle in the way. So {friend} pushed in one pebble.\#
     Then the next. Then the next. {Friend} went over, dry as toast.
    {hero} looked at the small stones. Then {he} looked at the great big gap.
    = pebble: a small round stone

    ## act
    {hero} fetched some {stuff}. One bit down. Stand on it. Does it hold? Yes! {refrain} One \#
    more bit. {Friend} tested each with a stamp. And then they were over, and the {parcel} was \#
    dry.
    = tested: tried, to see if it was good
    ---
    "Not that bit," said {friend}. "It wobbles." So {hero} took it out and put in a good one. \#
    {refrain} Out of {stuff} grew a small road. Last came the {parcel}, inch by inch, with not a\#
     drop on it.
    = wobbles: rocks from side to side
    ---
    Lay it, press it, try it. Lay it, press it, try it. {refrain} It took a heap of {stuff}. \#
    {hero} felt each bit with a toe. And then there was no gap.
    "You first," said {friend} to the {parcel}.
    = press: to push down hard
    ---
    "Who can help?" asked {hero}. "Me," said {friend}, and held on, and {hero} tied. {refrain} \#
    The first heap of {stuff} sank. So they put more on top. It stayed! Across they went with \#
    the {parcel}.
    = sank: went down in the water

    ## return
    What a feast! The {parcel} got a chair of its own. They had {food} till the moon came up. \#
    Then all went home over {hero}'s bridge, and no one got wet.
    "Mind the third bit," said {friend}. "I stamped on that."
    ---
    "How did you get here?" asked {elder}. {hero} showed how. Soon {folk} came across with more \#
    chairs. {Friend} stood at the end of the new bridge.
    "You may cross," said {friend} to each one. "If you brought {food}."
    ---
    They put the {parcel} in the middle, and the feast began. {hero}'s shoes hung up to dry, \#
    drip, drop. The bridge is still there. [snow: It wears a white hat.] {Folk} use it each day.\#
     {Friend} gave it a name: {Parcel} Bridge.
    ---
    Bump, bump, bump. In came {elder} with a cart. "There is a bridge out there! It was not \#
    there at noon."
    "{hero} made it," said {friend}, "out of small things. Now, where do I sit?"
    """#
}
