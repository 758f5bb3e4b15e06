extension Passages {
  /// The passages of “machine” for ages 3–5.
  static let earlyMachine = #"""
    skeleton: machine
    band: 3-5
    title: {hero} and the {engine} That Stopped
    title: Prrrp, Said the {engine}
    title: One Finger, One Wheel
    title: The Tiny Thing in the Big Thing
    title: Who Gave It a Plonk?
    slot engine: big clock | organ | carousel | popcorn cart
    refrain: Clank, clonk, what is wrong?
    refrain: Turn and tick and tick and turn!
    refrain: Push, pull, clink and clunk!
    refrain: Whirr and click, which is it?
    question: Why did it not help to kick it?
    question: What would the {engine} sound like at your home?
    question: How would you look for a thing so small?
    question: What have you mended, or helped to mend?
    question: Why did it help to go slow?
    question: What did {friend} do well?

    ## want
    Clunk! At {gather} the {engine} stopped. "But the fair is tonight!" said {hero}. All {world}\#
     would come to see it go. "I will make it go."
    "You?" said {a friend}.
    "We," said {hero}.
    [interest: {Friend} had just been talking about {interest}.]
    ---
    No hum. No clack. {hero} put an ear to the {engine}. {A friend} put an ear to {hero}. The \#
    fair was tonight, at {gather}! All {place} would come.
    "It has to go," said {hero}.
    [interest: They told it about {interest}. No.]
    ---
    One night a year they stay up late {in place}. Then the {engine} goes, at {gather}. Tonight!\#
     But "Pff," it said, and stood still. "Oh no, you don't!" said {hero}. {A friend} held the \#
    hat.
    [interest: They hummed it a tune about {interest}.]
    ---
    "It went last night," said {hero}.
    "It does not go now," said {a friend}.
    There stood the {engine}, in {gather}. And tonight was the fair! All {world} would come. \#
    {hero} rolled up both sleeves.
    [interest: "Then no talk about {interest}," said {friend}.]

    ## obstacle
    {hero} went round it three times. No crack. No hole. No bit on the floor. [farm: A hen \#
    looked too.] "{elder} mends it," said {friend}. But {elder} was away till night. No one else\#
     knew what was in there.
    = mends: makes a broken thing good
    ---
    It shone! Each wheel was there, and each screw. [tiny: {Friend} went in to look. All well.] \#
    {Folk} stood round and scratched their heads. "{elder} will know," said one.
    "Where is {elder}?" asked {hero}.
    "Away," said {friend}. "Till tonight."
    = screw: a nail that you turn
    ---
    Can you be ill, and look well? The {engine} could. {hero} knocked on it. It rang like a good\#
     pot. "{elder} is away till sundown," said {friend}. "And I just know about soup."
    = sundown: when the sun goes away
    ---
    "What is wrong with it?" asked {hero}. One of {folk} gave a shrug. The next gave a shrug. \#
    There were shrugs all round the {engine}. {elder} knew, but {elder} was out till night. "I \#
    shrug too," said {friend}.
    = shrug: when shoulders go up and down

    ## try1
    A good bump may help! {hero} took a run at it. {refrain} Bump! "Prrrp," said the {engine}. \#
    It was a very rude noise.
    "That was not me," said {friend}. [town: Windows shut all down the road.]
    ---
    Push, kick, thump! {refrain} The {engine} took it all. It thought a bit. It burped. Then it \#
    stood there as before. {hero} had a sore toe. {Friend} had a good laugh.
    ---
    {hero} hit it with a pan. Bong! {hero} hit it with a pot. Bing! {refrain} Then came one \#
    long, low, wet "Blub". They all looked at {friend}.
    "It was the {engine}," said {friend}.
    ---
    "Wake up!" {hero} shook it, till {his} teeth shook as well. {refrain} Out came a puff of \#
    dust, and a sound like an old cow.
    "Choo," said {friend}. "I am awake. It is not."

    ## try2
    Off with this, on with that, and swap those two! {refrain} Now a bell hung down. A door \#
    stuck. A wheel spun back. "It was one thing," said {friend}. "Now it is four." {hero} put it\#
     all back. It took an hour.
    ---
    {hero} took six bits out and put six bits in. {refrain} Five fit. One was a spoon. "Now it \#
    leans, and squeaks, and has my spoon," said {friend}. Bit by bit it all went back, till it \#
    was just still.
    ---
    This up, that down, all in one go! {refrain} Ping! Pong! Twang! {Friend} caught two bits and\#
     sat on one. It was a lot more wrong than right. {hero} took till tea to put it back.
    ---
    What does this do? And this? And this? {hero} had both hands in. {refrain} A drip began. A \#
    flap stuck. A knob fell in the tea. "Which one did that?" asked {friend}. Who knows! So back\#
     it all had to go.

    ## insight
    "Where does it start?" asked {friend}. {hero} put a finger on the handle. The handle turns \#
    this. This pulls that. {Friend} hummed, to keep it slow. On went the finger, bit by bit. \#
    Then it came to a spot, and there it stopped.
    = handle: the part you hold or turn
    ---
    {hero} had the finger. {Friend} had the chalk. They began at the first wheel. It turned, so \#
    it got a cross. The next one turned. Cross! The next, cross! Then came a wheel that did not \#
    want to turn. No cross.
    = chalk: a soft white stick to draw with
    ---
    An ant walked on the {engine}. It took the rod. It took the wheel, and the next wheel, and \#
    left none out. {hero} went after it with one finger. "Slow," said {friend}. This moves. This\#
     moves. And this does not!
    = rod: a long, thin bar
    ---
    "Tell me how it goes," said {friend}. "As if I was a bit dim."
    "It starts here," said {hero}. "This turns that. That lifts this. And this..." {hero} gave \#
    it a tap. "This should lift, but it is stuck."
    = dim: not very bright

    ## act
    A red button sat in a tooth of the wheel. It was as small as a pea. {refrain} {hero} took a \#
    straw. "Left," said {friend}. "Up. Up!" Plip, out it came. The {engine} coughed. Then it \#
    went!
    = tooth: a point on the edge of a wheel
    ---
    There was a nest in there! It was all fluff, with five bugs in it. {refrain} {hero} took two\#
     spoons and did not push. Into a hat went the nest, bugs and all. "Mind the step," {friend} \#
    told them. And then: whirr!
    = nest: a soft bed that small beasts make
    ---
    One seed! One seed had stopped it all. {hero} blew. It stayed. {hero} tickled it with a \#
    straw. {refrain} "Please," said {friend}. Out it hopped. Then the first wheel went, and the \#
    next, and the next!
    = tickled: touched so that it makes you laugh
    ---
    It was so small that {hero} had to squint. It was string, wound round and round. {refrain} \#
    No tug. No cut. {Friend} said when. {hero} found the end and drew, as soft as a yawn. On \#
    went the {engine}!
    = squint: to look with eyes nearly shut

    ## return
    The lamps were lit, and the {engine} went on and on. But it had a new sound. Each time \#
    round, it went "hup".
    "Who did this?" asked {elder}.
    {hero} showed how. "And the hup?" "I think that is {friend}."
    ---
    "It stopped, I hear," said {elder}. "Show me." So {hero} began at one end, bit by bit. At \#
    the last bit it went "quack".
    "It did not do that before," said {elder}.
    "It is glad," said {friend}.
    ---
    Whirr, click, plonk. Whirr, click, plonk. They clapped on each plonk. {elder} got back late,\#
     and stood still. "Who gave it a plonk?"
    "Me," said {hero}, and showed how. "And {friend}. Is it bad?"
    "Don't you dare take it out," said {elder}.
    ---
    "How did you find it?" asked {elder}.
    "I went slow," said {hero}, and showed each bit. {Friend} had some {food}, and hummed. The \#
    {engine} hummed too, a bit flat. Each time round it sneezed. And all of {folk} sneezed back.
    """#
}
