extension Passages {
  /// The passages of “seed” for ages 3–5.
  static let earlySeed = #"""
    skeleton: seed
    band: 3-5
    title: {hero} and the Slow Seed
    title: What Is in the {pot}?
    title: Not Yet, Not Yet
    title: A Flower for the Feast
    title: One Green Nose
    slot pot: pot | tin | old boot | blue cup
    refrain: Drip, drop, grow on top!
    refrain: Seed, seed, what do you need?
    refrain: Peep, peep, are you asleep?
    refrain: Wait and see, wait and see.
    question: What was the seed doing all that time?
    question: What is hard to wait for?
    question: What would you have put in the {pot}?
    question: Why did {elder} like the present?
    question: What have you seen grow?
    question: What would {friend} like to grow, do you think?

    ## want
    "{elder}'s feast is in five weeks," said {hero}. "I will bring a flower to {gather}!"
    "You have a seed," said {a friend}. "All {world} knows. You drop it so much."
    Plip! In it went, in the {pot}.
    [interest: They told it about {interest}.]
    ---
    A seed is so small! {hero} lost it twice. Then {a friend} sat on it. It was to be a flower \#
    for {elder}. In five weeks {world} would feast at {gather}. Plop, into the {pot}!
    [interest: {Friend} told it about {interest}.]
    ---
    {hero} had one seed. {hero} had {a friend}. What do you do with that {in place}?
    "Grow a red flower, for {elder}'s feast at {gather}!" Plop! Earth, seed, {pot}. Five weeks \#
    to go.
    [interest: "Tell it about {interest}."]
    ---
    Poke a hole. Put it in. Pat, pat, pat! Now the seed was in the {pot}. {hero} wrote FOR \#
    {elder} on it. The feast at {gather} was five weeks off.
    "In {world} that is soon," said {a friend}.
    [interest: They sang to it about {interest}.]

    ## obstacle
    One day went by. Two days. Ten! {hero} looked at the {pot} at dawn, at noon and at night. \#
    [snow: Out there it was white.] Brown. Brown. Brown.
    "I like brown," said {friend}.
    "But I can't wait," said {hero}.
    = dawn: when the sun comes up
    ---
    "Is it up?" asked {hero}. "No," said {friend}. "Is it up now?" "No." "Now?"
    {Friend} had to lie down. So it went, all week. [farm: A hen came to look.] The earth in the\#
     {pot} was bare.
    = bare: with nothing on it
    ---
    {hero} sat by the {pot}, and sat, and sat. {Creatures} came, had a look and left. Not one \#
    sprout! The seed was late. Or it was lazy.
    "Or it is not your turn to talk," said {friend}.
    = sprout: the first bit of a new plant
    ---
    What if it was a stone? What if it was a crumb? {hero} lay awake and felt grumpy. Days and \#
    days, and no green in the {pot} at all!
    "It may be shy," said {friend}.
    = grumpy: a bit cross with everything

    ## try1
    "It must want a drink," said {hero}. One can of water. One more can. One more! {refrain} \#
    Then the {pot} was full of soup. Brown soup. "Will it have a spoon with that?" asked \#
    {friend}.
    ---
    Glug, glug, glug. {hero} gave it all the bath water. {refrain} The mud ran out, on to the \#
    floor, and under {friend}.
    "I am wet," said {friend}. "I do not grow."
    And no more did the seed.
    ---
    If a drop is good, then a bucket is best! {refrain} {hero} tipped it in. Now the {pot} was a\#
     pond. {Friend} said all it needed was a duck. They had to tip it out, drip by drip.
    ---
    {Friend} saw it rain on {hero}'s {pot}. But it was not rain. It was {hero}, up on a chair, \#
    with a jug in each hand. {refrain} Splosh! What came of it? Mud. Just mud.

    ## try2
    Dig, dig, dig. "I just want to look," said {hero}. {refrain} There lay the seed. It had one \#
    white root, as thin as a hair! "Put it back," said {friend}, and {hero} did. {His} ears went\#
     red.
    ---
    "Don't," said {friend}. But {hero} had the spoon in. {refrain} Up came the seed, and it was \#
    not a plain seed now. It had a tiny tail. Oh! Back it went, so fast, so soft. "Sorry, seed."
    ---
    With one thumb {hero} made a hole. {refrain} Was it there? It was. And out of it came a leg!\#
     A wee white leg, all bent. {hero} shut the hole. For a while {he} could not look at \#
    {friend}.
    ---
    At night, when {friend} was in bed, {hero} dug. {refrain} A thing hung from the seed, as \#
    small as a thread. It was a root. {hero} put it back in the dark. "I saw that," said \#
    {friend}.

    ## insight
    {hero} walked down {path} to think. In the shade the grass slept in a bud. In the sun it was\#
     tall. No one had poked it.
    "Who tells it when?" asked {hero}.
    "The sun does," said {friend}. "It takes its time."
    = shade: a spot the sun does not reach
    ---
    {Friend} lay down by {path}. {hero} did too. A weed had come up in a crack. Right under it \#
    the earth was damp, not wet. The roots went down, and down, and down. "It was at work all \#
    that time," said {hero}.
    = damp: a tiny bit wet
    ---
    A nut lay by {path}. It looked dead. {hero} took it up. It had split! A root had gone down \#
    out of it, deep into the dark.
    "So it starts down there," said {hero}.
    "With the door shut," said {friend}.
    = split: broken open along a line
    ---
    {Creatures} were up. The bees were up. But by {path} one flower was still shut. {hero} bent \#
    down and waited. "It is asleep," said {friend}. "And our seed?" "It is busy. It just has the\#
     blanket on."
    = blanket: a warm cover for a bed

    ## act
    One small sip a day. That was all. {refrain} {hero} put one chalk mark on the wall for each \#
    sip. At mark nine {friend} gave a shout. Up had come a loop of green. It wore a bit of mud \#
    as a hat!
    = loop: a line that bends round
    ---
    {hero} put it by the window. Each day it got a drop and a song. {refrain} {Friend} sang low \#
    and {hero} sang high. One morning there was a peg of green. "It likes the low bit," said \#
    {friend}.
    = peg: a short thing that sticks up
    ---
    "Good day, seed," said {hero}, each day at eight. Then one spoon of water, and no more. \#
    {refrain} A bead went on a string for each day. When the string was long, up came a shoot. \#
    {Friend} said good day to it.
    = shoot: a new green stem
    ---
    A drop at dawn. A dab of sun. A lot of peace. {refrain} {hero} drew a dot for each day. \#
    Then, at the last dot, {friend} cried, "Green!" It was so pale, and so bent, and so new.
    = pale: with very little colour

    ## return
    On the feast day it had one bent leaf, and no flower. {hero} held it out. "It is not done yet."
    "No more am I," said {elder}, and put it next to the cake. It came out in June. It was blue.\#
     "I said so," said {friend}.
    ---
    All {gather} was full of roses. {hero} had one fat bud, shut tight. "What is in it?" asked \#
    {elder}. "I don't know yet." "Good! Then I can look each day." Weeks on, {elder} ran in. \#
    "Come quick! Bring {friend}!"
    ---
    {Folk} gave big things. {hero} gave the {pot}, with a leaf like a wet sock. {elder} bent \#
    down low. "How much does it drink?" "One sip. And you sing." So {friend} sang. Now it is \#
    tall, and {elder} sings low.
    ---
    "There was to be a flower," said {hero}. There was a green knob. {elder} laughed, and found \#
    it the best chair. They had {food}, and it had a sip. A week went by. Then it was red, from \#
    top to toe. {Friend} says it winked.
    """#
}
