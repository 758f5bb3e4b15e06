extension Passages {
  /// The passages of “voice” for ages 6–8.
  static let middleVoice = #"""
    skeleton: voice
    band: 6-8
    title: The Very Small Voice
    title: {hero} and the {call}
    title: Tonight, in Front of Everybody
    title: Who Has Seen {hero}'s Voice?
    slot call: bell song | harvest rhyme | lamp song | evening poem
    question: Where does a voice go when it goes tiny?
    question: What helped {hero} in the end, do you think?
    question: Have you ever had to speak in front of many people? What was it like?
    question: Why did it go wrong when {friend} tried to help?
    question: Which face would you look for in a crowd?
    question: What would you like to say out loud to all of {world}?

    ## want
    Every year one child says the {call} at {gather}, for all of {world}. This year it was \#
    {hero}. {He} had put {his} name in the hat eleven times.
    "Is that allowed?" asked {a friend}.
    "Nobody said that it wasn't." [interest: The rest of the talk was about {interest}.]
    Tonight was the night, and {hero} knew every word. {He} recited the {call} to the stove, the \#
    cupboard and the soap. None of the three applauded, but none complained.
    ---
    "Again," said {a friend}.
    So {hero} said it again. It was the {call}, and tonight {hero} would say it at {gather}, \#
    before all {world}. {He} had wanted to for as long as {he} could remember, the way other \#
    people want a pony.
    "Again," said {friend}, "but not with your mouth full."
    [interest: Only once did they stop, to talk about {interest}.]
    By dinner time {hero} could say it forwards, and backwards, and while hopping. Nothing could \#
    possibly go wrong now.
    ---
    When {hero} was four, a big girl had stood up at {gather} and said the {call}. Everyone grew \#
    quiet, and at the end the lamps came on. {hero} had believed that the words did it.
    Now it was {hero}'s turn, and it was tonight. {He} wandered to and fro on {path}, saying it \#
    under {his} breath. {A friend} wandered along too, and by now knew it by heart as well. It could \#
    not be helped.
    [interest: Sometimes a bit about {interest} got in by mistake.]
    ---
    There was a notice at {gather}. "Tonight the {call}," it said, "by {hero}." It hung where all \#
    {world} could see it, and {hero} walked past it four times to make sure.
    "It is still you," said {a friend}.
    {hero} could hardly wait, having asked for this for years. [interest: {He} had even stopped \#
    thinking about {interest}.] {He} had been practising with a wooden spoon for a month. \#
    {Friend} sat there every time and tried to look like a crowd.

    ## obstacle
    "Just try it once," said {elder} that afternoon, "so that we know how loud it is." A few of \#
    {folk} were setting out chairs at {gather}. They stopped and looked up in a friendly way.
    {hero} opened {his} mouth. What came out was so small that it hardly reached {his} own chin. \#
    It was like a gnat behind a wall.
    "Was that it?" somebody whispered.
    {hero} stepped down with hot ears. "Tonight there will be a hundred," {he} told {friend}. And \#
    {his} knees began to quiver.
    = quiver: to shake in a small, quick way
    ---
    Where had it disappeared to? It had been there at breakfast. {hero} stood at {gather}, six of \#
    {folk} looked up, and that was when the voice left. The first word was a squeak, and the \#
    second was only air.
    "It was nice and short," said {friend} on the way out.
    "It wasn't short! It stuck!" Now it came out loud, when nobody needed it. In there, with all \#
    those eyes, it had shrunk to a thread. And tonight there would be considerably more eyes, and \#
    {hero} felt sick.
    = shrunk: become smaller than before
    ---
    First they all clapped, because they were kind, and that made it worse. It was only to see \#
    where to stand, and it was only a few of {folk} with ladders. But they turned round and \#
    smiled, and {hero}'s throat shut like a purse.
    "Pip," said {hero}.
    It ought to have been the whole {call}.
    "Louder, dear!" called someone at the back. But there was no louder, there was just a pip. \#
    {Friend} coughed, to help, but by then {hero} had run outside.
    = throat: the inside of your neck, where the voice comes from
    ---
    {hero} was not in the least afraid. {He} walked to the front of {gather}, because {elder} had \#
    asked for one quick try. Three women with jugs sat down to listen, and a man with a bench, \#
    and a baby.
    It was the baby that did it. It put its head on one side, as if it expected something. \#
    {hero}'s mouth went dry. The {call} came out as thin as a hair, and broke.
    "Tonight," said {hero}, "I shall be dreadful." For once {friend} did not know what to say.
    = expected: waited for something that should come

    ## try1
    "My voice is weak," said {hero}, "so I must make it strong." {He} went down to {water} and \#
    shouted the {call} at the opposite bank. {He} shouted until {creatures} moved to another part \#
    of {water}.
    "Very strong," called {friend}, from quite a distance.
    After the second hour a peculiar noise came in between, like a gate that needs oil. It was \#
    {hero}, who could only croak now.
    "Hrrk," said {hero}.
    "I beg your pardon?" said {friend}. "I don't speak gate."
    ---
    Up on {high} there is an excellent echo. {hero} yelled the {call} at it, and it yelled back. \#
    It was louder than {hero}, so {hero} yelled again. That continued all afternoon, because \#
    neither of them would give up.
    {Friend} sat with a cushion on each ear.
    In the end it was the echo that won. {hero} opened {his} mouth, and only a scrape came out. \#
    "Hhh," said {hero}. "Hhh," said the echo, simply to be rude. They went down again, and \#
    {friend} did the talking.
    ---
    Loud, louder, loudest. {hero} stood at {water} with both fists shut and roared every line \#
    twenty times. A window opened, and a window closed. Somebody far off inquired if there was a \#
    cow in the ditch.
    "It's me," {hero} wanted to call, but it sounded more like a saw. {He} had used it all up. \#
    There was no voice left for tonight, not even the little one.
    "We could ask the cow," said {friend}. Then, because {hero} looked so miserable, there was \#
    honey, on a spoon, in silence.
    ---
    {Friend} held the watch. "Ten minutes of shouting," said {friend}, "followed by a rest."
    {hero} did not rest. {He} stood beneath {high} and shouted at it for an hour, and then for \#
    another. It was a good, big, solid thing to shout at.
    But a voice is not a leg, and exercise does not make it thicker. By four o'clock {hero} \#
    rasped, and at five {he} could only point. {He} pointed at {home}, because there was tea.

    ## try2
    "You do it," said {hero}, as soon as {he} could say so. "You know all the words, and you can \#
    stand in my coat."
    {Friend} was not entirely sure. But a coat was found, and a hat, and a box to stand on.
    They tried it in the yard, and for a line and a half all went well. Then the hat slid down, \#
    and the coat went off in one direction and the box in another. "Is this the chorus?" asked a \#
    voice from a sleeve. It was no good.
    ---
    If nobody can see you, then nobody can look at you. So {hero} tried a sack. It had two holes \#
    for the eyes, and it smelled powerfully of onions. {He} began the {call} in the yard, with \#
    only {friend} for an audience.
    "I hear a turnip," said {friend}.
    {He} took a step, and the holes slipped round to the back. {He} took another, and there was a \#
    rain barrel. When {hero} came out again, everything still smelled of onions, only wetter.
    ---
    They made a plan. {hero} would stand up there and move {his} lips, and {friend} would hide \#
    behind and say the {call}. Nobody would ever know.
    They had a single try, in front of a hen. {hero} opened {his} mouth, and nothing came. {hero} \#
    shut {his} mouth, and then it came in a rush. "O lamps, and so on, what was the next bit?"
    {hero}'s lips went one way, and the words went another, and the hen looked behind the \#
    curtain. "It is not a stupid hen," said {friend}.
    ---
    There was a mask in the chest at {home}, with a beak. "In that," said {hero}, "I shall be \#
    somebody else, and somebody else isn't scared." {He} put it on and began. It made every word \#
    come out as "Wup."
    "Wup wup wup," recited {hero}.
    "I am so moved," said {friend}.
    Then the strap snapped, and the beak swung round and stuck over one ear. They tried it on \#
    {friend}, and there it stuck for good. It took butter to remove it, and by then it was nearly \#
    evening.

    ## insight
    They sat outside, and it was getting dark. "What is it about?" asked {friend}. "I know the \#
    words, but I never asked."
    So {hero} explained. {He} told about the first time {he} ever heard it, and about the hush, \#
    and the lamps. {He} told how {he} had cried a little, because it was so beautiful.
    "You have a nice voice," said {friend}.
    {hero} put a hand to {his} neck. It was a bit rough, but all of it was there! "I was only \#
    talking to you," said {hero}.
    = hush: a deep quiet when all stop talking
    ---
    "Well, I shall miss it," said {friend}. "I liked the fourth line best. How does it go?"
    {hero} was busy with a shoe and just said it. Then the fifth came, as it does after the \#
    fourth, and so on to the very end. A moth went by.
    "That was the entire {call}," said {friend}, "in case you did not notice."
    {hero} had not noticed! {He} had only been thinking of {friend}, who liked the fourth line. \#
    "For one person," said {hero}, "it works."
    = moth: a night insect like a butterfly
    ---
    {Friend} could not nap without a story. "A short one," said {friend}, with both eyes shut. \#
    "Or the {call}. I don't mind."
    So {hero} bent down and said the {call}, quite low, like a secret that you tell through a \#
    keyhole. The voice was there, warm and rather deep. It did not hide, for there was nobody to \#
    hide from.
    It was a minute before {hero} understood. "Wake up," said {hero}. "How many are you?"
    "One," said {friend}, and yawned. "I am usually one."
    = keyhole: the hole in a door for the key
    ---
    "Tell me something true," said {friend}, "to pass the time."
    "I'm afraid," said {hero}. "It isn't the words. It is all of those faces, like a wall with \#
    eyes." {He} went on for some time, in a steady voice, with a small crack where the shouting \#
    had been.
    "There it is," {friend} interrupted.
    "What?"
    "Your voice. It came back to sit with us." They both kept still. "You can't talk to a wall," \#
    said {hero} slowly. "But you can talk to someone."
    = steady: even and calm, without shaking

    ## act
    {Gather} was full, with faces to the very back. {hero} stood up and did not look at all of \#
    them. {He} searched for one, and there was {elder}, wearing a hat like a pie.
    So {hero} told the first line to {elder}, and {elder} nodded. Then the next line could go to \#
    the woman beside, and the next to a boy with a bun. It travelled like a bucket along a row. \#
    At the end {friend} received the last word. Then came the applause.
    = applause: clapping to show that you like something
    ---
    It was very loud, and then it was very quiet, and {hero}'s hands were cold. Somewhere in all \#
    that crowd was a familiar face. {He} took {his} time. There it was! {elder} sat there, and \#
    chewed, and was glad to see {hero}.
    "This is for you," thought {hero}, and began. It was no louder than at home, but everyone \#
    leaned forward to hear it. After {elder} came {friend}, and then a girl, and then a baby. One \#
    by one, all of them were given a piece.
    = crowd: a lot of people in one place
    ---
    "Pick one," said {friend}, "and I will be the second."
    {hero} stood up at {gather} and picked {elder}. The first words were for {elder} alone, and \#
    they wobbled, but they came. The second line went to {friend}, as agreed. And the third? \#
    There was an old man with one hand behind an ear, and the third was for that ear.
    After that {hero} did not count, because each line found somebody by itself. The {call} was \#
    said, right to the end, and the lamps were lit. It was magnificent.
    = magnificent: very grand and beautiful
    ---
    A hundred chairs creaked, and a hundred people coughed, and the voice got ready to run off. \#
    "Oh no," {hero} told it. "We're only going to see {elder}."
    It was a long way down to where {elder} sat, but the voice went there, and rested a moment. \#
    Then it went on to {friend}, and to a lady with a jug. By verse two it was strolling. By \#
    verse three even a baby had a line.
    Then it was over. At first nobody moved, and then everybody did.
    = strolling: walking slowly, for fun

    ## return
    They walked home down {path}, and neither of them spoke. {hero}'s voice was its old size, \#
    neither big nor small.
    "Somebody asked me, you know," {friend} remarked at last. "Somebody in a green coat. They \#
    wanted to know who had taught you."
    "And what did you say?"
    "I said that it was mostly me."
    At {home} {hero} ate {food} with one hand. With the other {he} felt {his} neck, to see if it \#
    was still in. "Good night," {he} said. It was.
    ---
    "Say something," said {friend}, out on {path}, when the lamps were far behind them.
    "Why?"
    "To see if it still works."
    "It does," said {hero}. It was an ordinary voice again, for asking where the socks are, and \#
    who has eaten the jam. It was a bit hoarse.
    Behind them two small children came along with a lantern. One climbed on a box and recited \#
    the {call}, all wrong, to the other. {hero} and {friend} stood still and listened to the very \#
    end.
    ---
    The best part was later, when all was quiet along {path}, except for {sound}. {hero} was so \#
    tired that {his} feet came after {him} like two old sheep.
    "You left out a line," said {friend}.
    "I did not!"
    "The fourth one. My favourite."
    {hero} stopped. And there in the dark, to nobody but {friend}, {he} recited the fourth line, \#
    and gave it a bow. From a window over their heads came a voice. "Again!" It was {elder}, in a \#
    nightcap.
    ---
    All the way to {home} {hero} said nothing, because all the words had been given out. It was \#
    pleasant, like an empty basket after the market.
    By the door lay a note from {elder}. I HEARD EACH WORD, it said. I HAVE STILL GOT MINE.
    They ate some {food} and yawned. Then {friend} squeaked, once, very high, in the middle of a \#
    sentence about pickles.
    "What was that?" asked {hero}.
    "Nothing," said {friend}. "I believe it is my turn."
    """#
}
