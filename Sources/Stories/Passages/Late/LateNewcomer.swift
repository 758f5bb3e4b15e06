extension Passages {
  /// The passages of “newcomer” for ages 9–10.
  static let lateNewcomer = #"""
    skeleton: newcomer
    band: 9-10
    title: A Third for {game}
    title: {hero} and the Girl Who Said Nothing
    title: One More Makes Three
    title: The {craft}
    title: Room on the Step
    slot craft: paper boat | paper crane | paper frog | paper star
    slot gift: marble | tin whistle | compass | spinning top
    slot game: Post Office | Hop Bell | Long Ship
    person: Juna she
    chapter1: A Bucket Is Not a Third | Somebody New | No Answer | The Girl with the Box
    chapter2: Louder | The Best Thing in the Pocket | Too Much of Everything | What Did Not Work
    chapter3: Two Hands | Room on the Step | Badly Folded | Corner to Corner
    question: Why did Juna not answer at first?
    question: How do you like to be asked to play?
    question: What would you do on the first day in a new place?
    question: What can your hands make?
    question: When is it nice if nobody talks?
    question: What was {friend} thinking, do you suppose, while all this went on?

    ## want
    Two is a fine number for a secret, and for boots, but for {game} it is no use at all. {game} \#
    requires three, and {hero} had only {a friend}. Once they had used a bucket as the third, and \#
    the bucket had won.
    "There is a new girl {in place}," said {friend} one morning. "Juna, that's the name. And all \#
    day long Juna sits near {gather} and does absolutely nothing."
    "Nobody does nothing," said {hero}. "I've tried it, and after a minute your foot starts."
    [interest: "When it's a question of {interest}," said {friend}, "it's the tongue that starts."]
    But {hero} was hardly listening any more. A third! A real one, with legs, who could be \#
    surprised and run and shout! {hero} had the bucket back on its hook before {friend} was even \#
    up, and off they went to {gather}.
    ---
    "We can't possibly play {game} with two," said {hero}. "I throw, and you catch, and then who \#
    laughs?"
    "I could laugh," said {a friend}, "if it were funny."
    It was a long, warm, empty afternoon, and everybody else in all of {place} had something to \#
    do. [interest: They had been through everything there was to say about {interest}, twice.] \#
    {hero} wanted a third so desperately that {he} had even asked the postman.
    "What about the new one?" {friend} suggested. "I saw a cart on Sunday, with a bed on it, and \#
    a girl on the bed. Juna is the name, and they have taken the rooms above the bread oven."
    "And what does Juna do?"
    "Juna sits near {gather}, by the wall, and nobody sits beside."
    {hero} was already on the way. "Nobody ever sits beside anybody," said {hero}, "until \#
    somebody does."
    ---
    On Sunday a cart had come to {world}. On it rode six chairs with their legs in the air, a \#
    grandfather clock, and a girl called Juna. She was holding a flat box on her lap as if it \#
    were full of eggs. By Thursday nobody had discovered anything more about her.
    {hero} had watched the box go by, and could not stop wondering about it. For such a long time \#
    there had been only {hero} and {a friend}. [interest: They had discussed {interest} so \#
    thoroughly that {friend} could do both voices.] And {game}, as all the world knows, needs three.
    "Every single day that girl sits near {gather}," said {hero}, "completely alone. It would be \#
    a kindness."
    "To whom?" asked {friend}.
    {hero} grinned. "To all of us," said {hero}, and they hurried off.
    ---
    In the back of {hero}'s notebook stood the score. {hero} had won {game} four hundred times, \#
    and so had {a friend}, and it was becoming difficult to care.
    "What it needs," said {friend}, "is somebody who doesn't know how it comes out."
    [interest: "Perhaps the new girl knows all about {interest}," said {hero}.] So they thought \#
    of Juna, who had arrived {in place} a week ago. She was exactly the right size, with two legs \#
    and a cap. And whenever anybody went by {gather}, there she sat, close to the wall, with no \#
    one on either side of her.
    "It's as good as done," said {hero}, and wrote a third name at the top of a clean page. {He} \#
    wrote it in ink, which shows how certain {he} {was}. Then off they went to collect their third.

    ## obstacle
    "Hello," said {hero}. "I'm {hero}, and this is {friend}. Do you want to play?"
    Juna looked at her knees, which were perfectly ordinary knees, but she studied them as if \#
    there would be questions later.
    "It's an excellent game," said {hero}, "only it needs three. You could go first. You could go \#
    first every time!"
    Nothing. A leaf could have been politer. Juna pulled down her cap. Then she moved along the \#
    step by the width of one hand, and it was away from them that she moved.
    [trains: Somewhere a train whistled, and she listened to that.]
    "Perhaps that's a statue," whispered {hero}, at a safe distance.
    "Statues don't blink," said {friend}.
    "Then what did I say wrong?"
    {Friend} considered it with care, for there had been nothing the matter with any of the \#
    words. "It may be," said {friend}, "that you said them from too near."
    = statue: a person made out of stone or metal
    ---
    There are many ways of not answering. One can be deaf, or furious, or have a mouth full of \#
    toffee. {hero} looked for evidence of toffee, and there was none.
    Juna had heard, that was plain, since her ears had turned pink. But she kept her eyes in her \#
    lap, and her hands as well, hidden under the edge of her shawl. {hero} said everything again, \#
    more slowly, and after that {he} said it with signs. {Friend} attempted a bow. Juna went on \#
    sitting there near {gather} exactly as before, except that the pink had spread to her neck.
    "Is that rude?" asked {hero}, when they had retreated behind a barrel.
    "I don't believe so," said {friend}. "It's how one looks at the dentist's."
    {hero} had come hoping for a yes, and had been prepared for a no. For nothing at all {he} had \#
    no plan. It was like leaning on a door that has not been shut.
    = shawl: a cloth worn round the shoulders
    ---
    First {hero} waved from the corner, and then from the middle. In the end they were standing \#
    right in front of the girl, and there was nothing left to wave at.
    "Juna," said {hero}, "we thought that you might be lonely."
    As soon as it was out, it sounded dreadful. Juna turned her shoulder, the way one turns a \#
    chair to the wall, and behind the shoulder she became very busy with nothing.
    [wind: The wind took hold of her scarf, and even that did not make her look round.]
    "It's a nice day," {friend} remarked.
    The nice day continued for some time. Somebody inside {gather} dropped a pan. {hero} shifted \#
    from foot to foot, and felt both arms grow long and stupid. {He} had never in {his} life \#
    encountered a silence that could not be talked over.
    "It's no good," said {hero} at last. "And I don't even understand why."
    = silence: a time when nobody makes a sound
    ---
    "Is there by any chance a third person sitting here?" asked {hero}, with {his} very best bow, \#
    in the voice of a captain. It was an excellent joke, and had made {friend} laugh all the way.
    Juna did not laugh, and did not lift her chin by so much as a hair. Under the cap one could \#
    see the tip of a nose, and even the nose appeared to wish that it was somewhere else.
    {hero} tried it in the voice of a duchess, and then {he} tried it upside down. Two old men in \#
    front of {gather} laughed until they had to hold on to something. But it had not been meant \#
    for them.
    "Come away," said {friend}, after a bit.
    They came away, and {hero} sat down behind a cart with scarlet cheeks. "I don't understand \#
    it," {he} said. "That was my duchess."
    "I know," said {friend}. "It's a remarkably good duchess."
    = duchess: a very grand lady, nearly a queen

    ## try1
    "Nobody can want a game that nobody has shown them," said {hero}. "We need a demonstration."
    So they played {game} directly in front of the girl, just the two of them, and {hero} took \#
    all the loud parts. {hero} leapt and roared, and performed the celebrated slide that had \#
    already cost two pairs of trousers. Dust rose as high as the roofs, and several of {folk} \#
    came out to see what had fallen down.
    "Louder?" asked {hero}, out of breath.
    "I don't believe there is any louder," said {friend}.
    {hero} found some. When the dust came down, the place by the wall was empty. Behind a \#
    handcart one could just see the toe of a shoe, which was slowly being pulled in, like the \#
    horn of a snail.
    "And that was not even the end," said {hero}.
    "No," said {friend}. "I was thinking of leaving too."
    ---
    What {hero} could do best in all the world was the cartwheel. {He} could do nine in a row, \#
    with a shout on every one, and nobody alive could look at that and not come nearer.
    {He} did nine. "Hup!" shouted {hero}. "Hup! Hup!"
    {Friend} counted, and reported afterwards that the first three had been beautiful, but the \#
    fourth kicked over a broom. The fifth passed through a flock of pigeons, who had a great deal \#
    to say about it. By the seventh a baby was howling. On the ninth {hero} landed with a \#
    tremendous smack right before the girl's two feet, arms up, expecting applause.
    The feet ran. They ran round the corner of a stack of crates and remained there. For a moment \#
    a bit of cap could be seen, and then none.
    "Was it the landing?" asked {hero}, upside down in the quiet.
    "I think," said {friend}, "that it was the nine."
    ---
    "Some people," {hero} explained, "need to be impressed first." {He} climbed on to a barrel.
    From up there {he} informed the girl, the neighbourhood and a considerable part of the sky \#
    how fast {he} could run. {He} continued with how long {he} could hold a breath, and the \#
    greatest number of plums. {He} sang the song of all the rivers. {He} took hold of {his} left \#
    ear with {his} right hand, and whistled.
    "You have forgotten the thing with your tongue," {friend} reminded {him}.
    {hero} did the thing with the tongue as well. [hot: In that heat it was quite an effort.]
    Then {he} looked down, and where the girl had been there was nobody. There was only a second \#
    barrel, and somebody behind it who was trying very hard to be no wider than a barrel is.
    {hero} got down. It is a long way off a barrel when nobody claps.
    ---
    Drums, that was {hero}'s idea, because there is nobody on earth who does not come out for a \#
    drum.
    They had a wash tub, two spoons and a lid. {hero} took the tub, while {friend} was given the \#
    lid, and struck it now and then in order to be friendly. Boom, went {hero}, marching up and \#
    down before the new girl. Here comes happiness! Boom, boom, boom!
    People came to their windows. A goat came, and so did a man who had been asleep. [snow: A \#
    lump of snow came, from the roof, all at once.] Everyone in {world} came, you might say, \#
    except for Juna. She had put both hands over her ears. Then she had slid out of sight, as \#
    quietly as a coat slides off a hook, and got behind a pile of sacks.
    {hero} let the spoons sink. Boom, said the tub once more, by itself.
    "So at least we were heard," said {friend}.

    ## try2
    In {hero}'s pocket there was {a gift}, the most precious thing that {hero} owned. Nobody else \#
    had ever been allowed to hold it for longer than it takes to count to five.
    Now {he} walked up and put it in the girl's lap. "It's for you," said {hero}, "and you can \#
    keep it for ever. I've had it since I was four, and I cried when it was lost, and it was in \#
    the marmalade. Do you like it? It's my best. Don't you like it?"
    In all this there was no gap for an answer, not so much as a crack. Juna took the {gift} \#
    between two fingers. She set it down beside her, as one sets down a cup that is too hot, and \#
    turned to the wall.
    "I left no room," said {hero} to {friend}, much later. But that was much later.
    ---
    "Presents," said {hero}. "Nobody in history has ever run away from a present." And before \#
    {friend} could object, {he} had produced the {gift}.
    {Friend} was impressed. {Friend} had once asked for a turn with it, and been informed that \#
    the turns were all taken.
    {hero} held it under the girl's nose and began to talk. {He} explained how it worked, and why \#
    it was the only one {in place}. {He} told about the aunt it came from, and the aunt's \#
    unfortunate hip. [boats: {He} told how it had twice been to sea.] The longer the silence \#
    grew, the faster {he} went, like somebody running downhill. By the end {he} {was} offering to \#
    share bread and cake and {friend}.
    "Excuse me," said {friend}.
    Juna's chin had begun to shake. She left the {gift} lying exactly where it had been put, and \#
    turned herself all the way round.
    ---
    The {gift} shone, because {hero} had been polishing it on a sleeve for half of the night. \#
    {He} laid it down at the girl's feet and took one step back, and that was the moment to stop.
    "You see, I'm good at giving," said {hero} instead. "I gave {friend} half a pear, and I gave \#
    my cousin the measles. You can have this, and you can come and live near us, and we'll go \#
    everywhere together. What do you say? Shall I ask again tomorrow? I'll ask again in an hour."
    Juna drew her feet in. She looked at the {gift} for as long as one breath, and not as if she \#
    disliked it. Then she put her back to it.
    There it lay, and {hero} could neither take it away nor leave it. "Say something," {he} \#
    implored.
    "I'm out of ideas," said {friend}.
    ---
    It is not easy to give away your best thing. {hero} went up to it three times and came back \#
    twice. "It has to be the {gift}," {he} told {friend}, "or it isn't fair. You can't catch a \#
    friend with something that you don't want."
    "Is it fishing, then?" asked {friend}.
    {hero} did not hear that, having begun to talk before {he} had even arrived. {He} talked with \#
    both hands, put the {gift} down in the middle of it, and talked on. There were the rules to \#
    explain, and the names of all the cats, and who never to ask for string.
    When at last {he} stopped to breathe, there was nothing to be seen but a shawl. The girl had \#
    turned away, and the {gift} lay between them. A small beetle walked all round it with \#
    interest, and was the only one who did.

    ## insight
    They had stopped trying altogether, and that is why they saw it.
    {hero} had lain down on the ground across the way, flat on {his} front, with {friend} \#
    alongside. From down there one looked in under the edge of a shawl. And Juna's hands were not \#
    lying still at all. They were folding. They folded a bit of paper over, pressed it, turned \#
    it, and folded it again, without any help from her eyes. At the end there lay {a craft} in \#
    her lap, as neat as a tooth.
    "That has been going on the whole time," said {friend}. "I thought it was an itch."
    "I never looked lower than the cap," said {hero}.
    {He} got up, and {he} did not wave. {He} went over and sat down on the step, neither near nor \#
    far, with room for one more in between, and admired the sky. Nobody ran away.
    = neat: tidy, with every edge just right
    ---
    It came rolling along the ground on a breath of air, and stopped against {friend}. It was {a \#
    craft}, no longer than a thumb.
    "Somebody has lost this," said {friend}.
    {hero} looked up. There was another by the wall, and there were three on the ledge, in a row. \#
    And in the girl's lap a pair of hands went on and on, creasing and turning, as rapidly as \#
    knitting. All of it had been there since the very first hello. {hero} had simply been making \#
    too much noise to see it.
    "So it was never nothing," said {hero}, very low. "It was the middle of something, and we \#
    kept on jumping into it."
    {He} returned the little thing to its row with one finger. Then {he} sat down at the end of \#
    the ledge and left all the rest of it free.
    = creasing: pressing a fold into paper
    ---
    "Where is Juna looking," asked {hero}, "if it isn't at us?"
    "Find out," said {friend}. "Look there too."
    So {hero} looked, for the first time, at the place where the girl was looking, which was \#
    Juna's own lap. And there a square of old newspaper was turning into something. It lost a \#
    corner and gained an edge. It opened like a beak, it shut like a book, and there it stood and \#
    was {a craft}. Immediately Juna flattened a new square on one knee.
    {hero} breathed out, for it was like seeing a light in a house that one had always taken for \#
    empty.
    "Shall I call?" asked {friend}.
    "No," said {hero}. "There's work going on." And {he} went and sat down by the wall, three \#
    arms' lengths away. It was the first time in {his} life that {he} had sat next to somebody \#
    and said nothing.
    = flattened: made smooth and flat
    ---
    It was {elder} who went by, with a basket, and nodded toward the wall. "That's a remarkable \#
    pair of hands," said {elder}, and was gone round the corner.
    "What does that mean?" asked {hero}. "Remarkable at what?"
    {Friend} had no idea either. They had been looking at that girl all day, but only at the top \#
    end, to see whether there was a smile in it. Now they examined the fingers. One finger held, \#
    while another slid along. Out of a paper bag came a fold, a point, a twist, and then, from \#
    one moment to the next, {a craft}. It went to stand with all the others, in a row along the \#
    wall.
    "Oh," said {hero}. "There's a game there already."
    So {hero} did what one does with somebody else's game. {He} came up slowly, sat down at the \#
    side, and waited to see how it went.
    = twist: a quick turn of something soft

    ## act
    In the gutter lay a bit of clean paper. {hero} smoothed it out and began to fold.
    It refused to come right. {hero} had watched every turn, and still the thing had five \#
    corners, and presently an ear. "Is it a sock?" asked {friend}, with interest.
    "It's {a craft}," said {hero} with dignity.
    {Friend} inspected it from the other end. "It's a sock," said {friend}.
    There was a small sound, like a hiccup, and neither of them turned round. {hero} undid the \#
    sock and started again, and produced a hat for a very thin horse. And then another hand came \#
    over the gap. It removed the paper from {hero}'s fingers, opened a fold, tucked in a corner, \#
    and waited, to see if that had been understood.
    "First in," said Juna. Her voice was a little rusty. "Then over. You always go over first."
    "I always do," said {hero}.
    = gutter: the low edge where rain water runs off
    ---
    Nobody said a word for as long as it takes to boil an egg. {hero} folded, and {friend} held \#
    down the corners, by sitting on them.
    It was considerably harder than it looked. One edge never met the other, and when it did, it \#
    tore. {hero} made something like a tent after a thunderstorm, and put it down at the far end \#
    of a row of good ones. One has to begin somewhere.
    Juna looked at the row, and then at the tent. Something was happening at one side of her \#
    mouth. She chose a fresh sheet from her box, and slid it along the wall, halfway, and then \#
    the other half. And she began to fold another, so slowly that a tortoise could have kept up.
    {hero} imitated everything. Corner to corner, press, turn.
    "That's it," said Juna. "Only, that's the back."
    And there were two laughs, and then three.
    = sheet: one flat piece of paper
    ---
    "Ow," said {friend}. "I've been cut by a page."
    "Hush," said {hero}, "I've nearly got it." {He} had nearly got it for some time. {He} had \#
    watched and copied, and asked no questions whatever, not even the one that was burning a hole \#
    in {his} tongue. The paper had been folded so often that it was as soft as cheese. In the end \#
    {he} held up the result.
    It sagged. It leaned. One half of it slowly let go of the other.
    Juna put her hand in front of her mouth. But it came out in spite of the hand, first a snort, \#
    and after it a real laugh with a squeak in it.
    "It's ill!" she said. "The poor thing. Give it here. Look, you must crease it with your nail. \#
    No, your nail, not your tooth!"
    And they bent over it, three heads together, until it stood up by itself, as {a craft} should.
    = snort: a short laugh through the nose
    ---
    {hero} had found an old ticket, which was too small, and an enormous poster, which was too \#
    large. {He} took the poster, because if it was going to go wrong, it might as well go wrong \#
    properly.
    It went wrong with a noise like a sail. {Friend} was accidentally folded in, twice. [fur: \#
    There was a good deal of fluff in the corners.] It grew a wing, a funnel and a lid, and not \#
    one of them was intentional. {hero} did not ask for help. {He} only sat there, in the ruins, \#
    and gazed at the little row by the wall with honest envy.
    A shoe came into view, and stopped. "You ought to halve it first," said somebody. "May I?"
    "Please," said {hero}.
    Juna knelt down on the poster, demonstrated one fold, and left the next for {hero}. "Who is \#
    that inside?" asked Juna, after a while.
    "{Friend}," said {hero}.
    "Hello," said {friend}. "We've met."
    = envy: wanting what another person has or can do

    ## return
    They played {game} after all, when the paper was used up, though it was not the old game. \#
    Juna had considered the rules, and inquired in her small, clear voice why there was nothing \#
    to win.
    So now there was {a craft} to win. It had to be carried, it had to be stolen, and it must on \#
    no account get wet. That made everything three times as difficult and four times as funny. \#
    {Friend} was the champion at it, and nobody could discover why. [mist: In the mist one could \#
    not even see who was cheating.]
    When it grew dark, they wandered home along {path}, all in a row. There was no hurry, and for \#
    quite a long way nobody needed to talk.
    "Your present," said Juna, at the corner, and held out the {gift}. "Can I have it on Tuesdays?"
    "Tuesdays are free," said {hero}.
    ---
    "Juna talks, you know," {friend} observed that evening, on the way back along {path}.
    "I had noticed," said {hero}.
    For Juna had not stopped since the laugh. She told them about the place she came from. She \#
    had counted nineteen people who had said hello, all of them from above. She had been trying \#
    to choose a word to begin with, and everybody had always gone before she found it.
    "And which one did you choose?" asked {hero}.
    Juna thought back. "I forgot to," she said. "You folded it so badly that one fell out."
    They ate {food} outside the door of {home}, and on the windowsill behind them stood three \#
    things made of paper. Two of them were prizes. The third was {hero}'s own, which looked like \#
    nothing on earth, and it had been given the place of honour.
    ---
    In {hero}'s notebook there were three columns now, and it had to be turned sideways to make \#
    them fit. After one week Juna had won {game} six times, {friend} five times, and {hero} \#
    twice, and {hero} had never enjoyed losing so much. It was only half a page, though. The \#
    other half had been torn out, since there was {a craft} that could not wait.
    They had moved as well. The three of them sat near {gather}, with the paper in the middle, \#
    and people had to step over a good many feet.
    One day a very small boy appeared at the corner. There was a new cap on the boy, who came no \#
    closer, and studied two new shoes.
    "Shall I wave?" whispered {hero}. "Shall I do a handstand?"
    "Just move up," said Juna. So {hero} and {friend} moved up.
    ---
    Then it was evening, and they were called in to supper from three sides, and none of them \#
    went. They had discovered that if you set {a craft} on the edge of {water}, and blow, it \#
    travels. So that was {game} now, and it had a harbour in it, and a terrible storm, and \#
    {friend} was the storm.
    "In my old place," said Juna, "I had nobody to blow from the other side."
    {hero} lay down and blew from the other side, which was exhausting, and it made one see stars.
    "You might have mentioned it," said {hero}, when there was breath. "On the first day, for \#
    instance. We were right there."
    "You were," said Juna. "You were everywhere."
    {Friend} laughed so much that the storm got out of hand. They rescued the fleet, dripping, \#
    and went home with it all together, each of them holding one by the tail.
    """#
}
