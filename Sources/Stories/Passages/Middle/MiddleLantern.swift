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
    Every evening {hero} counted the lights of {world} from the step of {home}. Tonight one was \#
    missing. There was no light at {far}.
    "{elder} is still out there, mending the roof," said {hero}. "Who can walk home without \#
    seeing the way?"
    "I can," said {a friend}. "But I bump into things."
    So {hero} took the {light}, which was lit and warm, and off they went along {path}. \#
    [interest: To make the way shorter, they talked about {interest}.]
    ---
    Supper was on the table, but one chair {in place} stayed empty. It was {elder}'s chair. \#
    {hero} rubbed a hole in the steam on the glass and looked out. Far off it was as dark as a \#
    boot.
    "The lamp at {far} has run dry," said {hero}. "That means {elder} is stuck."
    "Then why are you still sitting?" asked {a friend}.
    [interest: That was the end of the talk about {interest}.]
    Soon the {light}, well lit, was swinging down {path}.
    ---
    "No light," said {a friend}, looking out over {place}. "None at all. How odd."
    {hero} came to see. The window at {far} was black, and {elder} had gone there after dinner \#
    to fetch a ladder. [mist: And now the mist was coming up too.]
    {hero} lifted the {light} from its hook. It was lit, and it hummed a little. "I shall bring \#
    this," {he} said, and marched off down {path}. {Friend} marched too. [interest: They marched\#
     in time to a song about {interest}.]
    ---
    On most nights {elder} waved a lamp from {far}, to say good night to {world}. {hero} always \#
    waved back. Tonight {hero} waved and waved, and nothing came.
    "Perhaps the lamp broke," said {a friend}.
    "Then {elder} can't find the way, because the steps are steep." {hero} buttoned a coat. \#
    [interest: There was a note about {interest} in its pocket.] Then {he} picked up the \#
    {light}, shining like a small moon. They shut the door and took {path}.

    ## obstacle
    For the first bit {path} was just as it always was. Then they came round the corner, where \#
    no lamp reached. Something went creak. Something went tick, tick, tick. [wind: The wind \#
    pulled at {hero}'s sleeve as if it wanted a word.] {hero} stopped so fast that {friend} \#
    bumped into {his} leg.
    "Why have we stopped?" asked {friend}.
    "Because my feet did," said {hero}. The {light} began to tremble, and all the shadows shook \#
    along with it.
    = tremble: to shake a little, from cold or fear
    ---
    "What was that?" said {hero}.
    "What was what?" said {friend}.
    There it was again! A long, slow scrape came out of the dark, and after it a cough. {hero} \#
    held up the {light}. That made it worse, because now every post had a long black shadow, and\#
     each shadow moved when {he} did. "I think," said {hero} in a thin voice, "that I shall \#
    stand here for a bit." And {he} stood in the middle of {path}, stiff as a spoon.
    = scrape: the sound of one hard thing rubbing along another
    ---
    It is strange how loud the dark can be. By day {hero} had never heard {path} say a word. Now\#
     it clicked on the left and muttered on the right. Far behind came {sound}, or was that \#
    something else?
    "You are squeezing me," said {friend}.
    "Sorry," said {hero}, but {he} did not let go. The {light} shook in {his} other hand. [fur: \#
    {Friend}'s fur stood up like a brush.] They could not go one step more.
    = muttered: spoke low, so that nobody could make out the words
    ---
    Plop! {hero} spun round. Nobody. Snap! {hero} spun back. Nobody again. The light of the \#
    {light} ran over the ground, and it looked thin and scared as well.
    "Maybe it is a very polite robber," said {friend}. "One who knocks, but says plop."
    That was meant as a joke, but it did not help. {hero} saw robbers at once, nine of them, all\#
     in a row. They were nine bushes, of course. Still, {hero} could not move from the spot.
    = robber: someone who takes what belongs to others

    ## try1
    "If we run, it will be over sooner," said {hero}. That seemed clever, so they ran. The \#
    {light} banged and swung, and it did not like that at all. Puff! Now there was no light, and\#
     twice as many noises.
    They felt their way back along a wall, then a hedge, then something damp. At {home} the \#
    {light} was lit again.
    "The damp thing was me," said {friend}. "You stroked my face the whole way."
    ---
    {hero} took a deep breath, shut {his} mouth tight and ran. Ten steps went well. At the next \#
    step {his} foot met a root. Up flew the {light}. When it came down it had gone out.
    "I liked it better when we could see," said {friend} from somewhere low.
    There was only one thing to do. They crept all the way back to {home} to have it lit once \#
    more. And now it was even later.
    ---
    One, two, three, go! Running had always worked by day, so why not now? Here is why. Your own\#
     feet make noise when you run, and your own feet sound just like somebody behind you. The \#
    faster {hero} went, the faster somebody came. At last {he} turned too sharply, and out went \#
    the {light}.
    "That was us," panted {friend}. "We were chasing us."
    Back they had to go to {home}, until the light shone yellow again.
    ---
    "Noises are slow," said {hero}. "I can beat them. Ready?"
    "No," said {friend}, but {hero} had gone.
    The wind of the running blew straight into the {light}. It winked twice and died. Then \#
    {hero} came back, much slower, with both arms out like a sleepwalker. They turned for \#
    {home}, because nobody can bring a light that is dark. There it was lit again. "So the \#
    noises were slow," said {friend}, "and we were last all the same."

    ## try2
    This time {hero} had a plan. {He} hung a coat over the {light}, so that there would be no \#
    shadows to see. And {he} looked at nothing but {his} own shoes. It worked well, until the \#
    shoes walked into a gate.
    "Which gate is this?" asked {hero}, rubbing {his} nose.
    {Friend} had a look. "Our gate," said {friend}. "We have walked in a ring." And there was \#
    the start of {path} again. {hero} took the coat away, and the light came out.
    ---
    "What I can't hear can't scare me," said {hero}, and stuffed a corner of scarf into each \#
    ear. Now the dark was as quiet as cotton. They walked and walked.
    {Friend} said, "Left." Then {friend} said, "No, left!" Then {friend} shouted it. But {hero} \#
    only hummed, because ears full of scarf hear no lefts. At last {he} looked up. There was a \#
    sign, and {hero} knew it well. It was the one where {path} begins.
    ---
    The coat went over the {light}. The eyes went down to the toes. {hero} was going to get \#
    there by counting, and not by looking at all. At forty-one there was a bump. At sixty there \#
    was a puddle. At ninety {he} had no breath left, and {friend} asked to look.
    They looked. Behind them was {home}. Before them was the first bit of {path}, the very \#
    first. "A good long walk," said {friend}, "to nowhere."
    ---
    {Friend} was to lead, and {hero} was to hold on with both eyes shut. "Tell me when we are \#
    there," said {hero}.
    "How shall I know? You put your coat on the {light}. I can see about as far as my nose."
    Thump! That was a barrel. They went around it, and then, it seems, around it again. When the\#
     coat came off, there stood the barrel at the foot of {path}, looking pleased. They had not \#
    gone ten steps.

    ## insight
    They sat down to think. Creak, said the dark. {hero} jumped up, and the {light} swung to the\#
     side. By chance it shone on a gate. The wind pushed the gate, and the gate said creak.
    "It needs oil," said {friend}. "That is all it is. It is a gate that needs oil."
    {hero} pushed it with one finger. Creak! {He} did it once more, for fun. It was rusty, and \#
    old, and rather small. "What else is out there?" said {hero}.
    = rusty: gone brown and rough, as wet iron does
    ---
    Then {friend} had a hiccup. It was a big one, and it came back off the wall twice as big.
    {hero} had already grabbed the {light} to flee. Then {he} stood still. "Was that you?"
    "I am sorry. I get them when I am nervous."
    {hero} began to laugh and could not stop. So that was how it worked! You heard a giant, and \#
    it was only {friend} with a hiccup. "Let's go and see who else it is," {he} said. "But \#
    slowly."
    = nervous: a bit afraid of what may come
    ---
    Tick, tick, tick. {hero} was too tired to run from it, so {he} listened. It came from a \#
    gutter, where a drop fell into a tin cup. Somebody had left the cup there by day.
    "I know that cup!" said {hero}. "I left it there."
    "Then you have been afraid of your own cup," said {friend}, who found this very interesting.
    {hero} tipped the water out. The ticking stopped. And the dark, which had been huge, was one\#
     noise smaller.
    = gutter: the pipe that carries rain from a roof
    ---
    "I am going to say hello," said {friend}. "Somebody ought to." And {friend} called into the \#
    dark, "Hello! Who snuffles there?"
    A hedge shook. Out came a fat beetle, dragging a leaf much too large for it. It snuffled \#
    over the stones, stopped in the light of the {light}, and went on.
    {hero} crouched and watched it go. So much noise, and so little beetle! "If we ask each \#
    one," said {hero} slowly, "then they each have a name."
    = crouched: bent low with the knees up

    ## act
    So they went step by step, and nothing was allowed to stay a noise. "That is a loose \#
    shutter," said {hero}. "That is a drain. Good evening, drain."
    "And I hear {sound}," said {friend}, "or else my tummy."
    Each time there was a new one, they stopped until they had it. It took ages, but the {light}\#
     did not shake once. Then a stair groaned, and {hero} said, "That is {elder}." It was! There\#
     at {far} stood {elder}, blinking and very glad.
    = shutter: a wooden cover for a window
    ---
    {hero} held the {light} low and quite still. When something rattled, {he} asked what \#
    rattled. It was a loose board. When something hooted, {he} waited, and it was somebody's wet\#
     boot with the wind in it.
    "That one is mine," said {friend} each time, as if they were picking cherries. "That one is \#
    yours."
    They had twelve when they came to {far}. The thirteenth was {elder}, calling, "Is there a \#
    lamp out there?"
    "Yes," called {hero}, "and two of us with it!"
    = rattled: made many short, hard knocks
    ---
    "Slowly," said {hero} to {his} feet, and both feet did as {he} said. Nothing was in the way \#
    now but names. A flap was a sack. A hiss was wet leaves. A whimper was a door that wanted to\#
     be shut, so {friend} and {hero} shut it.
    [trees: A crack was only a branch, stretching.] [boats: A knock was only a boat, nudging its\#
     post.]
    And the shape at the end, big and black? It was {far}. A hand came out, and the {light} \#
    shone on the face of {elder}.
    = whimper: a small, sad crying noise
    ---
    What does the dark say if you let it finish? {hero} found out. It says drip, because a tap \#
    is loose. It says shuffle, because {creatures} move over in their sleep. It says clank, \#
    because {friend} has walked into a bucket.
    "Bucket," said {friend} with dignity.
    So they went on, with the {light} held out in front, noise by noise. At {far} something \#
    sighed. "{elder}," said {hero}, "we have come to fetch you." And {elder} took the light in \#
    both hands.
    = dignity: a proud, calm way of acting, even when things go wrong

    ## return
    They went home along {path}, all three, with the {light} in the middle. "What's that?" asked\#
     {elder} at the first creak.
    "A gate," said {hero}. "Don't mind it. It says that to everyone."
    At {home} they ate {food}, and plenty of it. Afterwards {hero} lay in bed with the window \#
    open a crack. Creak, said something outside. Drip, said something else.
    "Good night," said {hero} to each of them. "Good night," said {friend}, to be on the safe side.
    ---
    "You came in the dark," said {elder} on the way back. "I should have sat there till morning."
    "It was not so very dark," said {hero}. "It was mostly lids and leaves."
    {Friend} went in front and showed {elder} all the noises, like a guide in a castle. One had \#
    moved, and that caused a short quarrel. Then came the door of {home}, and a hook on the \#
    wall. The {light} hung there and ticked as it cooled. They all knew that sound.
    ---
    Now there is a new lamp at {far}. Every evening it winks once, and from the step of {home} \#
    {hero} winks back. [tiny: {Friend} has to stand on a flowerpot to see it.]
    But that night, back from {path}, three of them sat on the step. They ate {food}. Then they \#
    put the {light} out on purpose, and listened. "That one," said {friend} after a while, "was \#
    {elder}, chewing."
    ---
    The way home was half as long, as ways home often are. {elder} carried the {light}. {hero} \#
    carried {elder}'s bag, or at least one strap of it. And {friend} said good evening to a \#
    gate, two drains and a stone.
    Supper was warmed up, and {elder} was given the bench by the stove. Late at night there came\#
     a low and dreadful rumble.
    "That one I don't know," said {hero}.
    "Snoring," said {friend}. "It is {elder}. Now go to sleep."
    """#
}
