extension Passages {
  /// The passages of “machine” for ages 6–8.
  static let middleMachine = #"""
    skeleton: machine
    band: 6-8
    title: Why the {engine} Stopped
    title: {hero} and the {engine} of {world}
    title: One Finger, One Wheel
    title: The Very Small Something
    slot engine: tower clock | music box | popcorn machine | puppet wheel
    question: Why did bangs and kicks not help?
    question: How do you find out why a thing does not work?
    question: What is the smallest thing that ever stopped you?
    question: Why did {hero} do only one thing at a time in the end?
    question: What would you do if nobody could help you till evening?
    question: Which machine would you like to look into?

    ## want
    Every evening the {engine} at {gather} began to turn, and all {world} stopped to hear it. It \#
    clanked, it whirred, it went ping. Today it just stood there.
    "And tonight is the feast!" said {hero}. "There can't be a feast without it."
    "There can be soup," said {a friend}. [interest: They had come to talk about {interest}, but \#
    not now.]
    {hero} put {his} ear to it, and it was as silent as a wardrobe. "I want to make it go," said \#
    {hero}.
    ---
    "Listen," said {a friend}.
    "I don't hear a thing," said {hero}.
    "Exactly. That is what is wrong."
    It was true. The {engine} at {gather} had always ticked and rattled, summer and winter. Now \#
    that it had stopped, the whole of {place} came out to look. [interest: {hero} even broke off \#
    a chat about {interest}.] Tonight it was supposed to open the feast!
    "Somebody must get it going," said {hero}. And somebody was already rolling up both sleeves.
    ---
    The most wonderful thing {in place} was the {engine}. It stood at {gather}, full of wheels \#
    that nobody had ever counted. {hero} wished it good morning every day.
    This morning it did not answer.
    "It's asleep," said {a friend}. [interest: They went on about {interest} and tried again at \#
    noon.]
    But at noon it was still asleep, and tonight was the feast, when everybody would need it. \#
    {hero} stroked its cold side. "I'll get you going," {he} promised.
    ---
    Everyone in {world} had a favourite bit of the {engine}. {elder} liked the big wheel best, \#
    and {hero} liked the small ping at the end. Tonight there was a feast at {gather}, with as \#
    many pings as anyone could wish.
    "There will be none," said {a friend}. "It has stopped. It stopped at ten past two."
    [interest: {hero} dropped the book about {interest}.]
    They ran. There it stood, with its mouth shut. "I shall mend it," said {hero}, who had never \#
    mended so much as a sock.

    ## obstacle
    From the front it looked whole, and from the back it looked whole too. Not a tooth was \#
    missing, and not a rope was torn. "It looks remarkably well to me," said {friend}, "for a \#
    thing that won't go."
    "Ask {elder}," said {folk}. "{elder} looks after it."
    But {elder} was away with the cart until evening, and by then it would be too late. There was \#
    no manual, and nobody knew a thing. {hero} peered in between the wheels, and it was like \#
    peering into a forest.
    = manual: a book that says how a thing works
    ---
    {hero} asked one person after another. "It goes," was the answer. "That's all we know. It has \#
    always gone." Now it didn't go, and nobody could explain why, for only {elder} ever had the \#
    lid off.
    "Where is {elder}?" asked {friend}.
    "Gone to the market till tonight."
    {hero} climbed all round it with a lamp. Every wheel was there, and every bolt was tight. It \#
    was a complete mystery. It is much worse when you can't even see what is broken.
    = mystery: something that nobody can explain
    ---
    You would imagine that something so big would have a big hole in it when it stopped. There \#
    was none. It gleamed. There were pipes, wheels, chains and a brass handle, exactly as always.
    "Maybe it is sulking," said {friend}. "I would, if people only ever looked at me at six."
    Some of {folk} scratched their heads. {elder} knew all about it, but {elder} had gone off at \#
    dawn. That meant no help till the lamps were lit. {hero} stood there and had not the \#
    slightest idea.
    = slightest: smallest of all
    ---
    "Is it broken?" asked {friend}.
    {hero} shone a lamp in. "I can't find anything broken."
    "Then why won't it go?"
    That was the trouble. All the parts sat in their places like obedient children. {hero} \#
    inspected the axle, and the belt, and all the teeth. Some of {folk} gave excellent advice, \#
    but it was about cows. And {elder}, who would know immediately, was away till evening. [snow: \#
    There was snow on the road besides.] There was nobody left to ask.
    = axle: the bar that a wheel turns on

