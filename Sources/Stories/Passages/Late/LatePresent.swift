extension Passages {
  /// The passages of “present” for ages 9–10.
  static let latePresent = #"""
    skeleton: present
    band: 9-10
    title: The Smallest Present on the Table
    title: Pat, Pat
    title: {hero} and the {thing}
    title: What {hero} Found for a Birthday
    title: The Left Pocket
    slot thing: tin whistle | brass key | lucky button
    chapter1: A Round Birthday | The Best of All | Two Coins and a Plum Stone | The Long Table
    chapter2: Bigger Is Better | Something That Shines | A Throne and a Teapot | Too Much Paper
    chapter3: Pat, Pat | Every Way There Was | The Left Pocket | The Smallest One
    question: What is the best present that you were ever given, and why?
    question: Why did nobody else think of the {thing}?
    question: What does somebody in your family do every single day?
    question: Would you have swapped the thing you love for something shiny?
    question: Where would you look first for something small and lost?
    question: How does it feel while somebody unwraps what you have brought?

    ## want
    Who had rescued {hero} from the plum tree, that time with the bull? {elder}. Who understood \#
    about wasps, and about the seven times table? It was always {elder}. And tomorrow was the \#
    birthday, a round one, with a nought at the end. All {world} would come to {gather} and put \#
    something on the long table.
    "Mine will be the best," {hero} declared. "When it's unwrapped, I want everybody to go quiet."
    "What is it?" asked {a friend}.
    "I don't know yet. That's only the second question."
    Just then {elder} came by along {path}, and waved with one hand. The other went pat, pat on \#
    the left coat pocket, as it invariably did. There was a tiny breath, like somebody blowing \#
    out a candle.
    [interest: "Not a word about {interest}," said {hero}. "Today we must think."]
    "Come on," {hero} told {friend}. "We've got one whole day!"
    ---
    "What would you like to be given, if you were very old?" asked {hero}.
    "A cushion," said {a friend}. "And if I were very young, also a cushion."
    That was no use whatever. Tomorrow {elder} had a birthday, and {hero} intended to bring the \#
    best present in all {world}. It was not for showing off, or only slightly. It was because \#
    {elder} had sat up with {hero} through the measles and had told the same story eleven nights \#
    in succession.
    "It must be something that nobody else has thought of," {hero} continued.
    They could see {elder} from here, crossing {place} in the long brown coat. Every few steps \#
    one hand patted the left pocket, pat, pat. Then it fell down again, like a bird that has \#
    discovered the window shut.
    [interest: "Something about {interest}?" asked {friend}. "No, I see."]
    "I'll begin immediately," said {hero}.
    ---
    They had put up the long table, the one that is only used for weddings and floods, for the \#
    birthday of {elder}. {In place} there was nobody, young or old, who didn't owe {elder} \#
    something. It might be a mended roof, or a tooth pulled out so suddenly that one forgot to cry.
    {hero} owed most of all, by {his} own calculation, and so {he} went to {gather} and put one \#
    hand flat on the very middle. "Here," {he} announced, "is where the best one will stand."
    "It's an ambitious word, best," remarked {a friend}, from under the table.
    On the far side {elder} went past and did not see them. Pat, pat, went a hand on the left \#
    pocket, and then there was a sigh, no longer than a comma.
    [interest: {Friend} spoke about {interest}, but {hero} had no ears today.]
    {hero} was off already.
    ---
    It is possible to lie awake over the birthday of somebody else, and {hero} had done so. At \#
    dawn {he} {was} sitting by the door of {home} with {a friend}, while the first smoke went up.
    "There's only one more day," said {hero}. "I want mine to be the best. People will still talk \#
    of it when we are old."
    "I shall never be old," said {friend}, "but I might talk about it."
    The door across the way opened. Out came {elder}, as on every morning, sniffed at the \#
    weather, and felt the left coat pocket. Pat, pat. For a moment the face above the coat looked \#
    as if it had been about to say something and had lost the word. Then {elder} nodded and set \#
    off along {path}.
    "What can anybody give to such a person?" wondered {hero}, and jumped up to find out.
    [interest: Nobody was to talk about {interest} first.]

    ## obstacle
    First {hero} looked to see what there was. {He} turned {his} purse over on the bed at {home}. \#
    Two coins fell out, the small kind, followed by a plum stone, and after considerable shaking \#
    by a peppermint with hair on it.
    "It's an excellent peppermint," said {friend}, "under the hair."
    Outside people were already going by with their presents. {hero} hung out of the window and \#
    watched. Two men carried a rocking chair between them, and a woman had a cake with three \#
    floors and a balcony. Somebody was pulling a barrel on a little cart, and on the barrel sat a \#
    bow as large as a hen.
    {hero} looked at the bed again, and the coins had not grown. They would buy half a candle, or \#
    a quarter of the bow.
    "I don't believe," {he} said slowly, "that anybody will gasp."
    = balcony: a small floor that sticks out of a wall
    ---
    "We've got the quilt," said one of the children of {folk}. "Everyone in the family sewed a \#
    square, and it took us since winter."
    "We've got the lamp, with pictures round it, and it turns!"
    "Ours is alive," said a third, who was not allowed to tell.
    They all looked expectantly at {hero}. "And what have you got?"
    "It's a secret," said {hero}, and that was perfectly true, since it was a secret from \#
    everybody. {He} felt in {his} pocket, where there ought to have been something. There was a \#
    hole with a bit of pocket round it.
    "We possess a great deal," said {friend} on the way home, to be kind. "We have time, for \#
    instance."
    "We have until tomorrow."
    "Then we've got a little time, and a hole. People have begun with less."
    But {hero} did not laugh. {He} kicked a pebble all along {path}, and even the pebble looked \#
    like a better present.
    = quilt: a warm bed cover made of many pieces
    ---
    Money was no use, because there wasn't any. {hero} had spent it in the summer, on a kite, and \#
    the kite was in the top of a tree. So {he} opened the drawer where {he} kept {his} valuables. \#
    There was string, there was half a map, and there was a pebble with a hole in it. {hero} \#
    would have been delighted to receive that, but it seemed unsuitable for somebody so old.
    "What about a poem?" asked {friend}.
    "Four people are doing poems."
    The worst of it was the grandness. At {gather} {folk} were building a stand for a real clock, \#
    as high as a door. Somebody had ordered fireworks by post. {hero} had gone to look at \#
    everything, and had come home smaller.
    "I've promised the best," {he} said, into the drawer. "I've told everybody. And I haven't \#
    even got a bad one."
    = grandness: being large and fine and costly
    ---
    It was the sort of day on which one keeps meeting parcels. There was one on every corner. \#
    Long ones with string came toward {hero}, and flat ones with ribbon went by, and one needed \#
    three people to lift it, and ticked. [snow: The tracks in the snow were deep.] Everybody \#
    whispered mysteriously, and everybody winked.
    {hero} winked back, but not with the heart. In the pocket of {his} coat there were exactly \#
    two things, a crust and a thumb.
    "You could give the crust," {friend} suggested, "if it were beautifully wrapped."
    "You can't give a crust to a person who has saved your life, and taught you long division."
    "I could have done without the second," said {friend}.
    They stopped at {gather} to look at the long table, which was longer now than in the morning. \#
    In the very middle somebody had already put a card with a name, and it was not {hero}'s.
    = division: sharing a number into equal parts

    ## try1
    Size was the answer. Whoever had nothing fine could still have something enormous. So {hero} \#
    built a throne, out of {stuff}.
    It was to be as high as a house, so that {elder} would look down upon everyone. {hero} piled \#
    and tied until the sun stood on the other side. The throne had arms, and a back with points \#
    on it, like a crown. {Friend} was invited to try it out, being an expert in cushions.
    {Friend} sat down, and the throne said "Eek." First the left arm came off, and then the \#
    right. Then the points came down one by one, plop, plop, plop. In the end {friend} was \#
    sitting on the ground in the middle of a very large heap.
    "It's comfortable now," said {friend}.
    {hero} picked a splinter out of one thumb and did not answer.
    ---
    Others baked cakes with three floors, and therefore a cake with seven would be best. They had \#
    flour at {home}, and nobody had mentioned how much of it one could take.
    {hero} stirred in the washing tub, with an oar, while {friend} read out the recipe and \#
    omitted the dull parts. The first floor was as wide as a cart wheel. The second stood on \#
    that, and so on, stuck together with jam. For the seventh {hero} had to climb on a chair on a \#
    table. It was magnificent, and it touched the lamp.
    Then the fourth floor hesitated. It leaned a little to the left, to see what was over there, \#
    and the fifth, sixth and seventh went with it. There was a noise like a wet cow lying down.
    "It's still a cake," said {friend}, from within. "Only it's the other way up, and it's \#
    everywhere."
    They were scrubbing until noon.
    ---
    "Letters," said {hero}, "as tall as I am! They'll hang across {path}, and they will say HAPPY \#
    BIRTHDAY, and people will be able to read it from {high}."
    {He} had an old sail, a ladder and a pot of red paint. It went beautifully as far as the \#
    second P. After that there was a great deal of birthday left and not much sail. The letters \#
    had to squeeze, and at the end they stood on top of each other like people in a boat. But \#
    hang it did. It hung for one whole minute.
    [wind: Then the wind came to see what it said.]
    First one end went, and then the other, and the entire wet thing descended on {friend}. When \#
    it was peeled off, {friend} was scarlet from top to toe and bore the word HIP in enormous \#
    letters.
    "That's what it says on me," said {friend}. "Is it very different from what you intended?"
    ---
    Nobody else would give {elder} a statue, and that was exactly why {hero} chose it. One only \#
    had to be bold. It took clay from the edge of {water}, pail after pail, and {hero} built it \#
    up around a post.
    The boots were good, and the coat was better, with a fold in it. By noon it was as tall as \#
    two men, and {hero} stood on a barrel to do the nose.
    "It's a wonderful likeness," said {friend}, "but whom is it like?"
    It was a hot nose, and a heavy one, too. Slowly it slid down over the mouth, and then the \#
    mouth went along with it, and the chin, and the coat. The statue bowed to them, deeper and \#
    deeper, as if it had been extremely well brought up. At last there stood a pair of boots, and \#
    a post.
    {hero} took the hat off the heap. It was {his} own.

    ## try2
    {hero} owned one thing that was really precious. It was a glass marble with a blue twist in \#
    it, and on some evenings there was a whole ocean in there. {He} held it in {his} fist all the \#
    way to {gather}.
    The man with the tray had such a teapot! It was golden, from the lid to the spout, and it \#
    threw spots of light on people's faces. "For that?" said the man, and took the marble.
    {hero} carried it away like an egg, and at the trough they poured in a cup of water, simply \#
    to see. It came out again at the bottom, all of it, straight on {his} shoes.
    "It would be suitable for somebody who is never thirsty," said {friend}.
    The man laughed until the tray rang. But the marble came back, since a joke is a joke, and \#
    {hero} put it in {his} pocket, and it was warm.
    ---
    There is a corner at {gather} where people exchange things. {hero} stood there and held out \#
    the mouth organ, which {he} had owned since {he} could blow.
    "Done," said a girl, and gave a clock for it. It was a silver clock, with a moon on it, and a \#
    tiny bird behind a door! {hero} ran with it to show {friend}, and stood it on a bench in the \#
    sun.
    "What time does it say?" asked {friend}.
    "Ten past four."
    They admired it for a considerable while. "And now?"
    "Ten past four," said {hero}, more slowly, and shook it. Out of the door came the bird, lay \#
    down on its side, and said something that sounded like a sneeze. It was ten past four in \#
    there for ever.
    Fortunately the mouth organ had already exhausted everyone on that side of the corner, and \#
    they were only too glad to change back.
    ---
    "It talks," said the boy at {gather}. "You press it here, and it says affectionate things." \#
    It was a doll, as big as a real baby, with golden curls and a golden sash. Nobody would have \#
    anything to match it. {hero} had brought the thing that {he} liked most in the world, a \#
    pocket lamp that you could shut up like a nut. They made the exchange quickly, and it hurt.
    Round the corner {he} pressed the doll. "WAAAH," said the doll.
    "Perhaps that's affectionate where it comes from," said {friend}.
    {He} pressed it again. "WAAAH!" {He} let go of it, and it continued. It wept so bitterly that \#
    people asked {hero} what {he} had done, and it was wet, too, somehow.
    [sea: Even the sea could not drown it.]
    Back at the corner the boy held out the lamp before they had said a word. "They always come \#
    back," said the boy.
    ---
    The shell was pink inside, and if you held it to your ear it told you everything. {hero} \#
    loved it more than any other thing on earth. {He} took it to {gather} in a sock, and came \#
    away with a mirror.
    The frame alone was as broad as a hand, all golden grapes. "There," {he} told {friend}. \#
    "Isn't it magnificent?"
    {Friend} looked in, and was silent for a time. "Am I as long as that?" asked {friend}.
    {hero} looked in, and a face like a spoon looked out, with an endless forehead and eyes on \#
    stalks. Soon there was a crowd round them, shrieking.
    "At that age," observed one of {folk}, "a birthday is hard enough on the face."
    So the shell was returned, and when {hero} held it to {his} ear, it said that it had known \#
    all along.

    ## insight
    They sat beside {path}, with nothing, at the hour when people go home. Among them came \#
    {elder}, in the brown coat, and the hand went pat, pat on the left pocket, and there was the \#
    little breath.
    "Now, what is that for?" wondered {friend}. "Every day I intend to ask."
    "It's only a habit," said {hero}. "It's from when..." And then {he} sat up extremely straight.
    It was from when there had been something in there! {He} could see it now, as if it lay on \#
    the ground before {him}, the {thing}. For years it had lived in that pocket, and {elder} used \#
    to take it out and rub it with a thumb. {hero} remembered it perfectly. When had that \#
    stopped? It was in the autumn, and nobody had said a word about it.
    "Nobody has noticed," said {hero}. "It's been lost all winter, and the hand still goes to \#
    look for it."
    = habit: a thing one does again and again without thinking
    ---
    "Tell me what {elder} says," said {friend}, "all of it, from the morning on. I'd like to fall \#
    asleep."
    {hero} lay on {his} back and counted on {his} fingers. "Good morning, you two. Shoes, please. \#
    What's the moon doing? Who wants the crust?" {He} did the voice as well. "And then, gone is \#
    gone. That comes every time."
    "When is that?"
    "In between, whenever the hand goes to the pocket, pat, pat. 'Well, well. Gone is gone.'"
    The words hung there in the air.
    "What's gone?" asked {friend}.
    {hero} opened {his} eyes. It is possible to hear a thing so often that one no longer hears \#
    it, like {sound}. "The {thing}," {he} whispered. "It was always in there! One was allowed to \#
    hold it when one had a fever. Then it was lost, and nobody ever went to look. We all simply \#
    got used to the pat."
    = fever: being much too hot when you are ill
    ---
    In one corner at {home} hung a drawing from long ago. {hero} had made it at the age of four, \#
    with chalk, and it was a portrait of {elder}. There were two legs, a hat, and a tremendous \#
    arm with something bright at the end of it.
    "What is that?" asked {friend}. "Is it a star?"
    "That's the {thing}, of course." {hero} had not looked at the picture for years, and looked \#
    at it now. At four {he} had left out the ears, the neck and the ground, but not that. {elder} \#
    had never been without it.
    And yesterday? And this morning? {hero} imagined the brown coat coming by. The hand went to \#
    the left pocket, patted twice, and came out with nothing. It had come out with nothing for \#
    months.
    "All day I ask what would be best," said {hero}. "And the whole time that hand was telling us."
    = chalk: a soft white or coloured stick for drawing
    ---
    In the end the hole was to blame. {hero} had been mending {his} own pocket, as there was \#
    nothing better to do, and had just bitten off the thread. {He} slid {his} hand in, to test \#
    it, and felt about, and it was a full, safe, closed-up feeling.
    "That's funny," {he} said. "Do you know who does this all day?" {He} patted the pocket, pat, \#
    pat, and added a small sigh, to make it perfect.
    "{elder}," said {friend} immediately. "But sadder. Your sigh was for a bun."
    {hero} did it again, and now not for fun, because whoever pats a pocket is hoping for \#
    something. What had it been? A shape came up, from the time when {he} had been no taller than \#
    that pocket. It was the {thing}, just there, by {his} ear. It must have slipped out, and \#
    there must be a hole in that pocket, too.
    = thread: thin string for sewing

    ## act
    Early, before the birthday was properly awake, they set out to walk like {elder}, and that \#
    meant everywhere, and slowly. {hero} took the left side and {friend} took the right. They did \#
    {path} from end to end. They searched under the bench where {elder} rests, and along by \#
    {water}, where {elder} feeds whoever is hungry. They discovered four pins, a glove, and a \#
    perfectly good spoon.
    "Where does one bend down?" wondered {hero}. "Things fall out when people bend."
    At {far} there was a doorstep with a boot scraper. {hero} bent down, exactly as you would, \#
    with one cheek against the cold ground. Far back in a crack something caught the light. It \#
    took a twig and a long time. And then it lay there, quite small and quite dull, in {hero}'s \#
    hand, the {thing}.
    They wrapped it in a leaf, having no paper left.
    = crack: a long thin gap
    ---
    "Cold," said {friend}. "Cold. This is as cold as can be, and I should appreciate my breakfast."
    They had been along {path} twice. They had asked {folk}, who shook their heads. {hero} had a \#
    list of every place where {elder} goes, and nearly all of it was crossed out. Only {high} \#
    remained, where {elder} climbs on Sundays to see if the world is still there.
    Up there was a rough green patch with a dent in it, because somebody had sat there so often. \#
    {hero} sat down in the dent and considered where {his} left pocket hung. Then {he} parted the \#
    grass, blade by blade, like hair.
    "Warm," said {friend}, in quite another voice.
    It was under last year's leaves, the {thing}. {hero} breathed on it, and polished it, and \#
    tied it up in {his} cleanest handkerchief, which was reasonably clean.
    = dent: a hollow made by pressing
    ---
    You had to think like a pocket. "If I had a hole in me," said {hero}, "where would I drop \#
    things?"
    "On the way down from something," said {friend}. "I invariably do."
    So they took every way of {elder}'s, and examined the foot of it. Beside {water} they \#
    discovered a boot with something living in it, and begged its pardon. They were grey to the \#
    elbows.
    Then {friend} stopped in front of a drain, directly outside the door of {home}. "Here's where \#
    {elder} comes down from your doorstep," said {friend}, "after the story."
    {hero} lay flat and peered through the bars. There was something in the mud. With a spoon on \#
    a stick {he} brought it up, as black as a boot. {He} washed it three times, and it was the \#
    {thing}.
    They folded half a map round it, and that made an extremely small parcel.
    = drain: a hole in the street for rain water
    ---
    Nobody knows how many ways there are in a place until they have walked all of them with their \#
    nose down. It took {hero} and {friend} the whole evening, and then again from sunrise. They \#
    went where {elder} goes for milk, and where {elder} goes for conversation.
    "What if it isn't anywhere?" asked {friend}.
    "Everything is somewhere," said {hero}.
    At {far} stood an ancient armchair, with its stuffing out, where {elder} took a nap on hot \#
    days. It was empty, naturally. But {hero} was experienced in losing things in chairs. {He} \#
    slid one hand down where the seat ends and the lining begins. {He} brought up a comb, a \#
    spoon, and a petrified biscuit. {He} went in once more, up to the elbow, and felt a hard \#
    little something. It was the {thing}.
    They made a box for it out of a walnut.
    = lining: the inner cloth of a chair or coat

    ## return
    It was a mountain of presents. {elder} thanked everyone, for the chair, for the clock as tall \#
    as a door, and for the thing that was alive. It took the entire afternoon, and between one \#
    present and the next, pat, pat went the hand.
    {hero}'s had slipped behind the cake, where anybody would have taken it for a crumb. "And \#
    what is this?" asked {elder}, and undid it.
    You could hear the candles, because {elder} didn't say thank you, and didn't say anything \#
    else. The thumb went over the {thing}, once, as it used to. Then the hand carried it down to \#
    the left pocket and let it go.
    It fell straight through, and rang on the floor.
    "The hole!" cried {hero}. "We forgot about the hole!"
    {Friend} was there already, with a needle in a cork. "I didn't," said {friend}. "This one is \#
    from me."
    ---
    People still talk about the cake of that day, and about the fireworks, which went off too \#
    early, under the table. But {hero} remembers how it was towards the end. The lamps were low, \#
    and {elder} had untied ribbon after ribbon, and had exclaimed, each time, how large it was.
    "There is one more," said {friend}. "You are leaning on it."
    It was so light that {elder} shook it. Then it was open, and nobody spoke, not even the \#
    babies. {hero} was standing on one leg, and could not have explained why.
    "Where have you been?" asked {elder} at last. That was not to {hero}, but to the {thing}, and \#
    rather severe. "Do you know what time it is?"
    And then it went into the pocket, pat, pat. Everybody could hear that it was another sort of \#
    pat. It was full.
    ---
    "You've grown up grand, all of you," said {elder}, and looked along the table. "I shall need \#
    a bigger house."
    They laughed, and there was a song, and everybody ate {food}. That was when {hero} pushed it \#
    across, from below, with one finger, and it was no longer than the finger was.
    {elder} opened it under the edge of the table. So only {hero} and {friend} saw that face, and \#
    they have never told. After a time a nose was blown. "Come here," said {elder}, "and hold it. \#
    You used to, when you were small and hot."
    {hero} held it, until it was warm from the two of them. Then it was given back, and it went \#
    in on the left, where it lived.
    "What did you get?" called {folk}, from the other end. "Is it big?"
    "Enormous," said {elder}. "It only just goes into my coat."
    ---
    When all of them had gone home, {elder} sat alone with a rocking chair, a clock that struck, \#
    and an incredible amount of paper. The two who had stayed to sweep up were {hero} and {friend}.
    "There's one here that you missed," said {hero}, and swept it out from under the table as if \#
    by accident.
    {elder} needed spectacles for the knot, and then the spectacles needed to be wiped. "Well, \#
    well," said {elder}, to the {thing}. "Gone isn't gone." And that was all.
    Next morning {hero} was outside again. The door opened across the way, the weather was \#
    sniffed at, and the hand went to the left pocket. Pat. It was only one this time.
    "There used to be two," said {friend}.
    "The second one was for asking," said {hero}.
    """#
}
