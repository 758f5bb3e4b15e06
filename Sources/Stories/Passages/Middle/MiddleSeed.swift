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
    In six weeks {elder} had a feast day at {gather}. {hero} already knew what to bring, and it \#
    lay in {his} hand, as small as a crumb.
    "That is a seed," said {a friend}. "I had hoped for cake."
    "It will be a red flower," said {hero}, "because nobody has ever given {elder} one." \#
    [interest: {hero} did not even look up when {friend} spoke about {interest}.] Nobody in \#
    {world} had ever seen one, so that was no wonder. They filled the {pot} with earth and pushed \#
    the seed in.
    ---
    "Will it know which way is up?" asked {hero}.
    "I should think so," said {a friend}. "I always do."
    It was a black seed with a stripe, from an envelope marked RED. {hero} had swapped two \#
    excellent feathers for it. It was for {elder}, whose feast at {gather} was six weeks off. \#
    Nobody {in place} had a flower like that. [interest: It would be better even than a poem \#
    about {interest}.] Into the {pot} it went, with a blanket of earth on top.
    ---
    Everyone {in place} gives {elder} something on the feast day at {gather}. Last year {hero} \#
    had drawn a horse, and {elder} had said, "What a handsome pig!" This year it was going to be \#
    a flower.
    There was {a pot}, and there was earth, and there was one single seed. {A friend} had been \#
    sitting on it for safety.
    [interest: While they dug, they talked about {interest}.]
    "Sleep well," said {hero} to the hole, and filled it in. There were still weeks and weeks to go.
    ---
    {hero} wrote a list. It said {pot}, earth, seed, water, flower. Four of these things were \#
    there already, so it was nearly finished.
    "And who is going to get it?" asked {a friend}.
    "{elder}. It's the feast in a few weeks, at {gather}, and {elder} likes red." [interest: The \#
    back of the list was all about {interest}.]
    They set the seed into the earth, point down, and then point up, and at last sideways, to be \#
    fair. In all {world}, nobody planted so small a garden that day.

    ## obstacle
    The next day there was earth in the {pot}, and the day after that there was earth again. \#
    {hero} got up at six in the morning to be there when it began. It did not begin.
    "Perhaps it is shy," said {friend}.
    On the ninth day {hero} wrote in a notebook: brown. On the tenth day {he} wrote: still brown. \#
    {He} slept badly, because the feast was coming nearer and the flower was not. "It is so \#
    stubborn," said {hero}, nose to the earth. {He} could not wait any longer.
    = stubborn: not willing to change or give in
    ---
    How long does a flower need? {hero} had supposed that it would take until Thursday. Thursday \#
    came, and so did the next one. In the {pot} there was not so much as a dot.
    {hero} turned it to the left, and {hero} turned it to the right. {He} knocked politely on the \#
    side and put an ear to it. [tiny: {Friend} sat on the rim and looked straight down.]
    "Well?" asked {hero}.
    "It is soil," said {friend}. "I recognize soil when I see it."
    {hero} could not bear it any longer.
    = soil: the earth that plants grow in
    ---
    All round {world} things were coming up. There was something green even in the cracks of the \#
    walls. Only the {pot} stayed bare. {hero} sat in front of it with {his} chin in both hands, \#
    as one sits before a closed door.
    "You are making it nervous," said {friend}.
    "I am only looking."
    "You are looking extremely loudly."
    A week went by, and then another. There was not a tip to be seen, and not a crack. "If I \#
    don't help," said {hero}, "it will never be ready for the feast."
    = bare: with nothing on it
    ---
    {Friend} had already chosen a ribbon. But nobody can tie a ribbon to nothing, and nothing was \#
    what they had. {hero} tried kind words, and then {hero} tried stern ones. {He} carried the \#
    {pot} up to bed, and down to breakfast, and out to admire the view.
    Day after day, the earth looked back with a blank face.
    "Maybe it is a pebble," {friend} suggested. "A pebble with a stripe."
    {hero} turned cold at the thought. {He} could not sit still, and {he} could not wait, not for \#
    one single day more.
    = blank: empty, with nothing to read in it

    ## try1
    "It is thirsty!" said {hero}. "Of course it is! I would be." So {he} gave it a cup of water, \#
    and a jug, and whatever was left in the bath.
    Soon it was soup. Mud ran over the rim and travelled along the floor to find the door. In the \#
    {pot} something rose slowly and said blop.
    "Is that a sprout?" asked {hero}.
    "That," said {friend}, "is a bubble." They tipped half of it out, and still there was nothing \#
    whatever to see.
    ---
    If a little water is good, then a lot of water must be better. That was {hero}'s idea on \#
    Monday morning. {He} watered before breakfast. {He} watered at noon, and {he} watered at \#
    night, in case it woke.
    By Tuesday the {pot} had become a pond, and a fly was having a swim in it.
    "I have the feeling that we have gone too far," said {friend}, from the far side of the \#
    puddle. {hero} scooped off the water with a spoon. Underneath was only mud, thick and cold \#
    and entirely without a flower.
    ---
    Glug, glug, glug, went the can. "Drink," {hero} ordered, "and then come up." {He} poured \#
    until the earth swam. Then {he} waited for one whole minute and poured again.
    The mud rose. It climbed over the edge and slid down on {friend}, who had been fast asleep.
    "I am not the seed," said {friend}.
    {hero} mopped for the rest of the day, which took four cloths and a sock. The {pot} looked \#
    exactly as before, only wetter, and it had begun to smell.
    ---
    {hero} had noticed that rain makes things green, so {he} made some rain. It came from an \#
    enormous jug, held as high as two arms could go. It rained so long that all the earth slid to \#
    one side.
    "There is a lake now," {friend} reported, "and a hill. It only wants a boat."
    But a boat was not what {hero} wanted. {He} poked the mud flat again with a miserable finger, \#
    and there was not one speck of green.

    ## try2
    In the end {hero} could not stand it. {He} took a spoon and dug, just a little, and then a \#
    little more. {Friend} looked the other way and said so.
    There it lay. The seed had split, and out of it came a root, white and thin, and bent like a \#
    question.
    "Oh," said {hero}. It had been busy all the time! And now it lay there in the cold light with \#
    its one leg out. {hero} pushed it back very softly, and {his} cheeks burned all evening.
    ---
    "I shall have one look," said {hero}, "and then I shall never look again."
    "That is what you said about the biscuits," said {friend}.
    {hero} tipped the earth out on a plate and felt about in it. Then {he} stopped, for there was \#
    the seed, with a tiny white tail. It was damaged at the end, where {his} thumb had been.
    Neither of them said a word. {hero} made a hole and let it down again. It was like waking a \#
    baby for nothing, and {hero} had done it.
    ---
    Scratch, scratch. That was {hero}'s finger, going down into the {pot} at night, when nobody \#
    could see. {Friend} could see. {Friend} was directly behind.
    "Is anyone at home?" whispered {hero}.
    Somebody was. Out of the side of the seed, as white as milk, grew something no longer than an \#
    eyelash. It was a root, and when {hero} breathed, it trembled.
    {He} covered it up at once. {He} did not feel clever at all. {He} felt like a person who has \#
    opened somebody else's letter.
    ---
    They had a serious talk about it first. {Friend} was against it. {hero} was for it, and \#
    {hero} had the fork.
    Up came a lump of earth, and another, and in the third there was the seed. A small white \#
    thing was holding on to the lump with all its might. It had been making a root, in the dark, \#
    completely by itself, and they had pulled it out.
    "Put it back," said {friend} quietly.
    {hero} put it back, and patted the earth, and apologized to it.

    ## insight
    To get away from the {pot}, they went for a walk along {path}. {hero} was thinking about \#
    roots, and so {he} looked down. There was moss wherever it was wet, and a thistle in the dust.
    "Nobody waters that one," said {hero}, "and nobody digs it up."
    "Nobody shouts at it either," said {friend}.
    {hero} knelt down by one new leaf, which had not been there yesterday. So it must have been \#
    somewhere below, getting ready! "It isn't lazy," {he} said. "It is only out of sight."
    = thistle: a wild plant with prickles
    ---
    "Stop," said {friend}. "You are about to step on somebody."
    It was a blade of grass beside {path}, under a heavy clod of earth. {hero} pulled at the \#
    clod, which was stuck. But that soft green thing had pushed it up by a hair.
    "How long can that have taken?"
    "Longer than a week," said {friend}.
    {hero} lay down to look. One plant preferred sun, and the next one preferred shade, and not \#
    one of them hurried. {hero} imagined the seed, pushing away in the darkness, and it was hard \#
    at work.
    = blade: one long, thin leaf of grass
    ---
    Out along {path} all kinds of green lived side by side. One drank from a ditch, and one sat \#
    in a wall and apparently drank nothing at all. {hero} asked each of them what it liked, and \#
    {friend} answered for them.
    "A bit of sun," said {friend} in a leaf's voice. "A sip now and then. And no digging."
    At the end a shoot came out of an old stump. {hero} counted back, for it must have begun \#
    months ago, when no one was looking. {hero} smiled at it.
    = shoot: a new part that grows out of a plant
    ---
    They went down {path} to fetch bread, but not particularly fast. So many plants were half \#
    asleep! One had its flowers shut, and one had a bud like a fist. A bulb stuck out of the \#
    bank, and you could see what it was doing below. It was all roots, and one green nose.
    "It does its feet first," said {hero}, "and afterwards its head."
    "That is how I get dressed," said {friend}.
    So there was a reason for nothing to see. {hero} very nearly ran home, and then decided to walk.
    = bulb: a fat round root, like an onion

    ## act
    The {pot} was given a new place, half in the sun. Every morning {hero} gave it one small cup \#
    and not a drop more. Then {he} made one chalk mark on the wall.
    "May I look?" {he} asked.
    "You may look at the marks," said {friend}.
    There were five marks, and then nine, and then fourteen. On the fifteenth day {hero} came \#
    with the cup and did not pour. A green loop was standing in the earth, with a crumb on its \#
    head. It had come up in the night.
    = loop: a line that bends round like a ring
    ---
    One verse a day, that was the rule, because it is possible to sing with your hands behind \#
    you. {hero} sang, and {friend} did the low notes. Then came two spoons of water, and a nod, \#
    and off they went to do other things.
    By verse twelve {hero} had nearly forgotten to be impatient.
    At verse thirteen {friend} stopped on a very low note. "Green," said {friend}.
    It was no bigger than a comma. {hero} finished the verse in a whisper, to avoid knocking it \#
    over.
    = impatient: not able to wait calmly
    ---
    Every day there was a button for the jar, and a sip for the {pot}. {hero} felt the earth with \#
    one finger. If it was damp, it got nothing, and if it was dry, it got a little. {He} did not \#
    knock, and {he} did not dig. Once {he} sat on both hands to make sure.
    "Seven buttons," said {friend}. "You have sat admirably."
    At button sixteen, between breakfast and boots, something green stood up in the {pot}. It \#
    looked around like a very small person who is late.
    = damp: a little bit wet
    ---
    It was the easiest work in {world}, and also the hardest. There was a drop in the morning, a \#
    turn toward the light, and a knot in a string. Then {hero} had to leave the room, and \#
    {friend} made sure that {hero} did.
    There were eleven knots when {hero} came in and tied a twelfth. {He} bent to pour the drop. \#
    Two leaves looked up, pale and still stuck together at the tips.
    {hero} did not shout. {He} gave it its drop.
    = pale: with very little colour

    ## return
    Then it was the feast, and {gather} was full of roses and sponge cake. {hero} came last, with \#
    the {pot}, a stalk, and one crooked leaf.
    "It is not finished," said {hero}.
    {elder} studied it for a long time. "Then the best is still to come," said {elder}. "The \#
    roses will be over by Sunday." And the {pot} stood in the middle.
    It opened eight days later, at breakfast. It was yellow on one side, and {friend} insisted \#
    that this was the best side.
    ---
    "What is it?" asked {elder} at {gather}.
    "It is a bud," said {hero}, "I think. It might be a knee."
    They all bent over it. It was green and shut and no larger than a pea. {Friend} explained \#
    that it was extremely busy in there. {elder} laughed, took the {pot} on both knees, and ate \#
    {food} around it all evening.
    Nine days after that {elder} sent a message to {home}. There were only two words on it. COME \#
    QUICK.
    ---
    Not a petal! {hero} had hoped up to the very last minute. But there was only one bent leaf, \#
    and a green knob at the top. {He} nearly left it at {home}. "It has come this far," said \#
    {friend}. "At least let it see the party."
    So {hero} carried it through all the noise of {gather} and set it down before {elder}.
    "You grew it yourself?" asked {elder}.
    "No," said {hero}. "It did that. I just kept quiet." The flower opened the week after, facing \#
    {elder}'s chair.
    ---
    All the other flowers at {gather} had been cut, and they were magnificent. {hero}'s was only \#
    a bud. {Friend} had tied on a bow, and the stalk leaned under it.
    "It's alive," said {elder}. "Everything else here is only dressed up." They danced, and they \#
    ate {food}, and the {pot} had a chair of its own.
    Soon it bloomed. {elder} put it in the window, where {hero} and {friend} could see it \#
    whenever they went past. They went past remarkably often.
    """#
}
