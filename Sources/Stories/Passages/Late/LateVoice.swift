extension Passages {
  /// The passages of “voice” for ages 9–10.
  static let lateVoice = #"""
    skeleton: voice
    band: 9-10
    title: {hero} and the Very Small Voice
    title: Come In, Come In
    title: A Voice the Size of a Pea
    title: The Night of the {call}
    title: Eleven Lines
    slot call: evening rhyme | lamp rhyme | welcome verse | supper poem
    chapter1: Eleven Lines | A Voice Like a Pea | The Best Word There Was | Practice
    chapter2: Loud, Louder, Loudest | Two Clever Plans | How to Lose a Voice | Gravel and Buns
    chapter3: One Pair of Ears | Everybody Has No Face | The Hush | Said to One
    question: Why does a voice go small in front of people?
    question: Which of {hero}'s plans would you have tried?
    question: Whose face would you look for in a crowd?
    question: What is it like when nobody makes a sound after a story?
    question: What could {friend} say to somebody who is afraid of tonight?
    question: Is there a rhyme that you know by heart? Who told it to you first?

    ## want
    Every year one child stood up at {gather} and said the {call}, and everybody in {world} kept \#
    still to hear it. This year the child was {hero}. {He} had wanted it for as long as {he} \#
    could remember, ever since {he} listened to it from under a table, among other people's boots.
    "Come in, come in, the day is done," {hero} told the porridge. {He} told the cupboard as \#
    well, and after that both of {his} shoes.
    "The shoes enjoyed it," said {a friend}, who had attended every practice since Monday. "The \#
    left one was visibly moved."
    [interest: {Friend} had asked only once whether a line about {interest} could be added.]
    "Eleven lines," said {hero}. "I know them backwards."
    "Forwards will be sufficient," said {friend}. "People are so easily confused in the evening."
    ---
    "Again," said {hero}.
    "You have said it nine times already," said {a friend}. "By now I know it better than my own \#
    name."
    "But tonight I say it at {gather}, and all the people of {place} will be there. Come in, come \#
    in, the day is done..." {hero} recited the {call} from the first word to the last, and it ran \#
    along like a hoop down a hill.
    "Why do you want it so much?" asked {friend}. "There isn't even a cake."
    "It's the hush. Last year, when the last word was out, nobody stirred. Even the babies \#
    stopped chewing things. I want to make one of those, just once, all by myself."
    "A hush," said {friend} thoughtfully. "I know how those are made. You stop talking."
    [interest: "And you," said {hero}, "stop about {interest}, now and then."]
    ---
    The paper had been folded so often that it was coming apart into four small papers. {hero} \#
    did not need them any longer. The {call} lived inside {him} by now, eleven lines of it, in \#
    perfect order, like spoons in a drawer.
    {elder} had brought the paper a week ago. "For the evening at {gather}," {elder} had said. "I \#
    believe that you are the one."
    Nobody had ever told {hero} anything like that, except about drying plates. So {he} practised \#
    early and late, wherever there was a bit of quiet to put words into. {He} {was} practising \#
    now, on the doorstep of {home}. "Come in, come in, the day is done."
    Beside {him} sat {a friend} and followed along without a sound.
    [interest: It was a rule that nobody spoke about {interest} before line eleven.]
    "Tonight," said {hero}, who could hardly wait.
    ---
    People in {world} had grown used to it. A head appeared round the corner. "Come in, come in, \#
    the day is done," said the head, and disappeared to say so somewhere else. It was {hero}'s \#
    head, and it was full to the top.
    For tonight was the night of the {call}. Somebody had to stand up at {gather}, in front of \#
    every single soul, and recite all eleven lines. {hero} had asked for the job in spring, in \#
    summer, and twice in the rain. In the end the answer had been yes, possibly for the sake of \#
    peace.
    "I dream it now," said {a friend}. "Last night a cabbage recited it to me, and got line four \#
    wrong."
    "What did you do?" asked {hero}.
    "I advised the cabbage to practise more."
    [interest: "Then we talked about {interest}, the cabbage and I."]

    ## obstacle
    At noon {folk} were putting up benches at {gather}. "Let us have a taste of it!" called one \#
    of them, with three nails between the lips.
    {hero} stepped up on an empty box, and seven faces turned round. That was not many, and at \#
    supper there were sometimes more. {hero} took an enormous breath, opened {his} mouth, and out \#
    came a voice about the size of a pea.
    "Come in," it squeaked, "come in, the..." Then it was gone.
    "Has somebody stepped on something?" inquired the one with the nails.
    "That was the beginning of it," {friend} announced loudly. "It gets better."
    It did not get better, and {hero} climbed down from the box again. There were seven people \#
    here, and all that was left of eleven lines was a mouse of a noise! Tonight there would be \#
    hundreds. {hero}'s knees calculated that by themselves, and came out trembling.
    = squeaked: spoke in a thin, high voice, like a mouse
    ---
    At first there was only a small cold spot, directly under the collar. {hero} stood at \#
    {gather}, where a few people had come to hear a little of it, {friend} among them. The place \#
    smelled of {smell}, as it always did. Then the cold spot grew. It travelled up into {his} \#
    throat and shut it, the way one shuts a drawer.
    The words were all still there, piling up behind {hero}'s teeth and pushing like children at \#
    a gate. Only one of them got out. It was "Come", and it was so thin that you could have \#
    posted it through a keyhole.
    Somebody coughed kindly, and kind coughs are the worst.
    "I have lost my voice," breathed {hero}, when the people had gone.
    "You haven't," said {friend}. "I just heard you say so."
    But {hero} thought of tonight, and the cold spot came straight back.
    = throat: the inside of your neck, where the voice comes through
    ---
    "That was it?" asked {friend}.
    "That was it," said {hero}. They had come to {gather} to try the {call} out, purely for fun, \#
    and only for the few who carried the tables. It had not been fun.
    "I thought that you were about to cough."
    "That was the entire first line."
    "Then I missed it. A fly went by, you see, and the fly was louder."
    {hero} sat down on the ground. "It has always been there! At home it's there, and in the bath \#
    it's positively enormous. Then I look up, and I see a row of faces, and it drops. Plink. Like \#
    a coin through a grate."
    "How many faces did you see?"
    "Four."
    "And how many are expected tonight?"
    [wind: The wind turned over a leaf, as if to look for the number underneath.]
    {hero} did not say how many, not having the voice for it.
    = grate: iron bars over a hole in the ground
    ---
    Nobody had planned it. {hero} was only walking past {gather} with {friend}, when {elder} \#
    said, "There you are! Give us the first lines, so that we can hear how far they carry." Heads \#
    came up from the work, and a broom stopped.
    You know how it feels, in the dark, to go down one more stair than there is. It was exactly \#
    like that with {hero}'s voice, for {he} stepped on it, and nothing was there. A little air \#
    came out, and a noise like a hinge.
    "Never mind," said {elder}. "Tonight, then." And the broom continued.
    {hero} walked away very upright, as far as the first corner, and leaned against a wall. \#
    Tonight! Only this morning it had been the best word in the language. Now {he} would have \#
    given it to anybody, for nothing.
    "Not to me," said {friend} immediately.
    = hinge: the metal part on which a door turns

    ## try1
    The answer was obvious, thought {hero}, for a voice was like a leg, and if it was weak, it \#
    needed exercise. {He} went down to {water}, and there {he} shouted.
    "COME IN! COME IN! THE DAY IS DONE!"
    {Creatures} got up all together and left. [boats: Somebody in a boat called back that there \#
    was no hurry.]
    "You were heard," said {friend}. "I believe you were heard next week."
    {hero} shouted the {call} eight times to the left and eight times to the right, and the whole \#
    afternoon went into it. {He} even shouted at a post, because a post can't walk away. And in \#
    the ninth round with the post, something happened to line six, which came out as gravel. Line \#
    seven was sand, and line eight was nothing but wind.
    "Come in," croaked {hero}, and the post looked almost sorry.
    ---
    "Higher is better," {hero} decided. "If my voice can fill the entire sky, then {gather} will \#
    be nothing." So they climbed up to {high}, where the air was as wide as it gets, and {hero} \#
    began to fill it.
    It took a great deal of filling. Shout after shout went out over {place} and did not come \#
    home, while {friend} kept count with crumbs. After an hour there were thirty, and after two \#
    hours {friend} was out of crumbs and thinking about lunch.
    [hot: The sun stood over them and had nothing better to do than listen.]
    "Once more," said {hero}. But it did not sound like {hero}. It sounded like somebody ancient \#
    and rusty who lived at the bottom of a well.
    "Who is that?" asked {friend}.
    "Me," said the well.
    They looked at each other in silence, because it had been such a good idea.
    ---
    One hour for loud, one for louder, and one for loudest, that was {hero}'s plan. {He} kept to \#
    it as a wheel keeps to a rail. {He} shouted beside {water}, with a wide mouth, a round mouth \#
    and a square one. {He} shouted until somebody's washing fell down, or so {friend} reported \#
    later.
    "Why louder?" asked {friend}, in a gap.
    "Because it was too small!"
    "Was it too small? I had the impression that it was too shy."
    {hero} had no time for that, with the third hour hardly begun. But in the middle of the \#
    loudest line the voice gave a hop, like a cart going over a kerb, and lost a wheel. What \#
    remained was a whisper with splinters in it.
    "Well," said {friend}. "Before, it was small. Now it is small and needs a scarf."
    ---
    At first it felt magnificent. {hero} stood with both feet apart, turned to {high}, and threw \#
    the {call} at it as one throws snowballs. An echo threw a piece of it back. "Done," said the \#
    echo. "Done, done."
    "It only listens to the ends of things," said {friend}, who considered that rude.
    By the twentieth time {hero}'s ears hummed, and by the thirtieth there was a taste of \#
    pennies. Somewhere {folk} shut a window, very politely, and then another. By the fortieth \#
    time {he} {was} obliged to stop, because something in {his} neck was rubbed quite raw. {He} \#
    tried a "Come" and got half of one.
    "Drink some water," said {friend}, "and say nothing. It is not so difficult. I do it myself, \#
    occasionally."
    {hero} drank and nodded. Instead of a thank you, what came out was a gate.

    ## try2
    In a hoarse whisper {hero} explained the plan. {Friend} would sit behind the box and say the \#
    {call}, while {hero} stood on top of it and moved {his} lips. Nobody would ever know.
    "I shall need a cushion," said {friend}, "and respect."
    They tried it out behind {home}, for an audience of one broom and one bucket. {hero} bowed to \#
    the bucket and opened {his} mouth.
    "Come in, come in, the soup is hot," said the voice behind the box. "A bun is good, but two \#
    are not..."
    {hero} shut {his} mouth, and the voice went straight on. It did a third bun. It did a short \#
    verse about how hard the ground was, cushion or no cushion. Two of {folk} came by just then. \#
    They saw a child with tightly closed lips, out of which came a poem about buns, and they \#
    walked on, a good deal faster.
    "I improved it," said {friend}.
    ---
    By the door of {home} stood a wash basket, the tall kind. {hero} turned it over and pulled it \#
    down as far as {his} elbows. Inside it was dim and stripy and perfectly private.
    "How do I look?" {he} croaked.
    "Like washing," said {friend}.
    In there nothing was frightening at all. {hero} could have recited the {call} to an army. \#
    {He} set out for {gather}, to prove it, and {friend} called out left and right. Unfortunately \#
    {friend} was in front, and looking back, so that one left was the other one's right. There \#
    was a crash, followed by a splash, followed by a long, soapy silence.
    When the basket came off, {hero} was sitting up to the ribs in somebody's tub, with a sock on \#
    one ear.
    "Nobody noticed you," said {friend}, "right up to there."
    ---
    If nobody knew who it was, thought {hero}, then nobody could look at {him}. What {he} needed \#
    was a mask. {He} cut one out of stiff paper, with a heroic mouth, an enormous nose, and \#
    eyebrows like two brooms. Behind it {he} felt like somebody else, who was never hoarse.
    "Good day, stranger," said {friend}.
    The stranger bowed and began the {call}. But the heroic mouth was only painted on. The words \#
    went in at the back, ran about in there, and came out by the ears. "Mmm mm, mmm mm, mum moo \#
    mum mum."
    "Moo!" called a small child who was passing, delighted. Another child mooed back, and a grown \#
    man joined in from a window. Before {hero} could get the mask off, everybody in sight was at \#
    it, including {friend}.
    "I couldn't help it," said {friend}. "It was such an excellent moo."
    ---
    "You say it for me," whispered {hero}, since a whisper was all that {he} had left. "You know \#
    every line."
    "I do," said {friend}. "I shall be magnificent. Where do I stand?"
    "There, by the barrel. Begin."
    {Friend} stood by the barrel for quite a long time, until two of {folk} stopped to look, and \#
    then three more.
    "Come in," {friend} began at last, and lost the thread. "Well? Come in!"
    "In where?" asked a woman.
    "I have no idea. It isn't my house."
    "Are there eggs?" asked a man. "What do they cost?"
    So {friend}, trying to be helpful, named a price, which was far too low. More people came, \#
    and there was a tremendous pushing for eggs that nobody had. {hero} was squeezed backwards, \#
    little by little, until {he} {was} standing in the water barrel. And of the {call} not one \#
    word had been said.

    ## insight
    They sat down beside {path}, where nobody came, and for a while {hero} only listened to {sound}.
    "Do you know which bit I like best?" {he} said. "Line seven, the one about the last person \#
    home."
    "How does it go?" asked {friend}. "I forget."
    {hero} told it. Then {he} told line six as well, because seven leans on it, and eight, \#
    because it follows so beautifully. Somehow the beginning came along too, and the end. When it \#
    was over, {friend} did not stir. [trees: Not a leaf did.] It was a very small hush, only \#
    enough for one, but it was genuine.
    "And who was that?" asked {friend}. "That was neither tiny nor hoarse."
    {hero} felt {his} own neck. "I was only telling you."
    "So you were."
    "Everybody has no face," said {hero} slowly, "but you have. You can't tell a thing to \#
    everybody. You can only tell it to one."
    = hoarse: with a rough, sore voice
    ---
    "You will laugh," said {hero}, "but once I was so afraid of the dentist that I hid in the \#
    bread chest, and was nearly sold."
    "Go on," said {friend}. They were sitting close together behind {home}, out of sight of \#
    everything.
    {hero} went on, and {he} did the baker's voice, as deep as a drum. {He} did the lady who \#
    wanted two rolls and got a foot. {He} did the lid, creaking, and {friend} had to lean \#
    on the wall for laughing.
    [mist: The mist came nearer, as if it wanted to hear the end.]
    Then it was quiet, and {hero} looked up. "I was loud," {he} said in surprise.
    "Very. Your lady was even louder."
    "And I was only watching whether you were laughing yet." {He} turned that over like a coin \#
    that somebody has found. "Perhaps I don't need a voice for hundreds. I've got one for you. I \#
    could say it to one face, and then move on to the next."
    = creaking: making the noise of old dry wood
    ---
    It was {friend} who began it. "I can't bear this evening," said {friend}. "I have a lump \#
    where the supper goes, and I am not even the one who has to stand there! Say something nice, \#
    please."
    "What?" asked {hero}.
    "The thing you always say. It's the only one I know."
    So {hero} moved nearer, so as not to have to speak up. "Come in, come in, the day is done," \#
    {he} said, the way one says things over a cot. {He} watched {friend} carefully, to see if the \#
    lump was getting smaller. At line nine it seemed to be, and at line eleven {friend} gave a \#
    long sigh and was completely cured.
    "Thank you," said {friend}. "Why can't you do it like that?"
    "But that is how I..." said {hero}, and stopped. {He} sat perfectly still, like somebody who \#
    has searched the whole house for a hat, and is wearing it.
    = cot: a little bed for a baby
    ---
    "It ought to be 'the latch is down'," said {friend}. "Line nine. I have considered the matter."
    "It's 'the latch is up'," said {hero}.
    "Down. Who leaves a latch up at night?"
    "But that's the whole point of it!" {hero} jumped up. "Nobody is home yet, so it stays up, so \#
    that they can come in. Listen!" And {he} recited the whole thing, straight at {friend}, with \#
    a finger for every line. Even a turnip would have understood about the latch.
    "Up," {friend} agreed, when it was over. "I see that now. You are extremely clear, when you \#
    are cross."
    "I'm not cross. I only wanted you to..." {hero} lowered the finger, and not one single word \#
    had got stuck. Where had the fear been, all that while? It had not been invited. There had \#
    been only the {call}, and one listener to give it to.
    = latch: a little bar that keeps a door shut

    ## act
    The lamp was lit, and everybody sat at {gather}. {hero} climbed up. Below lay the faces, row \#
    after row, like pebbles, and {his} throat began to close. {Friend}, at the edge, neither \#
    waved nor nodded, but only looked along the rows, as if to say, choose.
    So {hero} chose. In the third row sat {elder}, head on one side, the way people listen at a \#
    pot. "Come in, come in, the day is done," said {hero}, to {elder} and to nobody else. It was \#
    not loud, and it was a little scratched. But {elder} smiled, so it had arrived.
    The next line went to a boy with a bandage, the next to a baby, and the next to a woman with \#
    a broom. Face by face, as one hands out plates, {hero} went along the rows. Then the eleventh \#
    line was gone, and nobody stirred.
    = bandage: a strip of cloth round a hurt place
    ---
    The box was only knee high, but tonight it was the highest place in {world}. {hero} stood \#
    there and heard {sound}, and then not even that, because so many people had gone quiet.
    {hero} did not look at all of them. There was {friend}, in front, but tonight the {call} had \#
    to travel further. There, by the post, stood {elder}, holding somebody's sleeping child and \#
    rocking from foot to foot. Good. {hero} said the first line over there, softly, for fear of \#
    waking the child.
    It went in, and {elder} nodded in time with the rocking. {hero} gave line two to an old man \#
    who cupped an ear, so line two had to be clearer. Line three belonged to the furthest bench, \#
    so three was bigger. Everyone asked for a little more voice, and there was more. And when it \#
    ended, the hush was so deep that the child woke up.
    = rocking: moving softly to and fro
    ---
    "Now," said {friend}, and stayed behind at the foot of the box, because some things can only \#
    be done by one.
    {hero} looked out over the heads. There were hats, there were bonnets, and there was a dog in \#
    a scarf, and it was far too much for one pair of eyes. "One," {he} told {himself}. "Just \#
    one." And there was {elder}, by the lamp, with a face like an open door. "Come in," said \#
    {hero} to that face, and it was so exactly the right thing to say that the rest came by itself.
    After that it was like crossing a stream, dry foot by dry foot. From {elder} it was only a \#
    step to a girl with plaits. From the girl it was a step to one of {folk}, and from there to a \#
    whole bench. Somewhere about line eight {hero} began to enjoy it.
    Then it was out, and a moth bumped against the lamp, and everybody heard it.
    = plaits: hair woven into long tails
    ---
    Nobody laughed when {hero} got up. Nobody did anything. That was the trouble with them, for \#
    they sat there in one enormous heap, hundreds of them, and waited.
    But a heap is made of ones, and {hero} took a good look. That one had mended half the shoes \#
    here, and that one snored in summer with the window open. And that one was {elder}, right at \#
    the front, with both hands folded, ready to hear. {hero} spoke the first line there. It came \#
    out rough, but whole.
    "Yes," said {elder} softly, as if it had been a question.
    So the next person got a line, and the next. {hero} saw them come up out of the heap, one at \#
    a time, each with eyes and ears and a particular nose. {hero} kept the last line for \#
    {friend}. When it was said, there was such a hush that you could hear the buttons on people's \#
    coats.
    = folded: laid one over the other

    ## return
    They went home by {path}, not talking, and it made an agreeable change. Over {place} the \#
    lamps went out one after another, and somewhere a window stood open. Out of it came a man's \#
    voice, low and not very musical. "Come in, come in," it said, and then there was a baby that \#
    stopped crying.
    {hero} stopped too. "That's mine," {he} whispered.
    "It was," said {friend}, "until you gave it away. I saw you. You gave it to simply everybody."
    At {home} {hero} ate {food}, and the last of the scratch disappeared from {his} throat. In \#
    bed {he} tried the voice once more, to be absolutely sure. "Good night," {he} said, in a \#
    perfectly ordinary way.
    "Louder," said {friend}. "They didn't hear you at the back."
    ---
    "Did you count them?" asked {friend}, on the way home.
    "No," said {hero}. "I only counted ones."
    [snow: The snow creaked under them, and apart from that there was peace.]
    Simply everybody had insisted on shaking {hero}'s hand. {elder} had held on to it the longest \#
    and had said nothing at all, which was plenty. Now the hand was warm and slightly sticky, \#
    since one person had been eating jam.
    Along {path} they met nobody but the moon. {hero} wanted to wish it a good evening, and \#
    hiccupped. Then {he} hiccupped again, so loudly that {creatures} complained, and could not \#
    stop it for anything.
    "That," said {friend}, "is all the voice that you saved up today, and it has to go \#
    somewhere." And all the way to {home}, after every hiccup, {friend} gave a little bow to the \#
    people who weren't there.
    ---
    There were eleven lines, and after them there was dancing, and after that a walk home that \#
    seemed to have no weight. {hero} carried {his} shoes, and the air smelled of {smell}.
    "Well, how was it?" {he} asked at last.
    "There was a moth in it," said {friend}, "round and round the lamp. I thought that it did \#
    very well."
    {hero} laughed, and it was the old laugh, from before, without any rust on it. A window went \#
    up, and there was {elder}, in a nightcap. "Is somebody there?"
    "Only us," called {hero}. It rang like a spoon on a glass, all the way along {path}.
    "There's no need to shout," said {elder}. "I'm not so far away." And the window went down again.
    They stood there and looked at each other. "Loud," said {friend}, with deep contentment. "You \#
    have been officially told off for being loud."
    ---
    Quiet is not the same as having no voice. {hero} was quiet all along {path}, on purpose, and \#
    wore it like a coat. Behind them the benches were being carried in, and {friend} came along, \#
    and was quiet too, for nearly a minute.
    "There is just one thing," said {friend}. "The two words in line four. Shouldn't they be the \#
    other way about?"
    {hero} stopped. {He} went through line four, forwards, under {his} breath, and turned pink. \#
    Then {he} began to laugh, and had to hold on to a fence.
    "Hundreds of people," {he} gasped, "and nobody noticed!"
    "I noticed," said {friend}, "and so did {elder}. But it rhymes better your way. By Sunday \#
    they will all be saying it like that."
    And so they do, in {world}, to this very day, and children who say it the old way are put right.
    """#
}
