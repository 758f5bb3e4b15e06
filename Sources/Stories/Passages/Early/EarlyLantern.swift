extension Passages {
  /// The passages of “lantern” for ages 3–5.
  static let earlyLantern = #"""
    skeleton: lantern
    band: 3-5
    title: {hero} and the Small Light
    title: The Dark Window
    title: Tip, Tap, in the Dark
    title: A Light for the Far Window
    title: Who Says Psst?
    slot light: lantern | night lamp | torch | glass lamp
    refrain: Tip, tap, tip. On we go!
    refrain: Step and stop. Step and stop.
    refrain: Hold it high, hold it dry!
    refrain: Hush, hush, little light.
    question: Why did the light go out?
    question: Which sound in the dark do you know best?
    question: What would you have said to {friend}?
    question: What can you hear right now, if you sit still?
    question: Who would you bring a light to?
    question: When do you like the dark?

    ## want
    In {world} the lamps came on, one by one. But none came on at {far}. {elder} sat there in \#
    the dark!
    Click, went the {light}. "Come," said {hero} to {a friend}. "We must go."
    [interest: {Friend} talked about {interest} all the way.]
    ---
    "One, two, three lamps," said {hero}, who lived {in place}. "Where is four? Who is at {far}?"
    "{elder} is," said {a friend}. "With no lamp."
    "Not for long!" The {light} was lit. Off they went.
    [interest: A song about {interest} went too.]
    ---
    Night fell on {place}. {hero} had {a light}. {hero} had {a friend}. {elder}, out at {far}, \#
    had none.
    "How will {elder} get home?" asked {hero}.
    "You have feet," said {friend}. "Use them." [interest: "Tell me about {interest} on the way."]
    ---
    Soup was hot. But in all {place} one chair stood bare. {elder} was still at {far}, in the dark.
    {hero} could not eat one bite. {He} got the {light}, all lit. {A friend} got up too.
    [interest: "Tell me about {interest}," said {friend}, "till it is not dark."]

    ## obstacle
    Crick! Crack! What was that? {hero} stood still on {path}. The {light} shook, and so did \#
    {his} knees.
    "Who goes crick?" asked {friend}.
    {hero} did not know. [wind: Hoo, went the wind.] It was so very dark.
    = shook: moved fast to and fro
    ---
    Now {path} had no end and no edge. There was a rustle on the left. There was a plop on the \#
    right. They stood stock still.
    "I think I am scared," said {hero}.
    "You think?" said {friend}. "I know I am!"
    = rustle: the soft sound of dry leaves
    ---
    First came a hum. Then came a thump. {hero} held on to {friend}. [mist: The mist came up to \#
    their chins.] The {light} made big black shapes on {path}. One of them had horns.
    "I can't go on," said {hero}.
    = thump: a low, dull bang
    ---
    "Psst," went the dark. {hero} stopped. "Did you say psst?"
    "Not me," said {friend}. "I never say psst."
    The {light} gave a flicker, but it stayed lit. They stood close on {path}. They did not move\#
     one bit.
    = flicker: to shine, then not, then shine again

    ## try1
    "Run!" said {hero}. Off {he} ran, as fast as can be. {refrain} But the {light} swung, and \#
    click, out it went. Back they crept to {home}. {Friend} found the knob, and on came the \#
    light.
    ---
    {hero} had a plan. If you are quick, the dark can't catch you! {refrain} Bump, bump, zip. Oh\#
     no. No light!
    They felt their way back to {home}. "Less zip," said {friend}, when it shone once more.
    ---
    Feet, feet, go, go, go! {hero} ran. {refrain} But a light does not like to run. Pip! All was\#
     black.
    "My nose is in a bush," said {friend}.
    So it was back to {home}, to get it lit again.
    ---
    "I shall count to three and run," said {hero}. "One, two..." {refrain} {Friend} fell. {hero}\#
     fell. The {light} fell too, and went dark. So back they went to {home}, to make it glow.

    ## try2
    Next {hero} put a coat on the {light}. "If I can't see the dark, it can't see me." {refrain}\#
     Bonk! That was a post. "I saw that," said {friend}. "You did not." They were back at the \#
    gate.
    ---
    {hero} shut both eyes tight. {refrain} Left foot, right foot, left foot. [snow: Crunch, said\#
     the snow.] When {he} looked, there stood {home}. They had gone round in a ring!
    "What a short trip," said {friend}.
    ---
    "I will look at my shoes," said {hero}. "Shoes are not scary." {refrain} But shoes do not \#
    know the way. Splat! Mud. {Friend} had to pull. They sat down where {path} began.
    ---
    Fingers in ears! Then there are no sounds. {refrain} {hero} walked and walked. {Friend} \#
    called, "Not that way!" But who could hear it? They were back where the walk had begun, \#
    light and all.

    ## insight
    Crick, crack! {hero} jumped. {Friend} said, "Hold up the light." It was a twig on a wall. \#
    Just a twig!
    "Good night, twig," said {hero}. And it was odd. The dark had got a bit less big.
    = twig: a thin little branch
    ---
    {Friend} sneezed. "Eek!" said {hero}. Then {he} had to laugh. "That was you!"
    "It was. I sound big in the dark."
    {hero} sat up. "Then let us see who the others are."
    = sneezed: went achoo through the nose
    ---
    Plop! This time {hero} did not run. "Is it a frog?" {he} asked.
    Plop, said the frog. It sat right by {friend}, round and wet.
    "A frog," said {hero}, "is not a monster at all. Let us go and ask them all."
    = monster: a big, bad beast from a tale
    ---
    Hum, hum. "What says hum?" asked {friend}. {hero} lay down, with one ear to the ground. "It \#
    is a beetle. A fat one. It wants its bed."
    "So do I," said {friend}. "But I am not afraid of it now."
    = beetle: a small beast with a hard back

    ## act
    They went on, not fast. {refrain} "I hear {sound}," said {hero}. "I hear a gate." "You hear \#
    my tum," said {friend}. And there was {far}! {elder} came out, blinking at the {light}.
    = blinking: shutting and opening the eyes fast
    ---
    Each sound got a name. {hero} said, "Hello, leaf. Hello, drip." [sea: "Hello, sea."] \#
    [trains: "Hello, train."] [farm: "Hello, hen."] {refrain} {Friend} said hello to a stone, to\#
     be safe. Then a door creaked. It was {elder}, so glad, at {far}.
    = drip: one drop of water that falls
    ---
    Slow, slow, went {hero}. {refrain} What squeaks? A hinge. What snores? Just {creatures}. \#
    What shines? The {light}, on the face of {elder}! "You came all this way," said {elder}. "We\#
     met a lot of folk," said {friend}.
    = hinge: the part a door swings on
    ---
    "I know you, wind," said {hero}. "And you, creak." {refrain} Step by step it went. {Friend} \#
    kept count. At nine they knocked at {far}. "Is that a light?" called {elder}. It was!
    = creak: the sound of an old door

    ## return
    Three went back along {path}. {hero} told {elder} the name of each noise. At {home} they ate\#
     {food}. And out in the dark a thing went hoo. "Hoo to you," said {friend}.
    ---
    All the way back {elder} held the light. {hero} held on to {friend}. [slow: It took a \#
    while.] "Were you afraid?" asked {elder}. "Yes," said {hero}. "Then I asked the dark its \#
    names." And {he} yawned.
    ---
    Home they came, all three, by the same dark way. Now {elder} has a lamp too. Each night it \#
    winks, and {hero} winks back. "What was that noise?" asks {friend}, in bed. "You," says \#
    {hero}. "It was you."
    ---
    They came home, and had {food}, and a lot of it. {elder} had a bit. {hero} had more. Then \#
    they put out the {light}, just to hear. Crick. Plop. Hum. "There they all are," said \#
    {friend}.
    """#
}