    ## try1
    Everyone knows what to do with a thing that won't go. {hero} gave it a slap, and it said \#
    "bonk." {He} gave it a push with {his} shoulder, and then a small kick, low down.
    The {engine} drew in a long breath. Then it let out such a rude noise that two ladies left.
    "That was not me," {friend} announced to everyone.
    "It did something!" cried {hero}, and kicked again. But it had only had the one. It stood \#
    there as still as before, and now {hero} had a sore toe.
    ---
    Bang! went the flat of {hero}'s hand. Bang! Once it had worked with the stove door. {Friend} \#
    stood on the opposite side to report.
    "Anything?" called {hero}.
    "A spider has moved out."
    So they both leaned on it and shoved, one, two, three, and deep inside, something burped. It \#
    was long and wet, and it ended on a question, and all {gather} turned round.
    {hero} turned red, because there was no more to come. There was just a dent, which {hero} \#
    rubbed hard with a sleeve.
    ---
    "Perhaps it's stuck," said {hero}, "so we'll shake it loose." {He} rattled the handle, and \#
    {he} beat on the side with a shoe. [tiny: {Friend} pushed with might and main, and was run \#
    over by nothing.]
    "Pfffrrt," said the {engine}.
    By then there was quite a crowd, and they all heard it. Somebody small asked, "Is it ill?"
    "It must have eaten something," said {friend}.
    {hero} pulled the shoe on again. Not one wheel had moved by so much as a hair, and the sun \#
    was going down the wall.
    ---
    {hero} took a run. It was four steps and a thump, shoulder first. Then {he} repeated it from \#
    the opposite side, to make it even. The {engine} did not fall over and it did not start. It \#
    quacked.
    "Did it say quack?" asked {hero}, on the floor.
    "It was considerably ruder than that," said {friend}, "but I shall tell people that it was \#
    quack."
    One more kick? {hero}'s foot said no. The enormous thing had not turned at all. It had merely \#
    been insulted, and you could tell.

    ## try2
    Next {hero} fetched the tool bag. {He} turned this screw to the left, and {he} turned that \#
    one to the right. {He} hung the chain on a different hook. {He} put oil on all of it, and on \#
    {friend}.
    "And now?" asked {friend}, dripping.
    Now the handle stuck, and the door would not shut, and one wheel turned in the wrong \#
    direction. Before, one thing had been the matter, and now it was four. It took {hero} an hour \#
    to put it all back as it was.
    ---
    "I'll simply try everything," said {hero}, "because then the right thing must be in it." It \#
    sounded wise. So {he} loosened whatever was tight, and tightened whatever was loose, all at \#
    once and very quickly.
    "What did you do to make it hum like that?" asked {friend}.
    "I don't know! I did nine things!"
    The hum rose, and something fell off. Then a spring jumped out and went twice around \#
    {gather}, until they caught it under a hat. Piece by piece, {hero} had to undo it all again.
    ---
    Three screws lay on the floor, and four holes looked at them. {hero} had taken out as much as \#
    possible, wiped it, and put it back somewhere else. It had seemed such a good idea to move \#
    things about.
    "This bit was on the left," said {friend}, "and that bit was this bit."
    Pull the handle, and a tap dripped. Push it, and the lid snapped. They had not mended what \#
    was wrong, but had only given it company. "Back," said {hero}, with oil in {his} hair. "All \#
    of it goes back."
    ---
    {hero} worked like a whirlwind, and off came the lid, and round went the belt the other way. \#
    There was glue, there was soap, there was a piece of {friend}'s lunch. "One of these is \#
    certain to help," said {hero}.
    One of them made it leak, and one of them made it squeal. And one of them had locked the \#
    small door.
    "Too many cooks," said {friend}, "and you are all of them." So the glue came off, and the \#
    belt went back, and they were exactly where they had been.

    ## insight
    Then they were too tired to do two things at a time. {hero} put one finger on the handle, and \#
    the handle turned a rod. {He} went along the rod with the finger. "And the rod turns this," \#
    {he} said.
    {Friend} made a chalk cross there and hummed one note.
    Next came a small wheel. Cross. Next came a belt. Cross. The finger continued, and after nine \#
    crosses it arrived at a wheel that could not turn. "It ends here," said {hero}.
    = rod: a thin straight bar
    ---
    "How does it begin?" asked {friend}.
    "You pull here," said {hero}, and pulled, ever so gently. A lever descended, and when the \#
    lever descended, a hook let go. {hero} put a finger on the hook and looked where it went, and \#
    only there.
    {Friend} hummed for every part that moved. "Hmm. Hmm. Hmm." Then there was no hum.
    "Why did you stop?"
    "Because it did," said {friend}. It was number seven, an ordinary wheel like all the others. \#
    So the trouble had to be right here!
    = lever: a bar you push or pull to move something
    ---
    It was a caterpillar that did it. {Friend} watched it climb and said, "First comes the nose, \#
    and then comes the rest. It pushes itself along, bit by bit."
    Bit by bit! {hero} looked at the {engine} again. It was a long row of things, and every one \#
    of them pushed the next. {He} laid a finger on the first and went on to the second. Whatever \#
    was well got a chalk mark.
    Fourteen of them were well, but the fifteenth did not move. "It's in there," said {hero}. \#
    "The problem is in there."
    = problem: something wrong that has to be put right
    ---
    This time nobody banged on anything. {hero} moved the handle by the width of a thumb, and \#
    they watched carefully. One cog nudged another cog. {Friend} marked it with chalk and gave it \#
    a name.
    "That is Olga," said {friend}. "Olga pushes Bert, and Bert pulls Big Tom."
    So it continued, with a finger on every one of them. Big Tom ought to have tapped Little Tom \#
    on the head, but Little Tom never felt it. "It stops between those two," said {hero}.
    = cog: a wheel with teeth

