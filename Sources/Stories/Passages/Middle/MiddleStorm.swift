extension Passages {
  /// The passages of “storm” for ages 6–8.
  static let middleStorm = #"""
    skeleton: storm
    band: 6-8
    title: Before the First Drop
    title: {hero} and the Long Row of Hands
    title: The Storm Comes to {world}
    title: Everything Out of the {shed}!
    slot shed: stall | tent | work hut | garden shed
    question: Why did it go wrong when {hero} shouted, and when {hero} did it alone?
    question: What do you do best when everybody helps?
    question: What did {friend} do that nobody had told {friend} to do?
    question: What does a storm sound like from inside?
    question: What would you have carried first, and why?
    question: Who would come if you called for help?

    ## want
    The sky over {world} had turned the colour of a plum. "It will be here before supper," said \#
    {hero}, "and {elder}'s {shed} is out by {far}. It will never last!"
    There was a whole year of work in it.
    "Then everything must come in to {home}," said {a friend}. [interest: This was no time to \#
    talk about {interest}.]
    So {hero} raced from door to door, calling all the others to help.
    ---
    First the dust flew up. Then every door in {world} began to bang, one after the other.
    "That cloud is looking at us," said {a friend}.
    {hero} remembered {elder}'s {shed}, out by {far}, which was full of pots and chairs. The roof \#
    of it was only tied on with string! {hero} whistled on two fingers. [interest: Five children \#
    stopped a game about {interest} and came.] "To the {shed}!" {he} called. "Everything must \#
    come to {home}, before it is blown to bits!"
    ---
    "It's coming," said {elder}, whose left knee always knew. "My {shed} is full, out there by \#
    {far}, and I can't run."
    {hero} looked at the sky, and then at the knee. "I can," said {hero}, "and I'll take care of \#
    it. There is room for everything at {home}."
    "We can run," said {a friend}, "or at least one of us can."
    [interest: {Friend} shut the book about {interest}.] {hero} hammered on every door in \#
    {world}, and children came out, big ones and small ones.
    ---
    {hero} could smell it, because before a storm the whole of {place} smelled of tin.
    "What is that, out by {far}?" asked {a friend}. "Something is flapping there."
    It was {elder}'s {shed}, with all the lanterns in it, and the drums, and the jam. [interest: \#
    There was even a box of papers about {interest}.] If any of it got wet, it was ruined. "I \#
    want everyone who has two arms!" cried {hero}. "We'll bring all of it to {home}." Nine of \#
    them came, and that made eighteen.

    ## obstacle
    They were all there, and that was the trouble. They all squeezed in by the one small opening, \#
    and then they all tried to squeeze out. A girl with a ladder met a boy with a barrel. The \#
    wind stole a hat, and three of them chased it.
    "Whose foot is this?" inquired {friend}, from the bottom.
    Not one single thing had left the {shed}. {hero} stood in the middle, holding an armful of \#
    somebody's coat. It was the most awful jumble, and the sky was getting lower.
    = jumble: things all mixed up in no order
    ---
    "I've got it!" shouted someone. "No, I have!" shouted someone else. They both had it, one at \#
    each end. The wind blew sand and straw into everybody's eyes. Things were carried out of the \#
    {shed} on one side, and carried back in on the other.
    "That basket has been past me three times," said {friend}. "I believe it enjoys it."
    {hero} ran here and there and was bumped by everyone. It was complete chaos. A first low \#
    grumble rolled over {far}, and the roof began to lift.
    = chaos: wild disorder, with nothing in its place
    ---
    A storm likes to find people in a muddle. It blew out its cheeks and puffed at the {shed}, \#
    until the string hummed. Inside were ten children and one wheelbarrow, and the wheelbarrow \#
    was the widest. It got stuck on the way out, and nobody could get past.
    "Push!" said those inside. "Pull!" said those outside. {hero} was underneath.
    "May I say something?" asked {friend}, but {friend} was swept away in the hubbub. Minutes \#
    went by. Everything was still there, and the wind rose.
    = hubbub: a lot of loud noise and voices
    ---
    How many people can help at once? Not as many as this. {hero} saw two big girls pull at one \#
    rug. {He} saw the twins sitting on the jam to guard it. Someone cried because of the thunder, \#
    and someone else cried because of the crying.
    [snow: Hard little flakes flew past, sideways.] "We must hurry!" called {hero}, and then \#
    everybody hurried, straight into each other. Bang.
    "It is like soup," said {friend}, "when you stir it both ways." A gust came and shook the \#
    {shed}, and they all clung to the same pole.
    = gust: one sudden, strong blow of wind

    ## try1
    So {hero} climbed on a barrel and shouted orders. "You, take that! You, over there! No, not \#
    you, you!"
    Everyone believed that they were you. Four went for one box. At the word "Go!" one boy \#
    wheeled off an empty wheelbarrow, extremely fast.
    "Left!" yelled {hero}. But everyone was facing in a different direction. Somebody tied a \#
    label on {friend}, very neatly.
    "I am not luggage," said {friend}. More things were going wrong than ever, only louder.
    ---
    "Listen to me!" bawled {hero} through a funnel. That was a mistake, because in such a wind \#
    one only hears the ends of things. {hero} said, "Don't drop it," and they heard, "Drop it." \#
    Crash. {hero} said, "Not in the ditch," and they heard about a ditch.
    "You might consider not helping," said {friend}.
    "I'm in charge!"
    "Yes," said {friend}. "It shows." In the ditch stood two lamps, a stool and a furious twin, \#
    and {hero} put the funnel down.
    ---
    Somebody had to be the captain. {hero} pointed with a broom. "Fetch! Carry! Faster! You \#
    there, what are you doing?" Those who were working stopped, in order to explain what they \#
    were doing. Then {he} shouted at everyone who had stopped.
    One girl folded both arms. "Carry it yourself," said the girl.
    "I am only telling you!" cried {hero}.
    {Friend} gently took away the broom. By now everything from the left was on the right, and \#
    everything on the right was upside down. But nothing at all was in.
    ---
    {hero} had a list, and {he} read it out at the top of {his} voice. "One! Baskets! Two! \#
    Brushes!" The baskets people set out immediately. The brushes people were in front of them \#
    and had not heard. Then the wind turned the page. "Nine! Chairs!" yelled {hero}, and \#
    everybody dropped everything and ran for chairs.
    "Musical chairs," remarked {friend}, standing well aside.
    The list blew away. {hero} called three people by the wrong names, and one of them went home.

    ## try2
    "I'll do it alone, then," said {hero}, and picked up a box. It was a long way down {path} to \#
    {home}. {He} deposited the box in the hall, ran back, seized a jug, and ran. {He} seized a \#
    stool, and ran with that.
    "That is three," said {friend}, "and there are about three hundred."
    The others stood about with nothing to do, and {hero}'s side hurt. On the fourth journey \#
    something wet hit {him} on the nose. It was the first drop.
    ---
    Things go best if you do them yourself, thought {hero}. {He} piled up so much that only {his} \#
    hair looked out on top. Then {he} tottered along {path}, as blind as a cupboard. At the bend \#
    the top pot slid off. {He} bent to get it, and so the next one slid off too.
    "I could take one," {friend} offered.
    "No, thank you," said the pile.
    It took an entire hour to bring home a tray and two pots. The sky growled behind {him}, and \#
    plip, it said on the tray.
    ---
    "Out of the way, all of you," said {hero}. "I know where things go." And {he} did know it, \#
    and trotted to and fro like an ant, with one thing at a time. But an ant has a thousand \#
    companions, and {hero}'s companions had been told to sit on the wall.
    They sat and swung their legs. "Eleven minutes for one chair," said {friend}.
    {hero} went slower and slower. Then dots appeared on the ground, one dot here, and one dot \#
    there. It was beginning to rain.
    ---
    {hero} carried, and {hero} puffed. {hero} had both pockets full of spoons and a jug on each \#
    arm. Nobody else was allowed to take a thing. "You'll do it wrong," said {hero}, and dropped \#
    a jug.
    Half of the others had gone to look at the cloud, which was worth seeing. It was directly \#
    overhead.
    "At this rate," said {friend}, who had been counting, "we shall be finished on Friday. Will \#
    it wait until Friday?" A cold drop ran down {hero}'s neck, and then there was another. It \#
    would not.

    ## insight
    {hero} had to sit down, because {his} legs refused to go on. And from there {he} noticed the \#
    smallest girl of all. Nobody had told that girl what to do, and yet it got done. Lid after \#
    lid was being tied on with a beautiful bow.
    "Good with knots," said {friend}. "I have been looking, while you ran. The tall one can lift. \#
    Those two never drop a thing."
    {hero} stared, having never once asked. "What do you do best?" {he} said to the tall one.
    = stared: looked for a long time without looking away
    ---
    {Friend} had not been given any orders, and so {friend} sat down in the {shed} to hum. And \#
    wherever {friend} hummed, nobody cried. A cluster of little ones sat there and passed bells \#
    to each other, hand to hand, without a clink.
    {hero} stopped, wearing a chair. Nobody had told them how.
    "You are good at that," said {hero}.
    "I know," said {friend}. "And what are all the others good at?" {hero} put down the chair. In \#
    all that time it was the one question that nobody had asked.
    = cluster: a small group close together
    ---
    Among all of them, one boy was in nobody's way. There was a plank over the ditch, and up and \#
    down it went the wheelbarrow, as smooth as cream.
    "Who said that you should do that?" asked {hero}.
    "Nobody," said the boy. "But somebody said, 'What a nice plank.'"
    "That was me," said {friend}.
    {hero} watched the wheel go by, at which nobody had shouted. So {he} took a breath and asked, \#
    quite softly, "What would each of you like to do?"
    = plank: a long flat piece of wood
    ---
    Then a baby's shoe came flying by, and a hand shot up and caught it. It was one of the twins. \#
    "I never miss," said the twin, and yawned.
    "What else can you catch?" asked {hero}.
    "Anything. And my twin can throw. Nobody asked us."
    "I would have asked," said {friend}, "but nobody asked me to." It was a joke, but it stung a \#
    little. {hero} went and sat down where everyone was, because it was much easier to hear \#
    there. "Tell me," said {hero}, "who can do what?"
    = stung: hurt for a moment, like a nettle

    ## act
    It took a single minute to ask everybody, and the tallest lifted things down, and the \#
    smallest tied things up. All the others stood in a row from the {shed} to {home}, one arm apart.
    {hero} stood in the middle. Things arrived from the left and went off to the right, and {he} \#
    called only one word, "Hup!" {Friend} hummed to keep the rhythm. Hup went the jars, hup went \#
    the chairs, and the last thing of all was a broom. They slammed the door, and boom, said the \#
    sky.
    = rhythm: a steady beat, as in music
    ---
    "I can run," said one. "I can roll things," said another. "I can think where everything \#
    goes," said a very shy boy. So the runner ran, and the roller rolled. The shy boy stood at \#
    {home} like a king and pointed.
    In between went a chain of hands. {hero} was in the middle of it, and did nothing but take \#
    and give. {Friend} sang out whenever a thing was fragile.
    When the {shed} was empty, they ran in, and the rain came down behind them like a curtain.
    = fragile: very easy to break
    ---
    From hand to hand to hand it travelled. A pot came by, then a lamp, then a jug with its lid \#
    on tight. Everyone had the job that they did best. {hero} was the middle hand, who had to \#
    turn left, turn right, and smile.
    "There's a gap," said {friend}, who was best at watching. "Now it's good."
    [hot: Dust flew over them in a brown sheet.] At last the row itself came in, from the far \#
    end, like thread on a spool. Somebody shut the door, and then the storm broke.
    = spool: a small roll for thread
    ---
    They did it like this. Those with long arms stood where it was wide, and those with short \#
    legs stood where it was flat. Those who were afraid of thunder counted out loud, because \#
    nobody can do both. {Friend} was the lookout.
    "Two minutes," called {friend}, with an eye on the cloud.
    {hero} kept the middle and looked both ways. The heap in the {shed} shrank, and the heap at \#
    {home} grew. Then there was a flash, and they were inside, every one of them, with everything.
    = lookout: one who watches for what is coming

    ## return
    Rain fell on the roof of {home} like peas on a tray. Inside it smelled powerfully of wet \#
    hair. Everyone was sitting on something of {elder}'s, on baskets and drums, eating {food}.
    "All of it?" asked {elder}. "Even the jam?"
    "The jam came first," said {hero}.
    "And who was in charge?"
    They looked at each other. "It went like this," said {hero}, and passed a bun to the left. It \#
    travelled round the whole room, hand to hand, and arrived at {friend}, and there it stopped.
    ---
    How it banged! How it poured! Twenty wet socks hung on a line from the clock to the stove. \#
    {elder} counted the pots, and then the children, and there were enough of both.
    "The roof of my {shed} has just gone past," {elder} announced, "but there was nothing under \#
    it. Have some more {food}."
    {hero} leaned on a tall girl, who leaned on a small boy. In between lay {friend}, humming. At \#
    each flash somebody cheered, and they were all a little disappointed when it stopped.
    ---
    "Can you hear that?" whispered {hero}. It drummed on the roof, and it gurgled in the pipes. \#
    In here it was dry, and everybody's elbow was in somebody's ribs.
    {elder} brought some {food}. They passed it along the row, because by now they did everything \#
    like that. It got as far as {friend} and stopped.
    "I am best at this end," said {friend}.
    Next morning the sun was shining on a flat, wet spot by {far}. They were all standing there \#
    already, with their sleeves rolled up.
    ---
    {elder} tried to thank them one at a time, but that took too long. So {elder} thanked {hero}, \#
    in the middle. {hero} passed it on, left and right, till everybody had some.
    They ate {food} from the lids of jars. The storm stamped about on the roof and could not get \#
    in. One boy slept. [town: Far below, gutters ran like rivers.]
    "I counted four hundred and six things," said {friend}.
    "Four hundred and seven," said {elder}, and put a blanket round {friend} as well.
    """#
}
