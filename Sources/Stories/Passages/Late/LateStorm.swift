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
    By noon {elder}'s left knee had begun to hum, and that knee knew more about the weather than\#
     anybody else in {world}. "Storm tonight," {elder} told {hero}. "A big one. And out by {far}\#
     stands my {shed}, with two hundred jars in it and a roof like an old hat."
    "Then they must come in," said {hero}.
    "They must. Into the stone store, eighty steps along {path}. But this knee can do eight, and\#
     wants to be thanked for each."
    {hero} looked up. The sky had a dark hem already, like a skirt that has been through \#
    puddles. "You make room on the shelves," {he} said. "I'll see to the rest."
    "We shall need other people," said {a friend}. "I can carry an opinion, but hardly a jar."
    So they went from door to door, and called.
    [interest: Nobody said one word about {interest}, and that shows how dark it was.]
    ---
    "What do you smell?" asked {hero}.
    "Nothing," said {a friend}. "That's what is odd. As a rule it smells of {smell} here."
    There was nothing to hear, either. Over {place} the air had gone thick and yellow like old \#
    glass, and {creatures} sat close together, all looking one way. Then {hero} thought of the \#
    {shed}. It stood alone, out by {far}, and in it were two hundred jars, a whole summer's \#
    work. They belonged to {elder}, who had a bad knee and who gave them away all winter, one to\#
     a door. In the stone store they would be safe. But the store was eighty steps off, along \#
    {path}.
    "They come in before tonight," said {hero}, "and I know who will do it." {He} put two \#
    fingers between {his} teeth and whistled for the others.
    [interest: Even those who were arguing about {interest} came out.]
    ---
    On the kitchen wall of {elder} hung a list of things to do. At the bottom of it, for six \#
    years now, stood: "Roof of the {shed}." Nobody had ever crossed it out.
    "And tonight a storm comes," said {elder}, rubbing a stiff knee, "and finds two hundred jars\#
     under a roof that leaks in dew. Well, well. We had nice years, the roof and I."
    {hero} knew those jars. Everybody in {world} knew them, by spoon. They stood out there, near\#
     {far}, and the good dry stone store was only eighty steps away, along {path}. "I'll get \#
    them in," said {hero}. "All of them."
    "How many arms have you?" asked {a friend}, outside.
    "Two. But I know where there are more." And {hero} ran to fetch everybody who was not too \#
    big to come.
    [interest: For once {friend} told nobody anything about {interest}.]
    ---
    From {high} you could see the storm before it could see you. It lay along the edge of \#
    things, low and blue and busy, like a cat under a sofa.
    "It will be here by supper," said {hero}, who had come up with {a friend}. {In place} they \#
    were still hanging out washing. "And there's the {shed} of {elder}. Look how small it is \#
    from here!"
    It stood out by {far}, with two hundred jars inside and a few thin boards round them. Once a\#
     day {elder} went there, on one good knee and one bad one. The safe stone store was eighty \#
    steps off, along {path}. To carry all that, you would need to be ten people.
    "Then let us be ten people," said {friend}.
    "That's it!" said {hero}. "Come on. We'll call all the others."
    [interest: Nobody talked about {interest} on the way down.]

    ## obstacle
    They came, all right. The children of {folk} came, big ones and small ones. So did a tall \#
    girl with a wheelbarrow, and twins, and somebody's grandfather in slippers. {hero} was proud\#
     for about a minute.
    Then the wind got up, and all of them went through the door of the {shed} together. The ones\#
     who were in first wanted to come out with their jars. The ones who were out wanted to come \#
    in. The wheelbarrow stuck in the doorway. "Back!" called half of them. "Forward!" called the\#
     rest. A twin sat in the straw and cried for the other twin, and was sitting on that one all\#
     the while.
    "How many have we got out?" asked {hero}, from the middle.
    "None," said {friend}, from underneath. "But one more has gone in."
    = doorway: the opening where a door is
    ---
    Nine helpers make eighteen hands. {hero} had worked that out on the way, and it had seemed a\#
     splendid sum. What {he} had left out was eighteen elbows.
    There was a gust, and the {shed} groaned, and everybody grabbed. Two people grabbed the same\#
     jar and were both very polite about it, for a long time. One ran along {path} with a lid. \#
    One had gone to look for a basket, and three had gone to look for the one with the basket. \#
    [wind: The wind shook the boards like somebody trying a door.] Those who came back met those\#
     who set out, and all of them bowed left and right like hens.
    "It's a muddle," said {hero}.
    "It is a very willing one," said {friend}. "I have never seen so much good will in one heap."
    = gust: a hard push of wind
    ---
    "I'll hold the door!"
    "I'm holding it."
    "Who has the lamp? I can't see my own jar."
    "That isn't your jar, that's my head."
    {hero} stood on tiptoe in the {shed} and could not find one single face. There were only \#
    backs. Everybody had come, and everybody wanted to help, and that was what was wrong. They \#
    filled the place like potatoes in a sack. Outside the wind had begun to hum on one long \#
    note.
    "Has anything gone to the store?" called {hero}.
    "A jar did go," said {friend}. "I saw it leave. Then somebody met it on the way and kindly \#
    brought it back."
    [trees: A branch came down somewhere, not far off.]
    Everyone laughed, and then the lamp fell over. After that nobody laughed any more, and it \#
    was really rather dim.
    = tiptoe: on the ends of your toes
    ---
    It began so well that {hero} rubbed {his} hands. One after the other they came along {path},\#
     sleeves rolled up, a dozen at least. Then the first gust arrived as well. It took a hat, \#
    and the owner of the hat ran after it, and two friends ran after the owner.
    The rest pressed into the {shed} out of the wind. They stood toe to toe. To take a jar down \#
    you had to ask four people to breathe in. Someone handed a jar to the left, and it went all \#
    round the room and came home from the right. Everybody called good advice at once. It was \#
    not bad advice. It was only that you could not hear which was which.
    "I think," said {friend}, "that we are in our way."
    {hero} thought so too. And the sky was the colour of slate.
    = slate: a dark grey stone used for roofs

    ## try1
    Somebody had to give orders. {hero} climbed on a crate by the door and took the biggest \#
    breath of the day.
    "You, left! You two, take the blue ones! No, the OTHER blue ones! Nobody stand there! You, \#
    carry that to the store, and you, don't!"
    It sounded fine, like a captain. But the wind bit off the ends of the words and carried them\#
     elsewhere. So the ones who heard "take" took, and the ones who heard "don't" sat down. A \#
    very small boy heard only "You!" and burst into tears. Six people stood left, in a row, \#
    leaning against the wall with serious faces, waiting for more.
    "They do everything you say," said {friend}. "It is terrible to watch."
    {hero} shouted that all was wrong. They heard "all" and "long", and lay down.
    ---
    "Listen to me!" shouted {hero}. "From now on, I say who does what!"
    The others listened. They were glad to, in fact. {He} sent the strongest boy to count the \#
    labels, because that boy stood nearest. {He} sent a tall girl under the bottom shelf. \#
    Somebody's grandfather, in slippers, was told to run. Two twins were ordered to opposite \#
    ends, where each of them stood looking for the other. [fur: The wind blew {friend}'s fur the\#
     wrong way, which did not help anybody's temper.]
    "Faster!" called {hero}, and somebody went faster, and somebody else was in front. There was\#
     a crack. It was only a crate. But they all turned and looked at it, and then at {hero}.
    "I said faster," came the answer, in a smaller voice, "not there."
    "No," said {friend}. "You said there, and not faster. I wrote it down."
    ---
    A pan lid hung on a nail. {hero} beat it with a spoon until the whole {shed} rang, and in \#
    the silence after that {he} gave out the orders. There were eleven. They were all good ones.
    The trouble began with the fourth. Nobody can keep more than three orders in a head with a \#
    wind going round outside it. "Did you say two each, and then turn?" asked a girl. "Or turn, \#
    and then two?" So {hero} said it again, louder, and changed the sixth on the way. Somebody \#
    was still doing the old sixth. They met in the door, the old sixth and the new one, nose to \#
    nose.
    "Just do as I SAY!" cried {hero}.
    Nobody moved at all.
    "I expect they would," said {friend}, "if they knew which of the things you say."
    ---
    "Quiet!" That was the first order, and it worked. "Right. You there, with the hair. Lift!"
    Four people had hair. They lifted each other's jars.
    {hero} went red and shouted louder. {He} pointed, and everyone looked at the finger. {He} \#
    called "Stop!" to one, and all stopped. Then {he} called "Go!" to one, and all went. The \#
    doorway was stuck again, as if with a cork, and {friend} was in the neck of the bottle.
    [farm: A loose hen walked through the middle of it, and was the only one who got where it \#
    wanted to go.]
    "Why don't you do what I tell you?" cried {hero}.
    "Which of us?" asked a voice from the cork.
    There was thunder far away, hardly more than a chair being moved. But everybody had heard it.

    ## try2
    "Then I'll do it myself," said {hero}. "All of you, stand back. Sit down. Don't touch anything."
    They sat down in the grass, quite crushed. {hero} took two jars, one under each arm, and \#
    walked the eighty steps, and set them on the shelf, and walked the eighty steps back. It was\#
     lovely and quiet. Nobody got in the way. {He} did it again, and again, and each time the \#
    steps were a bit longer and the jars a bit fatter.
    "How many?" {he} panted, after what felt like a week.
    "Fourteen," said {friend}, who was sitting with the rest. "At this rate you will be done on \#
    Thursday. I say so without any blame."
    Something cold hit {hero} on the nose. It was round, and as big as a coin, and it was wet.
    ---
    Four in a basket was the most that {hero} could lift. It was also, if one is honest, a \#
    little more than that. The handle bit into {his} fingers. Along {path} the wind pushed from \#
    the side, so that it took two steps to make one.
    In front of the {shed} the others stood about with their hands in their pockets. Nobody said\#
     anything. {hero} would not look at them. Somebody had to do it properly, after all, and \#
    there was only one person who did. Out and back. Out and back. After the fifth basket {he} \#
    had to put it down halfway, and then a second time, and then after every ten steps.
    "May one ask something?" said {friend}.
    "No," said {hero}.
    "Only whether it is raining."
    It was. There were dark dots all over {path}, and more of them every moment.
    ---
    "All right," said {hero}. "I'm sorry I asked you. You may go home." But nobody went home; \#
    they only moved aside, and that was nearly worse.
    There was a wheelbarrow, and it would take twelve jars. {hero} loaded it, alone, and pushed \#
    it, alone, and it had its own ideas about which way {path} ran. Twice it tipped, and twice \#
    {he} held it, with both knees and the chin. Nothing broke. But it took so long! At the store\#
     {he} had to lift all twelve out, one by one, and find a place for each. Then the barrow had\#
     to go back, squealing.
    "I've brought twenty-four," {he} told {friend}.
    "So you have," said {friend}. "It leaves a hundred and seventy, or so. I stopped there, \#
    because it was making me sad."
    And then the first drops fell, far apart, as if they were still counting too.
    ---
    If you have ever emptied a bath with a cup, you will know how it went. {hero} ran. {He} ran \#
    with two jars, then with three, rolled up in a scarf. The others were told to keep well out \#
    of it. They sat in a line along the wall of {far}, like birds, and watched. Their heads went\#
     first one way and then the other.
    "That child is fast," said one.
    "Very," said another. "It is a pity there's only one."
    {hero} heard that. {He} heard {sound} as well, wilder than before, and behind it a long low \#
    roll. The shelves of the {shed} looked as full as ever. That was impossible, after so many \#
    trips, but it was how they looked.
    "Sit for one breath," said {friend}.
    {hero} sat for one breath. A drop fell into {his} collar, and then one hit each hand.

    ## insight
    {hero} leaned on the door post, because {his} legs had come to an end. So it happened that \#
    {he} simply looked, for the first time that day, and told nobody anything.
    A girl sat in the grass, wrapping a jar in straw. Round and round it went, snug as a nest. \#
    There was a row of such nests already. Nobody had ordered it. {Friend} sat by and held down \#
    the straw, so that it didn't blow away.
    "Who told you to do that?" asked {hero}.
    "No one," said the girl. "It's just that I'm good at wrapping. I do it at home with the eggs."
    "And I'm good at sitting on things," said {friend}.
    {hero} looked along the line of them, all those people with something that each was good at.\#
     {He} had known where every one should stand. {He} had never once asked. "What do YOU do \#
    best?" {he} said to the next. "And you?"
    = snug: fitting closely, warm and safe
    ---
    Somebody was humming. In all that wind it made a small, dry path for the ear. {hero} turned \#
    and saw {friend}, on a box. Beside the box stood the smallest of the children, the one who \#
    was always under everybody's feet. The child was handing jars down from the shelf, and \#
    {friend} hummed the beat. Hm, take. Hm, give. Not one jar touched another.
    "I didn't say you could," began {hero}. Then {he} stopped. "You do that well," {he} said \#
    instead.
    "I'm the right height for the low shelf," said the child. "Tall people have to bend, and \#
    then they bump."
    It was so plain. {hero} could have seen it at noon, with nothing but eyes. {He} went and sat\#
     down among the others. "I've been asking the wrong thing," {he} said. "I only asked who \#
    would come. What is each of you good at? Quick, all round!"
    = beat: the steady stroke of a tune
    ---
    "May I say something now?" asked {friend}.
    "Now you may," said {hero}, who was wet behind the ears.
    "Look at the one in the slippers."
    Over there a very old neighbour had got up. With a bit of rope those old fingers were tying \#
    the door back, so that the wind could not slam it. The knot was as neat as a bun.
    "Nobody asked for that," said {hero}.
    "I asked what old people do best, and was told: knots, and waiting." {Friend} looked at the \#
    sky. "It isn't our day for waiting."
    All afternoon {hero} had seen a crowd. Now {he} saw the knot, and a girl with strong arms, \#
    and a boy whose feet never slipped. It was like a drawer of odd tools, once you opened it. \#
    "Everybody!" {he} called, but not from a box this time. "What can you do best? Tell me, one \#
    after the other. I'll listen."
    = knot: a place where a rope is tied
    ---
    A jar slid off the end of the shelf. There was no time to call out an order. But the boy \#
    next to it only put out a hand, without even looking, and there the jar was, whole, in the \#
    hand.
    "How did you do that?" asked {hero}.
    "I catch things," said the boy. "Apples, mostly. I'm no good at carrying. You told me to carry."
    "You never asked me, either," said {friend}. "I see well in bad light. I could have stood at\#
     the dark end all this time and said who comes."
    {hero} sat down on the wet step. {He} thought of all those orders, and of how not a single \#
    one had been a question. Rain ran down {his} neck. "Then I'm asking now," {he} said. "Before\#
     the roof goes. What are you good at? And you? And you there, in the back?"
    = order: words that tell somebody what to do

    ## act
    It took two minutes to ask everybody, and it was the best two minutes of the day. Then they \#
    stood in a row, from the {shed} to the store, four long steps apart. The little ones had the\#
     low shelf. The strong ones had the bend where {path} was steep. Those who never slipped \#
    stood in the puddles, and a girl who could whistle stood at the end, and whistled when it \#
    went too fast.
    {hero} stood in the middle, where the row sagged, and passed on what came. {He} did not need\#
     to say a thing. From the left came a jar, to the right went a jar. {Friend} sat at the dark\#
     end and counted aloud. "One hundred and eighty. Ninety. Two hundred!"
    "Run!" called somebody, quite without orders. The store door banged behind the last of them,\#
     and with a crash like a dropped piano the storm came down.
    = sagged: hung down in the middle
    ---
    From hand to hand to hand. It went with a beat now, and those who could sing sang to it. The\#
     rain came slanting, but nobody in the row had time to feel wet.
    Each of them had one thing to do, and it was the thing that each liked. There were wrappers \#
    and lifters, and catchers for the slippery place. There was one with long arms, for the top \#
    shelf, and {elder} at the far end put everything in its place. In the middle stood {hero} \#
    and held the two halves together. When the left side was quick and the right side slow, {he}\#
     kept a jar for one breath, and then passed it on.
    "Last one!" called {friend}, from the {shed}. "And last me!"
    They had just reached the store when the wind took the roof off the {shed}, like a hat. It \#
    sailed away over {far}, and everyone cheered.
    = slanting: leaning to one side, not straight down
    ---
    "Ready?" asked {hero}.
    "Ready," said the row. The word went along from mouth to mouth, all eighty steps, and came \#
    back from the store in the voice of {elder}.
    Then the jars began to travel. They came out of the {shed} like beads on a string. Whoever \#
    had warm hands had the cold jars, and whoever could not stand still ran up and down with the\#
     lamp. The one with the best knots had tied a rope along {path}, to hold on to. {hero} was \#
    the clasp, in the middle. It was no great job, to take and to give. But the string would \#
    have come apart without it.
    [river: Beside them the river had begun to jump.]
    "Jar," said {friend}, next to {hero}, each time. "Jar. Jar. No more jars. That's a boot."
    They ran, and the boot was passed in last. Then the whole sky fell on the roof at once.
    = clasp: the little hook that closes a necklace
    ---
    How quiet it was! You heard the rain, and glass, and a word now and then. "Yours." "Thanks."\#
     "Mind the wet one." Out of all that muddle had come a single long animal with twenty hands,\#
     and it ate up the shelves one by one.
    {hero} had put {himself} in the middle. There you saw both ends. To the left {friend} called\#
     out which jar came next, and to the right a lantern swung at the door of the store. Once \#
    the wind pushed so hard that the whole row leaned, like grass, and {hero} felt it lean. \#
    "Hold!" {he} called. It was the only order in an hour, and everyone held.
    After that there came a jar with a crooked label, and behind it only air. It was done. They \#
    walked the eighty steps in one long line, the last one shut the door, and at that moment the\#
     thunder broke, right over them.
    = crooked: bent to one side, not straight

    ## return
    It smelled of wet wool in the store, and of candle. {elder} had made {food} for everybody. \#
    Every plate went along the row, from hand to hand, because by now they couldn't do it any \#
    other way.
    Above them the rain ran over the roof on a thousand little shoes. {hero} sat with {friend} \#
    between the shelves and counted jars, for the pleasure of it. "A hundred and ninety-nine," \#
    {he} said. "There must be one more."
    Everybody searched. They looked behind the crates, and under the benches, and in the boots. \#
    At last it was found by the smallest one, who was sitting on the low shelf with a spoon, \#
    behind it. It was half empty.
    "What?" said the smallest, and licked the spoon. "You did ask what I do best."
    ---
    "So who gave the orders, in the end?" asked {elder}.
    They all looked at each other over the rims of their bowls. It was warm and crowded. \#
    Outside, the storm walked round and round the store and could not find the door.
    "Nobody," said one of the girls.
    "The jars," said somebody from below.
    "I only asked," said {hero}, with {his} mouth full. {He} ate {food} with one hand. The other\#
     one kept going from left to right, all by itself, and could not stop.
    {Friend} had been watching that hand. After a while {friend} put a crust into it, from the \#
    left. The hand passed it on. It went right round the store, along two shelves and past \#
    {elder}, and came back to {friend} from the other side.
    "I could do this all night," said {friend}. "Who has another?"
    ---
    Later the lightning stopped, but the rain went on. It was the steady kind that you can sleep\#
     to. Most of them did, in a heap, with {food} inside them and their boots in a row. Jars \#
    glowed on every shelf when the candle moved.
    {hero} was awake, and so was {elder}. "My knee says fine weather for tomorrow," said \#
    {elder}. "Then we might build a new roof, you and I."
    "Not the two of us," said {hero}. {He} looked at the heap. There was somebody in there who \#
    was good at nails, and somebody who was not afraid of ladders. The small one would find the \#
    screws. "I'd have to ask around a bit."
    "And me?" asked {friend}, who was not asleep either, only flat. "What would I do?"
    "What you always do," said {hero}. "You'll have an opinion."
    ---
    There was just room enough, if nobody breathed out too far. They sat on the floor of the \#
    store among two hundred jars, and steam rose from every coat. On the roof the rain was \#
    moving furniture.
    "Now then," said {elder}. "Whoever carried may choose. Which one shall we open?"
    That was a mistake. All of them chose. They shouted, they pointed, they stood up, they fell \#
    over each other, and the noise was louder than the storm. {hero} looked at {friend}. \#
    {Friend} looked at {hero}.
    "We could ask them one by one," said {friend}. "By Thursday we should know."
    {hero} climbed over eleven knees to the shelf, shut {his} eyes, and took down whatever {his}\#
     hand met first. Then they ate it with {food}, all out of the one jar, and it was the best \#
    they had ever had. Nobody could agree, afterwards, on what it was.
    """#
}