    ## act
    {hero} lay flat and shone the lamp in sideways, and there, between two teeth, sat a cherry \#
    stone. It was no bigger than a pea, and somebody had spat it out with care.
    "That?" said {friend}. "All this for that?"
    {hero} took a hairpin, tickled, and waited. Out it came, tick, tick, into the palm of {his} \#
    hand. Then {he} gave the handle one slow turn, and a wheel moved, and it moved the next. \#
    There was a clank, and a whirr, and right at the end a ping.
    = palm: the inner side of your hand
    ---
    Something was in there, something round and blue. It was a coat button, jammed just where the \#
    small wheel ought to slip through. "It's from my own coat," said {hero}. "I lost it when I \#
    leaned in to say good morning."
    "So it was you who choked it," said {friend}, not unkindly.
    {He} pushed it out from behind with a straw, and blew away the fluff. It got one drop of oil, \#
    and no more, and then they let go. Slowly, as if it were stretching after a sleep, the \#
    {engine} began to turn.
    = jammed: stuck so tight that it cannot move
    ---
    What they discovered was moss, and hair, and a bit of red wool. It was a nest, the size of a \#
    fist, with nobody in it yet. It sat in the one gap that had to be free.
    "We can't throw that away," said {hero}. "Somebody is planning to live here."
    So {he} slid it out on a spoon, whole, and {friend} found a shelf for it, with a view. Then \#
    {hero} tried the handle. It went without any effort, and all down the line, each part woke \#
    the next.
    = effort: hard work or strength
    ---
    A seed! It was the thin sort that has a wing. It must have sailed in, and now it stuck in the \#
    groove like a key in the wrong door.
    "I would look lower," said {friend}. {hero} wetted one finger, laid it on the seed, and \#
    counted to five. When {he} lifted the finger, the seed came too.
    There was not a sound. Then the first wheel remembered the second, and the second remembered \#
    the third. Down the long side it ran. "Ping," said {hero}, and a moment later it did.
    = groove: a long narrow cut that something slides in

    ## return
    So there was a feast. The {engine} clanked and whirred, and after the ping came something \#
    entirely new. It was a hiccup.
    "It never did that when I left," said {elder}, climbing off the cart. "What was the matter \#
    with it?"
    {hero} put out one finger and showed every part in its turn, while {friend} hummed. {elder} \#
    wanted to see it twice.
    "And the hiccup?"
    "That's from me," said {hero}. "From the banging. Shall I take it out?"
    {elder} listened. "Leave it," said {elder}.
    ---
    When the lamps were lit, it started on the dot. There was only one thing. In the middle of \#
    the loveliest part, it sneezed.
    {elder} looked at {hero}, and {hero} looked at {friend}.
    "There is a draught," said {friend}.
    Then {hero} took {elder} by the sleeve and showed how one thing pushed the next. They \#
    followed it with one finger, to the very end, and {elder} nodded. These days {folk} say \#
    "Bless you!" to the {engine}, every evening, just after six.
    ---
    "Show me," said {elder}, who had come home with dust up to both ears. So {hero} showed \#
    everything, and did not leave out the banging. They ate {food}, while the {engine} worked \#
    away beside them.
    Nowadays it goes perfectly well. It only squeaks at the end of every round. The squeak sounds \#
    exactly like "Who, me?"
    "It is asking," {friend} tells visitors, "who stopped it. We have never found out." And \#
    {hero} looks the other way.
    ---
    That night it turned and turned, with lamps on it, and {hero} danced past it nine times. \#
    Every time it gave a tiny toot.
    "It never used to toot," said {elder}.
    "It is pleased," said {friend}.
    {elder} looked inside, and {hero} explained it, from start to finish, finger by finger. \#
    Everything was in order, except that a bit of air got out at the wrong place. "I could stop \#
    that," said {elder}, eating {food}. "But who would want to?"
    Toot, it went, and everyone tooted back.
    """#
}
