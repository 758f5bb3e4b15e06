extension Passages {
  /// The passages of “map” for ages 6–8.
  static let middleMap = #"""
    skeleton: map
    band: 6-8
    title: A Cross on the Map
    title: What {hero} Found in the {holder}
    title: The Map That Got It All Wrong
    title: The Secret Box of {world}
    slot holder: tea tin | fat book | green bottle | coat pocket
    question: Why did the map look wrong when it was right all along?
    question: What would you put in a box for a child who comes after you?
    question: How does your own street look from high up?
    question: Why did asking everyone not help this time?
    question: What do you think {elder} felt about the box being found?
    question: Would you have taken something out of the box? Why?

    ## want
    It rained {in place}, so {hero} looked into things. {He} looked into a boot, a jug and \#
    {a holder}. In the {holder} there was a paper, folded eight times.
    "A bill," said {a friend}.
    "A map!" said {hero}. It was covered with lines, and there was a tower, and in one corner a \#
    fat red cross. A cross always means that something is there. [interest: Perhaps it was \#
    something about {interest}.] {hero} had to know what, so they set out before the rain had \#
    even stopped.
    ---
    The {holder} had been at {home} for as long as {hero} could remember. Nobody ever opened it, \#
    and that is why nobody had ever discovered the map.
    "It is very old," said {a friend}. "It smells of attic."
    It showed {world}, or something similar, in brown ink. And there was a cross! {hero} had \#
    always wanted a cross. [interest: It was better than a book about {interest}.] "What can be \#
    under it?" {he} wondered. They took bread and a spade, and off they went.
    ---
    "What is this?" asked {hero}, and pulled. Out of the {holder} came a scrap of paper with \#
    brown edges. It was a map, with dots, and with a cross in red.
    {A friend} came closer. "Somebody has hidden something," said {friend}. "People do not draw a \#
    cross for a cabbage."
    [interest: {hero} had been reading about {interest}, but that could wait.] The whole of \#
    {place} lay out there, and one small piece of it had a secret. {hero} was already outside, \#
    wearing one shoe.
    ---
    {hero} and {a friend} were tidying up, and it was terribly dull, until the {holder} fell \#
    down. Something slid out. [interest: In the middle of a word about {interest}, they both \#
    stopped.]
    It was a map, such as a child might draw. There was a line with a tower, and three bumps, and \#
    a cross.
    "There is treasure {in place}," cried {hero}, "and we are sweeping!"
    "I shall get my hat," said {friend}, who had no hat. They left the broom where it was.

    ## obstacle
    They walked along {path} and turned the map to match. It refused to match. "Here there should \#
    be a tower," said {hero}, and there was only a pump. "Here there should be three bumps." \#
    There was nothing there but a washtub.
    "Is it an old bump?" asked {friend}, examining the washtub.
    Even the bends were wrong. {hero} stood still and scratched {his} head. They were completely \#
    stuck, in the middle of {path}, with a map of nowhere.
    = match: be the same as something else
    ---
    "Left at the big circle," {hero} read out.
    "What big circle?" asked {friend}.
    They both looked. There was {path}, as long and narrow as ever, and not a circle to be seen. \#
    Nor was there a tower. Where the paper had a row of teeth, there stood one bent bush. The \#
    further they went, the more impossible it became.
    "Perhaps the world has moved," said {friend}.
    {hero} sat down in despair. Nobody can finish a puzzle that has the wrong pieces.
    = puzzle: a thing that is hard to work out
    ---
    The first sign on the map was a ring, and the second was a square with a hole in it. On \#
    {path} there was neither of them.
    "Let me hold it," said {friend}. "No. It is worse when I hold it."
    A tower was drawn there, as plain as a nose, and who could lose a tower? {hero} went ten \#
    steps forward and ten steps back. In the end they stopped, because there was no reason to go \#
    in any direction at all.
    = reason: why you do a thing
    ---
    It began well. On the map there was a line, and here was {path}. Then it stopped being well. \#
    A wavy patch was drawn where the ground was perfectly dry. An enormous thing with a hat on \#
    was drawn where there stood nothing at all.
    "I am looking for an enormous thing with a hat," {friend} told a passing hen.
    The hen had not seen it. {hero} frowned at the paper, and at {path}, and at the paper. They \#
    did not agree on a single point.
    = single: one and no more

    ## try1
    "We are too slow for it," said {hero}. "That's all it is." {He} stuck {his} nose in the map \#
    and began to run, left, right, left, just as the line said. {Friend} came after and read out \#
    the signs on the houses, for interest.
    "Baker," called {friend}. "Well. Blue door. Wall. Baker."
    {hero} stopped. "Why is there a second baker?"
    "There is only one," said {friend}. It was true. They had been running in a ring. Here they \#
    were, back at the first bend of {path}, with a stitch each.
    ---
    Quick marching was the answer. {hero} counted off the bends on {his} fingers and never once \#
    looked up from the map. They went through a puddle, and under a wet sheet on a line.
    "That scarecrow looked at us strangely," said {friend}.
    A while later there was a puddle, followed by a sheet.
    "That scarecrow," said {friend}, "knows us now."
    They had been going round and round. {hero} looked up at last and saw the start of {path}, \#
    and {home} behind it.
    ---
    If the paper said left, then left it was, even if there happened to be a hedge. So they went \#
    left, through the hedge, at a trot. They went right over somebody's beans. Wherever the ink \#
    ran, they ran.
    "Excuse us," said {friend} to the beans.
    At the last turn {hero} shouted, "A footprint! Somebody was here before us!"
    {Friend} stepped into it, and it fitted. It was the very place on {path} where they had \#
    started, and now they had thorns.
    ---
    Down went {hero}'s head, and off went {hero}'s feet. One finger slid along the line, and {he} \#
    followed the finger, which was absolutely certain. It took them round a pond, round a barn \#
    and round a bend.
    "Stop," said {friend}. "I once lost a button here."
    "When was that?"
    "About a quarter of an hour ago." And there it lay, shining, in the middle of {path}, exactly \#
    where they had begun. The finger had led them in a beautiful big ring.

    ## try2
    So they asked. The first of {folk} held the map at arm's length. "That's up north," said one. \#
    "You need a boat," said the second. "Is it a cake?" asked a third, who had no glasses on.
    Each of them pointed with great confidence, and no two fingers pointed the same way. {Friend} \#
    tried to look along all of them and grew dizzy.
    "Thank you," said {hero}. "You have been extremely helpful." They knew less than before, and \#
    it had taken an hour.
    ---
    {hero} went from door to door with the map. "The tower?" said one of {folk}. "They pulled \#
    that down." "Nonsense," said the next. "They never built it." A third one told them about a \#
    well, and a wedding, and an extremely clever pig.
    "I remembered everything," said {friend}. "We are to go uphill and downhill and marry a pig."
    {hero} took the map back. Now there was a thumb mark on it, and that was no help either.
    ---
    "You ask," said {hero}. "People tell you things." So {friend} asked {folk} at {gather}, and \#
    immediately there was a crowd. They turned the map like a wheel.
    "This is my garden!"
    "That is the moon, that is."
    "It is knitting. It's for a sock."
    It came to shouting, about the sock. {hero} had to crawl between their legs to rescue the \#
    map. "Well?" asked {hero}. "It is in one of nine places," said {friend}, "and three of them \#
    are socks."
    ---
    One said east, and one said west, and one said that maps were not what they used to be. \#
    {hero} had been certain that {folk} would know. But all of them looked at the paper for a \#
    moment, and then talked for a long time.
    {Friend} nodded at each of them, out of politeness, and by the end had a stiff neck.
    "So which way is it?" asked {hero}.
    "Every way," said {friend}, "all at once." {hero} had never been so muddled in {his} life.

    ## insight
    {hero} held up the map, because the sun was in {his} eyes, and the light came through. Now \#
    there was a faint line on it that {he} had never noticed. It went all round the edge, like a \#
    rail.
    "There is a word too," said {friend} from the other side. "It says UP."
    {hero} let the paper sink, because nobody had been standing on {path} to draw this. Somebody \#
    had been looking down on everything. "From {high}!" said {hero}. "That is the only place."
    = faint: so weak that you can hardly see it
    ---
    {Friend} was tired of the map and lay down flat next to it. "From under here," said {friend}, \#
    "you are all chin. I had no idea."
    "That is because you are low," said {hero}. Then {he} suddenly sat very still.
    From below, a face is a chin. So what is a bucket from above? It is a ring! And a row of \#
    posts is a row of teeth. "It isn't wrong," said {hero}. "We are. It was drawn from above, \#
    from {high}."
    = above: higher than something, over it
    ---
    A gust took the map and laid it on {water}, quite flat. {hero} fished it out fast, but {he} \#
    had seen something. In the water, next to the paper, lay {high}, upside down. And all the \#
    lines of the map ran away from the top of it, like spokes.
    "Do you see what I see?" asked {hero}.
    "I see wet feet," said {friend}. "But go on."
    "Every line begins up there! Whoever drew this was sitting on {high}, with the paper on both \#
    knees."
    = spokes: the thin bars from the middle of a wheel to its rim
    ---
    "You have got it upside down," said {friend}, who was sitting opposite {hero}. "From here it \#
    makes an excellent picture. There is a barrel, from the top. It's perfectly round."
    {hero} came around to that side and closed one eye. Those were roofs! {He} had seen roofs \#
    like that once before, distant and flat, on a clear day. But where?
    They looked up at the same moment, and there was {high}. "It was drawn from there," said \#
    {hero}, "so that's where it must be read."
    = distant: a long way off

    ## act
    Up they went to {high}. At the top {hero} laid down the map and turned it, slowly, as one \#
    turns a key. It fitted! Every ring was a barrel, and every square was a roof. And the red \#
    cross lay right at {far}.
    "Thirty steps from the corner," read {hero}.
    So they went down again and out to {far}, with {friend} counting aloud. At thirty they dug, \#
    and the third scoop said clonk. It was a box, with a rusty lid.
    = scoop: a small load, as much as a spade lifts
    ---
    From {high} the whole of {place} was as flat as the map, and about as big. "Left a little," \#
    {friend} directed. "Stop." Line lay on line. Even the washing was there. It was a squiggle.
    {hero} put one finger on the cross, looked along it and saw {far}, lonely and grey. {He} \#
    wrote down the way on {his} arm, where nobody could lose it.
    There they counted forty steps and lifted a loose slab. Underneath it, wrapped in cloth, was \#
    a box.
    = slab: a flat, thick piece of stone
    ---
    Was it worth the climb? {hero} had no breath left to say so. {He} held up the map in front of \#
    the view, and it agreed to the last dot. [wind: {Friend} sat on one corner to hold it.]
    "The cross is there, by {far}," said {hero}.
    They went down, without hurrying. {hero} took steps of exactly the same length, and {friend} \#
    kept count. Twelve, twenty, twenty-four, turn. In a hollow under a root something was \#
    waiting, square and cold. They pulled out a box.
    = hollow: a low or empty place
    ---
    "It looks so tidy from here," said {friend}, at the top of {high}. They had turned the map \#
    three times before they found the right way for it. Now {hero} could see what everything was, \#
    and the bumps were three roofs.
    They drew a line from bump to bump, and where it ended there was {far}.
    It was a long walk and a short dig. They took ten steps from the post, as the map commanded, \#
    and ten more. {hero}'s hand met something hard, and a box was buried there!
    = buried: put under the ground and covered up

    ## return
    There was no gold in it. There were a marble, a feather, a milk tooth and a note. "This is \#
    the best I have," it said. "{elder}, aged seven."
    "{elder} was seven?" said {friend} in astonishment.
    {hero} put the marble back. Then {he} chose the best of {his} own whistles and laid it in. \#
    They shut the lid and covered it with earth.
    On the way home they met {elder}. {elder} looked at their muddy knees, said nothing at all, \#
    and began to hum.
    ---
    The lid squeaked. In the box lay a top, half a comb, and a drawing of a cow with five legs. \#
    It was signed, because {elder} had drawn it, long ago.
    "So this is what was worth a cross," said {hero}.
    "It is an excellent comb," said {friend}.
    They took nothing. {hero} put in the best button from {his} coat, and {friend} put in some \#
    advice, spoken softly. Then they shut the box. Now the map is in the {holder} again, and it \#
    has two crosses.
    ---
    {hero} lifted out one curious thing after the other. There was a string with seven knots, a \#
    blue bead, and a biscuit as hard as a brick. And on the lid, scratched with a nail, there was \#
    a name, and it was {elder}'s.
    "Old people start small," said {friend}. "I had heard of it."
    {hero} added a picture of them both, and everything returned to the dark.
    That evening {elder} sat by the door eating {food}. "Nice walk?" asked {elder}.
    "We went to see someone," said {hero}. "Very like you. Only smaller."
    ---
    "What do you suppose it is?" asked {friend}. {hero} opened the box.
    It was a wooden horse with three legs, and a letter. DEAR FINDER, it said, IF YOU ARE GROWN \#
    UP PLEASE SHUT THIS AT ONCE. The name below was {elder}'s.
    They were not grown up, so they played with the horse till dusk. Then {hero} put in a pencil, \#
    so that the horse could write back.
    Next day {elder} inquired where the pencil had gone. "You'll never find it," said {hero}, \#
    "unless you draw us a map."
    """#
}
