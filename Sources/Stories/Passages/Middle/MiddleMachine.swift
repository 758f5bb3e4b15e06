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
    At six each evening the {engine} at {gather} began to turn. All {world} stopped to hear it. \#
    It clanked, it whirred, it went ping. Today it just stood.
    "And tonight is the feast!" said {hero}. "There can be no feast without it."
    "There can be soup," said {a friend}. [interest: They had come to talk about {interest}, but\#
     not now.]
    {hero} put {his} ear to it. It was as quiet as a wardrobe. "I want to make it go," said {hero}.
    ---
    "Listen," said {a friend}.
    "I don't hear a thing," said {hero}.
    "That's it. That is what is wrong."
    It was true. The {engine} at {gather} had always ticked and rattled, summer and winter. Now \#
    that it had stopped, all {place} came out to look. [interest: {hero} even broke off a chat \#
    about {interest}.] It was to open the feast tonight!
    "Someone must get it going," said {hero}. And someone was already rolling up both sleeves.
    ---
    The best thing {in place} was the {engine}. It stood at {gather}, full of wheels that nobody\#
     had ever counted. {hero} said good morning to it every day.
    This morning it did not answer.
    "It's asleep," said {a friend}. [interest: They went on about {interest} and tried again at \#
    noon.]
    But at noon it slept still, and tonight was the feast, when all would need it. {hero} \#
    stroked its cold side. "I'll get you going," {he} said.
    ---
    Everyone in {world} had a favourite bit of the {engine}. {elder} liked the big wheel. {hero}\#
     liked the small ping at the end. Tonight there was a feast at {gather}, with as many pings \#
    as you like.
    "There will be none," said {a friend}. "It has stopped. It stopped at ten past two."
    [interest: {hero} dropped the book about {interest}.]
    They ran. There it stood, with its mouth shut. "I shall mend it," said {hero}. {He} had \#
    never mended so much as a sock.

    ## obstacle
    From the front it looked whole. From the back it looked whole too. Not a tooth was missing, \#
    and not a rope was torn. "It looks well to me," said {friend}, "for a thing that won't go."
    "Ask {elder}," said {folk}. "{elder} looks after it."
    But {elder} was away with the cart until evening, and by then it would be too late. There \#
    was no manual, and nobody knew a thing. {hero} looked in between the wheels, and it was like\#
     looking into a forest.
    = manual: a book that says how a thing works
    ---
    {hero} asked one, and {he} asked another. "It goes," they said. "That's all we know. It has \#
    always gone." Now it didn't go, and no one could say why, for only {elder} ever had the lid \#
    off.
    "Where is {elder}?" asked {friend}.
    "Gone to the market till tonight."
    {hero} climbed all round it with a lamp. Each wheel was there. Each bolt was tight. It was a\#
     complete mystery. It is much worse when you can't even see what is broken.
    = mystery: something that nobody can explain
    ---
    You would think that something so big would have a big hole in it when it stopped. There was\#
     none. It gleamed. There were pipes, wheels, chains and a brass handle, just as always.
    "Maybe it is sulking," said {friend}. "I would, if they only ever looked at me at six."
    Some of {folk} scratched their heads. {elder} knew all about it, but {elder} had gone off at\#
     dawn. That meant no help till the lamps were lit. {hero} stood there and had not the \#
    slightest idea.
    = slightest: smallest of all
    ---
    "Is it broken?" asked {friend}.
    {hero} shone a lamp in. "I can't find anything broken."
    "Then why won't it go?"
    That was the trouble. All the parts sat in their places like good children. {hero} looked at\#
     the axle, and the belt, and all the teeth. Some of {folk} gave advice, but it was about \#
    cows. And {elder}, who would know at once, was away till evening. [snow: There was snow on \#
    the road besides.] There was nobody left to ask.
    = axle: the bar that a wheel turns on

    ## try1
    Everyone knows what you do with a thing that won't go. {hero} gave it a slap. It said \#
    "bonk." {He} gave it a push with {his} shoulder, and then a small kick, low down.
    The {engine} drew in a long breath. Then it let out such a rude noise that two ladies left.
    "That was not me," said {friend} to everyone.
    "It did something!" cried {hero}, and kicked again. But it had only had the one. It stood as\#
     still as before, and now {hero} had a sore toe.
    ---
    Bang! went the flat of {hero}'s hand. Bang! Once it had worked with the stove door. {Friend}\#
     stood on the other side to report.
    "Anything?" called {hero}.
    "A spider has moved out."
    So they both leaned on it and shoved, one, two, three. Deep inside, something burped. It was\#
     long and wet, and it ended on a question. All {gather} turned round.
    {hero} went red. There was no more to come. There was just a dent, and {hero} rubbed it hard\#
     with a sleeve.
    ---
    "Perhaps it's stuck," said {hero}, "so we'll shake it loose." {He} rattled the handle. {He} \#
    beat on the side with a shoe. [tiny: {Friend} pushed with might and main, and was run over \#
    by nothing.]
    "Pfffrrt," said the {engine}.
    It was quite a crowd by then, and they all heard it. Somebody small asked, "Is it ill?"
    "It will have eaten something," said {friend}.
    {hero} pulled the shoe on again. Not one wheel had moved by so much as a hair, and the sun \#
    was going down the wall.
    ---
    {hero} took a run. It was four steps and a thump, shoulder first. Then {he} did it once more\#
     from the other side, so that it should be even. The {engine} did not fall over and it did \#
    not start. It quacked.
    "Did it say quack?" asked {hero}, on the floor.
    "It was ruder than that," said {friend}, "but I shall tell people that it was quack."
    One more kick? {hero}'s foot said no. The big thing had not turned. It had merely been \#
    insulted, and you could tell.

    ## try2
    Next {hero} fetched the tool bag. {He} turned this screw to the left. {He} turned that one \#
    to the right. {He} hung the chain on another hook. {He} put oil on all of it, and on \#
    {friend}.
    "And now?" asked {friend}, dripping.
    Now the handle stuck. The door would not shut, and one wheel turned the wrong way. Before, \#
    one thing had been wrong. Now it was four. It took {hero} an hour to put it all back as it \#
    was.
    ---
    "I'll just try everything," said {hero}, "because then the right thing must be in it." It \#
    sounded wise. So {he} loosened whatever was tight, and tightened whatever was loose, all at \#
    once and very quickly.
    "What did you do to make it hum like that?" asked {friend}.
    "I don't know! I did nine things!"
    The hum rose, and something fell off. Then a spring jumped out and went twice around \#
    {gather}. They caught it under a hat. Piece by piece, {hero} had to undo it all again.
    ---
    Three screws lay on the floor, and four holes looked at them. {hero} had taken out what {he}\#
     could, wiped it, and put it back somewhere else. It had seemed a good idea to move things \#
    about.
    "This bit was on the left," said {friend}. "That bit was this bit."
    Pull the handle, and a tap dripped. Push it, and the lid snapped. They had not mended what \#
    was wrong. They had given it company. "Back," said {hero}, with oil in {his} hair. "All of \#
    it goes back."
    ---
    {hero} worked like a whirlwind. Off came the lid. Round went the belt the other way. There \#
    was glue, there was soap, there was a bit of {friend}'s lunch. "One of these will help," \#
    said {hero}.
    One of them made it leak. One of them made it squeal. And one of them had locked the small door.
    "Too many cooks," said {friend}, "and you are all of them." So the glue came off, and the \#
    belt went back, and they were where they had been.

    ## insight
    Then they were too tired to do two things at a time. {hero} put one finger on the handle. \#
    The handle turned a rod. {He} went along the rod with the finger. "And the rod turns this," \#
    {he} said.
    {Friend} made a chalk cross there and hummed one note.
    Next came a small wheel. Cross. Next came a belt. Cross. On went the finger, and after nine \#
    crosses it came to a wheel that could not turn. "It ends here," said {hero}.
    = rod: a thin straight bar
    ---
    "How does it begin?" asked {friend}.
    "You pull here," said {hero}, and pulled, ever so gently. A lever went down. When the lever \#
    went down, a hook let go. {hero} put a finger on the hook and looked where it went, and only\#
     there.
    {Friend} hummed to each part that moved. "Hmm. Hmm. Hmm." Then there was no hum.
    "Why did you stop?"
    "Because it did," said {friend}. It was the seventh thing, a wheel like all the rest. So it \#
    had to be right here!
    = lever: a bar you push or pull to move something
    ---
    It was a caterpillar that did it. {Friend} watched it climb and said, "First comes the nose,\#
     then comes the rest. It pushes itself along, bit by bit."
    Bit by bit! {hero} looked at the {engine} again. It was a row of things, and each one pushed\#
     the next. {He} laid a finger on the first and went on to the second. Each one that was well\#
     got a chalk mark.
    Fourteen were well. The fifteenth did not move. "It's in there," said {hero}. "The problem \#
    is in there."
    = problem: something wrong that has to be put right
    ---
    This time nobody banged. {hero} moved the handle by the width of a thumb, and they watched \#
    what it did. One cog nudged one cog. {Friend} marked it with chalk and gave it a name.
    "That is Olga," said {friend}. "Olga pushes Bert. Bert pulls Big Tom."
    So it went on, with a finger on every one. Big Tom ought to have tapped Little Tom on the \#
    head. But Little Tom never felt it. "It stops between those two," said {hero}.
    = cog: a wheel with teeth

    ## act
    {hero} lay flat and shone the lamp in sideways. There, between two teeth, sat a cherry \#
    stone. It was no bigger than a pea, and somebody had spat it out with care.
    "That?" said {friend}. "All this for that?"
    {hero} took a hairpin, tickled, and waited. Out it came, tick, tick, into the palm of {his} \#
    hand. Then {he} gave the handle one slow turn. A wheel moved. It moved the next. There was a\#
     clank, and a whirr, and right at the end a ping.
    = palm: the inner side of your hand
    ---
    Something was in there, something round and blue. It was a coat button, jammed just where \#
    the small wheel ought to slip through. "It is from my own coat," said {hero}. "I lost it \#
    when I leaned in to say good morning."
    "So it was you who choked it," said {friend}, not unkindly.
    {He} pushed it out from behind with a straw, and blew away the fluff. One drop of oil, no \#
    more. Then they let go. Slowly, as if it stretched after a sleep, the {engine} began to \#
    turn.
    = jammed: stuck so tight that it cannot move
    ---
    What they found was moss, and hair, and a bit of red wool. It was a nest, the size of a \#
    fist, with nobody in it yet. It sat in the one gap that had to be free.
    "We can't throw that away," said {hero}. "Somebody meant to live here."
    So {he} slid it out on a spoon, whole, and {friend} found a shelf for it, with a view. Then \#
    {hero} tried the handle. It went without any effort. All down the line, each part woke the \#
    next.
    = effort: hard work or strength
    ---
    A seed! It was the thin sort that has a wing. It must have sailed in, and now it stuck in \#
    the groove like a key in the wrong door.
    "I would look lower," said {friend}. {hero} wetted one finger, laid it on the seed, and \#
    counted to five. When {he} lifted the finger, the seed came too.
    Not a sound. Then the first wheel remembered the second, and the second the third. Down the \#
    long side it ran. "Ping," said {hero}, and a moment later it did.
    = groove: a long narrow cut that something slides in

    ## return
    So there was a feast. The {engine} clanked and whirred, and after the ping came something \#
    new. It was a hiccup.
    "It never did that when I left," said {elder}, climbing off the cart. "What was wrong with it?"
    {hero} put out one finger and showed each thing in its turn, and {friend} hummed. {elder} \#
    wanted to see it twice.
    "And the hiccup?"
    "That's from me," said {hero}. "From the banging. Shall I take it out?"
    {elder} listened. "Leave it," said {elder}.
    ---
    When the lamps were lit, it started on the dot. There was only one thing. In the midst of \#
    the loveliest part, it sneezed.
    {elder} looked at {hero}. {hero} looked at {friend}.
    "There is a draught," said {friend}.
    Then {hero} took {elder} by the sleeve and showed how one thing pushed the next. They went \#
    along it all with one finger, to the very end, and {elder} nodded. These days {folk} say \#
    "Bless you!" to the {engine}, every evening, just after six.
    ---
    "Show me," said {elder}, who had come home with dust up to both ears. So {hero} showed, and \#
    did not leave anything out, not even the banging. They ate {food}, and the {engine} worked \#
    away beside them.
    It goes well now. It only squeaks at the end of each round. The squeak sounds just like \#
    "Who, me?"
    "It is asking," {friend} tells visitors, "who stopped it. We have never found out." And \#
    {hero} looks the other way.
    ---
    That night it turned and turned, with lamps on it, and {hero} danced past it nine times. \#
    Each time it gave a tiny toot.
    "It used not to toot," said {elder}.
    "It is pleased," said {friend}.
    {elder} looked inside, and {hero} showed it all, from start to finish, finger by finger. It \#
    was quite in order. One bit of air got out at the wrong place. "I could stop that," said \#
    {elder}, eating {food}. "But who would want to?"
    Toot, it went, and everyone tooted back.
    """#
}
