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
    Post, Thief and Bell is a game for three, and there were only two of them. {hero} was Post \#
    and Thief, and {a friend} was Bell, but it is difficult to steal from yourself.
    "There is a new child {in place}," said {friend}. "Juno is the name, and Juno sits by \#
    {gather}, completely alone."
    [interest: {hero} forgot all about {interest} on the spot.]
    "A third!" cried {hero}. They raced to {gather}, because a third might be gone at any minute.
    ---
    A cart had come to {world} with two beds, a clock and a girl on top. The girl was Juno. Since \#
    then she had been sitting near {gather}, and nobody had heard her say a word.
    "What a waste of a child," said {a friend}.
    {hero} thought so too. They had a rope, which takes two to turn it and another one to jump. \#
    [interest: Besides, {hero} had things to say about {interest}.] "Come on," said {hero}, and \#
    off to {gather} they went.
    ---
    "Two is silly," said {hero}. It was hide and seek, and there was only {a friend} to look for, \#
    under the same old bucket.
    "Somebody new has moved in," said the bucket. "Juno, from far away."
    The whole of {place} knew about it by now. Juno sat beside {gather} every day, entirely by \#
    herself. [interest: Perhaps she liked to talk about {interest}.]
    "Then get up," said {hero}, "because we are going to be three." {Friend} got up, and they set \#
    off for {gather}.
    ---
    The ball went from {hero} to {a friend}, and from {friend} to {hero}. Even the ball looked \#
    bored. What it wanted was a triangle. [interest: Even a chat about {interest} goes better \#
    with three.]
    {hero} knew where to find the third corner. It was sitting near {gather}, all alone. It had \#
    come to live {in place} a week ago, and its name was Juno.
    "There hasn't been a smile yet," said {friend}. "I have looked every day."
    "That is because we have not been introduced," said {hero}. They went straight there.

    ## obstacle
    "Hello," said {hero}. "Do you want to play?"
    Juno said nothing. She studied her knees, as though somebody had written on them.
    "We need a third," said {hero}, a little louder. "It's quite easy, and I can explain it."
    Juno turned a bit more to the wall. Behind them {creatures} were making a tremendous fuss, \#
    and that was the only answer.
    "Maybe her ears are full," {friend} suggested. {hero} did not believe that it was the ears. \#
    But what was it? {He} looked at {his} shoes, puzzled.
    = puzzled: not able to work something out
    ---
    Some people do not answer because they are rude, and others because they are asleep. Juno was \#
    neither. She sat there with her head down, and whenever {hero} came near, one ear turned red.
    "I am {hero}," said {hero}, "and this is {friend}."
    "Charmed," said {friend}.
    Nothing! There was not a nod, and there was not a blink. {hero} waited until waiting felt \#
    peculiar, and then a little longer. They went off a few steps, ashamed, and could not imagine \#
    what they had done wrong.
    = ashamed: feeling bad and small about something
    ---
    There was Juno, small and stiff, with her back to all of {gather}. {hero} went around to the \#
    front, and Juno turned away. {hero} went around once more, and there was the back again, like \#
    a door on a hinge.
    "We could do this till supper," said {friend}.
    {hero} asked for a favourite colour. {He} asked which road had the best puddles, far away, in \#
    that other place. A drop fell on Juno's sleeve, although it was not raining. That was all. \#
    {hero} stepped back, completely baffled.
    = baffled: quite unable to understand
    ---
    {Friend} went first, being good with people. "We hear that you are new," said {friend}. "I \#
    was new once. One gets over it."
    Juno did not look up.
    "Would you like to run?" asked {hero}. "Or sit? Or shout? There is an excellent corner for \#
    shouting."
    Juno pulled her collar up until it hid her chin. There was no reply whatever, not even an \#
    unfriendly one. {hero} could not understand it, because {he} always had a reply to everything.
    = reply: what you say back

    ## try1
    "Juno simply doesn't know what fun we are," said {hero}. So {hero} stood on both hands and \#
    sang, and afterwards hopped along the wall on one leg. {Friend} was the audience, and shouted \#
    "More!" at the loudest bits.
    With every trick Juno grew smaller. Then {hero} turned a cartwheel and knocked over two \#
    pails, with a terrible clatter. Juno slid to the ground and crept behind a heap of sacks.
    "Too much?" asked {hero}, upside down.
    "I can still see one shoe," said {friend}. "It looks frightened."
    ---
    {hero} had a remarkable voice for animals. {He} did the cow, and {he} did the angry hen. \#
    Directly in front of Juno came the best one of all, the pig that has sat on a nail.
    People came running out of their doors to see who was hurt. By the time they had gone in \#
    again, Juno was gone too. There was a barrel, and there were four fingers on the rim of it.
    "I thought that the pig was strong," said {friend}. "Possibly it was too strong."
    ---
    Boom! That was the lid of a tin. Boom, boom! {hero} marched up and down before Juno, beating \#
    the tin with a spoon, and never missed. {Friend} had to call out "The great {hero}!" every \#
    time, and did it well.
    It was so loud that {creatures} left. It was so loud that {hero} did not even notice the \#
    scraping of a box. Juno had pulled it in front of her like a shutter, and was sitting behind \#
    it with her knees up.
    ---
    How high can anybody jump? {hero} could jump over {friend}, and {friend} could jump over \#
    nothing, but together it looked grand. "Watch this!" cried {hero}. "And this! Are you watching?"
    At first Juno was. Then came the jump with the yell, which was meant to be a cheerful yell. \#
    She pressed both hands over her ears, went behind a stack of baskets, and stayed there.
    "I would have clapped," said {friend}, "but then I know you." Somehow that did not help.

    ## try2
    "A present works on everyone," said {hero}. In {his} left pocket was the {gift}, the best \#
    thing that {he} owned. It was hard to give it up. But {hero} put it down beside Juno and \#
    talked, so that it would not be so quiet.
    {hero} explained how old the {gift} was, and what it could do, and what it had nearly cost.
    When the explaining ended, Juno had turned to the wall. The {gift} lay where it lay. "Not \#
    even a sniff," said {friend}.
    ---
    The {gift} was polished on a sleeve and held out flat. "It is for you," said {hero}, "for \#
    ever. And do you know where I found it?" Then the whole story came. It had a bull in it, and \#
    a bridge, and one part that was not entirely true.
    {Friend} yawned at the bridge. Juno moved away an inch at the bull, and by the end her back \#
    was as round as a loaf. The {gift} lay on the ground, until {hero} picked it up again, red in \#
    the face.
    ---
    If being loud was wrong, then being generous must be right. {hero} laid the {gift} on the \#
    ground, exactly halfway between them. That was not easy for somebody who slept with it under \#
    the pillow.
    "Take it! You can look at it. You can even lick it, because I did." And {hero} went on \#
    talking, since somebody had to.
    Juno shook her head and looked the other way. "Now that," said {friend}, "was an answer." But \#
    it was not the one they wanted, and the {gift} went back where it came from.
    ---
    Nobody had ever been able to resist the {gift}. So {hero} set it down in front of Juno with a \#
    bow. Then {hero} talked about the street, the best puddle, the worst dog, and which aunt gave \#
    biscuits.
    "Breathe," {friend} advised.
    Juno put her face down on her arms. The {gift} lay there and shone for nobody. {hero} took it \#
    away again, and sat down at a distance. {His} most precious thing had never looked so small.

    ## insight
    They sat far off, tired of trying, and so at last they were quiet. "Look at those hands," \#
    said {friend}.
    Juno's hands had been busy all the time! She bent and pressed and turned some little thing in \#
    her lap. When she let go, there it stood, {a craft}. She set it down in a row with six others.
    {hero} had not noticed even one of them. {He} walked softly over and sat down. It was near, \#
    but not too near.
    = lap: the top of your legs when you sit
    ---
    When the wind turned, something came tumbling over the ground and stopped in front of \#
    {friend}. It was {a craft}, so small and perfect that {hero} held {his} breath.
    "Who can make such a thing?" asked {friend}.
    {hero} looked over. Juno was at it again, with her head bent low. So that was the reason! She \#
    had always been in the middle of something.
    {hero} put the {craft} back in its row, sat down beside it, and did not say a word.
    = tumbling: rolling over and over
    ---
    {Friend} liked to count, and was counting the things that Juno did. "Talks, none," said \#
    {friend}. "Smiles, none. And eight of these."
    "Eight of which?" asked {hero}.
    They were standing all along the ledge, {a craft}, and the next, and the next. Juno's fingers \#
    never stopped. Each time she began one, her shoulders came down a little, as yours do in a \#
    warm bath.
    So {hero} went and sat down on the ground, with space to spare. {He} looked at the work, and \#
    at nothing else.
    = ledge: a narrow shelf on a wall
    ---
    "When I was new I used to hum," said {friend}, "to have something with me that I knew."
    {hero} looked over, and this time {he} looked at what was really there. In Juno's hand was {a \#
    craft}, not quite finished. Juno held it up to the light, frowned, and began again. It was so \#
    interesting to watch that {hero} forgot to be clever.
    There was a free bit of bench. {hero} sat on one end of it, and {friend} in the sun. They \#
    left a gap, and simply stayed there.
    = frowned: pulled the eyebrows down in thought

    ## act
    After a time {hero} picked up some of the stuff that lay around and tried it too. It was \#
    considerably harder than it looked. What came out had one side too many and fell on its nose.
    "Is that a potato?" asked {friend}.
    "It is {a craft}," said {hero}, and started over.
    Something touched {his} sleeve. A finger came, and it pushed one corner in, quite gently. \#
    "First this," said Juno, "and then that." It was a hoarse voice, because she had not used it \#
    for a week.
    = hoarse: rough, as a voice is after a cold
    ---
    Bend, press, turn. That was how Juno did it. Bend, press, oh no. That was how {hero} did it. \#
    {Friend} had a go as well, and sat on the result.
    Nobody spoke, and the shadows moved on by one foot. {hero} made a thing like a squashed hat, \#
    and set it at the end of Juno's beautiful row.
    There was a snort, and then Juno laughed till she had to hold on to the wall. "It needs a \#
    middle," she said. "Look, I will show you."
    = result: what you get in the end
    ---
    Was it hard? It was so hard that {hero} stuck {his} tongue out. The first {craft} came apart, \#
    and the second one was clumsy and leaned to the left. {hero} did not sigh or complain, but \#
    only began a third.
    Juno watched from the side. She slowed her own hands down. She did every step twice, and \#
    waited until {hero} had done it as well.
    "Ah," said {friend}, "a lesson without any talking. I like it."
    "You hold it too tightly," said Juno to {hero}. "It wants to breathe."
    = clumsy: badly made or badly moved
    ---
    {hero} did not ask for anything, and did not explain anything. There were pieces left over, \#
    and {he} took the most crooked, because nobody would miss those. Pinch by pinch, {he} made \#
    something that was almost {a craft}. Its head hung down.
    "It is sleepy," said {friend}.
    "No," said Juno. Both of them held very still. "It is looking for something that it lost." \#
    She took it, gave it one small twist, and it stood up. Then she handed it back to {hero} and \#
    said, "Now you."
    = crooked: not straight, bent to one side

    ## return
    They play a new game {in place} these days. It is rather like tag, but everybody must keep {a \#
    craft} safe while running. Juno invented that part. She is a terrible runner, because she \#
    always laughs.
    That first evening they all went home by {path}. It turned out that {hero} lived only three \#
    doors from Juno. "I nearly talked to you," said Juno, "when you came the first time."
    "Nearly?" said {friend}. "I nearly left."
    ---
    "What was wrong with my present?" asked {hero} on the way home.
    "Nothing," said Juno, "but I had nothing to give you back." And she put {a craft} into \#
    {hero}'s pocket.
    They had to stop at every door, because Juno wanted to know who lived there. {Friend} told \#
    her, at length. At {home} Juno said the longest thing of the whole day.
    "May I come tomorrow, and the next day, and all the days after that?"
    "I shall have to consult my diary," said {friend}. "Yes."
    ---
    Now there are three of them, and the ball goes round in a triangle. Sometimes nobody wants a \#
    ball. Then three heads are bent low, and there is nothing to be heard but breathing. Now and \#
    then {friend} says, "Potato."
    {elder} came by with some {food}. "Have you all lost your tongues?" asked {elder}.
    {hero} looked at {friend}. Juno looked at {elder}.
    "No," said Juno. "We're just in the middle of something."
    ---
    They walked home along {path}, Juno in the middle. She told them about the place that she \#
    came from, and there was a great deal of it. She talked straight past {home}, so that they \#
    had to turn round. She did not stop until the first star.
    "And I thought that Juno had no words," said {hero} in bed.
    "Some of us save them up," said {friend}, who never had.
    On the windowsill stood {a craft}, leaning to the left. It seemed to be listening.
    """#
}
