extension Passages {
  /// The passages of “crossing” for ages 9–10.
  static let lateCrossing = #"""
    skeleton: crossing
    band: 9-10
    title: {hero} and the Missing Middle
    title: The {parcel} Must Get Across
    title: The Gap
    title: A Beginning and an End
    title: How {world} Got Its Crossing
    slot parcel: honey cake | drum | fiddle | apple tart
    chapter1: Wanted by Noon | A Way with No Middle | Three Cloths and a Knot | The Wrong Side \#
    of the Water
    chapter2: Wet Feet | The Biggest Thing on the Bank | Splash, and Splash Again | Two Very \#
    Quick Ideas
    chapter3: Something Small | One More, and One More | A Good Many Little Pieces | Over
    question: What would you have tried first?
    question: Why was the biggest thing no use?
    question: Which part of the feast would you have liked best?
    question: What small thing have you watched for a long time?
    question: What could one build near your home from things lying about?
    question: What should the new crossing be called?

    ## want
    The {parcel} was wrapped in three cloths, and each cloth was tied with a knot that {hero} \#
    could not undo. So it was quite safe, even from {hero}.
    "They want it at {gather} by noon," said {elder}, "and not one minute later. Without it the \#
    feast is only a lot of people standing about."
    {hero} was proud, and it made {him} walk stiffly. Nobody {in place} had ever trusted {him} \#
    with anything for the feast but spoons.
    [interest: For once {he} had nothing to say about {interest}.]
    "Which way do we go?" asked {a friend}, who came along to everything that might end in food.
    "To the narrow end of {water} and over the crossing. Then up the other side, and we are \#
    there. A child could do it."
    "How lucky," said {friend}, "that we have brought one."
    ---
    Music was coming over {water}, a thin bit at a time, the way a smell comes from a kitchen. \#
    On the other side, at {gather}, the feast was getting ready.
    "That's a pipe," said {a friend}. "Somebody can't play it."
    "They can't start without this," said {hero}, and moved the {parcel} from one arm to the \#
    other. {He} had asked on Monday to carry it. {He} had asked on Tuesday too, and twice on \#
    Wednesday, until all of {place} had heard enough.
    [interest: The rest of the time {he} had talked about {interest}, so people had hardly slept.]
    What {hero} wanted, quite privately, was the moment of walking in, when every head would \#
    turn and somebody would say, "Ah!" So they hurried along {path} toward the crossing. They \#
    tried to keep in step with the pipe, which was not easy.
    ---
    "What if you trip?" asked {a friend}.
    "I shall not trip," said {hero}.
    "What if it rains?"
    "It won't."
    "What if we get hungry on the way?"
    "That," said {hero}, "is what the string is for." {He} held the {parcel} a little higher. \#
    Today everybody in {world} would be at {gather}, on the far side of {water}. The feast could\#
     not begin until this stood in the middle of the table.
    [interest: They had meant to talk about {interest}, but there was no breath to spare.]
    "And why you?"
    "Because I have the steadiest arms of anyone."
    "Who says so?"
    "I do. I said it until nobody had the strength to argue." In fact {he} had hardly slept all \#
    night for thinking of that table.
    ---
    Once a year, and only once, all of {place} moved to the other side of {water}. The tables \#
    went first, and then the benches. Then went the grandmothers, because they liked to see that\#
     the benches were put straight. By eleven there was nobody left on this side but {hero}, {a \#
    friend}, and the {parcel}.
    It had to be the last thing of all, since it had to be perfect. Now it was. {hero} carried \#
    it on both arms, like a baby that might wake up.
    "They will all be waiting at {gather}," said {hero}. "I want to see their faces."
    [interest: It was the first thing all day that was not about {interest}.]
    "I want to see their plates," said {friend}. And so, for two good reasons, they made for the\#
     crossing.

