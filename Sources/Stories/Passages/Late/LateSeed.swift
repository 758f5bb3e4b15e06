extension Passages {
  /// The passages of “seed” for ages 9–10.
  static let lateSeed = #"""
    skeleton: seed
    band: 9-10
    title: Nothing in the {pot}
    title: {hero} and the Slow Seed
    title: The Flower That Came Later
    title: Busy Down There
    title: A Flower for the Feast Day
    slot pot: flower pot | old tin | rubber boot | cracked jug
    chapter1: A Crumb with a Plan | Earth to Look At | Something the Size of a Flea | Nothing, \#
    and Then Nothing
    chapter2: Too Much | Mud and a Spoon | A Look Underneath | What Impatience Did
    chapter3: Out of Sight | One Mark a Day | Green | A Very Small Present
    question: What was the seed doing all the time when nobody saw it?
    question: What is the longest that you have waited for something?
    question: Would you have dug it up to look?
    question: What grows near you where nobody planted it?
    question: Why was {elder} so pleased with so little?
    question: What would you put a mark on the wall for?

    ## want
    "What have you got there?" asked {a friend}. "A crumb?"
    "It's a flower," said {hero}. "It is only extremely well hidden."
    It lay in the palm of {his} hand, brown and wrinkled, about as big as a flea with its coat \#
    on. It had come out of the lining of an old jacket. {Friend} sniffed at it, but not too hard.
    [interest: They had been talking about {interest}, and it had fallen out in the middle.]
    In six weeks there was to be a magnificent feast at {gather}, in honour of {elder}. All of \#
    {world} was preparing cakes and chairs and speeches. {hero} could not make a chair. But a \#
    flower, a real one, tall and scarlet, that nobody had ever seen before! That would be \#
    something to carry through a crowd.
    So {hero} filled {a pot} with earth, made a hole with one finger, and let the seed fall in.
    ---
    {elder} had once remarked, a long while ago and to nobody in particular, that people never \#
    brought flowers any more. People brought socks.
    {hero} had remembered that. In a few weeks there was to be a feast for {elder}, at {gather}. \#
    And here sat {hero} in front of {a pot} of good dark earth, with one seed.
    "What variety is it?" asked {a friend}.
    "The variety that was left over. There's no picture."
    "Then it might be a cabbage," said {friend}.
    {hero} refused to hear of cabbage. It was going to be blue, and as high as a chin. [interest: \#
    People would even stop talking about {interest}.] It would stand in the middle of the table \#
    among all those socks, and {elder} would be obliged to sit down.
    {hero} put the seed in, as deep as a thumbnail, and pulled the earth over it like a quilt.
    ---
    If you had walked through {place} that morning you would have found {hero} lying on the \#
    ground, in conversation with {a pot}.
    "I am only explaining what it has to do," said {hero}.
    "And does it know when?" asked {a friend}.
    "That's just what I was coming to." The date was already fixed. It was the feast of {elder}, \#
    at {gather}, when the moon was full for the second time. On that day {hero} intended to walk \#
    in with a flower. It might be a large one. It might even be so enormous that people had to \#
    lean to one side.
    [interest: {Friend} thought the seed would rather have heard about {interest}.]
    The seed itself had arrived in the post by mistake, stuck to a stamp. Now it was lying an \#
    inch down, in the dark, with its orders.
    "It can begin whenever it likes," said {hero}. "I'm ready."
    ---
    There was one seed, and there were two opinions about it.
    "Eat it," said {a friend}.
    "Plant it," said {hero}.
    They had discovered it on the floor of a shop, where seeds were sold by the scoop, and a \#
    single one had no price. So it was a present to begin with, and having begun that way, it had \#
    better continue. {hero} knew at once for whom. In a few weeks everybody would be sitting at \#
    {gather}, cheering for {elder}, who was going to be older than ever.
    [interest: "I was going to give a talk about {interest}," said {hero}, "but a flower is \#
    shorter."]
    "One bite," said {friend}, regarding it a last time, "against one flower."
    "A flower with petals like dinner plates," said {hero}. {He} filled {a pot} to the brim, and \#
    in went the seed.

    ## obstacle
    On the first day there was earth in the {pot}, and on the second day there was earth. On the \#
    third day {hero} believed that {he} could see something, and it was a hair.
    {He} looked before breakfast and after breakfast, and {he} looked suddenly, round the door, \#
    to catch it in the act. By the end of the week {he} knew every grain by sight.
    "It's extremely good earth," said {friend}, to say something.
    "I didn't plant earth!"
    [hot: The heat stood in the room and did not grow either.] It is difficult to want something \#
    that will not be pushed, pulled, persuaded or paid. There was no knob on it anywhere. {hero} \#
    rested {his} chin on the edge of the {pot} and breathed on the place where the flower was \#
    not. The feast was approaching like a train. "Hurry up," {he} begged it. "Please do hurry." \#
    Patience was a thing {he} had only heard about.
    = patience: being able to wait without getting cross
    ---
    "Is it up?" {friend} asked every morning.
    "Not yet," {hero} answered every morning.
    After nine days of this they were both so weary of it that it was asked and answered with the \#
    eyebrows. The {pot} stood in the brightest corner of {home}. It had been turned to the left \#
    and to the right, and it had been read to. {hero} had even danced in front of it once, when \#
    nobody was about.
    Elsewhere things were advancing. One neighbour was building {elder} a chair, and it already \#
    had three legs, and another had four pages of a speech. {hero} had a surface. It was flat, \#
    and nothing whatever was happening on it.
    "Perhaps it has gone out at the bottom," said {friend}.
    {hero} lifted the {pot} to see, and nothing had. {He} put it down rather harder than was good \#
    for it, because {he} could not bear it one day longer.
    = surface: the top or outside of a thing
    ---
    Nothing looks so much like nothing as a pot of earth with a seed in it.
    {hero} had expected at least a bump, having seen this done, after all, by cousins, with \#
    beans. First there had been a bump, and then a loop, and then everybody was clapping. By now \#
    two entire weeks had gone by, and the {pot} had not so much as cleared its throat.
    At night {he} lay awake and listened. [mist: The mist looked in at the window and went away.] \#
    Somewhere a tap was dripping, and in another room a clock was eating up the time that \#
    remained, a bite at a time.
    "Are you asleep?" whispered {hero}.
    "I was," said {friend}.
    "Do you suppose that it's dead? Or lazy? Or has it simply forgotten?"
    {Friend} had no idea, and that was the worst of it, so something would have to be done to \#
    hasten it.
    = hasten: to make a thing happen sooner
    ---
    A line of {folk} had begun to form at the door, or that is how it felt. First one of them \#
    stopped by to admire the famous flower, and then two more.
    "It's a little behind," {hero} explained to each of them.
    "Ah," they said, and looked into the {pot}, and saw some earth. They were terribly nice about \#
    it, and somebody declared that the earth had a lovely colour. Somebody told of an aunt who \#
    had watched a pot for a year, and it had been the wrong pot.
    When they had gone, {hero} stared so hard at the middle that it began to swim. Was that a \#
    sprout? It was a bit of straw. Was that one? It was the opposite end of the straw.
    "It will come," said {friend}.
    "When?" cried {hero}. It was only a little word, but it rang through the entire house.
    = sprout: the first green tip of a new plant

    ## try1
    "It's thirsty," {hero} announced. "That's all it is. We have been giving it sips."
    So {he} gave it a glass, and the earth drank it up and looked black and contented, and \#
    nothing appeared. {He} gave it a jugful, thought of the feast, and gave it another jugful as \#
    well, and some cold tea.
    "How does one say stop," wondered {friend}, "if one is a seed?"
    By now the {pot} was full to the brim, and had a shore. A leaf was floating on it, and on the \#
    leaf sat an earwig, looking out for land. Then the {pot} began to leak, over the table and \#
    into a slipper.
    In the evening {hero} put in a finger. It went down to the knuckle as though into porridge, \#
    and it came out with a rude noise. It was mud, and there was no green in it anywhere.
    ---
    Rain makes things grow, as everybody knows. Then ten times as much rain must obviously make \#
    them grow ten times as fast. {hero} had worked it out on paper, and it was right.
    "Shall I hold the door?" asked {friend}.
    {hero} came in with the large can, then with the bucket, and then with the bucket again. \#
    [river: The river had more than enough.] {He} poured it from high up, to make it more like \#
    weather. For the last bucket {he} even provided the thunder.
    When the storm was over they both looked in. The earth had turned to soup. It was revolving \#
    slowly, with bubbles, and on the top swam the little stick with the label on.
    "I see a sort of pond," said {friend}.
    {hero} tipped the {pot} and let it run off, which took all afternoon. What remained was mud, \#
    grey and cold, and it did not smell of flowers.
    ---
    In the night {hero} had an idea that could not wait, and by morning there had been a flood.
    This is how it happened. {He} had woken up with a dry mouth, and felt sorry for the seed. So \#
    {he} got up, and tipped the cup that stood beside the bed into the {pot}. It went in with \#
    such a grateful sound that {he} brought it another. One loses count, when one is half asleep.
    Early in the morning {friend} came along, and stopped in the doorway with one foot in the \#
    wet. "Is the roof gone?" inquired {friend}.
    It was not the roof. It ran out of the bottom of the {pot}, and across the floor, and under \#
    the cupboard, as brown as cocoa. {hero} mopped until breakfast. The earth was mud all \#
    through, with a skin on it, like custard, and nowhere was there one single speck of green.
    ---
    There was a song about a garden, and it had a watering can in every verse. {hero} sang all \#
    fourteen.
    At first it went beautifully. At each verse a little shower descended on the {pot}, and \#
    {friend} joined in wherever there was tra la. But it was a cheerful song, and nobody can stop \#
    a cheerful song in the middle. At verse six the earth had had enough. At verse nine it stood \#
    under water, and by verse twelve it was coming over the side in time to the music.
    "Tra la," sang {friend}, and moved up on to a chair.
    When it was quiet again, something in the {pot} went glup. {hero} bent down eagerly. A bubble \#
    rose in the middle, as slow as a yawn, and broke, and behind it was nothing. It was only mud, \#
    and the mud went glup once more.
    "I think it is full," said {hero}.

    ## try2
    When the mud had finally dried, {hero} went and got a spoon.
    "What do you want with that?" asked {friend}, suspiciously.
    "I only want to look. I'll put everything back exactly as it was."
    The spoon went in at the edge, where it could not hurt, and there was earth, and underneath \#
    there was more earth. Then there was something pale on the very tip of it, and {hero} stopped \#
    breathing.
    It was the seed. It had split along one side, and from the split came a white root, as thin \#
    as a thread and bent like a finger. It shivered, or else the spoon did.
    "It had begun," said {friend} very softly.
    {hero} turned red, slowly, right up to the parting, for it was like opening a door on \#
    somebody in the bath. {He} laid it back in the dark and pressed the earth over it, and for a \#
    long time {he} said nothing.
    ---
    A seed must be somewhere. If it was somewhere, then it could be found, and if it could be \#
    found, then {hero} would know.
    So {he} spread out a newspaper and emptied the {pot} on it. Out came the earth in one wet \#
    lump, and {hero} crumbled it, smaller and smaller.
    "Warm," said {friend}. "Warmer. Stop! You nearly had it under your thumb."
    There it lay between two crumbs. It was swollen now, and it had put out one white hair of a \#
    root, no longer than an eyelash. All this time it had been down there in the dark, doing what \#
    it could, flood and all. And now it was lying on the sports page, in the light.
    Neither of them could find a joke. {hero} put it back with the tip of a feather, and hoped \#
    that it couldn't tell who had done it.
    ---
    "I dug," said {hero}. That was in the evening, outside the door, and {he} confessed it to \#
    {his} knees.
    "I know," said {friend}. "You have it under your nails."
    It had been only one finger, to begin with. But one finger does not feel very much, so there \#
    had been two, and after that the whole hand. And there {he} had touched something that was \#
    not earth, and carried it to the window. It was the seed, with its coat open. It had a tiny \#
    root, so white that it seemed to have a light in it.
    "It had got hold of a grain of sand," said {hero}. "It was holding on to it, and I pulled it \#
    off."
    "And then?"
    "I pushed it back in. I apologized, but it sounded silly, out loud."
    {Friend} moved a little closer, because it was getting cold outside.
    ---
    If you push a straw down into the earth, and look in at the top, you can see what goes on. \#
    {hero} had been told so by somebody who had been wrong before.
    What you actually see is the dark, in a small round piece. {hero} turned the straw, and \#
    poked, and turned it again, and something came up with it, sticking to the end like a pip. \#
    {He} held it under the lamp, and {friend} leaned in from the other side.
    "It's got a tail," said {friend}.
    It was a root, a single small white root. It had been pointing downwards, as a root should, \#
    and now it was pointing at the lamp.
    {hero} felt hot all over, as on the day of the wedding cake. {He} put the seed back the right \#
    way up, and covered it, a pinch at a time. "Go on with it," {he} whispered, "if you still can."

    ## insight
    Since it was impossible to stay in the same room with the {pot} just then, they went out. \#
    {hero} kicked a pebble along {path}, and did not look where it went.
    "Careful," said {friend}. "You'll tread on it."
    "On what?"
    It was a weed, in a crack no wider than a coin. Nobody had ever dug it up to see how it was \#
    getting on, and it had a flower like a yellow pin. {hero} knelt down. There was another one \#
    in the dry, on the sunny side, and one in a damp hole that liked it there. Under a flat leaf \#
    {he} found a third sort, perfectly white and folded up, and it was not dead at all. It was \#
    asleep.
    "They're all at work," said {hero}. "I've walked on this a thousand times."
    "Most of it is downstairs," said {friend}. "You only ever see the roof."
    = damp: a little bit wet
    ---
    "Come and look at this wall," said {friend}.
    {hero} did not feel like looking at a wall. But it stood directly beside {path}, and there \#
    was no way round it. Something green had got out through a crack, halfway up, where there was \#
    no earth that anybody could see.
    "What does it live on?" asked {hero}.
    "Not on floods," said {friend}.
    Further along they found a loose board, and behind it was the rest. For every finger of green \#
    there was an arm of roots. They went in and in, feeling their way round every corner, as thin \#
    as cobwebs, and it must have taken months. And in all those months anybody passing by would \#
    have said that there was a wall there, and nothing else.
    {hero} stood before it for so long that {friend} sat down. "So that's where it is," said \#
    {hero} at last. "It isn't late. It's doing the bottom half."
    = cobwebs: the fine threads that a spider leaves behind
    ---
    {elder} came along {path} with a bundle under one arm. "Are you looking for something?" asked \#
    {elder}.
    "For how they do it," said {hero}, from the ground. "The green ones."
    {elder} did not laugh. "The moss likes its feet wet, and the thistle would drown. This one \#
    opens at noon, and that one shuts when it hears noon coming. And some of them do nothing that \#
    anyone can see, until they have done nearly all of it." And off went {elder}.
    {hero} lay there with {friend} and looked, and after a time there was a great deal to see. A \#
    tip no bigger than a comma had come up through the dust, with a crumb of earth still on its \#
    head like a hat. It must have carried that all the way from below. Who had applauded?
    "No one," said {friend}.
    = thistle: a prickly plant with a purple flower
    ---
    They were hunting for a lost button, close to the ground. {hero} was creeping along the left \#
    side of {path}, and {friend} along the right.
    "I've found something," called {friend}. "It isn't the button."
    It was a nut, or had been one. It lay half in the earth, cracked, and a root as thick as a \#
    bootlace came out at one end and went straight down. There was no leaf and no stalk. [trees: \#
    Over it stood its own mother, forty feet high.] {hero} gave it the smallest tug, and it might \#
    as well have been fastened to the middle of the world.
    "It isn't even up yet," said {hero}, "and look how strong."
    {He} looked about. Dry things, wet things, things under a lid of leaves, all of them were at \#
    it, out of sight. It was the quiet of many people working.
    "As for the water," said {friend}, "I'd recommend one spoonful."
    = stalk: the thin stem that holds up a plant

    ## act
    There was chalk, and there was the wall behind the {pot}. On the first morning {hero} gave \#
    the seed one spoonful, turned it a little to the light, and made one mark. Then {he} went \#
    away, and that was the difficult part.
    On the fifth day the marks looked like a fence, and on the tenth like rain. If the earth was \#
    dark, {he} gave it nothing, and if it was pale, it received its spoonful. Sometimes {he} \#
    said, "Good. Carry on down there," as one does to a neighbour.
    It was at the seventeenth mark that the chalk fell down, and {hero} let it lie.
    In the middle of the {pot} a bit of earth had been lifted like a lid. Under the lid there was \#
    something bent, and shiny, and as green as a frog.
    "Don't touch," whispered {friend}.
    "I'm not," {hero} whispered back. "I am only looking at it with both hands behind me."
    = chalk: a soft white stone that one can write with
    ---
    "What we need is a song," said {hero}, "with one verse a day. When it's sung, we stop."
    They composed it outside the door. It was about what nobody can see, so it was difficult to \#
    rhyme. Every day {hero} poured a thimble of water and sang a new line, while {friend} hummed \#
    underneath, where the roots were. And then they left, because that was the rule.
    So it got a line about a worm, and a line about the weather overhead. [snow: It got two about \#
    snow, which is a kind of quilt.] The song was growing, at any rate. When it had nineteen \#
    lines {hero} came in with the thimble, opened {his} mouth for the twentieth, and stood there.
    "What's the matter?" asked {friend}. "Is it the rhyme?"
    {hero} pointed. It was up. It was green, it was crooked, and it was wearing its old coat over \#
    one ear.
    = thimble: a little metal cap for the finger, used in sewing
    ---
    From then on it was no longer the {pot} of a person in a hurry. It stood where there was sun \#
    in the morning and shade after lunch, and it was given half an eggshell of water to drink. \#
    Each evening {hero} put a bead on the sill, for one day waited, and {friend} counted them.
    "Eleven," said {friend}. "Twelve," said {friend}. "You're not looking at it."
    "It is busy," said {hero}. "I wouldn't like it either."
    There were excellent days in between. They built a dam, and lost a kite, and came home too \#
    tired to worry. [sea: Sea glass stood for the Sundays.] And on one such morning {hero} went \#
    by with half a slice of bread in {his} mouth. {He} took three more steps, and then walked \#
    those three steps backwards.
    Something green was standing there, as tall as a tooth.
    = shade: a place that the sun does not reach
    ---
    A knot in a string is a useful thing, because you can feel it in the dark. {hero} hung a \#
    string beside the {pot}. Every night {he} tied a knot in it, after the water, of which there \#
    was hardly any.
    "Is that all it gets?" asked {friend}.
    "It's all it asked for," said {hero}. {He} laid a finger flat on the earth, as one feels \#
    whether a child has a fever. If it was cool, that was sufficient for today, and then {he} \#
    said good night, and not one word about feasts.
    There were nine knots, and there were fifteen. They did not pull at anybody now, but were \#
    more like a ladder that goes down somewhere. On the morning after the twenty-first, {hero} \#
    put {his} finger out, and drew it back.
    It had been tickled.
    "It's here!" {he} called. "Come and see! Come slowly!" And there it was, a small green hook, \#
    the height of a fingertip.
    = fever: being much too hot because you are ill

    ## return
    When the feast day came, it had two leaves and one bud. The bud was as hard as a pea, and not \#
    a crack in it betrayed what colour it meant to be.
    {hero} carried the {pot} to {gather} all the same, past a chair with a bow and a cake with a \#
    staircase. Beside them it looked like very little.
    "I wanted it to be open," said {hero}.
    {elder} held the {pot} up to the light. "Everybody has given me something that is finished," \#
    said {elder}, "and this one has hardly started. I shall have to get up every single morning \#
    now and see."
    There was a speech of four pages, and {friend} slept through three.
    A week later, before it was light, there was a violent knocking at the door of {home}. It was \#
    {elder}, in slippers and out of breath. "Orange!" said {elder}.
    ---
    Nobody could have called it a flower. It was one leaf, and a crooked one, since it had once \#
    been pulled about by somebody. It stood in the {pot} as if it were asking the way.
    "You could tell them that it's a salad," {friend} suggested, on the way to {gather}.
    But {hero} did not tell them that. {He} put it down among the cakes and told all of it, the \#
    flood and the digging too. When it was told, {elder} did not speak for a bit. Then {elder} \#
    moved a very expensive clock to one side, and put the {pot} in front, where everyone had to \#
    look round it.
    [interest: A speech was made about {interest}, and nobody knew why.]
    It opened in the autumn, when there was no feast at all, and it was rather small and \#
    extremely blue. The whole of {place} was invited to come and see.
    ---
    "Is there some mistake?" one of {folk} inquired at the feast. "There's nothing in there but a \#
    bud."
    "There's a lot in there," said {hero}. "It's just that it has not come out."
    {elder} heard that. {elder} reached over all the parcels for the {pot}, and held it for the \#
    rest of the day, even during the dancing. Whoever wanted to shake hands had to shake a leaf.
    {hero} and {friend} walked home late along {path}, carefully, so as not to tread on anyone. \#
    [wind: The wind had fallen asleep.] From every crack came that busy quiet.
    "What colour will it be?" asked {friend}.
    "I don't know," said {hero}, and was surprised to find how little it mattered.
    It was white, as it turned out. It opened on a Tuesday, at five past six in the morning, and \#
    {elder} had been sitting beside it since four.
    ---
    On the table at {gather} stood all the presents, in order of size. Last of all came the \#
    {pot}, with a bent green thing in it and a bud.
    {elder} went along the row and thanked everybody. At the end {elder} stopped, put on the \#
    spectacles, took a chair, and sat down in front.
    "It isn't open yet," said {hero}. "I am sorry. I did want it to be."
    "Shh," said {elder}. "It's working."
    So {hero} sat down too, and so did {friend}. After a time a child came, and then two of \#
    {folk}, balancing plates on their knees. The music continued more softly. Nothing happened, \#
    and it was wonderful to watch.
    It flowered three weeks after that, crimson, with a black eye. Then it made seeds, nineteen \#
    of them altogether. {elder} put each one in an envelope with a name on it, and the first was \#
    {hero}'s.
    """#
}
