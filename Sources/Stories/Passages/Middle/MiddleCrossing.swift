extension Passages {
  /// The passages of “crossing” for ages 6–8.
  static let middleCrossing = #"""
    skeleton: crossing
    band: 6-8
    title: The Gap in the Way
    title: How {hero} Got the {parcel} Across
    title: {a parcel} and No Bridge
    title: One Small Piece at a Time
    title: Over the Water in {world}
    slot parcel: cherry cake | honey loaf | drum | story game
    question: Why did the biggest piece not work?
    question: What small things do you know that hold up something big?
    question: Have you ever built something that fell in? What did you do next?
    question: What did {hero} look at that the others walked past?
    question: What would you bring to a feast, and how would you carry it?
    question: Who might use the crossing tomorrow, and for what?

    ## want
    Tonight there was a feast at {gather}, and it could not start without the {parcel}. {hero} \#
    had worked at it for two whole days. Now it was packed in a cloth with four enormous knots.
    "Be careful," said {a friend}. "The whole of {place} is waiting for that."
    "I am careful," said {hero}, and tied a fifth. Then they set off along the edge of {water}, \#
    because the feast was on the other side. [interest: {hero} was so proud that even the talk \#
    about {interest} stopped.]
    ---
    "Have we got it?" asked {hero}.
    "You have got it," said {a friend}, "in your own arms. You have asked me four times."
    It was the {parcel}. {hero} had promised it to everybody {in place}, and a promise is heavier \#
    than it looks. The feast at {gather} would begin when the first lamp was lit. [interest: \#
    There was to be a speech about {interest} as well.]
    "Then over {water} we go," said {hero}. "There is a narrow end, with planks across it, and \#
    it's quite quick."
    ---
    {world} smelled of {smell}, and tonight it smelled of feast as well. On the far side of \#
    {water}, at {gather}, somebody was putting out long tables. The rule was that everyone had to \#
    bring one thing, and {hero} was bringing the {parcel}.
    "I am bringing my appetite," said {a friend}, walking ahead.
    [interest: {hero} knew a riddle about {interest} and had saved it for the table.]
    Already they could hear the fiddles tuning up. "Quick, over the narrow end," said {hero}, "or \#
    everybody will begin without us."
    ---
    Three different people had told {hero} not to drop the {parcel}. {hero} had never even \#
    thought of dropping it until then. Now {he} could think of nothing else.
    "Tell me something," {he} begged, "to stop me thinking."
    So {a friend} reported all the news of {world}. {Friend} knew who was cross, who had a new \#
    hat, and who would eat most at {gather}. [interest: There was some news about {interest} \#
    too.] It lasted nearly to the narrow end of {water}, and the feast was just across.

    ## obstacle
    At the narrow end of {water} they stopped, because there had been planks here this morning! \#
    Now there was one post here, one post there, and a great deal of wet in between.
    "It has been swept away," said {friend}. "Shall we go round?"
    [sea: Round meant past the point, and the tide was in.] Going round took half a day on foot, \#
    and the feast began in an hour. {hero} held the {parcel} tighter. They could see every lamp \#
    at {gather}, and not one of the lamps could see them.
    = swept: pushed away in one go, by water, wind or a broom
    ---
    "Something is missing here," {friend} remarked.
    It was the crossing. {hero} looked left and right, as if somebody had only moved it a little. \#
    But nothing was left except a broken rail, pointing at the other bank like a finger. It was \#
    too far to jump, and it was too deep to wade. And the long way round would take until midnight.
    {hero} stood there hugging the {parcel}. "The feast," {he} said in a small voice, "is over \#
    there."
    = wade: to walk through water that is not too deep
    ---
    First they heard laughter from the other side, and then they smelled supper. And then, \#
    without any warning, the ground stopped.
    The old planks across {water} had snapped in the middle. [snow: The ice must have done that.] \#
    Half of them were hanging down, and the other half had gone for a swim.
    "It's too wide," said {hero}. "What about the way round?"
    "I walked it once," said {friend}. "I set out on a Monday."
    So there they stood with the {parcel}, so near the feast that they could count the plates.
    = snapped: broke with a sharp crack
    ---
    {hero} counted the planks of the crossing, because {he} always did. One. Two. That was \#
    peculiar, since there used to be thirty. All the others had come loose and drifted off, and \#
    the gap was as wide as a house.
    "Perhaps they will send the feast to us," said {friend}.
    But nobody at {gather} had noticed. {hero} called, and the fiddles were louder. To go round \#
    took hours, and by then there would be nothing but crumbs. {hero} looked at the {parcel} and \#
    felt like crying.
    = drifted: floated slowly away with the water

    ## try1
    "I happen to be good at jumping," said {hero}. {He} set the {parcel} down on the grass, where \#
    it was safe, and took a long run. It was a magnificent jump. Unfortunately it was only half \#
    as long as it had to be.
    Splash! {hero} came out again with wet socks and a bit of weed on one ear.
    "Was that the whole plan?" inquired {friend}.
    It was. Nothing had got across but a row of rings in {water}, which travelled to the feast \#
    without them.
    ---
    {hero} leaned out over the edge with the long end of the cloth. If {he} threw it cleverly, it \#
    would catch the post on the other side. {Friend} sat on the coat tail, to hold it down. The \#
    cloth flew, and flopped, and caught nothing, and then the coat slipped.
    Both of {hero}'s feet went into {water}. "It was the cloth's fault," {he} explained, climbing \#
    out.
    "Of course," said {friend}. "It has no eyes." The {parcel} stood on the bank, dry and still \#
    on the wrong side.
    ---
    There was some string in {hero}'s pocket, so {he} tied it to a pebble and threw. The pebble \#
    was supposed to fly round the post on the other side. It flew round nothing. It fell in with \#
    a plop, and the string ran after it. {hero} ran after the string, right up to both knees.
    "Come out," called {friend}. "You are frightening the fish."
    {hero} emptied one shoe, and then the other, and at least the {parcel} had stayed on the \#
    bank. But not one single thing had got across.
    ---
    Quick, before the lamps were lit! {hero} saw one plank sticking out and ran along it. At the \#
    beginning it was an excellent plank. At the end it was a poor one, because there was no end. \#
    It tipped like a seesaw, and {hero} slid down into the shallow part on {his} seat.
    {Friend} had stayed behind with the {parcel}. "Somebody had to," said {friend}, "and I saw \#
    that plank before you did."
    So now there was one wet person, and still no way over.

    ## try2
    "What we need is something huge," said {hero}. And there was something huge, an ancient beam, \#
    lying in the weeds. It would reach right over to the other side. {hero} took hold of one end \#
    and pulled until both ears went red.
    "Has it moved?" {he} puffed.
    "You have," said {friend}, "backwards. Your heels have dug two ditches."
    {hero} pushed from the other side, and pulled with string. The beam lay there as if it had \#
    grown. It was exactly the right size for {water}, and exactly the wrong size for {hero}.
    ---
    Near the bank lay half of an old door, and {hero} had to have it. It was as big as a table \#
    and as heavy as a cow. {He} heaved, and groaned, and tipped it over and over. {Friend} walked \#
    beside it and kept saying, "Mind your toes."
    At last it fell in, perfectly flat, with a slap. It floated for exactly as long as it takes \#
    to cheer. Then one corner went down, and {hero} watched all the other corners follow it. \#
    Bubbles came up.
    "Goodbye, door," said {friend}.
    ---
    {hero} refused to be helped. "I can do it by myself," {he} said, and chose the biggest log \#
    that there was. {He} got {his} arms around it, and {his} legs around it too. Anyone passing \#
    would have thought that {hero} was hugging it.
    "Is it nice?" asked {friend} after a time.
    It did not roll and it did not slide. It had been lying there for years, and it meant to \#
    stay. {hero} sat down on top of it, out of breath. The {parcel} was not one inch nearer to \#
    the feast.
    ---
    One big boulder in the middle would do it, and {hero} found a tremendous one up the slope. It \#
    took all the breath {he} had to get it going. After that it went by itself, and much too fast.
    "Out of the way!" cried {friend} to the whole world.
    The boulder thundered past them both, jumped over the edge, and sank. Gulp! Not even the top \#
    of it looked out. {hero} was splashed from head to foot, and was still on this side.

    ## insight
    By now {hero} was so hungry that {he} bit into a roll. It fell into crumbs, and immediately \#
    the ants came, and each of them took one. There was a crack in the ground, so the first ants \#
    lay down in it, and the others walked across.
    "Look," said {hero}. "They are being the bridge themselves!"
    "And nobody has to carry the whole roll," said {friend}. They both looked along the bank, \#
    where {stuff} lay about. It was all in small pieces, and there were a great many of them.
    = bridge: a way built over water or a gap
    ---
    They sat and sulked, and {friend} sulked particularly well. Then {hero} noticed {creatures}. \#
    They had come to play with bits and ends, a straw, a twig, a thread. Each bit was dropped on \#
    the last one and tugged. Soon there was a tangle, and nothing could pull it apart.
    "Why does it hold?" asked {hero}.
    "Because all the bits hold each other," said {friend}. "You were too busy with your giant." \#
    And {hero} looked down at two hands. They were exactly the right size for small things.
    = tugged: pulled with short, quick pulls
    ---
    "A leaf!" said {friend}. A brown leaf was sailing along {water}. At the narrow end it met a \#
    twig and stopped, and then a second leaf met the first. After that came straws and bits of \#
    bark, and each of them leaned on the one before. A beetle set out across the top and did not \#
    even get wet.
    {hero} lay flat and watched it go. "Nobody put a log there," said {hero}. "It is made of \#
    nothing but little things, and it holds because they lean."
    = leaned: rested against something for support
    ---
    {Friend} had begun to tidy, as {friend} always did when things were bad. All the {stuff} went \#
    into one heap, with the big bits under and the small bits on top. Then {friend} climbed up \#
    for a better view of the feast.
    {hero} watched the heap sag a little, and then hold. Not one piece of it was thicker than \#
    {his} arm! "Jump," said {hero}.
    "Why?"
    "Please jump." {Friend} jumped, and the heap held. "We don't need one big thing," said \#
    {hero}. "We need that, only longer."
    = sag: to sink down in the middle

    ## act
    They fetched {stuff}, never more than they could carry and still talk. {hero} laid the first \#
    piece and stood on it with one foot, and then with two. Whenever a piece wobbled, {he} took \#
    it out and found a better one.
    "Next," said {friend}, who was in charge of saying next.
    It grew past the weeds, and then it grew past the deep part. At last a piece touched the \#
    opposite bank. {hero} went back for the {parcel} and carried it over, one slow step at a time.
    = wobbled: shook from side to side
    ---
    "Does it hold?" asked {friend} after every piece, and {hero} stamped on it. If it held, it \#
    stayed. If it squeaked, they tucked in something small, because a squeak means a gap. They \#
    used up all the {stuff}, and both of {hero}'s laces.
    Halfway over, one bit went in with a plop, and they did not mind, because it was only a bit. \#
    At last it reached across. {hero} took the {parcel}, breathed in and went. On the other side \#
    {he} breathed out. It was perfectly dry!
    = stamped: put a foot down hard
    ---
    Out from the bank it went, piece by piece. The thick ones lay below, and the thin ones were \#
    woven in between, like the edge of a basket. {hero} pressed each of them with a hand before \#
    trusting it with a foot. {Friend} tested it too, by sitting on it.
    "Bumpy," said {friend}. "Bumpy. Good. Ow. Good."
    The last gap was as short as a chair. {hero} closed it and went back for the {parcel}. Then \#
    they walked over {water}, and not even the cloth got wet.
    = woven: made by passing things over and under each other
    ---
    It was slow work, and it swallowed an enormous amount of {stuff}. {hero} put down one bit, \#
    and another bit across it, and pressed, and fetched the next. Some slid off again, and those \#
    were put back with a prop under them.
    [tiny: {Friend} looked into all the cracks from below.] "I would walk on that," said {friend} \#
    at last, "and I am very particular."
    So first went {friend}, then {hero}, and then the {parcel}, held as high as a crown. And \#
    there was the other bank, under their feet.
    = prop: something that holds a thing up from below

    ## return
    "At last!" they cried at {gather}, and the {parcel} was put down in the very middle. Only \#
    then did somebody think of asking which way it had come. {hero} pointed.
    All {folk} went to look, with lamps. One of them tried it, then three, and then somebody with \#
    a pram. It creaked, but it held. "Who made this?" they wanted to know.
    "We did," said {friend}, "out of what was lying about."
    It is still there today. Every spring it gets a new piece, and {friend} tests it.
    ---
    So the feast had its {parcel}, and {hero} had dry socks, lent by {elder} and considerably too \#
    large. They ate {food}, and they danced, and the socks flapped.
    Late at night, {folk} from the other side went home, and none of them took the long way. \#
    {hero} saw their lamps wander over {water}, one after the other, just where there had been \#
    nothing.
    "It holds eleven people," said {friend}, who had counted, "and a fiddle."
    "Twelve," said {hero}. "You forgot the fiddler's baby."
    ---
    Was there anything left of the {parcel} in the end? It is hard to say, since it travelled \#
    along the whole table, and everybody wanted a turn. {hero} sat between {elder} and {friend}, \#
    ate {food}, and listened to the fiddles.
    In the morning there were small feet on the crossing. The children of {place} had come to see \#
    if it was real. "You may stamp," said {friend} graciously. "It likes that." And so they \#
    stamped over it and back till noon.
    ---
    "You are late," said {elder}, "and wet to the knees. Sit down and eat." They ate {food} till \#
    they were warm. The {parcel} stood among the lamps, and everybody agreed that there had never \#
    been a better one.
    Afterwards {hero} and {friend} walked home the short way. Half of {world} came too, because \#
    it was the short way for them as well.
    Somebody has put up a notice there now. It says, PLEASE ONE AT A TIME. Below, in smaller \#
    letters, it says, SNAILS MAY GO IN PAIRS.
    """#
}
