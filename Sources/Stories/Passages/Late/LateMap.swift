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
    chapter1: A Cross in Brown Ink | Something Was Inside | Treasure, Probably | Nothing Is \#
    Where It Should Be
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
    {hero} flattened it on the floor of {home}. There were lines on it in brown ink, and wobbly \#
    writing. There was a blue bit, which must be {water}. And in one corner, pressed so hard \#
    that the pen had gone through, there was a cross.
    "It's a map," said {hero}. "It's a map of {world}, and there is something under that cross."
    "It could be a spelling mistake," said {a friend}.
    But {hero} had already seen it all, the spade, the lid, and the light on {his} own face as \#
    it opened. Somebody had hidden a thing so well that it was hidden still. [interest: It was \#
    better than any book about {interest}, and that is saying something.]
    "Bring a bag," said {hero}. "Bring two." And they set out.
    ---
    "Don't throw that out!" cried {hero}. "There's something in it."
    It was {a holder}, and it had been under the stairs since before there were stairs, or so it\#
     looked. {hero} shook it. It rustled. {A friend} came nearer, because a rustle may always be\#
     something to eat.
    [interest: They had been in the middle of a talk about {interest}, and never got to the end.]
    It was not something to eat. It was a map, brown at the folds, and on it somebody with more \#
    ink than skill had drawn the whole of {place}. One could tell by the name on top, which had \#
    only two mistakes in it. There was a dotted line. At the end of the line there stood a thick\#
     black cross.
    "Nobody puts a cross where there is nothing," said {hero}.
    "Nobody puts a cross where there's lunch," said {friend}. "But I'll come."
    ---
    It was an empty sort of day all over {place}, so {hero} put the shelf in order. That is how \#
    bored {he} {was}.
    Behind everything stood {a holder}. And in the {holder}, folded as thin as a leaf, was a map.
    {hero} knew that it was one before it was quite unfolded. It had that smell. [interest: All \#
    thoughts about {interest} flew out of the window.] Some parts had been drawn with love and \#
    some in a hurry. There was a cross in red, with a ring of small lines, so that it shone.
    "Who put that there?" asked {a friend}, leaning over.
    "I don't know who. I want to know what." {hero} felt it in both knees, a kind of fizzing. \#
    "It's been waiting all this time for somebody to be bored enough."
    They did not even stop to lace their boots.
    ---
    There are two ways to read a map. {A friend} sniffed at the edges. {hero} went straight to \#
    the cross.
    They had bought {a holder} at a stall {in place}, for very little money, since something was\#
     stuck in it. And what was stuck in it was this paper.
    "It's got butter on it," said {friend}.
    "It's got an X on it," said {hero}. "Look, here we live, I think. Here's {water}. And then \#
    you go along, and up, and there!" {He} had wanted a thing like this to happen since {he} \#
    {was} four. It had always happened to other children, in books, and they had never once been\#
     ready. {hero} had kept a rope under the bed for years.
    [interest: There was talk about {interest} while the rope was being found.]
    "It may be gold," said {hero}.
    "It may be more butter," said {friend}, and off they went.

    ## obstacle
    The trouble began at the tower. There it stood on the map, as plain as a thumb, with a flag \#
    on it. And here they stood on {path}, and there was no tower.
    "It might have fallen down," said {hero}.
    "Then there'd be a heap," said {friend}. "I should like to see the heap."
    There was no heap. There was no bridge with three arches either, though the map was very \#
    proud of it. There was a wall, and the map had not heard of any wall. {hero} held the paper \#
    at arm's length and looked from the one to the other. It was like trying on somebody else's \#
    glasses.
    [town: Two people with shopping had to walk round them.]
    "We can't go on, because it says to turn left at the tower," {hero} said at last.
    "And we can't go back," said {friend}, "because I've just sat down." So there they stuck.
    = arches: the round openings under a bridge
    ---
    "Where's {water}?" asked {friend}.
    "There," said {hero}, and pointed right.
    "And on the map?"
    {hero} looked. On the map it lay to the left. It had lain to the left for ages, and was not \#
    going to move over now. "Well, perhaps we are walking along the other side of the paper."
    They tried that. They turned round and walked along {path} backwards, so that the left was \#
    on the right, and {friend} fell over a bucket. It was no use. There were to be seven bends \#
    in the way, and there was one. There were to be two tall rocks, like a gate. {hero} would \#
    have been content with one small rock.
    [mist: The mist did not make it any easier, by taking away what little there was.]
    "The map is wrong," said {hero}, in the middle of {path}. "Or else {place} is."
    = content: pleased enough with what one has
    ---
    It had seemed so easy at the kitchen table. {hero} laid one finger on the dotted line, and \#
    walked along {path}, and the finger walked along the paper. For eleven steps they kept \#
    together.
    Then the finger came to a forest. {hero} stopped and looked about for it. There were four \#
    weeds and a post.
    "Is that the forest?" asked {friend}.
    "It says Great Dark Wood."
    "It's a great dark post," said {friend} kindly.
    {He} let the finger go on ahead, to see whether things got better. It went through a swamp, \#
    and past a thing with five windows. It climbed a staircase, out of doors. Nothing here \#
    agreed with any of it. [snow: And the ground was white all over, as if somebody had rubbed \#
    it out.] {hero} sat down on the edge of the way, with the map over {his} knees. The cross \#
    was as black as ever. It just was not anywhere.
    = swamp: wet ground in which one sinks
    ---
    Somebody had been there before them with a pen and had got it all wrong. That was how it \#
    looked to {hero}, in the middle of {path}.
    The sun should have been behind them. It was in their eyes. A row of houses should have \#
    begun here, drawn very neatly, each as square as a tooth. What began here was a hedge of \#
    nettles.
    "What does that say?" asked {friend}. "Hump?"
    "Camel hump, I think. Or it may be Lump."
    They looked about for a hump, and also for a lump. {Creatures} looked back at them. {hero} \#
    turned the paper to see if there was a better side. There was a sum on it, and the sum was \#
    wrong as well.
    "I don't believe that it was drawn here at all," said {hero}. "But it says so on the top." \#
    And {he} did not know where to put {his} next foot.
    = nettles: weeds with leaves that sting

    ## try1
    "We are thinking too much," said {hero}. "A map isn't for thinking, it's for following."
    So they followed it. {hero} held it up before {his} nose and went along behind it at a trot.\#
     Where it said left, {he} turned left. If there was something in the way, {he} turned left a\#
     little later. "Tower!" {he} called out, at a lamp post. "Bridge!" That was a plank. It is a\#
     great help if you don't look.
    "I know this dog," said {friend}, after a while.
    "Left!" called {hero}.
    "I know that puddle as well. I've been in it."
    The paper said that there were only forty steps to go, so they ran them. At the fortieth \#
    {hero} lowered the map, out of breath, with a hand already out for the treasure. There was a\#
     gate, and there was a mat. It was their own gate. It was {home}, seen from behind.
    ---
    They had lost time already, so {hero} did the rest at a run.
    Running, one can't see the small print. One only sees lines, and the lines bounce. They ran \#
    down one side of something and up the other. [hot: The air shook over the ground, and so did\#
     the map.] They ran past {folk} having a rest. After a bit they ran past {folk} having a \#
    rest again, who lifted their cups. {hero} nodded like a person who knows the way.
    "You've got your thumb on something," panted {friend}.
    "It's only a corner!"
    "I think that it was the corner we wanted."
    Past the cups they went for a third time. And then there was a door, the right size and the \#
    right colour, and {hero} gave a shout. It was the one that they had come out of. Somebody \#
    had left their porridge spoon on the step.
    ---
    "First star to the right," {hero} read out. "No, that's a grease spot. First stone."
    There was a stone. That was enough. {He} set off with {friend} behind, over this, under \#
    that, through a place with washing in it. {He} did not look up. If one looked up, things did\#
     not fit, and then one lost heart.
    "May I point something out?" asked {friend}, with a sock on one ear.
    "When we've got there."
    "That's what it is about."
    They got there. The dotted line bent round in a fine big curve, and so did they, and it came\#
     to rest beside a stone. It was a nice stone. It had a chip in it. "First stone," said \#
    {friend}. "Good morning again." They had gone in a ring, as neat as a saucer.
    ---
    A bent wheel looks round when you spin it. So a map that did not fit when you went slowly \#
    might fit if you went fast. {hero} called this science.
    They tried it out. {He} took the lead, the map flapping, and swept through {place} like a \#
    general. At each turn {he} {was} surer than before. Things flew up and were ticked off. A \#
    cow was a castle. A well was a volcano. Two old women on a bench were ticked off as the Twin\#
     Peaks, and were rather pleased.
    "We have been over this grating," said {friend}. "It goes ding."
    "All gratings go ding."
    "This one goes ding, and then something falls down. There. That was the something."
    {hero} slowed down. {He} came to a corner and looked round it with one eye. There was the \#
    place where they had begun, with their own footprints going off so boldly.

    ## try2
    "When one doesn't know," said {friend}, "one can ask."
    They asked the first of {folk} who came by. There were three of them, and they all spoke. \#
    One had heard of a cross, in a song. One said that it was down by {water}, and had been a \#
    well. The third turned the paper this way and that, and asked if it was a knitting pattern.
    {hero} wrote it all down. A woman with a basket said up. An aunt with a basket said down. \#
    [boats: Somebody with a boat said that you couldn't get there but by boat.] One small boy \#
    knew it exactly, and took them to see a rabbit.
    At noon there were arrows all over the map, in pencil, and they pointed at each other. \#
    "Thank you," {hero} had said to everyone. "Thank you. That is a great help."
    "We knew less before," said {friend}, "but it was clearer."
    ---
    Not one of {folk} would say that they did not know. That was the difficulty. It seems unkind\#
     to send a child away with nothing.
    So each of them gave {hero} something. "Oh, that," said the first, and waved toward the \#
    hills. "That'll be my uncle's garden," said the second. "It isn't there any more. You can't \#
    miss it." The third told a long tale with a goose in it, and at the end had forgotten the \#
    question.
    "Left at the goose," wrote {hero}.
    {Friend} counted on the way back. They had been sent to five places, and two of them were \#
    the same, and one had burnt down, before it was built.
    "Someone must be right," said {hero}.
    "That's the worst of it," said {friend}. "Someone may be." And the map had jam on it.
    ---
    {hero} stood on a box at {gather} and held up the map with both arms. "Does anybody know \#
    where this is?" {he} called.
    Everybody did. It was wonderful how they all knew. They came round in a ring, and breathed \#
    on it. A floury finger came down. "Here's the old road." Another pushed that away. "That's \#
    never a road. That is the wall my father fell off."
    "It's upside down," said somebody at the back, but that was not heard.
    Soon they were talking to one another, about a fence, in voices that got louder. A hat was \#
    thrown on the ground. {hero} got the map out from between them, by and by, with one corner \#
    gone.
    "What do they say?" asked {friend}.
    "They say north, and south, and in the pond, and that I have no business with it." {hero} \#
    got down off the box. "I feel quite giddy."
    ---
    "Ask somebody old," said {friend}. "Old people know where things were."
    The oldest of {folk} felt the paper between two fingers, and said that it was good paper. \#
    Nobody made it like that now. Then came a snore.
    "Ask somebody young, then."
    The youngest who could talk said, "Cross!" and put a wet thumb on it.
    They asked everyone in between. A baker told them the way to the bakery. A tall one had \#
    counted the steps there, but didn't know where. The postman said that there was no such \#
    address. [river: A ferryman could take them over, and if it was not there, back.] {hero} \#
    thanked everybody, and felt {his} own head begin to hum. There were too many ways in it. \#
    None of them had a beginning.

    ## insight
    They had sat down at last with their feet toward {water}. {hero} was too tired to hold the \#
    map properly. It hung down from {his} hand, and {friend}, on the other side, looked at it \#
    upside down, because that was how it came.
    "That is a good picture of {water}," said {friend}. "With the bend in it. And us here."
    "It isn't. It goes the other way."
    "Not from here."
    {hero} leaned over, until {he} {was} upside down as well. And something in the paper turned \#
    over with a click. There was the bend. But no one on the ground ever saw all of it at once, \#
    like a dropped scarf. You would have to be a cloud, or else to stand...
    {hero} sat up slowly. {He} looked over the roofs, to where {high} was, with the light behind it.
    "It was never drawn from down here," {he} said.
    = scarf: a long strip of cloth for the neck
    ---
    {hero} held the map up against the sky. The sun came through, and with the sun came \#
    something else.
    "There's writing on the back," said {friend}, "right behind the title. I can see it through."
    It was the wrong way round, like a word in a mirror. {hero} spelled it out. What I can see, \#
    it said. And under that stood a small pair of shoes, with the toes pointing down the page.
    "Somebody was standing there," {hero} said. "Just there, at the top edge. And drew what \#
    there was in front of those toes."
    "Then what they saw was all below," said {friend}. "Look, the houses have no doors. They've \#
    got nothing but lids."
    It was true, and there's only one place where you see nothing of a house but its lid. They \#
    both turned their heads toward {high}, which had been there the whole day long.
    = mirror: a glass in which you see yourself
    ---
    It was {friend} who let the map fall. It slid down the bank and came to rest at the edge of \#
    {water}, face up. They lay down on their fronts to fish it out, and stopped.
    In the still water there was a second map, upside down. Beyond it hung everything else, the \#
    bank, the clouds, and far below, the top of {high}.
    "Wait," said {hero}. "Don't touch it."
    {He} looked from the one to the other. The brown line in the water ran as {path} ran. The \#
    square things were roofs. "It isn't wrong," said {hero}. "It's the wrong way up. And it is \#
    from above. Whoever made it was looking down on us."
    A ripple came, and the map shook and was a puzzle again. But now {he} had seen it.
    "From there," said {friend}, and nodded at {high}, though first at the one in the water.
    = ripple: a very small wave
    ---
    "Would you mind standing still?" asked {friend}. "I'm looking at the top of your shoes."
    {hero} had climbed on a wall, in order to be cross a little higher up. {Friend} had stayed \#
    below, and looked over the edge of the map.
    "What about my shoes?"
    "From here they've got sides. What are they like from where you are?"
    {hero} looked down. {He} saw two ovals, with laces. {He} looked at {friend}, and saw a round\#
     thing with two eyes in it. {He} looked at the paper, and at all the rings and ovals on it.
    "Bushes," {he} said. "Boats, or sheds. Those are the tops of things. It's all tops!" And who\#
     sees the tops of things? It was not somebody with both feet on {path}. {He} looked up, from\#
     the wall to the roofs and from the roofs to {high}, which sees everybody's.
    = ovals: shapes like an egg

    ## act
    Up at {high} was a spot just right for one child to sit. {hero} laid the map on {his} knees,\#
     with the toes of both shoes at the upper edge.
    "Now turn it," said {friend}. "More. Stop."
    It was like a key. There was {water}, with each bend in its place. There was {home}, no \#
    bigger than a crumb. People were going about down there without a notion how well drawn they\#
     were. And the cross lay over that way, at the end of all the lines, on a grey dot, which \#
    was {far}.
    They climbed down the other side and counted. From the last corner it was ninety paces, or a\#
     hundred and ten of {friend}'s. Then it was nine to the left. At {far}, behind a stone that \#
    did not quite fit, there was a hole. And in the hole stood a box.
    = notion: an idea, often a small one
    ---
    "Puff," said {friend}, at the top. "Are we there?"
    "We are where it starts," said {hero}. They weighed the map down with four pebbles. Then \#
    they moved it round, a hair at a time, as one turns a picture that hangs crooked. It locked.
    "That square thing is only a roof!" cried {hero}. "And the long one is its shadow!" What had\#
     been so foolish down below had been right the whole day, and only waited for them to come \#
    up and look.
    So they took a bearing with a stick. Then they went down and kept to it, and {hero} counted \#
    aloud, so as not to be talked out of it. A hundred and sixty brought them to {far}. There \#
    lay a flat slab. It took both of them to tilt it, and there was the box, with rust on its \#
    hinges.
    = bearing: the direction toward a place
    ---
    It is quite a climb to {high}, and for once {hero} did not hurry. {He} looked back at each \#
    turn. Each time a bit more of it came right. From the first turn the roofs fitted. From the \#
    second there was that long curve by {water}, exactly so. At the very top the paper was \#
    turned round, with {friend} sitting on the edge to hold it. Now every line in it had got its\#
     own line in the world.
    "They were good at it," said {friend}, "whoever it was."
    "They had good eyes," said {hero}, "and a bad ruler."
    The cross was at {far}. Of course it was. They aimed along a stick. Then it was down, and \#
    forty steps, and another forty, and a jump. {hero} felt along under the lowest beam. There \#
    was cold iron there, and a handle.
    = aimed: pointed something exactly at a far thing
    ---
    From {high} even {gather} was no more than a button. A whole day's wrong way lay below, and \#
    one hand could have covered it.
    "There is where we ran," said {hero}. "And there, and there again."
    "It looked longer from below," said {friend}.
    Then they got to work. The map had to be turned until {water} lay where {water} lay. The \#
    cross lay on a lonely speck, a long way off to the side, and the speck was {far}. They \#
    measured with a straw on the paper, and with {hero}'s boots on the ground. Two straws made \#
    two hundred boots.
    Inside at {far} it smelled of {smell}. The two hundredth boot came down upon a board, and \#
    the board said tok, not tak. It was hollow. {hero} knelt and lifted it up. There was a box \#
    beneath.
    = hollow: with an empty space inside

    ## return
    There was no gold in it. There was a milk tooth, in cotton wool. There was a whistle without\#
     a pea, and there was a list called Things I Am Going To Do. Inside the lid someone had \#
    scratched a name, in the same hand as on the map. It was the name of {elder}.
    {hero} had to read it three times. {elder} had always been as old as that, surely, and as tall.
    "Number four is Go To Sea," said {friend}, "and number five is Eat A Whole Pie Alone."
    They did not laugh much. They put it all back as it had been. Then {hero} took out the best \#
    marble, looked through it at the sun, and laid it in beside the tooth.
    That evening they met {elder} on {path}. "Did you ever eat that pie?" asked {hero}.
    {elder} stood still for a bit. "Twice," said {elder}.
    ---
    The lid came up with a cough.
    There was a ball of string. There was half a comb, and a drawing of a dog, with Best Dog \#
    under it. At the bottom lay a note. I have to go in now, it said. Whoever finds this can \#
    have the string. And it was signed by {elder}, with a very long tail on the last letter.
    "So {elder} had to go in," said {hero}. "Just like me."
    "What will you do with the string?" asked {friend}.
    {hero} thought about it, all the while that the sun went down. {He} left the string. {He} \#
    put a feather in beside it, and a blue button, and then drew a picture of {friend}. Under it\#
     {he} wrote one word more than was under the dog.
    They shut the box. When they were called they went in, and ate {food}, and gave nothing away.
    ---
    "Well?" asked {friend}. "Is it gold?"
    "It's a shoe," said {hero}. It was a baby's shoe. There were four plum stones too, and a tin\#
     soldier who had lost everything but a hat. Every one of them was wrapped by itself, in a \#
    leaf of a copybook. And on every leaf stood the same name, over and over, as one writes it \#
    when one has only just found out how. It was the name of {elder}.
    They sat there, and were careful how they breathed.
    "I thought it would be worth more," said {hero} after some time. "I'm glad it isn't."
    Then there was the question what to add. It took an hour. In the end it was a lace out of \#
    {hero}'s left boot, since that had come the whole way. {He} limped home. "What is the matter\#
     with your foot?" asked {elder}, who was at the fence.
    "Nothing," said {hero}. "It's a secret. You'd know."
    ---
    They took the box as far as the light, and there {hero} opened it.
    There was a top that still spun. There was a bit of red glass, and a letter that began, Dear\#
     Finder. I am eight. I've got a den at {high} and I can see you all. It was signed with a \#
    name that they both knew. It was {elder}, who by now did not even care to climb a chair.
    "What'll you write?" asked {friend}.
    {hero} wrote, Dear Finder. The top still goes. {He} put in {his} second-best whistle, and \#
    then took that out, and put in the best one. They closed the lid and set it back in its \#
    place, and the map they put where it had been, in the {holder}.
    But first they altered the map a little. At the upper edge, very small and looking down, \#
    they drew one child, and beside that {friend}.
    """#
}
