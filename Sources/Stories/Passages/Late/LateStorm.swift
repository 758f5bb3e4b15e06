extension Passages {
  /// The passages of “storm” for ages 9–10.
  static let lateStorm = #"""
    skeleton: storm
    band: 9-10
    title: Two Hundred Jars
    title: {hero} and the Dark Hem of the Sky
    title: The {shed} Before the Storm
    title: Eighty Steps
    title: A Row of Hands
    slot shed: honey hut | jam stall | pickle tent
    chapter1: A Humming Knee | Two Hundred Jars | The Yellow Air | All at Once
    chapter2: Left, Right, Not There! | Four Jars an Hour | The First Drops | Too Loud, Too Slow
    chapter3: What Each One Could | The Row | Hand to Hand | Rain on the Roof
    question: Why did it go wrong when everybody helped at once?
    question: What do you do best, without being told?
    question: Which job in the row would you have liked?
    question: What would you carry in first, before a storm?
    question: How did {hero} find out who could do what?
    question: What does rain sound like from inside?

    ## want
    By noon {elder}'s left knee had begun to hum, and that knee understood more about the weather \#
    than anybody else in {world}. "Storm tonight," {elder} told {hero}, "and a tremendous one. \#
    And out by {far} stands my {shed}, with two hundred jars in it and a roof like an old hat."
    "Then they must come in," said {hero}.
    "They must, into the good dry store, eighty steps along {path}. But this knee can manage \#
    eight, and expects to be thanked for each."
    {hero} looked up. The sky already had a dark hem, like a skirt that has been dragged through \#
    puddles. "You make room on the shelves," {he} said, "and I'll see to everything else."
    "We shall require other people," remarked {a friend}. "I can carry an opinion, but hardly a \#
    jar."
    So they hurried from door to door, and called.
    [interest: Nobody said one word about {interest}, and that shows how dark it was.]
    ---
    "What do you smell?" asked {hero}.
    "Nothing," said {a friend}, "and that's what is so peculiar. As a rule it smells of {smell} \#
    here."
    There was nothing to hear, either. Over {place} the air had turned thick and yellow like old \#
    glass, and {creatures} sat close together, all looking in one direction. Then {hero} \#
    remembered the {shed}. It stood alone, out by {far}, and in it were two hundred jars, the \#
    work of an entire summer. They belonged to {elder}, who had an unreliable knee, and who gave \#
    them away all winter, one to a door. In the store they would be safe, but the store was \#
    eighty steps off, along {path}.
    "They come in before tonight," announced {hero}, "and I know who is going to do it." {He} put \#
    two fingers between {his} teeth and whistled for the others.
    [interest: Even those who were arguing about {interest} came out.]
    ---
    On {elder}'s kitchen wall hung a list of things to do. At the very bottom, for six years now, \#
    it had said: "Roof of the {shed}." Nobody had ever crossed it out.
    "And tonight there comes a storm," said {elder}, rubbing a stiff knee, "and discovers two \#
    hundred jars under a roof that leaks in dew. Well, well. We had some excellent years, the \#
    roof and I."
    {hero} was acquainted with those jars, as everybody in {world} was, by spoon. They stood out \#
    there near {far}, and the good dry store was only eighty steps away, along {path}. "I'll get \#
    them in," said {hero}, "every single one."
    "How many arms do you have?" asked {a friend}, outside.
    "Two. But I know where there are others." And {hero} ran to fetch everybody who was not too \#
    important to come.
    [interest: For once {friend} told nobody anything about {interest}.]
    ---
    From {high} you could see the storm before it could see you. It was lying along the edge of \#
    things, low and blue and busy, like a cat under a sofa.
    "It will be here by supper," said {hero}, who had come up with {a friend}. {In place} people \#
    were still hanging out washing. "And there's the {shed}, the one that belongs to {elder}. It \#
    looks so terribly small from here!"
    It stood out by {far}, with two hundred jars inside and a few thin boards round them. Once a \#
    day {elder} limped there, on one good knee and one bad one. The nearest safe place was the \#
    store, eighty steps off, along {path}. To carry everything that far you would need to be ten \#
    people.
    "Then let us be ten people," said {friend}.
    "That's it!" cried {hero}. "Come on. We'll call all the others."
    [interest: Nobody talked about {interest} on the way down.]

    ## obstacle
    They came, there was no doubt of that. All the children of {folk} came, and so did a tall \#
    girl with a wheelbarrow, twins, and somebody's grandfather in slippers. {hero} was proud of \#
    it for about a minute.
    Then the wind got up, and all of them went through the door of the {shed} together. Those who \#
    were in first wanted to come out with their jars, and those who were out wanted to come in. \#
    The wheelbarrow stuck in the doorway. "Back!" called half of them, and "Forward!" called the \#
    rest. A twin sat in the straw and wept for the other twin, and was sitting on that one all \#
    the while.
    "How many have we got out?" called {hero}, from somewhere in the middle.
    "None," answered {friend}, from underneath. "But one more has gone in."
    = doorway: the opening where a door is
    ---
    Nine helpers make eighteen hands. {hero} had worked that out on the way, and it had seemed a \#
    magnificent sum. What {he} had forgotten to include was eighteen elbows.
    There was a gust, and the {shed} groaned, and everybody grabbed. Two people seized the same \#
    jar and were both extremely polite about it, for a long time. Somebody ran along {path} with \#
    a lid. One had gone to look for a basket, and three had gone to look for the one with the \#
    basket. [wind: The wind shook the boards like somebody trying a door.] Those who came back \#
    met those who were setting out, and they bowed to the left and to the right like hens.
    "It's a muddle," said {hero}.
    "It is a very willing one," {friend} pointed out. "I have never seen so much good will in a \#
    single heap."
    = gust: a hard push of wind
    ---
    "I'll hold the door!"
    "I'm already holding it."
    "Who has the lamp? I can't even see my own jar."
    "That isn't your jar, that's my head."
    {hero} stood on tiptoe in the middle of the {shed} and could not discover one single face. \#
    There were only backs. Everybody had come, and everybody was anxious to help, and that was \#
    precisely what was wrong. They filled the place like potatoes in a sack, while outside the \#
    wind had begun to hum on one long, unfriendly note.
    "Has anything at all gone to the store?" called {hero}.
    "A jar did go," said {friend}. "I saw it leave. Unfortunately somebody met it on the way and \#
    kindly brought it back."
    [trees: A branch came down somewhere, not far off.]
    Everyone laughed, until the lamp fell over. After that nobody laughed any more, and it was \#
    really rather dim.
    = tiptoe: on the ends of your toes
    ---
    It began so promisingly that {hero} rubbed {his} hands. One after the other they came along \#
    {path}, a dozen at least, with their sleeves rolled up. Then the first gust arrived as well. \#
    It stole a hat, and the owner of the hat ran after it, and two friends ran after the owner.
    The others pressed into the {shed} out of the wind, until they were standing toe to toe. \#
    Whoever wanted to take down a jar had to ask four people to breathe in. Somebody handed a jar \#
    to the left, and it travelled all round the room and came home from the right. Everybody \#
    called out good advice at the same time. It was not even bad advice, but it was impossible to \#
    hear which was which.
    "I believe," said {friend}, "that we are in our way."
    {hero} believed so too. And the sky was the colour of slate.
    = slate: a dark grey stone used for roofs

    ## try1
    Obviously somebody had to give orders. {hero} climbed on a crate by the door and took the \#
    biggest breath of the day.
    "You, left! You two, take the blue ones! No, the OTHER blue ones! Nobody stand there! You, \#
    carry that to the store, and you, don't!"
    It sounded splendid, like a captain, but the wind bit off the ends of the words and delivered \#
    them elsewhere. So those who heard "take" took, and those who heard "don't" sat down. A very \#
    small boy, who heard nothing except "You!", burst into tears. Six people stood left, in a \#
    row, leaning against the wall with serious faces, waiting for further instructions.
    "They do everything you say," said {friend}. "It is terrible to watch."
    {hero} shouted that all of it was wrong. They heard "all" and "long", and obediently lay down.
    ---
    "Listen to me!" shouted {hero}. "From now on, I decide who does what!"
    The others listened, and were in fact rather relieved. {He} sent the strongest boy to count \#
    the labels, because that boy happened to be nearest. {He} sent a tall girl under the bottom \#
    shelf. Somebody's grandfather, in slippers, was commanded to run. Twins were ordered to \#
    opposite ends, where each of them stood searching for the other. [fur: The wind blew \#
    {friend}'s fur the wrong way, which did not improve anybody's temper.]
    "Faster!" called {hero}, and somebody went faster, and somebody else was in front. There was \#
    a crack. It was only a crate, but everybody turned and looked at it, and then at {hero}.
    "I said faster," came the answer, in a smaller voice, "not there."
    "No," said {friend}. "You said there, and not faster. I made a note of it."
    ---
    A pan lid hung on a nail. {hero} beat it with a spoon until the whole {shed} rang, and into \#
    the astonished silence {he} announced the orders. There were eleven of them, and they were \#
    all excellent.
    The trouble began with the fourth, since nobody can keep more than three orders in a head \#
    with a wind going round outside it. "Did you say two each, and then turn?" asked a girl. "Or \#
    was it turn, and then two?" So {hero} repeated it, louder, and changed the sixth on the way. \#
    Somebody was still carrying out the old sixth. They met in the doorway, the old sixth and the \#
    new one, nose to nose.
    "Just do as I SAY!" cried {hero}.
    Nobody moved at all.
    "I expect they would," said {friend}, "if they knew which of the things you say."
    ---
    "Quiet!" That was the first order, and it worked. "Right. You there, with the hair. Lift!"
    Four people had hair, and they lifted each other's jars.
    {hero} turned red and shouted louder. {He} pointed, and everyone studied the finger. {He} \#
    called "Stop!" to one person, and everybody stopped. Then {he} called "Go!" to one, and \#
    everybody went. The doorway was stuck as if with a cork, and {friend} was in the neck of the \#
    bottle.
    [farm: A loose hen walked through the middle of it, and was the only one who got where it \#
    wanted to go.]
    "Why does nobody do what I tell them?" cried {hero}.
    "Which of us?" inquired a voice from the cork.
    Far away there was thunder, hardly louder than a chair being moved across a floor, but \#
    everybody had heard it.

    ## try2
    "Then I'll do it myself," said {hero}. "All of you, stand back. Sit down, and don't touch \#
    anything."
    They sat down outside, quite crushed. {hero} took two jars, one under each arm, walked the \#
    eighty steps, set them on the shelf, and walked the eighty steps back. It was wonderfully \#
    quiet. Nobody got in the way. {He} did it again, and again, and each time the steps were \#
    slightly longer and the jars were slightly fatter.
    "How many?" {he} panted, after what felt like a week.
    "Fourteen," said {friend}, who was sitting with the others. "At this rate you will be \#
    finished on Thursday. I mention it without any blame."
    Something cold hit {hero} on the nose. It was round, it was as big as a coin, and it was \#
    unmistakably wet.
    ---
    Four in a basket was the most that {hero} could lift. If one is honest, it was also a little \#
    more than that. The handle bit into {his} fingers. Along {path} the wind pushed from the \#
    side, so that it took two steps to make one.
    In front of the {shed} the others stood about with their hands in their pockets, and nobody \#
    said anything. {hero} refused to look at them. Somebody had to do it properly, after all, and \#
    there was evidently only one person who did. Out and back, out and back. After the fifth \#
    basket {he} had to put it down halfway, and soon it was after every ten steps.
    "May one ask something?" said {friend}.
    "No," said {hero}.
    "Only whether it is raining."
    It was. There were dark dots all over {path}, and more of them every moment.
    ---
    "All right," said {hero}. "I'm sorry that I ever asked you. You may go home." But nobody went \#
    home. They only moved aside, and that was nearly worse.
    There was a wheelbarrow, and it would hold twelve jars. {hero} loaded it, alone, and pushed \#
    it, alone, and it had opinions of its own about which way {path} ran. Twice it tipped, and \#
    twice {he} held it, with both knees and the chin. Nothing broke. But it took such an endless \#
    time! At the store every one of the twelve had to be lifted out and given a place on the \#
    shelf. Then the barrow had to go back, squealing.
    "I've brought twenty-four," {he} told {friend}.
    "So you have," said {friend}. "That leaves a hundred and seventy or so. I stopped counting \#
    there, because it was making me sad."
    And then the first drops fell, far apart, as if they were still counting too.
    ---
    If you have ever emptied a bath with a cup, you will understand how it went. {hero} ran. {He} \#
    ran with two jars, and then with three, rolled up in a scarf. The others had been told to \#
    keep well out of it. They sat in a line outside {far}, like birds, and turned their heads \#
    first one way and then the other.
    "That child is fast," observed one.
    "Very," said another. "It is a pity there's only one."
    {hero} heard that, and {sound} as well, wilder than before, and behind it a long low rumble. \#
    The shelves of the {shed} looked exactly as full as ever. After so many journeys that was \#
    impossible, but it was how they looked.
    "Sit down for one breath," said {friend}.
    {hero} sat down for one breath, and a drop ran into {his} collar, and then one landed on each \#
    hand.

    ## insight
    {hero} leaned on the door post, because {his} legs had come to an end. So it happened that \#
    for the first time that day {he} simply looked, and told nobody anything.
    A girl was sitting on the ground, wrapping a jar in straw. Round and round it went, as snug \#
    as a nest, and a whole row of such nests was standing there already. Nobody had ordered it, \#
    and {friend} sat by and held down the straw, to prevent it from blowing away.
    "Who told you to do that?" asked {hero}.
    "No one," said the girl. "It's just that I'm good at wrapping. At home I do it with the eggs."
    "And I'm good at sitting on things," said {friend}.
    {hero} looked along the line of faces, and there was something that each of them was good at. \#
    And nobody had ever been asked, only told. "What do YOU do best?" {hero} said to the next. \#
    "And you?"
    = snug: fitting closely, warm and safe
    ---
    Somebody was humming, and in all that wind it made a small, dry path for the ear. {hero} \#
    turned and saw {friend}, on a box, beside the smallest of the children, who was always under \#
    everybody's feet. The child was handing jars down from the shelf, while {friend} hummed the \#
    beat. Hm, take. Hm, give. And not one jar touched another.
    "I never said you could," {hero} began, and stopped. "You do that extremely well," {he} said \#
    instead.
    "I'm the right height for the low shelf," explained the child. "Tall people have to bend, and \#
    then they bump."
    It was so obvious that anybody could have noticed it at noon, with nothing but eyes. {hero} \#
    went and sat down among the others. "I've been asking the wrong question," said {hero}. "I \#
    only asked who would come. What is each of you good at? Quick, all round!"
    = beat: the steady stroke of a tune
    ---
    "May I say something now?" asked {friend}.
    "Now you may," said {hero}, who was wet behind the ears.
    "Then look at the one in the slippers."
    A very old neighbour had got up, and was tying back the door with a bit of rope, before the \#
    wind could slam it. The knot was as neat as a bun.
    "Nobody asked for that," said {hero}.
    "I asked what old people do best, and was told that it is knots, and waiting." {Friend} \#
    glanced at the sky. "It isn't our day for waiting."
    All afternoon {hero} had seen nothing but a crowd. Now {he} saw the knot, and a girl with \#
    powerful arms, and a boy whose feet never slipped. It was like a drawer of peculiar tools, \#
    once you opened it. "Everybody!" {he} called, but not from a box this time. "What can you do \#
    best? Tell me, one after the other, and I'll listen."
    = knot: a place where a rope is tied
    ---
    A jar slid off the end of the shelf, and there was no time to call out an order. But the boy \#
    next to it merely put out a hand, without even looking, and there was the jar, in one piece.
    "How did you do that?" asked {hero}.
    "I catch things," said the boy, "mostly apples. I'm no good whatever at carrying. You told me \#
    to carry."
    "You never asked me, either," said {friend}. "I see remarkably well in bad light. I could \#
    have stood at the dark end all this time and announced who was coming."
    {hero} sat down in the doorway and thought of all those orders, not a single one of which had \#
    been a question. Rain ran down {his} neck. "Then I'm asking now," {he} said, "before the roof \#
    goes. What are you good at? And you? And you there, in the back?"
    = order: words that tell somebody what to do

    ## act
    It took two minutes to ask everybody, and they were the best two minutes of the day. Then \#
    they stood in a row, from the {shed} to the store, four long steps apart. The little ones had \#
    the low shelf, and the strong ones had the bend in {path}. Those who never slipped stood in \#
    the puddles. A girl who could whistle stood at the end, and whistled when it went too fast.
    {hero} stood in the middle, where the row sagged, and passed on whatever came, and did not \#
    need to say a thing. From the left came a jar, and to the right went a jar. {Friend} sat at \#
    the dark end and counted aloud. "One hundred and eighty. Ninety. Two hundred!"
    "Run!" called somebody, entirely without orders. The store door banged behind the last of \#
    them, and with a crash like a dropped piano the storm came down.
    = sagged: hung down in the middle
    ---
    From hand to hand to hand it went, with a beat now, and those who could sing sang to it. The \#
    rain came slanting, but nobody in the row had time to feel wet.
    Each of them had one thing to do, and it was the thing that each enjoyed. There were wrappers \#
    and lifters, and there were catchers for the slippery place. There was one with extraordinary \#
    arms, for the top shelf, and at the far end {elder} put everything where it belonged. In the \#
    middle stood {hero} and held the two halves together. Whenever the left side was quick and \#
    the right side slow, {hero} kept a jar for one breath before passing it on.
    "Last one!" called {friend}, from the {shed}. "And last me!"
    They had just reached the store when the wind took the roof off the {shed}, as one lifts a \#
    hat to a lady. It sailed away over {far}, and everyone cheered.
    = slanting: leaning to one side, not straight down
    ---
    "Ready?" asked {hero}.
    "Ready," said the row. The word travelled along from mouth to mouth, all eighty steps, and \#
    came back from the store in the voice of {elder}.
    Then the jars began to move, out of the {shed}, like beads on a string. Whoever had warm \#
    hands had the cold jars, and whoever could not stand still ran up and down with the lamp. The \#
    one who was best at knots had tied a rope along {path}, to hold on to. {hero} was the clasp, \#
    in the middle. It was no very glorious job, to take and to give, but the string would have \#
    come apart without it.
    [river: Beside them the river had begun to jump.]
    "Jar," said {friend}, next to {hero}, each time. "Jar. Jar. No more jars. That's a boot."
    They ran, and the boot was passed in last, and then the whole sky fell on the roof at once.
    = clasp: the little hook that closes a necklace
    ---
    How quiet it was! You heard the rain, and glass, and an occasional word. "Yours." "Thanks." \#
    "Mind the wet one." Out of all that muddle had come a single long animal with twenty hands, \#
    and it devoured the shelves one by one.
    {hero} had chosen the middle, because from there you saw both ends. To the left {friend} \#
    called out which jar was coming next, and to the right a lantern swung at the door of the \#
    store. Once the wind pushed so violently that the whole row leaned, like grass, and {hero} \#
    felt it lean. "Hold!" called {hero}. It was the only order in an hour, and everyone held.
    After that there came a jar with a crooked label, and behind it only air, and it was done. \#
    They walked the eighty steps in one long line, and the last one shut the door. At that moment \#
    the thunder broke, directly over their heads.
    = crooked: bent to one side, not straight

    ## return
    It smelled of wet wool in the store, and of candle. {elder} had made {food} for everybody. \#
    Every plate travelled along the row, from hand to hand, because by now they couldn't do it \#
    any other way.
    Above them the rain ran over the roof on a thousand little shoes. {hero} sat with {friend} \#
    between the shelves and counted jars, purely for the pleasure of it. "A hundred and \#
    ninety-nine," {he} said. "There must be one more."
    Everybody searched. They looked behind the crates, and under the benches, and in the boots. \#
    At last it was discovered by the smallest one, or rather behind the smallest one, who was \#
    sitting on the low shelf with a spoon. It was half empty.
    "What?" said the smallest, and licked the spoon. "You did ask what I do best."
    ---
    "So who gave the orders, in the end?" asked {elder}.
    They all looked at each other over the rims of their bowls. It was warm and crowded, and \#
    outside, the storm walked round and round the store and could not find the door.
    "Nobody," said one of the girls.
    "The jars," said somebody from below.
    "I only asked," said {hero}, with {his} mouth full. {He} {was} eating {food} with one hand. \#
    The other one kept on moving from left to right, entirely by itself, and could not stop.
    {Friend} had been watching that hand with interest. After a while {friend} put a crust into \#
    it, from the left, and the hand passed it on. It travelled right round the store, along two \#
    shelves and past {elder}, and came back to {friend} from the other side.
    "I could do this all night," said {friend}. "Who has another?"
    ---
    Later the lightning stopped, but the rain continued. It was the steady, comfortable kind that \#
    people can sleep to. Most of them did, in a heap, with {food} inside them and their boots in \#
    a row. Whenever the candle moved, jars glowed on every shelf.
    {hero} was awake, and so was {elder}. "My knee promises fine weather for tomorrow," said \#
    {elder}. "Then we might build a new roof, you and I."
    "Not just the two of us," said {hero}, and considered the heap. There was somebody in there \#
    who was good at nails, and somebody who was not afraid of ladders. The small one would find \#
    the screws. "I'd have to ask around a bit."
    "And me?" inquired {friend}, who was not asleep either, only flat. "What would I do?"
    "What you always do," said {hero}. "You'll have an opinion."
    ---
    There was just enough room, provided that nobody breathed out too far. They sat on the floor \#
    of the store among two hundred jars, and steam rose from every coat. On the roof the rain was \#
    moving furniture.
    "Now then," said {elder}. "Whoever carried may choose. Which one shall we open?"
    That was a mistake, because all of them chose. They shouted, they pointed, they stood up, \#
    they fell over each other, and the noise was considerably louder than the storm. {hero} \#
    looked at {friend}, and {friend} looked at {hero}.
    "We could ask them one by one," {friend} suggested. "By Thursday we should know."
    {hero} climbed over eleven knees to the shelf, shut both eyes, and took down whatever came to \#
    hand first. Then they ate it with {food}, all out of the one jar, and it was the most \#
    delicious thing they had ever tasted. Nobody could agree, afterwards, on what it was.
    """#
}
