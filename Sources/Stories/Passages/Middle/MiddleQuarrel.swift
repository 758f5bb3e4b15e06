extension Passages {
  /// The passages of “quarrel” for ages 6–8.
  static let middleQuarrel = #"""
    skeleton: quarrel
    band: 6-8
    title: Half a {work}
    title: {hero} Will Not Say Sorry
    title: The Bit That Stuck Out
    title: The {work} That Two Could Build
    slot work: kite | raft | cart | dragon
    question: What did each of them want, and why did neither listen?
    question: What is the difference between a quick sorry and a true one?
    question: How do you show that you are cross, and how do you stop?
    question: What did {friend} feel, do you think, sitting there alone?
    question: Why was the odd part the best part in the end?
    question: What would you like to build, and with whom?

    ## want
    Once a year, all {world} met at {gather} to show what everybody had built. There was a prize, \#
    but {hero} did not care about that. {hero} wanted people to say, "Oh!"
    "We shall build {a work}," {hero} decided.
    "I will bring the {stuff}," said {a friend}, "and ideas."
    [interest: The first idea had to do with a speech about {interest}.]
    By noon the {work} was half finished. It stood behind {home}, and both of them were proud of \#
    the same thing.
    ---
    "Hold this," said {hero}. "No, that. No, this."
    "I am holding both," said {a friend}, "and also a third."
    They were building the {work}. Tomorrow was the great day at {gather}, when the whole of \#
    {place} would bring something home-made. [interest: They talked about {interest} with string \#
    between their teeth.] They had glue and an enormous heap of {stuff}. Half of it was standing \#
    up by itself already, and nobody had ever made one like it. {hero} walked around it, and \#
    around it again.
    ---
    You could smell the glue all over {place}. From behind {home} came hammering, then "Ow!", and \#
    then more hammering. {hero} and {a friend} were building {a work}.
    Last year they had only looked on, while others came to {gather} with beautiful things. This \#
    year would be different. They had been saving up {stuff} for weeks. [interest: {hero} \#
    hammered in time to a song about {interest}.]
    "It looks wonderful," said {friend}. "What is it?" That was a joke, because you could tell, \#
    at least from one side.
    ---
    It was going to be the best {work} in {world}. {hero} had already said so to {elder}, and to \#
    a cow. Now it had to be true by tomorrow, because that was the great day at {gather}.
    Luckily there were two of them. {hero} was good at cutting, and {a friend} was good at saying \#
    where. [interest: They were both good at talking about {interest}.]
    So they took {stuff}, and string, and paint, and by noon they had arrived at the middle.

    ## obstacle
    "Now it must be made perfectly smooth," said {hero}.
    "Now it must have a tail," said {friend}. "A long one, with bits."
    "Bits are silly."
    "Smooth is dull."
    They looked at each other over the glue. {hero} had a picture of it in mind, and there were \#
    no bits in the picture. "It was my idea," said {hero}, "and you know nothing about it."
    It was very quiet after that. {Friend} put down the string and walked to the far end of the \#
    yard. There {friend} sat, offended, looking at a wall.
    = offended: hurt by what someone has said
    ---
    It began with a stick. {hero} put it on the left, {friend} moved it to the right, and {hero} \#
    moved it back.
    "It leans there," said {hero}.
    "It dances there," said {friend}.
    "You don't understand a thing about it! You have never built anything in your life!" As soon \#
    as it was out, it sounded worse than it had sounded inside. But {hero} was too furious to \#
    take it back.
    "Then you don't need me," said {friend}, and walked off to the far wall, and stayed there.
    = furious: very, very angry
    ---
    Red or green? You would not believe that it could matter so much. {hero} wanted all of it \#
    red. {Friend} had mixed a green, and had already painted a spot.
    "You have ruined it!"
    "It is one spot."
    "It is a stupid spot," said {hero}, and wiped at it, and now it was a stupid smear. "Go and \#
    spot something else."
    {Friend} considered the smear. Then {friend} went and sat by the wall, alone, and considered \#
    nothing. And the {work} stood there, half done.
    = ruined: spoiled so that it is no good
    ---
    {hero} had a measurement, and {friend} had a feeling. The measurement said one thing, and the \#
    feeling said another.
    "Longer," said {friend}.
    "Shorter," said {hero}, and sawed. Off came the part that {friend} had been decorating since \#
    breakfast.
    "That was mine."
    "Well, it was in the way. And so are you!"
    Nobody shouted back, and that was the odd thing. {Friend} only picked up the bit of wood, \#
    went to sit by the wall with it, and was silent. The glue dried with a brush in it.
    = silent: making no sound at all

    ## try1
    "I can do it by myself," announced {hero}, loudly enough to be heard across the yard. {He} \#
    tied on the front, and {he} tied on the back. It is difficult to tie a knot with nobody's \#
    help to hold the string down. Whenever {he} pulled here, it opened there.
    Then {hero} stood it up. The {work} leaned to one side, thought about it, and lay down with a \#
    crack.
    {Friend} had seen it from far off, and looked away again, rather quickly.
    ---
    With nobody to argue, the work went incredibly fast. {hero} was smooth, {hero} was quick, and \#
    now and then {hero} said "Well done!", since {friend} did not.
    There was only one small problem. It took two people to lift it. {hero} got a shoulder under \#
    one end and heaved, and the other end stayed where it was. There was a long, slow, tearing \#
    noise.
    Half the {work} hung from the other half by a thread. Nobody said "Mind out." Usually \#
    {friend} did that.
    ---
    Bang went the hammer. {hero} did not need anybody's feelings, because {he} had a ruler. So \#
    {he} built on, higher and higher, and every bit was as straight as a soldier.
    But who was standing on the other side, to say if it tipped? Nobody was. So it tipped. First \#
    it creaked, and then it swayed. Then everything that {he} had put up came down about {his} \#
    ears with a noise like spoons.
    {hero} sat in it. "That was intentional," {he} called to {friend}'s back. It had not been.
    ---
    {hero} worked till {his} thumbs were blue, and it was lonely work. When {he} held out {his} \#
    hand for the string, no string came. When {he} made a joke, it just lay there.
    Still, {he} got the top on. It sat a little crooked, so {he} gave it a push, and the push was \#
    stronger than the glue. The top slid off and took one side with it. The {work} had been half \#
    finished before, and now it was a third.
    Over there, {friend} coughed. Possibly it was only a cough.

    ## try2
    All right, then. {hero} marched over. "Sorry," said {hero}, "but you started it."
    {Friend} turned around, looking hopeful for a moment. Then {friend} turned back. "That was \#
    three words too long," said {friend}. "No. Four."
    "But I said sorry!"
    "You said it like somebody who is paying a fine."
    {hero} kicked a pebble all the way back to the {work}. Sorry was sorry, surely? The pebble \#
    had done nothing wrong, and did not come back.
    ---
    {hero} had one bun with sugar on it. {He} laid it down beside {friend} and pushed it a little \#
    nearer. "You can have that," {he} said, "if you come and hold the string."
    It smelled delicious, and {friend} gave it one long look.
    "Is that a bun," asked {friend}, "or is it a rope?"
    "It's a bun."
    "It has a hook in it," said {friend}, and turned to the wall. In the end neither of them ate \#
    the bun, and a sparrow did.
    ---
    "Sorry-can-we-go-on-now," said {hero}, all in one breath.
    "For what?" asked {friend}.
    "What do you mean, for what?"
    "What exactly are you sorry for?"
    {hero} thought of the great day, and of how late it was getting. "For everything," said \#
    {hero}. "All of it. Hurry up, the glue is drying!"
    "Then I am not needed," said {friend}. "The glue is." And {friend} moved one yard farther \#
    off, so that nobody could sit there as well. {hero} was angrier than before, and did not \#
    quite know with whom.
    ---
    {hero} wrote it on a scrap of paper, because that seemed easier. SORRY, it said, and below \#
    that in small letters, even if I was right. {He} folded it and threw it over.
    {Friend} read it, including the small letters. {Friend} even turned the paper over, in case \#
    there was more, and there was not.
    It came back as a very small ball and hit {hero} on the knee. "No, thank you," said {friend}, \#
    without looking round. "I already have one like it."

    ## insight
    So {hero} sat down by the broken {work} and began to pick the pieces apart. And low down \#
    under the glue, where nobody would look, {he} found something. It was a tiny carved figure, \#
    no bigger than a bean. It was {hero}, with the hair sticking up on one side, and {friend} was \#
    sitting beside it.
    It must have taken days.
    {hero} held it in the flat of {his} hand. All that time, somebody had been making this. And \#
    {hero} had been throwing words at that somebody.
    = carved: cut out of wood with care
    ---
    {hero} kicked at the heap, and something rolled out. It was a little wheel of twisted string, \#
    neat and tight. There was one at every corner of the {work}, inside, and that was why it had \#
    stood so long.
    {hero} had not put any of them there.
    {He} repeated aloud what {he} had said to {friend}, slowly, to hear what it was like. It was \#
    like a slap. Imagine sitting there with such a thing! And there sat {friend}, looking very \#
    small.
    = twisted: turned round and round on itself
    ---
    It got cold. {hero} pulled a cloth out of the bag to wrap up in, but it was not a cloth. It \#
    was a flag, which somebody had sewn in secret, in big crooked letters. "Built by {hero}," it \#
    said, and under that, very small, "and me."
    {hero} read it four times. And then {he} heard {his} own voice again, and what it had said, \#
    and how loudly. {He} looked over to {friend}. An afternoon must be endless, over there.
    = secret: kept so that nobody else knows
    ---
    What exactly had {hero} said? {He} said it over again, as an experiment, to a bucket. The \#
    bucket had no face, but even so it did not look well.
    "Oh," said {hero}.
    Then {he} noticed the mark. It was on the back of the {work}, in chalk, a little sun and a \#
    line. {Friend} had drawn that on the first day, for luck, and {hero} had laughed and \#
    forgotten it. But every morning {friend} had gone over it again, to keep it bright.
    = chalk: a soft white stone to write with

    ## act
    {hero} went over and sat down. "What I said isn't true," said {hero}, "and it was mean. I was \#
    afraid that it would not be mine any more."
    {Friend} said nothing for a bit, but it was a different nothing.
    "How did you want it to be?" asked {hero}, and listened to the very end.
    Then they built it again, {hero}'s way in front and {friend}'s way behind. Wherever both ways \#
    met, they used double knots. They pushed it, and it held, as sturdy as an ox.
    = sturdy: strong and not easy to knock over
    ---
    "It was the unkind thing that I said," {hero} began. "You know which one."
    "I do," said {friend}.
    "You heard it all afternoon, and I only heard it once. I am sorry for each time."
    A snail could have crossed the yard in that pause. "Tell me your plan," said {friend}, "and I \#
    will tell you mine."
    It turned out that the two plans fitted together. One was mostly top, and the other was \#
    mostly tail. By lamplight the {work} stood up, complete, and did not even tremble.
    = pause: a short stop before going on
    ---
    {hero} brought nothing but two empty hands, and stood there till {friend} turned round. "I \#
    hurt you," said {hero}. "I wanted to win, and there was nothing to win. How would you do it?"
    "Will you say that it is silly?"
    "Only if I think so, and then I'll ask why you like it."
    {Friend} came. They made the back part longer than either of them had planned, and hung bits \#
    on it. It kept the {work} in balance, so that now it would never tip.
    = balance: standing evenly so as not to fall
    ---
    The moon came up to listen. {hero} admitted everything that had been wrong, one thing after \#
    another, and left no part out. {Friend} did the same, because fair is fair.
    "And your crooked bits?" asked {hero}. "What are they for?"
    "They help us to recognize it from far away."
    {hero} had never thought of that. One of them held, and one tied, and then they swapped. Each \#
    joint had a bit of both in it. When the {work} was finished, they shook it violently, and it \#
    stayed whole.
    = joint: the place where two parts meet

    ## return
    There were eleven smooth, shiny, beautiful things at {gather}, and one with bits. Everyone \#
    walked past the eleven and stopped. "Oh!" they said. Then somebody small asked, "Who thought \#
    of the bits?"
    {hero} had dreamed of that question. "{Friend} did," said {hero}, quite loudly.
    "But the front," said {friend}, "is the front because of {hero}."
    They did not win. {elder} won, with a chair, and invited them both to supper. The {work} came \#
    too, and stuck out of the door, bits and all.
    ---
    Did it work? It worked so splendidly that {folk} clapped, and {creatures} got out of the way. \#
    It went past once, wagging, and once more because of the cheering.
    "What do you call that piece at the back?" asked {elder}.
    "That is the crooked bit," said {hero}. "It is the best bit."
    On the way home they were so tired that they leaned on each other. "You said 'best'," said \#
    {friend} after a while. "I heard it distinctly."
    "Only once," said {hero}. "Shall I say it again?"
    ---
    At {gather} an extremely tall judge came by with an extremely thin pencil. The judge looked \#
    at the front and wrote something. The judge looked at the back and forgot to write.
    "It is two things," said the judge.
    "Yes," said {hero} and {friend}, both at once.
    They were given a jar of plums, and ate them in turns, one for {hero}, one for {friend}. At \#
    the end a single plum was left over. They looked at it for a long time. Then they gave it to \#
    {elder}.
    ---
    The great day was windy and loud, and the {work} was in the middle of it. You could pick it \#
    out from far away, because it was the only one that went two ways at once.
    Now it stands by the door of {home}, over the boots. Whenever there is a quarrel, which \#
    happens, one of them goes and gives it a small push. Then it rattles. "That is your bit," \#
    says {friend}. "No," says {hero}. "I believe that's yours."
    """#
}
