extension Passages {
  /// The passages of “hill” for ages 9–10.
  static let lateHill = #"""
    skeleton: hill
    band: 9-10
    needs: rocks
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
    {in place} climbs up there once, in the year when the time has come, and ties on {a ribbon}. \#
    No grown-up goes along. When the wind blows, you can hear them from below, all talking \#
    simultaneously.
    {hero}'s was blue. {He} had sewn {his} name along the edge of it, with a spelling mistake, so \#
    that it had to be true. "Today," {he} said.
    "Is that because of the weather," asked {a friend}, "or because you have told everyone?"
    "It's because I can see the post from my window, and I'm not on it."
    [interest: A long talk about {interest} was saved for the rests.]
    So they set out. It was a comfortable way, up to the steep rocks in the middle, which are \#
    called the Nose. Of the Nose neither of them said anything yet.
    ---
    "Whose is the green one?" asked {hero}.
    "The baker's. It's been up there for sixty years."
    "And the one with the dots?"
    "That belongs to {elder}," said {a friend}. "You know every one of them. You only ask because \#
    you enjoy the answers."
    It was true, because anybody with good eyes could make them out from anywhere in {world}. \#
    They hung up at {high}, on the old post. Each had been tied there by a child who had come \#
    alone, by the Nose. That was the steep bit, halfway, where the rocks stood one on top of \#
    another like badly stacked books. {hero} had been carrying {a ribbon} about since spring.
    "Then let's get you an answer too," said {friend}.
    [interest: "I'll tell you about {interest} on the way."]
    And {hero}, who had been waiting for somebody to say exactly that, went in front.
    ---
    Everybody's grandmother had done it, and so had the postman, in fog, and so had the twins, \#
    while not on speaking terms. In {world} people asked you first for your name, and then for \#
    your colour. "Mine's the yellow," they said, and pointed up. For each of them had once \#
    climbed to {high}, without a grown-up, and tied {a ribbon} to the post there.
    "Mine's going to be red," {hero} told {a friend}.
    "It is red," said {friend}. "It's only in the wrong place. It's in your hand."
    That was precisely what had to be changed. {hero} wanted to point up, like everybody else, \#
    and say, that one. The way was not even long. Only, halfway along it, there was the Nose.
    [interest: They talked about {interest} while they packed.]
    They took a bottle of water, two plums and the {ribbon}, and shut the door of {home} behind \#
    them.
    ---
    {hero} had it all planned. You went up on a clear day, after breakfast, with dry shoes. You \#
    took nobody but one friend, and that friend was not allowed to push. Then you tied your \#
    {ribbon} on the post at {high}, and from that moment you belonged to {place}, like the weather.
    "And the Nose?" inquired {a friend}.
    "You climb that as well," said {hero}, rather rapidly. It was the steep bit in the middle, a \#
    staircase of enormous rocks that nobody had ever built. From below it did resemble a nose, \#
    lying on its back and asleep. "Everyone has done it. Even {elder} did, with a cold."
    "I wasn't asking about everyone."
    But {hero} was out of the gate already. The morning smelled of {smell}, and since last week \#
    {hero} had been exactly the right size for it.
    [interest: "I can always go on about {interest}," said {friend}.]

