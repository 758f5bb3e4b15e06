extension Passages {
  /// The passages of “machine” for ages 9–10.
  static let lateMachine = #"""
    skeleton: machine
    band: 9-10
    title: The {engine} That Said Nothing
    title: {hero} and the Silent {engine}
    title: One Finger, One Wheel
    title: The Tune With a Hiccup
    title: Where the Turning Ended
    slot engine: barrel organ | bell organ | music machine
    chapter1: Not a Note | A Silence as Big as a Wardrobe | Tonight | Everything in Its Place
    chapter2: Bang and Pff | Many Hands, Many Screws | Three Things Wrong | The Rude Noise
    chapter3: One Finger | From the Beginning | Where the Turning Ended | The New Note
    question: Why did banging on the {engine} not help?
    question: What is good about changing only one thing at a time?
    question: How would you find out why something has stopped?
    question: What have you taken apart, or would you like to?
    question: Why might somebody like a tune better with a mistake in it?
    question: What sound does a machine at your home make, and why?

    ## want
    On every other day of the year the {engine} stood at {gather} under a sheet, like somebody \#
    asleep. Once a year the sheet came off. Then a handle was turned, and it played its one and \#
    only tune, and all {world} danced until the lamps ran dry. That was tonight.
    This time {hero} had been promised a turn at the handle. So {he} came in the morning, simply \#
    to say good day to it, and brought {a friend}. {He} took hold of the handle and turned. It \#
    went round, as light as a spoon in tea, and somewhere inside something clicked. But there was \#
    no tune, nor a single note of one.
    "Perhaps it is saving itself," said {friend}.
    [interest: {hero} had meant to talk about {interest} the whole day, and now forgot to.]
    "It's tonight," said {hero}. "I must get it to go. I absolutely must!"
    ---
    "Listen," said {hero}.
    "I hear nothing," said {a friend}.
    "That's exactly it!"
    They were standing at {gather}, in front of the {engine}. It was as tall as a wardrobe, with \#
    gold leaves painted up the sides, and it ought to have been loud. There would be dancing \#
    tonight, the only night of the year when the grandmothers of {place} took off their aprons \#
    and jumped. And they jumped to this and to nothing else. {hero} turned the handle again. \#
    Round it went, much too easily, with a small dry click at each turn, and no music came.
    "It worked last year," said {friend}. "I was trodden on to it."
    "Then it can work again," said {hero}, and laid a hand on the cold gold leaves. "I'll find \#
    out what's wrong. I have until the lamps are lit."
    [interest: "It is like {interest}," {hero} said, "you have to think about {interest} quite \#
    calmly."]
    ---
    A dance requires three things, which are a floor, feet and a tune. At {gather} they had the \#
    floor, swept twice. Feet were on their way from all over {place}, some of them from so far \#
    off that they would stay the night. But the tune had disappeared.
    {hero} had discovered that by accident, by giving the handle of the {engine} one tiny turn in \#
    passing. There should have been a plink. There always was, if you passed when nobody looked. \#
    Today there was only a click, and then the handle went round and round like a foolish remark.
    "I didn't break it," {he} assured {a friend}. "I only plinked."
    "I believe you," said {friend}.
    What {hero} could not endure was the silence. {He} would make it sing again before the \#
    evening. {He} had no idea how, but {he} would.
    [interest: {Friend} did not even speak about {interest}.]
    ---
    Old people {in place} liked to tell how they had met. "It was to the {engine}," they said, \#
    and then they hummed. Since there was only one tune in it, all of them hummed the same thing. \#
    {hero} had been hummed to sleep by it, and {a friend} always came in on the last note.
    And now, on the very day of the dance, it stood there at {gather} and was mute. Somebody had \#
    tried the handle after breakfast, and it turned, something clicked, and that was all, and \#
    people went by on tiptoe.
    "They are talking of a drum instead," said {friend}. "A drum! Nobody was ever hummed to sleep \#
    by a drum."
    "It won't come to that," said {hero}, pushing up both sleeves. "It wants to play. Anyone can \#
    see that it wants to, and I'm going to help it."
    [interest: They had meant to talk about {interest}, but that could wait.]

    ## obstacle
    {hero} opened the little door at the side, and then the bigger one behind. {He} had expected \#
    a hole, or smoke, or at the very least a piece hanging off, and there was none of that. There \#
    were wheels with teeth, large and small. There was a belt, there were rods, and there was a \#
    drum with a thousand pins. And everything stood in its place, looked back at {him}, and gleamed.
    "It's all there," said {hero}.
    "Then it must be something that isn't a thing," said {friend}. "Moods, I should imagine."
    {elder} would have known, since {elder} oiled it each spring and had conversations with it. \#
    But {elder} had gone off with the cart and would only be back in the evening, when it was too \#
    late. {hero} asked all of {folk} who came by. Every one of them looked in, whistled, and \#
    declared, "Well, it's all there."
    = belt: a strap that turns one wheel from another
    ---
    Nobody knew. {hero} asked the baker, who understood everything about ovens. {He} asked an \#
    aunt who had once owned a clock. {Folk} stood in a half circle, chins in their hands, and \#
    agreed that the {engine} looked remarkably well for its age.
    That was precisely the trouble. The wheels were round and the rods were straight, and nothing \#
    had snapped, or rusted, or come loose. It was like a puzzle with every piece in its place and \#
    no picture.
    "Somebody must understand it," said {hero}.
    "{elder} does," said {friend}. "But {elder} is away until tonight. I inquired. I also \#
    inquired whether we could shout, but it's too far."
    [hot: It was getting hot, and the half circle went off to find some shade.]
    Then there were only {hero} and {friend} left, and the silence, which was as tall as a wardrobe.
    = puzzle: a thing that you have to work out
    ---
    "Is there a book about it?"
    "No," said {friend}.
    "Is there a plan, or a list, or a letter from the person who invented it?"
    "There's a label. It says: Do not lean."
    {hero} leaned on the wall instead. They had looked in from the front, from the back, and from \#
    below, where the dust was, holding up a lamp. You could see a long row of wheels going off \#
    into the dark, each with its teeth in the next, like a family at supper. It was impossible to \#
    say of any one of them that it was ill.
    "And {elder}?" {friend} went on. "Who always takes care of it?"
    "At {far}, mending something, and nobody comes back from there before the evening."
    So that was that. Here was a thing that was perfectly whole and didn't go, and nobody on hand \#
    could explain why. {hero} had not known that there were such things.
    = label: a small paper or plate with words on it
    ---
    If it had been broken, that would have been a comfort, because what is broken can be mended. \#
    {hero} lay underneath the {engine}, while {friend} looked after the lamp, and searched for \#
    the crack, the gap, the missing screw. {He} searched for an hour. {He} counted forty-one \#
    screws, and there were forty-one holes.
    "Is there any news?" asked {friend}.
    "It's perfect," said {hero} gloomily.
    {Folk} called down encouraging remarks. One suspected the damp, and one suspected the dry. \#
    One declared that only {elder} could deal with it, but {elder} wouldn't be home before the \#
    lamps. At that all the others nodded, and seemed much relieved, and left.
    {hero} came out with a grey nose. It was perfect, it was mute, and it was already noon.
    = gloomily: in a sad and dark way

    ## try1
    When the window at {home} stuck, you hit it on the left, just under the catch, and it never \#
    failed. So {hero} took off one shoe and hit the {engine} on the left.
    "Bong," it said, deep down.
    That was more than anybody had got out of it all day. {hero} hit it on the right, and then \#
    below. {He} put {his} back against it and both feet against the wall, and pushed until {his} \#
    ears were scarlet. Inside, something rolled slowly from one end to the other. There was a \#
    pause. And out of the top pipe, long and wet and clear, came the rudest noise that was ever \#
    heard at {gather}.
    "I beg your pardon?" said {friend}.
    After that it was as silent as before. Only a flake of gold had come off the corner, and lay \#
    on the floor like a leaf.
    ---
    "Perhaps it's asleep," said {hero}, "and needs a fright."
    "It's not asleep," said {friend}, "but I am only a guest here."
    {hero} fetched the big soup ladle. {He} marched round the {engine}, and at every step {he} \#
    gave it a whack, bim, on the wood, bam, on the brass. It sounded rather fine. Two small boys \#
    joined in with sticks, and {creatures} left the roof. For a moment there really was something \#
    like music, and people put their heads in, full of hope.
    Then {hero} gave the handle a tremendous kick, from below. The {engine} shook itself. \#
    "Prrrp," it said. It said that only once, but at considerable length, like an uncle after \#
    cabbage. The heads all went away again.
    "It felt that," said {friend}, "and I don't believe that it liked it."
    The ladle was bent, and the silence wasn't.
    ---
    First {hero} was patient, for about as long as it takes to boil an egg. Then {he} turned the \#
    handle fast. Then {he} turned it backwards, which was forbidden. Finally, since nobody was \#
    there to forbid it, {he} shook the whole {engine} with both arms, like a plum tree.
    No plum fell. But the thing began to rock. It rocked to the left and it rocked to the right, \#
    on its four lion feet, and {hero} had to hang on. And on every swing it let out a noise, of \#
    the sort that people are sent out of the room for.
    "Not so loud," {friend} begged, "there are aunts outside."
    At last it stood still, and {hero}'s heart was going like a mill. The handle turned as \#
    lightly as ever, and there was no more music in it than in a bucket.
    ---
    Bang!
    "Nothing," {friend} reported.
    Bang! Bang!
    "Nothing, and a small amount of nothing."
    {hero} wiped {his} forehead and took a firmer hold of the wooden mallet, the kind for tent \#
    pegs. Something in there must be stuck, and whatever is stuck can be knocked loose, as any \#
    sensible person knows. So {he} knocked, high and low, and listened like a doctor, and knocked \#
    again.
    [farm: A hen walked in to see who was at the door.]
    At the eleventh bang something did come loose, and it was air, ancient air, an entire year of \#
    it. It came out through one small pipe, with a sound that made the mallet sink.
    Everything was terribly still. "That," said {friend}, "was not the tune."
    "No," said {hero}.
    "I only mention it in case somebody asks later."

    ## try2
    In a drawer there was a screwdriver, and in {hero}'s head there was a plan. Since it wasn't \#
    one thing, it had to be several. {He} turned every screw that {he} could reach. {He} \#
    tightened the belt, slackened two springs, and poured a whole can of oil over the drum. {He} \#
    exchanged a big wheel for a small one, because it looked happier there.
    Then {he} tried the handle, and it refused to move at all.
    "Is that better?" asked {friend}.
    {hero} loosened the belt. Now the handle moved, but the drum ran backwards. {He} gave a push \#
    to a rod, whereupon a spring leapt out and sailed over {friend} into the soup pot. And which \#
    of all that had been the wrong thing to do? There was no telling any longer. It took two \#
    hours to put everything back as it was. Then it clicked and was mute, exactly as before, but \#
    oily.
    ---
    "We'll change everything," said {hero}. "Then the bad thing is bound to be included."
    They took off the left wheels and put them right, and the right ones left, and they turned \#
    the rods about. {hero} stuffed a rag into whatever rattled and pulled a rag out of whatever \#
    didn't. {Friend} polished one pin, with enormous care, since one pin is better than none.
    "Now!" said {hero}. The handle groaned. The belt fell off, the little door flew open and bit \#
    {him} in the elbow, and from inside came a smell like burnt jam.
    "Before, there was one thing wrong with it," said {friend}. "Now I count three, and I can't \#
    see round the back."
    So they had to go back to where they had begun, wheel by wheel, and rag by rag. At the end it \#
    clicked again, and {hero} had never imagined that anybody could be so glad of a click.
    ---
    Everybody had left some advice behind, and {hero} now took all of it. The baker had \#
    recommended oil. An aunt had said no oil on any account, but chalk. Somebody had said to turn \#
    the drum about, and somebody that the springs were too tight, or possibly too loose. {hero} \#
    went through the entire list, one thing on top of the other, without wasting any time by \#
    looking.
    When {he} did look, the chalk and the oil had turned into dough. The drum sat back to front. \#
    The springs, which had been asked for two things at once, had done a third.
    "What was it that made the dough?" asked {friend}.
    "I don't know. It was all together!"
    They scraped, and wiped, and set it all back, while the afternoon went by outside in an \#
    excellent mood. When they had finished it was only as bad as in the morning, and even that \#
    had been hard work.
    ---
    {hero} laid the parts out on the floor, springs here, rods there, nine wheels in a row, and \#
    it looked thoroughly professional. Each of them got a rub and was put back somewhere. Some \#
    went back a little higher than before, since {hero} had ideas about that. One was left over, \#
    and {he} put it on top.
    "Turn," said {friend}, from a safe distance.
    {hero} turned. There was a howl, followed by a bang. The belt wound itself round the big \#
    wheel, and after that it began on {his} sleeve.
    "Stop!" cried {friend}. "It's eating you!"
    It got as far as the button, and afterwards they sat among the wheels and said very little. \#
    Somewhere in there was the old mistake, with two new mistakes on top. So they put back one \#
    piece after another, exactly as it used to be, and that took until the sun was low.

    ## insight
    {hero} was too exhausted for plans. {He} simply took the handle, once more, and turned it \#
    slowly, and laid one finger of the other hand on the axle behind it. That turned too. "So \#
    there's nothing the matter with you," {he} told it.
    {Friend} had been humming, as people do when there's nothing left to say. It was the old \#
    tune, over and over, one note to a turn.
    {hero} moved the finger on. The big wheel was turning, and the belt was running, and {friend} \#
    made a chalk mark at each of them. They went deeper, one thing and then the next, and touched \#
    nothing else. The small wheel turned, and the rod behind it nodded. And the wheel after that? \#
    {hero} kept the finger there for a whole verse.
    "It's standing still," {he} whispered. "Everything goes, up to here! It isn't the whole \#
    machine. It's only this one place."
    = axle: the bar on which a wheel turns
    ---
    "Where does it begin?" asked {friend}.
    "What?"
    "The tune. It must begin somewhere, and you always look at all of it."
    It was true. "It begins with me," said {hero} slowly. "With my arm. After that it's in the \#
    handle." {He} turned the handle with one hand and followed with the other. "From there it \#
    goes into this wheel. You can actually feel it, like a fish on a line. Then it's in the belt. \#
    Hum something, to help me keep the time."
    {Friend} hummed, and drew a chalk mark wherever the finger had been. From wheel to rod it \#
    went, from rod to wheel, and each time there was the fish, pulling. Then it came to a little \#
    wheel that did not pull, but was cold, and it only shivered.
    "Here," said {hero}. "The tune gets as far as here, and then something stops it."
    = shivered: shook a little, again and again
    ---
    In the end it was a fly that did it. It had settled on the big wheel, inside. {hero} gave the \#
    handle a melancholy little turn, and the fly rode up and over the top. {He} gave another, and \#
    over it went again.
    "It believes that's what the thing is for," said {friend}.
    But {hero} was staring at the fly. So that wheel moved, and there had never been anything the \#
    matter with it. What about its neighbour? {He} took a bit of chalk and made a dot on every \#
    wheel, from the handle inwards. "You turn," {he} told {friend}, "and hum, to keep it even. \#
    I'll only watch."
    One dot came round, and then the second. The third, the fourth and the fifth came up like \#
    small white moons. The sixth moon didn't rise, although {hero} waited for three verses, to be \#
    absolutely sure. "There," {he} said. "One of them is held."
    = dot: a small round mark
    ---
    When you have lost a glove, thought {hero}, you don't look everywhere at once. You go back to \#
    the door and walk the entire way again, slowly. {He} went back to the handle.
    "I turn," {he} said. "Does this move?"
    "It does," said {friend}, and drew a chalk cross.
    "And this?"
    "It does."
    They took one single thing at a time, and apart from a fingertip they left it alone. It was \#
    so slow that {hero} noticed things, such as the warmth of the brass, and how the belt went \#
    tick at the seam. {Friend} began to hum to that tick. The crosses went along in a line, \#
    further and further into the darkness, till they were nearly at the drum.
    "And this?" asked {hero}.
    The humming broke off. "No," said {friend}. "That one only trembles. It would like to, but \#
    something prevents it."
    = seam: the line where two ends are joined

    ## act
    {hero} held the lamp close. Between two teeth, exactly at that spot, something was sticking \#
    out, brown and round and no bigger than a pea. {He} eased it to the left, and then to the \#
    right. It fell into {his} palm, and it was a cherry stone.
    "I ate cherries last year," said {friend}, after a moment. "I was sitting up there. I didn't \#
    imagine that it would matter where one put the stones."
    {hero} wiped everything clean with {his} cuff. One of the teeth was slightly bent, so {he} \#
    pressed it back, as well as anybody can with a spoon. Then {he} went round to the handle, and \#
    the first turn was stiff. At the third the whole {engine} drew breath, and there was the \#
    tune, so loud and so golden that both of them sat down.
    = palm: the inside of your hand
    ---
    At the place where the turning ended there was a nest. It was about as large as an egg cup, \#
    and it was made from fluff and thread and a corner of last year's programme. Whoever had \#
    lived there had grown up and gone out into the world.
    "It's beautiful work," said {friend}. "Look, it has a rim, and a pillow."
    {hero} did not pull. {He} turned the wheel back by one tooth, to give the thing air, and \#
    lifted it out whole, on the blade of a broad knife. It was given a place on the beam above, \#
    in case somebody wished to come home. There was still a bit of wool round the pin. {He} \#
    picked it off, thread by thread, while {friend} held the lamp, for by now the daylight was \#
    nearly over. "Slowly," said {friend}. {hero} turned. Inside the {engine} someone seemed to \#
    sit up and stretch. Then it sang.
    = beam: a long thick piece of wood under a roof
    ---
    "I can see it," said {hero}, upside down. "There's something shiny, but I can't get my hand in."
    "What about a spoon?"
    "It's too thick."
    "A straw, with a bit of honey on the end?" {friend} suggested. "That is how I would get at \#
    it, if I were after something."
    So it was done with a straw and honey. {hero} pushed it in between the wheels, an inch at a \#
    time, until it touched, and waited, and drew it out. On the end hung a button. It was made of \#
    mother-of-pearl, from a dancing dress, and somebody had danced it right off.
    {He} oiled the place with one drop, and one was enough, now that {he} knew where to put it. \#
    Then {hero} turned the handle, and each wheel handed it on to the next, right to the end. Out \#
    at the top came the music, like a flock let out of a gate.
    = flock: many birds or sheep together
    ---
    With the lamp and a hairpin they went to work, in that one spot and nowhere else. Something \#
    very small and very white was sitting there, and {hero} fished for it, lost it, and fished \#
    for it again. What came out at last, hooked over the pin, was a tooth.
    "It has bitten itself," said {friend}.
    But it was a milk tooth, from a child. {hero} looked at it and ran {his} tongue along {his} \#
    own teeth, to a place where last year there had been a gap. So that was where it had gone! \#
    {He} had searched for that tooth under every bench.
    It had pushed one of the rods out of line, so {hero} pressed it straight again, gently, with \#
    two thumbs, and turned. Click, went the wheel, click, clack, and then it ran. The drum went \#
    round with its thousand pins, and the {engine} opened its mouth, so to speak, and laughed out \#
    loud.
    = hairpin: a bent wire that holds up hair

    ## return
    The lamps were lit, and the grandmothers took off their aprons. {hero} turned the handle. It \#
    was the same tune as ever, except that at the end of every line there came a small additional \#
    noise. "Hup," it said, exactly like somebody who has drunk too fast.
    The dancers laughed. By the third round they were all jumping on the hup, and by the tenth \#
    nobody could imagine how they had ever managed without.
    {elder} came in with dust on both boots, and stood, and listened. "Who mended it?"
    "We only followed it," said {hero}. {elder} insisted on being shown, so they went in behind, \#
    with a lamp, from the handle onwards, and from mark to mark.
    "And that noise?" asked {elder}. "Shall I take it out in spring?"
    "No!" cried everybody. "Hup," said {friend}, exactly on the beat.
    ---
    {elder} heard it from far down {path} and began to walk faster. It was impossible, but there \#
    it was. At {gather} they were dancing already, in their coats, because nobody had wanted to \#
    wait for the proper time.
    "It stopped this morning," said {hero}, turning and turning, "and now it goes."
    "So I hear. And what is that squeak?"
    For there was one, a new one, right in the middle of the tune, high and contented, like a \#
    mouse on a swing. {hero} could not discover where it came from. "I could look," {hero} \#
    offered, "one thing at a time. It would take me until Thursday."
    {elder} listened with one hand behind one ear. "Leave it," said {elder}. "For fifty years I \#
    have danced to this, and there was always something missing at that spot. I never knew what."
    "I did," said {friend}. "I used to squeak there myself."
    ---
    That night no one sat down to supper. They ate {food} as they danced by. {hero} had turned \#
    the handle until {his} arm felt like somebody else's, and after that there was a queue for it.
    "Now explain to me how you knew," said {elder}, on the bench.
    {hero} held out one finger, black to the knuckle. "I asked it," said {hero}, "every bit of \#
    it, and I started here." And the finger went along the edge of the table. A cup was the \#
    handle, the bread was the wheel, and so on, past two plates, until it stopped in front of a bun.
    {elder} lifted the bun, and {friend} was behind it. "I'm not stuck," said {friend}. "I am \#
    resting."
    Above them the {engine} came to the end of the tune, and said "pock", like a cork. It had \#
    never done that before, and everyone threw up their hats.
    ---
    To begin with no one thanked {hero}, because no one could spare the breath. They whirled \#
    past, crimson and shining, and the floor of {gather} bounced. It smelled of {smell} and of \#
    hot feet.
    Towards midnight {elder} opened the little door of the {engine}, and saw a line of chalk \#
    marks going off into the darkness. {elder} followed them with a finger, one by one, right to \#
    the end, and nodded.
    "That's exactly how I do it," said {elder}. "But I've never used marks. I have to hum."
    "So did we," said {hero}.
    On the way home they went slowly, side by side. {hero} hummed the tune, and at the end, where \#
    the {engine} now had a small, polite burp, {he} left a gap.
    "Pardon me," said {friend}, at precisely the right place. They practised it all along {path}.
    """#
}
