extension Passages {
  /// The passages of “map” for ages 9–10.
  static let lateMap = #"""
    skeleton: map
    band: 9-10
    title: The Cross on the Map
    title: {hero} and the Wrong Map
    title: What Was in the {holder}
    title: Which Way Is Up?
    title: A Map of {world}, More or Less
    slot holder: biscuit tin | old book | green bottle
    chapter1: A Cross in Brown Ink | Something Was Inside | Treasure, Probably | Nothing Is Where \#
    It Should Be
    chapter2: Round and Round | Seven Good Answers | Fast, and Then Lost | Ask Anybody
    chapter3: The Other Way Up | From Up There | Counting Steps | The Box
    question: Why did the map not fit at first?
    question: What would you have hoped to find at the cross?
    question: What would you put into the box?
    question: Who might open it next, and when?
    question: What does your home look like from high up?
    question: What was {elder} like as a child, do you think?

    ## want
    What fell out of the {holder} was a piece of paper, folded so small that it had nearly \#
    forgotten how to be opened.
    {hero} flattened it on the floor of {home}. It was covered with lines in brown ink, and \#
    wobbly writing. There was a blue bit, which must be {water}. And in one corner, pressed so \#
    hard that the pen had gone right through, there was a cross.
    "It's a map," said {hero}. "It's a map of {world}, and there is something buried under that \#
    cross."
    "It could be a spelling mistake," said {a friend}.
    But {hero} had already imagined everything, the spade, the lid, and the golden light on {his} \#
    own face as it opened. Somebody had hidden a thing so well that it was hidden still. \#
    [interest: It was better than any book about {interest}, and that is saying something.]
    "Bring a bag," said {hero}. "Bring two." And they set out immediately.
    ---
    "Don't throw that out!" cried {hero}. "There's something in it."
    It was {a holder}, and it had been in the back of the cupboard since before there were \#
    cupboards, or so it looked. {hero} shook it, and it rustled. {A friend} came nearer, because \#
    a rustle may always turn out to be something to eat.
    [interest: They had been in the middle of a talk about {interest}, and never got to the end.]
    It was not something to eat. It was a map, brown along the folds, on which somebody with more \#
    ink than skill had drawn the whole of {place}. One could tell by the title, which had only \#
    two mistakes in it. There was a dotted line, and at the end of the line there stood a thick \#
    black cross.
    "Nobody puts a cross where there is nothing," said {hero}.
    "Nobody puts a cross where there's lunch," said {friend}. "But I'll come."
    ---
    It was an empty sort of day all over {place}, so {hero} was tidying the shelf, which shows \#
    how desperately bored {he} {was}.
    Behind everything else stood {a holder}. And in the {holder}, folded as thin as a leaf, there \#
    was a map.
    {hero} recognized it before it was even unfolded, because it had that smell. [interest: All \#
    thoughts about {interest} flew out of the window.] Some parts of it had been drawn with love \#
    and others in a hurry. There was a cross in red, surrounded by a ring of small lines, as if \#
    it shone.
    "Who put that there?" asked {a friend}, leaning over.
    "I don't care who. I want to know what." {hero} could feel it in both knees, a kind of \#
    fizzing. "It's been waiting all this time for somebody to be bored enough."
    They did not even stop to lace their boots.
    ---
    There are two ways to read a map. {A friend} sniffed suspiciously at the edges, while {hero} \#
    went straight to the cross.
    They had bought {a holder} at a market stall, for very little money, since something was \#
    stuck in it. And what was stuck in it was this paper.
    "It's got butter on it," said {friend}.
    "It's got an X on it," said {hero}. "Look, here's where we live, and here's {water}. And then \#
    you go along, and up, and there!" {He} had wanted a thing like this to happen since {he} \#
    {was} four. It had only ever happened to children in books, who were never properly prepared. \#
    {hero} had kept a rope under the bed for years.
    [interest: There was talk about {interest} while the rope was being found.]
    "It may be gold," said {hero}.
    "It may be more butter," said {friend}, and off they went.

