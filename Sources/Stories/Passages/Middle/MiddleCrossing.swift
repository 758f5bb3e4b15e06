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
    had worked at it for two days. Now it was packed in a cloth with four knots.
    "Careful," said {a friend}. "All {place} is waiting for that."
    "I am careful," said {hero}, and tied a fifth. They set off along the edge of {water}. The \#
    feast was on the other side. [interest: {hero} was so proud that even the talk about \#
    {interest} stopped.]
    ---
    "Have we got it?" asked {hero}.
    "You have got it," said {a friend}. "In your arms. You have asked four times."
    It was the {parcel}. {hero} had promised it to everybody {in place}, and a promise is \#
    heavier than it looks. The feast at {gather} would begin when the first lamp was lit. \#
    [interest: There was to be a speech about {interest} as well.]
    "Then over {water} we go," said {hero}. "There is a narrow end, with planks across. It is \#
    quite quick."
    ---
    {world} smelled of {smell}, and tonight of feast as well. On the far side of {water}, at \#
    {gather}, somebody was putting out long tables. Everyone brings one thing, that is the rule.\#
     {hero} was bringing the {parcel}.
    "I am bringing my appetite," said {a friend}, walking ahead.
    [interest: {hero} knew a riddle about {interest} and had saved it for the table.]
    They could hear the fiddles tuning up. "Quick, over the narrow end," said {hero}, "or they \#
    will begin without us."
    ---
    Three people had told {hero} not to drop the {parcel}. {hero} had not even thought of \#
    dropping it until then. Now {he} thought of nothing else.
    "Tell me something," {he} said. "Then I won't think."
    So {a friend} told all the news of {world}. {Friend} knew who was cross, who had a new hat, \#
    and who would eat most at {gather}. [interest: There was some news about {interest} too.] It\#
     lasted them nearly to the narrow end of {water}. The feast was just across.

    ## obstacle
    At the narrow end of {water} they stopped. This morning there had been planks! Now there was\#
     one post here, one post there, and a lot of wet in between.
    "It has been swept away," said {friend}. "Shall we go round?"
    [sea: Round meant past the point, and the tide was in.] Round was half a day on foot, and \#
    the feast was in an hour. {hero} held the {parcel} tighter. They could see the lamps at \#
    {gather}, but no lamp saw them.
    = swept: pushed away in one go, by water, wind or a broom
    ---
    "Something is missing here," said {friend}.
    It was the crossing. {hero} looked left and right, as if somebody had only moved it a \#
    little. But all that was left was a broken rail, pointing at the other bank like a finger. \#
    It was too far to jump. It was too deep to wade. And the long way round would take until \#
    midnight, because {water} is long.
    {hero} stood there with the {parcel}. "The feast," {he} said in a small voice, "is over there."
    = wade: to walk through water that is not too deep
    ---
    First they heard laughing from the other side. Then they smelled supper. Then the ground \#
    stopped.
    The old planks across {water} had snapped in the middle. [snow: The ice must have done \#
    that.] Half of them hung down, and the other half had gone for a swim.
    "Too wide," said {hero}. "And the way round?"
    "I walked it once," said {friend}. "I set out on a Monday."
    So they stood at the gap with the {parcel}. The feast was so near that they could count the \#
    plates.
    = snapped: broke with a sharp crack
    ---
    {hero} counted the planks of the crossing, because {he} always did. One. Two. That was odd, \#
    for there used to be thirty. The rest had come loose and drifted off. The gap was as wide as\#
     a house.
    "Perhaps they will send the feast to us," said {friend}.
    But no one at {gather} had noticed. {hero} called. The fiddles were louder. To go round took\#
     hours, and then there would be only crumbs. {He} looked at the {parcel} and felt like \#
    crying.
    = drifted: floated slowly away with the water

    ## try1
    "I am good at jumping," said {hero}. {He} set the {parcel} down on the grass, where it was \#
    safe, and took a long run. It was a very fine jump. It was only half as long as it had to \#
    be.
    Splash! {hero} came out again with wet socks and a bit of weed on one ear.
    "Was that the whole plan?" asked {friend}.
    It was. There was nothing across now but a row of rings in {water}, going to the feast \#
    without them.
    ---
    {hero} leaned out over the edge with the long end of the cloth. If {he} threw it just right,\#
     it would catch the far post. {Friend} sat on the coat tail. The cloth flew, and flopped, \#
    and caught nothing. Then the coat slipped.
    Both of {hero}'s feet went into {water}. "It was the cloth's fault," {he} said, and climbed out.
    "Of course," said {friend}. "It had no eyes." The {parcel} stood on the bank, dry and still \#
    on the wrong side.
    ---
    There was a string in {hero}'s pocket, so {he} tied it to a stone and threw. The stone was \#
    meant to fly over the far post. It flew over nothing. It fell in with a plop, and the string\#
     ran after it. {hero} ran after the string, right up to both knees.
    "Come out," said {friend}. "You are frightening the fish."
    {hero} poured the water out of one shoe, then the other. At least the {parcel} had stayed on\#
     the bank. But not one thing had got across.
    ---
    Quick, before the lamps were lit! {hero} saw one plank sticking out and ran along it. It was\#
     a good plank at the start. It was a poor one at the end, because there was no end. It \#
    tipped like a seesaw, and {hero} slid down into the shallow part on {his} seat.
    {Friend} had stayed with the {parcel}. "Someone had to," said {friend}, "and I saw that \#
    plank before you did."
    So now there was one wet person, and still no way over.

    ## try2
    "We need something huge," said {hero}. And there was something huge: a great beam, lying in \#
    the weeds. It would reach right over. {hero} took hold of one end and pulled until both ears\#
     went red.
    "Has it moved?" {he} puffed.
    "You have," said {friend}. "Backwards. Your heels have dug two ditches."
    {hero} pushed from the other side. {hero} pulled with string. The beam lay there as if it \#
    had grown. It was the right size for {water}, but it was the wrong size for {hero}.
    ---
    Near the bank lay half of an old door, and {hero} had to have it. It was as big as a table \#
    and as heavy as a cow. {He} heaved. {He} tipped it over and over. {Friend} kept saying, \#
    "Mind your toes."
    At last it fell in, flat, with a slap. It floated just as long as it takes to cheer. Then \#
    one corner went down, and then all of it. Bubbles came up.
    "Bye, door," said {friend}.
    ---
    {hero} would not be helped. "I can do it by myself," {he} said, and went for the biggest log\#
     that there was. {He} got {his} arms around it. {He} got {his} legs around it too. Anyone \#
    would have thought that {hero} was hugging it.
    "Is it nice?" asked {friend} after a time.
    It did not roll and it did not slide. It had lain there for years, and it meant to stay. \#
    {hero} sat down on top. The {parcel} was no nearer to the feast.
    ---
    One big stone in the middle would do it. {hero} found a very big one up the slope. It took \#
    all the breath {he} had to get it going. After that it went by itself, and much too fast.
    "Out of the way!" cried {friend} to the whole world.
    The stone rolled past them both, jumped the edge, and sank. Gulp! Not even the top of it \#
    looked out. {hero} was splashed from head to foot, and was still on this side.

    ## insight
    {hero} was so hungry by now that {he} bit into a roll. It fell into crumbs, and at once the \#
    ants came. Each took one crumb. There was a crack in the stone, so the first ants lay down \#
    in it, and the others walked over.
    "Look," said {hero}. "They are the bridge themselves!"
    "And nobody has to carry the whole roll," said {friend}. They both looked along the bank, at\#
     some {stuff}. There were a lot of small pieces.
    = bridge: a way built over water or a gap
    ---
    They sat and sulked, and {friend} sulked rather well. Then {hero} saw {creatures}. They had \#
    come to play with bits and ends: a straw, a twig, a thread. Each bit was dropped on the last\#
     one and tugged. Soon there was a tangle, and nothing could pull it apart.
    "Why does it hold?" asked {hero}.
    "All the bits hold each other," said {friend}. "You were busy with your giant." And {hero} \#
    looked down at two hands. They were just the size for small things.
    = tugged: pulled with short, quick pulls
    ---
    "A leaf!" said {friend}. A brown leaf was sailing along {water}. At the narrow end it met a \#
    twig and stopped. A second leaf met the first one and stopped too. Then came straws and bits\#
     of bark, and each of them leaned on the one before. A beetle set out across the top and did\#
     not even get wet.
    {hero} lay on {his} tummy and watched it go. "Nobody put a log there," said {hero}. "It is \#
    nothing but little stuff. It holds because it leans."
    = leaned: rested against something for support
    ---
    {Friend} had begun to tidy, as {friend} did when things were bad. All the bits of {stuff} \#
    went into one heap, big ones under, small ones on top. Then {friend} climbed on the heap for\#
     a better view of the feast.
    {hero} watched it sag a little, and then hold. No piece of it was thicker than {his} arm! \#
    "Jump," said {hero}.
    "Why?"
    "Please jump." {Friend} jumped, and the heap held. "We don't need one big thing," said \#
    {hero}. "We need that, only longer."
    = sag: to sink down in the middle

    ## act
    They fetched {stuff}, never more than they could carry and still talk. {hero} laid the first\#
     piece and stood on it with one foot, then with two. When it wobbled, {he} took it out and \#
    found a better one.
    "Next," said {friend}, who was in charge of saying next.
    It grew past the weeds. It grew past the deep part. At last a piece touched the far bank. \#
    {hero} went back for the {parcel} and carried it over, one slow step at a time.
    = wobbled: shook from side to side
    ---
    "Does it hold?" asked {friend} after every piece, and {hero} stamped on it. If it held, it \#
    stayed. If it squeaked, they tucked in something small, because a squeak means a gap. They \#
    built it with {stuff}, and with both of {hero}'s laces.
    Halfway over, one bit went in with a plop. They did not mind, for it was only a bit. At last\#
     it reached across. {hero} took the {parcel}, breathed in and went. On the other side {he} \#
    breathed out. All dry!
    = stamped: put a foot down hard
    ---
    Piece by piece it went, out from the bank. The thick ones lay below. The thin ones were \#
    woven in between, like the edge of a basket. {hero} pressed each with a hand before {he} \#
    trusted it with a foot. {Friend} tested it too, by sitting on it.
    "Bumpy," said {friend}. "Bumpy. Good. Ow. Good."
    The last gap was as short as a chair. {hero} closed it and went back for the {parcel}. Then \#
    they crossed over {water}, and not even the cloth got wet.
    = woven: made by passing things over and under each other
    ---
    It was slow work, and it used a lot of {stuff}. {hero} put down one bit, and one more bit \#
    across it, and pressed. Then came the next. Some slid off. Those were put back with a prop \#
    under them.
    [tiny: {Friend} looked into all the cracks from below.] "I would walk on that," said \#
    {friend} at last, "and I am particular."
    So first went {friend}, then {hero}, then the {parcel}, held as high as a crown. And there \#
    was the other bank, under their feet.
    = prop: something that holds a thing up from below

    ## return
    "At last!" they called at {gather}, and the {parcel} was put down in the very middle. Only \#
    then did somebody ask which way it had come. {hero} pointed.
    All {folk} went to look, with lamps. One went over, then three, then one with a pram. It \#
    creaked but it held. "Who made this?" they asked.
    "We did," said {friend}, "out of what was lying about."
    It is there to this day. Each spring it gets a new piece, and {friend} tries it out.
    ---
    So the feast had its {parcel}, and {hero} had dry socks, lent by {elder} and much too large.\#
     They ate {food}. They danced, and the socks flapped.
    Late at night, {folk} from the other side went home. They did not go the long way. {hero} \#
    saw their lamps go out over {water}, one after the other, just where there had been nothing.
    "It holds eleven," said {friend}, who had counted, "and a fiddle."
    "Twelve," said {hero}. "You forgot the fiddler's baby."
    ---
    Was there anything left of the {parcel} in the end? Hard to say. It had gone along the whole\#
     table, and everyone had wanted a turn. {hero} sat between {elder} and {friend}, ate {food},\#
     and listened to the fiddles.
    In the morning there were small feet on the crossing. The children of {place} had come to \#
    see if it was real. "You may stamp," said {friend} kindly. "It likes that." And they stamped\#
     over it and back till noon.
    ---
    "You are late," said {elder}, "and wet to the knees. Sit down and eat." They ate {food} till\#
     they were warm. The {parcel} stood among the lamps, and everybody said that there had never\#
     been a better one.
    Afterwards {hero} and {friend} walked home the short way. Half {world} came too, because it \#
    was short for them as well.
    Somebody has put up a sign there now. It says, PLEASE ONE AT A TIME. Below, in smaller \#
    letters, it says, SNAILS MAY GO IN PAIRS.
    """#
}
