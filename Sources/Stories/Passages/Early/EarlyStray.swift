extension Passages {
  /// The passages of “stray” for ages 3–5.
  static let earlyStray = #"""
    skeleton: stray
    band: 3-5
    title: {hero} and the Lost {young}
    title: Weep! Who Says Weep?
    title: The {young} in the Basket
    title: Which Way Does It Look?
    title: Very Low and Very Still
    slot young: fox cub | owlet | young hare | badger cub
    refrain: Soft and slow, soft and low!
    refrain: Hush, hush, small and lost.
    refrain: Step by step, and not a peep.
    refrain: Weep, weep, who comes to me?
    question: What did the {young} want?
    question: Why was {hero} sad and glad at once?
    question: What helps you when you are sad?
    question: What can you see if you lie on the floor?
    question: Why must you leave a young wild thing be?
    question: How long can you sit still with {friend}?

    ## want
    "Weep!" said a stone. Stones don't say weep. {hero} looked, and so did {a friend}. There on \#
    {path} sat {a young}, no bigger than a bun. In all {world} it had no one.
    "We must help it," said {hero}.
    [interest: {Friend} told it about {interest}.]
    ---
    {hero} nearly trod on it. It was {a young}, on {path}, all alone. It shook. "It is so small,\#
     and {world} is so big," said {hero}. "I want it to be well."
    "Then do not tread on it," said {a friend}.
    [interest: They forgot about {interest}.]
    ---
    "Look," said {a friend}. "A sock."
    But the sock had eyes. It was {a young}, left on {path}! {hero} looked up and down. There \#
    was no mother in all {place}. "Don't be sad. Please!"
    [interest: "Tell it about {interest}," said {friend}.]
    ---
    Who sits on {path}, all wet? {A young}. Who was with it? No one {in place}. {hero} bent \#
    down. "I will make you well."
    "You don't know how," said {a friend}.
    "Not yet."
    [interest: {hero} told it all about {interest}. "Weep!"]

    ## obstacle
    {hero} held out a bit of {food}. No. A leaf? No. A fat worm? No, no. "Weep! Weep!" it went, \#
    on and on.
    "I would have had the worm," said {friend}. [wings: "Two worms."]
    = worm: a long, soft thing with no legs
    ---
    "Weep," said the {young}. {hero} sang to it. "Weep." {Friend} made a funny face. "Weep!" \#
    They put a crumb right in front of it. It did not want a crumb. What did it want?
    = crumb: a tiny bit of bread
    ---
    All day long it called. It called so hard that it shook. {hero} gave it water in a shell. It\#
     stood in the shell.
    "Is it ill?" asked {hero}.
    "It is sad. You can't fix that with a bun," said {friend}.
    = ill: sick, not at all well
    ---
    How loud can a small thing be? So loud that {creatures} left. {Friend} crept under {hero}'s \#
    coat. It did not take one nibble. It just called. What did it say? {hero} did not know.
    = nibble: a very small bite

    ## try1
    "Hands off," said {elder}. "Use a basket." In it went, and off to {home}. {refrain} {hero} \#
    gave it a rug. It crept under the bed. "Weep," said the bed. {Friend} did not know what to \#
    say to a bed.
    ---
    {hero} held a basket down low, and it crept in. So it came to {home}. {refrain} A warm rug! \#
    A doll! An egg! It went under the stove. {Friend} bent down to see. "Now it is sadder," said\#
     {friend}.
    ---
    What is nice when you are sad? Soup, bed, {friend}. Off it went in a basket, home to all \#
    three. {refrain} It stood in the soup. It left the bed. It hid from {friend}. Poor {hero}! \#
    {Home} was no good.
    ---
    "Home is best!" With two big leaves, {hero} got it in the basket. {refrain} "Here is my bed.\#
     Here is my bun." It looked at the bun. Then it crept off. One eye shone. "I can eat that \#
    bun," said {friend}.

    ## try2
    It wants to see folk, then! {hero} took the basket to {gather}. {refrain} There were wheels,\#
     and feet, and a lot of "Aah". [town: A cart went bang.] The {young} shook.
    "Too many aahs," said {friend}.
    ---
    {hero} likes {water} best of all. You can splash there! Off went the basket. {refrain} But \#
    the {young} did not splash. It shivered. It made itself as small as a nut.
    "It is not a you," said {friend}.
    ---
    There was such a nice spot by {water}! {refrain} "Here you are," said {hero}. Then the wind \#
    came. The {young} shook. {Friend} shook too. "Nice for lunch," said {friend}. "Not nice for \#
    us."
    ---
    At {gather} there was a band. {hero} held up the basket, so that it could hear. {refrain} \#
    Boom, went the drum. In the basket it shivered and shivered.
    "I would weep too," said {friend}. "It is a bad band."

    ## insight
    {hero} lay down flat, one cheek on the ground. Down there it was all grass. But past the \#
    grass stood {high}. The {young} looked at {high}. It did not look at one thing more.
    "It does not call us," {hero} told {friend}.
    = cheek: the soft side of your face
    ---
    "Which way is its nose?" asked {friend}.
    {hero} lay low, and turned the basket left. The {young} turned right. It was like a compass!\#
     What way did it look, each time? It looked to {high}.
    = compass: a thing that shows where north is
    ---
    Weep. Hush. Weep. Hush. "It stops to hear," said {friend}. [wind: The wind stood still.]
    So {hero} got down low, and listened too. And far off it came, as thin as a thread: "Weep?" \#
    It came from {high}.
    = thread: thin string to sew with
    ---
    {hero} got down, to be as low as the {young}. What do you see when you are so small? Not \#
    {hero}'s face. Not {friend}. Just one dark edge with sky on it. That was {high}. And it \#
    leaned that way, with all it had.
    = leaned: bent to one side

    ## act
    Not fast. Not loud. {hero} took the basket up to {high}. {refrain} They put it down and went\#
     far back. {Friend} did not even sneeze. Then came a big shape, soft as a shadow. The \#
    mother!
    = shadow: the dark shape behind you in the sun
    ---
    {hero} walked as if the basket held eggs. {refrain} At {high} came the hard bit. They had to\#
     go far off and sit. They sat. A fly sat on {friend}. They sat. Then the mother came, and \#
    bent down.
    = bent: went down in a curve
    ---
    All the way to {high} it called. Each call was more glad! {refrain} {hero} tipped the \#
    basket. Then they hid, far off. A leaf moved. Two big eyes came. "Ah," said {friend}, with \#
    no sound. The mother!
    = tipped: put on its side
    ---
    How long is long? {hero} and {friend} lay still. They had numb feet. Far off, on {high}, \#
    stood the basket. {refrain} Don't move. Don't move! Then the mother came, low and quick. And\#
     there was no more weep.
    = numb: when you can't feel a part of you

    ## return
    {hero} took home a basket with nothing in it. It was heavy. "Are you sad?" asked {friend}. \#
    "Yes. And glad."
    "That must be a squeeze," said {friend}. That night a far voice said, "Weep!" And {hero} \#
    said it back.
    ---
    They had {food}. But {hero}'s spoon stopped half way. "It did not say thank you."
    "It was busy," said {friend}.
    At dawn they looked in the basket. There lay one bit of fluff, as soft as a yawn.
    ---
    That night {hero} lay and listened. {Friend} lay and listened. There it was: "Weep." And \#
    right next to it, low and warm: "Weep."
    "Two of them," said {hero}, a bit wet in the eyes. And then they slept.
    ---
    "Will it know me when it is big?" asked {hero}.
    "It won't know you from a post," said {friend}. "But it will like posts."
    {hero} had to laugh, and cry a bit too. The basket still stands by the door. You never know.
    """#
}
