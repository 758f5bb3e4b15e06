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
    The sky over {world} had gone the colour of a plum. "It will be here before supper," said \#
    {hero}, "and {elder}'s {shed} is out by {far}. It won't last!"
    A year of work was in it.
    "Then it must all come in to {home}," said {a friend}. [interest: This was no time to talk \#
    about {interest}.]
    So {hero} ran out and called all the others to help.
    ---
    First the dust flew up. Then every door in {world} began to bang, one after the other.
    "That cloud is looking at us," said {a friend}.
    {hero} thought of {elder}'s {shed}, out by {far}, full of pots and chairs. The roof was only\#
     tied on with string! {hero} blew on two fingers. [interest: Five children stopped a game \#
    about {interest} and came.] "To the {shed}!" {he} called. "We must bring it all to {home}, \#
    or it will be blown to bits!"
    ---
    "It's coming," said {elder}, whose left knee always knew. "My {shed} is full, out there by \#
    {far}, and I can't run."
    {hero} looked at the sky, and then at the knee. "I can," said {hero}. "I'll see to it. It \#
    can all come in to {home}."
    "We can run," said {a friend}, "or at least one of us can."
    [interest: {Friend} shut the book about {interest}.] {hero} knocked at every door in \#
    {world}. Children came out, big ones and small ones.
    ---
    {hero} could smell it. Before a storm all {place} smelled of tin.
    "Who lives out by {far}?" asked {a friend}, looking that way. "Something is flapping there."
    It was {elder}'s {shed}, with all the lanterns in it, and the drums, and the jam. [interest:\#
     There was even a box of papers about {interest}.] If they got wet, they were done for. "I \#
    want everyone with two arms!" cried {hero}. "It must all come in to {home}." Nine came, and \#
    that made eighteen.

    ## obstacle
    They were all there, and that was the trouble. They all went in at once by the one small \#
    opening, and then they all tried to come out. A girl with a ladder met a boy with a barrel. \#
    The wind took a hat, and three of them chased it.
    "Whose foot is this?" asked {friend}, from the bottom.
    Not one thing had left the {shed}. {hero} stood in the middle with {his} arms full of \#
    somebody's coat. It was the most awful jumble, and the sky was getting lower.
    = jumble: things all mixed up in no order
    ---
    "I've got it!" shouted someone. "No, I have!" shouted someone else. They both had it, one at\#
     each end. The wind blew sand and straw into their eyes. Things were carried out of the \#
    {shed} on one side, and back in on the other.
    "That basket has been past me three times," said {friend}. "I think it likes it."
    {hero} ran here and there and got bumped by everyone. It was chaos. A first low grumble \#
    rolled over {far}, and the roof began to lift.
    = chaos: wild disorder, with nothing in its place
    ---
    A storm likes to see people in a muddle. It blew out its cheeks and puffed at the {shed}, \#
    and the string hummed. Inside were ten children and one wheelbarrow. The wheelbarrow was the\#
     widest. It got stuck in the way out, and nobody could get past it.
    "Push!" said those inside. "Pull!" said those outside. {hero} was under it.
    "May I say something?" asked {friend}, but {friend} was swept off in the hubbub. Minutes \#
    went by. All of it was still there, and the wind rose.
    = hubbub: a lot of loud noise and voices
    ---
    How many can help at once? Not this many. {hero} saw two big girls pull at one rug. {He} saw\#
     the twins sit down on the jam to guard it. Someone cried because of the thunder. Someone \#
    cried because of that.
    [snow: Hard little flakes flew past, sideways.] "We must hurry!" said {hero}, and then they \#
    all hurried, straight into each other. Bang.
    "It is like soup," said {friend}, "when you stir it both ways." A gust came and shook the \#
    {shed}, and they all held on to the same pole.
    = gust: one sudden, strong blow of wind

    ## try1
    So {hero} climbed on a barrel and shouted orders. "You, take that! You, over there! No, not \#
    you, you!"
    Everyone thought that they were you. Four went for one box. One boy wheeled off an empty \#
    wheelbarrow, fast, at the word "Go!"
    "Left!" yelled {hero}. But everyone faced the other way. Somebody tied a label on {friend}, \#
    very neatly.
    "I am not luggage," said {friend}. More was going wrong than ever, only louder.
    ---
    "Listen to me!" bawled {hero} through a funnel. That was a mistake. In such a wind one only \#
    hears the ends of things. {hero} said, "Don't drop it," and they heard, "Drop it." Crash. \#
    {hero} said, "Not in the ditch," and they heard about a ditch.
    "You might stop helping," said {friend}.
    "I'm in charge!"
    "Yes," said {friend}. "It shows." In the ditch stood two lamps, a stool and a cross-looking \#
    twin. {hero} put the funnel down.
    ---
    Someone had to be the captain. {hero} pointed with a broom. "Fetch! Carry! Faster! You \#
    there, what are you doing?" The ones who were working stopped, in order to say what they \#
    were doing. Then {he} shouted at those for stopping.
    One girl folded both arms. "Carry it yourself," said the girl.
    "I am only telling you!" cried {hero}.
    {Friend} pulled the broom away gently. By now everything that had been on the left was on \#
    the right, and the right was upside down. But nothing at all was in.
    ---
    {hero} had a list, and {he} read it out at the top of {his} voice. "One! Baskets! Two! \#
    Brushes!" The baskets people set out at once. The brushes people were in front of them and \#
    had not heard. Then the wind turned the page. "Nine! Chairs!" yelled {hero}, and they all \#
    dropped what they had and ran for chairs.
    "Musical chairs," said {friend}, standing well aside.
    The list blew off. {hero} called three people by the wrong names. One of them went home.

    ## try2
    "I'll do it alone, then," said {hero}, and picked up a box. It was a long way down {path} to\#
     {home}. {He} put the box in the hall and ran back. {He} took a jug. {He} ran. {He} took a \#
    stool, and ran with that.
    "That is three," said {friend}, "and there are about three hundred."
    The others stood about with nothing to do. {hero}'s side hurt. On the fourth trip something \#
    wet hit {him} on the nose. It was the first drop.
    ---
    It goes best if you do it yourself, thought {hero}. {He} piled up so much that only {his} \#
    hair looked out on top. Then {he} tottered along {path}, blind as a cupboard. At the bend \#
    the top pot slid off. {He} bent to get it, so the next one slid too.
    "I could take one," said {friend}.
    "No, thank you," said the pile.
    It took {him} an hour to bring home a tray and two pots. Behind {him} the sky growled. Plip,\#
     it said on the tray.
    ---
    "Out of the way, all of you," said {hero}. "I know where things go." And {he} did. {He} knew\#
     it very well, and {he} trotted to and fro like an ant, one thing at a time. But an ant has \#
    a thousand friends with it, and {hero} had told {his} to sit on the wall.
    They sat and swung their legs. "Eleven minutes for one chair," said {friend}.
    {hero} went slower and slower. Then the stones got dots, one dot here, one dot there. It was\#
     beginning to rain.
    ---
    {hero} carried. {hero} puffed. {hero} had both pockets full of spoons and a jug on each arm.\#
     Nobody else might take a thing. "You'll do it wrong," {he} said, and dropped a jug.
    Half of the others had gone to look at the cloud. It was worth seeing. It was right overhead.
    "At this rate," said {friend}, who had been counting, "we shall be done on Friday. Will it \#
    wait until Friday?" A cold drop ran down {hero}'s neck, and then there was another one. It \#
    would not.

    ## insight
    {hero} had to sit, because {his} legs would not go. And from there {he} saw the smallest \#
    girl of all. No one had told that girl what to do, and yet it got done. Lid after lid got \#
    tied on with a neat bow.
    "Good with knots," said {friend}. "I have looked while you ran. The tall one can lift. Those\#
     two never drop a thing."
    {hero} stared. {He} had not asked, not once. "What do you do best?" {he} asked the tall one.
    = stared: looked for a long time without looking away
    ---
    {Friend} had no orders, so {friend} sat down in the {shed} to hum. And where {friend} \#
    hummed, nobody cried. A cluster of little ones sat there and passed bells to each other, \#
    hand to hand, without a clink.
    {hero} stopped, with a chair on {his} head. Nobody had told them how.
    "You are good at that," said {hero}.
    "I know," said {friend}. "And what are the others good at?" {hero} put down the chair. {He} \#
    had not asked anybody anything. Now {he} would ask each.
    = cluster: a small group close together
    ---
    Among all of them, one boy was not in anyone's way. There was a plank over the ditch, and up\#
     and down it went the wheelbarrow, as smooth as cream.
    "Who said that you should do that?" asked {hero}.
    "Nobody," said the boy. "But somebody said, 'What a nice plank.'"
    "That was me," said {friend}.
    {hero} watched the wheel go by. Nobody had shouted at it. So {he} took a breath and asked, \#
    quite softly, "What would each of you like to do?"
    = plank: a long flat piece of wood
    ---
    Then a baby's shoe came flying by, and a hand shot up and caught it. It was one of the \#
    twins. "I never miss," said the twin, and yawned.
    "What else can you catch?" asked {hero}.
    "Anything. And my twin can throw. Nobody asked us."
    "I would have," said {friend}, "but nobody asked me to." It was a joke, but it stung a bit. \#
    {hero} went and sat down where everyone was. It was much easier to hear them there. "Tell \#
    me," said {hero}, "who can do what?"
    = stung: hurt for a moment, like a nettle

    ## act
    It took one minute to ask. The tallest lifted things down. The smallest tied things up. All \#
    the rest stood in a row from the {shed} to {home}, one arm apart.
    {hero} stood in the middle. Things came from the left and went off to the right, and {he} \#
    called only one word, "Hup!" {Friend} hummed to keep the rhythm. Hup went the jars, hup went\#
     the chairs. The last thing was a broom. They slammed the door. Boom, said the sky.
    = rhythm: a steady beat, as in music
    ---
    "I can run," said one. "I can roll things," said another. "I can think where it goes," said \#
    a very shy boy. So the runner ran, and the roller rolled. The shy boy stood at {home} like a\#
     king and pointed.
    In between went a chain of hands. {hero} held the middle of it, and did nothing but take and\#
     give. {Friend} sang out when a thing was fragile.
    When the {shed} was empty, they ran in, and the rain came down behind them like a curtain.
    = fragile: very easy to break
    ---
    Hand to hand to hand it went. A pot came by, then a lamp, then a jug with its lid on tight. \#
    Each had the job that each did best. {hero} was the middle hand. {He} had to turn left, turn\#
     right, and smile.
    "There's a gap," said {friend}, who was best at watching. "Now it's good."
    [hot: Dust flew over them in a brown sheet.] At last the row itself came in, from the far \#
    end, like thread on a spool. Somebody shut the door, and then the storm broke.
    = spool: a small roll for thread
    ---
    They did it like this. Those with long arms stood where it was wide. Those with short legs \#
    stood where it was flat. Those who were afraid of thunder counted out loud, because you \#
    can't do both. {Friend} was the lookout.
    "Two minutes," called {friend}, with an eye on the cloud.
    {hero} kept the middle and looked both ways. The heap in the {shed} shrank, and the heap at \#
    {home} grew. Then there was a flash, and they were inside, all of them, with everything.
    = lookout: one who watches for what is coming

    ## return
    Rain fell on the roof of {home} like peas on a tray. Inside it smelled of wet hair. Everyone\#
     sat on something of {elder}'s, on baskets and drums, and ate {food}.
    "All of it?" said {elder}. "Even the jam?"
    "The jam came first," said {hero}.
    "And who was in charge?"
    They looked at each other. "It went like this," said {hero}, and passed a bun to the left. \#
    It went round the whole room, hand to hand, and arrived at {friend}. There it stopped.
    ---
    How it banged! How it poured! Twenty wet socks hung on a line from the clock to the stove. \#
    {elder} counted the pots, and then the children, and there were enough of both.
    "The roof of my {shed} has just gone past," said {elder}. "But there was nothing under it. \#
    Have some more {food}."
    {hero} leaned on a tall girl, who leaned on a small boy. In between lay {friend}, humming. \#
    At each flash somebody cheered. They were all a bit sorry when it stopped.
    ---
    "Can you hear that?" whispered {hero}. On the roof it drummed. In the pipes it gurgled. In \#
    here it was dry, and everybody's elbow was in somebody's ribs.
    {elder} brought some {food}. They passed it along the row, because by now they did \#
    everything like that. It went as far as {friend} and stopped.
    "I am best at this end," said {friend}.
    Next morning the sun shone on a flat, wet spot by {far}. They all stood there already, with \#
    their sleeves rolled up.
    ---
    {elder} tried to thank them one at a time, but that took too long. So {elder} thanked \#
    {hero}, in the middle. {hero} passed it on, left and right, till each had had some.
    They ate {food} from the lids of jars. The storm stamped on the roof and could not get in. \#
    One boy slept. [town: Far below, gutters ran like rivers.]
    "I counted four hundred and six things," said {friend}.
    "Four hundred and seven," said {elder}, and put a blanket round {friend} as well.
    """#
}
