extension Passages {
  /// The passages of “lantern” for ages 9–10.
  static let lateLantern = #"""
    skeleton: lantern
    band: 9-10
    title: {hero} and the Dark Mile
    title: The Noises Along the Way
    title: A Light for {world}
    title: Good Evening, Gate
    title: Who Goes Creak?
    slot light: torch | hand lamp | pocket lamp | glass lamp
    chapter1: No Light Out There | A Dark Spot | Somebody Ought to Go | What the Night Said
    chapter2: Like a Cork | Faster, and Then Not at All | Two Clever Plans | The Wrong Way to Be\#
     Brave
    chapter3: Who Are You? | One Noise at a Time | A Name for Everything | Pleased to Meet You
    question: Which of the noises would have stopped you?
    question: Why did it help to go slowly?
    question: What do you hear at night that you know by name?
    question: What could {elder} have been thinking, alone out there?
    question: What is {friend} good at, when {hero} is afraid?
    question: Is there a noise you would like to go and look at?

    ## want
    Everybody in {world} knew how the evening went. First the lamps came on. Then the pans began\#
     to hiss. Last of all {elder} came home from {far}, complaining about the hour. Tonight \#
    there were lamps and there were pans, but there was no {elder}.
    "No light out there either," said {a friend}, who had looked twice to be sure. "And you \#
    can't walk home on what you can't see."
    {hero} thought of {elder}, sitting on something cold and waiting for a moon that was not \#
    going to come. The {light} hung on its nail. {hero} switched it on.
    [interest: On the way {he} meant to talk about {interest}, which is a good thing to do in \#
    the dark.]
    "We could also stay here and be warm," said {friend}.
    "We could," said {hero}, and set off along {path}.
    ---
    "Count again," said {hero}.
    {A friend} counted again. "Twelve lights on this side, and none at {far}. The same as \#
    before. I did tell you."
    "But {elder} went out there after lunch, to fetch a ladder."
    "Then {elder} has a ladder and no light, which is a poor sort of trade."
    It was dusk {in place}, the blue kind that comes up out of the ground. [interest: A minute \#
    ago they had been talking about {interest}, and now neither of them knew a word of it.]
    "Old eyes," said {hero} slowly. "A dark way. A lot of edges. Somebody ought to go."
    "Somebody ought," said {friend}.
    "Well, somebody has {a light}." {hero} switched it on, and it laid a warm yellow egg on the \#
    ground. "And somebody is coming with me."
    "I notice," said {friend}, "that nobody asked somebody." But they were already on {path}.
    ---
    At dusk all of {place} smelled of {smell}. {hero} sat on the step with {a friend} and the \#
    {light}, doing nothing, which {he} did very well.
    On other evenings a small lamp burned at {far}, as good as a star. Now there was only a dark\#
     lump.
    "It must be broken," said {hero}. "And {elder} is out there with it."
    {Friend} said nothing. It was the waiting kind of nothing.
    {hero} thought of {elder}'s hands, which had mended a pair of boots twice and never told how\#
     they got torn. {hero} switched on the {light} and stood up.
    [interest: There would be time to talk about {interest} on the way.]
    "I was ready an hour ago," said {friend}, and they went down {path} to bring the lamp to {far}.
    ---
    It all began because {a friend} could not mind other people's business quietly.
    "Dark," said {friend}, looking out over {place}. "Dark, dark, dark. Is nobody going to ask \#
    me what is dark?"
    "What is dark?" asked {hero}, who was trying to read. [interest: The book was about \#
    {interest}, and had just got to the good part.]
    "The way home from {far}. And {elder} is at the wrong end of it, with no lamp."
    {hero} put down the book. By day {elder} could find a dropped needle. After sunset {elder} \#
    walked into doors, and begged their pardon.
    The {light} was the best one in the house. {hero} tried the switch, and it lit up {his} \#
    chin, and a spider who had hoped for a quiet night.
    "We'll take it there," said {hero}.
    "We?" said {friend}. But the argument was over before they got to {path}.