    ## obstacle
    The trouble began at the tower. There it stood on the map, as plain as a thumb, with a flag \#
    on top. And here they stood on {path}, and there was no tower.
    "It might have fallen down," said {hero}.
    "Then there would be a heap," said {friend}, "and I should like to be shown the heap."
    There was no heap, and there was no bridge with three arches either, though the map was \#
    extremely proud of it. Instead there was a fence, of which the map had never heard. {hero} \#
    held the paper at arm's length and looked from the one to the other. It was like trying on \#
    somebody else's spectacles.
    [town: Two people with shopping had to walk round them.]
    "We can't go on, because it says to turn left at the tower," {hero} said at last.
    "And we can't go back," said {friend}, "because I've just sat down." So there they stuck.
    = arches: the round openings under a bridge
    ---
    "Where's {water}?" asked {friend}.
    "There," said {hero}, and pointed right.
    "And on the map?"
    {hero} looked. On the map it lay to the left. It had been lying to the left for ages, and had \#
    no intention of moving over now. "Well, perhaps we are walking along the other side of the \#
    paper."
    They tried that. They turned round and walked along {path} backwards, so that the left was on \#
    the right, and {friend} fell over a bucket. It was no use, because the map promised seven \#
    bends in the way, and there was one. It promised two enormous rocks, like a gate, and {hero} \#
    would have been content with a single small one.
    [mist: The mist did not make it any easier, by taking away what little there was.]
    "The map is wrong," announced {hero}, in the middle of {path}. "Either that, or {place} is."
    = content: pleased enough with what one has
    ---
    At the kitchen table it had seemed so simple. {hero} laid one finger on the dotted line and \#
    walked along {path}, and the finger walked along the paper. For eleven steps they kept together.
    Then the finger arrived at a forest. {hero} stopped and looked about, and there were four \#
    weeds and a post.
    "Is that the forest?" asked {friend}.
    "It says Great Dark Wood."
    "It's a great dark post," said {friend} kindly.
    {He} let the finger continue by itself, to see whether things improved. It travelled through \#
    a swamp, and past an object with five windows, and climbed a staircase, out of doors. Nothing \#
    here agreed with any of it. [snow: And the ground was white all over, as if somebody had \#
    rubbed it out.] {hero} sat down with the map over {his} knees. The cross was as black as \#
    ever, and it just was not anywhere.
    = swamp: wet ground in which one sinks
    ---
    Somebody had been there before them with a pen and had got everything wrong. That was how it \#
    looked to {hero}, in the middle of {path}.
    The sun should have been behind them, and it was in their eyes. A row of houses should have \#
    begun here, very neatly drawn, each as square as a tooth. What actually began here was a \#
    forest of nettles.
    "What does that say?" asked {friend}. "Hump?"
    "Camel hump, I think, unless it's Lump."
    They looked about for a hump, and also for a lump, and {creatures} looked back at them. \#
    {hero} turned the paper over, to see if there was a better side. There was a sum on it, and \#
    the sum was wrong as well.
    "I don't believe that it was drawn here at all," said {hero}. "But it says so on the top." \#
    And {he} had no idea where to put {his} next foot.
    = nettles: weeds with leaves that sting

    ## try1
    "We are thinking too much," {hero} decided. "A map isn't for thinking, it's for following."
    So they followed it. {hero} held it up before {his} nose and trotted along behind it. Where \#
    it said left, {he} turned left, and if there was something in the way, {he} turned left a \#
    little later. "Tower!" {he} called out, at a lamp post. "Bridge!" That was a plank. It is a \#
    tremendous help if you don't look.
    "I seem to recognize this dog," {friend} remarked, after a while.
    "Left!" called {hero}.
    "I'm acquainted with that puddle as well, because I've been in it."
    According to the paper there were only forty steps to go, so they ran them. At the fortieth \#
    {hero} lowered the map, out of breath, with one hand already stretched out for the treasure. \#
    There was a door, and there was a mat, and it was their own mat. It was {home}, approached \#
    from behind.
    ---
    They had lost a great deal of time already, so {hero} did the rest at a run.
    Anybody running can't see the small print. One only sees the lines, and the lines bounce. \#
    They galloped down one side of something and up the other. [hot: The air shook over the \#
    ground, and so did the map.] They galloped past {folk} enjoying a rest. A little later they \#
    galloped past {folk} enjoying a rest again, who lifted their cups. {hero} nodded, like a \#
    person who knows the way.
    "You've got your thumb on something," panted {friend}.
    "It's only a corner!"
    "I suspect that it was the corner we wanted."
    Past the cups they went for a third time. And then there was a door, exactly the right size \#
    and colour, and {hero} gave a shout of triumph. It was the one that they had come out of. \#
    Somebody had left a porridge spoon beside it.
    ---
    "First rock to the right," {hero} read out. "No, that's a grease spot. First post."
    There was a post, and that was sufficient. {He} marched off with {friend} behind, over this, \#
    under that, and through the middle of somebody's washing. {He} {was} careful not to look up, \#
    because whoever looked up saw that things did not fit, and then one lost heart.
    "May I point something out?" asked {friend}, with a sock on one ear.
    "When we've arrived."
    "That's what it is about."
    They arrived. The dotted line bent round in a magnificent curve, and so did they, and it came \#
    to rest beside a post. It was a nice post, with a sock hanging from it. "First post," said \#
    {friend}. "Good morning again." They had gone round in a ring, as perfect as a saucer.
    ---
    A bent wheel looks round when you spin it. It followed that a map which did not fit when you \#
    went slowly would probably fit if you went fast. {hero} called this science.
    They tried it out. {hero} took the lead, the map flapping, and swept through {place} like a \#
    general. At every turn {he} {was} more certain than before. A cow was ticked off as a castle, \#
    and a well was a volcano. Two old women on a bench were ticked off as the Twin Peaks, and \#
    were rather flattered.
    "We have definitely been over this loose board," said {friend}. "It goes ding."
    "All boards go ding."
    "This particular one goes ding, and immediately afterwards something falls down. There. That \#
    was the something."
    {hero} slowed down, came to a corner, and peered round it with one eye. There was the place \#
    where they had started, with their own footprints going off so confidently.

