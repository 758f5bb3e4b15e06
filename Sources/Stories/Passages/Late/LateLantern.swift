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
    chapter2: Like a Cork | Faster, and Then Not at All | Two Clever Plans | The Wrong Way to Be \#
    Brave
    chapter3: Who Are You? | One Noise at a Time | A Name for Everything | Pleased to Meet You
    question: Which of the noises would have stopped you?
    question: Why did it help to go slowly?
    question: What do you hear at night that you know by name?
    question: What could {elder} have been thinking, alone out there?
    question: What is {friend} good at, when {hero} is afraid?
    question: Is there a noise you would like to go and look at?

    ## want
    Everybody in {world} knew how the evening went. First the lamps came on, and then the pans \#
    began to hiss. Last of all {elder} came home from {far}, complaining loudly about the hour. \#
    Tonight there were lamps and there were pans, but there was no {elder}.
    "There isn't a light out there either," said {a friend}, who had looked twice to be certain. \#
    "And nobody can walk home on what nobody can see."
    {hero} imagined {elder}, perched on something cold and uncomfortable, waiting for a moon that \#
    had no intention of coming. The {light} hung on its nail beside the door. {hero} took it down \#
    and switched it on.
    [interest: On the way {he} meant to talk about {interest}, which is an excellent thing to do \#
    in the dark.]
    "Of course, we could also stay here and be warm," said {friend}.
    "We could," {hero} agreed, and set off along {path}.
    ---
    "Count again," said {hero}.
    {A friend} counted again. "Twelve lights on this side and none whatever at {far}, exactly as \#
    before. I did tell you."
    "But {elder} went out there after lunch, to borrow a ladder."
    "Then {elder} has a ladder and no light, which is a very poor sort of trade."
    It was dusk {in place}, the deep blue kind that seems to rise out of the ground. [interest: A \#
    minute ago they had been arguing about {interest}, and now neither of them could remember a \#
    single word of it.]
    "Old eyes," said {hero} slowly, "and a dark way, with a great many edges in it. Somebody \#
    really ought to go."
    "Somebody ought," said {friend}.
    "Well, somebody owns {a light}." {hero} switched it on, and it laid a warm yellow egg on the \#
    ground in front of them. "And somebody is coming with me."
    "I notice," remarked {friend}, "that nobody asked somebody." But by then they were already on \#
    {path}.
    ---
    At dusk all of {place} smelled of {smell}. {hero} was sitting outside with {a friend} and the \#
    {light}, doing absolutely nothing, which {he} did better than anyone.
    On other evenings a small lamp burned at {far}, as reliable as a star. Tonight there was only \#
    a lump of something darker than the sky.
    "It must be broken," said {hero}, "and {elder} is out there with it."
    {Friend} said nothing, but it was the waiting kind of nothing.
    {hero} thought of {elder}'s patient hands, which had mended one particular pair of boots \#
    twice and never asked how they came to be torn. {hero} switched on the {light} and stood up.
    [interest: There would be plenty of time to discuss {interest} on the way.]
    "I was ready an hour ago," said {friend}, and together they hurried down {path} to carry the \#
    light to {far}.
    ---
    It all began because {a friend} had never learned to mind other people's business quietly.
    "Dark," announced {friend}, gazing out over {place}. "Dark, dark, and in the middle extremely \#
    dark. Is nobody going to ask me what is dark?"
    "What is dark?" asked {hero}, who was trying to read. [interest: The book was about \#
    {interest}, and had just arrived at the exciting part.]
    "The way home from {far}, and {elder} is at the wrong end of it without a lamp."
    {hero} put down the book. In daylight {elder} could find a dropped needle, but after sunset \#
    {elder} walked straight into doors, and politely begged their pardon.
    The {light} was the best one in the house. {hero} tried the switch, and it lit up {his} chin, \#
    the ceiling, and a spider who had been hoping for a quiet night.
    "We'll simply take it there," said {hero}.
    "We?" said {friend}. But the argument was over before they had even reached {path}.

    ## obstacle
    For a while it was only a walk. Then the last of the lamps was behind them, and {path}, which \#
    had been silent all day long, began to speak.
    First it ticked, and then it breathed. Then something low down on the left pronounced a very \#
    long word without any letters in it.
    {hero} stopped. The {light} stopped too, though not entirely, since it had begun to tremble \#
    together with the hand that held it. Every pebble had a shadow, and every shadow had \#
    somewhere to go.
    "Did you hear that?" whispered {hero}.
    "Which?" asked {friend}. "I heard nine."
    [wind: The wind came wandering by and touched the backs of their necks like a cold spoon.]
    Forward, everything was black, and backward, everything was turning black. To go on was \#
    impossible, and to go home was impossible as well, with somebody waiting at {far}. So {hero} \#
    simply stood there, as a post stands, gripping the {light} in both hands.
    = tremble: to shake a little, from cold or fear
    ---
    "Something is chewing," said {hero}.
    They both listened, and it was perfectly true. On one side of {path} something was chewing, \#
    slowly and carefully, like a person at the back of the class. On the other side something was \#
    being dragged along the ground.
    "Perhaps it intends to chew what it is dragging," said {friend}, who liked to find an \#
    explanation.
    This one did not help. The beam leapt from one dark place to the next and arrived too late \#
    every time. {hero} tried to hold the {light} steady, and discovered that the shaking came \#
    from further up, and that most of it was knees.
    "Shall we go on?" asked {friend}.
    {hero} wanted very much to say yes, and even had the word ready. But {his} mouth refused to \#
    open, and {his} feet had grown into the ground like a pair of carrots. [trees: Overhead the \#
    trees leaned in, to see what would happen.] And there {he} stayed, in the middle of {path}, \#
    beautifully lit.
    = steady: not shaking or moving at all
    ---
    Daylight tells you one thing at a time, but the dark tells you everything at once, and does \#
    not trouble to speak clearly.
    {hero} had never noticed that until now. Halfway along {path} the mumbling began. There was a \#
    creak, a drip, a scrape and a sort of disappointed sigh, all jumbled together like beads in a \#
    drawer. {He} tried counting, to keep calm, and at eleven {he} gave up, because it was having \#
    the opposite effect.
    The {light} shivered, and so did {friend}. [mist: The mist made the beam look solid, like a \#
    stick that might snap.]
    "I could walk in front," {friend} suggested, "provided that you walk in front of me."
    They tried to work out how that could be done, and it couldn't. Something nearby went \#
    scritch, and then fell silent, the way things do when they have noticed you. {hero} went \#
    neither forward nor back. {He} just stood there in a small circle of light, and {was} afraid \#
    from the hair down.
    = mumbling: speaking so low that nobody can understand it
    ---
    Nobody had warned {hero} about the ears. By day they are quite modest things, and hardly \#
    anybody thinks about them. Out here on {path}, with nothing to look at, they opened as wide \#
    as barn doors and let everybody in.
    In came a rattle, followed by a gurgle with a lump in the middle. [farm: In came a deep, wet, \#
    unpleasant cough.] In came a slow pat, pat, pat, as of somebody in damp slippers who has the \#
    whole night to spare.
    "Tell me that's you," said {hero}.
    "I was about to say the same," said {friend}.
    When {hero} pointed the {light} this way, the slippers moved that way. The beam quivered so \#
    violently that the whole night looked like a picture in a shaken bucket. {hero} knew \#
    perfectly well who was waiting, and still not one toe out of ten would take another step. So \#
    {hero} and {friend} stood very close together and listened to slippers.
    = quivered: shook with very small, quick shakes

    ## try1
    The real trouble with being afraid, {hero} decided, was how long it took. Therefore it had \#
    better be done at top speed.
    "On three," {he} told {friend}. "One, two..." And {he} ran.
    It was a magnificent run, with a great deal of elbow in it. The {light} swung up to the sky \#
    and down to the ground. Noises came rushing out of the darkness in front and went rushing off \#
    behind. For twenty steps {hero} felt very nearly heroic. At step twenty-one there was a root, \#
    or a rope, or possibly somebody's bucket. {He} managed to stay upright, but the lamp received \#
    such a jolt that it went tick. Where the light had been there was an enormous quantity of night.
    "You never said three," complained {friend}, some way back.
    Nobody can repair a lamp by feel. They crept back to {home}, where one loose bulb was screwed \#
    in tight. It shone again as though nothing had happened, and {hero} sucked a bruised thumb.
    ---
    {hero} had always believed in running. It worked for rain, and for being late, and for the \#
    end of bath time. Why should it not work for this?
    "If we go fast enough," {he} explained to {friend}, "the noises will all be where we were." \#
    It sounded exactly like arithmetic.
    So {hero} ran, and the {light} did not care for it in the least. A lamp is made to look about \#
    it calmly, and nobody had ever shaken this one like a bottle of medicine. Something inside it \#
    came loose, tinkled, and rolled away, and the world was switched off. {hero} continued for \#
    three more steps, purely out of habit, and sat down in something soft. [farm: It was better \#
    not to ask what.]
    "Where are you?" called {hero}.
    "Where you were," answered {friend}. "It isn't so bad here."
    They kept close together the whole way back to {home}. There, in the bright kitchen, the \#
    missing piece was pushed into its place, and the light woke up.
    ---
    It was {friend} who saw how it ended. From behind, a small light went bobbing away down \#
    {path}, as fast as a firefly with an appointment. There was a yelp, and immediately \#
    afterwards a crash. After that there was nothing at all, except for a smell of dust.
    "{hero}?" said {friend} to the nothing.
    "Here," answered a voice from somewhere near the ground. "I ran, because I wanted to get it \#
    over."
    "And did you?"
    "I got it over," said {hero} bitterly. "Over and over, with me on top."
    The {light} would not go on. {hero} shook it, pleaded with it, and clicked the switch both \#
    ways, but whatever was wrong with it needed a table and dry fingers. So they walked home by \#
    feel, with every one of the noises walking beside them. At {home} {hero} opened the lamp, \#
    wiped it, closed it and tried again. On it came, looking distinctly offended.
    ---
    "Quickly, then," said {hero}. "Like pulling off a plaster."
    "That hurts," {friend} pointed out.
    "But only for a second."
    And off {he} went, arms, legs, light and all, while the noises flapped past like washing on a \#
    line. There was a squeak, and a hiss, and a thing that hummed, and not one of them had time \#
    to be anything in particular. {hero} was just thinking how remarkably well it was going when \#
    the {light} knocked against {his} knee and clicked.
    It is surprising how suddenly a person can stop.
    "That," observed {friend}, catching up by and by, "was rather a long second."
    The switch had jumped, and it refused to jump back. So they turned round and shuffled to \#
    {home}, {hero} with both arms stretched out in front like a sleepwalker. On the mat at last, \#
    under the good lamp, the switch was coaxed up again with two thumbs. The light shone as \#
    before, but {hero} was more afraid than before, knowing now exactly how dark the darkness \#
    could get.

    ## try2
    Next {hero} tried not hearing. Whatever you can't hear can't frighten you. So {he} stuffed a \#
    generous amount of wool into both ears, and nodded to {friend} to begin.
    The world went soft. Without its noises {path} was only a picture of itself. {hero} strolled \#
    along inside it, holding the {light} like a lady's umbrella.
    {Friend} said something. {Friend} said it again, and finally stood right in the beam and \#
    shouted it.
    "What?" said {hero}, and pulled out the wool.
    "I said LEFT. I said it at the corner, and I said it at the post. I said it when you \#
    apologized to that wall."
    They had gone round in one enormous loop. In front of them stood {home}, and under their feet \#
    {path} was just beginning. And now that {hero}'s ears were open again, in came the dark, \#
    creak by creak, as if it had merely been waiting for its turn.
    ---
    A coat would do it, {hero} thought. Underneath a coat one sees two shoes and nothing else, \#
    and nobody in all of history was ever terrified of shoes.
    So the big winter coat went over the lamp, and over {hero} as well. Off went a small yellow \#
    room with a pair of shoes in it.
    "How is it in there?" inquired {friend} from outside.
    "Lovely. There's a left one and a right one, and both of them need polish."
    "You may like to know about the..."
    Bonk.
    "...post," said {friend}.
    {hero} begged the post's pardon, turned, and marched on, and that was the mistake, because \#
    inside a coat every direction is straight ahead. After a considerable number of shoes there \#
    came a bump in the ground, and {hero} recognized that bump. It was the one where {path} \#
    began. {He} struggled out of the coat. The lamp was still burning, and {far} was exactly as \#
    far away as ever.
    ---
    "This is how it's done," said {hero}. "You look at your shoes, and only at your shoes, and \#
    you stop your ears with your fingers. Then there isn't any dark, there is only left and right."
    "And the {light}?" asked {friend}.
    "Under my arm."
    "And the way?"
    But the fingers were already in. {hero} went off humming, nose down, while the lamp poked out \#
    behind and illuminated everything that was already over. {Friend} found this interesting for \#
    a while, since one seldom gets to see only where one has been.
    [boats: They passed the same upturned boat three separate times.] They met a wall and \#
    followed it, and then they met a corner and mistook it for more of the wall. Eventually the \#
    shoes arrived at a pebble with a white stripe, and {hero} remembered that pebble perfectly. \#
    It lay at the very beginning of {path}.
    "Hm," said {hero}.
    "I was wondering when you would say that," said {friend}.
    ---
    If the dark could not see them, it could not possibly want anything. That was {hero}'s second \#
    plan, and indoors it had sounded extremely clever. {He} buttoned the {light} up inside {his} \#
    jacket, so that only a thin bright line escaped between the buttons. Then {he} looked firmly \#
    at that line and walked.
    "I can't see you at all," said {friend}. "Is that good?"
    "Very good."
    "Then whose foot is this?"
    It was a bucket's, if a bucket can be said to have feet. Now {hero} was acquainted with only \#
    one bucket in the neighbourhood, and it stood just where {path} began. {He} undid two \#
    buttons. There it was in the lamplight, dented and smug, not forty steps from {home}. [wind: \#
    Either the wind had turned completely round, or they had.]
    {hero} sat down on the bucket, and the noises sat down too, in a circle, and it was a long, \#
    uncomfortable minute.

    ## insight
    Hic.
    It was alarmingly near. {hero} spun round so fast that the {light} hummed, and there in the \#
    beam was {friend}, looking embarrassed.
    "That was you!" said {hero}.
    "I do beg your pardon. I always get them when I am nervous."
    {hero} had to laugh. Ten seconds ago it had been a monster with a wet mouth, and now it was a \#
    hiccup with a friend round it. The peculiar thing was that it could not be turned back again. \#
    {Friend} did it twice more, quite helplessly, and however hard {hero} tried to be terrified, \#
    it remained a hiccup.
    "Ask the next one who it is," {friend} suggested.
    Creak, said the night. {hero} lifted the {light} and went to see. {He} went slowly, because \#
    nobody can ask a sensible question at a run. A little gate hung there on one rusty hinge, \#
    minding its own business.
    "Good evening, gate," said {hero}. "Who else is out tonight?"
    = hinge: the metal part on which a gate swings
    ---
    While {hero} was sitting there, disliking everything in the world, something went plip. There \#
    was a long and thoughtful gap. Plip.
    "It's waiting for us," whispered {hero}.
    "It's a leaky bucket," said {friend}, who happened to be looking the other way. "The blue \#
    one. I was there when it got the hole, and in fact I may have been the reason."
    The {light} swung round, and there hung the bucket on its hook, with a bright bead growing at \#
    the bottom. The bead fattened, let go, and fell. Plip.
    {hero} shut both eyes, in order to find out whether it would be terrible again. It was no use \#
    at all. It was a bucket for ever now, and in the darkness behind {his} eyelids it even stayed \#
    blue.
    "Do you know many of them?" {he} asked.
    "Several," said {friend}, "and we could collect the others on the way."
    {hero} got up at once, but without hurrying, because collecting is a thing that nobody can do \#
    in a hurry.
    = leaky: with a small hole that lets water out
    ---
    Something had landed on the {light}. Its shadow stretched over the ground, as big as a cow, \#
    with six legs and two tremendous feathers for ears. It rattled dreadfully, and {hero} could \#
    not so much as squeak.
    "Oh, look," said {friend}. "A moth."
    And so it was. It was no bigger than a button, and it was beating at the glass to get in. \#
    {hero} held the lamp up close to examine it. The moth looked worried, like a passenger who \#
    has lost a ticket. Its shadow was as gigantic as ever, only there was nobody inside it any more.
    "I thought it was..." {hero} began.
    "So did I," said {friend}. "We heard a small noise, and invented the rest of it ourselves."
    {hero} turned the {light} toward {path}. Twelve different noises were going on out there, and \#
    every one of them must belong to somebody. "We'll go slowly this time," {he} said. "I want to \#
    see who."
    = moth: an insect that flies at night toward lights
    ---
    "Which is the worst one?" asked {friend}.
    {hero} listened carefully. "The one that goes hoom, like a giant with a cold."
    "That's the lid."
    "What lid?"
    "The lid on the old barrel. The air gets underneath it. I spent the whole of last summer next \#
    to it."
    "Nobody ever told me that it was a lid!" said {hero}.
    "Nobody ever asked. Go and look."
    So {hero} went and looked, and although it was only six steps, they took as long as sixty. \#
    There in the beam of the {light} a tin lid was lifting and dropping, entirely by itself. \#
    {hero} put one finger on it, and the whole night went silent, until {he} took the finger off. \#
    Hoom.
    "I can play it," {he} said in amazement, and did so again, purely for pleasure.
    "Now the next worst," said {friend}.
    {hero} was already tilting {his} head to hear, although the fear had not gone away. But \#
    curiosity had come and sat down beside it, and was taking up most of the bench.
    = tilting: leaning a thing to one side

    ## act
    So they went along {path} as people go along a shelf of books, stopping at every interesting \#
    one.
    "Squeak," said the dark.
    "Wheel," said {hero}, and the {light} went to see, and discovered a board rubbing against a \#
    nail. "Board, then. Delighted to meet you."
    "Rustle," said the dark.
    "Paper," said {friend}. It was a beetle inside a paper bag, having a thoroughly bad evening, \#
    and they let it out.
    Then they heard {sound}, and almost laughed aloud, because they had known that one all their \#
    lives.
    Often {hero} guessed wrong, but wrong was just as good, since a thing only had to turn out to \#
    be something. And so, noise by noise, they used up the whole of the darkness, until they came \#
    to {far}. "Who on earth is out there, having a conversation with the woodwork?" demanded a \#
    voice.
    "Only us," said {hero}, and {elder} came blinking into the ring of light.
    = rubbing: moving to and fro against something
    ---
    {hero} made a rule, which was that nobody might take another step until the last noise had a \#
    name. It made for a very peculiar sort of walk.
    "Drip," said {hero}. One step. "Loose shutter." One step. "My own sleeve." One step. "What's \#
    the one like soup?"
    "Mud," said {friend}, "letting go of a boot. It happens to be your boot."
    [sea: Far off the sea turned over in its bed, and they named it Sea, which took no time at \#
    all.] [snow: A squeak accompanied every step they took, and it was only snow.] {Creatures} \#
    muttered in their sleep, and were politely wished a good night. The {light} hardly shook any \#
    more, having too much to do.
    At the forty-third name there was something new ahead. Somebody was humming a thin little \#
    melody, the kind that people hum to show that they don't mind in the least.
    "And that," said {hero}, without even looking, "is {elder}."
    It was. There at {far} {elder} took the {light} in both hands, and for once could not find a \#
    single word to say.
    = muttered: spoke low and not clearly
    ---
    {Friend} kept the list. "Number one, knocking," said {friend}, "was a shutter. Number two, \#
    scratching, was a thorn on your own sleeve."
    Number three was difficult, since it came from nowhere in particular and went whup. They \#
    waited for it side by side, with the {light} pointing at nothing, and {hero}'s knees were as \#
    soft as butter. Whup. And there it was, a cloth that somebody had forgotten on the line, \#
    filling with air and collapsing again.
    "A tablecloth," said {hero}. "I was very nearly eaten by a tablecloth."
    "Three," said {friend}, with satisfaction.
    They did not hurry, and they did not stop. Four was a gate, five was a gnat, and six to nine \#
    were all {friend}. And number ten, at {far}, said "Ouch!" in a perfectly human voice. {hero} \#
    held the lamp up high. There stood {elder}, one hand on a bumped knee and the other against \#
    the brightness, beginning to laugh.
    = gnat: a tiny fly that hums and bites
    ---
    This time {hero} allowed the noises to come. {He} waited until each of the noises had \#
    finished, as one does with a grown-up on the telephone. Only then was the {light} turned on it.
    It was a puddle, or it was a chain. It was a leaf that had got stuck to a fence and was \#
    impatient to be off. [hot: It was a stone that ticked as it let go of the heat of the day.] \#
    On one occasion it was only {friend}.
    All this took a long while, and now and then a knee shook, out of habit. But behind them \#
    stretched a whole procession of familiar things. In front there was never more than one \#
    stranger, and one is not many.
    So {path} came at last to its end. The beam discovered two shoes, then a stick, and then the \#
    astonished face of {elder}.
    "I saw it from a long way off," said {elder} at {far}, "and it kept stopping. I said to \#
    myself, there is somebody who looks at things."
    = beam: a straight line of light from a lamp

    ## return
    Three people walked home along {path}, if you count {friend}, and you had better. {elder} \#
    carried the {light}, and {hero} walked in front and did the introductions.
    "Mind the creak, because it's shy," said {hero}. "Now comes a gap with nothing in it, and \#
    after that a gurgle."
    "Good evening, gurgle," said {elder}, who had beautiful manners.
    It gurgled.
    At {home} everybody ate {food}, and {elder} had two enormous helpings, one against the cold \#
    and one against the dark.
    Much later {hero} lay in bed, with the lamp switched off and the window open a crack. Out \#
    there it was all still going on, ticking and rustling and plopping, like neighbours chatting \#
    across the street. Then something went fump, and in all that long night {hero} had never once \#
    heard a fump.
    "New one," murmured {friend} sleepily.
    "We'll investigate tomorrow," said {hero}, rather glad that there was one left over.
    ---
    "And you were not afraid?" asked {elder} on the way back.
    "I was terrified," said {hero}. "So I ran, and that was a disaster, and then I tried not to \#
    notice, and that was another. In the end I asked."
    "Asked whom?"
    "Everybody." {hero} waved an arm at {path}, where everybody was busily squeaking.
    {elder} was silent for the length of four noises. "Sixty years I have lived {in place}," said \#
    {elder}, "and all that time I took that one for my knees."
    {hero} went to investigate, with the {light}. "It's a rope on a hook."
    "Then I have considerably better knees than I thought," said {elder}, and walked on with \#
    longer steps.
    At {home} the lamp was hung in its place again. {Friend} lingered at the open door for a \#
    moment, looking out.
    "Good night, all of you," said {friend} to the darkness.
    There was a pause. And then, one after another, they answered.
    ---
    Halfway back {hero} stopped. "May I try something?" {he} asked, and clicked off the {light}.
    {elder} drew a sharp breath, and {friend} moved up as close as a second coat. The darkness \#
    began, as it always does, here a little and there a little. And into the middle of it {hero} spoke \#
    quite softly, and introduced them to everything that was there. It was like hearing the names \#
    read out along the doors of a street.
    "On again?" asked {elder} after a while.
    "In a minute," said {hero}.
    It was so late when they arrived at {home} that they ate {food} with their shoes still on. \#
    [interest: Nobody even mentioned {interest}.]
    The next evening there was a splendid new lamp at {far}. It blinked twice across {place}, \#
    which meant good night, and {hero} blinked back twice with the {light}. And {friend}, who had \#
    no lamp at all, blinked twice as well, so as not to be left out.
    ---
    "I would have come home by myself," said {elder}, "only there is something out here that \#
    coughs."
    They listened. Hack, hack, went something beside {path}.
    {hero} walked straight up to it with the {light}. "It's only a strap," called {hero}. "It \#
    slaps against the wood whenever the air moves."
    "A strap," repeated {elder}, in the voice of a person who has sat on a cold bench for two \#
    hours because of a strap.
    After that {elder} insisted on knowing them all. {hero} was able to name most of them, and \#
    wherever {hero} was not, {friend} made something up. [mist: Even the mist was given a name, \#
    which was Gerald.] So it took them a remarkably long time to get to {home}, although they \#
    could smell {food} from far away.
    "One more," said {elder} at the door. "There was a squeak, and it has been following us the \#
    whole way. Did nobody hear it?"
    "Ah," said {friend}. "That is your boots."
    """#
}