    ## obstacle
    For a while it was only a walk. Then the last of the lamps was behind them, and {path} began\#
     to speak.
    First it ticked. Then it breathed. Then something low down on the left said a long word \#
    without any letters in it.
    {hero} stopped. The {light} stopped too, though not entirely. It had begun to tremble, and \#
    so had the hand that held it. Every stone had a shadow, and every shadow had somewhere to \#
    go.
    "Did you hear that?" asked {hero}.
    "Which?" said {friend}. "I heard nine."
    [wind: The wind came by and touched the backs of their necks, like a cold spoon.]
    {hero} looked forward, where it was black, and back, where it was getting black. Going on \#
    was not possible. Going home was not possible either, with somebody waiting at {far}. So \#
    {he} simply stood there, as a post stands, with the {light} in both hands.
    = tremble: to shake a little, from cold or fear
    ---
    "Something is chewing," said {hero}.
    They both listened. It was true. On one side of {path} something was chewing, slowly, like a\#
     person at the back of the class. On the other side something was being dragged along the \#
    ground.
    "Perhaps it will chew what it dragged," said {friend}.
    That did not help. The beam jumped from one dark place to the next, and was too late every \#
    time. {hero} tried to hold the {light} steady, and found that the shaking came from further \#
    up. Most of it was knees.
    "Shall we go on?" asked {friend}.
    {hero} wanted to say yes. {He} had the word ready and everything. But {his} mouth would not \#
    open, and {his} feet had grown into the ground like two carrots. [trees: Overhead the trees \#
    leaned in to see what would happen.] There {he} stood, in the middle of {path}, with the \#
    light on.
    = steady: not shaking or moving at all
    ---
    Daylight tells you one thing at a time. The dark tells you everything at once, and does not \#
    speak clearly.
    {hero} had never noticed that before. Halfway along {path} the mumbling began. There was a \#
    creak, a drip, a scrape and a sort of sigh, all mixed together like beads in a drawer. To \#
    keep calm {he} counted. At eleven {he} gave up, since it was not working.
    The {light} shivered, and so did {friend}. [mist: The mist made the beam look solid, like a \#
    stick that might snap.]
    "I could walk in front," said {friend}, "if you could walk in front of me."
    It could not be done. Something nearby went scritch, and then went quiet, as things do when \#
    you have been noticed. {hero} did not go forward and did not go back. {He} just stood in the\#
     light, and {was} afraid from the hair down.
    = mumbling: speaking so low that nobody can understand it
    ---
    Nobody had warned {hero} about the ears. By day they are quite modest things. Out here on \#
    {path}, with nothing to look at, they opened like barn doors and let everybody in.
    In came a rattle. In came a gurgle with a lump in the middle. [farm: In came a deep, wet \#
    cough.] In came a slow pat, pat, pat, like somebody in damp slippers who has plenty of time.
    "Tell me that's you," said {hero}.
    "I was about to say the same," said {friend}.
    {hero} turned the {light} this way. The slippers moved that way. The beam quivered so hard \#
    that the whole night looked like a picture in a shaken bucket. At {far} {elder} was waiting.
    {hero} knew that very well. Yet not one of ten toes would take another step. So the two of \#
    them stood close together, with the light on, and listened to slippers.
    = quivered: shook with very small, quick shakes