    ## obstacle
    They arrived at the foot of the Nose in excellent spirits. {hero} laid both hands on the \#
    first rock and went up, and then up the second one, and the third. It was only then that {he} \#
    happened to look down between {his} shoes.
    Nobody had warned the knees about this. They had been dependable knees all morning. Now they \#
    began to shake, first the left and then the other, to keep it company. {hero} ordered them to \#
    stop, and they wouldn't. The next rock was only as high as a chin, but {his} leg would no \#
    more go up to it than a chair would.
    "What do they say?" called {friend}.
    "They say no," said {hero}.
    There was nothing for it but to go back. {He} did it sitting, rock by rock, and it took \#
    considerably longer than the way up. At the bottom {he} regarded {his} knees with dislike.
    = company: being together with somebody
    ---
    The funny thing was that from underneath the Nose didn't look so bad. {hero} had climbed on \#
    walls before, and on roofs, and once on a cow, and so, whistling cheerfully, {he} went up.
    In the middle the whistle stopped. On the right there was no more hill, and there was nothing \#
    but air, with {creatures} in it, seen from above. "Oh," said {hero}.
    After that nothing worked. {His} hands had grown on to the rock, and {his} knees had turned \#
    into something that is eaten with a spoon. {He} could hear {sound}, tiny and far down, as \#
    though it came out of a box.
    "Are you resting?" inquired {friend}, from below.
    "I'm stuck," said {hero}, in an unusually flat voice. "I think I'm coming down."
    It was a good while before {he} did. When there was grass under {him} again {he} lay on it, \#
    every inch of {him}, like a rug.
    = whistle: a tune blown through the lips
    ---
    "Ready?"
    "Ready," said {hero}, and went.
    "You've stopped," {friend} remarked, after a while.
    "I'm admiring the view."
    "You've got your eyes shut."
    "I'm admiring it later." {hero} was standing on the fourth rock of the Nose, with {his} cheek \#
    against the fifth, which was cold and smelled of rain. {He} could feel how the whole thing \#
    leaned out, to see who was there. "My knees have gone peculiar," {he} said.
    "Peculiar in what way?"
    "They're going up and down. But I'm not."
    {Friend} considered that. "Come down, then, and let them do it on the flat," {friend} advised.
    [wind: A bit of wind came round the corner, and {hero} held on tighter.]
    So they came down, the knees, and {hero}, and a small piece of rock that had got loose. \#
    Nobody said a word, and on the grass the knees stopped immediately, as if it had never been \#
    them at all.
    = cheek: the side of the face
    ---
    Halfway up anything there's a place where you discover whether you meant it. On the way to \#
    {high} it has a name and is called the Nose. {hero} stood in front of it, and tipped {his} \#
    head back, until the hat fell off.
    "I meant it," {he} said. "I just wasn't aware that it was so long."
    Then {he} climbed, and the first rocks were worn smooth by generations of feet, and that \#
    should have been comforting. But how confident those feet must have been! {hero}'s own were \#
    not, for they tested each spot twice, and afterwards they refused to leave it. There was a \#
    drumming in {his} ears. Above {him} there was far too much, and when {he} looked down, there \#
    was even more.
    "Come back," called {friend}. "The hat's here, anyhow."
    And {hero} came back, sideways, like a crab, and put on the hat, and pulled it low.
    = worn: made thin or smooth by much use

    ## try1
    Three of the children of {folk} came by just then, with nothing to do, and ran up the Nose \#
    for fun. They did it as water does it, only in the opposite direction, hop, hop, a hand here, \#
    hop. The fastest did not use any hands at all, and ten breaths later they were shouting, up \#
    above.
    "That's how it's done," said {hero}. "You mustn't think. You just have to be quick."
    {He} took a run. Hop, went {hero}, and hop again. On the third rock {his} left foot wanted to \#
    hop, while {his} right one wished to be told where to. It was a short discussion, and {he} \#
    slid down over all three rocks on the seat of {his} trousers, and sat.
    Something had torn, and {friend} went round behind to investigate.
    "You're not hurt," {friend} reported, "but you have let in some weather."
    ---
    {hero} knew how the fastest one did it, because everyone knew. That girl was famous. It was \#
    three jumps, a grab and a swing, and then you were over the worst before the worst had even \#
    noticed. {He} had watched it from below at least a hundred times.
    So {he} spat in both hands, as that girl did, and gave the same short, ferocious yell. The \#
    first jump was really very similar. With the second {he} got hold of the right spot, the one \#
    for the grab, but it was a spot for longer arms. For a moment {hero} hung there by {his} \#
    fingertips, like washing. Then down {he} came, on moss and on gravel and finally on something \#
    soft.
    "That's me," said the soft thing.
    "I do apologize," said {hero}.
    "The yell was excellent," said {friend}, crawling out. "Perhaps you could keep just the yell."
    ---
    "How do you do it?" {hero} asked. The boy who was the quickest of them all lay at the foot of \#
    the Nose, chewing grass.
    "You don't do anything," said the boy. "You go up it like a stair."
    "Like a stair," repeated {hero}. That was valuable information. {He} put {his} hands in {his} \#
    pockets, as on a stair, looked straight ahead, as on a stair, and went. For two rocks it \#
    worked admirably. But a stair has a rail, and somebody has measured the steps, and the third \#
    one here was twice the size of the second. {His} foot came down on a piece of nothing. The \#
    next moment {he} {was} sitting on the grass beside the boy, with a green stripe all up {his} \#
    back.
    "Yes," said the boy kindly. "That happens if you do something."
    {Friend} waited until the boy had gone. "I suspect," said {friend}, "that nobody ever \#
    explained it to that one either."
    ---
    First they watched. Up went the fast ones, and down came the fast ones, with their caps on \#
    back to front. {hero} noted everything, left foot on the white rock, right hand in the crack, \#
    then an enormous swing and no looking. {He} recited it until {he} had it by heart.
    "White, crack, swing," said {hero}. {He} began well, because there was the white one, and \#
    there was the crack. But quick people evidently bent in the middle for the swing, or else \#
    were made of different material. {hero} swung, the hill did not, and for one instant {he} saw \#
    {his} own shoes with sky behind.
    It wasn't far to fall, but exactly far enough to bite one's tongue.
    "Thwack," said {hero}, sitting down hard.
    "White, crack, thwack," said {friend}. "I had noted swing."
    [snow: There was snow in both sleeves.]

