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
    Two is a fine number for a secret, and for boots. For {game} it is no use at all. {game} \#
    takes three, and {hero} had only {a friend}. Once they had used a bucket for the third. The \#
    bucket had won.
    "There is a new girl {in place}," said {friend} one morning. "Juna, that's the name. And all\#
     day long Juna sits near {gather} and does nothing."
    "Nobody does nothing," said {hero}. "I have tried. After a minute your foot starts."
    [interest: "When you talk about {interest}," said {friend}, "it's the tongue that starts."]
    But {hero} was hardly listening any more. A third! A real one, with legs, who could be \#
    surprised and run and shout! {He} had the bucket back on its hook before {friend} was even \#
    up. Then they were off to {gather}.
    ---
    "We can't play {game} with two," said {hero}. "I throw, you catch, and then who laughs?"
    "I could laugh," said {a friend}, "if it were funny."
    It was a long, warm, empty afternoon, and all over {place} people had something to do. \#
    [interest: They had been through everything there was to say about {interest}, twice.] \#
    {hero} wanted a third so badly that {he} had even asked the postman.
    "What about the new one?" said {friend}. "I saw a cart on Sunday, with a bed on it, and a \#
    girl on the bed. Juna is the name. They have the rooms above the bread oven."
    "And what does Juna do?"
    "Juna sits. Near {gather}, by the wall. Nobody sits beside."
    {hero} was on the road already. "Nobody sits beside anybody," said {hero}, "until somebody \#
    does."
    ---
    On Sunday a cart had come to {world}. On it rode six chairs with their legs in the air, a \#
    clock, and a girl called Juna. She held a flat box on her lap as if it were full of eggs. By\#
     Thursday nobody knew any more about her.
    {hero} had seen the box go by, and could not stop thinking about it. There had been only \#
    {hero} and {a friend} for so long. [interest: They had talked so much about {interest} that \#
    {friend} could do both voices.] And {game}, as all the world knows, wants three.
    "Every day that girl sits near {gather}," said {hero}. "All alone. It would be a kindness."
    "To whom?" asked {friend}.
    {hero} grinned. "To all of us," said {hero}, and they set out.
    ---
    In the back of {hero}'s notebook stood the score. {hero} had won {game} four hundred times, \#
    and {a friend} had won it four hundred times. It was getting hard to care.
    "What it wants," said {friend}, "is somebody who doesn't know how it comes out."
    [interest: "Perhaps the new girl knows all about {interest}," said {hero}.] So they thought \#
    of Juna, who had come to live {in place} a week ago. She was the right size. She had two \#
    legs and a cap. And whenever anybody went by {gather}, there she sat, close to the wall, \#
    with no one on either side of her.
    "It's as good as done," said {hero}, and wrote a third name at the top of a clean page. {He}\#
     wrote it in ink. Then off they went to fetch their third.

    ## obstacle
    "Hello," said {hero}. "I'm {hero}. This is {friend}. Do you want to play?"
    Juna looked at her knees. They were quite ordinary knees, but she looked at them as if there\#
     would be questions later.
    "It's a good game," said {hero}. "It takes three. You could go first. You could go first \#
    every time!"
    Nothing. A leaf could have been politer. Juna pulled down her cap. Then she moved over on \#
    the step by the width of one hand, and it was away from them that she moved.
    [trains: Somewhere a train whistled, and she listened to that.]
    "Perhaps that's a statue," whispered {hero}, some way off.
    "Statues don't blink," said {friend}.
    "Then what did I say wrong?"
    {Friend} thought it over with care. There had been nothing wrong with any of the words. "It \#
    may be," said {friend}, "that you said it from too near."
    = statue: a person made out of stone or metal
    ---
    There are many ways of not answering. One can be deaf, or cross, or have a mouth full of \#
    toffee. {hero} looked for signs of toffee. There were none.
    Juna had heard, that was plain, since her ears had gone pink. But she kept her eyes down in \#
    her lap, and her hands as well, under the edge of her shawl. {hero} said it all again, \#
    slower. Then {he} said it with signs. {Friend} tried a bow. Juna sat there near {gather} as \#
    before.
    The pink spread to her neck. That was all.
    "Is that rude?" asked {hero}, when they had drawn back behind a barrel.
    "I don't think so," said {friend}. "That is how you look at the dentist's."
    {hero} had come for a yes and had got ready for a no. For nothing at all {he} had no plan. \#
    It was like going up a stair that isn't there.
    = shawl: a cloth worn round the shoulders
    ---
    First {hero} waved from the corner. Then {hero} waved from the middle. In the end they stood\#
     right in front of the girl, and there was nothing left to wave at.
    "Juna," said {hero}. "We thought you might be lonely."
    As soon as it was out, it sounded dreadful. Juna turned her shoulder, the way one turns a \#
    chair to the wall, and behind the shoulder she became very busy with nothing.
    [wind: The wind took hold of her scarf, and even that did not make her look round.]
    "It's a nice day," said {friend}.
    The nice day went on for some time. Somebody in {gather} dropped a pan. {hero} shifted from \#
    foot to foot, and felt both arms grow long and stupid. {He} had never met a silence before \#
    that could not be talked over.
    "No good," said {hero} at last. "And I don't even know why."
    = silence: a time when nobody makes a sound
    ---
    "Is there a third person sitting here?" {hero} asked, with {his} best bow, in the voice of a\#
     captain. It was a good joke. It had made {friend} laugh on the way.
    Juna did not laugh. She did not lift her chin by so much as a hair. Under the cap there was \#
    the tip of a nose, and even the nose seemed to wish to be somewhere else.
    {hero} tried it in the voice of a duchess. {He} tried it upside down. Two old men in front \#
    of {gather} laughed until they had to hold on to something. But it had not been meant for \#
    them.
    "Come away," said {friend}, after a bit.
    They came away. {hero} sat down on the kerb with red cheeks. "I don't understand it," {he} \#
    said. "That was my duchess."
    "I know," said {friend}. "It's a very good duchess."
    = duchess: a very grand lady, nearly a queen

    ## try1
    "You can't want a game you have never seen," said {hero}. "One has to show it."
    So they played {game} right in front of the girl, just the two of them, and {hero} played \#
    all the loud parts. {He} leapt. {He} roared. {He} did the famous slide that had cost two \#
    pairs of trousers. There was dust up to the roofs, and several of {folk} came out to see \#
    what had fallen down.
    "Louder?" asked {hero}, out of breath.
    "I don't think there is any louder," said {friend}.
    {hero} found some. When the dust came down, the place by the wall was empty. Behind a \#
    handcart, low down, one could see the toe of a shoe. It was pulled in slowly, like the horn \#
    of a snail.
    "And that was not even the end," said {hero}.
    "No," said {friend}. "I thought of leaving too."
    ---
    What {hero} could do best was the cartwheel. {He} could do nine in a row, with a shout on \#
    every one. Nobody {in place} could look at that and not come nearer.
    {He} did nine. "Hup!" {he} shouted. "Hup! Hup!"
    {Friend} counted. {Friend} said afterwards that the first three had been beautiful. The \#
    fourth kicked over a broom. The fifth went through a flock of pigeons, who had a great deal \#
    to say about it. By the seventh a baby was crying, and on the ninth {hero} landed with a \#
    smack right before the girl's two feet, arms up, waiting.
    The feet ran. They ran round the corner of a stack of crates and stayed there. A bit of cap \#
    could be seen, and then none.
    "Was it the landing?" asked {hero}, upside down in the quiet.
    "I think," said {friend}, "it was the nine."
    ---
    "Some people," said {hero}, "need to be impressed." {He} climbed on to a barrel.
    From up there {he} told the girl, the whole square and a good part of the sky how fast {he} \#
    could run. {He} went on to how long {he} could hold a breath, and to the number of plums. \#
    {He} sang the song of all the rivers. {He} held on to {his} left ear with {his} right hand, \#
    and whistled.
    "You have forgotten the thing with your tongue," said {friend}.
    {hero} did the thing with the tongue as well. [hot: In that heat it was quite an effort.]
    Then {he} looked down. Where the girl had been there was nobody. Next to it stood a rain \#
    barrel, and behind that someone was trying hard to be no wider than a barrel is.
    {hero} got down. It is a long way off a barrel when nobody claps.
    ---
    Drums. That was {hero}'s idea. There is no one who does not come out for a drum.
    They had a wash tub, two spoons and a lid. {hero} took the tub. {Friend} was given the lid, \#
    and struck it now and then, to be friendly. Boom, went {hero}, marching up and down before \#
    the new girl. Boom! Here comes fun! Boom, boom, boom!
    People came to their windows. A goat came, and a man who had been asleep. [snow: A lump of \#
    snow came, from the roof, all at once.] Everyone in {world} came, you might say, but Juna. \#
    She had put both hands over her ears. Then she had slid off her place, as quietly as a coat \#
    slides off a hook, and got behind a pile of sacks.
    {hero} let the spoons sink. Boom, said the tub once more, by itself.
    {hero} looked at the sacks. "So we were heard, then," said {friend}.

    ## try2
    In {hero}'s pocket there was {a gift}, and it was the best thing that {hero} owned. {He} had\#
     never let anyone hold it for longer than it takes to count to five.
    Now {he} walked up and put it in the girl's lap. "It's for you," said {hero}. "For ever. You\#
     can keep it. I've had it since I was four, and I cried when it was lost, and it was in the \#
    jam. Do you like it? It's my best. Don't you like it?"
    There was no gap in all this for an answer, not so much as a crack. Juna took the {gift} \#
    between two fingers. She set it down beside her on the stone, as one puts down a cup that is\#
     too hot, and turned to the wall.
    "I left no room," said {hero}, much later, to {friend}. But that was much later.
    ---
    "Presents," said {hero}. "Nobody runs away from presents." And before {friend} could say a \#
    word, {he} had pulled out the {gift}.
    {Friend} was impressed. {Friend} had once asked for a turn with it, and been told that turns\#
     were full.
    {hero} held it under the girl's nose and began to talk. {He} told how it worked and why it \#
    was the only one {in place}. {He} told about the aunt it came from, and the aunt's bad hip. \#
    [boats: {He} told how it had twice been to sea.] The longer the silence grew, the faster \#
    {he} went, like someone running downhill. By the end {he} {was} offering to share bread and \#
    cake and {friend}.
    "Excuse me," said {friend}.
    Juna's chin had begun to shake. She left the {gift} where it had been put, on the ground, \#
    and turned herself all the way round.
    ---
    The {gift} shone, because {hero} had rubbed it on a sleeve for the whole of the night. {He} \#
    laid it down at the girl's feet, and took one step back, and there {he} should have stopped.
    "You see, I'm good at giving," said {hero} instead. "I gave {friend} half a pear. I gave my \#
    cousin the measles. You can have this, and you can come and live near us, and we'll go \#
    everywhere together every single day. What do you say? Or tomorrow? Shall I ask again \#
    tomorrow? I'll ask again in an hour."
    Juna drew her feet in. She looked at the {gift} for as long as one breath, and not as if she\#
     did not like it. Then she put her back to it.
    There it lay. {hero} could not take it away and could not leave it. "Say something," {he} \#
    begged.
    "I'm out of ideas," said {friend}.
    ---
    It is not easy to give away your best thing. {hero} went up to it three times and came back \#
    twice. "It must be the {gift}," {he} told {friend}. "Otherwise it isn't fair. You can't \#
    catch a friend with something you don't want."
    "Is it fishing, then?" asked {friend}.
    {hero} did not hear that. {He} had begun to talk before {he} had even got there. {He} talked\#
     with both hands, put the {gift} down in the midst of it, and talked on. There were the \#
    rules, and the names of all the cats, and who not to ask for string.
    When {he} stopped to breathe, {he} saw only a shawl. The girl had turned away. The {gift} \#
    lay on the stone between them. A small beetle walked all round it, and that was the only one\#
     who did.

    ## insight
    They had stopped trying. That is why they saw it.
    {hero} had lain down on the grass across the way, flat on {his} front, and {friend} beside. \#
    From down there one looked in under the edge of a shawl. And Juna's hands were not lying \#
    still at all. They were folding. They folded a bit of paper over, and pressed it, and turned\#
     it, and folded again. They did not need her eyes. At the end there lay {a craft} in her \#
    lap, as neat as a tooth.
    "That has been going on the whole time," said {friend}. "I thought it was an itch."
    "I never looked lower than the cap," said {hero}.
    {He} got up. {He} did not wave. {He} went over and sat down on the step, not near and not \#
    far, with room for one more in between. {He} looked at the sky. Nobody ran away.
    = neat: tidy, with every edge just right
    ---
    It came rolling along the ground on a breath of air, and stopped against {friend}. It was {a\#
     craft}, no longer than a thumb.
    "Somebody has lost this," said {friend}.
    {hero} looked up. There was another, by the wall. There were three on the ledge, in a row. \#
    And in the girl's lap a pair of hands went on and on, creasing and turning, as fast as \#
    knitting. All this had been there since the first hello. {He} had been making so much noise \#
    that {he} could not see.
    "So it was never nothing," said {hero}, very low. "It was the middle of something. And we \#
    kept on jumping into it."
    {He} put the little thing back in the row, with one finger. Then {he} sat down at the end of\#
     the ledge and left all the rest of it free.
    = creasing: pressing a fold into paper
    ---
    "Where is Juna looking," asked {hero}, "if not at us?"
    "Find out," said {friend}. "Look there too."
    So {hero} looked, for the first time, at the place where the girl's eyes were. It was Juna's\#
     own lap. And in her lap a square of old newspaper was turning into something. It lost a \#
    corner. It got an edge. It opened like a beak and shut like a book, and there it stood and \#
    was {a craft}. She flattened a new square on her knee at once.
    {hero} breathed out. It was like seeing a light on in a house that one had taken for empty.
    "Shall I call?" asked {friend}.
    "No," said {hero}. "There's work going on." And {he} went and sat down by the wall quite \#
    softly, three arms' lengths away. It was the first time in {his} life that {he} had sat next\#
     to somebody and said nothing.
    = flattened: made smooth and flat
    ---
    It was {elder} who went by, with a basket, and nodded toward the wall. "A quick pair of \#
    hands, that," said {elder}, and was gone round the corner.
    "What does that mean?" asked {hero}. "Quick at what?"
    {Friend} did not know either. They looked. They had looked at that girl all day, of course, \#
    but only at the top end, to see if there was a smile in it. Now they looked at the fingers. \#
    One finger held. One finger slid along. Out of a paper bag came a fold, a point, a twist, \#
    and then, from one moment to the next, {a craft}. It went to stand with the rest of them, in\#
     a row on the stone.
    "Oh," said {hero}. "There's a game there already."
    So {he} did what one does with somebody's game. {He} came up slowly, sat down at the side, \#
    and waited to see how it went.
    = twist: a quick turn of something soft

    ## act
    In the gutter lay a bit of clean paper. {hero} smoothed it out and began to fold.
    It would not come right. {hero} had watched every turn, and still the thing had five \#
    corners, and then an ear. "Is it a sock?" asked {friend}, with interest.
    "It's {a craft}," said {hero}.
    {Friend} looked at it from the other end. "It's a sock," said {friend}.
    There was a small sound, like a hiccup. Neither of them turned round. {hero} undid the sock \#
    and started over, and got a hat for a very thin horse. And then another hand came over the \#
    gap. It took the paper out of {hero}'s fingers. It opened a fold, tucked in a corner, and \#
    waited, to see if that had been followed.
    "First in," said Juna. Her voice was a little rusty. "Then over. You always go over first."
    "I always do," said {hero}.
    = gutter: the low edge where rain water runs off
    ---
    Nobody said a word for as long as it takes to boil an egg. {hero} folded. {Friend} held down\#
     the corners, by sitting on them.
    It was harder than it looked. One edge never met the other. When it did, it tore. {hero} \#
    made something like a tent after a storm, and put it down at the far end of a row of good \#
    ones. One has to begin somewhere.
    Juna looked at the row. She looked at the tent. Something was going on at one side of her \#
    mouth. She picked a fresh sheet from her box, and slid it along the stone, halfway, and then\#
     the other half. And she began to fold another, so slowly this time that a tortoise could \#
    have kept up.
    {hero} copied it all. Corner to corner. Press. Turn.
    "That's it," said Juna. "Only, that's the back."
    And there were two laughs, and then three.
    = sheet: one flat piece of paper
    ---
    "Ow," said {friend}. "I've been cut by a page."
    "Hush," said {hero}. "I've nearly got it." {He} had nearly got it for some time. {He} had \#
    watched and copied, and asked no questions, not even the one that was burning a hole in \#
    {his} tongue. The paper had been folded so often that it was as soft as cheese. In the end \#
    {he} held up the result.
    It sagged. It leaned. One half of it slowly let go of the other.
    Juna put her hand in front of her mouth. But it came out all the same, at the sides, a \#
    snort, and after it a real laugh with a squeak in it.
    "It's ill!" she said. "Poor thing. Give it here. Look, you must crease it with your nail. \#
    Like that. No, your nail, not your tooth!"
    And they bent over it, three heads together, until it stood up by itself as {a craft} should.
    = snort: a short laugh through the nose
    ---
    {hero} had found an old ticket, which was too small, and then a poster, which was too large.\#
     {He} took the poster. If it was to go wrong, it might as well go wrong properly.
    It went wrong with a noise like a sail. {Friend} was folded in twice, by mistake. [fur: \#
    There was a good deal of fluff in the corners.] It grew a wing, a funnel and a lid, and not \#
    one of them was meant. {hero} did not ask for help. {He} only sat there, in the ruins, and \#
    looked across at the little row on the stone with honest envy.
    A shoe came into view, and stopped. "You want to halve it first," said somebody. "May I?"
    "Please," said {hero}.
    Juna knelt down on the poster. She showed one fold. She left the next for {hero}. "Who is \#
    that inside?" asked Juna, after a while.
    "{Friend}," said {hero}.
    "Hello," said {friend}. "We've met."
    = envy: wanting what another person has or can do

    ## return
    They played {game} after all, when the paper was used up. But it was not the old game. Juna \#
    had looked at the rules, and asked in her small, clear voice why there was nothing to win.
    So now there was {a craft} to win. It had to be carried, it had to be stolen, and it must on\#
     no account get wet. That made everything three times as hard and four times as funny. \#
    {Friend} was the best at it, and nobody knew why. [mist: In the mist one could not even see \#
    who was cheating.]
    When it grew dark, they went home along {path}, all in a row. There was no hurry, and for \#
    quite a long way nobody talked.
    "Your present," said Juna, at the corner, and held out the {gift}. "Can I have it on Tuesdays?"
    "Tuesdays are free," said {hero}.
    ---
    "Juna talks, you know," said {friend} that evening, on the way back along {path}.
    "I had noticed," said {hero}.
    For Juna had not stopped since the laugh. She told them about the place she came from. She \#
    had counted nineteen people who had said hello, she told them, all from above. She had been \#
    trying to choose a word to start with, and they had always gone before she found it.
    "And which one did you choose?" asked {hero}.
    Juna thought back. "I forgot to," she said. "You folded it so badly that one fell out."
    They ate {food} on the doorstep of {home}, and on the windowsill behind them stood three \#
    things made of paper. Two were {game} prizes. The third was {hero}'s own. It looked like \#
    nothing on earth, and it had been given the best place.
    ---
    In {hero}'s notebook there were three columns now. {hero} had to turn it sideways to make \#
    them fit. After one week Juna had won {game} six times, {friend} five times, and {hero} \#
    twice. And {hero} had never enjoyed losing so much. The page was only half a page, though. \#
    The other half had been torn out, since there was {a craft} that could not wait.
    They had moved as well. The three of them sat on the step near {gather}, with the paper in \#
    the middle. Whoever went by now had to step over a good many feet.
    One day a very small boy stood at the corner. There was a new cap on the boy, who came no \#
    closer and looked hard at two new shoes.
    "Shall I wave?" whispered {hero}. "Shall I do a handstand?"
    "Just move up," said Juna. So they moved up.
    ---
    Then it was evening, and they were called in to supper from three sides. None of them went. \#
    They had found out that if you set {a craft} on the edge of {water}, and blow, it goes. So \#
    that was {game} now. It had a harbour in it, and a storm, and {friend} was the storm.
    "In my old place," said Juna, "I had nobody to blow from the other side."
    {hero} lay on {his} front and blew from the other side. It was hard work. It made one see stars.
    "You might have said so," said {hero}, when there was breath. "On the first day. We were \#
    right there."
    "You were," said Juna. "You were everywhere."
    {Friend} laughed so much that the storm got out of hand. They fished out the fleet, \#
    dripping, and went home with it all together, each holding one by the tail.
    """#
}
