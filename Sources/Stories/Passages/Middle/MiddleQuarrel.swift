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
    Once a year, all {world} met at {gather} to show what they had built. There was a prize. \#
    {hero} did not care about that. {hero} wanted people to say, "Oh!"
    "We shall build a {work}," said {hero}.
    "I will bring the {stuff}," said {a friend}, "and ideas."
    [interest: The first idea had to do with a speech about {interest}.]
    By noon the {work} was half made. It stood behind {home}, and both of them were proud of the\#
     same thing.
    ---
    "Hold this," said {hero}. "No, that. No, this."
    "I am holding both," said {a friend}. "I am holding three."
    They were building the {work}. Tomorrow was the great day at {gather}, and all {place} would\#
     bring something home-made. [interest: They talked about {interest} with string between \#
    their teeth.] They had glue and a whole heap of {stuff}. Half of it stood up by itself now, \#
    and nobody had made one like it before. {hero} walked around it, and around it again.
    ---
    You could smell the glue all over {place}. Behind {home} there was hammering, then "Ow!", \#
    then hammering. {hero} and {a friend} were building a {work}.
    Last year they had only looked on, when others came to {gather} with fine things. This year \#
    would be different. They had saved up {stuff} for weeks. [interest: {hero} hammered in time \#
    to a song about {interest}.]
    "It looks good," said {friend}. "What is it?" That was a joke. You could tell, from one side.
    ---
    It was going to be the best {work} in {world}. {hero} had said so to {elder}, and to a cow. \#
    Now it had to be true by tomorrow, because that was the great day at {gather}.
    Luckily there were two of them. {hero} was good at cutting. {A friend} was good at saying \#
    where. [interest: They were both good at talking about {interest}.]
    So they took {stuff}, and string, and paint. By noon they had come as far as the middle.

    ## obstacle
    "Now it must be made smooth," said {hero}.
    "Now it must have a tail," said {friend}. "A long one, with bits."
    "Bits are silly."
    "Smooth is dull."
    They looked at each other over the glue. {hero} had a picture of it, and there were no bits \#
    in it. "It was my idea," said {hero}, "and you know nothing."
    It was very quiet after that. {Friend} put down the string and went to the far end of the \#
    yard. There {friend} sat, offended, looking at a wall.
    = offended: hurt by what someone has said
    ---
    It began with a stick. {hero} put it on the left. {Friend} moved it to the right. {hero} \#
    moved it back.
    "It leans there," said {hero}.
    "It dances there," said {friend}.
    "You don't know a thing about it! You have never built anything in your life!" As soon as it\#
     was out, it sounded worse than it had inside. But {hero} was too furious to take it back.
    "Then you don't need me," said {friend}, and walked off to the far wall, and stayed there.
    = furious: very, very angry
    ---
    Red or green? You would not think that it matters so much. {hero} wanted it all red. \#
    {Friend} had mixed a green, and had already put a spot on.
    "You have ruined it!"
    "It is one spot."
    "It is a stupid spot," said {hero}, and wiped at it, and now it was a stupid smear. "Go and \#
    spot something else."
    {Friend} looked at the smear. Then {friend} went and sat by the wall, alone, and looked at \#
    nothing. And the {work} stood there, half done.
    = ruined: spoiled so that it is no good
    ---
    {hero} had measured. {Friend} had a feeling. The measure said one thing, and the feeling \#
    said another.
    "Longer," said {friend}.
    "Shorter," said {hero}, and sawed. Off came the part that {friend} had worked on since \#
    breakfast.
    "That was mine."
    "Well, it was in the way. And so are you!"
    Nobody shouted back. That was the odd thing. {Friend} only took the bit of wood, went to sit\#
     by the wall with it, and was silent. The glue dried with a brush in it.
    = silent: making no sound at all

    ## try1
    "I can do it by myself," said {hero}, loudly, so that it could be heard across the yard. \#
    {He} tied on the front. {He} tied on the back. It is hard to tie a knot with nobody's help \#
    to keep the string down. Each time {he} pulled here, it opened there.
    Then {hero} stood it up. The {work} leaned to one side, thought about it, and lay down with \#
    a crack.
    From far off, {friend} had seen it. {Friend} looked away again, rather quickly.
    ---
    With nobody to argue, the work went very fast. {hero} was smooth. {hero} was quick. {hero} \#
    said "Good!" and "Well done!" now and then, since {friend} did not.
    There was just one small problem. It took two to lift it. {hero} got a shoulder under one \#
    end and heaved. The other end stayed where it was. There was a long, slow, tearing noise.
    Half the {work} hung from the other half by a thread. Nobody said "Mind out." Usually \#
    {friend} did that.
    ---
    Bang went the hammer. {hero} did not need a feeling. {He} had a ruler. So {he} built on, \#
    higher and higher, and every bit was as straight as a soldier.
    But who was to stand on the other side and say if it tipped? No one did. So it tipped. First\#
     it creaked, then it swayed. Then all that {he} had put up came down about {his} ears with a\#
     noise like spoons.
    {hero} sat in it. "That was meant to happen," {he} called to {friend}'s back. It had not been.
    ---
    {hero} worked till {his} thumbs were blue. It was lonely work. When {he} held out {his} hand\#
     for the string, no string came. When {he} made a joke, it just lay there.
    Still, {he} got the top on. It sat a bit crooked, so {he} gave it a push, and the push was \#
    stronger than the glue. The top slid off. It took one side with it. The {work} had been half\#
     made before, and now it was a third.
    Over there, {friend} coughed. It may have been only a cough.

    ## try2
    All right, then. {hero} marched over. "Sorry," said {hero}, "but you started it."
    {Friend} turned around, and for a moment it looked hopeful. Then {friend} turned back. "That\#
     was three words too long," said {friend}. "No. Four."
    "I said sorry!"
    "You said it like a person who is paying a fine."
    {hero} kicked a pebble all the way back to the {work}. Sorry was sorry, was it not? The \#
    pebble had done nothing wrong, and did not come back.
    ---
    {hero} had one bun with sugar on it. {He} laid it down beside {friend} and pushed it a bit \#
    nearer. "You can have that," {he} said, "if you come and hold the string."
    It smelled very good. {Friend} looked at it with one long look.
    "Is that a bun," asked {friend}, "or is it a rope?"
    "It's a bun."
    "It has a hook in it," said {friend}, and turned to the wall. In the end nobody ate the bun.\#
     A sparrow did.
    ---
    "Sorry-can-we-go-on-now," said {hero}, all in one breath.
    "For what?" asked {friend}.
    "What do you mean, for what?"
    "What are you sorry for?"
    {hero} thought of the great day, and of how late it was getting. "For everything," said \#
    {hero}. "All of it. Quick, the glue is drying!"
    "Then I am not needed," said {friend}. "The glue is." And {friend} moved one yard farther \#
    off, so that nobody could sit there as well. {hero} was more cross than before, and did not \#
    quite know with whom.
    ---
    {hero} wrote it on a scrap of paper, because that seemed easier. SORRY, it said, and below \#
    that in small letters, even if I was right. {He} folded it and threw it over.
    {Friend} read it. {Friend} read the small letters too, and turned the paper over, in case \#
    there was more. There was not.
    It came back as a very small ball and hit {hero} on the knee. "No, thank you," said \#
    {friend}, without looking round. "I have one like it already."

    ## insight
    So {hero} sat down by the broken {work} and began to pick the bits apart. And under the \#
    glue, low down, where no one would look, {he} found something. It was a tiny carved shape, \#
    no bigger than a bean. It was {hero}, with the hair sticking up on one side. Beside it was a\#
     small {friend}.
    It must have taken days.
    {hero} held it in the flat of {his} hand. All that time, somebody had been making this. And \#
    {hero} had thrown words at that somebody.
    = carved: cut out of wood with care
    ---
    {hero} kicked at the heap, and something rolled out. It was a little wheel of twisted \#
    string, neat and tight. There were more. One sat at every corner of the {work}, on the \#
    inside. That was why it had stood so long.
    {hero} had not put them there.
    {He} said it aloud, what {he} had said to {friend}, slowly, to hear what it was like. It was\#
     like a slap. What a thing to sit there with! And there sat {friend}, and looked very small.
    = twisted: turned round and round on itself
    ---
    It got cold. {hero} pulled a cloth out of the bag to wrap up in, but it was not a cloth. It \#
    was a flag. Somebody had sewn it in secret, in big crooked letters. "Built by {hero}," it \#
    said, and under that, very small, "and me."
    {hero} read it four times. And then {he} heard {his} own voice again, and what it had said, \#
    and how loud. {He} looked over to {friend}. How long an afternoon must be, over there.
    = secret: kept so that nobody else knows
    ---
    What had {hero} said? {He} said it over again, just to check, to a bucket. The bucket had no\#
     face, but even so it did not look well.
    "Oh," said {hero}.
    Then {he} saw the mark. It was on the {work}, at the back, in chalk: a little sun, and a \#
    line. {Friend} had drawn that on the first day, for luck. {hero} had laughed and forgotten \#
    it. But {friend} had gone over it again each morning, to keep it bright.
    = chalk: a soft white stone to write with

    ## act
    {hero} went over and sat down. "What I said isn't true," said {hero}, "and it was mean. I \#
    was afraid that it would not be mine any more."
    {Friend} said nothing for a bit, but it was a different nothing.
    "How did you want it to be?" asked {hero}, and listened to the very end.
    Then they built it again, {hero}'s way in front and {friend}'s way behind. Where both ways \#
    met they used double knots. They pushed it, and it held, as sturdy as an ox.
    = sturdy: strong and not easy to knock over
    ---
    "It was the unkind thing that I said," {hero} began. "You know which one."
    "I do," said {friend}.
    "You heard it all afternoon. I only heard it once. I am sorry for each time."
    A snail could have crossed the yard in that pause. "Tell me your plan," said {friend}, "and \#
    I will tell you mine."
    It turned out that the two plans fitted. One was mostly top, and the other was mostly tail. \#
    By lamplight the {work} stood up, whole, and did not even tremble.
    = pause: a short stop before going on
    ---
    {hero} brought nothing but two empty hands, and stood there till {friend} turned round. "I \#
    hurt you," said {hero}. "I wanted to win, and there was nothing to win. How would you do \#
    it?"
    "Will you say that it is silly?"
    "Only if I think so. Then I'll ask why you like it."
    {Friend} came. They made the back part longer than either had planned, and hung bits on it. \#
    It kept the {work} in balance, so that now it would not tip.
    = balance: standing evenly so as not to fall
    ---
    The moon came up to listen. {hero} said what had been wrong, one thing after another, and \#
    left no part out. {Friend} did the same, because fair is fair.
    "And your crooked bits?" asked {hero}. "What are they for?"
    "So that we know it from far away."
    {hero} had never thought of that. One of them held, and one tied, and then they swapped. \#
    Each joint had a bit of both in it. When the {work} was done, they shook it hard, and it \#
    stayed whole.
    = joint: the place where two parts meet

    ## return
    There were eleven fine, smooth, shiny things at {gather}, and one with bits. Everyone went \#
    past the eleven and stopped. "Oh!" they said. Then somebody small asked, "Who thought of the\#
     bits?"
    {hero} had dreamed of that question. "{Friend} did," said {hero}, quite loudly.
    "But the front," said {friend}, "is the front because of {hero}."
    They did not win. {elder} won, with a chair, and asked them both to supper. The {work} came \#
    too. It stuck out of the door, bits and all.
    ---
    Did it work? It worked so well that {folk} clapped, and {creatures} got out of the way. It \#
    went past once, wagging, and once more because of the cheering.
    "What do you call that piece at the back?" asked {elder}.
    "That is the crooked bit," said {hero}. "It is the best bit."
    On the way home they were so tired that they leaned on each other. "You said 'best'," said \#
    {friend} after a while. "I heard it."
    "Only once," said {hero}. "Shall I say it again?"
    ---
    At {gather} a very tall judge came by with a very thin pencil. The judge looked at the front\#
     and wrote something. The judge looked at the back and forgot to write.
    "It is two things," said the judge.
    "Yes," said {hero} and {friend}, both at once.
    They got a jar of plums for it. They ate them in turns, one for {hero}, one for {friend}. At\#
     the end one was left over. They looked at it for a long time. Then they gave it to {elder}.
    ---
    The great day was windy and loud, and the {work} was in the thick of it. You could pick it \#
    out from the other end of {gather}. It was the only one that went two ways at once.
    Now it stands by the door of {home}, over the boots. When there is a quarrel, which happens,\#
     one of them goes and gives it a small push. Then it rattles. "That is your bit," says \#
    {friend}. "No," says {hero}. "I think that's yours."
    """#
}