    ## try2
    "It isn't important," said {hero}. "It's only a bit of cloth on a stick."
    "If you say so," said {friend}.
    "Who says that it has to be up there? You could tie it anywhere, and it would be the same \#
    {ribbon}." {He} looked about, and by the side of {path} stood a bush of approximately {his} \#
    own height. {He} tied it on there, with a double bow, where people go by.
    They stood back and looked at it, and there was no wind so low down. It hung there like a \#
    sock that someone has discovered and put up for the owner. Two of {folk} came along and \#
    wished them good day. One of them reached out, without thinking, to take it down and hand it in.
    "It's mine," said {hero}.
    "Oh! Did you lose it?"
    {hero} waited till they had passed. Then {he} undid the double bow, which was difficult, \#
    because {he} had pulled it so tight.
    ---
    They ate the bread sitting with their backs to the Nose. "From here I can't even see it," \#
    {hero} observed. "I don't understand why people make such a fuss. I've practically been up \#
    there. If anybody asks me, I was."
    "What's it like, then?" asked {friend}.
    "High," said {hero}. "Very... high."
    Nearby there was a fence with a post in it, a perfectly ordinary one, and when the bread was \#
    finished {hero} tied the {ribbon} on. {He} stepped back to see, because after all, a post was \#
    a post. {He} shut one eye, so that there was only sky behind it. But {he} could not help \#
    hearing the others, far above, all flapping and talking. Down here it said nothing, but \#
    simply hung, as if it had been sent out of the room.
    "Should I tell it that this is {high}?" asked {friend}.
    {hero} opened both eyes. "No," {he} said, and untied it.
    ---
    For a time {hero} was extremely busy with other things. {He} built a dam. {He} searched for a \#
    four-leaved clover, and was relieved not to find it, since that left more searching. "It's \#
    pleasant here," {he} said. "I think I prefer it to anywhere. I may stay."
    "And the {ribbon}?" asked {friend}.
    "It likes it here as well." {He} tied it to the lowest rock of the Nose, round a little knob, \#
    where it could be done sitting.
    A beetle came, walked along it, and turned round, and that was the only visitor it had. In \#
    the whole of {world}, {hero} thought, people would look up tonight and count, as they always \#
    did. They'd count all the colours on the post, and nobody would ever dream of looking down here.
    "It looks as if it had fallen off," said {friend}.
    It did. {hero} took it back, and brushed away the beetle.
    ---
    "We could say that it blew away," said {hero}.
    "We could," {friend} agreed.
    "Or that there was no room left on the post."
    "On a post that goes on up as far as you like? We could say that too."
    "You aren't helping!" cried {hero}. {He} pulled out the {ribbon} and looked for somewhere, \#
    anywhere, to be rid of it. There was a thistle, an enormous one and almost purple. {He} wound \#
    it round that, three times, and made a knot, and pricked {himself}. "There. It's tied, and \#
    I've tied it, and that's what one has to do."
    So they went home, for as long as ten steps, and then {hero} turned to look. It resembled \#
    nothing so much as a thistle with a sore throat.
    "It suits it," said {friend} gently, "but was it the thistle that wanted to go up?"
    {hero} went back those ten steps and got {himself} pricked a second time.

