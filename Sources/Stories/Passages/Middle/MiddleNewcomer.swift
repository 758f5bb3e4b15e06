extension Passages {
  /// The passages of “newcomer” for ages 6–8.
  static let middleNewcomer = #"""
    skeleton: newcomer
    band: 6-8
    title: The New One in {world}
    title: {hero} Wants a Third
    title: The Child Who Made {a craft}
    title: A Game for Three
    person: Juno she
    slot craft: paper boat | shell beetle | string star | clay bird
    slot gift: whistle | red marble | pocket lens | silver button
    question: Why did Juno hide when {hero} did the best tricks?
    question: How can you tell that somebody wants to be asked, or wants to be left alone?
    question: What would you say to {friend}, who has opinions about everything?
    question: What is hard about being new somewhere?
    question: What can you make, and who showed you how?
    question: Would you have given away the {gift}? Why?

    ## want
    Post, Thief and Bell is a game for three, and there were two of them. {hero} was Post and \#
    Thief, and {a friend} was Bell. It is hard to steal from yourself.
    "There is a new child {in place}," said {friend}. "Juno is the name. Juno sits by {gather}, \#
    all alone."
    [interest: {hero} forgot all about {interest} on the spot.]
    "A third!" cried {hero}. They ran to {gather} at once, because a third might be gone at any \#
    minute.
    ---
    A cart had come to {world} with two beds, a clock and a girl on top. The girl was Juno. \#
    Since then she had sat near {gather}, and nobody had heard her say a word.
    "What a waste of a child," said {a friend}.
    {hero} thought so too. There was a rope to turn, and it took two at the ends, and one to \#
    jump. [interest: Besides, {hero} had things to say about {interest}.] "Come on," said \#
    {hero}, and off to {gather} they went.
    ---
    "Two is silly," said {hero}. It was hide and seek, and there was only {a friend} to look \#
    for, under the same old bucket.
    "Somebody new has moved in," said the bucket. "Juno, from far away."
    All {place} knew it by now. Juno sat beside {gather} every day, all by herself. [interest: \#
    Perhaps she liked to talk about {interest}.]
    "Get up," said {hero}. "We are going to be three." {Friend} got up, and they set off for \#
    {gather}.
    ---
    The ball went from {hero} to {a friend}, and from {friend} to {hero}. The ball looked bored.\#
     What they wanted was a triangle. [interest: Even a chat about {interest} goes better with \#
    three.]
    {hero} knew where the third corner was. It sat near {gather}, all alone. It had come to live\#
     {in place} a week ago, and its name was Juno.
    "No smile yet," said {friend}. "I have looked every day."
    "That is because we have not met," said {hero}. They went straight there.

    ## obstacle
    "Hello," said {hero}. "Do you want to play?"
    Juno said nothing. She looked at her knees, as though somebody had written on them.
    "We need a third," said {hero}, a little louder. "It is quite easy. I can explain it."
    Juno turned a bit more to the wall. Behind them {creatures} made a great fuss, and that was \#
    the only answer.
    "Maybe her ears are full," said {friend}. {hero} did not think it was the ears. But what was\#
     it? {He} looked at {his} shoes, puzzled.
    = puzzled: not able to work something out
    ---
    Some people do not answer because they are rude, and some because they are asleep. Juno was \#
    not either. She sat there with her head down, and one ear went red when {hero} came near.
    "I am {hero}," said {hero}. "This is {friend}."
    "Charmed," said {friend}.
    Nothing! Not a nod, and not a blink. {hero} waited until it felt odd to wait, and then a bit\#
     more. They went off a few steps, ashamed, and did not know what they had done wrong.
    = ashamed: feeling bad and small about something
    ---
    There was Juno, small and stiff, with her back to all of {gather}. {hero} went around to the\#
     front. Juno turned away. {hero} went around once more, and there was the back again, like a\#
     door on a pin.
    "We could do this till supper," said {friend}.
    {hero} asked which name to call. {He} asked which road had the best puddles, there where \#
    Juno came from. A drop fell on Juno's sleeve, and it did not rain. That was all. {hero} \#
    stepped back, baffled.
    = baffled: quite unable to understand
    ---
    {Friend} went first, since {friend} was good with people. "We hear that you are new," said \#
    {friend}. "I was new once. I got over it."
    Juno did not look up.
    "Would you like to run?" asked {hero}. "Or sit? Or shout? There is a good corner for shouting."
    Juno pulled her collar up until it hid her chin. There was no reply, not even a bad one. \#
    {hero} could not understand it, because {he} always had a reply to everything.
    = reply: what you say back

    ## try1
    "Juno does not know what fun we are," said {hero}. So {hero} stood on both hands and sang. \#
    {hero} ran along the wall on one leg. {Friend} was the audience and shouted, "More!" at the \#
    loud bits.
    With each trick Juno grew smaller. Then {hero} turned a wheel and knocked over two pails \#
    with a bang. Juno slid to the ground and crept behind a heap of sacks.
    "Too much?" asked {hero}, upside down.
    "I can still see one shoe," said {friend}. "It looks frightened."
    ---
    {hero} had a very good voice for animals. {He} did the cow. {He} did the angry hen. Right in\#
     front of Juno came the best one, the pig that has sat on a nail.
    People came out of their doors to see who was hurt. When they had gone in again, Juno was \#
    gone too. There was a barrel, and there were four fingers on the rim of it.
    "I thought that the pig was strong," said {friend}. "Perhaps it was too strong."
    ---
    Boom! That was the lid of a tin. Boom, boom! {hero} marched up and down before Juno, beat \#
    the tin with a spoon, and never missed. {Friend} had to call out, "The great {hero}!" each \#
    time, and did it well.
    It was so loud that {creatures} left. It was so loud that {hero} did not hear the box \#
    scrape. Juno had pulled it in front of her like a shutter, and sat behind it with her knees \#
    up.
    ---
    How high can you jump? {hero} could jump over {friend}, and {friend} over nothing, but it \#
    looked grand. "Watch this!" cried {hero}. "And this! Are you watching?"
    At first Juno was. Then came the jump with the yell. It was meant to be a cheerful yell. She\#
     pressed both hands on her ears and went behind a stack of baskets, and she stayed there.
    "I would have clapped," said {friend}, "but I know you." Somehow that did not help.

    ## try2
    "A present works on everyone," said {hero}. In {his} left pocket was the {gift}, the best \#
    thing {he} had. It was hard to give it up. But {hero} put it down beside Juno and talked, so\#
     that it would not be so quiet.
    {hero} said how old the {gift} was, and what it could do, and what it had nearly cost.
    When the talk ended, Juno had turned to the wall. The {gift} lay where it lay. "Not even a \#
    sniff," said {friend}.
    ---
    The {gift} was polished on a sleeve and held out flat. "It is for you," said {hero}. "For \#
    ever. And do you know where I found it?" Then the whole story came. It had a bull in it, and\#
     a bridge, and one part that was not quite true.
    {Friend} yawned at the bridge. Juno moved off an inch at the bull. By the end her back was \#
    as round as a loaf. The {gift} lay on the stone, so {hero} picked it up, red in the face.
    ---
    If loud was wrong, then generous must be right. {hero} laid the {gift} on the ground, \#
    exactly half way. That was not easy. {He} slept with it under the pillow.
    "Take it! You can look at it. You can lick it. I did." And {hero} went on talking, because \#
    somebody had to.
    Juno shook her head and looked the other way. "Now that," said {friend}, "was an answer." \#
    But it was not the one they wanted. The {gift} went back to its pocket.
    ---
    Everybody likes the {gift}. So {hero} set it down in front of Juno with a bow. Then {hero} \#
    talked of the street, the good puddle, the bad step, and which aunt gave biscuits.
    "Breathe," said {friend}.
    Juno put her face down on her arms. The {gift} lay there and shone for nobody. {hero} took \#
    it and went to sit far off. {His} best thing had never looked so small.

    ## insight
    They sat far off, tired of trying, and so at last they were quiet. "Look at those hands," \#
    said {friend}.
    Juno's hands had been busy all the time! She bent and pressed and turned a little thing in \#
    her lap. When she let go, there it stood, {a craft}. She put it in a row with six more.
    {hero} had not seen even one of them. {He} walked softly over and sat down. It was near, but\#
     not too near.
    = lap: the top of your legs when you sit
    ---
    When the wind turned, something came tumbling over the ground and stopped at {friend}. It \#
    was {a craft}, so small and neat that {hero} held {his} breath.
    "Who makes such a thing?" asked {friend}.
    {hero} looked over. Juno was at it again, with her head low. So that was why! She was in the\#
     middle of something.
    {hero} put the {craft} back in its row, and sat down at the other end. {He} did not say a word.
    = tumbling: rolling over and over
    ---
    {Friend} liked to count, and was counting things that Juno did. "Talks, none," said \#
    {friend}. "Smiles, none. And eight of these."
    "Eight of which?" asked {hero}.
    They were all along the ledge: {a craft}, and the next, and the next. Juno's fingers never \#
    stopped. Each time she began one, her shoulders came down a little, as yours do when you get\#
     into a bath.
    So {hero} went and sat down on the ground with space to spare. {He} looked at the work, and \#
    at nothing else.
    = ledge: a narrow shelf on a wall
    ---
    "I used to hum when I was new," said {friend}. "So that I had something I knew."
    {hero} looked over, and this time {he} looked at what was there. In Juno's hand was {a \#
    craft}, not quite done. Juno held it up to the light, frowned, and began again. It was so \#
    good to watch that {hero} forgot to be clever.
    There was a free bit of step. {hero} sat on one end of it, and {friend} in the sun. They \#
    left a gap, and just stayed there.
    = frowned: pulled the eyebrows down in thought

    ## act
    After a time {hero} took some of the stuff that lay around and tried it too. It was far \#
    harder than it looked. What came out had one side too many and fell on its nose.
    "Is that a potato?" asked {friend}.
    "It is {a craft}," said {hero}, who asked nobody anything, and started over.
    Something touched {his} sleeve. A finger came, and it pushed one corner in, quite gently. \#
    "First this," said Juno. "Then that." It was a hoarse voice, because she had not used it for\#
     a week.
    = hoarse: rough, as a voice is after a cold
    ---
    Bend, press, turn. That was how Juno did it. Bend, press, oh no. That was how {hero} did it.\#
     {Friend} had a go as well and sat on the result.
    Nobody spoke. The sun moved on by one stone. {hero} made a thing like a squashed hat, and \#
    set it at the end of Juno's neat row.
    There was a snort. Then Juno laughed till she had to hold on to the wall. "It needs a \#
    middle," she said. "Look, I will show you."
    = result: what you get in the end
    ---
    Was it hard? It was so hard that {hero} stuck {his} tongue out. The first {craft} came \#
    apart. The second one was clumsy and leaned to the left. {hero} did not sigh or call, but \#
    only began a third.
    Juno watched from the side. She slowed her own hands down. She did each step twice, and \#
    waited. Then {hero} did it, and so they went on.
    "Ah," said {friend}, "a lesson without any talking. I like it."
    "You hold it too tight," said Juno to {hero}. "It wants to breathe."
    = clumsy: badly made or badly moved
    ---
    {hero} did not say, "May I?" {hero} did not say, "How?" There were bits left over, and {he} \#
    took the most crooked, because nobody would miss those. Bit by bit, pinch by pinch, {he} \#
    made something that was almost {a craft}. Its head hung down.
    "It is sleepy," said {friend}.
    "No," said Juno. Both of them held very still. "It is looking for something it lost." She \#
    took it and gave one small twist, and it stood up. Then she gave it back to {hero} and said,\#
     "Now you."
    = crooked: not straight, bent to one side

    ## return
    They play a new game {in place} these days. It is a bit like tag, but you must keep {a \#
    craft} safe while you run. Juno made up that part. She is a terrible runner, because she \#
    always laughs.
    That first evening they all went home by {path}. It turned out that {hero} lived only three \#
    doors from Juno. "I nearly talked to you," said Juno, "when you came the first time."
    "Nearly?" said {friend}. "I nearly left."
    ---
    "What was wrong with my present?" asked {hero} on the way home.
    "Nothing," said Juno. "But I had nothing to give you back." And she put {a craft} into \#
    {hero}'s pocket.
    They stopped at every door, because Juno wanted to know who lived there. {Friend} told her, \#
    at length. At {home} Juno said the longest thing of the day.
    "May I come tomorrow, and the next day, and all the days after that?"
    "I shall have to look in my diary," said {friend}. "Yes."
    ---
    Now there are three, and the ball goes round in a triangle. Sometimes no one wants a ball. \#
    Then three heads are bent low, and you hear nothing but breathing. Now and then {friend} \#
    says, "Potato."
    {elder} came by with some {food}. "Have you all lost your tongues?" asked {elder}.
    {hero} looked at Juno. Juno looked at {friend}.
    "No," she said. "We're just in the middle of something."
    ---
    They walked home along {path}, Juno in the middle. She told them about the place that she \#
    came from, and there was a great deal of it. She talked past {home}, so they had to turn \#
    round. She did not stop till the first star.
    "And I thought Juno had no words," said {hero} in bed.
    "Some of us save up," said {friend}, who never had.
    On the sill stood {a craft}, leaning to the left. It seemed to listen.
    """#
}
