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
    It rained {in place}, so {hero} looked into things. {He} looked into a boot, a jug and a \#
    {holder}. In the {holder} there was a paper, folded in eight.
    "A bill," said {a friend}.
    "A map!" said {hero}. There were lines on it, and a tower, and in one corner a fat red \#
    cross. A cross means that something is there. [interest: Perhaps it was something about \#
    {interest}.] {hero} had to know what, so they set out before the rain had even stopped.
    ---
    The {holder} had stood at {home} for as long as {hero} could think. Nobody ever opened it, \#
    and that is why nobody had ever found the map.
    "It is very old," said {a friend}. "It smells of attic."
    It showed {world}, or something like it, in brown ink. And there was a cross! {hero} had \#
    always wanted a cross. [interest: It was better than a book about {interest}.] "What can be \#
    under it?" {he} said. They took bread and a spade, and off they went.
    ---
    "What is this?" asked {hero}, and pulled. Out of the {holder} came a scrap of paper with \#
    brown edges. It was a map, with dots, and a cross in red.
    {A friend} came closer. "Somebody has hidden something," said {friend}. "People do not draw \#
    a cross for a cabbage."
    [interest: {hero} had been reading about {interest}, but that could wait.] All {place} lay \#
    out there, and one small piece of it had a secret. {hero} was on the step already, with one \#
    shoe on.
    ---
    {hero} and {a friend} were clearing up, and it was dull, until the {holder} fell down. \#
    Something slid out. [interest: In the middle of a word about {interest}, they both stopped.]
    It was a map, such as a child might draw. There was a line with a tower, and three bumps, \#
    and a cross.
    "There is treasure {in place}," said {hero}, "and we sweep!"
    "I shall get my hat," said {friend}, who had no hat. They left the broom where it was.

    ## obstacle
    They walked along {path} and turned the map to match. It would not match. "Here there should\#
     be a tower," said {hero}, and there was none, only a pump. "Here there should be three \#
    bumps." There was nothing there but a washtub.
    "Is it an old bump?" asked {friend}, looking at the washtub.
    Even the bends were wrong. {hero} stood still and scratched {his} head. They were stuck in \#
    the middle of {path}, with a map of nowhere.
    = match: be the same as something else
    ---
    "Left at the big circle," read {hero}.
    "What big circle?" asked {friend}.
    They both looked. There was {path}, as long and narrow as ever, and not a circle to be seen.\#
     Nor was there a tower. Where the paper had a row of teeth, there stood one bent bush. The \#
    further they went, the more wrong it grew.
    "Perhaps the world has moved," said {friend}.
    {hero} sat down on a stone. You can't follow a puzzle that has the wrong pieces.
    = puzzle: a thing that is hard to work out
    ---
    The first sign on the map was a ring. The second was a square with a hole in it. There was \#
    neither of them on {path}.
    "Let me hold it," said {friend}. "No. It is worse when I hold it."
    A tower was drawn there as plain as a nose. Nobody loses a tower! {hero} went ten steps on \#
    and ten steps back. In the end they stopped, because there was no reason to go any way at \#
    all.
    = reason: why you do a thing
    ---
    It began well. On the map there was a line, and here was {path}. Then it stopped being well.\#
     A wavy patch was drawn where the ground was dry. A tall thing with a hat on was drawn where\#
     there stood nothing at all.
    "I am looking for a tall thing with a hat," {friend} told a passing hen.
    The hen had not seen it. {hero} frowned at the paper, and at {path}, and at the paper. They \#
    did not agree on a single point.
    = single: one and no more

    ## try1
    "We are too slow for it," said {hero}. "That's all." {He} stuck {his} nose in the map and \#
    began to run, left, right, left, just as the line said. {Friend} came after and read the \#
    signs of the houses aloud, for interest.
    "Baker," called {friend}. "Well. Blue door. Wall. Baker."
    {hero} stopped. "Why is there a second baker?"
    "There is only one," said {friend}. It was true. They had run in a ring. Here they were, at \#
    the first bend of {path}, with a stitch each.
    ---
    Quick marching, that was the thing. {hero} counted the bends off on {his} fingers and never \#
    once looked up, because the map was down. They went through a puddle, and under a wet sheet \#
    on a line.
    "That scarecrow looked at us strangely," said {friend}.
    A while later there was a puddle, and a sheet.
    "That scarecrow," said {friend}, "knows us now."
    They had gone round and round. {hero} looked up at last and saw the start of {path}, and \#
    {home} behind it.
    ---
    If the paper said left, then left it was, even if there was a hedge. So they went left, \#
    through the hedge, at a trot. They went right over somebody's beans. They ran where the ink \#
    ran.
    "Excuse us," said {friend} to the beans.
    At the last turn {hero} shouted, "A footprint! Someone was here before us!"
    {Friend} stepped into it. It fitted. It was the very place on {path} where they had started,\#
     and now they had thorns.
    ---
    Down went {hero}'s head, and off went {hero}'s feet. One finger slid along the line, and \#
    {he} followed the finger. The finger was very sure. It took them round a pond, round a barn \#
    and round a bend.
    "Stop," said {friend}. "I have lost a button here once."
    "When?"
    "About a quarter of an hour ago." And there it lay, shining, in the middle of {path}. It was\#
     just where they had begun. The finger had led them in a lovely big ring.

    ## try2
    So they asked. The first of {folk} held the map at arm's length. "That's up north," said \#
    one. "You want a boat," said the second. "Is it a cake?" asked a third, who had no glasses \#
    on.
    Each of them pointed, and each of them pointed with great force, and no two fingers went the\#
     same way. {Friend} tried to look along all of them and grew dizzy.
    "Thank you," said {hero}. "You have been very kind." They knew less than before, and it had \#
    taken an hour.
    ---
    {hero} went from door to door with the map. "The tower?" said one of {folk}. "They pulled \#
    that down." "Nonsense," said the next. "They never built it." A third one told them about a \#
    well, and a wedding, and a very clever pig.
    "I wrote it all down," said {friend}. "We are to go uphill and downhill and marry a pig."
    {hero} took the map back. Now there was a thumb mark on it, and that did not help either.
    ---
    "You ask," said {hero}. "People tell you things." So {friend} asked {folk} at {gather}, and \#
    in no time there was a crowd. They turned the map like a wheel.
    "This is my garden!"
    "That is the moon, that is."
    "It is knitting. It's for a sock."
    It came to shouting, about the sock. {hero} had to crawl between legs to get the map out. \#
    "Well?" {he} asked. "It is one of nine places," said {friend}, "and three of them are \#
    socks."
    ---
    One said east, and one said west. One said that maps were not what they used to be. {hero} \#
    had thought that {folk} would know. But all of them looked at the paper for a moment only, \#
    and then talked for a long time.
    {Friend} nodded at each of them, out of manners, and by the end had a stiff neck.
    "So which way is it?" asked {hero}.
    "Every way," said {friend}. "All at once." {hero} had never been so muddled in {his} life.

    ## insight
    {hero} held the map up, because the sun was in {his} eyes. The light came through. Now there\#
     was a faint line on it that {he} had never seen. It went all round the edge, like a rail.
    "There is a word too," said {friend} from the other side. "It says UP."
    {hero} let the paper sink. Nobody had stood on {path} to draw this. Somebody had looked down\#
     on it all. "From {high}!" said {hero}. "That is the only place."
    = faint: so weak that you can hardly see it
    ---
    {Friend} was tired of the map and lay down flat next to it. "From under here," said \#
    {friend}, "you are all chin. I had no idea."
    "That is because you are low," said {hero}. Then {he} went quite still.
    From below, a face is a chin. So what is a bucket from above? It is a ring! A row of posts \#
    is a row of teeth. "It isn't wrong," said {hero}. "We are. It was drawn from above, from \#
    {high}."
    = above: higher than something, over it
    ---
    A gust took the map and laid it on {water}, quite flat. {hero} fished it out fast, but {he} \#
    had seen something. In the water, next to the paper, lay {high}, upside down. And all the \#
    lines of the map ran away from its top, like spokes.
    "Do you see what I see?" asked {hero}.
    "I see wet feet," said {friend}. "But go on."
    "Every line starts from up there! Whoever drew this was sitting on {high}, with the paper on\#
     both knees."
    = spokes: the thin bars from the middle of a wheel to its rim
    ---
    "You have got it upside down," said {friend}, who sat across from {hero}. "From here it \#
    makes a good picture. There is a barrel, from the top. It's round."
    {hero} came around to that side and closed one eye. Those were roofs! {He} had seen roofs \#
    like that once, distant and flat, on a clear day. But where?
    They looked up at the same moment, and there was {high}. "It was drawn from there," said \#
    {hero}, "so we must see it from there."
    = distant: a long way off

    ## act
    Up they went to {high}. At the top {hero} laid the map down and turned it, slowly, as you \#
    turn a key. It fitted! Every ring was a barrel, and every square was a roof. And the red \#
    cross lay right at {far}.
    "Thirty steps from the corner," read {hero}.
    So they went down again and out to {far}. {Friend} counted aloud. At thirty they dug, and \#
    the third scoop said clonk. It was a box, with a rusty lid.
    = scoop: a small load, as much as a spade lifts
    ---
    From {high} all {place} was as flat as the map, and about as big. "Left a little," said \#
    {friend}. "Stop." Line lay on line. Even the washing was there. It was a squiggle.
    {hero} put one finger on the cross, looked along it and saw {far}, alone and grey. {He} \#
    wrote the way on {his} arm, so that it could not be lost.
    There they counted forty steps and lifted a loose slab. Under it, wrapped in cloth, was a box.
    = slab: a flat, thick piece of stone
    ---
    Was it worth the climb? {hero} had no breath left to say so. {He} held up the map in front \#
    of the view, and it was the same to the last dot. [wind: {Friend} sat on one corner to hold \#
    it.]
    "The cross is there, by {far}," said {hero}.
    They went down, not fast. {hero} took steps of just one length, and {friend} kept count. \#
    Twelve, twenty, twenty-four, turn. In a hollow under a stone something waited, square and \#
    cold. They pulled out a box.
    = hollow: a low or empty place
    ---
    "It looks so tidy from here," said {friend}, at the top of {high}. They had turned the map \#
    three times and found the right way for it. Now {hero} could see what was what. The bumps \#
    were three roofs.
    They drew a line from bump to bump, and where it ended there was {far}.
    It was a long walk and a short dig. They took ten steps from the post, as the map said, and \#
    ten more. {hero}'s hand met something hard. A box was buried there!
    = buried: put under the ground and covered up

    ## return
    There was no gold in it. There were a marble, a feather, a milk tooth and a note. "This is \#
    the best I have," it said. "{elder}, aged seven."
    "{elder} was seven?" said {friend}. "I never knew."
    {hero} put the marble back. Then {he} chose a whistle of {his} own and laid it in. They shut\#
     the lid and covered it with earth.
    On the way home they met {elder}. {elder} looked at their muddy knees, said nothing, and \#
    began to hum.
    ---
    The lid squeaked. In the box lay a top, half a comb, and a drawing of a cow with five legs. \#
    It was signed. {elder} had done it, long ago.
    "So this is what was worth a cross," said {hero}.
    "It is a very good comb," said {friend}.
    They took nothing. {hero} put in the best button from {his} coat, and {friend} put in some \#
    advice, spoken softly. Then they shut the box. Now the map is in the {holder} again. It has \#
    two crosses.
    ---
    {hero} lifted out one thing after the other. A string of seven knots. A blue stone. A \#
    biscuit, as hard as the stone. And on the lid, scratched with a nail, a name. It was \#
    {elder}'s.
    "Old people start small," said {friend}. "I had heard of it."
    {hero} added a picture of them both, and everything went back into the dark.
    That evening {elder} ate {food} by the door. "Nice walk?" asked {elder}.
    "We went to see someone," said {hero}. "Very like you. Only smaller."
    ---
    "What do you suppose it is?" asked {friend}. {hero} opened the box.
    It was a wooden horse with three legs, and a letter. DEAR FINDER, it said, IF YOU ARE GROWN \#
    UP PLEASE SHUT THIS AT ONCE. The name below was {elder}'s.
    They were not, so they played with the horse till dusk. Then {hero} put in a pencil, so that\#
     the horse could write back.
    Next day {elder} asked where the pencil had gone. "You'll never find it," said {hero}, \#
    "unless you draw us a map."
    """#
}