    ## insight
    There was chalk on the rocks, or something white like chalk, and it came off {hero}'s shoes. \#
    {He} noticed it when {he} sat down. "Look," {he} said. "That's where I was."
    On one rock of the Nose there was a white scrape, which belonged to the first attempt. A \#
    little above it there was another, and the last, with a long white tail, began up there, \#
    considerably higher still.
    "You've been creeping up on it," said {friend}, "without telling anybody."
    {hero} counted once more. Each time it had been no, and each time the no had come one rock \#
    later. {He} had always looked right to the top, and from there it was all one thing. But it \#
    was made of pieces. "I don't know if I can do the Nose," {he} said slowly. "But I can do the \#
    next one."
    = scrape: a mark where something has rubbed
    ---
    "Where are you going?" asked {hero}.
    "To that one," said {friend}, who had got up on the first rock and was now studying the second.
    "I mean, where do you want to get to?"
    "To that one, as I said. It has an attractive flat spot." A moment later {friend} was sitting \#
    on it, and enjoying a rest. "And next I'd rather like the one with the fern."
    [slow: It was not fast, but it was always a little further on.]
    {hero} watched. It was so simple that anybody could have missed it. Here was someone who \#
    wasn't climbing the Nose at all, and by now had climbed a third of it. "Aren't you afraid of \#
    up there?"
    "I'm not going up there," said {friend}. "I'm only going to the fern."
    {hero} got to {his} feet, and looked at the fern, and at nothing else. {His} knees were \#
    listening, and did not say a thing.
    = fern: a green plant with leaves like feathers
    ---
    It was entirely by accident. {hero}'s hat had blown off, and lay on the second rock, so {he} \#
    went up for it and put it on. Halfway down again {he} heard {friend} cough.
    "What did your knees say?"
    "When?"
    "Just now. I was watching them. They went up like lambs."
    {hero} looked at {his} knees, which had not uttered a word. But then {he} had not been going \#
    to {high}, {he} had been going to the hat. "If I threw it a bit further," {he} began. {He} \#
    threw the hat up on the third rock, went there, and put it on. There was room to sit, and it \#
    was remarkably pleasant to sit. "I only shake when I think of all of it," {he} said.
    "Then don't," said {friend}. "Do you know how I manage an enormous book? I have never once \#
    investigated how thick it is."
    = accident: something that nobody meant to happen
    ---
    Past {hero}'s nose came an ant. It was carrying a crumb of bread, three times its own size, \#
    and it was going straight up the Nose.
    {hero} had nothing better to do than to lie and watch, while the ant travelled as far as a \#
    bump. There it put the crumb down, walked all round it, picked it up, and continued to a twig.
    "I do believe it's resting," said {hero}.
    "At every opportunity," said {friend}, "and so do I. Haven't you noticed? You run till you \#
    can't, and I stop before I have to. We've arrived here at the same time."
    The ant was now higher than {hero} had been all day, and {he} sat up. One didn't have to be \#
    as quick as the quickest one, and one didn't even have to go up there. "Only to the bump," \#
    {he} said, testing how that felt. "And then only to the twig."
    = bump: a small round part that sticks up

    ## act
    "To this one," said {hero}, and was there. {He} sat down on it, although it was only the \#
    first, and carefully examined the second. It had a crack for the fingers. "To that one."
    [trees: A leaf came sailing past them, in no hurry.]
    They rested on every single rock, and on the fifth they ate a plum. On the ninth the knees \#
    began to mutter, so {hero} waited till they had finished, and {friend} sat close. "You're not \#
    up there," said {friend}. "You're here, and here is flat."
    So it was. {He} laid a hand upon the next flat thing, and the next, and it came to be \#
    nineteen, and twenty. And when {he} looked for the twenty-first, there was no rock, but only \#
    grass, and a gentle path, and wind. They walked the rest. The post was just a post, until \#
    {hero} tied the {ribbon} with {his} own hands, and immediately it began to talk.
    = mutter: to speak low and crossly
    ---
    How many rocks are there in the Nose? Some people will tell you thirty, and others a hundred, \#
    but {hero} knows better. There is one. You climb it, and you sit on it, and then there is one \#
    again.
    That was how it went the entire afternoon. {hero} selected each of them with care, like a \#
    chocolate, first that grey one, then the one with moss, then the fat one. {Friend} was always \#
    on the same rock, or on the one below, humming. Where there was air on the right, {he} looked \#
    to the left, at the moss. Where a rock was too tall, {he} discovered a small ledge in it, one \#
    that quick people never need.
    And then there was no further one to choose. {hero} was standing up at {high}. The wind very \#
    nearly took the {ribbon}. It was tied on with two knots, and a third one for {friend}.
    = ledge: a narrow shelf in rock
    ---
    "One," said {friend}.
    {hero} sat on it and swung {his} legs. "One," {he} agreed.
    "Two," they said, some time after. They weren't saying it to hurry, but said it as one says \#
    good night to the cows. At six they refreshed themselves with water. At eight there was an \#
    unpleasant moment, with a loose bit that rolled away and took a long time to stop. {hero}'s \#
    knees spoke up. "I know," {he} told the knees. "We aren't going anywhere. We're only \#
    sitting." And so they sat, all four of them, counting the knees, until it was true.
    "Nine," said {hero}. Ten had a puddle in it, with a cloud in the puddle. After fourteen they \#
    stopped counting, because there was {high}, and there was the post, hung all over like a tree \#
    in spring. Between a red one and one with dots was a gap, exactly as wide as {a ribbon}.
    = puddle: a little pool of rain water
    ---
    By the time they began the sun had gone round to the other side, and nobody was there any \#
    more to watch. That helped. {hero} laid {his} palm on a rock that was still warm. "Only to \#
    you," {he} said.
    The next one was told the same. They were polite rocks, on the whole, if nobody rushed them, \#
    and they had convenient corners, and several provided a seat. When {his} breath was used up, \#
    {he} stopped and got some more. Whenever {friend} needed a rest, they had one, with a view. \#
    It was strange about the view. This morning it had been a terrifying wall of air, and now it \#
    rose gradually, like bread.
    "What's next?" asked {hero}, and felt about with one hand. Nothing was. There was the post. \#
    The {ribbon} was terribly crumpled by now, so {he} smoothed it on {his} knee, which held \#
    perfectly still, and tied it on.
    = crumpled: full of creases, not smooth

