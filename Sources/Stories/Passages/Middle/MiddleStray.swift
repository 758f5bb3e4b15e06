extension Passages {
  /// The passages of “stray” for ages 6–8.
  static let middleStray = #"""
    skeleton: stray
    band: 6-8
    title: The {young} by the Way
    title: What the {young} Was Looking At
    title: {hero} Finds Somebody Small
    title: A Basket, Very Slowly
    slot young: badger cub | otter cub | young hare | marten cub
    question: What did the {young} want, and how could {hero} have known?
    question: Why was the soft blanket no help?
    question: When is it hard to leave somebody alone?
    question: How do you feel when something makes you sad and glad at once?
    question: What should you do if you find a young wild animal?
    question: What might the {young} have told its mother afterwards?

    ## want
    There was something in the grass by {path}, and it was not a hat. "It has got ears," said {a \#
    friend}.
    It was {a young}, all alone, no longer than {hero}'s shoe. It opened its mouth and called, \#
    and nobody came. The whole of {place} went on as before.
    "Who leaves one of those about?" wondered {friend}. [interest: They had been talking about \#
    {interest}, but that was over.]
    {hero} lay down flat to be nearer to it. "I want it to be all right," {he} whispered.
    ---
    "Eep," said {path}.
    "I beg your pardon?" said {a friend}.
    "Eep!" They bent down, and there under a leaf sat {a young}. It was wet and furious, and it \#
    shook. [interest: A minute ago {hero} had only cared about {interest}.]
    {hero} had seen big ones {in place}, at dusk, from a distance. {He} had never seen one so \#
    small, or so near. "Where is your mother?" asked {hero}. "Eep." It was the saddest sound that \#
    {he} had ever heard, and there was no walking past it.
    ---
    {hero} nearly trod on it. It was exactly as brown as the ground by {path}, and it did not run \#
    off.
    "That," said {a friend}, "is {a young}. You see one in {world} once a year, and never like \#
    this."
    It was all alone, and it called and called. [interest: {hero} told it something about \#
    {interest}, but it only blinked.]
    "It can't stay here," said {hero}, "because it is much too small. I want it to be happy \#
    again. I want it more than supper." And supper was pancakes.
    ---
    It was on a Sunday that {hero} discovered the {young}. [interest: {hero} was lost in thought \#
    about {interest}.] Actually {a friend} saw it first, but {hero} was the one who could not \#
    look away.
    It sat by {path}, completely round, with dew on its nose. Apparently nobody else in all \#
    {world} had time for it.
    "It wants something," said {friend}.
    "Yes," said {hero}, "and it shall have it." That was easy to say. It looked up at them both \#
    and cried.

    ## obstacle
    {hero} put down some bread, and the {young} did not even look at it. {hero} put down the \#
    middle of the bread, which is better. It turned its head away and called, and called, and \#
    called.
    "Maybe it wants butter," said {friend}.
    "Don't touch it," said {elder}, who came past with a cart. "It is wild. If it must be moved, \#
    use a basket, and let it walk in."
    When {elder} had gone, it still refused to eat. It did not stop calling, and every call made \#
    {hero} flinch.
    = flinch: to make a small, quick move of pain or fear
    ---
    A berry? No. A bit of apple, bitten small? No. The {young} crept back from every new thing, \#
    as though it had been insulted.
    "I would accept the apple," said {friend}, "if it is going."
    And the calling went on. It was thin and shrill, and it went straight down to the stomach. \#
    {elder} leaned out and told them to keep their hands off. If it had to be moved, a basket was \#
    better. But moved where? {hero} had no idea.
    = shrill: high and sharp in sound
    ---
    How does one talk to {a young}? {hero} tried soft words, and {he} tried a song. {Friend} \#
    tried making a face, and that was the worst of all. It did not even want the expensive cheese.
    It only called, with its whole small body. Then it listened and shivered, and began again.
    [wind: The wind pulled at its fur.] "I would pick it up," said {hero}, "only {elder} says \#
    that nobody should, ever. One uses a basket." They both looked at it, and it called.
    = shivered: shook with cold or fear
    ---
    The cheese lay there, and the {young} sat here, and nothing passed between them. "It is being \#
    very stubborn about cheese," said {friend}.
    "It isn't hungry," said {hero}. "Or it's too miserable to be hungry."
    {He} remembered how that was. Once {he} had been lost for an hour, and could not have eaten \#
    cake. It called again, up and down, like a question, and there was no answer for it here. \#
    "Never with your hands," {elder} had taught {hero}. "Use a basket." But a basket alone was \#
    not a comfort.
    = comfort: something that makes you feel better

    ## try1
    They laid a basket on its side, and at last the {young} walked in. {hero} carried it to \#
    {home}. There was a blanket, the one with stars, and there was a saucer with everything that \#
    {hero} liked most.
    "Now it will cheer up," said {hero}. "I would."
    It did not. It ran over the stars and crept under the dresser, as far back as it could.
    {Friend} bent down to see. "It is not crying any more," {friend} reported. "It is too sad to \#
    cry."
    ---
    "What it needs is a home," said {hero}, "and I happen to have one." So it came to {home} in a \#
    basket, and stood between the stove and the clock. {hero} gave it a sock and some bun.
    The clock struck, and something brown shot out of the sock and disappeared under the bed. \#
    From there two eyes looked at them, as small as pins.
    "I don't believe that it tells the time," said {friend}.
    {hero} lay on the floor and talked to the eyes, but they only got smaller.
    ---
    At {home} they did everything properly. The basket was given a blanket. {hero} blew on some \#
    {food}, and served it in very small bites. {He} even gave up {his} own pillow.
    Slowly the {young} put out its nose. It smelled soap, soup, boots, and {friend}, and that was \#
    enough. In a flash it was behind the wood box, and there it stayed.
    "I am not offended," said {friend}, who was.
    {hero} ate nothing that evening. Behind the wood box it was terribly quiet.
    ---
    Carry it like an egg, thought {hero}, and {he} did, all the way to {home}. {He} put down a \#
    blanket and {his} own supper. {He} hung a cloth over the lamp, until it was as cosy as a pocket.
    But some people don't care for pockets. The {young} went round and round the wall. Then it \#
    discovered the dark place behind the cupboard, and in it went.
    "I suggest that we whisper," said {friend}. They whispered. What was behind the cupboard made \#
    a sound like a very small sigh.

    ## try2
    "It wants to be outside, but somewhere beautiful," said {hero}, and the most beautiful place \#
    was {water}. They got the {young} back into its basket and put it on the softest grass.
    {hero} admired the view, and it had its back to the view. [river: A barge came past with \#
    music.] It shivered till the basket rattled, for here was no hole, just sky.
    "Perhaps it is not fond of beauty," said {friend}.
    They shut the lid halfway, to make it dark, and carried it off again.
    ---
    If you are lonely, what you need is company. Therefore {hero} took the basket to {gather}, \#
    where there is always plenty. Everybody came to look. "Ah," they said, "how sweet," and bent \#
    down with their enormous faces.
    The {young} made itself as flat as a letter. It shook and shook.
    "Would you like it," asked {friend}, "if forty noses looked in at your bed?"
    {hero} would not. {He} put {his} coat around the basket and pushed out through all the legs. \#
    {He} did not stop till it was quiet.
    ---
    {hero} knew a spot beside {water} which always worked when anybody was sad. The basket was \#
    put down there, in the sun.
    It did not work, because the {young} looked to the left and to the right. Then it put its \#
    head under its own tail, or as near as it could get.
    "This is where you are happy," said {friend}. "That's not the same."
    It shivered, although it was not cold at all. So {hero} had to carry it away from there as well.
    ---
    There was music at {gather}, and warm light, and a smell of {smell}. Who would not feel \#
    better? {hero} set the basket down on a bench, directly beside the drum.
    Boom, said the drum, and two ears went flat. Boom! All of it went flat, and shivered like jelly.
    "Quiet," {friend} told the drum, but a drum does not listen.
    {hero} ran off with the basket, smoothly, the way people run with soup. Where else could they \#
    possibly go? {He} did not know one single place more.

    ## insight
    They stopped at a quiet corner. {hero} was too tired to have ideas, so {he} just lay down \#
    flat beside the basket.
    From there it was another world, made of the undersides of things. And {he} noticed that it \#
    never looked at {him}, or at {friend}. Its ears turned, like two spoons. They turned to \#
    {high}, and there they stayed.
    "Each time it calls," said {friend}, "it calls up there."
    {hero} looked where the ears looked. "It has been telling us the direction," {he} said, "the \#
    whole time."
    = direction: the way to go
    ---
    "Be quiet for once," said {friend}, "and I will be, too." They crouched down by the basket. A \#
    beetle walked over {hero}'s hand, and {hero} let it.
    The {young} called and waited. Each time it turned until its nose pointed to {high}, and only \#
    then opened its mouth. And now, because nobody was talking, they heard something else. From \#
    {high}, as thin as thread, somebody called back.
    {hero} sat up with leaves on {his} cheek. "It did not want us to do anything," said {hero}, \#
    "except listen."
    = cheek: the soft side of your face
    ---
    How big must I be for it? thought {hero}. As big as a house. So {he} got down low, by the \#
    basket, and looked at what it looked at.
    It was not looking at the sky. It was looking at a gap in the wall, and through the gap was \#
    {high}. {Friend} moved in front, and it stretched its neck to see past {friend}.
    "I am in the way," said {friend}. "I suspect that we both were."
    "It's from up there," said {hero}. "It is homesick."
    = homesick: sad because you long for home
    ---
    By chance {friend} turned the basket around, to have more room, and what was in it turned \#
    back. {Friend} did it again. Back it turned, like the needle that always finds north.
    {hero} lay flat and put one eye close to the wicker. Through the holes {he} saw exactly what \#
    it saw, and it was always {high}.
    "You can spin it all day," said {hero}. "It knows perfectly well where it lives. It was only \#
    waiting for somebody to ask."
    = wicker: thin twigs woven to make baskets

    ## act
    They went to {high} very slowly, because a basket should not swing. Whenever {hero} turned \#
    wrong, it fussed, and whenever {he} turned right, it grew quiet. By a thicket it called so \#
    hard that {he} stopped.
    {hero} laid the basket on its side and opened it. Then {hero} and {friend} went back and did \#
    nothing at all, which was the hardest thing so far.
    The leaves parted. Out came its mother, low and quick. Two noses touched. And they were gone.
    = thicket: bushes that grow close together
    ---
    Step, and wait. Step, and wait. {Friend} went in front to move the twigs aside. Halfway up to \#
    {high}, something answered, and the basket nearly jumped out of {hero}'s arms.
    "Here," said {friend}. "No further."
    So they put it down there and hid behind a bush. {hero}'s foot fell asleep, and then {friend} \#
    did, but still {hero} did not move.
    Then its mother came, like a shadow, and took the {young} by the scruff. It hung there, limp \#
    and happy, and made no sound.
    = scruff: the loose skin at the back of an animal's neck
    ---
    Was it heavy? It weighed no more than a loaf. But {hero} carried the basket in both arms, all \#
    the way to {high}, without a single jolt. {He} did not talk, and {he} did not look in.
    Beside some small tracks {he} set it down. "Now far," {friend} commanded, "and then farther." \#
    They sat a hundred steps off, and the sun went lower by a hand.
    "Perhaps," began {hero}.
    "Hush." The grass moved, and its mother stood there, wet to the knees from searching.
    = jolt: a hard, sudden bump
    ---
    They had to ask it the way. At every fork {hero} held the basket still, and they waited for \#
    the ears. Ears left meant left. So it guided them up toward {high}, to a place with a hole.
    {hero} opened the lid, walked backwards, and sat down at a distance with {friend}, as patient \#
    as two posts. It took so long that a spider began a web on {his} hat.
    Then came a low, rough call. The {young} came out, fell over, got up, and ran. Its mother was \#
    there.
    = patient: able to wait without a fuss

    ## return
    The way home was quiet, and the basket weighed nothing. "I would have called it Button," said \#
    {hero}.
    "I know," said {friend}.
    {hero} cried a bit, and then {he} laughed, because {friend} was wearing the basket.
    That night {he} could not sleep. Through the open window, far off on {high}, somebody called, \#
    and somebody small called back, twice. There was nothing lost in it. It was exactly the way \#
    people talk in the kitchen. "Eep," said {hero}, very softly, and turned over.
    ---
    "Are you sad?" asked {friend}.
    "Yes," said {hero}. "And glad. They are both in here, and there isn't much room."
    At {home} {elder} had left {food}, and asked no questions, and that was right. In the morning \#
    {hero} looked into the basket once more.
    On the bottom of it lay three brown hairs and a crust with tiny bites all along the edge. "So \#
    it did eat," said {friend}. "It just did not want us to know." {hero} still has the hairs, in \#
    a tin.
    ---
    For several days there was a sort of hole in the day. {Friend} sat in it, as well as {friend} \#
    could.
    Then, one evening, {hero} and {friend} were sitting by {path}, eating {food}. It was nearly \#
    dark. Something big crossed the way, and something small came after, stopped, and sniffed.
    "It smells soap and me," whispered {friend}. "It remembers."
    It ran on. They sat there for a while, and their supper got cold, and it did not matter in \#
    the least.
    ---
    {hero} walked down with the empty basket. "Did we help it?" {he} asked.
    "We stopped not helping," said {friend}. "That is a great deal."
    {elder} was at the gate of {home}. "Well?" asked {elder}.
    "It had a mother all along," said {hero}, "and now it has one again." And {hero} had to look \#
    at the sky for a moment.
    Next day a stick lay by the door, gnawed all round. {Friend} insists that it was the wind, \#
    but {hero} keeps it under the pillow.
    """#
}