    ## obstacle
    There had always been a crossing at the narrow end of {water}. It was four boards and a \#
    handrail, and nobody had ever thought of thanking it. Today it was two ends with nothing in \#
    between. In the night the water had come down in a temper. It had taken out the middle, as \#
    one takes the slice with the cherry on it.
    [wind: The wind had helped, and was still looking pleased.]
    {hero} stood at the gap with the {parcel}. The water was not deep, hardly over the knee, but\#
     it was wide and quick and muddy. On the other side, near enough to see every pebble, the \#
    way went on without them.
    "How far is it round?" asked {friend}.
    "All the way round {water}? We'd be there tomorrow, in time to wash up."
    {Friend} sat down. "Then I think," said {friend}, "that you had better have an idea."
    = handrail: a bar beside a way, to hold on to
    ---
    "It isn't there," said {friend}.
    "It must be there," said {hero}, who could not see over the {parcel}.
    "I am looking straight at it. There is a beginning and there is an end, but somebody has \#
    taken out the story."
    {hero} peered round the side. The crossing had broken in the middle. A few splinters still \#
    pointed at each other over the narrow end of {water}, like people who have stopped talking. \#
    Below them brown water pushed by. It was not deep, but at the bottom was the sort of mud \#
    that pulls off a boot and keeps it.
    [river: A river never looks sorry about anything.]
    "We might go round," said {friend}.
    "Round takes till night. They want it at noon."
    From the other side came a burst of laughter. There was somebody, over there, who thought \#
    that everything was going well.
    = splinters: thin, sharp bits of broken wood
    ---
    Feet had always made a good noise on the crossing, a sort of wooden applause. So the first \#
    thing that {hero} noticed was the quiet.
    The two banks were where they had always been. So was the narrow end of {water}, knee deep, \#
    going about its business. But between the banks hung a bit of air, about as long as a rowing\#
     boat. On the nearest post somebody's lost mitten had been put up, and it seemed to wave.
    [boats: There was not a boat to be seen, for all of them were at the feast.]
    {hero} put the {parcel} on a dry stone and counted on {his} fingers. There was another way. \#
    It went right round the water, and it was so long that people took two lunches and came back\#
     with a beard.
    "I should look silly in a beard," said {friend}.
    They stood at the edge, with no crossing, and looked at it.
    = applause: the clapping when people like a thing
    ---
    On a post at the narrow end of {water} hung a notice. It said CLOSED, in a very firm hand. \#
    Beyond the post there was no crossing to keep anybody off. It had snapped, and the middle \#
    had sailed away.
    "They need not have gone to the trouble of writing," said {friend}.
    {hero} did not laugh. {He} could see the smoke of the feast going up over there. [hot: Even \#
    the smoke looked hot and thirsty.] {He} could nearly see the table, with an empty place in \#
    the middle. To walk round took a whole day, and to wait for help was no use, since everybody\#
     who could help was already eating.
    {Friend} tried the water with a pebble. It was shallow, but the bottom swallowed the pebble \#
    and then licked its lips.
    "So," said {friend}. "Here we are."
    "I know where we are," said {hero}, hugging the {parcel}. "We're on the wrong side."
    = shallow: not deep at all

    ## try1
    "It is only a big step," said {hero}, "if you take it fast enough."
    "Without the {parcel}, I hope," said {friend}.
    So it was set down on the grass, well back, to watch. {hero} meant to jump over first and \#
    see about the rest later, as one does with things one has not thought out. {He} walked back \#
    eleven paces. {He} spat on {his} hands, which has nothing to do with jumping. Then {he} ran.
    It was a beautiful jump, as far as it went. It went about halfway. There was a great brown \#
    splash, and in the middle of it stood {hero}, up to the knees, with a look of surprise.
    "What is it like?" asked {friend}.
    "Wet," said {hero}. One boot had to be pulled out with both hands. Back on the bank {hero} \#
    was no further than before, only heavier, and now every step went squelch.
    ---
    Some people measure first. {hero} threw a shoe.
    There was a plan behind it. If a shoe could be thrown across, then perhaps other things \#
    could be as well, if they were wrapped and swung and wished good luck. "It's a test," {he} \#
    told {friend}.
    "Why not test with something we don't need?"
    But the shoe was in the air. It went up well. It turned over once, with its laces out like \#
    arms, and then came down in the water and began a journey of its own.
    {hero} went in after it, with both feet, and not quite on purpose. When {he} climbed out \#
    there was a shoe in {his} hand. There was mud to both knees, and a tadpole looked out of one\#
     sock. The {parcel} had not been thrown, and it now looked safer on this side than ever.
    "That was a good test," said {friend}. "Now we know."
    ---
    There was a long pole on the bank, and {hero} had seen someone vault once, in a picture. In \#
    the picture it looked like no work at all. You ran, you planted the pole, and you hung in \#
    the sky with your knees together until you were somewhere else.
    "What did the next picture show?" asked {friend}.
    "There was only one."
    The {parcel} stayed behind with {friend}. {hero} ran, planted the pole in the middle of the \#
    water, and rose. For a moment {he} hung upright over everything, as still as a flag with no \#
    wind. Then the pole began to sink. It sank straight down into the mud, slowly and kindly, \#
    like a lift, and let {him} out at the bottom.
    "Second floor, feet," said {friend}.
    {He} waded back and emptied both boots. Nothing whatever had got across, unless you count \#
    one frog, who had been going that way before.
    ---
    Near the bank lay a patch of green, quite flat and very bright. {hero} looked at it and saw \#
    grass. {Friend} looked at it and saw that it was moving up and down.
    "I should wait a bit," said {friend}.
    But music had started over there, and with music in your ears you don't wait. {hero} left \#
    the {parcel} on a stump and took one quick step on to the green. Then, since that one had \#
    gone wrong, {he} took another. It was not grass. It was only a skin of weed, with water \#
    under it, and it parted like a curtain.
    "Cold?" asked {friend}.
    "Rather," said {hero}, through {his} teeth. {He} came out again backwards, with a green \#
    beard on each knee. {His} socks had to be wrung out like dishcloths. Nothing was across, the\#
     gap was just as wide, and a duckweed leaf had settled on {his} nose.

