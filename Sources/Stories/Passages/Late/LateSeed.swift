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
    "It's a flower," said {hero}. "It is only very well hidden."
    It lay in the palm of {his} hand, and it was brown, and about as big as a flea with its coat\#
     on. It had come out of the lining of an old jacket. {Friend} sniffed at it, but not too \#
    hard.
    [interest: They had been talking about {interest}, and it had fallen out in the middle.]
    In six weeks there was to be a feast at {gather}, for {elder}. All of {world} was making \#
    things for it, cakes and chairs and speeches. {hero} could not make a chair. But a flower, a\#
     real one, tall and red, that nobody had ever seen before! That would be something to carry \#
    through the crowd.
    So {hero} filled {a pot} with earth, made a hole with one finger, and let the seed fall in.
    ---
    {elder} had once said, a long while ago, and not to anybody in particular, that nobody \#
    brought flowers any more. People brought socks.
    {hero} had kept that. In some weeks there was to be a feast for {elder}, at {gather}. And \#
    here sat {hero} before {a pot} of good dark earth, with one seed.
    "What kind is it?" asked {a friend}.
    "The kind that was left over. There's no picture."
    "Then it might be a cabbage," said {friend}.
    {hero} would not hear of cabbage. It was going to be blue, and as high as a chin. [interest:\#
     People would even stop talking about {interest}.] It would stand on the table {in place} \#
    among all those socks, and {elder} would need to sit down.
    {hero} put the seed in, as deep as a thumbnail, and pulled the earth over it like a quilt.
    ---
    If you had walked through {place} that morning you would have seen {hero} lying on the \#
    ground, talking to {a pot}.
    "I am only telling it what it has to do," said {hero}.
    "And does it know when?" asked {a friend}.
    "That's just what I was coming to." The day was fixed. It was the feast of {elder}, at \#
    {gather}, when the moon was full for the second time. On that day {hero} wished to walk in \#
    with a flower. It might be a large one. It might be so large that people had to lean to one \#
    side.
    [interest: {Friend} thought the seed would rather have heard about {interest}.]
    The seed itself had come in the post by mistake, stuck to a stamp. Now it was lying an inch \#
    down, in the dark, with its orders.
    "It can start whenever it likes," said {hero}. "I'm ready."
    ---
    There was one seed, and there were two opinions about it.
    "Eat it," said {a friend}.
    "Plant it," said {hero}.
    They had found it on the floor of a shop {in place}. Seeds were sold there by the scoop, and\#
     a single one had no price. So it was a present, to begin with. And since it had begun that \#
    way it had better go on. {hero} knew at once for whom it was. In some weeks they would all \#
    sit at {gather} to cheer for {elder}, who was going to be older than ever.
    [interest: "I was going to give a talk about {interest}," said {hero}, "but a flower is \#
    shorter."]
    "One bite," said {friend}, looking at it a last time, "against one flower."
    "With petals like plates," said {hero}. {He} filled {a pot} to the brim, and the seed went in.

    ## obstacle
    On the first day there was earth in the {pot}. On the second day there was earth. On the \#
    third day {hero} thought that there was something, and it was a hair.
    {He} looked before breakfast and after breakfast. {He} looked quickly, round the door, to \#
    catch it in the act. By the end of the week {he} knew every grain by sight.
    "It's very good earth," said {friend}, to say something.
    "I didn't plant earth!"
    [hot: The heat stood in the room and did not grow either.] It is a hard thing to want \#
    something that will not be pushed, pulled, asked or paid. There was no knob on it. {hero} \#
    rested {his} chin on the edge of the {pot} and breathed on the place where the flower was \#
    not. The feast was coming on like a train. "Hurry up," {he} said to it. "Please do hurry." \#
    Patience was a thing {he} had heard of.
    = patience: being able to wait without getting cross
    ---
    "Is it up?" asked {friend}, every morning.
    "Not yet," said {hero}, every morning.
    After nine days of this they had both got tired of it, and it was asked and answered with \#
    the eyebrows. The {pot} stood in the best of the light at {home}. It had been turned to the \#
    left and to the right. It had been read to. {hero} had even danced in front of it once, when\#
     nobody was about.
    Elsewhere things were getting on. One neighbour was building {elder} a chair, and it had \#
    three legs. Another had four pages of a speech. {hero} had a surface. It was flat, and \#
    nothing was happening on it.
    "Perhaps it has gone out at the bottom," said {friend}.
    {hero} lifted the {pot} to see. Nothing had. {He} put it down rather harder than was good \#
    for it. {He} could not bear it one day longer.
    = surface: the top or outside of a thing
    ---
    Nothing looks so much like nothing as a pot of earth with a seed in it.
    {hero} had expected at least a bump. {He} had seen this done, after all. Cousins had done \#
    it, with beans, and there had been a bump, and then a loop, and then everybody was clapping.\#
     Two weeks had gone by now, and the {pot} had not so much as cleared its throat.
    At night {he} lay awake and listened. [mist: The mist looked in at the window and went \#
    away.] Somewhere a tap was dripping, and a clock in another room ate up the feast day, a \#
    bite at a time.
    "Are you asleep?" whispered {hero}.
    "I was," said {friend}.
    "Do you suppose it's dead? Or lazy? Or has it simply forgotten?"
    {Friend} did not know. That was the worst of it. Something would have to be done to hasten it.
    = hasten: to make a thing happen sooner
    ---
    A line of {folk} had begun to form at the door, or that is how it felt. First one stopped by\#
     to see the famous flower, and then two more.
    "It's a bit behind," said {hero} to each of them.
    "Ah," they said, and looked into the {pot}, and saw some earth. They were very nice about \#
    it. Somebody said that the earth had a lovely colour. Somebody told of an aunt who had \#
    watched a pot for a year, and it had been the wrong pot.
    When they had gone, {hero} stared so hard at the middle that it began to swim. Was that a \#
    sprout? It was a bit of straw. Was that one? It was the other end of the straw.
    "It will come," said {friend}.
    "When?" cried {hero}. It was a quite small word, and it rang through all the rooms.
    = sprout: the first green tip of a new plant

    ## try1
    "It's thirsty," said {hero}. "That's all it is. We have been giving it sips."
    So {he} gave it a glass. The earth drank that and looked black and pleased, and nothing came\#
     up. {He} gave it a jugful. {He} thought of the feast, and gave it the other jug as well, \#
    and some cold tea.
    "How does one say stop, if one is a seed?" asked {friend}.
    The {pot} was full to the brim by now. It had a shore. A leaf was floating on it, and an \#
    earwig was sitting on the leaf, much surprised. Then the {pot} began to leak, on to the \#
    table and into a slipper.
    In the evening {hero} put in a finger. It went down to the knuckle as though into porridge, \#
    and it came out with a rude noise. It was mud. There was no green in it anywhere.
    ---
    Rain makes things grow. Everybody says so. Then ten times as much rain must make them grow \#
    ten times as fast, and {hero} worked it out on paper, and it was right.
    "Shall I hold the door?" asked {friend}.
    {hero} came in with the large can, then with the bucket, then with the bucket again. [river:\#
     The river had more than enough.] {He} poured it from high up, so that it would be more like\#
     weather. For the last bucket {he} even did the thunder.
    When the storm was over they both looked in. The earth had turned to soup. It turned slowly,\#
     with bubbles in it, and on the top swam the little stick with the label on.
    "I see a sort of pond," said {friend}.
    {hero} tipped the {pot} and let it run off. That took all afternoon. What was left was mud, \#
    grey and cold, and it did not smell of flowers.
    ---
    In the night {hero} had a thought that could not wait, and by morning there had been a flood.
    It was like this. {He} had woken up with a dry mouth, and felt sorry for the seed. So {he} \#
    got up, and tipped the cup that stood by the bed into the {pot}. It went in with such a \#
    grateful sound. {He} brought another. One loses count, when one is half asleep.
    {Friend} came along early, and stopped in the door with one foot in the wet. "Is the roof \#
    gone?" asked {friend}.
    It was not the roof. It ran out of the bottom of the {pot}, and across the floor, and under \#
    the cupboard, brown as cocoa. {hero} mopped until breakfast. The earth lay in there and was \#
    mud all through, with a skin on it, and not one speck of green.
    ---
    There was a song about a garden, and it had a watering can in every verse. {hero} sang all \#
    fourteen.
    At first it went well. At each verse a bit of a shower came down on the {pot}, and {friend} \#
    joined in at the places with tra la. But it was a cheerful song, and one cannot stop a \#
    cheerful song in the middle. At verse six the earth had had enough. At verse nine it stood \#
    under water, and by verse twelve it was coming over the side in time to the music.
    "Tra la," sang {friend}, and moved up on to a chair.
    When it was quiet again, something in the {pot} went glup. {hero} bent down. A bubble rose \#
    in the middle, as slow as a yawn, and broke. There was nothing behind it. It was just mud, \#
    and the mud went glup once more.
    "I think it is full," said {hero}.

    ## try2
    When the mud had dried, {hero} went and got a spoon.
    "What do you want with that?" asked {friend}.
    "To look. Only to look. I'll put everything back just as it was."
    The spoon went in at the edge, where it would not hurt. There was earth and more earth. Then\#
     there was something pale on the tip of it, and {hero} stopped breathing.
    It was the seed. It had split along one side, and from the split came a white root, as thin \#
    as a thread and bent like a finger. It shivered, or else the spoon did.
    "It had begun," said {friend} very softly.
    {hero} went red, slowly, right up to the parting. It was like opening a door on somebody in \#
    the bath. {He} laid it back in the dark and pressed the earth over it, and for a long time \#
    {he} said nothing.
    ---
    A seed must be somewhere. If it was somewhere, it could be found, and if it was found, \#
    {hero} would know.
    So {he} spread out a newspaper and tipped the whole {pot} on it. Out came the earth in one \#
    wet lump. {hero} broke it up, smaller and smaller.
    "Warm," said {friend}. "Warmer. Stop! You nearly had it under your thumb."
    There it lay between two crumbs. It was fat now, and it had put out one white hair of a \#
    root, no longer than an eyelash. It had been down there in the dark, doing what it could, \#
    flood and all. And now it lay on the sports page, in the light.
    Neither of them found a joke. {hero} put it back with the tip of a feather, and wished that \#
    it could not tell who had done it.
    ---
    "I dug," said {hero}. That was in the evening, on the step, and {he} said it to {his} knees.
    "I know," said {friend}. "You have it under your nails."
    It had been only one finger, to begin with. But one finger does not feel much, so there had \#
    been two, and then the whole hand. And there {he} had touched something that was not earth, \#
    and held it up to the window. It was the seed, with its coat open. It had a tiny root, so \#
    white that it seemed to have a light in it.
    "It had got hold of a grain of sand," said {hero}. "It was holding on to it. I pulled it off."
    "And then?"
    "I pushed it back in. I said I was sorry, but it sounded silly, out loud."
    {Friend} moved a bit closer. It was getting cold on the step.
    ---
    If you push a straw down into earth, and look in at the top, you see what goes on. {hero} \#
    had been told so by somebody who had been wrong before.
    What you see is the dark, in a small round piece. {hero} turned the straw, and poked, and \#
    turned it again, and something came up with it. It stuck to the end like a pip. {He} held it\#
     under the lamp, and {friend} leaned in from the other side.
    "It's got a tail," said {friend}.
    It was a root. It was one small white root. It had been pointing down, as it should, and now\#
     it was pointing at the lamp.
    {hero} felt hot all over, as on the day of the wedding cake. {He} put the seed back the \#
    right way up, and covered it, a pinch at a time. "Go on with it," {he} whispered, "if you \#
    still can."

    ## insight
    Since one could not stay in the same room with the {pot} just then, they went out. {hero} \#
    kicked a stone along {path}, and did not look where it went.
    "Mind," said {friend}. "You'll tread on it."
    "On what?"
    It was a weed, in a crack no wider than a coin. Nobody had dug it up to see. It had a flower\#
     like a yellow pin. {hero} knelt down. There was another in the dry, on the sunny side, and \#
    one in a damp hole that liked it there. Under a flat stone {he} found a third sort, quite \#
    white and folded up, and it was not dead at all. It was asleep.
    "They're all at work," said {hero}. "I've walked on this a thousand times."
    "Most of it is downstairs," said {friend}. "You only ever see the roof." {hero} put back the\#
     stone, with the greatest care, the way it had been.
    = damp: a little bit wet
    ---
    "Come and look at this wall," said {friend}.
    {hero} did not feel like looking at a wall. But it stood beside {path}, and there was no way\#
     round it. Something green had got out between two of the stones, half way up, where there \#
    was no earth that anyone could see.
    "What does it live on?" asked {hero}.
    "Not on floods," said {friend}.
    They found a loose stone, further along, and behind it was the rest. For one finger of green\#
     there was an arm of roots. They went in and in, feeling round every corner, as thin as \#
    cobwebs. It must have taken months. And in all those months anybody passing by would have \#
    said that there was a wall there, and nothing else.
    {hero} stood before it for so long that {friend} sat down. "So that's where it is," said \#
    {hero} at last. "It isn't late. It's doing the bottom half."
    = cobwebs: the fine threads that a spider leaves behind
    ---
    {elder} came along {path} with a bundle under one arm. "Looking for something?" asked {elder}.
    "For how they do it," said {hero}, from the ground. "The green ones."
    {elder} did not laugh. "The moss likes its feet wet, and the thistle would drown. This one \#
    opens at noon. That one shuts when it hears noon coming. And some do nothing that you can \#
    see until they have done nearly all of it." And off went {elder}.
    {hero} lay there with {friend} and looked. After a time there was a great deal to see. A tip\#
     no bigger than a comma had come through the dust, with a crumb of earth still on its head \#
    like a hat. It must have carried that up from below. Who had clapped?
    "No one," said {friend}.
    = thistle: a prickly plant with a purple flower
    ---
    They were hunting for a lost button, close to the ground. {hero} crept along {path} on the \#
    left and {friend} on the right.
    "Found something," called {friend}. "Not the button."
    It was a nut, or had been one. It lay half in the earth, cracked, and a root as thick as a \#
    bootlace came out at one end and went straight down. There was no leaf and no stalk. [trees:\#
     Over it stood its own mother, forty feet high.] {hero} gave it the smallest tug, and it \#
    might as well have been tied to the middle of the world.
    "It isn't even up yet," said {hero}, "and look how strong."
    {He} looked about. Dry things, wet things, things under a lid of leaves, all of them were at\#
     it, out of sight. It was the quiet of many people working.
    "About the water," said {friend}. "I'd say one spoonful."
    = stalk: the thin stem that holds up a plant

    ## act
    There was chalk, and there was the wall behind the {pot}. On the first morning {hero} gave \#
    the seed one spoonful, turned it a little to the light, and made one mark. Then {he} went \#
    away.
    That was the hard part.
    On the fifth day the marks looked like a fence, and on the tenth like rain. If the earth was\#
     dark, {he} gave it nothing. If it was pale, it got its spoon. Sometimes {he} said, "Good. \#
    Carry on down there," as one does to a neighbour.
    It was at the seventeenth mark that the chalk fell down. {hero} let it lie.
    In the middle of the {pot} a bit of earth had been lifted like a lid. Under the lid there \#
    was something bent, and shiny, and as green as a frog.
    "Don't touch," whispered {friend}.
    "I'm not," {hero} whispered back. "I am only looking at it with both hands behind me."
    = chalk: a soft white stone that one can write with
    ---
    "We need a song," said {hero}. "A short one, one verse a day. When it's sung, we stop."
    They made it up on the step. It was about what you can't see, so it was hard to rhyme. Each \#
    day {hero} poured a thimble of water and sang a new line, and {friend} hummed underneath, \#
    where the roots were. And then they left. That was the rule.
    So it got a line about a worm. It got a line about the weather overhead. [snow: It got two \#
    about snow, which is a kind of quilt.] The song grew, at any rate. When it had nineteen \#
    lines {hero} came in with the thimble, opened {his} mouth for the twentieth, and stood \#
    there.
    "What's the matter?" asked {friend}. "Is it the rhyme?"
    {hero} pointed. It was up. It was green, it was crooked, and it wore its old coat on one ear.
    = thimble: a little metal cap for the finger, used in sewing
    ---
    From then on it was no longer the {pot} of a person in a hurry. It stood where there was sun\#
     in the morning and shade after lunch. It was given as much to drink as would fill half an \#
    eggshell. Each evening {hero} put a pebble on the sill, for one day waited, and {friend} \#
    counted them.
    "Eleven," said {friend}.
    "Twelve," said {friend}. "You're not looking at it."
    "It is busy," said {hero}. "I wouldn't like it either."
    There were good days in between. They built a dam, and lost a kite, and came home late and \#
    too tired to worry. [sea: Sea glass stood for the Sundays.] And on one such morning {hero} \#
    went by with half a slice of bread in {his} mouth. {He} took three more steps, and then \#
    walked those three steps backwards.
    Something green was standing there, as tall as a tooth.
    = shade: a place that the sun does not reach
    ---
    A knot in a string is a good thing. You can feel it in the dark. {hero} hung the string \#
    beside the {pot}, and tied a knot each night, after the water, of which there was hardly \#
    any.
    "Is that all it gets?" asked {friend}.
    "It's all it asked for," said {hero}. {He} laid a finger flat on the earth, as one feels \#
    whether a child has a fever. If it was cool, that was enough for today. Then {he} said good \#
    night, and not one word about feasts.
    There were nine knots, and there were fifteen. They did not pull at one any more. They were \#
    more like steps that go down somewhere. On the morning after the twenty-first, {hero} put \#
    {his} finger out, and drew it back.
    It had been tickled.
    "It's here!" {he} called. "Come and see! Come slowly!" And there it was, a small green hook,\#
     just at the height of a fingertip.
    = fever: being much too hot because you are ill

    ## return
    When the feast day came, it had two leaves and one bud. The bud was as hard as a pea, and \#
    not a crack in it showed what colour it meant to be.
    {hero} carried the {pot} to {gather} all the same. It went past a chair with a bow round it,\#
     and past a cake with a staircase. It looked like very little.
    "I wanted it to be open," said {hero}.
    {elder} held the {pot} up to the light. "Everybody has given me something that is finished,"\#
     said {elder}. "This one has hardly started. I'll have to get up every morning now and see."
    There was a speech of four pages. {Friend} slept through three.
    A week later there was a knock at the door of {home} before it was light. It was {elder}, in\#
     slippers, and out of breath. "Orange!" said {elder}.
    ---
    Nobody could have called it a flower. It was one leaf, and the leaf was crooked, since it \#
    had once been pulled about by somebody. It stood in the {pot} as if it were asking the way.
    "You could say that it's a salad," said {friend}, on the road to {gather}.
    But {hero} did not say that. {He} put it down among the cakes and told all of it, the flood \#
    and the digging too. When it was told, {elder} did not speak for a bit. Then {elder} moved a\#
     very fine clock to one side, and put the {pot} in front, where everyone had to look round \#
    it.
    [interest: A speech was made about {interest}, and nobody knew why.]
    It opened in the autumn, when there was no feast at all. It was quite small and quite blue. \#
    The whole of {place} was asked to come and see.
    ---
    "Is there a mistake?" one of {folk} asked at the feast. "There's nothing in there but a bud."
    "There's a lot in there," said {hero}. "It's just that it has not come out."
    {elder} heard that. {elder} reached over all the parcels for the {pot}, and held it for the \#
    rest of the day, even in the dancing. Whoever wanted to shake hands had to shake a leaf.
    {hero} and {friend} walked home late along {path}. They went in the middle, so as not to \#
    tread on anyone. [wind: The wind had fallen asleep.] From every crack came that busy quiet.
    "What colour will it be?" asked {friend}.
    "I don't know," said {hero}. {He} found that {he} did not mind.
    It was white, as it turned out. It opened on a Tuesday, at five past six, and {elder} had \#
    been sitting beside it since four.
    ---
    On the table at {gather} stood all the gifts, in order of size. Last of all came the {pot}, \#
    with a bent green thing in it and a bud.
    {elder} went along the row and said thank you to each. At the end {elder} stopped, put on \#
    the spectacles, and then took a chair and sat down in front.
    "It isn't open yet," said {hero}. "I am sorry. I did want it to be."
    "Shh," said {elder}. "It's working."
    So {hero} sat down too, and so did {friend}. After a time a child came, and then two of \#
    {folk} with plates on their knees. The music went more softly. Nothing happened. It was \#
    wonderful to watch.
    It flowered three weeks after that, red, with a black eye. Then it made seeds, nineteen of \#
    them. {elder} put each in an envelope with a name on it. The first was {hero}'s.
    """#
}
