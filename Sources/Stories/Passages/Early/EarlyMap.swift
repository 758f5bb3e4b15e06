extension Passages {
  /// The passages of “map” for ages 3–5.
  static let earlyMap = #"""
    skeleton: map
    band: 3-5
    title: {hero} and the Red Cross on the Map
    title: The Map in the {holder}
    title: Where Is the X?
    title: No Cheese in the Box
    title: Too Low to See
    slot holder: tin | old book | jug | old boot
    refrain: Left, right, who knows the way?
    refrain: Step, step, turn and look!
    refrain: X, X, where are you?
    refrain: This way, that way, on we go!
    question: Why did the map look wrong at first?
    question: What would you put in the box?
    question: What does your home look like from up high?
    question: What did {friend} hope to find?
    question: Who would you ask for the way?
    question: Where would you hide a box?

    ## want
    Out of the {holder} fell a map, as soft as a sock. It had a red X. "That means gold," said \#
    {hero}.
    "Or cheese," said {a friend}.
    The map was of {place}. Off they went!
    [interest: They sang about {interest}.]
    ---
    "What is in that {holder}?" asked {a friend}.
    "Dust," said {hero}. "And a map!" It had lines, and dots, and one big X. {hero} felt it in \#
    both knees. They had to go, right now, all over {world}.
    [interest: They forgot to talk about {interest}.]
    ---
    It was a dull day {in place}. {hero} shook {a holder}, and a map flew out. It had an X! \#
    "What is there?" asked {a friend}.
    "I can't sleep till I know." Out they ran. [interest: "Is it about {interest}?"]
    ---
    "X," said {hero}. "X," said {a friend}. On the floor lay a map, out of {a holder}. At the \#
    top it said {world}. At the X was a thing to find! Off they went.
    [interest: "I hope it is about {interest}."]

    ## obstacle
    Go past the tower, said the map. They stood on {path} and looked. What tower? There was just\#
     a post, and a wet one.
    "It may have sat down," said {friend}.
    {hero} did not know where to go.
    = tower: a thin, very high house
    ---
    Turn at the wheel, it said. {hero} looked up {path} and down {path}. There was no wheel. \#
    There was no ring. {Friend} stood there and tried to look round, to help. It did not help.
    = wheel: a round thing that turns
    ---
    The lines on the map ran straight. {Path} was all bends. Five big dots? {hero} saw two. One \#
    of them was {friend}.
    "Which dot am I?" asked {friend}. They could not go on.
    = bends: spots where a way is not straight
    ---
    On the map there was a fish, as big as a house. On {path} there was no fish at all.
    "It may be out," said {friend}. [sea: "At sea."]
    {hero} sat down on a stone. They were stuck.
    = stuck: not able to go on

    ## try1
    Just go! {hero} held the map up close, and marched. {refrain} Ten steps, turn. [farm: A hen \#
    came too.] Ten steps, turn. Bonk! It was a post. It was the very post they had left.
    "Hello, post," said {friend}.
    ---
    {hero} ran as the line ran, and did not look up. {refrain} They ran and ran. Then there were\#
     feet in the dust. Whose feet?
    "Two were here before us," said {friend}. "One has your shoes."
    ---
    Forty steps that way! {hero} went so fast that {friend} had to trot. {refrain} "There is \#
    that bush," said {friend}. "There is that bush. There is that bush. I think it likes us." \#
    They were where they had begun.
    ---
    "No rest and no talk," said {hero}. {refrain} Left, left, left and left. Then they fell over\#
     a crust. {Friend} had dropped it when they set off.
    "Lunch," said {friend}. It was all one big ring.

    ## try2
    They asked {folk}. One said left. One said right. {refrain} One said to go home and have a \#
    wash. {hero}'s head went round and round.
    "I did not like the wash one," said {friend}.
    ---
    {Folk} had a good look. It was the moon, said one. It was a hen, said the next. {refrain} \#
    {hero} said thank you to each of them. "Now I know less than I did," {he} told {friend}.
    ---
    "The X is up there." "No, it is down there." "X? That is jam!" {refrain} Soon all of {folk} \#
    were at it, and it got loud. {hero} and {friend} crept out from under. They still had the \#
    map, and one more stain.
    ---
    {hero} met five of {folk} and got five ways to go. {refrain}
    "So it is up, down, left, right, and to bed," said {friend}. "I could do bed." But which was\#
     true? The map did not say.

    ## insight
    The sun was bright. {hero} held the map up, to make shade for {friend}. Light shone in from \#
    the back. "Those are not dots. They are roofs! You see roofs from the top." And there it \#
    was, high over them: {high}.
    = roofs: the tops of houses
    ---
    They lay down flat. {Friend} had the map the wrong way up. "It is like what a fly sees," \#
    said {friend}.
    {hero} sat up. "Say that again! Who drew this was not down here. Who drew this sat up \#
    there!" And {he} looked at {high}.
    = drew: made a picture with lines
    ---
    Splash! The map fell in a pool. {hero} bent down for it. In the pool was the sky, and {high}\#
     on its head. It had the same bump as on the map!
    "So the map is good," said {hero} to {friend}. "We are just too low."
    = bump: a round bit that sticks up
    ---
    An ant walked over the map. "It can't see the X," said {friend}. "It is too close, and it is\#
     so tiny." [tiny: And {friend} should know.]
    {hero} looked at the ant. Then {he} looked up, at {high}. "And so are we!"
    = tiny: very, very small

    ## act
    Puff, puff! They puffed all the way up to {high}. {hero} turned the map till each line fit. \#
    There was the way! {refrain} {Friend} kept count, down to {far}. Step ninety went clonk. It \#
    was a box!
    = puffed: blew out air in short bits
    ---
    From {high} it all lay flat, like a map. "Turn it," said {friend}. So {hero} did. The X sat \#
    right on {far}! {refrain} Down they ran. There was a lid in the grass. It had a box on!
    = lid: the top that shuts a box
    ---
    Is that our roof? It is! {hero} stood on {high}, one thumb on the X. The X was {far}! \#
    {refrain} There was a loose stone, and in the hole a box.
    "You open it," said {friend}. "I say ooh."
    = loose: not held tight
    ---
    Turn, turn, stop! [wind: The wind had a go too.] Seen from {high}, the map was right. \#
    {refrain} {hero} counted. {Friend} counted too. "Sixty." "Nine." But there it was, at {far},\#
     with a rusty hook. It was a box.
    = rusty: red and rough, as old iron gets

    ## return
    There was a peg, a feather and one green stone. "I am six," said a note. "This is my best \#
    stuff." And the name? It was {elder}! {hero} put in a red button. {Friend} shut the box.
    ---
    No gold. There was some string, and a tooth! "That is mine," said {elder} that night. "I was\#
     five, and it was my best thing." So {hero} put in a best thing too. It was the map. \#
    {Friend} sat on the lid till it clicked.
    ---
    A top, a key, and a cow made of wool. "Hello, you," it said on a card. {elder} had put it \#
    there, long ago. "Hello," said {hero}, and put in a blue bead. {Friend} put in half a bun. \#
    Click!
    ---
    "No cheese," said {friend}. But there was a whistle, and it still went peep. {elder} came at\#
     a run. "I hid that when I was six!" It went back in, with {hero}'s best shell. Click.
    "Now we must draw a map," said {friend}.
    """#
}