    ## try1
    The trouble with being afraid, {hero} decided, was how long it took. So it had better be \#
    done fast.
    "On three," {he} said to {friend}. "One, two..." And {he} ran.
    It was a splendid run. It had elbows in it. The {light} swung up at the sky and down at the \#
    ground. Noises came rushing from the front and went rushing off behind. For twenty steps \#
    {hero} felt very nearly brave. At step twenty-one there was a stone. {He} stayed on {his} \#
    feet, but the lamp got such a jolt that it went tick. Where the light had been there was a \#
    great deal of night.
    "You never said three," said {friend}, some way back.
    Nobody can mend a lamp by feel. They crept all the way home to {home}, where a loose bulb \#
    was screwed in tight. It shone again as though nothing had happened. {hero} sucked a bruised\#
     thumb.
    ---
    Running had always worked for {hero}. It worked for rain, and for being late, and for the \#
    end of bath time. Why should it not work for this?
    "If we go fast enough," {he} told {friend}, "the noises will all be where we were." It \#
    sounded like arithmetic.
    So {he} ran, and the {light} did not care for it. A lamp likes to look about. Nobody had \#
    ever shaken it like a bottle of medicine. Something came loose inside, tinkled and rolled, \#
    and the world was switched off. {hero} went on running for three more steps, out of habit, \#
    and sat down in something soft. [farm: It was better not to ask what.]
    "Where are you?" called {hero}.
    "Where you were," said {friend}. "It isn't so bad here."
    They kept close together the whole way back to {home}. There, in the bright kitchen, the \#
    small part was pushed into its place, and the light woke up.
    ---
    It was {friend} who saw how it ended. From behind it looked like this. A small light went \#
    bobbing away down {path}, up and down, faster and faster. Then there was a yelp. Then there \#
    was a crash. Then there was nothing at all, with a smell of dust.
    "{hero}?" said {friend} to the nothing.
    "Here," said a voice near the ground. "I ran. I wanted to get it over."
    "And did you?"
    "I got it over," said {hero}. "Over and over. And then me on top."
    The {light} would not go on. {hero} shook it, begged it, and clicked the switch both ways. \#
    But whatever was wrong with it wanted a table and dry fingers. So they walked home by feel, \#
    and the noises came too. Inside the door of {home} {hero} opened the lamp, wiped it, shut it\#
     and tried again. On it came, looking rather cross.
    ---
    "Quick, then," said {hero}. "Like pulling off a plaster."
    "That hurts," said {friend}.
    "But only for a second."
    And off {he} went, arms, legs, light and all. The noises flew by like washing on a line. A \#
    squeak! A hiss! A thing that hummed! None of them had time to be anything. {hero} was just \#
    thinking how well it was going when the {light} knocked against {his} knee. Click.
    It is surprising how fast one can stop.
    "That," said {friend}, catching up by and by, "was a long second."
    The switch had jumped, and it would not jump back. So they turned and shuffled to {home}, \#
    with {hero}'s arms held out in front like a sleepwalker's. On the mat at last, under the \#
    good lamp, the switch was coaxed up with two thumbs. The light shone. But {hero} was more \#
    afraid than before, knowing now how dark the dark could get.