    ## try2
    "When one doesn't know," said {friend}, "one can ask."
    They asked the first of {folk} who came by. There were three of them, and they all answered. \#
    One had heard of a cross, in a song. One was positive that it was down by {water}, and had \#
    been a well. The third turned the paper this way and that, and inquired if it was a knitting \#
    pattern.
    {hero} wrote everything down. A woman with a basket said up, and an aunt with a basket said \#
    down. [boats: Somebody with a boat said that you couldn't get there but by boat.] One small \#
    boy knew exactly what they wanted, and took them to see a rabbit.
    By noon the map was covered with pencil arrows, all pointing at each other. "Thank you," \#
    {hero} had said to everyone. "That is an enormous help."
    "We knew less before," said {friend}, "but it was clearer."
    ---
    Not one of {folk} would admit to not knowing. That was the difficulty, for it seems unkind to \#
    send a child away with nothing.
    So each of them gave {hero} something. "Oh, that," said the first, and waved vaguely toward \#
    the horizon. "That'll be my uncle's garden," said the second. "It isn't there any longer. You \#
    can't miss it." The third told a complicated story with a goose in it, and by the end had \#
    forgotten the question.
    "Left at the goose," wrote {hero}.
    {Friend} counted on the way back. They had been sent to five different places, of which two \#
    were the same, and one had burnt down before it was built.
    "Someone must be right," said {hero}.
    "That's the worst of it," said {friend}. "Someone may be." And now the map had jam on it.
    ---
    {hero} stood on a box at {gather} and held up the map with both arms. "Does anybody know \#
    where this is?" {he} called.
    Everybody did. It was wonderful how certain they all were, and they gathered round in a ring \#
    and breathed on it. A floury finger came down. "Here's the old road." Another finger pushed \#
    that one away. "That's never a road. That is the wall my father fell off."
    "It's upside down," said somebody at the back, but nobody paid attention.
    Soon they were arguing with one another, about a fence, in voices that got louder. A hat was \#
    thrown on the ground, and {hero} rescued the map from between them, by and by, with one \#
    corner gone.
    "What do they say?" asked {friend}.
    "They say north, and south, and in the pond, and that it's none of my business." {hero} got \#
    down off the box. "I feel quite giddy."
    ---
    "Ask somebody old," {friend} advised. "Old people remember where things were."
    The oldest of {folk} felt the paper between two fingers, and declared that it was excellent \#
    paper. Nobody made it like that now. Then came a snore.
    "Ask somebody young, then."
    The youngest who could talk said, "Cross!" and put a wet thumb on it.
    They asked everyone in between. A baker explained the way to the bakery. A tall gentleman had \#
    counted the steps to it as a boy, but couldn't remember from where. The postman said that \#
    there was no such address. [river: A ferryman could take them over, and if it was not there, \#
    back.] {hero} thanked everybody politely, and felt {his} own head begin to hum. There were \#
    too many directions in it, and none of them had a beginning.

    ## insight
    They had sat down at last with their feet toward {water}, and {hero} was too exhausted to \#
    hold the map properly. It hung down from {his} hand, and {friend}, on the other side, studied \#
    it upside down, because that was how it came.
    "That is a good likeness of {water}," said {friend}, "with the bend in it, and us here."
    "It isn't. It goes the other way."
    "Not from here."
    {hero} leaned over, until {he} {was} upside down as well, and something in the paper turned \#
    over with a click. There was the bend. But nobody on the ground ever saw all of it at once, \#
    like a dropped scarf. One would have to be a cloud, or else to stand...
    {hero} sat up slowly, and looked to where {high} was, with the light behind it.
    "It was never drawn from down here," {he} said.
    = scarf: a long strip of cloth for the neck
    ---
    {hero} held the map up against the sky. The sun came through, and something else came through \#
    along with the sun.
    "There's writing on the back," said {friend}, "directly behind the title. I can see it through."
    It was reversed, like a word in a mirror, and {hero} spelled it out. What I can see, it said. \#
    And under that stood a small pair of shoes, with the toes pointing down the page.
    "Somebody was standing there," {hero} said, "exactly there, at the top edge, and drew \#
    whatever was in front of those toes."
    "Then all of it was below," said {friend}. "Look, the houses have no doors. They've got \#
    nothing but lids."
    It was true, and there's only one sort of place where you see nothing of a house but its lid. \#
    They both turned their heads toward {high}, which had been there the whole day long.
    = mirror: a glass in which you see yourself
    ---
    It was {friend} who let the map fall. It slid away from them and came to rest at the very \#
    edge of {water}, face up. They lay down on their fronts to fish it out, and stopped.
    In the still water there was a second map, upside down. Beyond it hung everything else, the \#
    bank, the clouds, and far below, the top of {high}.
    "Wait," said {hero}. "Don't touch it."
    {He} compared the one with the other. The brown line in the water ran as {path} ran, and the \#
    square things were roofs. "It isn't wrong," said {hero}. "It's the wrong way up, and it is \#
    from above. Whoever made it was looking down on us."
    A ripple came, and the map shook and was a puzzle again, but by then {he} had seen it.
    "From there," said {friend}, and nodded at {high}, though first at the one in the water.
    = ripple: a very small wave
    ---
    "Would you mind standing still?" asked {friend}. "I'm looking at the top of your shoes."
    {hero} had climbed on a box, in order to be cross a little higher up. {Friend} had stayed \#
    below, and was peering over the edge of the map.
    "What about my shoes?"
    "From here they've got sides. What are they like from where you are?"
    {hero} looked down, and saw two ovals, with laces. {He} looked at {friend}, and saw a \#
    circular object with two eyes in it. {He} examined the paper, and all the mysterious rings \#
    and ovals on it.
    "Bushes," {he} said. "Boats, or sheds. Those are the tops of things. It's all tops!" And who \#
    gets to see the tops of things? It is certainly not a person with both feet on {path}. {He} \#
    looked up and up, to where {high} was, which sees everybody's.
    = ovals: shapes like an egg

    ## act
    Up at {high} was a spot exactly right for one child to sit. {hero} laid the map on {his} \#
    knees, with the toes of both shoes at the upper edge.
    "Now turn it," {friend} commanded. "More. Stop."
    It was like a key, because there was {water}, with each bend in its proper place. There was \#
    {home}, no bigger than a crumb. People were going about down there without a notion how well \#
    they had been drawn. And the cross lay over that way, at the end of all the lines, on a grey \#
    dot, which was {far}.
    They climbed down the other side and counted. From the last corner it was ninety paces, or a \#
    hundred and ten of {friend}'s, and then nine to the left. At {far}, behind a board that did \#
    not quite fit, there was a hole, and in the hole stood a box.
    = notion: an idea, often a small one
    ---
    "Puff," said {friend}, at the top. "Are we there?"
    "We are where it starts," said {hero}. They weighed the map down with four boots. Then they \#
    moved it round, a hair at a time, as one adjusts a picture that hangs crooked, and suddenly \#
    it locked.
    "That square thing is only a roof!" cried {hero}. "And the long one is its shadow!" \#
    Everything that had been so idiotic down below had been right the whole day. It had only been \#
    waiting for somebody to come up and look.
    So they took a bearing with a stick, and went down, and kept to it. {hero} counted aloud, so \#
    as not to be talked out of it. A hundred and sixty brought them to {far}. There lay a heavy \#
    plank, and it took both of them to tilt it, and there was the box, with rust on its hinges.
    = bearing: the direction toward a place
    ---
    It is quite a climb to {high}, and for once {hero} did not hurry. {He} looked back at each \#
    turn, and each time a little more of it came right. From the first turn the roofs fitted. \#
    From the second there was that long curve by {water}, exactly as drawn. At the very top the \#
    paper was turned round, with {friend} sitting on the edge. Now every line in it had its own \#
    line in the world.
    "They were good at it," said {friend}, "whoever it was."
    "They had excellent eyes," said {hero}, "and a terrible ruler."
    The cross was at {far}. Naturally it was. They aimed along a stick, and then it was down, and \#
    forty steps, and another forty, and a jump. {hero} felt along under the lowest beam. There \#
    was something cold there, and it was an iron handle.
    = aimed: pointed something exactly at a far thing
    ---
    From {high} even {gather} was no larger than a button. A whole day of being lost lay down \#
    there, and one hand could have covered it.
    "There is where we ran," said {hero}. "And there, and there again."
    "It looked considerably longer from below," said {friend}.
    Then they got to work. The map had to be turned until {water} lay where {water} lay. The \#
    cross was on a lonely speck, a long way off to the side, and the speck was {far}. They \#
    measured with a straw on the paper, and with {hero}'s boots on the ground, and two straws \#
    made two hundred boots.
    Inside at {far} it smelled of {smell}. The two hundredth boot came down upon a board, and \#
    instead of tak the board said tok. It was hollow. {hero} knelt and lifted it up, and there \#
    was a box beneath.
    = hollow: with an empty space inside

    ## return
    There was no gold in it. There was a milk tooth, in cotton wool, a whistle without a pea, and \#
    a list called Things I Am Going To Do. Inside the lid someone had scratched a name, in the \#
    same handwriting as on the map. It was the name of {elder}.
    {hero} had to read it three times, because {elder} had always been as old as that, surely, \#
    and as tall.
    "Number four is Go To Sea," said {friend}, "and number five is Eat A Whole Pie Alone."
    They did not laugh much, and they put it all back exactly as it had been. Then {hero} took \#
    out the best marble, looked through it at the sun for a last time, and laid it in beside the \#
    tooth.
    That evening they met {elder} on {path}. "Did you ever eat that pie?" asked {hero}.
    {elder} stood perfectly still for a moment. "Twice," said {elder}.
    ---
    The lid came up with a cough.
    There was a ball of string. There was half a comb, and a drawing of a dog, with Best Dog \#
    under it. At the bottom lay a note. I have to go in now, it said. Whoever finds this can have \#
    the string. And it was signed by {elder}, with a tremendously long tail on the last letter.
    "So {elder} had to go in," said {hero}, "exactly like me."
    "What will you do with the string?" asked {friend}.
    {hero} considered it all the while that the sun went down, and left the string where it was. \#
    {He} put a feather in beside it, and a blue button, and then drew a picture of {friend}. \#
    Under it {he} wrote one word more than was under the dog.
    They shut the box, and when they were called they went in, and ate {food}, and gave nothing \#
    away.
    ---
    "Well?" asked {friend}. "Is it gold?"
    "It's a shoe," said {hero}. It was a baby's shoe. There were four plum stones too, and a tin \#
    soldier who had lost everything but a hat. Each of these treasures was wrapped by itself in a \#
    page of a copybook. And on every page stood the same name, over and over, as one writes it \#
    when one has only just discovered how. It was the name of {elder}.
    They sat there, and were careful how they breathed.
    "I thought it would be worth more," said {hero} after some time. "I'm glad it isn't."
    It took an hour to decide what to add. In the end it was a lace out of {hero}'s left boot, \#
    since that had come the whole way. {He} limped home. "What is the matter with your foot?" \#
    asked {elder}, who was at the fence.
    "Nothing," said {hero}. "It's a secret. You'd know."
    ---
    They carried the box as far as the light, and there {hero} opened it.
    There was a top that still spun, and there was a bit of red glass, and a letter that began, \#
    Dear Finder. I am eight. I've got a den at {high} and I can see you all. It was signed with a \#
    name that was familiar to both of them. It was {elder}, who nowadays did not even care to \#
    climb a chair.
    "What'll you write?" asked {friend}.
    {hero} wrote, Dear Finder. The top still goes. {He} put in {his} second-best whistle, and \#
    then took that out again, and put in the best one. They returned the box to its place, and \#
    the map to where it had been, in the {holder}.
    But first they altered the map a little. At the upper edge, very small and looking down, they \#
    drew one child, and beside that {friend}.
    """#
}