    ## try2
    What was needed, then, was one big thing. {hero} found it further up the bank, an old beam \#
    as thick as a pony and three times as long. It would reach from side to side and some way \#
    beyond.
    "I could ask you to pull," {he} said to {friend}, "but I think it only needs somebody who \#
    really means it."
    {hero} meant it. {He} meant it at one end, and then at the other. {He} pushed with {his} \#
    hands, with {his} back, and lying down with both feet. {He} tried it by surprise. The beam \#
    had lain there since before {elder} was born. It had moss on it, and a family of woodlice, \#
    and no plans.
    After a long while {hero} stopped, red to the ears.
    "It moved," said {hero}.
    "That was you," said {friend}. "You moved. You slid." And so they were both still here, and \#
    so was the beam.
    ---
    Behind the bushes lay a door that nobody wanted. It was an enormous door, made for a barn, \#
    with all its iron still on it.
    "We only need one of these," said {hero}. [!farm: Where it had come from was anyone's guess.]
    "We?" said {friend}.
    "I. I'll do it. You look after the {parcel}." {hero} wanted it to be one thing, and big, and\#
     done by one person, so that it would make a good story. {He} dragged the door a hand's \#
    breadth at a time. The sun moved. {He} dragged it to the edge, stood it on end, shouted, and\#
     let it fall.
    It fell splendidly, and lay flat on the water from bank to bank. {hero} put out one foot. \#
    And the great door gave a long wet sigh, and went under, handle last. A row of bubbles came \#
    up where it had been.
    "Knock, knock," said {friend}, very quietly, after a time.
    ---
    The stone was the size of a sheep. It sat at the top of the bank, looking ready.
    "One push," said {hero}, "and it sits in the middle, and we step on it like kings."
    "You have thought about how deep the mud is?" asked {friend}.
    {hero} had not, having been busy thinking about kings. It took all of {his} strength, and a \#
    stick, and some of the words that {folk} use. {He} let nobody help. At last the stone gave a\#
     grunt, tipped, and rolled down the bank, shaking the ground. It leapt into the exact middle\#
     of the water. It could not have been placed better.
    And it was gone. It went into the mud the way a spoon goes into porridge. The water closed \#
    over it and was smooth again.
    "Well," said {friend}, "it was very quick." {hero} sat down beside the {parcel} and looked \#
    at ten sore fingers.
    ---
    "Leave it to me," said {hero}. "This needs one strong person and no remarks."
    {Friend} made no remarks. It was not easy. For {hero} had found a whole mast, or a flagpole,\#
     or whatever it had been when it was young. {He} had got {his} arms round the thick end. \#
    {He} pulled. The thin end stayed where it was, in a bramble. So {he} freed the thin end, and\#
     then the thick end rolled back into its hollow. Each end liked to be held all the time, and\#
     {hero} had just one pair of arms.
    {He} went to and fro eleven times. It grew no lighter. It did, by little and little, grow a \#
    hand nearer, and then the bank sloped and it went back two.
    "May I make one remark?" asked {friend}.
    "No," said {hero}, and lay down flat on the grass next to the {parcel}. The gap was as empty\#
     as ever.

    ## insight
    {hero} was too cross to do anything but look at the ground, so that is what {he} looked at. \#
    There was a puddle there, and a column of ants had come to the edge of it.
    "Now watch," said {friend}, who had been watching for some time. "They had the same trouble \#
    as you."
    The first ant laid down a crumb of earth. The second laid a bit of straw across it. A third \#
    came with something smaller still, walked out to the end, set it down, felt it all over, and\#
     went back. None of them carried anything heavy. None of them hurried. But the little dark \#
    road grew out over the puddle, and each ant stood on what the one before had brought.
    {hero} lay down to see it closer. {He} blew on it. It bent, but it held.
    "It's nothing but crumbs," {he} said at last. "They only have a lot of them."
    = column: a long line of walkers, one behind another
    ---
    There was nothing to do except have lunch, and there was nothing for lunch except one bun. \#
    {hero} broke it in two and gave {friend} the half with the raisins.
    The crumbs fell into the water, and the water took them. At a stone it left a few. It had \#
    left other things at that stone before, a twig, two twigs, a leaf stalk, some straw. They \#
    had got caught on each other and now they stuck there, all crosswise, and the water pushed \#
    at them as hard as it could.
    "It can't move them," said {friend}, chewing.
    A beetle came down to the stone, looked to the left and the right, and strolled across the \#
    twigs to the next stone. Its feet stayed dry, all six.
    {hero} forgot to chew. There was not one twig in the heap as long as a finger. "Nobody \#
    dragged any of that," said {hero}.
    = crosswise: lying one across another, not side by side
    ---
    For a while there was only one sound on the bank. It went tock. Then, after some time, it \#
    went tock again.
    "What are you doing?" asked {hero}, rather sharply.
    "I don't like wet feet," said {friend}. "So I'm seeing to my puddle." Another pebble rolled \#
    in. Tock. They were quite small pebbles, none of them bigger than an egg. The first few had \#
    vanished. But others lay on top of those, and {friend} had poked straw and bits of bark into\#
     the cracks. Now there was a hump, and then a path. {Friend} tried the end of it, and came \#
    back for one more.
    "That will take all day," said {hero}.
    "I've finished," said {friend}, and walked across.
    {hero} looked at the puddle. {He} looked at the gap, which was really just a puddle that \#
    thought a lot of itself. "How many pebbles was that?" {he} asked.
    = hump: a small round hill
    ---
    "How do birds do it?" asked {friend}.
    "They fly," said {hero}, not in a good mood.
    "I mean the nest. Look there." In the bush beside them hung an old one, left over from \#
    spring. It was woven from straw. [town: There was a tram ticket in it too.] {hero} took it \#
    down, since nobody lived in it now. {He} pressed it between {his} palms, first gently, and \#
    then not gently at all. It creaked and stayed a nest.
    {He} drew out a single straw. That broke at once. {He} drew out another, and that one broke \#
    as well.
    "So there's not one strong thing in it," {hero} said slowly.
    "There are four hundred weak ones," said {friend}, "all holding on. And somebody brought \#
    them one at a time."
    {hero} put back the straws, as well as {he} could. Then {he} turned round and looked at the \#
    bank. All over it lay heaps of {stuff}.
    = woven: put over and under, as threads are in cloth

    ## act
    They began with an armful of {stuff}, pushed down hard at the edge. It sank. They put \#
    another on top, crosswise, and a row of stones on that, none of them bigger than a loaf. \#
    That sank as well, but only half. The third stayed.
    "One foot," said {friend}.
    {hero} put out one foot, and then a little more of {himself}. It creaked, but it bore.
    So it went on. {Friend} said which piece wanted a neighbour, and {hero} laid it, tied it, \#
    stamped on it, and fetched the next. No piece was heavy. At last {he} set down a thing no \#
    longer than a spoon, and felt the other bank under {his} hand.
    Then they went back for the {parcel}. It crossed in {hero}'s arms, at the pace of a wedding,\#
     and not one drop got on the cloth.
    = bore: held up a weight without breaking
    ---
    "Small ones first," said {hero}. "Then middling ones. Nothing that I can't carry with one hand."
    "What shall I do?" asked {friend}.
    "Tell me where it wobbles."
    "It wobbles everywhere."
    "Then we'll start there."
    It was slow. They bound {stuff} in bundles as thick as a leg, and bedded them in the mud, \#
    one along and one across. After every bundle {hero} walked out to the end and jumped a very \#
    small jump. Twice it sagged, and twice {he} mended it. [trees: Ivy made good rope, once it \#
    had stopped being stubborn.] {He} quite forgot to be in a hurry. {He} even forgot about the \#
    table, because there was always the next piece to think about, and where it would like to \#
    lie.
    "It doesn't wobble now," said {friend}, sounding a little let down.
    And over they went, with the {parcel} held high in the middle, and the water muttering \#
    underneath.
    = sagged: sank in the middle under a weight
    ---
    First came the bottom layer, and nobody will ever see that. {hero} took a lot of trouble \#
    with it all the same. {He} laid stones no bigger than turnips, with {stuff} between. Each \#
    time {he} leaned on it with one hand before trusting it with one knee.
    "You could leave that bit," said {friend}.
    "No. The others will be standing on it."
    Bit by bit the thing crept out from the bank. It was rather crooked, because it went where \#
    it held and not where it was meant to go. Halfway over it turned left to say hello to a \#
    rock. [mist: The other bank kept coming and going in the mist.] {Friend} went in front, to \#
    find the holes. {hero} came after, to stop them up.
    And then there was no more water to cross. {hero} fetched the {parcel}, breathed in, and \#
    walked. Fourteen steps, one bend, no splash.
    = layer: one sheet of things lying on another
    ---
    It is hard to say when a heap turns into a crossing. For the first hour it was plainly a \#
    heap. {hero} carried {stuff} down to the gap, a bit at a time, and {friend} said "There," or\#
     "Not there."
    They found out things. Thin ends went inward. Flat stones kept it from rolling. If a piece \#
    shifted, you did not shout at it, you gave it a smaller piece to lean against, called a \#
    wedge. {hero} tried every one with a foot, and then with two. By and by {he} {was} standing \#
    a long way from the shore.
    "Look where you are," said {friend}.
    {hero} looked. Behind {him} was one bank and before {him}, one short step off, was the \#
    other. The heap had become a crossing while nobody was paying attention. Then the {parcel} \#
    came over it, dry as toast, with {friend} walking ahead to clear the traffic.
    = wedge: a thin piece pushed in to stop a wobble

    ## return
    They were late, but only by the length of a speech, and no one minded missing that. {hero} \#
    came into {gather} with mud to the ears and the {parcel} without a spot on it. All the heads\#
     did turn. Somebody did say, "Ah!"
    "But how did you come?" asked {elder}. "The crossing is down."
    "It's up," said {hero}. "It's a bit bent."
    Then there was {friend} to be praised, and there was dancing, and everyone ate {food} until \#
    the plates shone. In the evening {folk} went home over it, with lanterns and sleeping \#
    babies. It creaked, and held. [snow: By morning it wore a strip of snow, with footprints in \#
    it.]
    Some weeks later two workmen came with boards and a handrail. They looked at it, jumped up \#
    and down in the middle, and went home for lunch.
    ---
    "You are wet," said {elder} at the feast.
    "Only I am," said {hero}, and put the {parcel} down on the table, in the place where a gap \#
    had been left for it.
    It was as good as it had ever been in any year. [interest: Even the talk at the table was \#
    about {interest}, for once.] They ate {food}, and somebody sang all the verses of a song \#
    that should not have had so many. {Friend} fell asleep under the bench.
    But the best of it came later. {hero} walked back to the water alone and found that people \#
    were coming over. They crossed in a row, two grandmothers, a baker, and a boy with a tuba. \#
    They did not look down. They were talking about the weather.
    Feet went over it with a good noise. {hero} sat and listened to them for a long time.
    ---
    First they put the {parcel} in the middle of the table. Then they put {hero} next to it, and\#
     began to ask questions.
    "Was it hard?"
    "No," said {hero}. "It was small."
    "Was it heavy?"
    "No. It was a lot."
    "{Friend} did the wobbling," said {hero}, since that was only fair, and {friend} bowed, and \#
    took the biggest helping.
    When the music was over, {folk} went down to look. {elder} stepped on to it first, with a \#
    stick, and poked at every layer as one pokes at a cake. Then each of them laid something \#
    down, as they passed, a stone, a stick, or a handful of reeds, and trod it in. [farm: A hen \#
    laid an egg on it, and that was left out.]
    They still do. It has been growing for years. There is a bench on it now, and nobody \#
    remembers a time when one got wet feet there.
    ---
    The feast had begun without them. But it had begun badly. It had sat about with its hands in\#
     its lap. Then in walked {hero} with the {parcel}, squelching at every step. After that \#
    there was such a noise that {creatures} left for the day.
    "I'll have a look at this bridge of yours," said {elder}, when all had eaten {food} down to \#
    the tablecloth. So they took a lamp and went down to the narrow end of {water}.
    Somebody was there before them. A line of ducks was walking over the new crossing from bank \#
    to bank, quite slowly, though ducks can swim.
    "Now why do they do that?" asked {hero}.
    "I expect," said {friend}, "that they have always wanted to."
    At the near end stood a post with a bit of string on it, so {hero} hung up a sign. It said OPEN.
    """#
}
