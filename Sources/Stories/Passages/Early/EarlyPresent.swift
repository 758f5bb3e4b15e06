extension Passages {
  /// The passages of “present” for ages 3–5.
  static let earlyPresent = #"""
    skeleton: present
    band: 3-5
    title: {hero} and the Very Small Present
    title: Where Is the {thing}?
    title: One More Day
    title: A Throne, a Swap and {a thing}
    title: The Best Present of All
    slot thing: button | spoon | thimble | comb
    refrain: One more day, one more day!
    refrain: What will it be, what will it be?
    refrain: Big or small, best of all!
    refrain: Cake is soon, cake is soon!
    question: Why did {elder} like the {thing} best?
    question: What would you have made out of {stuff}?
    question: What has been lost at your home?
    question: What would you not swap, not for gold?
    question: What does one you love do each day?
    question: Which present would {friend} like?

    ## want
    "One more day!" said {hero}. Then it was {elder}'s birthday. All {place} knew. {elder} had \#
    told them. "I want to give the best present of all."
    "I give me," said {a friend}.
    "That is good. But I want paper on it."
    [interest: "Or a book about {interest}?"]
    ---
    What do you give {elder}? Not socks. {hero} and {a friend} thought till it hurt. It must be \#
    the best present in {world}. And the birthday was the next day! Up they got.
    [interest: "Not a thing about {interest}," said {friend}.]
    ---
    In the morning {elder} would be as old as a tree. Cake for all {place}! "And what do we \#
    give?" asked {a friend}.
    "The best!" {hero} got out paper and string.
    [interest: They hummed about {interest}, to think.]
    ---
    Under each bed in {world} lay a thing in paper. It was all for {elder}, for the birthday. \#
    {hero} had the paper. There was no thing.
    "Then get up," said {a friend}. "We need one by the morning. We need the best!"
    [interest: "I gave the book about {interest} last year," said {hero}.]

    ## obstacle
    {hero} shook the purse. Out fell a pin, a crumb and some fluff. "I like the fluff," said \#
    {friend}. But next door they had a clock with a bird in it. The bird had a bow on! [wings: \#
    {Friend} went stiff.]
    = purse: a small bag for money
    ---
    "We have a chair for {elder}," said two of {folk}. "With arms! And you?" {hero} felt in both\#
     pockets. One had a hole. One had half a nut.
    {Friend} coughed. "It is a good half," said {friend}.
    = pockets: small bags sewn in a coat
    ---
    How much was in the tin? {Friend} shook it. It was empty. Just then a cart rolled by with a \#
    box on it. It took two to push. {hero} felt as small as a pea.
    = empty: with nothing in it
    ---
    One had a hat with a plume. One had a hen with a hat. How grand! {hero} had one coin, and it\#
     was chocolate. Then it was gone. {Friend} had been near it.
    = grand: big and very fine

    ## try1
    Big is best! {hero} made a throne out of {stuff}. It had steps, and horns. {refrain} Then \#
    {friend} sat on it. Crack. First the horns went. Then the steps. Then {friend}.
    ---
    {hero} put {stuff} here, and more on top. It was {elder}, as big as a house! {refrain} "I \#
    like the nose," said {friend}. Then the nose fell off. "Now it looks cross." And down came \#
    the rest.
    ---
    "A hat," said {hero}, "for all of us to stand in!" It had {stuff} for a brim. {refrain} Then\#
     the wind got in too. Half of it flew left. Half went in {water}. {Friend} got the string.
    ---
    Tap, tap, saw, saw. {Friend} came to see.
    "It is a horse," said {hero}. "With eight legs." {refrain} Seven legs were good. {hero} sat \#
    on the other one. Now it was just a heap with a head.

    ## try2
    At {gather} {hero} swapped a dear old bear for a gold cup. {refrain} {Friend} put tea in. \#
    Off came the gold. Out ran the tea. {hero} ran too, all the way back, and hugged the bear.
    ---
    "My best kite for that glass bird!" It sang so well. {refrain} It sang at {gather}. It sang \#
    in bed. It sang under a rug, with {friend} on top. {hero} took it back, quick, and got the \#
    kite.
    ---
    {hero} had a top that hummed. It went, at {gather}, for a pink box. What was in it? \#
    {refrain} It did not open.
    "It is a box for being shut," said {friend}. {hero} got the top back.
    ---
    What a fine gold crown they had at {gather}! It cost {hero} a drum. {refrain} {Friend} put \#
    it on, and went gold. Wet paint! "Swap it back," said {friend}, "or I shine for ever." So \#
    they did.

    ## insight
    There went {elder}. One hand went in the left pocket. Then one went in the right. Then came \#
    a sigh.
    "The same two pockets," said {friend}. "Each day."
    {hero} stood up. "It is the {thing}! {elder} has lost the {thing}!"
    = sigh: a long, sad breath
    ---
    "What does {elder} say at the gate?" asked {hero}.
    {Friend} did the creaky voice. "Good day. Have you seen my {thing}?"
    "And last week?"
    "Good day. Have you seen my {thing}?" Then they looked at each other. Oh!
    = creaky: like the sound of an old door
    ---
    They sat by the hedge. On the other side {elder} hummed, and stopped. "If I just had my \#
    {thing}. Ah, well."
    {hero} let go of the hedge. "That is what you say when it hurts." {Friend} got up at once.
    = hedge: a wall made of bushes
    ---
    On {elder}'s shelf was a row of hooks. A key hung there. A cup hung there. One hook was \#
    bare. "What was on that?" asked {friend}.
    {hero} had seen that hook each day. "The {thing}! {elder} lost it so long ago."
    = shelf: a board on the wall for things

    ## act
    Where does {elder} go? They went there too. Down {path}! On to {far}! {refrain} {hero} \#
    looked high. {Friend} looked low. In a crack a thing winked. It was the {thing}! They rubbed\#
     it. They put paper on.
    = rubbed: moved a cloth on it, to clean it
    ---
    Gate, bench, {path}. {hero} went as {elder} goes, slow, with a stick. {refrain} "Here is \#
    where {elder} sneezes," said {friend}. They bent down. In the leaves lay the {thing}. Paper!\#
     String! A bow!
    = bow: a knot with two loops
    ---
    They crawled all down {path}. {refrain} {hero} found a nail, a frog and a sock. "What is \#
    that in the mud?" asked {friend}. It was the {thing}! It got a wash. It got a box. It got a \#
    bow.
    = crawled: went on hands and knees
    ---
    {hero} began at {elder}'s door. {refrain} Not here. Not here. At {far} there was a seat, and\#
     it was dark. "Ow," said {friend}. "I sat on a thing." It was the {thing}! They did it up \#
    in wrinkled paper.
    = wrinkled: full of small folds

    ## return
    In came the grand things. "How big," said {elder}. Then came {hero}, with one as small as a \#
    plum. {elder} undid the string. "There you are!" {elder} told the {thing}, and sat on a \#
    cake. {Friend} saved the cake.
    ---
    "How nice," said {elder} to each big box. The small one came last. Paper. Paper. Then \#
    {elder} was quiet. {Friend} poked {hero}.
    "Where has it been all this time?" asked {elder}.
    "Out," said {friend}. "It had a nice time."
    ---
    Fine things stood all along the wall. {elder} held just the {thing}, and would not put it \#
    down to eat. So {hero} cut up the cake. {Friend} sat in the biggest box. It was empty now.
    "This is the one I like," said {friend}.
    ---
    "It is so small," said {hero}.
    {elder} looked at the {thing}, and looked. "Who told you?"
    "You did. Each day."
    They ate {food}, and {elder}'s nose blew like a horn. {Friend} blew back. [trains: So did a \#
    train.] [boats: So did a boat.]
    """#
}