    ## try2
    Next {hero} tried not hearing. What you don't hear can't frighten you, so {he} stuffed some \#
    wool into {his} ears, and nodded to {friend} that it was time.
    The world went soft. Without its noises {path} was like a picture. {hero} strolled along \#
    inside it with the {light} held out.
    {Friend} said something. {Friend} said it again, and then stood right in the beam and \#
    shouted it.
    "What?" said {hero}, and pulled out the wool.
    "I said LEFT. I said it at the corner. I said it at the post. I said it when you thanked \#
    that wall."
    They had gone round in one great loop. In front of them was {home}, and under their feet \#
    {path} was just beginning. And now that {hero}'s ears were open again, in came the dark, \#
    creak by creak, as if it had only been waiting for its turn.
    ---
    A coat would do it, {hero} thought. Under a coat the {light} would show {his} two shoes and \#
    nothing else, and nobody was ever scared of shoes.
    So the big coat went over the lamp, and over {hero} as well. Off went a small yellow room \#
    with a pair of shoes in it.
    "How is it in there?" asked {friend} from outside.
    "Lovely. Left shoe. Right shoe. They need polish."
    "You may like to know about the..."
    Bonk.
    "...post," said {friend}.
    {hero} begged the post's pardon, turned, and marched on. That was the mistake. Inside a \#
    coat, every way is straight ahead. After a good many shoes there came a bump in the ground, \#
    and {hero} knew that bump. It was the one where {path} began. {He} pulled off the coat. The \#
    light was still on, and {far} was exactly as far away as before.
    ---
    "You do it like this," said {hero}. "You look at your shoes, and only at your shoes. You \#
    stop your ears with your fingers. Then there is no dark. There is only left and right."
    "And the {light}?" asked {friend}.
    "Under my arm."
    "And the way?"
    But the fingers were in already. {hero} went off humming, nose down, and the lamp poked out \#
    behind and lit up everything that was already over. {Friend} found this interesting for a \#
    while. One does not often see only where one has been.
    [boats: They passed the same upturned boat three times.] They met a wall and went along it. \#
    They met a corner, and took it for the wall. By and by the shoes came to a pebble with a \#
    white stripe, and {hero} remembered that pebble. It lay at the very start of {path}.
    "Hm," said {hero}.
    "I wondered when you would say that," said {friend}.
    ---
    If the dark could not see them, it could not want anything. That was {hero}'s second plan, \#
    and by the front door it sounded clever. {He} buttoned the {light} up inside {his} jacket, \#
    so that only a thin bright line came out between the buttons. Then {he} looked hard at that \#
    line and walked.
    "I can't see you at all," said {friend}. "Is that good?"
    "Very good."
    "Then whose foot is this?"
    It was a bucket's, if a bucket has feet. Now {hero} knew of only one bucket, and it stood \#
    just where {path} began. {He} undid two buttons. There it was in the light, dented and smug,\#
     not forty steps from {home}. [wind: Either the wind had turned right round, or they had.]
    {hero} sat down on the bucket. The noises sat down too, all round. It was a long minute.

    ## insight
    Hic.
    It was very near. {hero} spun round so fast that the {light} hummed. There in the beam was \#
    {friend}, looking embarrassed.
    "That was you!" said {hero}.
    "I do beg your pardon. I get them when I am nervous."
    {hero} had to laugh. Ten seconds ago that had been a monster with a wet mouth. Now it was a \#
    hiccup with a friend round it. And the odd thing was that you could not turn it back. {He} \#
    tried. {Friend} did it again, twice, quite helplessly, and it stayed a hiccup.
    "Ask the next one who it is," said {friend}.
    Creak, said the night. {hero} lifted the {light} and went to see. {He} went slowly, because \#
    nobody can ask a question at a run. A gate hung there on one rusty hinge, minding its own \#
    business.
    "Good evening, gate," said {hero}. "Who else is out tonight?"
    = hinge: the metal part on which a gate swings
    ---
    While {hero} was sitting there, hating everything, something went plip. Then there was a \#
    long gap. Plip.
    "It's waiting for us," whispered {hero}.
    "It's a leaky bucket," said {friend}, who was looking the other way. "The blue one. I was \#
    there when it got the hole. I may have been why."
    The {light} swung round. And there hung the bucket on its hook, with a bright bead growing \#
    at the bottom. The bead grew fat, let go, and fell. Plip.
    {hero} shut both eyes, to see whether it would be terrible again. Plip. It was no good. It \#
    was a bucket for ever now. In the dark behind {his} eyelids it even stayed blue.
    "Do you know many?" {he} asked.
    "A few," said {friend}. "We could collect the rest on the way."
    {hero} got up. There was no hurry any more. Things can't be collected in a hurry.
    = leaky: with a small hole that lets water out
    ---
    Something had landed on the {light}. Its shadow lay over the ground as big as a cow, with \#
    six legs and two huge feathers for ears. A dry and dreadful rattling came from it. {hero} \#
    could not so much as squeak.
    "Oh, look," said {friend}. "A moth."
    And so it was. It was no bigger than a button, and it was beating at the glass to get in. \#
    {hero} held the lamp up close. The moth looked worried, as if it had lost a ticket. The \#
    shadow was still as big as a cow, but there was nobody inside it any more.
    "I thought it was..." {hero} began.
    "So did I," said {friend}. "We heard a noise and made up the rest."
    {hero} turned the {light} toward {path}. Twelve noises were going on out there, and every \#
    one of them came from somebody. "Slowly this time," {he} said. "I want to see who."
    = moth: an insect that flies at night toward lights
    ---
    "Which is the worst one?" asked {friend}.
    {hero} listened. "The one that goes hoom. Like a giant with a cold."
    "That's the lid."
    "What lid?"
    "On the old barrel. The air gets under it. I sat next to it all last summer."
    "Nobody told me it was a lid!" said {hero}.
    "Nobody asked. Go and look."
    So {hero} went and looked. It was only six steps, but they took as long as sixty. There in \#
    the beam of the {light} a tin lid was lifting and dropping, all by itself. Hoom. {hero} put \#
    one finger on it. Silence. {He} took the finger off. Hoom.
    "I can play it," {he} said, and did so again, purely for pleasure.
    "Now the next worst," said {friend}.
    {hero} was already tilting {his} head to hear. Some of the fear was still there. But wanting\#
     to know had come and sat down beside it, and was taking up most of the bench.
    = tilting: leaning a thing to one side

