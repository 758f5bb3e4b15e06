extension Passages {
  /// The passages of “stray” for ages 9–10.
  static let lateStray = #"""
    skeleton: stray
    band: 9-10
    title: Three Short Calls
    title: {hero} and the {young}
    title: Somebody Small by the Way
    title: What the {young} Was Looking At
    title: The Basket and the Call
    slot young: badger cub | marten kit | wild kitten
    chapter1: A Sound That Was New | Three Short Calls | Somebody Small | Not a Crumb
    chapter2: The Best Blanket | All the Nice Places | Kind, and Wrong | Under the Cupboard
    chapter3: Down Low | Where the Ears Pointed | Sitting Still | The Answer
    question: Why did the {young} not want the blanket?
    question: What can one see from down low that tall people miss?
    question: How does it feel to give something back that you would like to keep?
    question: What do you listen for when you wake up in a strange place?
    question: Why was it right to wait so far away?
    question: What do you think the {young} told its mother?

    ## want
    It was the wrong sound, and that was why they stopped. {hero} and {a friend} went along \#
    {path} every morning. They knew all that there was to hear: {sound}, and a loose gate, and \#
    their own breakfast. This was new. It was thin and sharp, like a wet finger on glass. It \#
    came three times, and stopped, and came three times again.
    {hero} put down the basket, which was for {stuff}, and lay flat to look between two stones. \#
    There sat {a young}, quite alone in the whole of {world}. Its fur stood up in points. It \#
    looked at {hero} with all the face that it had.
    "Don't touch," said {friend}. "{elder} says so. Never with bare hands."
    "I won't," whispered {hero}. "I only want it to be all right."
    [interest: They had been quarrelling about {interest}, but now they forgot which of them had\#
     been right.]
    ---
    "It isn't mine," said {a friend} at once. "I only found it. I came round the bend and there \#
    it sat and shouted at me."
    What sat there, at the side of {path}, was {a young}, no longer than a shoe. It was not \#
    really shouting. It gave three short calls, waited with its head up, and then gave three \#
    more. {hero} crouched down, basket and all, but not too near. {In place} every child knew \#
    what {elder} said about wild young ones: never use your hands.
    So {hero} only watched. Nobody came. The {young} grew a little hoarse, and still it called.
    "It's lost," {he} said. "I was lost once, at {gather}, and it was only for as long as a \#
    song. I want to see it well and dry."
    [interest: "And I was talking about {interest}," said {friend}, but not loudly.]
    ---
    Some mornings are made to be walked through with a basket on your arm. {hero} and {a friend}\#
     had planned to gather {stuff} and to look at nothing much. All {place} was bright with the \#
    rain of the night. Then, halfway along {path}, something under a root called out three \#
    times, as if it were counting.
    It was {a young}. There was no mother, no nest and no hole, only this one very small person \#
    with mud on its nose.
    "How do you do," said {friend}, because somebody had to speak first.
    "Not well," said {hero}, "you can see that." You mustn't lift it; {elder} had told every \#
    child so, and more than once. But {hero} could not walk on, either. "We will make it well," \#
    {he} said. "I don't know how. But we will."
    [interest: {Friend} told it something about {interest}, to calm it.]
    ---
    There is a sort of calling that you can't walk past, not even in a hurry. {hero} was in a \#
    hurry, with a basket to bring home {in place}, and {a friend} who wanted lunch. All the same\#
     they both stopped, with one foot still going.
    "Three times," said {friend}. "Then a rest. Then three times. That's manners."
    In the hollow of an old stump by {path} sat {a young} with ears that were too big for it. \#
    When it saw them it did not run. It only looked past them, left and right, and called again.
    "Where is its mother?" asked {hero}. {He} kept {his} hands behind {his} back, as you must \#
    with wild things. "It's so little. I want it to be safe before it's dark."
    "Then lunch will be late," said {friend}, and sat down.
    [interest: {Friend} said nothing about {interest}, which was a bad sign.]

    ## obstacle
    "It must be hungry," said {hero}. That was the first thing that came to mind, so they \#
    started there. {He} laid a bit of bun on a leaf, and pushed the leaf forward with a stick. \#
    The {young} stepped over the bun and called.
    They tried a beetle. They tried half an egg, a berry, and a worm that was in good health. \#
    {Friend}, who had strong opinions on food, put down something brown and would not say where \#
    it was from. The {young} looked at the whole row as you might look at a row of hats. Then it\#
     lifted its nose and gave its three calls, three and a rest, three and a rest.
    "It can't be hungry, then," said {hero}.
    "It can," said {friend}. "But there is something that it wants first."
    = opinions: what somebody thinks about things
    ---
    All through that hour it called. You would not believe how much voice could fit in so little\#
     fur. {hero} tried humming to it. {He} tried being silent, and {he} tried going away behind \#
    a tree and coming back as somebody nicer. {Friend} made a face that had never failed with \#
    babies.
    There was food as well, of course, a small feast on a piece of bark: crumbs, cheese rind, a \#
    drop of egg. The {young} walked round it once. It sniffed, sneezed, and sat down with its \#
    back to the feast.
    "What does it want?" cried {hero}. "It won't eat, it won't sleep, and it won't stop!"
    [sea: Far out the sea said hush, hush, but that didn't help either.]
    "You could ask," said {friend}.
    "I did ask. It says the same thing every time."
    "Perhaps," said {friend}, "it's the same answer every time."
    = bark: the rough skin of a tree
    ---
    Two calls could have been by chance. Three were a message, and {hero} could not read it. It \#
    was like getting a letter in a foreign tongue, again and again, from someone who needs a \#
    reply.
    {He} had put down food by now, with a long twig, so as to keep {his} hands away. "There's \#
    cheese," {he} told it. "There's a really good crust. Don't you like crust?"
    The {young} ate nothing. It trod in the cheese by mistake and was upset about its foot. And \#
    each time it had got its breath again it lifted its chin and called, a little more hoarsely \#
    than before. [wind: The wind took the sound and carried it off round the corner.]
    "Somebody ought to answer," said {friend}, quite low.
    {hero} tried. "Mee, mee, mee," {he} said. The {young} gave {him} one short look. It was not \#
    a rude look, but it was clear: no.
    = chance: when something happens and nobody planned it
    ---
    The worst was not the noise. The worst was the rest between, when the {young} sat with its \#
    head on one side and hoped. You could see it hoping. Then the ears came slowly down, and it \#
    all began again.
    "Eat something," begged {hero}. {He} rolled a berry over. The {young} let it roll past. {He}\#
     offered a bit of egg on the end of a straw. It looked along the straw to see who was at the\#
     other end, and that was not who it wanted.
    "I'd have had the egg," said {friend}. "Just to be polite."
    "It isn't being rude. It's unhappy." {hero} sat back on {his} heels. What did one do, with a\#
     creature that would neither swallow nor be silent? The basket stood there, empty. So did \#
    {his} whole head.
    = swallow: to let food go down your throat

    ## try1
    "At {home} it's warm," said {hero}. "Nobody can be sad in the warm." {He} laid the basket on\#
     its side, with moss in it, and waited till the {young} had crept in by itself. Then it rode\#
     home, calling at every corner.
    They gave it the best there was: a place by the stove, {hero}'s own blue blanket, and {food}\#
     in a saucer. They drew the curtain. They even tiptoed.
    For a moment there was silence. Then the {young} saw the walls. It ran along all four of \#
    them, looking for the place where they stopped. They did not stop, and so it squeezed in \#
    under the cupboard. You could just see two eyes. It did not call any more. It only made a \#
    little noise, with its mouth shut, and that was much harder to listen to.
    "I liked the shouting better," said {friend}.
    ---
    A basket, a lid, a soft old sock for the bottom: in ten minutes it was in there. {hero} had \#
    not laid a finger on it. Within twenty they were all at {home}. {hero} knew what you do with\#
     guests. You give them the good chair.
    So the {young} got the good chair, and a cushion, and the quilt with the ducks. It got \#
    {food} on a plate with a gold rim. {Friend} fetched a hot stone for its feet. And it sat \#
    there, on all that softness, and shook. It climbed down by way of the quilt, which came down\#
     too, with the plate. When they had lifted the quilt there was nobody beneath it.
    They found the {young} at last, behind the coal box, face to the wall.
    "Does it not like ducks?" asked {hero}, quite lost.
    "It doesn't like indoors," said {friend}. "You can tell by its back."
    ---
    "What would I want?" {hero} asked {himself}. "If I were cold and small and somewhere else?" \#
    {He} would want {home}, that was clear, with the lamp on, and {food}, and a blanket right up\#
     to the ears. So the {young} came along in the basket. It had walked in after {friend}, who \#
    went first, to show that baskets don't bite.
    The lamp was lit. The blanket was spread. [snow: The stove hummed, and the snow slid off \#
    their boots.] {hero} gave up {his} own spoon.
    The {young} looked at the lamp and shut its eyes. It looked at the bowl and crept away \#
    backwards. Under the bed there was a gap where not even a broom could get in, and into that \#
    it went, dust and all.
    "It has gone to bed," said {hero} hopefully.
    "It has gone away," said {friend}, "as far as it can in here."
    ---
    They carried it home between them, in the basket, and it wailed all the way, so that people \#
    opened their windows. It was for its own good. {hero} told each window so.
    At {home} everything had been thought of. There was a box with straw, there was a blanket \#
    that had once been a coat, and in an egg cup some {food}. There was {hero}, on the floor, \#
    singing what {he} had been sung {himself}. It was a good song. The {young} let it go on to \#
    the end of the second verse. Then it walked very slowly across the floor, went in under the \#
    dresser, and pulled its tail in after it.
    Nobody sang any more. In the stillness you could hear it breathe.
    "That song always worked with me," said {hero}.
    "Yes," said {friend}. "But you were at home."

    ## try2
    Perhaps it was company that it needed. The nicest place for company was {gather}, where \#
    everybody was, where somebody always had a joke and half a pie. So {hero} waited by the open\#
     basket until the {young} came out from its corner and crept in. Then off they went.
    And everybody was kind. Children came in a ring. {Folk} came and bent down, with big soft \#
    faces, and said "Oh!" and "Look at its feet!" Somebody played a tune on a comb. {hero} held \#
    the basket and was proud, until {he} looked into it. The {young} had made itself as flat as \#
    a glove. It trembled so hard that the basket creaked.
    "Too many feet," said {friend}. "Would you like to be looked at by so many feet?"
    {hero} shut the lid, and carried it round to the quiet side, away from all that kindness.
    ---
    Of all spots in {world} {hero} loved one best, down beside {water}, where a flat stone lay \#
    in the evening sun. It had always helped, when {he} felt sad. If a place can help one sad \#
    person, why not two?
    They brought the {young} there in the basket, and {hero} opened the lid, and waited for the \#
    helping to begin. The water glittered. [boats: A boat went by with a light on it.] There was\#
     even a dragonfly. The {young} put out its nose, saw all that bright, wide nothing, and \#
    shrank back until the basket was hardly dented. It shivered from the ears down. There was no\#
     hole here, no shade, and nothing at its back.
    "But it's beautiful," said {hero}.
    "It's beautiful for you," said {friend}. "You aren't somebody's supper."
    ---
    "Somebody at {gather} will know," said {hero}. "There are always people at {gather} who know\#
     things." It took a trail of moss, and much patience, to get the {young} out from its hiding\#
     place and into the basket.
    The people did know things. One knew that it needed goat's milk. One knew that goat's milk \#
    was the worst of all. A man said it wanted a bell to listen to, and rang one. A baby wanted \#
    to keep it. They were so friendly and so loud, and over them the lamps swung to and fro. In \#
    the basket there was a shivering that would not end. {hero} could feel it in the handle, all\#
     the way up to {his} own shoulder.
    "Do you know what I think?" said {friend}. "I think that it would like them all to be one \#
    person, and that one isn't here."
    ---
    They went by the fresh green slope that runs down to {water}, where {hero} had always wanted\#
     to live. It had everything. It had soft ground, and flowers, and a view. {He} set the \#
    basket in the best spot and laid it gently on its side. "There," {he} said. "Now you have \#
    all this."
    The {young} came out two steps. {Creatures} passed over it or by it, it was hard to see \#
    which, and it threw itself flat. A ripple came in and it sprang back as if it had been \#
    bitten. Then it was in the basket again, at the very end, shaking, with its nose under its \#
    paws.
    "It would rather have a basket than all this," said {hero}.
    "It would rather have something else than a basket," said {friend}. "We keep giving it the \#
    things that you like. Have you noticed?"

    ## insight
    {hero} had no more ideas. It was an odd feeling, cool and roomy. {He} lay down on {his} \#
    stomach next to the basket, chin on the ground, because that was as far down as you could \#
    get.
    From there the world was another one. There were no views. There were stems, and stones like\#
     houses, and along the ground came a cold breath that told of everything. The {young} was \#
    just in front of {him}, nose to nose almost. And it was not looking at {him}. It never had. \#
    It looked past {his} left ear, and both its own ears stood up like spoons.
    "What is over there?" asked {hero}, without moving.
    {Friend} turned to see. "A bit of fence. Then {path}. Then, a long way on, {far}."
    The {young} called three times, over there, to nobody else. "It isn't crying," said {hero}. \#
    "It's talking to somebody."
    = stems: the long thin parts that hold up plants
    ---
    "Be quiet for a moment," said {friend}.
    "I am quiet," said {hero}.
    "You are thinking. I can hear it."
    So {hero} stopped even that. {He} sat down low beside the basket, with {his} ear just at the\#
     height of the {young}'s ear, and shut {his} eyes. First there was only {his} own blood, \#
    going round. Then there were leaves. And then, in the rest between three calls and the next \#
    three, there was something else. It was so far and so thin that it might have been a gnat. \#
    It came three times.
    {hero} opened {his} eyes. The {young} stood stiff as a little post, with its nose to where \#
    {far} was.
    "There's an answer," {he} whispered. "There was one all day! We were only too tall for it, \#
    and we never shut our mouths."
    "I did not like to say so," said {friend}.
    = gnat: a tiny fly with a thin hum
    ---
    They turned the basket a little, to keep the wind out. The {young} turned as well, inside, \#
    the other way. {hero} turned it back. Round went the {young}, like the needle in a compass.
    "Do that again," said {friend}.
    {hero} did that again, twice. Whichever way the basket stood, the nose in it ended up \#
    pointing to the same spot. {He} got down on the ground, cheek in the dirt, and looked along \#
    that nose as you look along a ruler. A stone. A ditch. A bent post. And at the end of it, \#
    small and dark, {far}.
    "At home, when it went under things," {he} said slowly, "was that the same side?"
    "I should have to think," said {friend}. "Yes. It was."
    {hero} sat up with dirt on {his} face. All this time they had asked what it needed. It had \#
    been pointing.
    = compass: a small tool whose needle shows the north
    ---
    Just at the right moment {friend} yawned, lay down and went flat. "You try it," said \#
    {friend}. "You get the news down here."
    {hero} got down too, on elbows and knees, and put {his} face where the {young} had its face.\#
     There was news indeed. There was a smell, cool and sour, of fur and old leaves. There was a\#
     mark in the mud as well, a broad foot with five toes, quite fresh. A second one lay beyond \#
    it. They went away in a line, toe after toe, and they all went towards {far}.
    "Somebody big came through," said {hero}. "Somebody who was looking for something, and went \#
    back."
    The {young} stood beside {him} with its nose over the first of the marks. It was not \#
    trembling now. It breathed in, and then it called, in that same direction, three times.
    "Somebody who moved house last night," said {friend}, "and lost count."
    = mark: the shape that a foot leaves behind

    ## act
    They went at a walking pace, and not even that. {hero} carried the basket in front with both\#
     arms, level, as you carry soup. Inside, the {young} had stopped shaking and stood with its \#
    paws on the rim, and called the way, like a small captain.
    Near {far} they laid the basket down in the long shadow, opened it, and walked off, forty \#
    steps, and sat. That was the hardest part. Nobody spoke. {hero}'s foot went to sleep, and \#
    then the leg. It got dark from below, as it does. {Friend} leaned against {him} and was \#
    warm.
    Then the shadow under the wall had a piece too many. It moved. It had a broad back and a low\#
     head. It came on without a sound, step by step, and put its nose into the basket. There \#
    were three calls, very small. Somebody gave one back, deep in the chest. Then the basket was\#
     empty.
    = shadow: the dark shape where light does not come
    ---
    "Not so fast," said {friend}, "you are joggling."
    "I'm not joggling. It's jumping." {hero} stopped until the basket had calmed down. So they \#
    went on, ten paces and a rest, ten paces and a rest. When they went wrong, the {young} \#
    grumbled.
    {Far} lay there in the last of the light. {hero} found a dry hollow, out of the wind, and \#
    tipped the basket over as gently as a page. Then came the thing that is so much harder than \#
    doing things. {hero} went away. Behind a heap of {stuff} they lay down to watch, far off, \#
    chin on fists.
    Nothing came, for as long as it takes to count all your teeth twice. "There," breathed \#
    {friend}. Two green sparks hung in the dusk by the wall. They grew, and had a mother round \#
    them, and the {young} ran straight in underneath.
    = hollow: a low place like a bowl in the ground
    ---
    This time nobody asked the {young} where it would like to live. They just followed the nose.\#
     It turned left, so {hero} turned left. It turned to {far}, so to {far} they went, softly, \#
    over stones and across a ditch.
    By the old wall it began to struggle. {hero} knelt and let the basket down. The {young} got \#
    out and called as loud as it could.
    "Back," said {friend}. "Further. It's their door, not ours."
    They went back until {far} was just a shape, and sat so still that {creatures} took them for\#
     stones. {hero} did not scratch, although {he} itched. It was almost night when the mother \#
    came. There was a rush, a tumble and a squeak, and then such a licking! You could hear it \#
    from there, like somebody scrubbing a pan.
    = struggle: to twist and push to get free
    ---
    Slowly, slowly: a basket with somebody in it is heavier than it looks. Dusk came down on \#
    {path}. {hero} listened at every step, and between the calls there came the answer, each \#
    time less far.
    "It's warmer," said {friend}. "Warmer. Cold. No, that was me. Warmer."
    At {far} they found a gap under the wall, worn smooth, with grey hairs on the edge of it. \#
    {hero} stood the basket a good way off from that, open side to the gap, and crept backwards \#
    all the way to the bend. There they sat. They didn't whisper. They breathed in turns. The \#
    moon came up, and stood there like one more person who had been told to be quiet.
    Something long and low slid out of the gap. It did not look left or right. It picked the \#
    {young} up by the scruff, as you pick up a dropped mitten, and took it in.
    = scruff: the loose skin at the back of the neck

    ## return
    The basket was so light on the way home that {hero} looked into it twice. There was some \#
    moss in there, and a tuft of fur. {He} put the tuft in {his} pocket, where {he} could feel \#
    it.
    "I would have liked to keep it," {he} said. "For a bit. Until it was bigger."
    "I know," said {friend}. "You are very quiet about it. I would have kept the blanket."
    At {home} they had {food} for supper. Both of them found that they had eaten nothing all day\#
     but worry. Later {hero} lay at the open window. The air smelled of {smell}. It was a long \#
    way to {far}, too far for ears, really, if you stand up. So {he} knelt, and laid {his} chin \#
    on the sill.
    Three times it came, thin as a gnat. But it did not sound like a question any more.
    ---
    "Well?" asked {elder}, when the two of them came home by {path} in the dark.
    "It's with its mother," said {hero}. Then the rest would not come out. {elder} did not ask \#
    for it, but went in front with the lamp.
    Weeks went by. {hero} kept away from {far}, since you do not drop in on wild people. But one\#
     morning the basket, which had been left out by the door of {home}, was not empty. There was\#
     a berry in it, rather chewed. There was a beetle. There was half an egg, and something \#
    brown, and nobody would say where that was from.
    {hero} looked at {friend}. "Was it you?"
    "It was not," said {friend}. "I'd have had the egg."
    ---
    Crying and being glad can go on at the same time, like sun and rain. For a stretch of {path}\#
     that was {hero}'s weather. {Friend} walked on the rainy side.
    "It never even looked round," said {hero}.
    "No. It had somebody to look at."
    That was so. {He} wiped {his} nose and thought it over, and the sunny side got wider. \#
    {Creatures} were asleep by now, all over {place}, each one next to another. At {home} {hero}\#
     put away the dish with {food} that nobody had wanted. Then {he} lay down and looked once \#
    more into the place where the {young} had hidden. It was a good space. It had dust, and a \#
    lost marble.
    "Come out," said {friend}, after a while. "I was going to call you. But I only know how to \#
    do it three times."
    ---
    They told nobody where it was. At {gather} people asked, and {hero} said, "At home," and \#
    that was true.
    For some days there was no fun to be had. Then {he} began to notice how much was going on \#
    down there, below the knees of things. A mouse had a road. Somebody had slept in the long \#
    grass, and had left it warm. {hero} went about with green elbows, and {friend} came too, and\#
     told the news. And in the last week of summer they lay, one evening, on the bend from which\#
     {far} is just a shape.
    A big shadow came out, then one, two, three small ones, and then, quite a bit later, a fourth.
    "Late," said {friend}.
    It sat down in the middle of everything and looked about, with ears too big for it. Then it \#
    ran after the others, and fell over its own feet, and was gone.
    """#
}
