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
    Each year one child says the {call} at {gather}, for all of {world}. This year it was \#
    {hero}. {He} had put {his} name in the hat eleven times.
    "Is that allowed?" asked {a friend}.
    "Nobody said no." [interest: The rest of the talk was about {interest}.]
    Tonight it would happen, because tonight was the night. {hero} knew each word. {He} said the\#
     {call} to the stove, the stairs and the soap. They did not clap, but they did not complain.
    ---
    "Again," said {a friend}.
    So {hero} said it again. It was the {call}, and tonight {hero} was to say it at {gather}, \#
    before all {world}. {He} had wanted to for as long as {he} could remember. Other people \#
    wanted a pony.
    "Again," said {friend}, "but not with your mouth full."
    [interest: Only once did they stop, to talk about {interest}.]
    By dinner time {hero} could say it forwards, and backwards, and while hopping. Nothing could\#
     go wrong now, because there was nothing left to get wrong.
    ---
    When {hero} was four, a big girl had stood up at {gather} and said the {call}. Everyone grew\#
     quiet, and at the end the lamps came on. {hero} had thought that the words did it.
    Now it was {hero}'s turn, and it was tonight. {He} walked up and down {in place}, saying it \#
    under {his} breath. {A friend} walked beside and knew it by heart too. It could not be \#
    helped.
    [interest: Sometimes a bit about {interest} got in by mistake.]
    ---
    There was a notice at {gather}. "Tonight the {call}," it said, "by {hero}." It was up where \#
    all {world} could see it, and {hero} went past four times to make sure.
    "It is still you," said {a friend}.
    {hero} could not wait. {He} had asked for this. [interest: {He} had even stopped thinking \#
    about {interest}.] And {he} had practised with a wooden spoon for a month. {Friend} sat \#
    there each time and tried to look like a crowd.

    ## obstacle
    "Just try it once," said {elder} that afternoon, "so that we know how loud." A few of {folk}\#
     were setting out chairs at {gather}. They stopped and looked up in a friendly way.
    {hero} opened {his} mouth. What came out was so small that it hardly reached {his} own chin.\#
     It was like a gnat behind a wall.
    "Was that it?" somebody whispered.
    {hero} stepped down with hot ears. "Tonight there will be a hundred," {he} said to {friend}.\#
     And {his} knees began to quiver.
    = quiver: to shake in a small, quick way
    ---
    Where had it gone? It had been there at breakfast. {hero} stood at {gather}, and six of \#
    {folk} looked up. That was when the voice went. The first word was a squeak. The second was \#
    only air.
    "It was nice and short," said {friend} on the way out.
    "It wasn't short! It stuck!" Now it came out loud, when nobody wanted it. In here, with all \#
    those eyes, it had shrunk to a thread. And tonight there would be more eyes. {hero} felt \#
    sick.
    = shrunk: become smaller than before
    ---
    First they all clapped, because they were kind, and that made it worse. It was only to see \#
    where {hero} should stand. It was only a few of {folk} with ladders. But they turned round \#
    and smiled, and {hero}'s throat shut like a purse.
    "Pip," said {hero}.
    It ought to have been the whole {call}.
    "Louder, dear!" called someone at the back. There was no louder. There was just a pip. \#
    {Friend} coughed, to help, but by then {hero} had run outside.
    = throat: the inside of your neck, where the voice comes from
    ---
    {hero} was not afraid. {He} walked to the front of {gather}, because {elder} had asked for \#
    one quick try. Three women with jugs sat down to listen, and a man with a bench, and a baby.
    It was the baby that did it. It put its head on one side, as if it expected something. \#
    {hero}'s mouth went dry. The {call} came out as thin as a hair, and broke.
    "Tonight," said {hero}, "I shall be dreadful." {Friend} did not know what to say, which was \#
    rare.
    = expected: waited for something that should come

    ## try1
    "My voice is weak," said {hero}, "so I must make it strong." {He} went down to {water} and \#
    shouted. {He} shouted the {call} at the far bank. {He} shouted until {creatures} moved to \#
    another part of {water}.
    "Very strong," called {friend}, from quite a distance.
    After the second hour something odd came in between, like a gate that needs oil. It was \#
    {hero}. {He} could only croak now.
    "Hrrk," {he} said.
    "I beg your pardon?" said {friend}. "I don't speak gate."
    ---
    Up on {high} there is a good echo. {hero} yelled the {call} at it, and it yelled back. It \#
    was louder than {hero}, so {hero} yelled again. That went on all afternoon, because neither \#
    of them would give up.
    {Friend} sat with a cushion on each ear.
    In the end the echo won. {hero} opened {his} mouth, and only a scrape came out. "Hhh," said \#
    {hero}. "Hhh," said the echo, just to be rude. They went down again, and {friend} did the \#
    talking.
    ---
    Loud, louder, loudest. {hero} stood at {water} with both fists shut and roared each line \#
    twenty times. A window opened. A window closed. Somebody far off asked if there was a cow in\#
     the ditch.
    "It's me," {hero} wanted to call, but it sounded more like a saw. {He} had used it all up. \#
    There was no voice left for tonight, not even the little one.
    "We could ask the cow," said {friend}. Then, because {hero} looked so sad, there was honey, \#
    on a spoon, in silence.
    ---
    {Friend} held the watch. "Ten minutes of shouting," said {friend}, "and then a rest."
    {hero} did not rest. {He} stood beneath {high} and shouted at it for an hour, and for one \#
    more. It was a good, big, solid thing to shout at.
    But a voice is not a leg. It does not get thicker that way. By four o'clock {hero} rasped, \#
    and at five {he} could only point. {He} pointed at {home}, because there was tea.

    ## try2
    "You do it," said {hero}, as soon as {he} could say so. "You know all the words. You can \#
    stand in my coat."
    {Friend} was not sure. But a coat was found, and a hat, and a box to stand on.
    They tried it in the yard. All went well for a line and a half. Then the hat slid down. The \#
    coat went off in one direction and the box in another. "Is this the chorus?" asked a voice \#
    from a sleeve. It was no good.
    ---
    If nobody can see you, then nobody looks at you. So {hero} tried a sack. It had two holes \#
    for the eyes, and it smelled of onions. {He} began the {call} in the yard, with only \#
    {friend} for a crowd.
    "I hear a turnip," said {friend}.
    {He} took a step, and the holes slipped round to the back. {He} took one more. There was a \#
    rain barrel. When {hero} came out again, it all still smelled of onions, only wetter.
    ---
    They made a plan. {hero} would stand up there and move {his} lips. {Friend} would hide \#
    behind and say the {call}. Nobody would know.
    They had one try, in front of a hen. {hero} opened {his} mouth, and nothing came. {hero} \#
    shut {his} mouth, and then it came in a rush. "O lamps, and so on, what was the next bit?"
    {hero}'s lips went one way, and the words went another. The hen looked behind the curtain. \#
    "It is not a stupid hen," said {friend}.
    ---
    There was a mask in the chest at {home}, with a beak. "In that," said {hero}, "I shall be \#
    someone else, and someone else isn't scared." {He} put it on and began. It made each word \#
    come out as "Wup."
    "Wup wup wup," said {hero}.
    "I am so moved," said {friend}.
    Then the strap snapped, and the beak swung round and stuck over one ear. They tried it on \#
    {friend}, and there it stuck for good. It took butter to get it off. It was nearly evening.

    ## insight
    They sat on the step, and it was getting dark. "What is it about?" asked {friend}. "I know \#
    the words, but I never asked."
    So {hero} explained. {He} told about the first time {he} ever heard it, and the hush, and \#
    the lamps. {He} told how {he} had cried a bit, because it was so beautiful.
    "You have a nice voice," said {friend}.
    {hero} put a hand to {his} neck. It was a bit rough, but all of it was there! "I was only \#
    talking to you," said {hero}.
    = hush: a deep quiet when all stop talking
    ---
    "Well, I shall miss it," said {friend}. "I liked the fourth line best. How does it go?"
    {hero} was busy with a shoe and just said it. Then the fifth came, as it does after the \#
    fourth, and so on to the end. A moth went by.
    "That was the whole {call}," said {friend}, "in case you did not notice."
    {hero} had not noticed! {He} had only thought of {friend}, who liked the fourth line. "For \#
    one," said {hero}, "it works."
    = moth: a night insect like a butterfly
    ---
    {Friend} could not nap without a story. "A short one," said {friend}, with both eyes shut. \#
    "Or the {call}. I don't mind."
    So {hero} bent down and said the {call}, quite low, like something you tell through a \#
    keyhole. The voice was there, warm and rather deep. It did not hide, for there was no one to\#
     hide from.
    It was a minute before {he} understood. "Wake up," said {hero}. "How many are you?"
    "One," said {friend}, and yawned. "I am usually one."
    = keyhole: the hole in a door for the key
    ---
    "Tell me something true," said {friend}. "To pass the time."
    "I'm afraid," said {hero}. "It isn't the words. It is all of those faces, like a wall with \#
    eyes." {He} went on for some time, in a steady voice, with a small crack where the shouting \#
    had been.
    "There it is," said {friend}.
    "What?"
    "Your voice. It came back to sit with us." They both kept still. "You can't talk to a wall,"\#
     said {hero} slowly. "You can talk to someone."
    = steady: even and calm, without shaking

    ## act
    {Gather} was full. There were faces to the very back. {hero} stood up and did not look at \#
    all of them. {He} looked for one, and there was {elder}, with a hat like a pie.
    So {hero} told the first line to {elder}. {elder} nodded. Then the next line could go to the\#
     woman beside, and the next to a boy with a bun. It went like a bucket along a row. At the \#
    end {friend} got the last word. Then came the applause.
    = applause: clapping to show that you like something
    ---
    It was very loud, and then it was very quiet. {hero}'s hands were cold. Somewhere in all \#
    that crowd was a face that {he} knew well. {He} took {his} time. There it was! {elder} sat \#
    there, and chewed, and was glad to see {hero}.
    "This is for you," thought {hero}, and began. It was no louder than at home. But everyone \#
    leaned forward to hear it. After {elder} came {friend}, and then a girl, and then a baby. \#
    One by one, all of them were given a piece.
    = crowd: a lot of people in one place
    ---
    "Pick one," said {friend}, "and I will be the second."
    {hero} stood up at {gather} and picked {elder}. The first words were for {elder} alone. They\#
     wobbled, but they came. The second line went to {friend}, as agreed. And the third? There \#
    was an old man with one hand behind an ear. The third was for that ear.
    After that {hero} did not count. Each line found someone. The {call} was said, right to the \#
    end, and the lamps were lit. It was magnificent.
    = magnificent: very grand and beautiful
    ---
    A hundred chairs creaked, and a hundred people coughed. The voice got ready to run off. "Oh \#
    no," said {hero} to it. "We're only going to see {elder}."
    It was a long way down to where {elder} sat, but the voice went there. It rested a moment. \#
    Then it went on to {friend}, and to a lady with a jug. By verse two it was strolling. By \#
    verse three even a baby had a line.
    Then it was over. Nobody moved at first, and then they all did.
    = strolling: walking slowly, for fun

    ## return
    They walked home down {path}, and neither of them spoke. {hero}'s voice was its old size, \#
    neither big nor small.
    "They asked me, you know," said {friend} at last. "Somebody in a green coat. They asked who \#
    had taught you."
    "And what did you say?"
    "I said that it was mostly me."
    At {home} they ate {food}. {hero} ate with one hand. With the other {he} felt {his} neck, to\#
     see if it was still in. "Good night," {he} said. It was.
    ---
    "Say something," said {friend}, out on {path}, when the lamps were far behind them.
    "Why?"
    "To see if it still works."
    "It does," said {hero}. It was just a voice again, for asking where the socks are, and who \#
    has had the jam. It was a bit hoarse.
    Behind them two small children came along with a lantern. One climbed on a stone and said \#
    the {call}, all wrong, to the other. {hero} and {friend} stood still and listened to the \#
    very end.
    ---
    The best part was later. All was quiet along {path}, and you could hear {sound}. {hero} was \#
    so tired that {his} feet came after {him} like two old sheep.
    "You left out a line," said {friend}.
    "I did not!"
    "The fourth one. My favourite."
    {hero} stopped. And there in the road, to nobody but {friend}, {he} said the fourth line, \#
    and gave it a bow. From a dark window over their heads came a voice. "Again!" It was \#
    {elder}, in a nightcap.
    ---
    {hero} did not say a word till they got to {home}. All the words had been given out. It was \#
    pleasant, like an empty basket after the market.
    On the step lay a note from {elder}. I HEARD EACH WORD, it said. I HAVE STILL GOT MINE.
    They ate some {food} and yawned. Then {friend} squeaked, once, very high, in the middle of a\#
     sentence about pickles.
    "What was that?" asked {hero}.
    "Nothing," said {friend}. "I believe it is my turn."
    """#
}
