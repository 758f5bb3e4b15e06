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
    asleep. Once a year the sheet came off. Then a handle was turned, and it played its one \#
    tune, and all {world} danced until the lamps ran dry. That was tonight.
    {hero} had been told that {he} might turn the handle this time. So {he} came in the morning,\#
     just to say hello to it, and brought {a friend}. {He} took hold of the handle and turned. \#
    It went round, as light as a spoon in tea. Inside something clicked. But there was no tune. \#
    There was no note of one.
    "Perhaps it is saving itself," said {friend}.
    [interest: {hero} had meant to talk about {interest} the whole day, and now forgot to.]
    "It's tonight," said {hero}. "I must get it to go. I must!"
    ---
    "Listen," said {hero}.
    "I hear nothing," said {a friend}.
    "That's just it!"
    They stood at {gather}, in front of the {engine}. It was as tall as a wardrobe and had gold \#
    leaves painted up the sides. It ought to have been loud. There would be dancing tonight, the\#
     only night of the year when the grandmothers of {place} took off their aprons and jumped. \#
    And they jumped to this and to nothing else. {hero} turned the handle again. Round it went, \#
    much too easily, with a small dry click at each turn. No music came.
    "It worked last year," said {friend}. "I was trodden on to it."
    "Then it can work again," said {hero}. {He} laid a hand on the cold gold leaves. "I'll find \#
    out what's wrong. I have until the lamps are lit."
    [interest: "It is like {interest}," {hero} said, "you have to think about {interest} quite \#
    calmly."]
    ---
    A dance needs three things: a floor, feet and a tune. At {gather} they had the floor, swept \#
    twice. Feet were on their way from all over {place}, some from so far off that they would \#
    stay the night. But the tune had gone.
    {hero} had found that out, by accident, when {he} gave the handle of the {engine} one tiny \#
    turn in passing. There should have been a plink. There always was, if you passed when nobody\#
     looked. Today there came only a click, and then the handle went round and round like a \#
    foolish remark.
    "I didn't break it," {he} told {a friend}. "I only plinked."
    "I believe you," said {friend}.
    It was the silence that {hero} could not stand. {He} would make it sing before the evening. \#
    {He} didn't know how, but {he} would.
    [interest: {Friend} did not even speak about {interest}.]
    ---
    Old people {in place} could tell you how they had met. "To the {engine}," they said, and \#
    then they hummed. There was only one tune in it, so all of them hummed the same thing. \#
    {hero} had been hummed to sleep by it, and {a friend} always came in on the last note.
    And now, on the very day of the dance, it stood there at {gather} and was mute. Somebody had\#
     tried the handle after breakfast. It turned, something clicked, and that was all. People \#
    went by on tiptoe.
    "They are talking of a drum instead," said {friend}. "A drum! You can't be hummed to sleep \#
    by a drum."
    "It won't come to that," said {hero}, and pushed up both sleeves. "It wants to play. You can\#
     see that it wants to. I'll help it."
    [interest: They had meant to talk about {interest}, but that could wait.]

    ## obstacle
    {hero} opened the little door at the side, and then the bigger one behind. {He} had thought \#
    that there would be a hole, or smoke, or a bit hanging off. There was none of that. There \#
    were wheels with teeth, large and small. There was a belt, there were rods, there was a drum\#
     with a thousand pins. And everything stood in its place, looked back at {him}, and gleamed.
    "It's all there," said {hero}.
    "Then it must be something that isn't a thing," said {friend}. "Moods, I should say."
    {elder} would have known. {elder} oiled it each spring and spoke to it. But {elder} had gone\#
     off with the cart and would be back in the evening, when it was too late. {hero} asked all \#
    of {folk} who came by, and every one looked in, whistled, and said, "Well, it's all there."
    = belt: a strap that turns one wheel from another
    ---
    Nobody knew. {hero} asked the baker, who knew all about ovens. {He} asked an aunt who had \#
    once owned a clock. {Folk} stood in a half ring, chins in their hands, and agreed that the \#
    {engine} looked very well for its age.
    That was the trouble. It did look well. The wheels were round and the rods were straight. \#
    Nothing had snapped, nothing was rusty, nothing leaned. It was like a puzzle with all its \#
    pieces in and no picture.
    "Somebody must understand it," said {hero}.
    "{elder} does," said {friend}. "But {elder} is away until tonight. I asked. I also asked \#
    whether we could shout, but it's too far."
    [hot: It was getting hot, and the half ring went off to find some shade.]
    Then there were only the two of them left, and the silence, which was as tall as a wardrobe.
    = puzzle: a thing that you have to work out
    ---
    "Is there a book about it?"
    "No," said {friend}.
    "Is there a plan, or a list, or a letter from the one who built it?"
    "There's a label. It says: Do not lean."
    {hero} leaned on the wall instead. They had looked in from the front, from the back, and \#
    from below, where the dust was. They had held up a lamp. You could see a long row of wheels \#
    going off into the dark, each with its teeth in the next, like a family at supper. You could\#
     not have said of any one of them that it was ill.
    "And {elder}?" {friend} went on. "Who always sees to it?"
    "At {far}, mending something. Nobody comes back from there before the evening."
    So that was that. Here was a thing that was whole and didn't go, and there was nobody on \#
    hand who knew why. {hero} had not known that there were such things.
    = label: a small paper or plate with words on it
    ---
    If it had been broken, that would have been a comfort. You can mend what is broken. {hero} \#
    lay on {his} back beneath the {engine}, while {friend} saw to the lamp. {He} looked for the \#
    crack, the gap, the missing screw. {He} looked for an hour. {He} counted forty-one screws, \#
    and there were forty-one holes.
    "Any news?" asked {friend}.
    "It's perfect," said {hero} gloomily.
    {Folk} called down good wishes. One said that it was the damp, and one that it was the dry. \#
    One said that only {elder} could deal with it, but {elder} wouldn't be home before the \#
    lamps. All the others nodded at that, and seemed much relieved, and left.
    {hero} came out with a grey nose. It was perfect, it was mute, and it was already noon.
    = gloomily: in a sad and dark way

    ## try1
    When the window at {home} stuck, you hit it on the left, just under the catch. It always \#
    helped. So {hero} took off one shoe and hit the {engine} on the left.
    "Bong," it said, deep down.
    That was more than they had got out of it all day. {hero} hit it on the right, and then \#
    below. {He} gave it a shove with {his} shoulder. {He} put {his} back against it and {his} \#
    feet against the wall, and pushed until {his} ears were red. Inside, something rolled slowly\#
     from one end to the other. There was a pause. And out of the top pipe, long and wet and \#
    clear, came the rudest noise that was ever heard at {gather}.
    "I beg your pardon?" said {friend}.
    After that it was as silent as before. Only a bit of gold had come off the corner, and lay \#
    on the floor like a leaf.
    ---
    "Perhaps it's asleep," said {hero}. "Then it needs a fright."
    "It's not asleep," said {friend}, "but I am only a guest here."
    {hero} fetched the big soup ladle. {He} went round the {engine}, and at every step {he} gave\#
     it a whack: bim, on the wood, bam, on the brass. It sounded rather fine. Two small boys \#
    came and joined in with sticks. {Creatures} left the roof. For a moment there really was \#
    something like music, and people put their heads in, all hope.
    Then {hero} gave the handle a great kick, from below. The {engine} shook itself. "Prrrp," it\#
     said. It said that just once, at some length, like an uncle after cabbage. The heads all \#
    went away again.
    "It felt that," said {friend}. "I don't think that it liked it."
    The ladle was bent. The silence wasn't.
    ---
    First {hero} was patient, for about as long as it takes to boil an egg. Then {he} turned the\#
     handle fast. Then {he} turned it backwards, which was forbidden. Then, because nobody was \#
    there to forbid it, {he} shook the whole {engine} with both arms, like a plum tree.
    No plum fell. But the thing began to rock. It rocked to the left and it rocked to the right,\#
     on its four lion feet, and {hero} had to hang on. And on each swing it let out a noise. It \#
    was one that you are sent out of the room for.
    "Not so loud," said {friend}, "there are aunts outside."
    At last it stood. {hero}'s heart was going like a mill. The handle turned as lightly as \#
    ever, and there was no more music in it than in a bucket.
    ---
    Bang!
    "Nothing," said {friend}.
    Bang! Bang!
    "Nothing, and a bit of nothing."
    {hero} wiped {his} forehead. {He} had got hold of a wooden mallet, the kind for tent pegs. \#
    It had to be stuck somewhere in there, and what is stuck can be knocked loose. That was just\#
     plain sense. So {he} knocked, high and low. {He} listened like a doctor, and then {he} \#
    knocked again.
    [farm: A hen walked in to see who was at the door.]
    At the eleventh bang something did come loose. It was the air, old air, a whole year of it. \#
    It came out through one small pipe, with a sound that made the mallet sink.
    Everything was still. "That," said {friend}, "was not the tune."
    "No," said {hero}.
    "I only say it, in case somebody asks later."

    ## try2
    In a drawer there was a screwdriver, and in {hero}'s head there was a plan. It wasn't one \#
    thing, so it had to be several. {He} turned every screw that {he} could reach. {He} \#
    tightened the belt. {He} slackened two springs and poured a whole can of oil over the drum. \#
    {He} changed a big wheel for a small one, because it looked happier there.
    Then {he} tried the handle, and it would not move at all.
    "Is that better?" asked {friend}.
    {hero} loosened the belt. Now the handle moved, but the drum ran backwards. {He} gave a push\#
     to a rod, and a spring leapt out and sailed over {friend} into the soup pot. And which of \#
    all that had been the wrong thing to do? There was no telling any more. It took two hours to\#
     put everything back as it was. Then it clicked and was mute, exactly as before, but oily.
    ---
    "We'll change everything," said {hero}. "Then the bad thing is bound to be in it."
    They took off the left wheels and put them right, and the right ones left. They turned the \#
    rods about. {hero} stuffed a rag into whatever rattled and pulled a rag out of whatever \#
    didn't. {Friend} polished one pin, with great care, since one pin is better than none.
    "Now!" said {hero}. The handle groaned. The belt fell off, the little door flew open and hit\#
     {him} on the elbow, and from inside came a smell like burnt jam.
    "Before, there was one thing wrong with it," said {friend}. "Now I count three, and I can't \#
    see round the back."
    So they had to go back to where they had begun, wheel by wheel, and rag by rag. It clicked \#
    again, at the end, and {hero} had never thought that {he} would be so glad of a click.
    ---
    Everybody had left some advice behind, and {hero} now took all of it. The baker had said \#
    oil. An aunt had said no oil, but chalk. Somebody had said to turn the drum about, and \#
    somebody that the springs were too tight, or too loose. {hero} did the whole list, one on \#
    top of the other, without a stop. {He} didn't want to waste time by looking.
    When {he} did look, chalk and oil had turned into dough. The drum sat back to front. The \#
    springs, which had been asked for two things at once, had done a third.
    "What was it that made the dough?" asked {friend}.
    "I don't know. It was all together!"
    They scraped, and wiped, and set it all back. The afternoon went by outside in a good mood. \#
    It was only as bad as in the morning, when they had finished, and that was hard work enough.
    ---
    {hero} laid the parts out on the floor: springs here, rods there, nine wheels in a row. It \#
    looked like real work. Each one got a rub and was put back somewhere. Some went back a \#
    little higher than before, since {hero} had thoughts about that. One was left over. {He} put\#
     it on top.
    "Turn," said {friend}, from a safe distance.
    {hero} turned. There was a howl, and then a bang. The belt wound itself round the big wheel,\#
     and then it began on {his} sleeve.
    "Stop!" cried {friend}. "It's eating you!"
    It got as far as the button. Afterwards they sat among the wheels and said nothing much. \#
    Somewhere in there was the old wrong, with two new wrongs on top. So they put back one piece\#
     after another, just as it used to be. That took them until the sun was low.

    ## insight
    {hero} was too tired for plans. {He} just took the handle, once more, and turned it slowly, \#
    and laid one finger of the other hand on the axle behind it. That turned too. "So you're all\#
     right," {he} told it.
    {Friend} had been humming, as you do when there's nothing left to say. It was the old tune, \#
    over and over, one note to a turn.
    {hero} moved the finger on. The big wheel: it turned. The belt: it ran. {Friend} made a \#
    chalk mark at each one. They went deeper, one thing and then the next, and touched nothing \#
    else. The small wheel turned, and the rod behind it nodded. And the wheel after that? {hero}\#
     kept the finger there for a whole verse.
    "It's standing still," {he} whispered. "Everything goes, up to here! It isn't the whole \#
    machine. It's only this one place."
    = axle: the bar on which a wheel turns
    ---
    "Where does it begin?" asked {friend}.
    "What?"
    "The tune. It must begin somewhere. You always look at all of it."
    It was true. "It begins with me," said {hero} slowly. "With my arm. Then it's in the \#
    handle." {He} turned the handle with one hand and followed with the other. "From there it \#
    goes into this wheel. You can feel it, like a fish on a line. Then it's in the belt. Hum \#
    something, so that I keep the time."
    {Friend} hummed, and drew a chalk mark wherever the finger had been. From wheel to rod it \#
    went, from rod to wheel, and each time there was the fish, pulling. Then it came to a little\#
     wheel that did not pull. It was cold, and it only shivered.
    "Here," said {hero}. "The tune gets as far as here, and then it's stopped by something."
    = shivered: shook a little, again and again
    ---
    A fly did it, in the end. It had settled on the big wheel, inside. {hero} gave the handle a \#
    sad little turn, and the fly rode up and over the top. {He} gave another. Over it went \#
    again.
    "It thinks that's what the thing is for," said {friend}.
    But {hero} looked at the fly. So that wheel moved. There had never been anything the matter \#
    with it. What about its neighbour? {He} took a bit of chalk and made a dot on every wheel, \#
    from the handle inwards. "You turn," {he} told {friend}, "and hum, so that it's even. I'll \#
    only watch."
    One dot came round. The second came round. The third, the fourth and the fifth came up like \#
    small white moons. The sixth moon didn't rise. {hero} waited for three verses, to be quite \#
    sure. "There," {he} said. "One of them is held."
    = dot: a small round mark
    ---
    When you have lost a glove, thought {hero}, you don't look everywhere at once. You go back \#
    to the door and walk the whole way again, slowly. {He} went back to the handle.
    "I turn," {he} said. "Does this move?"
    "It does," said {friend}, and drew a chalk cross.
    "And this?"
    "It does."
    They took one single thing at a time, and they left it alone, apart from a fingertip. It was\#
     a strange way to work. It was so slow that {hero} noticed things: how warm the brass was \#
    here, how the belt went tick at the seam. {Friend} began to hum to that tick. The crosses \#
    went along in a line, further and further into the dark, till they were nearly at the drum.
    "And this?" asked {hero}.
    The humming broke off. "No," said {friend}. "That one only trembles. It would like to, but \#
    it can't."
    = seam: the line where two ends are joined

    ## act
    {hero} held the lamp close. Between two teeth, right at that spot, something stuck out. It \#
    was brown and round and no bigger than a pea. {He} eased it to the left, then to the right. \#
    It fell into {his} palm, and it was a cherry stone.
    "I ate cherries last year," said {friend}, after a moment. "I was sitting up there. I didn't\#
     think that it would matter where you put the stones."
    {hero} wiped everything clean with {his} cuff. One of the teeth was a little bent, so {he} \#
    pressed it back, as well as you can with a spoon. Then {he} went round to the handle. The \#
    first turn was stiff. At the third the whole {engine} drew breath, and there was the tune, \#
    so loud and so golden that both of them sat down.
    = palm: the inside of your hand
    ---
    At the place where the turning ended there was a nest. It was about as large as an egg cup, \#
    made from fluff and thread and a corner of last year's programme. It was empty. Whoever had \#
    lived there had grown up and gone out into the world.
    "It's good work," said {friend}. "Look, a rim, and a pillow."
    {hero} did not pull. {He} turned the wheel back by one tooth, to give the thing air, and \#
    lifted it out whole, on the blade of a broad knife. It got a place on the beam above, in \#
    case somebody wished to come home. There was still a bit of wool round the pin, and {he} \#
    picked that off, thread by thread, while {friend} held the lamp. It was the last grey light \#
    of the day by now. "Slowly," said {friend}. {hero} turned. Inside the {engine} someone \#
    seemed to sit up and stretch. Then it sang.
    = beam: a long thick piece of wood under a roof
    ---
    "I can see it," said {hero}, upside down. "There's something shiny. I can't get my hand in."
    "What about a spoon?"
    "Too thick."
    "A straw, with a bit of honey on the end?" asked {friend}. "It is how I would get at it, if \#
    I were after something."
    So it was done with a straw and honey. {hero} pushed it in between the wheels, an inch at a \#
    time, until it touched, and then {he} waited, and drew it out. On the end hung a button. It \#
    was a mother-of-pearl one, from a dancing dress, and somebody had danced it right off.
    {He} oiled the place with one drop. One drop was enough, now that {he} knew where to put it.\#
     Then {hero} turned the handle, and each wheel handed it on to the next, right to the end. \#
    Out at the top came the music, like a flock let out of a gate.
    = flock: many birds or sheep together
    ---
    With the lamp and a hairpin they went to work, right there, and nowhere else. It was very \#
    small. It was white. {hero} fished for it, lost it, and fished for it again. What came out \#
    at last, hooked over the pin, was a tooth.
    "It has bitten itself," said {friend}.
    But it was a milk tooth, from a child. {hero} looked at it and ran {his} tongue along {his} \#
    own teeth, to a place where last year there had been a gap. It had been at the dance! {He} \#
    had looked for that tooth under every bench.
    One of the rods had been pushed out of line by it. {hero} pressed it straight again, gently,\#
     with two thumbs, and turned. Click, went the wheel, click, clack. Then it ran. The drum \#
    went round with its thousand pins, and the {engine} opened its mouth, so to speak, and \#
    laughed out loud.
    = hairpin: a bent wire that holds up hair

    ## return
    The lamps were lit, and the grandmothers took off their aprons. {hero} turned the handle. It\#
     was the same tune as ever, except for one thing: at the end of each line there came a small\#
     extra noise. "Hup," it said, exactly like somebody who has drunk too fast.
    The dancers laughed. By the third round they were all jumping on the hup. By the tenth \#
    nobody could imagine how they had ever done without.
    {elder} came in with dust on both boots, and stood, and listened. "Who mended it?"
    "We only followed it," said {hero}. {elder} wanted to be shown. So they went in behind, with\#
     a lamp, from the handle to the first wheel, and from mark to mark.
    "And that noise?" asked {elder}. "Shall I take it out in spring?"
    "No!" cried everybody. "Hup," said {friend}, and was on the beat.
    ---
    {elder} heard it from far down {path} and began to walk faster. It couldn't be, but it was. \#
    At {gather} they were dancing already, in coats, because nobody had wanted to wait for the \#
    proper time.
    "It stopped this morning," said {hero}, turning and turning. "It goes now."
    "So I hear. And what is that squeak?"
    For there was one, a new one, right in the middle of the tune, high and pleased, like a \#
    mouse on a swing. {hero} could not find out where it came from. "I could look," {he} said, \#
    "one thing at a time. It would take me until Thursday."
    {elder} listened with one hand behind one ear. "Leave it," said {elder}. "For fifty years I \#
    have danced to this, and it always lacked something at that spot. I never knew what."
    "I did," said {friend}. "It was me, on the other days."
    ---
    That night no one sat down to supper. They ate {food} as they danced by. {hero} had turned \#
    the handle until {his} arm felt like somebody else's, and after that there was a queue for \#
    it.
    "Now tell me how you knew," said {elder}, on the bench.
    {hero} held out one finger, black to the knuckle. "I asked it," {he} said. "Every bit of it.\#
     I started here." And the finger went along the edge of the table. A cup was the handle, the\#
     bread was the wheel, and so on, past a jug and two plates. It stopped in front of a bun.
    {elder} lifted the bun. {Friend} was behind it. "I'm not stuck," said {friend}. "I am resting."
    Above them the {engine} came to the end of the tune, and said "pock", like a cork. It had \#
    never done that before. Everyone threw up their hats.
    ---
    No one thanked {hero}, to begin with, because no one could spare the breath. They whirled \#
    past, red and shining, and the floor of {gather} bounced. It smelled of {smell} and of hot \#
    feet.
    Towards midnight {elder} opened the little door of the {engine}, and saw chalk marks going \#
    off into the dark, all in a line. {elder} followed them with a finger, one by one, right to \#
    the end, and gave a nod.
    "That's how I do it," said {elder}. "But I've never used marks. I have to hum."
    "So did we," said {hero}.
    On the way home they went slowly, side by side. {hero} hummed the tune, and at the end, \#
    where the {engine} now had a small, polite burp, {he} left a gap.
    "Pardon me," said {friend}, at just the right place. They practised it all along {path}.
    """#
}
