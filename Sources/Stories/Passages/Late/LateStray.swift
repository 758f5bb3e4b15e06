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
    {path} every morning, and knew all that there was to hear. First came {sound}, and then a \#
    loose gate, and then their own breakfast. This was something new, as thin and sharp as a \#
    wet finger on glass. It came three times, and stopped, and came three times again.
    {hero} put down the basket, which was for {stuff}, and lay flat to look. There sat {a young}, \#
    the loneliest creature in the whole of {world}. Its fur stood up in points, and it looked at \#
    {hero} with all the face that it had.
    "Don't touch," warned {friend}. "{elder} says so. Never with bare hands."
    "I won't," whispered {hero}. "I only want it to be all right."
    [interest: They had been quarrelling about {interest}, but now they forgot which of them had \#
    been right.]
    ---
    "It isn't mine," said {a friend} immediately. "I only found it. I came round the bend, and \#
    there it sat and shouted at me."
    What sat there, at the side of {path}, was {a young}, no longer than a shoe. It was not \#
    really shouting. It gave three short calls, waited with its head up, and then gave three \#
    more. {hero} crouched down, basket and all, but at a respectful distance. Every child {in \#
    place} knew what {elder} said about wild young animals, which was never to use your hands.
    So {hero} only watched, and nobody came. The {young} was growing hoarse, and still it called.
    "It's lost," {he} said. "I was lost once, at {gather}, and it only lasted as long as a song, \#
    and I have never forgotten it. I want to see it safe and dry."
    [interest: "And I was talking about {interest}," said {friend}, but not loudly.]
    ---
    Some mornings are made to be wandered through with a basket on your arm. {hero} and {a \#
    friend} had planned to collect {stuff} and to look at nothing in particular. The whole of \#
    {place} was glittering from the rain of the night. Then, halfway along {path}, something low \#
    down called out three times, as if it were counting.
    It was {a young}. There was no mother, no nest and no hole, only this one extremely small \#
    person with mud on its nose.
    "How do you do," said {friend}, because somebody had to speak first.
    "Badly," said {hero}, "as you can see." Nobody was allowed to lift it, for {elder} had told \#
    every child so, and more than once. But to walk on was impossible too. "We will make it well \#
    again," said {hero}. "I have no idea how, but we will."
    [interest: {Friend} told it something about {interest}, to calm it.]
    ---
    There is a sort of calling that nobody can walk past, not even in a hurry. {hero} was in a \#
    hurry, with a heavy basket to bring home, and {a friend} who wanted lunch. All the same they \#
    both stopped, with one foot still going.
    "Three times," {friend} observed, "then a rest, then three times. That's manners."
    In the hollow of an old stump beside {path} sat {a young} with ears that were several sizes \#
    too big. When it saw them it did not run, but only looked past them, left and right, and \#
    called again.
    "Where can its mother be?" asked {hero}. {He} kept both hands behind {his} back, as one must \#
    with wild things. "It's so little. I want it to be safe before it's dark."
    "Then lunch will be late," said {friend}, and sat down.
    [interest: {Friend} said nothing about {interest}, which was a bad sign.]

    ## obstacle
    "It must be hungry," said {hero}, because that was the first thing that came to mind. {He} \#
    laid a piece of bun on a leaf, and pushed the leaf forward with a stick. The {young} stepped \#
    over the bun and called.
    They tried a beetle. They tried half an egg, a berry, and a worm that was in excellent \#
    health. {Friend}, who had strong opinions on food, put down something brown and refused to \#
    say where it was from. The {young} considered the whole row as you might consider a row of \#
    hats. Then it lifted its nose and gave its three calls, three and a rest, three and a rest.
    "Evidently it isn't hungry, then," said {hero}.
    "It is," said {friend}. "But there is something else that it wants first."
    = opinions: what somebody thinks about things
    ---
    For an entire hour it called, and you would not believe how much voice could fit into so \#
    little fur. {hero} tried humming to it. {He} tried being silent, and {he} tried going away \#
    behind a bush and coming back as somebody nicer. {Friend} made a face that had never been \#
    known to fail with babies.
    There was food as well, of course, a banquet on a piece of bark, with crumbs, cheese rind, \#
    and a drop of egg. The {young} walked round it once, sniffed, sneezed, and sat down with its \#
    back to the banquet.
    "What does it want?" cried {hero}. "It won't eat, it won't sleep, and it won't stop!"
    [sea: Far out the sea said hush, hush, but that didn't help either.]
    "You could ask," {friend} suggested.
    "I did ask. It says exactly the same thing every time."
    "Perhaps," said {friend}, "it's the same answer every time."
    = bark: the rough skin of a tree
    ---
    Two calls could have been by chance, but three were a message, and {hero} could not read it. \#
    It was like receiving a letter in a foreign language, over and over, from someone who \#
    desperately needs a reply.
    {He} had put down food by now, with a long twig, to keep {his} hands away. "There's cheese," \#
    {he} explained, "and there's a really superior crust. Don't you like crust?"
    The {young} ate nothing. It trod in the cheese by mistake and was upset about its foot. And \#
    whenever it had got its breath back, it lifted its chin and called, a little more hoarsely \#
    than before. [wind: The wind took the sound and carried it off round the corner.]
    "Somebody ought to answer," said {friend}, quite low.
    {hero} attempted it. "Mee, mee, mee." The {young} gave {him} a single look, which was not a \#
    rude one, but it was perfectly clear, and it meant no.
    = chance: when something happens and nobody planned it
    ---
    The worst was not the noise. The worst was the silence in between, when the {young} sat with \#
    its head on one side and hoped. One could actually see it hoping. Then the ears came slowly \#
    down, and everything began again from the beginning.
    "Eat something," begged {hero}. {He} rolled a berry over, and the {young} let it roll past. \#
    {He} offered a piece of egg on the end of a straw. It looked along the straw to discover who \#
    was at the other end, and that was not who it wanted.
    "I'd have accepted the egg," said {friend}, "simply to be polite."
    "It isn't being rude. It's unhappy." {hero} sat back, defeated. What can anybody do with a \#
    creature that will neither swallow nor be silent? The basket stood there, completely empty, \#
    and so did {his} whole head.
    = swallow: to let food go down your throat

    ## try1
    "At {home} it's warm," said {hero}, "and nobody can be miserable in the warm." {He} laid the \#
    basket on its side, with moss in it, and waited till the {young} had crept in by itself. Then \#
    it rode home, calling at every corner.
    They gave it the best of everything, a place by the stove, {hero}'s own blue blanket, and \#
    {food} in a saucer. They drew the curtain, and they even tiptoed.
    For a moment there was silence. Then the {young} noticed the walls. It ran along all four of \#
    them, searching for the place where they stopped. They did not stop, and so it squeezed in \#
    under the cupboard, until nothing could be seen but two eyes. It did not call any longer. It \#
    only made a tiny noise, with its mouth shut, and that was considerably harder to listen to.
    "I preferred the shouting," said {friend}.
    ---
    With a basket, a lid, and a soft old sock it was done in ten minutes, and {hero} had not laid \#
    a finger on it. In another ten they were all at {home}. {hero} knew exactly how to treat a \#
    guest. One gives a guest the good chair.
    So the {young} got the good chair, a cushion, and the quilt with the ducks. It got {food} on \#
    a plate with a golden rim, and {friend} fetched a hot bottle for its feet. And it sat there, \#
    on all that luxury, and shook. It climbed down by way of the quilt, which came down too, \#
    together with the plate. When they lifted the quilt there was nobody beneath it.
    They discovered the {young} at last behind the coal box, face to the wall.
    "Does it not like ducks?" asked {hero}, utterly lost.
    "It doesn't like indoors," said {friend}. "You can tell by its back."
    ---
    "What would I want?" {hero} wondered. "If I were cold and small and somewhere else?" {He} \#
    would want {home}, that was obvious, with the lamp on, and {food}, and a blanket right up to \#
    the ears. So the {young} came along in the basket. It had walked in after {friend}, who went \#
    first, to demonstrate that baskets don't bite.
    The lamp was lit, and the blanket was spread. [snow: The stove hummed, and the snow slid off \#
    their boots.] {hero} gave up {his} own favourite spoon.
    The {young} looked at the lamp and shut its eyes. It looked at the bowl and crept away \#
    backwards. Under the bed there was a gap where not even a broom could enter, and into that it \#
    disappeared, dust and all.
    "It has gone to bed," said {hero} hopefully.
    "It has gone away," said {friend}, "as far as anyone can go in here."
    ---
    They carried it home between them, in the basket, and it wailed the entire way, so that \#
    people opened their windows. It was for its own good. {hero} explained that to every window \#
    separately.
    At {home} everything had been thought of. There was a box of straw, a blanket that had once \#
    been a coat, and an egg cup full of {food}. There was {hero}, on the floor, singing a song \#
    that had always been sung to {him}. It was a good song. The {young} politely let it continue \#
    to the end of the second verse. Then it walked very slowly across the floor, went in under \#
    the dresser, and pulled its tail in after it.
    Nobody sang any more. In the stillness one could hear it breathe.
    "That song always worked with me," said {hero}.
    "Certainly," said {friend}. "But you were at home."

    ## try2
    Perhaps it was company that it needed. The best place for company was {gather}, where \#
    somebody always had a joke and half a pie. So {hero} waited by the open basket until the \#
    {young} came out from its corner and crept in, and off they went.
    And everybody was kind. Children came in a ring. {Folk} came and bent down, with enormous \#
    soft faces, and said "Oh!" and "Look at its feet!" Somebody performed a melody on a comb. \#
    {hero} held the basket and was proud, until {he} looked into it. The {young} had made itself \#
    as flat as a glove, and it trembled so violently that the basket creaked.
    "Too many feet," said {friend}. "Would you enjoy being looked at by so many feet?"
    {hero} shut the lid, and carried it round to the quiet side, away from all that kindness.
    ---
    Of all the spots in {world} {hero} loved one best, down beside {water}, where the evening sun \#
    came. It had always helped, whenever {he} felt sad. If a place can comfort one sad person, \#
    then why not two?
    They carried the {young} there in the basket, and {hero} opened the lid, and waited for the \#
    comforting to begin. The water glittered. [boats: A boat went by with a light on it.] There \#
    was even a dragonfly. The {young} put out its nose, saw all that bright, wide, terrible \#
    nothing, and shrank back until the basket was hardly dented. It shivered from the ears down. \#
    There was no hole here, no shade, and nothing to put its back against.
    "But it's beautiful," said {hero}.
    "It's beautiful for you," said {friend}. "You aren't anybody's supper."
    ---
    "Somebody at {gather} will know," said {hero}. "There are always people at {gather} who know \#
    things." It took a trail of moss, and enormous patience, to persuade the {young} out of its \#
    hiding place and into the basket.
    The people did know things. One was certain that it needed goat's milk, and another that \#
    goat's milk was poison. A man said it wanted a bell to listen to, and rang one. A baby wanted \#
    to keep it. They were all so friendly and so loud, and over them the lamps swung to and fro. \#
    In the basket there was a shivering that would not end. {hero} could feel it through the \#
    handle, all the way up to {his} own shoulder.
    "Do you know what I think?" said {friend}. "I think that it would like all of them to be one \#
    particular person, and that one isn't here."
    ---
    They went by the fresh grassy slope that runs down to {water}, where {hero} had always wanted \#
    to live. It had everything, soft ground, and flowers, and a view. {He} set the basket in the \#
    very best spot and laid it gently on its side. "There," {he} said, like somebody giving away \#
    a kingdom. "Now you have all this."
    The {young} came out two steps. {Creatures} passed over it or by it, it was difficult to see \#
    which, and it threw itself flat. A ripple came in, and it sprang back as if it had been \#
    bitten. Then it was in the basket again, at the very end, with its nose under its paws.
    "It would rather have a basket than all this," said {hero}.
    "It would rather have something else than a basket," said {friend}. "We keep giving it the \#
    things that you like. Have you noticed?"

    ## insight
    {hero} had no more ideas, and it was an odd sensation, cool and roomy. {He} lay down on {his} \#
    stomach next to the basket, chin on the ground, because that was as far down as anybody could \#
    get.
    From there it was another world, and there were no views in it. There were stems, and pebbles \#
    like houses, and along the ground came a cold breath that told the news of everything. The \#
    {young} was directly in front of {him}, nearly nose to nose, and it was not looking at {him}. \#
    It never had been. It was looking past {his} left ear, and both its own ears stood up like \#
    spoons.
    "What is over there?" asked {hero}, without moving.
    {Friend} turned to see. "A bit of fence. Then {path}. Then, a long way on, {far}."
    The {young} called three times, over there, to nobody else. "It isn't crying," said {hero}. \#
    "It's having a conversation."
    = stems: the long thin parts that hold up plants
    ---
    "Be quiet for a moment," said {friend}.
    "I am quiet," said {hero}.
    "You are thinking. I can hear it."
    So {hero} stopped even that. {He} sat down low beside the basket, with {his} ear just at the \#
    height of the {young}'s ear, and shut {his} eyes. At first there was only {his} own blood, \#
    travelling round, and then there were leaves. And then, in the silence between three calls \#
    and the next three, there was something else. It was so distant and so thin that it might \#
    have been a gnat, and it came three times.
    {hero} opened {his} eyes. The {young} stood as stiff as a little post, with its nose to where \#
    {far} was.
    "There's an answer," {he} whispered. "There has been one all day! We were only too tall for \#
    it, and we never shut our mouths."
    "I did not like to mention it," said {friend}.
    = gnat: a tiny fly with a thin hum
    ---
    They turned the basket a little, to keep the wind out, and the {young} turned as well, \#
    inside, the opposite way. {hero} turned it back, and round went the {young}, like the needle \#
    in a compass.
    "Do that again," said {friend}.
    {hero} did that again, twice. Whichever way the basket stood, the nose in it ended up \#
    pointing to exactly the same spot. {He} got down on the ground, cheek in the dirt, and looked \#
    along that nose as one looks along a ruler. There was a ditch, there was a bent post, and at \#
    the end of it, small and dark, there was {far}.
    "At home, when it went under things," {he} said slowly, "was that the same side?"
    "I should have to think," said {friend}. "Yes. It was."
    {hero} sat up with dirt on {his} face. All this time they had been asking what it needed, and \#
    it had been pointing.
    = compass: a small tool whose needle shows the north
    ---
    Exactly at the right moment {friend} yawned, lay down and went flat. "You ought to try it," \#
    said {friend}. "One gets the news down here."
    {hero} got down too, on elbows and knees, and put {his} face where the {young} had its face. \#
    There was news indeed. There was a smell, cool and sour, of fur and old leaves. There was a \#
    mark in the mud as well, a broad foot with five toes, quite fresh. A second one lay beyond \#
    it, and a third, and they all went in the direction of {far}.
    "Somebody big came through," said {hero}. "Somebody who was searching for something, and went \#
    back."
    The {young} stood beside {him} with its nose over the first of the marks, and it was not \#
    trembling now. It breathed in, and then it called, in that same direction, three times.
    "Somebody who moved house last night," said {friend}, "and lost count."
    = mark: the shape that a foot leaves behind

    ## act
    They went at a walking pace, and not even that. {hero} carried the basket in front with both \#
    arms, perfectly level, as one carries soup, and inside, the {young} had stopped shaking. It \#
    stood with its paws on the rim and called out the way, like a small captain.
    Near {far} they laid the basket down in the long shadow, opened it, walked off forty steps, \#
    and sat. That was the hardest part. Nobody spoke. {hero}'s foot went to sleep, and then the \#
    leg. It got dark from below, as it does, and {friend} leaned against {him} and was warm.
    Then the shadow under the wall had a piece too many. It moved. It had a broad back and a low \#
    head, and it came on without a sound, and put its nose into the basket. There were three \#
    calls, very small, and somebody gave one back, deep in the chest. Then the basket was empty.
    = shadow: the dark shape where light does not come
    ---
    "Not so fast," said {friend}, "you are joggling."
    "I'm not joggling. It's jumping." {hero} stopped until the basket had calmed down. So they \#
    continued, ten paces and a rest, ten paces and a rest, and whenever they went wrong, the \#
    {young} grumbled.
    {Far} lay there in the last of the light. {hero} found a dry hollow, out of the wind, and \#
    tipped the basket over as gently as a page. Then came the thing that is so much harder than \#
    doing things, and {hero} went away. Behind a heap of {stuff} they lay down to watch, at a \#
    distance, chin on fists.
    Nothing came, for as long as it takes to count all your teeth twice. "There," breathed \#
    {friend}. Two green sparks were hanging in the dusk. They grew, and had a mother round them, \#
    and the {young} ran straight in underneath.
    = hollow: a low place like a bowl in the ground
    ---
    This time nobody asked the {young} where it would like to live. They simply followed the \#
    nose. It turned left, so {hero} turned left. It turned to {far}, and so to {far} they went, \#
    softly, through nettles and across a ditch.
    Quite near the place it began to struggle. {hero} knelt and let the basket down, and the \#
    {young} scrambled out and called as loud as it could.
    "Back," {friend} commanded. "Further. It's their door, not ours."
    They went back until {far} was just a shape, and sat so still that {creatures} took them for \#
    furniture. {hero} did not scratch, although everything itched. It was almost night when the \#
    mother came. There was a rush, a tumble and a squeak, and after that such a licking! You \#
    could hear it from there, like somebody scrubbing an enormous pan.
    = struggle: to twist and push to get free
    ---
    Slowly, slowly, because a basket with somebody in it is heavier than it looks. Dusk came down \#
    on {path}. {hero} listened at every step, and in between the calls there came the answer, \#
    each time less far.
    "It's warmer," said {friend}. "Warmer. Cold. No, that was me. Warmer."
    At {far} they found a gap under the wall, worn smooth, with grey hairs along the edge of it. \#
    {hero} set down the basket at a proper distance, open side to the gap, and crept backwards \#
    all the way to the bend. There they sat. They didn't even whisper, but breathed in turns. The \#
    moon came up, and stood there like one more person who had been told to be quiet.
    Something long and low slid out of the gap, and looked neither left nor right. It picked the \#
    {young} up by the scruff, as one picks up a dropped mitten, and took it in.
    = scruff: the loose skin at the back of the neck

    ## return
    The basket was so light on the way home that {hero} looked into it twice. There was some moss \#
    in it, and a tuft of fur. {He} put the tuft in {his} pocket, where {his} fingers could find it.
    "I would have liked to keep it," {he} admitted. "Only for a while, until it was bigger."
    "I know," said {friend}. "You are very quiet about it. I would have kept the blanket."
    At {home} they had {food} for supper, and both of them discovered that they had eaten nothing \#
    all day but worry. Later {hero} lay at the open window, and the air smelled of {smell}. It \#
    was a long way to {far}, too far for ears, really, if you stand up. So {he} knelt, and laid \#
    {his} chin on the sill.
    Three times it came, as thin as a gnat, but it did not sound like a question any more.
    ---
    "Well?" asked {elder}, when the two of them came home by {path} in the dark.
    "It's with its mother," said {hero}. Then the rest would not come out, and {elder} did not \#
    ask for it, but went in front with the lamp.
    Weeks went by, and {hero} kept away from {far}, since one does not simply drop in on wild \#
    people. But one morning the basket, which had been left out by the door of {home}, was not \#
    empty. There was a berry in it, rather chewed. There was a beetle, there was half an egg, and \#
    there was something brown, and nobody would say where that was from.
    {hero} looked suspiciously at {friend}. "Was it you?"
    "It was not," said {friend}. "I'd have eaten the egg."
    ---
    Crying and being glad can happen simultaneously, like sun and rain, and for a considerable \#
    stretch of {path} that was {hero}'s weather. {Friend} walked on the rainy side.
    "It never even looked round," said {hero}.
    "No. It had somebody to look at."
    That was so. {He} wiped {his} nose and thought it over, and the sunny side got wider. \#
    {Creatures} were asleep by now, all over {place}, each one next to another. At {home} {hero} \#
    cleared away the {food} that nobody had wanted. Then {he} lay down and looked once more into \#
    the place where the {young} had hidden. It was an excellent space. It had dust, and a lost \#
    marble.
    "Come out," said {friend}, after a while. "I was going to call you. But I only know how to do \#
    it three times."
    ---
    They told nobody where it was. At {gather} people inquired, and {hero} said, "At home," and \#
    that was perfectly true.
    For some days there was no fun to be had anywhere. Then {he} began to notice how much was \#
    going on down there, below the knees of things. A mouse had a road of its own. Somebody had \#
    slept in the long grass, and had left it warm. {hero} went about with green elbows, and \#
    {friend} came too, and reported the news. And in the last week of summer they lay, one \#
    evening, on the bend from which {far} is just a shape.
    A big shadow came out, followed by one, two, three small ones, and then, after quite a long \#
    time, a fourth.
    "Late," said {friend}.
    It sat down in the middle of everything and looked about, with ears too big for it. Then it \#
    ran after the others, fell over its own feet, and was gone.
    """#
}
