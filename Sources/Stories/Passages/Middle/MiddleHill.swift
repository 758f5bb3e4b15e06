extension Passages {
  /// The passages of “hill” for ages 6–8.
  static let middleHill = #"""
    skeleton: hill
    band: 6-8
    needs: rocks
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
    Everyone {in place} had done it once. You go up to {high} and tie {a ribbon} to the old rail. \#
    {elder} had done it, and so had the baker, and so had the baker's aunt, in slippers.
    "And today it's me," said {hero}. "I'm not going with the big ones. I'm going with you."
    "I feel honoured," said {a friend}, "and already out of breath." [interest: {Friend} would \#
    sooner have stayed in and talked about {interest}.]
    {hero} put the {ribbon} in a pocket, and they set out.
    ---
    From {home} you could see {high}, with bits of colour on it. Each of the bits was somebody. \#
    "That one belongs to {elder}," said {hero}. "There is one for everyone {in place}, except for \#
    me."
    "And me," said {a friend}, "but I sleep very well."
    [interest: {hero} did not, not even in dreams about {interest}.]
    So one day {hero} tied both boots twice and took {a ribbon}. They went off alone and told \#
    nobody, because it was supposed to be a surprise.
    ---
    "How high is it?" asked {a friend}.
    "As high as it looks," said {hero}.
    "I was afraid of that."
    They stood before {high} with their heads tipped back. Everyone in {world} has tied {a \#
    ribbon} up there. "Oh, you have not been yet?" people always said to {hero}. [interest: Then \#
    they talked quickly about {interest}, to be nice.]
    "Today," said {hero}, holding up the {ribbon} to show it where it was going. And they started.
    ---
    {hero} was old enough, and had been old enough since Tuesday. In the drawer lay {a ribbon}, \#
    which had waited a whole year for {him} to grow.
    "We're going up to {high}," {he} told {a friend}, "like everyone {in place}. You and me."
    "And what do we do there?"
    "We tie it on. Then we come home."
    "We could begin with the last part," {friend} suggested. [interest: On the way out they \#
    talked about {interest} to keep calm.] But they went.

    ## obstacle
    The first half was only walking. Then came the steep bit, which went up like a ladder that \#
    had lost its rungs. {hero} put one foot on it, and looked up, and that was a mistake. There \#
    was such a terrible lot of it!
    "Well?" asked {friend}.
    "It's my knees," said {hero}. "They say no."
    They had turned to jelly, both of them. {hero} waited for it to pass, and it did not. So they \#
    went down again, very quietly, with the {ribbon} still in the pocket.
    = rungs: the steps of a ladder
    ---
    Who would have imagined that a path could stand up? It did so halfway to {high}. There it \#
    stopped being a path and became a wall with ideas.
    {hero} climbed a yard of it, and the ground looked far away, and {his} legs began to wobble. \#
    {He} held on with everything, even {his} chin.
    "You are hugging it," said {friend}.
    "I can't," said {hero} into the moss. It took about as long as a whole apple to let go. Then they \#
    came down to the bottom, one step at a time.
    = wobble: to shake from side to side
    ---
    They had been singing all the way, two songs and a half. In the middle of the third they came \#
    to the steep bit, and there the song ended. "I don't mind it," said {hero}, and went up four \#
    steps. Then {he} did mind. {His} knees shook, {his} hands were damp, and the top was not a \#
    bit nearer.
    "We can go home," said {friend}.
    They went. {High} stood behind them and fluttered, and had not even noticed.
    = damp: a bit wet
    ---
    "There it is," said {friend}. "I have heard of it."
    It was the steep bit, halfway up. Everybody had told {hero} about it, and laughed. {He} \#
    looked up until {his} hat fell off and rolled away, quite a long way.
    And then {his} knees did something unexpected. They locked, like a gate. {hero} wanted to go \#
    up, and {his} knees wanted to go after the hat, and the knees won. Down they all went, to the \#
    bottom again, where the hat was waiting.
    = locked: held tight so that nothing can move

    ## try1
    Next day they saw how it is done. A long-legged girl came by, the fastest of all the children \#
    of {folk}. One run, nine leaps, and the steep bit was over and done with!
    "Like that!" said {hero}. {He} took a run. {He} took one magnificent leap, and half of the \#
    second. Then {his} boot slid on the gravel. {He} sat down so hard that {his} hat jumped, and \#
    came back on {his} seat.
    "I think you added that last part," said {friend}.
    "I know," said {hero}.
    ---
    The trick was to be quick. All the children of {folk} said so, and one of them demonstrated \#
    it, a boy like a spring. Hop, hop, hop, and gone!
    So {hero} hopped. {He} hopped with both arms out, and did not think, exactly as instructed. \#
    At the third hop there was nothing to hop on. {He} slid, and a lot of small stones came too, \#
    out of friendship.
    "Four hops," said {friend}, who was kind, "counting the one on your bottom."
    ---
    Big children run at things, thought {hero}, and perhaps that is how they got big. {He} had \#
    watched the fastest child of {folk} throw off both shoes and fly up there like smoke. So \#
    {hero} took off both shoes and ran.
    "Is that necessary?" asked {friend}.
    It was not. The ground was cold, and there was a thistle. {He} jumped because of the thistle, \#
    slipped because of the jump, and ended in a sitting position.
    "At least you were fast," said {friend}. "I hardly saw it."
    ---
    "Don't look, just go," said a boy, the fastest of the children of {folk}. And up went the \#
    boy, with an apple in one cheek.
    {hero} got an apple. {He} put it between {his} teeth and ran straight at the steep bit, with \#
    {his} eyes on the sky. There {he} met a root, and the apple went in one direction and {hero} \#
    in the other.
    {Friend} arrived just in time to be sat on. "Now I know what not to do," said {hero}.
    "So do I," said a voice from below.

    ## try2
    "It doesn't matter," said {hero}. "It's a ridiculous custom anyway. I'll tie mine here." \#
    There was a bush near the bottom. {He} tied the {ribbon} to it with a double bow, and stood \#
    back.
    A beetle walked over it. All the others were up there in the wind, and this one was down here \#
    in a bush.
    "It looks like washing," said {friend} at last.
    {hero} said nothing for a while. Then {he} undid the bow and put the {ribbon} away.
    ---
    {hero} made a knot around the first fence post and pulled it tight. "There," {he} said. "It's \#
    done, and nobody will know. From {home} you can't tell how high it is."
    "You can tell," said {friend}. "It is lower than the hens."
    They inspected it from the left, and they inspected it from the right. They went away, and \#
    {hero} kept on turning round, because it was like a hat on a foot.
    So {hero} went back and untied it.
    ---
    "I have been up," said {hero} aloud, as an experiment. "I went up, and it was nice."
    "What did you see?" asked {friend}.
    "Everything. Er. Sky."
    To prove it, {he} knotted the {ribbon} on a low branch, the first one beyond the gate. It \#
    drooped immediately, and {hero} fluffed it up, and it drooped again. Then a small child came \#
    past and asked why it was there, when everyone else's was at the top.
    There is no good answer to that, so when the child had gone, {hero} took it down.
    ---
    "Actually," said {hero}, "I never wanted to go so high. There's too much air." And {he} tied \#
    the {ribbon} to the signpost at the bottom, where it said TO THE TOP.
    {Friend} read the sign. "It's rather like reading the word soup," said {friend}, "and not \#
    eating any."
    {hero} gave a laugh that was not a laugh. Up there they all fluttered. Down here it just \#
    hung. The knot was difficult to open, because {he} had tied it angrily. But {he} got it open.

    ## insight
    They went up to the steep bit once more, only to look at it. "What's this?" asked {friend}. \#
    It was a scrape in the ground, and a heel.
    "That was me, the first time," said {hero}. A little higher there was another heel. "And \#
    there I slipped." It was higher! {He} had never noticed, having only looked at the top.
    {hero} looked at a flat stone, just past the last mark. "I'm not going up there," {he} said \#
    slowly. "I'm only going to that stone."
    = heel: the back part of a foot or shoe
    ---
    {Friend} never looked up. {hero} noticed it now for the first time. {Friend} selected a \#
    stone, wandered over to it, sat down, and was content. Then {friend} considered the next.
    "Where are you going?" asked {hero}.
    "Here," said {friend}. "I have arrived."
    "And the top?"
    "What top? I am going to that round one next."
    {hero} looked at the round one, which was three steps off. The knees had nothing against \#
    three steps. "Not up there," said {hero}. "Only to that stone."
    = content: pleased with what you have
    ---
    "How do you eat a loaf?" asked {friend}, who was eating one.
    "Bite by bite, of course."
    "Not the whole of it at once? You surprise me."
    {hero} began to laugh, and suddenly stopped. {He} put a thumb over the top of {high}, until \#
    it had disappeared. What was left was only stones, but there was a grey one, and above it a \#
    speckled one. The grey one was quite near!
    "I'm going to the grey one," said {hero}, "and nowhere else."
    "Save me the speckled one," said {friend}.
    = speckled: covered with small spots
    ---
    Some snail had been there before them. It had left a silver line, which went up the steep bit \#
    and out of sight. Wherever there was a pebble there was a blob, because it had rested there.
    "It took its time," said {friend}, who approved of that.
    {hero} put one finger on the first blob. "It did not go to the top," {he} said. "It went to \#
    here. Then it went to here." And {he} selected a stone, not particularly far away. "I only \#
    want to go to that one."
    = pebble: a small round stone

    ## act
    To the flat stone. {hero} went, sat down on it, and breathed, for it was an excellent stone. \#
    To the mossy one. {He} went, and sat, and {friend} came and sat as well.
    "Where are we going?" asked {friend}.
    "To the one with the crack."
    Out of habit {his} knees said no, but {he} showed the knees only one stone at a time. Eleven. \#
    Twelve. After that there was no stone but an old rail, full of knots. {hero} tied on the \#
    {ribbon} with a hand that hardly shook.
    = habit: something you do without thinking
    ---
    "One," said {hero} on the first stone, and they rested. "Two," said {hero} on the second. At \#
    five they had a bite of bread, and at nine there was a ledge. At ten {his} legs trembled, so \#
    {he} stayed until it was over.
    "Take as long as you like," said {friend}. "I like ten."
    After that came eleven. {hero} looked for twelve, and there was only sky, and a rail full of \#
    knots. It was the top, and {hero} tied the {ribbon} between {elder}'s and a yellow one.
    = ledge: a flat place on a steep side
    ---
    This is how they did it. One stone was the kitchen, the next was the hall, and the third was \#
    the bedroom. Nobody can possibly be afraid of a kitchen. They sat down in every room.
    "I'm in the bath," called {friend}. "Come up when you are ready."
    In the attic {hero} held on, counted to twenty, and looked for the next one. It was the roof! \#
    It was the top of {high}. And with stiff, slow fingers {hero} tied on the {ribbon}.
    = attic: a room right under the roof
    ---
    Was it quick? It took all morning, and a beetle overtook them. {hero} did not hurry. {He} \#
    only had to get to the stone with the white vein. After that {he} only had to get to the one \#
    like a bun.
    "Rest," said {friend} at every one of them. That was {friend}'s part of the work.
    Then there was no more up. {hero} turned about in astonishment, and everything was below. \#
    {He} took out the {ribbon}, and it began to flutter before it was even tied.
    = vein: a thin line of another colour in stone

    ## return
    So that was what you saw from there. You saw {home}, as small as a crumb. You saw a dot with \#
    some washing, and the dot was {elder}. {hero} waved, and the dot waved a sheet.
    At the steep bit, when they came down, stood someone very small, who had turned quite pale.
    "It's too high," said the small one.
    "Much too high," {hero} agreed. "I would never go there. Do you see that flat stone?"
    "Yes."
    "It's got a lovely view of the next one," said {friend}.
    ---
    "Is that it?" asked {friend}, up at {high}.
    "That's it," said {hero}. They sat and looked down on all {world}. [sea: Behind it lay the \#
    sea, more of it than one needs.] {hero} recognized {home} by the blanket in the window. It \#
    was no bigger than a stamp.
    When they came down, a little boy was sitting by the steep bit and talking angrily to two knees.
    "They never listen," said {hero}, and sat down too. "But you can show them a stone."
    ---
    The wind was so powerful up there that everybody had to shout. "There's {home}!" shouted \#
    {hero}. "Look! I could put it in my pocket!"
    "Leave it," shouted {friend}. "My supper is in it."
    At the steep bit stood a small child, who was going up extremely fast, or else not at all.
    {hero} pointed. "That one's the first. You can have a rest on it. I did."
    The child considered that. They went home, and behind them they heard a small voice say, "One."
    ---
    It was terribly bright and windy up there, and {world} lay below like toys on a floor. There \#
    was {home}, tiny as a tooth, with one window open. "We forgot to shut it," said {friend}.
    At the steep bit they found a girl, smaller than {hero}, looking up with an open mouth.
    "How do you do it?" asked the girl.
    {hero} thought of saying something grand. Then {he} bent down and patted the first stone, as \#
    you pat a chair.
    """#
}
