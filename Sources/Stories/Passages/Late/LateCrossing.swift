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
    chapter1: Wanted by Noon | A Way with No Middle | Three Cloths and a Knot | The Wrong Side of \#
    the Water
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
    The {parcel} was wrapped in three cloths, and each of the cloths was tied with a knot that \#
    {hero} could not undo. So it was quite safe, even from {hero}.
    "They expect it at {gather} by noon," said {elder}, "and not one minute later. Without it the \#
    feast is only a lot of people standing about."
    {hero} was so proud that it was difficult to walk in an ordinary way. Nobody {in place} had \#
    ever trusted {him} with anything for the feast but spoons.
    [interest: For once in {his} life {he} had nothing to say about {interest}.]
    "Which way do we go?" asked {a friend}, who came along to everything that might end in food.
    "To the narrow end of {water}, over the crossing, and up the other side. A child could do it."
    "How fortunate," said {friend}, "that we have brought one."
    ---
    Music was coming over {water}, a thin bit at a time, the way a smell escapes from a kitchen. \#
    On the other side, at {gather}, the feast was getting ready.
    "That's a pipe," said {a friend}, listening. "Somebody can't play it."
    "They can't begin without this," said {hero}, and moved the {parcel} from one arm to the \#
    other. {He} had asked on Monday to be allowed to carry it. {He} had asked again on Tuesday, \#
    and twice on Wednesday, until the whole of {place} had heard enough.
    [interest: The rest of the time {he} had talked about {interest}, so people had hardly slept.]
    What {hero} secretly wanted was the moment of walking in, when every head would turn and \#
    somebody would say, "Ah!" So they hurried along {path} toward the crossing, trying to keep in \#
    step with the pipe, which was impossible.
    ---
    "What if you trip?" asked {a friend}.
    "I shall not trip," said {hero}.
    "What if there's a thunderstorm?"
    "There won't be."
    "What if we are overcome by hunger on the way?"
    "That," said {hero}, "is what the string is for," and {he} lifted the {parcel} a little \#
    higher. Today everybody in {world} would be gathered at {gather}, on the far side of {water}. \#
    The feast could not possibly begin until this stood in the middle of the table.
    [interest: They had intended to talk about {interest}, but there was no breath to spare.]
    "And why did they choose you?"
    "Because I have the steadiest arms of anyone."
    "Who says so?"
    "I do. I went on saying it until nobody had the strength to argue." In fact {hero} had hardly \#
    slept all night for thinking of that table.
    ---
    Once a year, and only once, all of {place} moved to the other side of {water}. The tables \#
    went first, followed by the benches, and then by the grandmothers, who wished to see that the \#
    benches were put straight. By eleven there was nobody left on this side but {hero}, {a \#
    friend}, and the {parcel}.
    It had to travel last of all, because it had to be perfect, and now it was. {hero} carried it \#
    on both arms, like a baby that might wake up.
    "Everyone will be waiting at {gather}," said {hero}, "and I want to see their faces."
    [interest: It was the first remark all day that was not about {interest}.]
    "I want to see their plates," said {friend}. And so, for two excellent reasons, they set off \#
    for the crossing.

    ## obstacle
    There had always been a crossing at the narrow end of {water}. It was four boards and a \#
    handrail, and nobody had ever thought of thanking it. Today it was two ends with nothing in \#
    between. In the night the water had come down in a temper. It had taken out the middle, as \#
    one takes the slice with the cherry on it.
    [wind: The wind had helped, and was still looking pleased with itself.]
    {hero} stood at the edge with the {parcel}. The water was hardly over the knee, but it was \#
    wide and quick and muddy. On the other side, near enough to count the pebbles, the way went \#
    on without them.
    "How far is it round?" asked {friend}.
    "All the way round {water}? We would arrive tomorrow, in time for the washing up."
    {Friend} sat down. "In that case," said {friend}, "you had better have an idea."
    = handrail: a bar beside a way, to hold on to
    ---
    "It isn't there," said {friend}.
    "It must be there," said {hero}, who could not see over the {parcel}.
    "I am looking straight at it. There is a beginning and there is an end, but somebody has \#
    removed the story."
    {hero} peered round the side. The crossing had broken in the middle. A few splinters still \#
    pointed at each other over the narrow end of {water}, like neighbours who are no longer on \#
    speaking terms. Brown water pushed along below them. It was not deep, but at the bottom lay \#
    the sort of mud that pulls off a boot and keeps it.
    [river: A river never looks sorry about anything.]
    "We might go round," {friend} suggested.
    "Going round takes until night, and they want it at noon."
    From the other side came a burst of laughter. Somebody over there still believed that \#
    everything was going splendidly.
    = splinters: thin, sharp bits of broken wood
    ---
    Feet had always made an agreeable noise on the crossing, a sort of wooden applause. So the \#
    first thing that {hero} noticed was the quiet.
    The two banks were where they had always been. The narrow end of {water} was there too, knee \#
    deep, going about its business. But between the banks hung a piece of empty air, about as \#
    long as a rowing boat. Somebody's lost mitten had been put up on the nearest post, and it \#
    seemed to be waving goodbye.
    [boats: There was not a boat to be seen, for every one of them was at the feast.]
    {hero} put the {parcel} on a dry spot and considered. There was another way, right round the \#
    water, but it was so long that people packed two lunches and came back with a beard.
    "I should look ridiculous in a beard," said {friend}.
    So they stood at the edge, without a crossing, and stared at the place where it wasn't.
    = applause: the clapping when people like a thing
    ---
    On a post at the narrow end of {water} hung a notice, which said CLOSED in a very firm hand. \#
    Beyond the post there was no crossing to keep anybody off. It had snapped in two, and the \#
    middle had sailed away.
    "They need not have gone to the trouble of writing," remarked {friend}.
    {hero} did not laugh. {He} could see the smoke of the feast going up over there. [hot: Even \#
    the smoke looked hot and thirsty.] {He} could very nearly see the table, with an empty place \#
    in the middle. To walk round would take the entire day, and waiting for help was useless, \#
    since everybody who could help was already eating.
    {Friend} tested the water with a pebble. It was shallow, but the bottom swallowed the pebble \#
    and then licked its lips.
    "So," said {friend}. "Here we are."
    "I know where we are," said {hero}, hugging the {parcel}. "We're on the wrong side."
    = shallow: not deep at all

    ## try1
    "It is only a big step," said {hero}, "provided that you take it fast enough."
    "Without the {parcel}, I sincerely hope," said {friend}.
    So it was set down on the grass, a safe distance back, where it could watch. {hero} meant to \#
    jump over first and worry about the rest later, which is how one does things that one has not \#
    thought out. {He} walked back eleven paces. {He} spat on both hands, although jumping is done \#
    with something else. Then {he} ran.
    As far as it went it was a beautiful jump, and it went about halfway. There was an enormous \#
    brown splash, and in the middle of it stood {hero}, up to the knees, with an expression of \#
    surprise.
    "What is it like?" inquired {friend}.
    "Wet," said {hero}. One boot had to be pulled out with both hands. Back on the bank {hero} \#
    was no further than before, only heavier, and now every step went squelch.
    ---
    Sensible people measure first. {hero} threw a shoe.
    There was a plan behind it. If a shoe could be thrown across, then perhaps other things could \#
    be thrown as well, if they were carefully wrapped and wished good luck. "It's an experiment," \#
    {he} told {friend}.
    "Why not experiment with something that we don't need?"
    But the shoe was already in the air. It went up well. It turned over once, laces spread out \#
    like arms, and then it came down in the water and began a journey of its own.
    {hero} went in after it, with both feet, and not entirely on purpose. {He} climbed out again \#
    with a shoe in {his} hand and mud to both knees, and a tadpole was looking out of one sock. \#
    The {parcel} had never seemed safer, or more firmly on this side.
    "That was an excellent experiment," said {friend}. "Now we know."
    ---
    There was a long pole on the bank, and {hero} had seen a picture of somebody vaulting. In the \#
    picture it looked like no work whatever. You ran, you planted the pole, and you floated \#
    through the sky with your knees together until you were somewhere else.
    "What happened in the next picture?" asked {friend}.
    "There was only the one."
    The {parcel} stayed behind in {friend}'s care. {hero} ran, planted the pole in the middle of \#
    the water, and rose. For one glorious moment {he} hung upright over everything, as motionless \#
    as a flag with no wind. Then the pole began to sink. It sank straight down into the mud, \#
    slowly and kindly, like a lift, and let {him} out at the bottom.
    "Second floor, feet," announced {friend}.
    {hero} waded back and emptied both boots. Nothing whatever had got across, unless you count \#
    one frog, who had been going that way before.
    ---
    Near the bank lay a patch of green, perfectly flat and remarkably bright. {hero} looked at it \#
    and saw grass, while {friend} looked at it and saw that it was moving up and down.
    "I should wait a little," said {friend}.
    But music had started over there, and with music in your ears you don't wait. {hero} left the \#
    {parcel} on a stump and took one quick step on to the green. Then, since that one had gone \#
    wrong, {he} took another. It was not grass at all. It was only a skin of weed, with water \#
    underneath, and it parted like a curtain.
    "Is it cold?" asked {friend}, with interest.
    "Rather," said {hero}, through {his} teeth. {He} came out again backwards, with a green beard \#
    on each knee, and {his} socks had to be wrung out like dishcloths. The gap was precisely as \#
    wide as before. The only thing that had been gained was a leaf of duckweed, on the end of \#
    {his} nose.

    ## try2
    What was needed, clearly, was one tremendous thing. {hero} discovered it further up the bank, \#
    an ancient beam as thick as a pony and three times as long. It would reach from side to side, \#
    and some way beyond.
    "I could ask you to pull," {he} told {friend}, "but I think it only needs a person who really \#
    means it."
    {hero} meant it at one end, and then {he} meant it at the other. {He} pushed with both hands, \#
    with {his} back, and lying down with {his} feet. {He} even tried to take it by surprise. But \#
    the beam had been lying there since before {elder} was born. It had moss on it, and a family \#
    of woodlice, and no plans.
    After a very long while {hero} stopped, scarlet to the ears.
    "It moved," gasped {hero}.
    "That was you," said {friend}. "You slid." And so they were both still here, and so was the \#
    beam.
    ---
    Behind the bushes lay a door that nobody wanted. It was an enormous door, made for a barn, \#
    with all its iron still on it.
    "We only need one of these," said {hero}. [!farm: Where it had come from was anyone's guess.]
    "We?" said {friend}.
    "I do. You look after the {parcel}." {hero} wanted it to be one thing, and a big one, and \#
    done by one person, because it would make such an impressive story. {He} dragged the door a \#
    hand's breadth at a time, and the sun moved faster. {He} dragged it to the edge, stood it on \#
    end, shouted a warning, and let it fall.
    It fell magnificently, and lay flat on the water from bank to bank. {hero} put out one foot. \#
    And the great door gave a long wet sigh and went under, handle last, leaving a row of bubbles.
    "Knock, knock," said {friend}, very quietly, after a time.
    ---
    The boulder was the size of a sheep, and it sat at the top of the bank, looking ready.
    "One push," said {hero}, "and it sits in the middle, and we step across on it like royalty."
    "Have you considered how deep the mud is?" asked {friend}.
    {hero} had not, having been occupied with royalty. It took all of {his} strength, and a \#
    stick, and some of the words that {folk} use, and {he} let nobody help. At last the boulder \#
    gave a grunt, tipped, and thundered down the bank. It leapt into the exact middle of the \#
    water, and could not have been placed better by an architect.
    And it was gone. It entered the mud the way a spoon enters porridge, and the water closed \#
    over it and was smooth again.
    "Well," said {friend}, "it was very quick." {hero} sat down beside the {parcel} and inspected \#
    ten sore fingers.
    ---
    "Leave it to me," said {hero}. "This needs one strong person and no remarks."
    {Friend} made no remarks, though it was far from easy. For {hero} had seized the thick end of \#
    a mast, or a flagpole, or whatever it had been when it was young. {He} pulled. The thin end \#
    stayed where it was, in a bramble. So {he} freed the thin end, whereupon the thick end rolled \#
    back into its hollow. Each of the ends preferred to be held all the time, and {hero} \#
    possessed only one pair of arms.
    {He} went to and fro eleven times. By little and little it did come one hand nearer, and then \#
    the bank sloped and it went back two.
    "May I make one remark?" asked {friend}.
    "No," said {hero}, and lay down flat on the grass beside the {parcel}. The gap was as empty \#
    as ever.

    ## insight
    {hero} was too cross to do anything but stare at the ground, and so it was the ground that \#
    {he} stared at. There was a puddle, and a column of ants had arrived at the edge of it.
    "Now watch," said {friend}, who had been watching for some time. "They had the same trouble \#
    as you."
    The first ant laid down a crumb of earth, and the second laid a bit of straw across it. A \#
    third came with something smaller still, walked out to the end, set it down, felt it all \#
    over, and went back. None of them carried anything heavy, and none of them hurried. But the \#
    little dark road grew out over the puddle, and every ant stood on what the others had brought.
    {hero} lay down to examine it, and blew. It bent, but it held.
    "It's nothing but crumbs," {he} said at last. "They only have a great many of them."
    = column: a long line of walkers, one behind another
    ---
    There was nothing to do except have lunch, and there was nothing for lunch except one bun. \#
    {hero} broke it in two and gave {friend} the half with the raisins.
    The crumbs fell into the water, and the water carried them as far as a certain boulder, where \#
    it left a few. It had left other things there before, a twig, some leaf stalks, a little \#
    straw. They had caught on each other and now they stuck, all crosswise, while the water \#
    pushed at them as hard as it possibly could.
    "It can't move them," observed {friend}, chewing.
    A beetle came down to the water, looked to the left and to the right, and strolled across the \#
    twigs to the other side. All six of its feet stayed dry.
    {hero} forgot to chew. There was not one twig in the whole heap as long as a finger. "Nobody \#
    ever dragged any of that," said {hero}.
    = crosswise: lying one across another, not side by side
    ---
    For a while there was only one sound on the bank. It went tock. Then, after a considerable \#
    time, it went tock again.
    "What are you doing?" asked {hero}, rather sharply.
    "I don't care for wet feet," said {friend}, "so I'm attending to my puddle." Another pebble \#
    rolled in. They were quite ordinary pebbles, none of them bigger than an egg, and the first \#
    few had vanished completely. But others lay on top of those, and {friend} had poked straw and \#
    bits of bark into the cracks. Now there was a hump, and presently there was a path. {Friend} \#
    tried the end of it, and came back for one more.
    "That will take all day," said {hero}.
    "I've finished," said {friend}, and walked across.
    {hero} looked at the puddle, and then at the gap, which was really only a puddle that thought \#
    a great deal of itself. "How many pebbles was that?" {he} asked.
    "I never count," said {friend}. "I only look for the next one."
    = hump: a small round hill
    ---
    "How do birds manage it?" asked {friend}.
    "They fly," said {hero}, not in a good mood.
    "I mean the nest. Look there." In the bush beside them hung an old one, left over from spring \#
    and woven entirely from straw. [town: There was a tram ticket in it too.] {hero} took it \#
    down, since nobody lived in it any longer. {He} pressed it between {his} palms, at first \#
    gently, and then not gently at all. It creaked, and went on being a nest.
    {He} drew out a single straw, which broke immediately, and then another, and that one broke \#
    as well.
    "So there's not one strong thing in it," {hero} said slowly.
    "There are four hundred weak ones," said {friend}, "all holding on, and somebody brought them \#
    one at a time."
    {hero} put the straws back as well as {he} could, and then turned round and looked at the \#
    bank. All over it lay heaps of {stuff}.
    = woven: put over and under, as threads are in cloth

    ## act
    They began with an armful of {stuff}, pushed down hard at the edge, and it sank. They put \#
    another on top of it, crosswise, and a row of stones on that, none of them bigger than a \#
    loaf. That sank as well, but only half as far, and the third one stayed.
    "One foot," {friend} commanded.
    {hero} put out one foot, followed by a little more of {himself}. It creaked, but it bore.
    And so it continued. {Friend} decided which piece wanted a neighbour, and {hero} laid it, \#
    tied it, stamped on it, and fetched the next. No piece of it was heavy. At last {he} set down \#
    a thing no longer than a spoon, and felt the opposite bank under {his} hand.
    Then they went back for the {parcel}. It crossed in {hero}'s arms, at the pace of a wedding, \#
    and not one drop touched the cloth.
    = bore: held up a weight without breaking
    ---
    "Small ones first," said {hero}, "and then middling ones, and nothing that I can't carry with \#
    one hand."
    "What shall I do?" asked {friend}.
    "Tell me where it wobbles."
    "It wobbles everywhere."
    "Then that's where we'll begin."
    It was slow work. They bound {stuff} in bundles as thick as a leg and bedded them in the mud, \#
    one along and one across. After every bundle {hero} walked out to the end and jumped a very \#
    small, scientific jump. Twice it sagged, and twice {he} mended it. [trees: Ivy made excellent \#
    rope, once it had stopped being stubborn.] {He} quite forgot to be in a hurry. {He} even \#
    forgot about the table, because there was always the next piece to consider, and where it \#
    would like to lie.
    "It doesn't wobble now," said {friend}, sounding slightly disappointed.
    And over they went, with the {parcel} held high in the middle and the water muttering \#
    underneath.
    = sagged: sank in the middle under a weight
    ---
    First came the bottom layer, and nobody will ever see that. {hero} took enormous trouble with \#
    it all the same. {He} laid stones no bigger than turnips, with {stuff} between, and leaned on \#
    everything with one hand before trusting it with one knee.
    "You could leave that bit," said {friend}.
    "No, because all the others will be standing on it."
    Bit by bit the thing crept out from the bank. It was decidedly crooked, since it went where \#
    it held and not where it was meant to go. Halfway over it turned left, to say hello to a \#
    rock. [mist: The other bank kept coming and going in the mist.] {Friend} went in front to \#
    find the holes, and {hero} came after to stop them up.
    And then, quite unexpectedly, there was no more water to cross. {hero} fetched the {parcel}, \#
    took a deep breath, and walked. Fourteen steps, one bend, no splash.
    = layer: one sheet of things lying on another
    ---
    It is difficult to say when a heap turns into a crossing. For the first hour it was \#
    unmistakably a heap. {hero} carried {stuff} down to the gap, a bit at a time, and {friend} \#
    said "There," or "Not there."
    They made discoveries. Thin ends belonged inside, and flat pieces kept the round ones from \#
    rolling. If something shifted, it was no use shouting. You gave it something smaller to lean \#
    against, called a wedge. {hero} tested everything with one foot, and then with two, and by \#
    and by {he} {was} standing a surprisingly long way from the shore.
    "Look where you are," said {friend}.
    {hero} looked. Behind {him} was one bank and before {him}, one short step off, was the other. \#
    The heap had become a crossing while nobody was paying attention. Then the {parcel} came over \#
    it, dry as toast, with {friend} walking ahead to clear the traffic.
    = wedge: a thin piece pushed in to stop a wobble

    ## return
    They were late, but only by the length of a speech, and no one minded missing that. {hero} \#
    came into {gather} with mud to the ears and the {parcel} without a spot on it. All the heads \#
    did turn, and somebody actually did say, "Ah!"
    "But how did you come?" asked {elder}. "The crossing is down."
    "It's up," said {hero}. "It's a little bent."
    Then {friend} had to be congratulated, and there was dancing, and everyone ate {food} until \#
    the plates shone. In the evening {folk} went home over it, with lanterns and sleeping babies, \#
    and it creaked, and held. [snow: By morning it wore a strip of snow, with footprints in it.]
    Some weeks later two workmen appeared, with boards and a handrail. They looked at it \#
    carefully, jumped up and down in the middle, and went home for lunch.
    ---
    "You are wet," said {elder} at the feast.
    "Only I am," said {hero}, and put the {parcel} down on the table, in the space that had been \#
    left for it.
    It was as good as it had ever been in any year. [interest: Even the conversation at the table \#
    was about {interest}, for once.] They ate {food}, and somebody sang every verse of a song \#
    that should not have had so many. {Friend} fell asleep under the bench.
    But the best of it came later. {hero} wandered back to the water alone, and discovered that \#
    people were coming over. They crossed in a row, two grandmothers, a baker, and a boy with a \#
    tuba. They did not look down, and they were talking about the weather.
    Feet went over it with an agreeable noise. {hero} sat and listened to it for a long time.
    ---
    First they put the {parcel} in the middle of the table. Then they put {hero} next to it, and \#
    everybody began to ask questions.
    "Was it difficult?"
    "No," said {hero}. "It was small."
    "Was it heavy?"
    "No. It was just a lot. And {friend} did the wobbling," {hero} added, since that was only \#
    fair. {Friend} bowed, and accepted the biggest helping.
    When the music was over, {folk} all went down to look. {elder} stepped on to it first, with a \#
    stick, and poked at every layer as one pokes at a cake. Then each of them laid something down \#
    in passing, a stone, a stick, or a handful of reeds, and trod it in. [farm: A hen laid an egg \#
    on it, and that was left out.]
    They still do. It has been growing for years, and nowadays there is a bench on it, and nobody \#
    remembers that one ever got wet feet there.
    ---
    The feast had begun without them, but it had begun badly, and was sitting about with its \#
    hands in its lap. Then in walked {hero} with the {parcel}, squelching at every step. After \#
    that there was such a commotion that {creatures} left for the day.
    "I'll have a look at this bridge of yours," said {elder}, when they had eaten {food} down to \#
    the tablecloth. So they took a lamp and went down to the narrow end of {water}.
    Somebody had got there before them. A procession of ducks was walking over the new crossing \#
    from bank to bank, in no particular hurry, though ducks can swim.
    "Now why do they do that?" asked {hero}.
    "I expect," said {friend}, "that they have always wanted to."
    At the near end stood a post with a bit of string on it, so {hero} hung up a notice. It said \#
    OPEN.
    """#
}
