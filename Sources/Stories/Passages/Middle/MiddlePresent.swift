extension Passages {
  /// The passages of “present” for ages 6–8.
  static let middlePresent = #"""
    skeleton: present
    band: 6-8
    title: The Best Present in {world}
    title: {hero} and the Lost {thing}
    title: Something for {world}'s Oldest Pocket
    title: The Smallest Parcel
    slot thing: horn spoon | blue button | brass whistle | spectacle case
    question: How did {hero} find out what was really wanted?
    question: What would your own grown-ups be glad to have back?
    question: Why did the huge present not work?
    question: Have you ever swapped something and been sorry?
    question: What made the small present a good one?
    question: Where do lost things go, do you think?

    ## want
    Tomorrow was {elder}'s birthday, and the whole of {place} would be there. {hero} had made up \#
    {his} mind. "I am going to give the best present of all," said {hero}.
    "Better than mine?" asked {a friend}.
    "What is yours?"
    "A poem. It has got three words so far." [interest: It was about {interest}, as far as one \#
    could tell.]
    {hero} wanted {elder} to open the paper and be too happy to say anything. So {hero} sat down \#
    outside the door and began to think, as hard as possible.
    ---
    "How many sleeps?" asked {a friend}.
    "One," said {hero}. "There's only one, and I have nothing yet!"
    Tomorrow {elder} would be older by a year, and the whole of {place} would bring presents. \#
    [interest: {hero} had thought of a book about {interest}, but {elder} had that.]
    {hero}'s had to be particularly special, because {elder} had mended {hero}'s boots, kite and \#
    knee. "It must be the best on the whole table," said {hero}. "Come on. We'll begin immediately."
    ---
    Who had taught {hero} to whistle? It was {elder}, and nobody else in {world}. And tomorrow \#
    {elder} had a birthday.
    "So I need a present," said {hero}, "and not just any present. It must be the best."
    "I once gave a pebble," said {a friend}. "It was much talked about."
    [interest: They tried hard to talk about presents and not about {interest}.]
    {hero} took a pencil and wrote 1 at the top of a page. After the 1 there was plenty of room.
    ---
    All {world} was whispering, and whenever {elder} came by, the whispering stopped. That is how \#
    you can tell that it is someone's birthday tomorrow.
    "What do you have?" they asked {hero}.
    "It's a secret," said {hero}. It was such a secret that {he} did not know it {himself}.
    {A friend} came closer. "I won't tell anybody," said {friend}.
    "It is going to be the best one of all," whispered {hero}. [interest: A talk about {interest} \#
    would have to wait.] Then {he} went to look under the bed.

    ## obstacle
    This is what was in {hero}'s purse: one coin with a hole, a tooth, and some sand. "You could \#
    get a bun for it," said {friend}, "if they let you off the tooth."
    And what did everybody else have? A girl was carrying a clock with a bird in it, and two boys \#
    had bought a chair. {hero} kept one hand over {his} pocket, so that nobody should hear how \#
    empty it was. It did not even jingle.
    {He} felt poor all the way down.
    = jingle: to ring like small coins or bells
    ---
    The neighbours had a cake with four floors. The twins had a hat with a real feather, and they \#
    let everyone stroke it. {hero} stroked it too.
    "And you?" asked the twins.
    {hero} turned out one pocket, and it had string in it. {He} turned out the other, and it had \#
    the other end of the string. "I am still choosing," {he} explained.
    "It is excellent string," said {friend} when they had gone. It was kindly meant, but {hero} \#
    was full of envy from head to foot.
    = envy: wishing that you had what others have
    ---
    For a grand present you need money, or a rich aunt, and {hero} had neither. {He} shook the \#
    box where {his} savings lived, and one small thing went clack.
    "That's a button," said {friend}, who recognized the sound.
    Meanwhile they came past the window, one after another. There was a lamp with tassels. There \#
    was a carpet, so long that three people had to hold it. There was a jar of honey like a drum. \#
    Next to such treasures, what was one clack? {hero} let {his} chin sink down.
    = savings: money that you have kept for later
    ---
    "Shall I tell you what I have seen?" asked {friend}. "Or would you rather not?"
    "Tell me."
    "A silk scarf. A ham. A teapot in the shape of another teapot." {Friend} was always exact.
    {hero} counted what there was in the drawer, and it did not take long. It was half a coin, \#
    since it had to be shared, and a bent nail. Nobody could put that beside a ham. It would look \#
    shabby. And all the shops shut in the evening, even for people with whole coins.
    = shabby: old, poor and worn

    ## try1
    "If I can't buy it, I'll build it," said {hero}. It was going to be a throne. {He} took \#
    {stuff} and string, and built it as high as the door. It had arms, and a back, and a special \#
    place for a cup.
    "May I?" asked {friend}, and sat.
    First the special place went, and then the left arm waved and fell off. The rest lay down \#
    slowly, with {friend} on top, like somebody going to sleep. "Comfortable," said {friend} from \#
    the floor, "but short."
    ---
    It had to be big, that was the important thing. {hero} stuck paper to paper, until there was \#
    a birthday card as large as a barn door. {He} painted {elder} on it, twice as large as life.
    The paint was heavy, and the glue was damp. Just as {hero} said, "There!" the top came \#
    forward and bowed. It went on bowing. There was a long, wet rip.
    "I think it is thanking us," said {friend}, wearing {elder}'s painted ear like a hat.
    ---
    It was a tower of biscuits, and it had seventeen floors. {hero} had baked all the bricks and \#
    stirred the mortar out of sugar. {Friend} stood by with a spoon and gave warnings.
    "It leans."
    "It's meant to lean."
    "It leans in a different direction now."
    On the eighteenth floor {hero} set a cherry. It was only a small cherry, but it was one too \#
    many. Down came the entire house, with a roar of crumbs, and they looked at it for a time. \#
    Then they ate the roof.
    ---
    {hero} made a windmill to stand in front of {elder}'s door. It had eight arms, made of \#
    {stuff}, and every one of them was longer than {hero}. [wind: There was certainly wind enough.]
    "Is it supposed to turn?" asked {friend}.
    "Of course. Blow!"
    They blew, and it turned. It turned quicker and quicker, and it hummed, and one arm flew off \#
    over the wall, and then another. With seven and six and five it only hopped. When it had \#
    none, it stood still, and it was a stick. "A stick is useful," said {friend}.

    ## try2
    So {hero} went to {gather} with {his} dearest possession, the red kite. A man there had a \#
    music box, which shone like a star. They swapped. The man was off with the kite before {hero} \#
    had even said goodbye to it.
    At home they opened the lid. Inside sat half a spring and a plum stone.
    "Perhaps you have to hum yourself," said {friend}.
    {hero} ran all the way back, and the man laughed, and gave up the kite. But a present it was \#
    not.
    ---
    "A thing for a thing," said a woman at {gather}, who had a golden bird. {hero} had {his} best \#
    shell, and held it so tightly that it was warm.
    "I would consider it first," said {friend}.
    {hero} did not. {He} put down the shell and took the bird, and it was beautiful for eleven \#
    steps. Then it began to drip. The gold ran off down {his} sleeve, and what was left was a \#
    potato.
    They got the shell back, because even the woman was ashamed.
    ---
    There was a boy at {gather} who had a crystal, as large as a fist. {hero} gave {his} marble \#
    for it, and a sigh. All the way home it threw spots of colour on {friend}.
    "I feel like a cake," said {friend}.
    They washed it in a bowl, and it got smaller. {hero} rubbed it, and it got smaller still. \#
    When {he} tasted {his} finger, it was sugar.
    Everybody laughed when {hero} came back with a wet lump in a spoon. But the marble was \#
    {hero}'s again.
    ---
    What must you give for the shiniest thing at {gather}? {hero} gave {his} lantern, the one \#
    that {he} always took to bed. For it {he} got a silver hen that could lay eggs.
    Immediately it began to cry. It cried like a tin baby, and it would not stop, not under a \#
    cushion, and not under two.
    "It's a little sad," shouted {friend}.
    In the end the seller gave back the lantern and explained that it had been a joke. {hero} did \#
    not laugh, because there was still no present.

    ## insight
    {hero} sat outside and did nothing but look. {elder} came out to water the beans, and \#
    stopped, and felt in the left pocket, as always. Then {elder} said, "Ah, well," as always.
    "Why that pocket?" wondered {friend}. "There is never anything in it."
    "There was!" said {hero}. "The {thing}. But it got lost." {He} had heard that "Ah, well" a \#
    hundred times. It was a habit, like a clock. And only now did {he} hear what it meant. \#
    {elder} still missed the {thing}.
    = habit: something that you do again and again
    ---
    "What does {elder} say all day?" asked {friend}.
    {hero} counted. "Good morning. Mind the bucket. Who wants a plum? Where's my {thing}? Oh no, \#
    that's gone."
    They both stopped chewing.
    "Say the last bit again," said {friend}.
    It was said every morning, at breakfast, with a small laugh, but {hero} had never taken any \#
    notice. It was just something that {elder} murmured, like rain. But nobody laughs like that \#
    about a thing that does not matter.
    = murmured: said low, to oneself
    ---
    {hero} had given up, and lay under {elder}'s table. From there {hero} could see {elder}'s \#
    hand. It went to the shelf and patted the bare wood at one end, and then it went away again.
    "It does that every evening," said {friend}, who often lay there.
    "That's where the {thing} used to be," said {hero}, "before it got lost." In all that time \#
    nobody had ever put anything else there. It was being kept vacant.
    = vacant: empty and free for someone
    ---
    "Would you like a clock?" {hero} had once asked {elder}. "No," {elder} had said. "Would you \#
    like a hat?" "I've got a head already."
    {hero} repeated all of it to {friend}. "And once I asked, 'Is there really nothing that you \#
    want?'"
    "And what was the answer?"
    "Only, 'My old {thing}. But that's lost.'"
    It was quiet. "You've had it in your ear the whole time," said {friend}. {hero} felt for it, \#
    as if it might still be there. It was a clue!
    = clue: a small thing that helps to find the answer

    ## act
    Where does {elder} go in a day? They went there too, along {path}, with their noses down. \#
    {hero} looked into every crack. {Friend} looked under everything that {hero} looked on.
    "A nail," {friend} reported. "A nut. Somebody's lunch."
    It lay behind {elder}'s bench by {water}, and a dandelion had grown over it. It was the \#
    {thing}! {hero} polished it until it shone like a mirror, and wrapped it in the cleanest paper.
    = dandelion: a yellow wild flower with a fluffy clock
    ---
    They did it in the proper order. First came {elder}'s door. Then came {path}, bit by bit, \#
    because {elder} walked there twice a day. {hero} crawled, and soon there were no knees left, \#
    only mud.
    "Be the {thing}," {friend} advised. "Somebody drops you. Where do you go?"
    {hero} considered and rolled, right into the ditch. And from there {he} saw it, with a beetle \#
    asleep on it. They let the beetle finish. At home the {thing} was washed twice, and tied up \#
    in a bow.
    = ditch: a long narrow hole for water beside a way
    ---
    "Ask the coat," said {friend}. So they asked {elder}'s old coat, on its hook. The left pocket \#
    had nothing in it but a hole. Far down, in the lining, there was a lump, but it turned out to \#
    be a plum stone.
    But where there is a hole, things fall out on the way! So they walked all the ways of the \#
    coat, up to {high}, and down. And there, under a root, was the {thing}. {hero} wrapped it up \#
    and hid it in a sock.
    = lining: the thin cloth on the inside of a coat
    ---
    They went everywhere that {elder} went, with a lamp held low. Then {hero} remembered the \#
    picnic by {far}. {elder} had done a handstand!
    "Upside down," said {friend}, "with pockets?"
    They stared at one another and ran.
    At {far} they searched the ground, yard by yard. At last the lamp winked at something, and \#
    something winked back. {hero} brushed the earth off the {thing} and hugged it. It went into a \#
    box, and the box into some paper, with a ribbon.
    = handstand: standing on your hands with legs in the air

    ## return
    The table bent. There was a clock, there was a chair, there was a ham, and {elder} was \#
    pleased with everything. Last of all came something no bigger than a bun.
    {elder} undid the paper. Then {elder} did not say one single word, and looked away for a while.
    "Is it wrong?" whispered {hero}.
    "No," said {friend}. "It's so right that nothing comes out."
    One hand closed around the {thing} and stayed closed. And with the other {elder} took \#
    {hero}'s, and held that as well.
    ---
    "It is from {hero}," said {friend}, "and I helped look."
    "It's very small," remarked someone with a ham.
    {elder} took off the paper. "Well, there you are!" said {elder}, not to {hero}, and not to \#
    {friend}. It was said to the {thing}, as if to an old companion who comes in from the rain. \#
    "And where have you been?"
    So {hero} explained where it had been. Everybody had to hear it twice, and they ate {food}, \#
    and nobody looked at the ham.
    ---
    After the singing came a poem by {friend}. It went, "Happy birthday. Plum." Then it was \#
    {hero}'s turn, and {hero}'s parcel was so little that it got lost among the plates.
    {elder} opened it. {elder} got up, walked round the whole table, and hugged {hero} till the \#
    bench creaked.
    Nowadays the grand things stand about and have to be dusted. But you never see {elder} \#
    without the {thing}. "Where's my {thing}?" says {elder} every morning, purely for the \#
    pleasure of it. "Ah. Here."
    ---
    What can anybody say to a carpet? {elder} said, "How very long." To the hat {elder} said, \#
    "How very high." Then {elder} opened the little parcel from {hero}, laughed out loud, and had \#
    to wipe both eyes.
    "Who told you?"
    "You did," said {hero}. "Every day."
    They danced on the carpet, since it was good for that. Late that night {hero} and {friend} \#
    went home, and behind them they could hear {elder}, singing.
    "A little out of tune," said {friend}. "That is how one can tell."
    """#
}