    ## return
    From up there {home} was as small as a crumb, with a thread of smoke coming out of it. {hero} \#
    would have liked to stay for ever, or at least until supper. But it was nearly supper, so \#
    they went down, sitting on some of the rocks for old times' sake.
    At the foot of the Nose a solitary person was standing. It was an exceptionally small person, \#
    with a cap over both ears and something yellow in one fist. Its head was tipped back as far \#
    as it would go.
    "My knees," said the small one, "say no."
    "Mine too," said {hero}. "You needn't go up there. Come, I'll show you something." {He} \#
    patted the lowest rock. "It's an excellent one, because it's dry, and there's an \#
    uninterrupted view of your shoes."
    They sat down all three.
    "And now?" asked the small one.
    "Now nothing," said {friend}. "This is the first one. I hope you like it here."
    ---
    They shouted, of course, because everybody does. {hero} shouted {his} own name, and {friend} \#
    shouted "Soup!", for no particular reason. Below them lay all of {place}, and one thumb would \#
    have covered {home}.
    "Which one is mine?" asked {hero}, on the way down, turning round about every ten steps. \#
    "That one! No, that one belongs to {elder}. That one!"
    At the steep bit, near the bottom, they met a child who was sitting on the ground with its \#
    face to the hill. It had been crying, but some time ago.
    "The others just ran up," said the child.
    "Yes, they do that," said {hero}, "and they miss the beetle." {hero} sat down on the first \#
    rock and made room. After a time the child came and sat there too, to see about the beetle. \#
    It lived a little further on, as it turned out, only one rock up.
    ---
    At {high} nobody applauded. There was an enormous sky, a post, and the wind going through \#
    sixty years of cloth. {hero} and {friend} sat leaning on it and identified the places. There \#
    was {water}, there was {gather}, and that speck was {home}, where somebody had put the lamp on.
    They took exactly as long for the way back. It was dusk on the Nose, and the rocks gave back \#
    their warmth. On the last of them, or the first, somebody was standing, holding on with both \#
    hands. "I can't get up, and I can't get down," said a voice from inside a hood.
    "How far is it down?" asked {hero}.
    The hood looked. "One."
    "And how far is it up?"
    The hood looked again, for longer. "One," it said, surprised.
    "There you are," said {friend}. "You're exactly in the middle. Shall we have a rest?"
    ---
    At supper the next day, {in place}, people looked up and counted, as they always do. "There's \#
    a new one," said {elder}, shading one eye. "Whose is that, the crooked one?"
    "That's mine," said {hero}, and took more {food}, which sounded perfectly natural, after \#
    being practised for months.
    The rest was not mentioned at supper. On the way down there had been a very small child at \#
    the foot of the Nose, trembling like a lamb. {hero} had only shown the child where the first \#
    rock has a dent, exactly right for sitting in.
    "Look," said {friend} now.
    It was far off, and getting dark, but there was a dot on the Nose. It sat there for as long \#
    as anybody needs to eat a plum, and then it was one rock higher.
    "Pass the bread," said {hero}. "This will take a while."
    """#
}