    ## act
    So they went along {path} as people go along a shelf of books, stopping at each one.
    "Squeak," said the dark.
    "Wheel," said {hero}, and the {light} went to see. It was a board rubbing on a nail. "Board,\#
     then. Pleased to meet you."
    "Rustle," said the dark.
    "Paper," said {friend}. It was a beetle inside a paper bag, having a bad evening. They let \#
    it out.
    Then they heard {sound}, and almost laughed, because they had known that all their lives.
    Often {hero} guessed wrong. Wrong was just as good. A thing only had to turn out to be \#
    something. And so, noise by noise, they used up the whole of the dark, and there was {far}. \#
    "Who on earth is out there, chatting with the woodwork?" said a voice.
    "Us," said {hero}. And {elder} came blinking into the ring of light.
    = rubbing: moving to and fro against something
    ---
    {hero} made a rule. There was to be no step until the last noise had a name. It made for a \#
    strange sort of walk.
    "Drip," said {hero}. One step. "Loose stone." One step. "My own sleeve." One step. "What's \#
    the one like soup?"
    "Mud," said {friend}, "letting go of a boot. Your boot."
    [sea: Far off the sea turned over in its bed, and they named it Sea, which took no time at \#
    all.] [snow: A squeak came with every step they took, and it was only snow.] {Creatures} \#
    muttered in their sleep, and were wished a good night. The {light} hardly shook. It had too \#
    much to do.
    At the forty-third name there was something new ahead. Somebody was humming a thin little \#
    tune, the kind you hum to show that you don't mind at all.
    "That," said {hero}, without even looking, "is {elder}."
    It was. There at {far} {elder} took the {light} in both hands and could not find a word to say.
    = muttered: spoke low and not clearly
    ---
    {Friend} kept the list. "Number one, knock," said {friend}. "A shutter. Number two, scratch.\#
     That was a thorn on your sleeve."
    Number three was difficult. It came from nowhere and went whup. They waited for it side by \#
    side in the middle of {path}, with the {light} pointing at nothing. {hero}'s knees were \#
    soft. Whup. And there it was, a cloth that somebody had left out to dry, filling with air \#
    and going flat again.
    "A tablecloth," said {hero}. "I was nearly eaten by a tablecloth."
    "Three," said {friend}, satisfied.
    They did not hurry, and they did not stop. Four was a gate. Five was a gnat. Six to nine \#
    were all {friend}. And ten said "Ouch!" quite clearly, at {far}. {hero} held the lamp up \#
    high. There stood {elder}, with one hand on a bumped knee and the other against the \#
    brightness, beginning to laugh.
    = gnat: a tiny fly that hums and bites
    ---
    This time {hero} let the noises come. {He} waited until each noise had finished, as one does\#
     with a grown-up on the telephone. Then {he} turned the {light} on it and said what it was.
    A puddle. A chain. A leaf that was stuck to a fence and wanted to be off. [hot: A stone that\#
     ticked as it let go of the heat of the day.] Once it was only {friend}.
    It took long. Now and then a knee shook, out of habit. But behind them lay a row of known \#
    things. In front there was always just one that was not known yet, and one is not many.
    So {path} came to its end. The beam found two shoes, then a stick, then the face of {elder}.
    "I saw it a long way off," said {elder} at {far}. "It kept stopping. I thought, there is \#
    somebody who looks at things."
    = beam: a straight line of light from a lamp

