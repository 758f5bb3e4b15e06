extension Passages {
  /// The passages of “lantern” for ages 6–8.
  static let middleLantern = #"""
    skeleton: lantern
    band: 6-8
    title: {hero} Brings a Light
    title: The One Dark Window
    title: Who Goes There, Creak?
    title: A {light} for {world}
    slot light: lantern | night lamp | glass lamp | hand lamp
    question: Why did running put out the {light}, and what else goes wrong when we hurry?
    question: Which noise in your home sounds odd at night, and what makes it?
    question: What would you have done when the dark began to make noises?
    question: How did {friend} help {hero}, and did {friend} mean to?
    question: To whom would you bring a light, and why?
    question: What do you like about the dark?

    ## want
    Every evening {hero} counted the lights of {world} from the door of {home}. Tonight one of \#
    them was missing, and it was the one at {far}.
    "{elder} is still out there, mending the roof," said {hero}. "How can anybody walk home \#
    without seeing the way?"
    "I can," said {a friend}, "but I bump into things."
    So {hero} took the {light}, which was lit and warm, and together they hurried off along \#
    {path}. [interest: To make the way shorter, they talked about {interest}.]
    ---
    Supper was on the table, but one chair stayed empty, and it was {elder}'s. {hero} rubbed a \#
    hole in the steam on the window and looked out. In the distance it was as dark as the inside \#
    of a boot.
    "The lamp at {far} must have run dry," said {hero}, "and that means {elder} is stuck."
    "Then why are you still sitting?" asked {a friend}.
    [interest: That was the end of the talk about {interest}.]
    A minute later the {light}, brightly lit, was swinging down {path}.
    ---
    "No light," reported {a friend}, looking out over {place}. "None at all. How peculiar."
    {hero} came to see. The window at {far} was black, and {elder} had gone there after dinner to \#
    fetch a ladder. [mist: And now the mist was coming up too.]
    {hero} lifted the {light} from its hook, where it hummed a little to itself. "Somebody has to \#
    bring {elder} home," said {hero}, and marched off down {path}. {Friend} marched too. \#
    [interest: They marched in time to a song about {interest}.]
    ---
    On most nights {elder} waved good night with a lamp from {far}, and {hero} waved back. \#
    Tonight {hero} waved until one arm was tired, and nothing answered.
    "Perhaps the lamp is broken," said {a friend}.
    "Then {elder} will never find the way in the dark." {hero} buttoned up a coat. [interest: \#
    There was a note about {interest} in its pocket.] Then {he} picked up the {light}, as bright \#
    as a small moon, and set out along {path}.

    ## obstacle
    At first {path} was just as it always was. Then they came round the corner, where no lamp \#
    could reach. Something went creak, and something else went tick, tick, tick. [wind: The wind \#
    pulled at {hero}'s sleeve as if it wanted a word.] {hero} stopped so suddenly that {friend} \#
    bumped into {his} leg.
    "Why have we stopped?" asked {friend}.
    "Because my feet did," whispered {hero}. The {light} began to tremble, and all the shadows \#
    trembled along with it.
    = tremble: to shake a little, from cold or fear
    ---
    "What was that?" said {hero}.
    "What was what?" said {friend}.
    There it was again! A long, slow scrape came out of the darkness, and after it a cough. \#
    {hero} held up the {light}, but that only made it worse. Now every post had a long black \#
    shadow, and each shadow moved when {he} did. "I think," said {hero} in a very thin voice, \#
    "that I shall stay here for a while." And {he} stood in the middle of {path}, as stiff as a \#
    spoon.
    = scrape: the sound of one hard thing rubbing along another
    ---
    It is strange how loud the darkness can be. By day {hero} had never heard {path} say a single \#
    word. Now it clicked on the left and muttered on the right. Far behind came {sound}, unless \#
    it was something else that sounded like it.
    "You are squeezing me," said {friend}.
    "Sorry," said {hero}, without letting go. The {light} was shaking in {his} other hand. [fur: \#
    {Friend}'s fur stood up like a brush.] Neither of them could have gone one step further.
    = muttered: spoke low, so that nobody could make out the words
    ---
    Plop! {hero} spun round, and there was nobody. Snap! {hero} spun back, and there was nobody \#
    again. The glow of the {light} ran nervously over the ground, looking thin and scared.
    "Maybe it is a very polite robber," {friend} suggested, "one who knocks first, but says plop."
    It was meant as a joke, but it did not help. Immediately {hero} saw robbers, nine of them, \#
    all in a row. They were nine bushes, of course. Still, nobody could have made {hero} move \#
    from that spot.
    = robber: someone who takes what belongs to others

    ## try1
    "If we run, it will be over sooner," said {hero}. That sounded clever, so they ran. The \#
    {light} banged and swung about, which it did not enjoy at all. Puff! Now there was no light \#
    whatever, and there were twice as many noises.
    They felt their way back along a wall, then a hedge, and then something damp. In the kitchen \#
    of {home} the {light} was lit again.
    "The damp thing was me," said {friend}. "You stroked my face the whole way."
    ---
    {hero} took a deep breath, shut {his} mouth tight and ran. Ten steps went splendidly. At the \#
    eleventh {his} foot met a root, and up into the air flew the {light}. By the time it came \#
    down it had gone out.
    "I liked it better when we could see," remarked {friend} from somewhere low.
    There was only one thing to do. They crept back to {home} to have it lit once more, and now \#
    it was even later.
    ---
    One, two, three, go! Running had always worked in the daytime, so why not now? The reason is \#
    that your own feet make a noise, and they sound exactly like somebody behind you. The faster \#
    {hero} ran, the faster somebody followed. At last {he} turned a corner too sharply, and out \#
    went the {light}.
    "That was us," panted {friend}. "We were chasing ourselves."
    Back they had to go to {home}, until the flame stood up yellow again.
    ---
    "Noises are slow," said {hero}, "and I can beat them. Ready?"
    "No," said {friend}, but {hero} had already gone.
    The wind of the running blew straight into the {light}, which winked twice and died. Then \#
    {hero} came back, considerably slower, with both arms stretched out like a sleepwalker. They \#
    turned for {home}, because nobody can bring anybody a light that is dark. There it was lit \#
    again. "So the noises were slow," said {friend}, "and we were last all the same."

    ## try2
    This time {hero} had a plan. {He} hung a coat over the {light}, so that there would be no \#
    shadows to see. And {he} looked at nothing but {his} own two shoes. It worked beautifully, \#
    until the shoes walked into a gate.
    "Which gate is this?" asked {hero}, rubbing {his} nose.
    {Friend} inspected it. "Our gate," said {friend}. "We have walked in a ring." And there was \#
    the start of {path} again. {hero} took the coat away, and out came the light, looking surprised.
    ---
    "Whatever I can't hear can't scare me," said {hero}, and stuffed a corner of scarf into each \#
    ear. Now the night was as quiet as cotton, and they walked and walked.
    {Friend} said, "Left." Then {friend} said, "No, left!" Finally {friend} shouted it. But \#
    {hero} only hummed, because ears full of scarf don't hear any lefts. When at last {he} looked \#
    up, there was a post that {he} had known for years. It was the one where {path} begins.
    ---
    The coat went over the {light}, and the eyes went down to the toes. {hero} was going to get \#
    there by counting, and not by looking at all. At forty-one there was a bump, and at sixty \#
    there was a puddle. At ninety {he} had no breath left, and {friend} asked permission to look.
    They looked. Behind them was {home}, and in front was the very first bit of {path}. "A good \#
    long walk," said {friend}, "to nowhere."
    ---
    {Friend} was supposed to lead, and {hero} was supposed to hold on with both eyes shut. "Tell \#
    me when we are there," said {hero}.
    "How shall I know? You put your coat on the {light}, and I can see about as far as my nose."
    Thump! That was a barrel. They went carefully around it, and then, apparently, around it \#
    again. When the coat came off, there stood the barrel at the foot of {path}, looking pleased \#
    with itself. They had not gone ten steps.

    ## insight
    They sat down to think. Creak, said the darkness, and {hero} jumped up so fast that the \#
    {light} swung to the side. By chance it shone on a gate, and the wind pushed the gate, and \#
    the gate said creak.
    "It needs oil," said {friend}. "That is all it is. It is a gate that needs oil."
    {hero} pushed it with one finger. Creak! {He} did it again, purely for fun, although it was \#
    rusty, and old, and rather small. "I wonder," said {hero}, "who else is out there."
    = rusty: gone brown and rough, as wet iron does
    ---
    Then {friend} had a hiccup. It was a big one, and it came back off the wall twice as big.
    {hero} had already grabbed the {light} to flee, when {he} suddenly stood still. "Was that you?"
    "I am sorry. I get them when I am nervous."
    {hero} began to laugh and could not stop. So that was how it worked! You heard a giant, and \#
    it turned out to be {friend} with a hiccup. "Let's go and see who all the others are," {he} \#
    said, "but slowly."
    = nervous: a bit afraid of what may come
    ---
    Tick, tick, tick. {hero} was too tired to run away from it any more, so {he} listened. It \#
    came from a gutter, where one drop after another was falling into a tin cup.
    "I know that cup!" said {hero}. "I left it there myself."
    "Then you have been afraid of your own cup," said {friend}, who found this extremely \#
    interesting.
    {hero} tipped out the water, and the ticking stopped. And the darkness, which had been \#
    enormous, was one noise smaller.
    = gutter: the pipe that carries rain from a roof
    ---
    "I am going to say hello," {friend} decided, "because somebody ought to." And {friend} called \#
    into the darkness, "Hello! Who is that snuffling?"
    A hedge shook. Out came a fat beetle, dragging a leaf that was much too large for it. It \#
    snuffled along the ground, stopped politely in the beam of the {light}, and went on.
    {hero} crouched and watched it go. There was so much noise, and so little beetle! "If we ask \#
    each of them," said {hero} slowly, "then each of them has a name."
    = crouched: bent low with the knees up

    ## act
    So they went on step by step, and nothing was allowed to stay a noise. "That is only a loose \#
    shutter," said {hero}. "And that is a drain. Good evening, drain."
    "And I can hear {sound}," said {friend}, "or else my stomach."
    At every new one they stopped until they had found it. It took ages, but the {light} did not \#
    shake once. Then something groaned, and {hero} said, "That must be {elder}." And it was! \#
    There at {far} stood {elder}, blinking and very glad.
    = shutter: a wooden cover for a window
    ---
    {hero} held the {light} low and perfectly still. When something rattled, {he} went and asked \#
    what rattled, and it was a loose board. When something hooted, {he} waited, and it was \#
    somebody's wet boot with the wind in it.
    "That one is mine," said {friend} each time, as if they were picking cherries. "The next one \#
    is yours."
    They had collected twelve when they came to {far}. The thirteenth was {elder}, calling, "Is \#
    there a lamp out there?"
    "Yes," called {hero}, "and two of us with it!"
    = rattled: made many short, hard knocks
    ---
    "Slowly," said {hero} to {his} feet, and for once the feet obeyed. Now there was nothing in \#
    the way but names. A flap was a sack, and a hiss was wet leaves. A whimper was a door that \#
    wanted to be shut, so {friend} and {hero} shut it.
    [trees: A crack was only a branch, stretching.] [boats: A knock was only a boat, nudging its \#
    post.]
    And the enormous black shape at the end was {far}. A hand came out of it, and the {light} \#
    shone on the face of {elder}.
    = whimper: a small, sad crying noise
    ---
    What does the darkness say if somebody lets it finish? {hero} found out. It says drip, \#
    because a tap is loose. It says shuffle, because {creatures} are moving over in their sleep. \#
    It says clank, because {friend} has walked into a bucket.
    "Bucket," said {friend} with dignity.
    So they continued, noise by noise, with the {light} held out in front. At {far} something \#
    gave a sigh. "{elder}," said {hero}, "we have come to fetch you." And {elder} took the light \#
    in both hands.
    = dignity: a proud, calm way of acting, even when things go wrong

    ## return
    They went home along {path}, all three of them, with the {light} in the middle. "What's \#
    that?" asked {elder} at the first creak.
    "It's only a gate," said {hero}. "Don't mind it. It says that to everyone."
    At {home} they ate {food} until they could eat no more. Afterwards {hero} lay in bed with the window \#
    open a crack, and creak, said something outside. Drip, said something else.
    "Good night," {hero} told each of them. "Good night," said {friend}, to be on the safe side.
    ---
    "You came in the dark," said {elder} on the way back. "I should have been sitting there till \#
    morning."
    "It was not so very dark," said {hero}. "Most of it was lids and leaves."
    {Friend} walked in front and showed {elder} all the noises, like a guide in a castle. One of \#
    them had moved, and that caused a short quarrel. Then came the door of {home}, and a hook on \#
    the wall. There hung the {light}, and ticked as it cooled, and everybody knew that sound.
    ---
    Now there is a new lamp at {far}. It winks once every evening, and from the door of {home} \#
    {hero} winks back. [tiny: {Friend} has to stand on a flowerpot to see it.]
    But on that first night, back from {path}, three of them sat outside and ate {food}. Then \#
    they put out the {light} on purpose, and listened to everything. "That one," said {friend} \#
    after a while, "was {elder}, chewing."
    ---
    The way home was half as long, as the way home often is. {elder} carried the {light}. {hero} \#
    carried {elder}'s bag, or at least one strap of it. And {friend} wished a good evening to a \#
    gate, two drains and a flowerpot.
    Supper was warmed up, and {elder} was given the place beside the stove. Late at night there \#
    came a low and dreadful rumble.
    "I don't know that one," whispered {hero}.
    "Snoring," said {friend}. "It is {elder}. Now go to sleep."
    """#
}
