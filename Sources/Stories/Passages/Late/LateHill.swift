extension Passages {
  /// The passages of “hill” for ages 9–10.
  static let lateHill = #"""
    skeleton: hill
    band: 9-10
    title: {hero} and the Nose
    title: Only to That Stone
    title: The {ribbon} at the Top
    title: Not Up There, Only Here
    title: What the Knees Said
    slot ribbon: ribbon | flag | streamer
    chapter1: The Knees Say No | Everyone But One | Halfway | The Nose
    chapter2: Like a Goat, Nearly | A Knot Too Low | Up Fast, Down Faster | Not Important
    chapter3: Only to That Stone | Chalk on Your Sleeve | The Long Sit | A Small Word
    question: What did the knees know that {hero} did not?
    question: Why did the {ribbon} look wrong down there?
    question: What is a hard thing that you did in small bits?
    question: What would you shout from {high}?
    question: How would you help somebody who stands at the first stone?
    question: Is it braver to go fast or to stop and rest?

    ## want
    Up at {high} there is a post, and round the post hang the colours of everybody. Each child \#
    {in place} goes up there once, in the year when the time has come, and ties on {a ribbon}. \#
    No grown-up goes along. When the wind blows, you can hear them from below, all talking at \#
    once.
    {hero}'s was blue. On its edge {he} had sewn {his} name, with a mistake in it, so that it \#
    had to be true. "Today," {he} said.
    "Is this because of the weather," asked {a friend}, "or because you have told everyone?"
    "Because I can see the post from my window, and I'm not on it."
    [interest: A long talk about {interest} was saved for the rests.]
    So they set out. It was a good broad way, up to the steep stones halfway, which are called \#
    the Nose. Of the Nose neither of them said anything yet.
    ---
    "Whose is the green one?" asked {hero}.
    "The baker's. It's been up there for sixty years."
    "And the one with the dots?"
    "That's {elder}'s," said {a friend}. "You know them all. You only ask because you like the \#
    answers."
    It was true. When you had good eyes, you could make them out from anywhere in {world}. They \#
    hung up at {high}, on the old post. Each had been tied there by a child who had come alone, \#
    by the Nose. That was the steep bit, halfway, where the stones stood one on top of another \#
    like badly stacked books. {hero} had {a ribbon} in {his} pocket, and had had it there since \#
    spring.
    "Then let's get you an answer too," said {friend}.
    [interest: "I'll tell you about {interest} on the way."]
    And {hero}, who had been waiting for somebody to say so, went in front.
    ---
    Everybody's grandmother had done it. So had the postman, in fog, and so had the twins, while\#
     not on speaking terms. In {world} you asked a person first for a name, and then for the \#
    colour. "Mine's the yellow," they said, and pointed up. For each had once climbed to {high},\#
     without a grown-up, and tied {a ribbon} to the post there.
    "Mine's going to be red," {hero} told {a friend}.
    "It is red," said {friend}. "It's only in the wrong place. It's in your hand."
    That was what had to be changed. {hero} wanted to point up, like everybody else, and say: \#
    that one. The way was not long. Only halfway there was the Nose, all tall steep stones.
    [interest: They talked about {interest} while they packed.]
    They took a bottle of water, two plums and the {ribbon}, and shut the door of {home} behind \#
    them.
    ---
    {hero} had it all planned. You went up on a clear day, after breakfast, with dry shoes. You \#
    took nobody but one friend, and that friend was not allowed to push. Then you tied your \#
    {ribbon} on the post at {high}, and from then on you belonged to {place}, like the weather.
    "And the Nose?" asked {a friend}.
    "You climb that as well," said {hero}, rather fast. It was the steep bit in the middle, a \#
    stair of great stones that had been made by nobody. From below it did look like a nose, \#
    lying on its back and asleep. "Everyone has done it. Even {elder} did, with a cold."
    "I wasn't asking about everyone."
    But {hero} was out of the gate already. The morning smelled of {smell}, and {he} had been \#
    the right size for it since last week.
    [interest: "I can always go on about {interest}," said {friend}.]

    ## obstacle
    They came to the foot of the Nose in high spirits. {hero} laid both hands on the first stone\#
     and went up, and then up the second one, and the third. It was then that {he} looked down \#
    between {his} shoes.
    Nobody had told the knees about this. They had been good knees all morning. Now they began \#
    to shake, first the left and then the other, to keep it company. {hero} told them to stop. \#
    They wouldn't. The next stone was right there, at the height of {his} chin. {His} leg would \#
    no more go up to it than a chair would.
    "What do they say?" called {friend}.
    "They say no," said {hero}.
    There was nothing for it but to go back. {He} did it sitting, stone by stone, and it took \#
    far longer than the way up. At the bottom {he} looked at {his} knees with dislike.
    = company: being together with somebody
    ---
    The funny thing was that the Nose didn't look so bad from underneath. {hero} had climbed on \#
    stones before, and on roofs, and once on a cow. Whistling, {he} went up.
    In the middle the whistle stopped. On the right there was no more hill. There was air. There\#
     were {creatures} in it, seen from above. "Oh," said {hero}.
    After that nothing worked. {His} hands had grown on to the stone. {His} knees had turned to \#
    something that you eat with a spoon. {He} could hear {sound}, tiny and far down, as though \#
    it came out of a box.
    "Are you resting?" asked {friend}, from below.
    "I'm stuck," said {hero}, in a flat voice. "I think I'm coming down."
    It was a good while before {he} did. When there was grass under {him} again {he} lay on it, \#
    all of {him}, like a rug.
    = whistle: a tune blown through the lips
    ---
    "Ready?"
    "Ready," said {hero}, and went.
    "You've stopped," said {friend}, after a while.
    "I'm looking at the view."
    "You've got your eyes shut."
    "I'm looking at it later." {hero} stood on the fourth stone of the Nose, with {his} cheek \#
    against the fifth. It was cold and it smelled of rain. {He} could feel how the whole thing \#
    leaned out, to see who was there. "My knees have gone funny," {he} said.
    "Funny how?"
    "They're going up and down. But I'm not."
    {Friend} thought about that. "Come down, then, and let them do it on the flat," said {friend}.
    [wind: A bit of wind came round the corner, and {hero} held on tighter.]
    So they came down, the knees, and {hero}, and a small stone that had got loose. Nobody said \#
    a word. On the grass the knees stopped at once, as if it had never been them at all.
    = cheek: the side of the face
    ---
    Halfway up anything there's a place where you find out whether you meant it. On the way to \#
    {high} it has a name and is called the Nose. {hero} stood in front of it, and tipped {his} \#
    head back, until the hat fell off.
    "I meant it," {he} said. "I just didn't know that it was so long."
    Then {he} climbed. The first stones were worn smooth by all those feet, and that should have\#
     been a comfort. But how sure those feet must have been! {hero}'s own were not. They tried \#
    each spot twice, and then they wouldn't leave it. There was a drumming in {his} ears. {He} \#
    looked up, and there was far too much, and {he} looked down, and there was more.
    "Come back," said {friend}. "The hat's here, anyhow."
    And {hero} came back, sideways, like a crab, and put on the hat, and pulled it low.
    = worn: made thin or smooth by much use

    ## try1
    Three of the children of {folk} came by just then, with nothing to do. They ran up the Nose \#
    for fun. They did it as water does it, only in the other direction: hop, hop, a hand here, \#
    hop. The fastest did not use hands at all. Ten breaths later they were shouting, up above.
    "That's how," said {hero}. "You mustn't think. You just have to be quick."
    {He} took a run. Hop, went {hero}. Hop. On the third stone {his} left foot wanted to hop, \#
    and {his} right one wanted to know where to. It was a short talk. {He} slid down over all \#
    three on the seat of {his} trousers, and sat.
    Something had torn. {Friend} went round behind to look.
    "You're not hurt," said {friend}, "but you have let in some weather."
    ---
    {hero} knew how the fastest one did it, because everyone knew. That girl was famous. Three \#
    jumps, a grab, a swing, and then you were over the worst before the worst had noticed. {He} \#
    had watched it from below at least a hundred times.
    So {he} spat in both hands, as that girl did. {He} gave the same short yell. The first jump \#
    was really very like. With the second {he} got hold of the right spot, the one for the grab,\#
     but it was a spot for longer arms. For a moment {hero} hung there by {his} fingertips, like\#
     washing. Then down {he} came, on moss and on gravel and finally on something soft.
    "That's me," said the soft thing.
    "I'm sorry," said {hero}.
    "The yell was excellent," said {friend}, crawling out. "Perhaps you could keep just the yell."
    ---
    "How do you do it?" {hero} asked. The boy who was quickest of them all lay at the foot of \#
    the Nose, chewing grass.
    "You don't do anything," said the boy. "You go up it like a stair."
    "Like a stair," said {hero}. That was worth knowing. {He} put {his} hands in {his} pockets, \#
    as on a stair, looked straight ahead, as on a stair, and went. It went well for two stones. \#
    But a stair has a rail, and somebody has measured the steps. The third was twice the size of\#
     the second. {His} foot came down on a piece of nothing. The next moment {he} sat on the \#
    grass next to the boy, with a green stripe all up {his} back.
    "Yes," said the boy kindly. "That happens if you do something."
    {Friend} waited until the boy had gone. "I don't believe that one knows," said {friend}, \#
    "how it's done."
    ---
    First they watched. Up went the fast ones, down came the fast ones, with their caps on back \#
    to front. {hero} noted it all: left foot on the white stone, right hand in the crack, then a\#
     big swing and no looking. {He} said it over to {himself} till {he} had it by heart.
    "White, crack, swing," said {hero}. {He} began well. There was the white one. There was the \#
    crack. But they must have bent in the middle for the swing, or else been made of other \#
    stuff. {hero} swung, the hill did not, and for one instant {he} saw {his} own shoes with sky\#
     behind.
    It wasn't far to fall. It was just far enough to bite your tongue.
    "Thwack," said {hero}, sitting down hard.
    "White, crack, thwack," said {friend}. "I'd noted swing."
    [snow: There was snow in both sleeves.]

    ## try2
    "It isn't important," said {hero}. "It's a bit of cloth on a stick."
    "If you say so," said {friend}.
    "Who says that it has to be up there? You could tie it anywhere. It's the same {ribbon}." \#
    {He} looked about. By the side of {path} stood a bush of about {his} own height. {He} tied \#
    it on there, with a double bow, where people go by.
    They stood and looked at it. There was no wind so low down. It hung there like a sock that \#
    someone has found and put up for the owner. Two of {folk} came along and said good day. One \#
    of them reached out, without thinking, to take it down and hand it in.
    "It's mine," said {hero}.
    "Oh! Did you lose it?"
    {hero} waited till they had passed. Then {he} undid the double bow, which was hard, because \#
    {he} had pulled it so tight.
    ---
    They ate the bread sitting with their backs to the Nose. "From here I can't even see it," \#
    said {hero}. "I don't know why people make such a fuss. I've been as good as up there. If \#
    anybody asks me, I was."
    "What's it like, then?" asked {friend}.
    "High," said {hero}. "Very... high."
    Nearby there was a fence with a post in it, an ordinary one, and when the bread was gone \#
    {hero} tied the {ribbon} on. {He} stepped back to see. A post was a post. {He} shut one eye,\#
     so that there was only sky behind it. But {he} could not help hearing the others, from far \#
    above, all flapping and talking. Down here it said nothing. It just hung, as if it had been \#
    sent out of the room.
    "Should I tell it that this is {high}?" asked {friend}.
    {hero} opened both eyes. "No," {he} said, and untied it.
    ---
    For a time {hero} was very busy with other things. {He} built a dam. {He} looked for a \#
    four-leaved clover, and was glad not to find it, since that left more looking. "It's nice \#
    here," {he} said. "I think I like it better here than anywhere. I may stay."
    "And the {ribbon}?" asked {friend}.
    "It likes it here as well." {He} tied it to the lowest stone of the Nose, round a little \#
    knob, where you could do it sitting.
    A beetle came, walked along it, and turned round. That was the only visitor it had. In the \#
    whole of {world}, {hero} thought, they would look up tonight and count, as they always did. \#
    They'd count all the colours on the post, and nobody would think of looking down here.
    "It looks as if it had fallen off," said {friend}.
    It did. {hero} took it back, and brushed away the beetle.
    ---
    "We could say that it blew away," said {hero}.
    "We could," said {friend}.
    "Or that there was no room left on the post."
    "On a post that goes on up as far as you like? We could say that too."
    "You aren't helping!" cried {hero}. {He} pulled out the {ribbon} and looked for somewhere, \#
    anywhere, to be rid of it. There was a thistle. It was a large one and almost purple. {He} \#
    wound it round that, three times, and made a knot, and pricked {himself}. "There. It's tied.\#
     I've tied it. That's what you have to do."
    So they went home, for as long as ten steps. Then {hero} turned to look. It looked like a \#
    thistle with a sore throat.
    "It suits it," said {friend} gently, "but was it the thistle that wanted to go up?"
    {hero} went back those ten steps and got {himself} pricked a second time.

    ## insight
    There was chalk on the stones, or something white like chalk; it came off {hero}'s shoes. \#
    {He} noticed it when {he} sat down. "Look," {he} said. "That's where I was."
    On one stone of the Nose there was a white scrape. That was from the first time. A bit above\#
     it there was one more, and the last, with a long white tail, began right up there, higher \#
    still.
    "You've been creeping up on it," said {friend}, "without telling anybody."
    {hero} counted once more. Each time it had been no, and each time the no had come one stone \#
    later. {He} had always looked right to the top, and from there it was all one thing. But it \#
    was made of stones. "I don't know if I can do the Nose," {he} said slowly. "But I can do the\#
     next one."
    = scrape: a mark where something has rubbed
    ---
    "Where are you going?" asked {hero}.
    "To that one," said {friend}, who had got up on the first stone and was now looking closely \#
    at the second.
    "I mean, where do you want to get to?"
    "To that one, I said. It has a nice flat spot." A moment later {friend} was sitting on it, \#
    and having a rest. "And next I'd quite like that one with the fern."
    [slow: It was not fast, but it was always a little further on.]
    {hero} watched. It was so simple that you could have missed it. Here was someone who wasn't \#
    climbing the Nose at all, and by now had climbed a third of it. "Aren't you afraid of up \#
    there?"
    "I'm not going up there," said {friend}. "I'm only going to the fern."
    {hero} got to {his} feet. {He} looked at the fern, and at nothing else. {His} knees were \#
    listening, and did not say a thing.
    = fern: a green plant with leaves like feathers
    ---
    It was quite by accident. {hero}'s hat had blown off, and lay on the second stone. {He} went\#
     up for it and put it on. Halfway down again {he} heard {friend} cough.
    "What did your knees say?"
    "When?"
    "Just now. I was watching them. They went up like lambs."
    {hero} looked at {his} knees. They hadn't said a word. But then {he} had not been going to \#
    {high}, {he} had been going to the hat. "If I threw it a bit further," {he} began. {He} \#
    threw the hat up on the third stone, went there, and put it on. There was room to sit. It \#
    was nice to sit. "I only shake when I think of all of it," {he} said.
    "Then don't," said {friend}. "Do you know how I get through a book? I have never looked at \#
    how thick it is."
    = accident: something that nobody meant to happen
    ---
    Past {hero}'s nose came an ant. It carried a crumb of bread, three times its own size, and \#
    it was going straight up the Nose.
    {hero} had nothing better to do than to lie and watch. The ant went to a bump. There it put \#
    the crumb down, walked all round it, picked it up, and went on to a twig.
    "I do believe it's resting," said {hero}.
    "At every chance," said {friend}. "So do I. Haven't you noticed? You run till you can't, and\#
     I stop before I have to. We've got here at the same time."
    The ant was now higher than {hero} had been all day. {He} sat up. You didn't have to be as \#
    quick as the quickest one. You didn't even have to go up there. "Only to the bump," {he} \#
    said, trying how that felt. "And then only to the twig."
    = bump: a small round part that sticks up

    ## act
    "To this one," said {hero}, and was there. {He} sat down on it, although it was only the \#
    first, and had a good look at the second. It had a crack for the fingers. "To that one."
    [trees: A leaf came sailing past them, in no hurry.]
    They rested on every stone. On the fifth they ate a plum. On the ninth the knees began to \#
    mutter, so {hero} waited till they had finished. {Friend} sat close. "You're not up there," \#
    said {friend}. "You're here. Here is flat."
    So it was. {He} laid a hand upon the next flat thing, and the next. It grew to be nineteen, \#
    and twenty. And when {he} looked for the twenty-first, there was no stone, but only grass, \#
    and a gentle path, and wind. They walked the rest. The post was just a post. {hero} tied the\#
     {ribbon} with {his} own hands, and it began to talk at once.
    = mutter: to speak low and crossly
    ---
    How many stones has the Nose? People will tell you thirty, or a hundred. {hero} can tell \#
    you. It has one. You climb it, and you sit on it, and then it has one again.
    That was how it went the whole afternoon. {hero} chose each of them with care, like a \#
    chocolate: that grey one, then the one with moss, then the fat one. {Friend} was always on \#
    the same stone, or on the one below, humming. Where there was air on the right, {he} looked \#
    to the left, at the moss. Where the stone was too tall, {he} found a small ledge in it, one \#
    that quick people never need.
    And then there was no further one to choose. {He} stood up at {high} before {he} had \#
    noticed. The wind took the {ribbon} out of {his} hand, nearly. {He} tied it on with two \#
    knots, and a third one for {friend}.
    = ledge: a narrow shelf in rock
    ---
    "One," said {friend}.
    {hero} sat on it and swung {his} legs. "One," {he} agreed.
    "Two," they said, some time after. They weren't saying it to hurry. They said it as you say \#
    good night to the cows. At six they drank some water. At eight there was a bad moment, with \#
    a loose bit that rolled away and took a long time to stop. {hero}'s knees spoke up. "I \#
    know," {he} said down there. "We aren't going anywhere. We're only sitting." And so they \#
    sat, all four of them, counting the knees, until it was true.
    "Nine," said {hero}. Ten had a puddle in it, with a cloud in the puddle. After fourteen they\#
     stopped saying it, because there was {high}, and there was the post, hung all over like a \#
    tree in spring. {He} found a gap between a red one and one with dots. It was just as wide as\#
     {a ribbon}.
    = puddle: a little pool of rain water
    ---
    The sun had gone round to the other side by the time they began, and nobody was there any \#
    more to watch. That helped. {hero} laid {his} palm on a stone that was still warm. "Only to \#
    you," {he} said.
    The next one was told the same. They were polite stones, on the whole, if you were not in a \#
    rush. They had corners to hold, and some had a seat. When {his} breath was used up, {he} \#
    stopped and got some more. When {friend} needed a rest, they had one, with a view. It was \#
    strange about the view. It had been a wall of air this morning, and now it came up a bit at \#
    a time, like bread.
    "What's next?" asked {hero}, and felt about with one hand. Nothing was. There was the post. \#
    The {ribbon} was quite crumpled by now. {He} smoothed it on {his} knee, which held perfectly\#
     still, and tied it on.
    = crumpled: full of creases, not smooth

    ## return
    From up there {home} was as small as a crumb, and there was a thread of smoke coming from \#
    it. {hero} would have liked to stay for ever, or at least until supper. But it was nearly \#
    supper. So they went down, sitting on some of the stones for old times' sake.
    At the foot of the Nose somebody stood. It was a very small somebody, with a cap over both \#
    ears and something yellow in one fist. The head was tipped back as far as it would go.
    "My knees," said the small one, "say no."
    "Mine too," said {hero}. "You needn't go up there. Come, I'll show you something." {He} \#
    patted the lowest stone. "It's a good one. It's dry. You can see your shoes from it."
    They sat down all three.
    "And now?" asked the small one.
    "Now nothing," said {friend}. "This is the first one. I hope you like it here."
    ---
    They shouted, of course. You have to. {hero} shouted {his} own name, and {friend} shouted \#
    "Soup!", for no reason. Below them lay {place}, with all its roofs, and you could have \#
    covered {home} with one thumb.
    "Which one is mine?" asked {hero}, on the way down, and turned round about every ten steps. \#
    "That one! No, that one's {elder}'s. That one!"
    At the steep bit, near the bottom, they met a child who was sitting on the ground with its \#
    face to the hill. It had been crying, but some time ago.
    "The others just ran up," said the child.
    "Yes, they do that," said {hero}. "They miss the beetle." {He} sat down on the first stone \#
    and made room. After a time the child came and sat there too, to see about the beetle. It \#
    lived a little further on, as it turned out. It was just one stone up.
    ---
    Nobody clapped, at {high}. There was a lot of sky, a post, and the wind going through sixty \#
    years of cloth. {hero} and {friend} sat leaning on it and found the places. There was \#
    {water}, there was {gather}, and that speck was {home}. Somebody had put the lamp on.
    They took just as long for the way back. It was dusk on the Nose, and the stones gave back \#
    their warmth. On the last of them, or the first, somebody was standing, holding on with both\#
     hands. "I can't get up, and I can't get down," said a voice from inside a hood.
    "How far is it down?" asked {hero}.
    The hood looked. "One."
    "And how far is it up?"
    The hood looked again, for longer. "One," it said, surprised.
    "There you are," said {friend}. "You're exactly in the middle. Shall we have a rest?"
    ---
    At supper the next day, {in place}, people looked up and counted, as they always do. \#
    "There's a new one," said {elder}, shading one eye. "Whose is that, the crooked one?"
    "That's mine," said {hero}, and took more {food}. It was as easy as that. {He} had practised\#
     it for months.
    The rest was not told at supper. On the way down there had been a very small child at the \#
    foot of the Nose, shaking like a lamb. {hero} had only shown the child where the first stone\#
     has a dent, just right for sitting in.
    "Look," said {friend} now.
    It was far off, and getting dark. But there was a dot on the Nose. It sat for as long as you\#
     need to eat a plum. Then it was one stone higher.
    "Pass the bread," said {hero}. "This'll take a while."
    """#
}