    ## return
    Three people walked home along {path}, if you count {friend}, and you had better. {elder} \#
    carried the {light}. {hero} walked in front and did the introductions.
    "Mind the creak," said {hero}. "It's shy. Now comes a gap with nothing in it, and then a \#
    gurgle."
    "Good evening, gurgle," said {elder}, who had very nice manners.
    It gurgled.
    At {home} they all ate {food}, and {elder} had two helpings, one against the cold and one \#
    against the dark.
    Later {hero} lay in bed with the lamp switched off and the window open a crack. Out there it\#
     was all still going on, tick and rustle and plop, like neighbours chatting in the street. \#
    Then something went fump. {hero} had never heard a fump.
    "New one," said {friend} sleepily.
    "We'll look tomorrow," said {hero}, rather glad that there was one left over.
    ---
    "And you were not afraid?" asked {elder} on the way back.
    "I was," said {hero}. "So I ran, and that went wrong. Then I tried not to notice, and that \#
    went wrong as well. Then I asked."
    "Asked whom?"
    "Everybody." {hero} waved at {path}, where everybody was busy squeaking.
    {elder} was quiet for the length of four noises. "Sixty years I have lived {in place}," said\#
     {elder}, "and I always took that one for my knees."
    {hero} went to see, with the {light}. "It's a rope on a hook."
    "Then I have better knees than I thought," said {elder}, and walked on with longer steps.
    At {home} the lamp was hung in its place. {Friend} stayed at the door a little longer, \#
    looking out.
    "Good night, all," said {friend} to the dark.
    There was a pause. Then, one after another, they answered.
    ---
    Halfway back {hero} stopped. "May I try something?" {he} asked, and clicked off the {light}.
    {elder} drew a sharp breath. {Friend} moved up closer. And the dark began, as it always \#
    does, here a bit and there a bit. Into the middle of it {hero} spoke quite softly, and told \#
    them who was there. It was like hearing the names on the doors of a street.
    "On again?" asked {elder} after a while.
    "In a minute," said {hero}.
    It was so late when they came to {home} that they ate {food} with their shoes still on. \#
    [interest: Nobody even talked about {interest}.]
    The next evening there was a good new lamp at {far}. It blinked twice across {place}, which \#
    meant good night. {hero} blinked back twice with the {light}. And {friend}, who had no lamp \#
    at all, blinked twice as well, so as not to be left out.
    ---
    "I would have come home by myself," said {elder}, "only there is something out here that \#
    coughs."
    They listened. Hack, hack, went something beside {path}.
    {hero} walked up to it with the {light}. "It's a strap," called {hero}. "It hits the wall \#
    when the air moves."
    "A strap," said {elder}, in the voice of one who has sat for two hours because of a strap.
    After that {elder} wanted to know them all. {hero} knew most of them, and where {hero} did \#
    not, {friend} made something up. [mist: Even the mist got a name, which was Gerald.] So it \#
    took them a good while to get to {home}. They could smell {food} from the gate.
    "One more," said {elder} on the step. "There was a squeak. It has been behind us the whole \#
    way. Did you not hear it?"
    "Ah," said {friend}. "That is your boots."
    """#
}
