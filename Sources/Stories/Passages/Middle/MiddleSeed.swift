extension Passages {
  /// The passages of “seed” for ages 6–8.
  static let middleSeed = #"""
    skeleton: seed
    band: 6-8
    title: The Slow Green Thing
    title: {hero} and the {pot}
    title: Nothing to See Yet
    title: A Flower for the Feast, Perhaps
    slot pot: clay pot | blue tin | old boot | tea can
    question: What was the seed doing while nothing could be seen?
    question: Why is it so hard to leave a thing alone?
    question: Have you ever waited a long time for something? How did you make the time pass?
    question: What did {hero} notice outside that helped?
    question: Was the present good enough? What did {elder} think?
    question: What would you grow, and who would get it?

    ## want
    In six weeks {elder} had a feast day at {gather}. {hero} knew just what to bring. It lay in \#
    {his} hand, as small as a crumb.
    "That is a seed," said {a friend}. "I had hoped for cake."
    "It will be a red flower," said {hero}, "because {elder} has never had one." [interest: \#
    {hero} did not even look up when {friend} spoke about {interest}.] No one in {world} had, \#
    and no wonder. They filled the {pot} with earth and pushed the seed in.
    ---
    "Will it know which way is up?" asked {hero}.
    "I should think so," said {a friend}. "I always do."
    It was a black seed, with a stripe, and it came out of an envelope marked RED. {hero} had \#
    swapped two good feathers for it. It was for {elder}, whose feast at {gather} was six weeks \#
    off. Nobody {in place} had a flower like that. [interest: It would be better even than a \#
    poem about {interest}.] Into the {pot} it went, and earth on top.
    ---
    Everyone {in place} gives {elder} something on the feast day at {gather}. Last year {hero} \#
    drew a horse, and {elder} said, "What a fine pig!" This year it would be a flower.
    They had a {pot}. They had earth. They had one seed, which {a friend} had been sitting on \#
    for safety.
    [interest: While they dug, they talked about {interest}.]
    "Sleep well," said {hero} to the hole, and filled it in. There were weeks and weeks to go.
    ---
    {hero} wrote a list. It said: {pot}, earth, seed, water, flower. Four of these were there \#
    already, so it was nearly done.
    "And who gets it?" asked {a friend}.
    "{elder}. It is the feast in a few weeks, at {gather}, and {elder} likes red." [interest: \#
    The back of the list was all about {interest}.]
    They set the seed into the earth, point down, then point up, and at last sideways, to be \#
    fair. In all {world}, nobody dug so small a garden that day.

    ## obstacle
    The next day there was earth in the {pot}. The day after, there was earth in it again. \#
    {hero} got up at six to be there when it began. It did not begin.
    "Perhaps it is shy," said {friend}.
    On the ninth day {hero} wrote in a book: brown. On the tenth day {he} wrote: still brown. \#
    {He} slept badly, because the feast was coming nearer and the flower was not. "It is so \#
    stubborn," said {hero}, nose to the earth. {He} could not wait any more.
    = stubborn: not willing to change or give in
    ---
    How long does a flower need? {hero} had thought that it would take until Thursday. Thursday \#
    came, and so did the next one. In the {pot} there was not so much as a dot.
    {hero} turned it to the left. {hero} turned it to the right. {He} knocked on the side and \#
    put an ear to it. [tiny: {Friend} sat on the rim and looked straight down.]
    "Well?" asked {hero}.
    "It is soil," said {friend}. "I know soil when I see it."
    {hero} could not bear it any longer.
    = soil: the earth that plants grow in
    ---
    All round {world} things were coming up. Even between the stones there was something green. \#
    Only the {pot} stayed bare. {hero} sat in front of it with {his} chin in both hands, as one \#
    sits before a door.
    "You are making it nervous," said {friend}.
    "I am only looking."
    "You are looking very loudly."
    A week went by, and then another one. Nothing showed, not a tip, not a crack. "If I don't \#
    help," said {hero}, "it will never be ready for the feast."
    = bare: with nothing on it
    ---
    {Friend} had already chosen a ribbon. But you can't tie a ribbon to nothing, and nothing was\#
     what they had. {hero} tried kind words. {hero} tried stern words. {He} carried the {pot} up\#
     to bed, and down to breakfast, and out to see the view.
    Day after day, the earth looked back with a blank face.
    "Maybe it is a pebble," said {friend}. "A pebble with a stripe."
    {hero} went cold at the thought. {He} could not sit still, and {he} could not wait, not for \#
    one day more.
    = blank: empty, with nothing to read in it

    ## try1
    "It is thirsty!" said {hero}. "Of course! I would be." So {he} gave it a cup of water, and a\#
     jug, and what was left in the bath.
    Soon it was soup. Mud ran over the rim and went along the floor to find the door. In the \#
    {pot} something rose and said blop.
    "Is that a sprout?" asked {hero}.
    "That," said {friend}, "is a bubble." They tipped half of it out, and still there was \#
    nothing to see.
    ---
    If a little water is good, then a lot must be better. That was what {hero} thought on Monday\#
     morning. {He} watered before breakfast. {He} watered at noon, and at night, in case it \#
    woke.
    By Tuesday the {pot} had become a pond. A fly was having a swim in it.
    "I feel that we have gone too far," said {friend}, from the far side of the puddle. {hero} \#
    scooped the water off with a spoon. Below was only mud, thick and cold and quite without a \#
    flower.
    ---
    Glug, glug, glug, went the can. "Drink," said {hero}, "and then come up." {He} poured until \#
    the earth swam. Then {he} waited for one whole minute and poured again.
    The mud rose. It climbed over the edge and slid down on {friend}, who had been asleep.
    "I am not the seed," said {friend}.
    All that day {hero} mopped. It took four cloths and a sock. The {pot} looked just as before,\#
     only wetter, and it had begun to smell.
    ---
    {hero} had seen rain make things green, so {he} made some rain. It came from a big jug, held\#
     as high as two arms could go. It rained so long that the earth slid to one side.
    "There is a lake now," said {friend}. "And a hill. It wants only a boat."
    But it did not want a boat. {hero} poked the mud flat again with a sad finger. There was not\#
     one bit of green.

    ## try2
    In the end {hero} could not stand it. {He} took a spoon and dug, just a little, and then a \#
    little more. {Friend} looked the other way and said so.
    There it lay. The seed had split, and out of it came a root. It was white, thin, and bent \#
    like a question.
    "Oh," said {hero}. It had been busy! And now it lay there in the cold light with its one leg\#
     out. {hero} pushed it back very softly. {His} cheeks burned all evening.
    ---
    "I shall have one look," said {hero}, "and then I shall never look again."
    "You said that about the biscuits," said {friend}.
    {hero} tipped the earth out on a plate and felt about in it. Then {he} stopped, for there \#
    was the seed, with a tiny white tail. It had come off a bit at the end, where {his} thumb \#
    had been.
    Neither of them said a word. {hero} made a hole and let it down. It felt like waking a baby \#
    for nothing. And {hero} had done it.
    ---
    Scratch, scratch. That was {hero}'s finger, going down into the {pot} at night, when nobody \#
    could see. {Friend} could see. {Friend} was right behind.
    "Is anyone at home?" whispered {hero}.
    Something was. It grew out of the side of the seed, as white as milk, and no longer than an \#
    eyelash. It was a root, and it shook when {hero} breathed.
    {He} covered it up at once. {He} did not feel clever at all. {He} felt as if {he} had opened\#
     someone's letter.
    ---
    They had a talk about it first. {Friend} was against it. {hero} was for it, and {hero} had \#
    the fork.
    Up came a lump of earth, and another. In the third there was the seed. A small white thing \#
    held on to the lump with all its might. It had been making a root, in the dark, all by \#
    itself, and they had pulled it out.
    "Put it back," said {friend} quietly.
    {hero} put it back, and patted the earth, and said sorry to it.

    ## insight
    To get away from the {pot}, they went for a walk along {path}. {hero} was thinking of roots,\#
     and so {he} looked down. There was moss where it was wet, and a thistle in the dust.
    "Nobody waters that one," said {hero}. "And nobody digs it up."
    "Nobody shouts at it either," said {friend}.
    {hero} knelt by one new leaf. Yesterday it was not there. So it must have been down below, \#
    getting ready! "It isn't lazy," {he} said. "It is only out of sight."
    = thistle: a wild plant with prickles
    ---
    "Stop," said {friend}. "You are about to step on somebody."
    It was a blade of grass by {path}, under a stone. {hero} pulled at the stone. It was stuck. \#
    But that soft green thing had pushed it up by a hair.
    "How long did that take?"
    "Longer than a week," said {friend}.
    {hero} lay down to look. One plant liked sun, and the next one liked shade. None of them \#
    hurried. {hero} thought of the seed, pushing away in the dark. It was hard at work.
    = blade: one long, thin leaf of grass
    ---
    Out along {path} all kinds of green lived side by side. One drank from a ditch. One sat in a\#
     wall and drank nothing at all. {hero} asked each what it liked, and {friend} answered for \#
    them.
    "A bit of sun," said {friend} in a leaf's voice. "A sip now and then. And no digging."
    At the end a shoot came out of an old stump. {hero} counted back. It must have begun months \#
    ago, when no one could see. {hero} smiled at it.
    = shoot: a new part that grows out of a plant
    ---
    They went down {path} to fetch bread, but not very fast. How many plants were half asleep! \#
    One had its flowers shut. One had a bud like a fist. A bulb stuck out of the bank, and you \#
    could see what it did below. It was all roots, and one green nose.
    "It does its feet first," said {hero}, "and then its head."
    "That is how I get dressed," said {friend}.
    So there was a reason for nothing to see. {hero} nearly ran home, but then {he} walked.
    = bulb: a fat round root, like an onion

    ## act
    The {pot} got a new place, half in the sun. Each morning {hero} gave it one small cup and \#
    not a drop more. Then {he} made one chalk mark on the wall.
    "May I look?" {he} asked.
    "You may look at the marks," said {friend}.
    There were five marks, and then nine, and then fourteen. On the fifteenth day {hero} came \#
    with the cup and did not pour. A green loop stood in the earth, with a crumb on its head. It\#
     had come up in the night.
    = loop: a line that bends round like a ring
    ---
    One verse a day, that was the rule. You can sing with your hands behind you. {hero} sang, \#
    and {friend} did the low notes. Then came two spoons of water, and a nod, and off they went \#
    to do other things.
    By verse twelve {hero} had nearly forgotten to be impatient.
    At verse thirteen {friend} stopped on a very low note. "Green," said {friend}.
    It was no bigger than a comma. {hero} finished the verse very softly, so as not to knock it \#
    over.
    = impatient: not able to wait calmly
    ---
    A button in a jar for each day, and a sip for the {pot}. {hero} felt the earth with one \#
    finger. If it was damp, it got nothing. If it was dry, it got a little. {He} did not knock, \#
    and {he} did not dig. Once {he} sat on both hands to make sure.
    "Seven buttons," said {friend}. "You have sat well."
    At button sixteen, between breakfast and boots, something green stood up in the {pot}. It \#
    looked around like a very small person who is late.
    = damp: a little bit wet
    ---
    It was the easiest work in {world}, and the hardest. A drop in the morning. A turn toward \#
    the light. A knot in a string, so that the day was counted. Then {hero} had to leave the \#
    room, and {friend} saw to it that {hero} did.
    There were eleven knots when {hero} came in and tied a twelfth. {He} bent to pour the drop. \#
    Two leaves looked up, pale and still stuck together at the tips.
    {hero} did not shout. {He} gave it its drop.
    = pale: with very little colour

    ## return
    Then it was the feast. {Gather} was full of roses and sponge cake. {hero} came last, with \#
    the {pot}, a stalk, and one crooked leaf.
    "It is not finished," said {hero}.
    {elder} looked at it for a long time. "Then the best is still to come," said {elder}. "The \#
    roses will be done by Sunday." And the {pot} stood in the middle.
    It opened eight days later, at breakfast. It was yellow on one side. {Friend} said that this\#
     was the best side.
    ---
    "What is it?" asked {elder} at {gather}.
    "It is a bud," said {hero}. "I think. It might be a knee."
    They all bent over it. It was green and shut and not larger than a pea. {Friend} explained \#
    that it was busy in there. {elder} laughed, took the {pot} on both knees, and ate {food} \#
    around it all evening.
    Nine days after that {elder} sent a note to {home}. It had only two words on it. COME QUICK.
    ---
    Not a petal! {hero} had hoped up to the last minute. But there was one bent leaf, and a \#
    green knob at the top. {He} nearly left it at {home}. "It has come this far," said {friend}.\#
     "Let it see the party."
    So {hero} carried it through all the noise of {gather} and set it down before {elder}.
    "You grew it?" asked {elder}.
    "No," said {hero}. "It did that. I just kept quiet." The flower opened the week after, \#
    facing {elder}'s chair.
    ---
    All the other flowers at {gather} had been cut, and they were very large. {hero}'s was only \#
    a bud. {Friend} had tied on a bow, and the stalk leaned under it.
    "It's alive," said {elder}. "Everything else here is only dressed up." They danced, and they\#
     ate {food}, and the {pot} had a chair of its own.
    Soon it bloomed. {elder} put it in the window, for {hero} and {friend} to see when they went\#
     past. They went past rather a lot.
    """#
}
