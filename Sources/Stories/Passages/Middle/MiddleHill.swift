extension Passages {
  /// The passages of “hill” for ages 6–8.
  static let middleHill = #"""
    skeleton: hill
    band: 6-8
    title: {hero} and the Steep Bit
    title: Only to That Stone
    title: {a ribbon} at the Very Top
    title: How to Climb a Thing Like That
    slot ribbon: ribbon | little flag | wool thread | red scarf
    question: Why was it easier to climb to one stone than to climb to the top?
    question: What did {hero}'s knees want, and how did {hero} talk to them?
    question: What is your own steep bit?
    question: Why did it feel wrong to tie the {ribbon} low down?
    question: What can you see from the highest place you know?
    question: What would you say to the small child at the end?

    ## want
    Everyone {in place} had done it once. You go up to {high} and tie {a ribbon} to the old \#
    rail. {elder} had. The baker had. The baker's aunt had, in slippers.
    "And I shall, today," said {hero}. "Not with the big ones. Just with you."
    "I feel honoured," said {a friend}, "and a little out of breath." [interest: {Friend} would \#
    sooner have stayed in and talked about {interest}.]
    {hero} put the {ribbon} in a pocket, and they set out.
    ---
    From {home} you could see {high}, with bits of colour on it. Each bit was somebody. "That \#
    one is {elder}'s," said {hero}. "There is one for everyone {in place}, but none of mine."
    "Nor mine," said {a friend}. "I don't lose sleep over it."
    [interest: {hero} did, even in dreams about {interest}.]
    So one day {hero} tied both boots twice and took {a ribbon}. They went off alone and told no\#
     one, because it was to be a surprise.
    ---
    "How high is it?" asked {a friend}.
    "As high as it looks," said {hero}.
    "I was afraid of that."
    They stood before {high} with their heads tipped back. Everyone in {world} has tied {a \#
    ribbon} up there. "Oh, you have not been yet?" people said to {hero}. [interest: Then they \#
    talked quickly about {interest}, to be nice.]
    "Today," said {hero}, and held the {ribbon} up, so that it could see where it was going. And\#
     they started.
    ---
    {hero} was old enough. {He} had been old enough since Tuesday. In the drawer lay {a ribbon},\#
     and it had waited a year for {him} to grow.
    "We're going up to {high}," {he} told {a friend}, "like everyone {in place}. You and me."
    "And what do we do there?"
    "We tie it on. Then we come home."
    "We could begin with the last part," said {friend}. [interest: On the way out they talked \#
    about {interest} to keep calm.] But they went.

    ## obstacle
    The first half was only walking. Then came the steep bit. It went up like a ladder that had \#
    lost its rungs. {hero} put one foot on it, and looked up, and that was a mistake. There was \#
    so much of it!
    "Well?" asked {friend}.
    "It's my knees," said {hero}. "They say no."
    They had gone to jelly, both of them. {hero} waited for it to pass, and it did not. So they \#
    went down again, very quietly, with the {ribbon} still in the pocket.
    = rungs: the steps of a ladder
    ---
    Who knew that a path could stand up? It did so halfway to {high}. There it stopped being a \#
    path and became a wall with ideas.
    {hero} climbed a yard of it. The ground looked far away, and {his} legs began to wobble. \#
    {He} held on with everything, even {his} chin.
    "You are hugging it," said {friend}.
    "I can't," said {hero} into the moss. It took a long time to let go. Then, step by step, \#
    they came down to the bottom.
    = wobble: to shake from side to side
    ---
    They had sung all the way, two songs and a half. In the middle of the third they came to the\#
     steep bit, and there the song ended. "I don't mind it," said {hero}, and went up four \#
    steps. Then {he} did mind. {His} knees shook, {his} hands were damp, and the top was no \#
    nearer at all.
    "We can go home," said {friend}.
    They went. {High} stood behind them and fluttered. It had not even noticed.
    = damp: a bit wet
    ---
    "There it is," said {friend}. "I have heard of it."
    It was the steep bit, halfway up. Everybody had told {hero} about it, and laughed. {He} \#
    looked up until {his} hat fell off. The hat rolled quite a long way.
    And then {his} knees did something new. They locked, like a gate. {hero} wanted to go up, \#
    and {his} knees wanted to go after the hat. The knees won. Down they all went, to the bottom\#
     again, and the hat was there too.
    = locked: held tight so that nothing can move

    ## try1
    Next day they saw how it is done. A long-legged girl came by, the fastest of all the \#
    children of {folk}. One run, nine leaps, and the steep bit was done!
    "Like that!" said {hero}. {He} took a run. {He} took one leap, and half of the second. Then \#
    {his} boot slid on the gravel, and {he} sat down, very hard, and came back on {his} seat.
    "I think you added that last part," said {friend}.
    "I know," said {hero}.
    ---
    The trick was to be quick. All the children of {folk} said so, and one showed it, a boy like\#
     a spring. Hop, hop, hop, and gone!
    So {hero} hopped. {He} hopped with both arms out, and did not think, as {he} had been told \#
    to. At the third hop there was nothing to hop on. {He} slid, and a lot of small stones came \#
    too, out of friendship.
    "Four hops," said {friend}, who was kind. "Counting the one on your bottom."
    ---
    Big children run at things, thought {hero}. Perhaps you get big by it. {He} had watched the \#
    fastest child of {folk} throw off both shoes and fly up there like smoke. So {hero} took off\#
     both shoes and ran.
    "Is that needed?" asked {friend}.
    It was not. The ground was cold, and there was a thistle. {He} jumped because of the \#
    thistle, slipped because of the jump, and ended in a sitting position.
    "At least you were fast," said {friend}. "I hardly saw it."
    ---
    "Don't look, just go," said a boy, the fastest of the children of {folk}. And up went the \#
    boy, with an apple in one cheek.
    {hero} got an apple. {He} put it between {his} teeth and ran straight at the steep bit, with\#
     {his} eyes on the sky. There {he} met a root. The apple went one way and {hero} the other.
    {Friend} got there just in time to be sat on. "Now I know what not to do," said {hero}.
    "So do I," said a voice from below.

    ## try2
    "It doesn't matter," said {hero}. "It's a silly custom anyway. I'll tie mine here." There \#
    was a bush near the bottom. {He} tied the {ribbon} to it with a double bow, and stood back.
    A beetle walked over it. All the others were up there in the wind, and this one was down \#
    here in a bush.
    "It looks like washing," said {friend} at last.
    {hero} said nothing for a while. Then {he} undid the bow and put the {ribbon} away.
    ---
    {hero} made a knot around the first fence post and pulled it tight. "There," {he} said. \#
    "Done. Who is to know? From {home} you can't tell how high it is."
    "You can tell," said {friend}. "It is lower than the hens."
    They looked at it from the left. They looked at it from the right. They went away, and \#
    {hero} kept turning round. It was like a hat on a foot.
    So {hero} went back and untied it.
    ---
    "I have been up," said {hero} aloud, to try it. "I went up, and it was nice."
    "What did you see?" asked {friend}.
    "Everything. Er. Sky."
    For proof, {he} knotted the {ribbon} on a low branch, the first one beyond the gate. It \#
    drooped at once. {hero} fluffed it up. It drooped again. Then a small child came past and \#
    asked why it was there, when everyone else's was at the top.
    There is no good answer to that. When the child had gone, {hero} took it down.
    ---
    "Actually," said {hero}, "I never wanted to go so high. There's too much air." And {he} tied\#
     the {ribbon} to the signpost at the bottom, where it said TO THE TOP.
    {Friend} read the sign. "It's a bit like reading the word soup," said {friend}, "and not \#
    eating any."
    {hero} gave a laugh that was not a laugh. Up there they all fluttered. Down here it just \#
    hung. The knot was hard to open, because {he} had tied it angrily. But {he} got it open.

    ## insight
    They went up to the steep bit once more, only to look at it. "What's this?" asked {friend}. \#
    It was a scrape in the ground, and a heel.
    "That was me, the first time," said {hero}. A bit higher there was another heel. "And there \#
    I slipped." It was higher! {He} had not noticed, because {he} had only looked at the top.
    {hero} looked at a flat stone, just past the last mark. "I'm not going up there," {he} said \#
    slowly. "I'm only going to that stone."
    = heel: the back part of a foot or shoe
    ---
    {Friend} never looked up. {hero} noticed it now for the first time. {Friend} looked at one \#
    stone, went to it, sat down, and was content. Then {friend} looked at the next.
    "Where are you going?" asked {hero}.
    "Here," said {friend}. "I have arrived."
    "And the top?"
    "What top? I am going to that round one next."
    {hero} looked at the round one. It was three steps off. The knees had nothing against three \#
    steps. "Not up there," said {hero}. "Only to that stone."
    = content: pleased with what you have
    ---
    "How do you eat a loaf?" asked {friend}, who was eating one.
    "Bite by bite, of course."
    "Not the whole of it at once? You surprise me."
    {hero} began to laugh, and then {he} stopped. {He} put a thumb over the top of {high}, so \#
    that it was gone. What was left? Stones. There was a grey one, and above it a speckled one. \#
    The grey one was quite near!
    "I'm going to the grey one," said {hero}. "Nowhere else."
    "Save me the speckled one," said {friend}.
    = speckled: covered with small spots
    ---
    Some snail had been there before them. It had left a silver line, which went up the steep \#
    bit and out of sight. At every pebble there was a blob, where it had rested.
    "It took its time," said {friend}, who liked that.
    {hero} put one finger on the first blob. "It did not go to the top," {he} said. "It went to \#
    here. Then to here." And {he} picked out a stone, quite near. "I only want to go to that \#
    one."
    = pebble: a small round stone

    ## act
    To the flat stone. {hero} went, sat down on it, and breathed. It was a good stone. To the \#
    mossy one. {He} went, and sat, and {friend} came and sat as well.
    "Where are we going?" asked {friend}.
    "To the one with the crack."
    {His} knees said no a few times, out of habit, but {he} showed the knees just one stone \#
    each. Eleven. Twelve. After that came no stone but an old rail, full of knots. {hero} tied \#
    the {ribbon} on with a hand that hardly shook.
    = habit: something you do without thinking
    ---
    "One," said {hero} on the first stone, and they rested. "Two," said {hero} on the second. At\#
     five they had a bite of bread. At nine there was a ledge. At ten {his} legs trembled, so \#
    {he} stayed until it was over.
    "Take as long as you like," said {friend}. "I like ten."
    After that came eleven. {hero} looked for twelve, and there was none. There was only sky, \#
    and a rail full of knots. It was the top. {hero} tied the {ribbon} between {elder}'s and a \#
    yellow one.
    = ledge: a flat place on a steep side
    ---
    This is how they did it. One stone was the kitchen, the next was the hall, and the third was\#
     the stairs. You can't be afraid of the kitchen. They sat down in every room.
    "I'm in the bath," called {friend}. "Come up when you are ready."
    In the attic {hero} held on, counted to twenty, and looked for the next one. It was the \#
    roof! It was the top of {high}. And with stiff, slow fingers {he} tied on the {ribbon}.
    = attic: a room right under the roof
    ---
    Was it quick? It took all morning. A beetle passed them. {hero} did not hurry. {He} only had\#
     to get to the stone with the white vein. Then {he} only had to get to the one like a bun.
    "Rest," said {friend} at each. That was {friend}'s part of the work.
    Then there was no more up. {hero} turned about in surprise, and turned about again. \#
    Everything was below. {He} took out the {ribbon}, and it began to flutter before it was even\#
     tied.
    = vein: a thin line of another colour in stone

    ## return
    So that was what you saw. You saw {home}, as small as a crumb. You saw a dot with some \#
    washing, and the dot was {elder}. {hero} waved, and the dot waved a sheet.
    At the steep bit, when they came down, stood someone very small, who had gone quite pale.
    "It's too high," said the small one.
    "Much too high," said {hero}. "I would not go there. Do you see that flat stone?"
    "Yes."
    "It's got a lovely view of the next one," said {friend}.
    ---
    "Is that it?" asked {friend}, up at {high}.
    "That's it," said {hero}. They sat and looked down on all {world}. [sea: Behind it lay the \#
    sea, more of it than one needs.] {hero} found {home} by the blanket in the window. It was no\#
     bigger than a stamp.
    When they came down, a little boy sat by the steep bit and talked crossly to two knees.
    "They never listen," said {hero}, and sat down too. "But you can show them a stone."
    ---
    The wind was so strong up there that one had to shout. "There's {home}!" shouted {hero}. \#
    "Look! I could put it in my pocket!"
    "Leave it," shouted {friend}. "My supper is in it."
    At the steep bit stood a small child, who was going up very fast, or else not at all.
    {hero} pointed. "That one's the first. You can have a rest on it. I did."
    The child thought about that. They went home, and behind them they heard a small voice say, \#
    "One."
    ---
    It was very bright and windy up there, and {world} lay below like toys on a floor. There was\#
     tiny {home}, with one window open. "We forgot to shut it," said {friend}.
    At the steep bit they found a girl, smaller than {hero}, looking up with an open mouth.
    "How do you do it?" asked the girl.
    {hero} thought of saying something grand. Then {he} bent down and patted the first stone, as\#
     you pat a chair.
    """#
}
