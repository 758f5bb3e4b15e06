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
    Each year one child stood up at {gather} and said the {call}, and everybody in {world} kept \#
    still to hear it. This year the child was {hero}. {He} had wanted it for as long as {he} \#
    could remember. As a very small person {he} had listened from under a table, between other \#
    people's boots.
    "Come in, come in, the day is done," {hero} told the porridge. {He} told the stairs as well,\#
     and then both of {his} shoes.
    "The shoes liked it," said {a friend}, who had sat through every practice since Monday. "The\#
     left one was quite moved."
    [interest: {Friend} had asked only once whether a line about {interest} could be added.]
    "Eleven lines," said {hero}. "I know them backwards."
    "Forwards will do," said {friend}. "People get confused so easily in the evening."
    ---
    "Again," said {hero}.
    "You have said it nine times," said {a friend}. "I know it better than my own name by now."
    "But tonight I say it at {gather}, and all the people of {place} will be there. Come in, \#
    come in, the day is done..." {hero} went through the {call} from the first word to the last,\#
     eleven lines of it. It ran along like a hoop down a hill.
    "Why do you want it so much?" asked {friend}. "They don't even give you a cake."
    "It's the hush. Last year, when the last word was out, nobody stirred. Even the babies \#
    stopped chewing things. I want to make one of those. Just once, all by myself."
    "A hush," said {friend}. "I know how those are made. You stop talking."
    [interest: "And you," said {hero}, "stop about {interest}, now and then."]
    ---
    The paper had been folded so often that it was coming apart into four small papers. {hero} \#
    did not need them any more. The {call} lived inside {him} by now, eleven lines of it, all in\#
     order, like spoons in a drawer.
    {elder} had brought the paper a week ago. "For the evening at {gather}," {elder} had said. \#
    "I think that you are the one."
    Nobody had ever told {hero} that, except about drying plates. So {he} practised early and \#
    late, {in place}, wherever there was a bit of quiet to put words into. {He} practised now, \#
    on the doorstep of {home}. "Come in, come in, the day is done."
    Beside {him} sat {a friend} and followed along without a sound.
    [interest: It was a rule that nobody spoke about {interest} before line eleven.]
    "Tonight," said {hero}, and could hardly wait.
    ---
    People in {world} had grown used to it. A head came round the corner. "Come in, come in, the\#
     day is done," said the head, and off it went to say so somewhere else. It was {hero}'s \#
    head, and it was full to the top.
    For tonight was the night of the {call}. Somebody had to stand up at {gather}, in front of \#
    every single soul, and say all eleven lines. {hero} had asked for the job in spring, in \#
    summer, and twice in the rain. In the end the answer had been yes, perhaps for the sake of \#
    peace.
    "I dream it now," said {a friend}. "Last night a cabbage said it to me, and got line four \#
    wrong."
    "What did you do?" asked {hero}.
    "I told that cabbage to practise more."
    [interest: "Then we talked about {interest}, the cabbage and I."]

    ## obstacle
    At noon {folk} were putting up benches at {gather}. "Let us have a taste of it!" called one \#
    of them, with three nails between the lips.
    {hero} stepped up on an empty box. Seven faces turned round. That was not many. At supper \#
    there were sometimes more. {He} took a breath, opened {his} mouth, and out came a voice \#
    about the size of a pea.
    "Come in," it squeaked, "come in, the..." Then it was gone.
    "Has somebody stepped on something?" asked the one with the nails.
    "That was the start of it," said {friend} loudly. "It gets better."
    It did not get better. {hero} climbed down from the box again. Seven people, and all that \#
    was left of eleven lines was a mouse of a noise! Tonight there would be hundreds. {hero}'s \#
    knees did that sum by themselves, and came out trembling.
    = squeaked: spoke in a thin, high voice, like a mouse
    ---
    First there was only a small cold spot, just under the collar. {hero} stood at {gather}, \#
    where a few people had come to hear a little of it early. {Friend} sat in front. The place \#
    smelled of {smell}, as it always did. Then the cold spot grew. It went up into {his} throat \#
    and shut it, the way you shut a drawer.
    The words were all still there. They were piling up behind {hero}'s teeth, pushing like \#
    children at a gate. Only one got out. It was "Come", and it was so thin that you could have \#
    posted it through a keyhole.
    Somebody coughed kindly. Kind coughs are the worst.
    "I have lost my voice," breathed {hero}, when the people had gone.
    "You haven't," said {friend}. "I just heard you say so."
    But {hero} thought of tonight, and the cold spot came straight back.
    = throat: the inside of your neck, where the voice comes through
    ---
    "That was it?" asked {friend}.
    "That was it," said {hero}. They had come to {gather} to try the {call} out, only for fun, \#
    only for the few who carried the tables. It had not been fun.
    "I thought that you were about to cough."
    "That was the whole first line."
    "Then I missed it. A fly went by, you see, and the fly was louder."
    {hero} sat down on the ground. "It has always been there! At home it's there. On the stairs \#
    it's there. Then I look up, and I see a row of faces, and it drops. Plink. Like a coin \#
    through a grate."
    "How many faces did you see?"
    "Four."
    "And how many will come tonight?"
    [wind: The wind turned over a leaf, as if to look for the number underneath.]
    {hero} did not say how many. {He} did not have the voice for it.
    = grate: iron bars over a hole in the ground
    ---
    Nobody had planned it. {hero} only came past {gather} with {friend}, and {elder} said, \#
    "There you are! Give us the first lines, so that we hear how far they carry." Heads came up \#
    from the work. A broom stopped.
    You know how it feels to go down one more stair in the dark, when there are no more stairs. \#
    So it was with {hero}'s voice. {He} stepped on it, and nothing was there. A little air came \#
    out, and a noise like a hinge.
    "Never mind," said {elder}. "Tonight, then." And the broom went on.
    {hero} walked away very upright. Behind the first corner {he} leaned against a wall. \#
    Tonight! This morning it had been the best word there was. Now {he} would have given it to \#
    anybody, for nothing.
    "Not to me," said {friend} at once.
    = hinge: the metal part on which a door turns

    ## try1
    The answer was plain, thought {hero}. A voice was like a leg. If it was weak, it needed \#
    work. {He} went down to {water}, and there {he} shouted.
    "COME IN! COME IN! THE DAY IS DONE!"
    {Creatures} got up all together and left. [boats: Somebody in a boat called back that there \#
    was no hurry.]
    "You were heard," said {friend}. "I believe you were heard next week."
    {hero} shouted the {call} eight times to the left and eight times to the right. The whole \#
    afternoon went into it. {He} even shouted at a post, because a post can't walk away. And in \#
    the ninth round with the post, something happened to line six. It came out as gravel. Line \#
    seven was sand. Line eight was nothing but wind.
    "Come in," croaked {hero}, and the post looked almost sorry.
    ---
    "Higher is better," said {hero}. "If my voice can fill all that sky, then {gather} will be \#
    nothing." So they climbed up to {high}, where the air was as wide as it gets, and {hero} \#
    began to fill it.
    It took a lot of filling. Shout after shout went out over {place} and did not come home. \#
    {Friend} kept count with little stones. After an hour there were thirty. After two hours \#
    {friend} was out of stones and thinking about sticks.
    [hot: The sun stood over them and had nothing better to do than listen.]
    "Once more," said {hero}. But it did not sound like {hero}. It sounded like somebody old and\#
     rusty who lived at the bottom of a well.
    "Who is that?" asked {friend}.
    "Me," said the well.
    They looked at each other. Then they looked at the stones. It had been such a good idea.
    ---
    One hour for loud, one for louder, one for loudest. That was {hero}'s plan, and {he} kept to\#
     it as a wheel keeps to a rail. {He} shouted beside {water}. {He} shouted with a wide mouth,\#
     a round mouth and a square one. {He} shouted until somebody's washing fell down, or so \#
    {friend} told it later.
    "Why louder?" asked {friend}, in a gap.
    "Because it was too small!"
    "Was it too small? I thought it was too shy."
    {hero} had no time for that. The third hour had hardly begun. But in the middle of the \#
    loudest line the voice gave a hop, like a cart going over a stone, and lost a wheel. What \#
    was left was a whisper with splinters in it.
    "Well," said {friend}. "Before, it was small. Now it is small and needs a scarf."
    ---
    At first it felt splendid. {hero} stood with both feet apart, turned to {high}, and threw \#
    the {call} at it as you throw snowballs. A bit of echo threw it back. "Done," said the echo.\#
     "Done, done."
    "It only listens to the ends of things," said {friend}, who found that rude.
    By the twentieth time {hero}'s ears hummed. By the thirtieth there was a taste of pennies. \#
    Somewhere {folk} shut a window, very politely, and then another one. By the fortieth time \#
    {he} had to stop, because something in {his} neck was rubbed quite raw. {He} tried a "Come" \#
    and got half of one.
    "Drink some water," said {friend}, "and say nothing. It is not so hard. I do it myself, on \#
    some days."
    {hero} drank and nodded. When {he} wanted to say thank you, it came out like a gate.

    ## try2
    In a hoarse whisper {hero} explained the plan. {Friend} would sit behind the box and say the\#
     {call}. {hero} would stand on the box and move {his} lips. Nobody would ever know.
    "I shall need a cushion," said {friend}, "and respect."
    They tried it out behind {home}, for a broom and a bucket. {hero} bowed to the bucket and \#
    opened {his} mouth.
    "Come in, come in, the soup is hot," said the voice behind the box. "A bun is good, but two \#
    are not..."
    {hero} shut {his} mouth. The voice went straight on. It did a third bun. It did a short \#
    verse about how hard the ground was, cushion or no cushion. Two of {folk} came by just then.\#
     There stood a child with tightly closed lips, and a poem about buns was coming out of that \#
    child. They walked on, a good deal faster.
    "I made it better," said {friend}.
    ---
    By the door of {home} stood a wash basket, the tall kind. {hero} turned it over and pulled \#
    it down as far as {his} elbows. Inside it was dim and stripy and perfectly private.
    "How do I look?" {he} croaked.
    "Like washing," said {friend}.
    In there nothing was frightening at all. {hero} could have said the {call} to an army. {He} \#
    set out for {gather}, to try it, and {friend} called left and right. But {friend} was in \#
    front, and looking back, so that one left was the other one's right. There was a crash. \#
    There was a splash. There was a long, soapy silence.
    When the basket came off, {hero} sat up to the ribs in somebody's tub, with a sock on one ear.
    "Nobody noticed you," said {friend}, "right up to there."
    ---
    If nobody knew who it was, thought {hero}, then nobody could look at {him}. It had to be a \#
    mask. {He} cut one out of stiff paper, with a brave mouth, a big brave nose, and eyebrows \#
    like two brooms. Behind it {he} felt like somebody else. Somebody who was never hoarse.
    "Good day, stranger," said {friend}.
    The stranger bowed and began the {call}. But the brave mouth was only painted on. The words \#
    went in at the back, ran about in there, and came out by the ears. "Mmm mm, mmm mm, mum moo \#
    mum mum."
    "Moo!" called a small child who was passing, very pleased. Another child mooed back. A grown\#
     man joined in from a window. Before {hero} had got the mask off, everybody in sight was at \#
    it, and so was {friend}.
    "I couldn't help it," said {friend}. "It was such a good moo."
    ---
    "You say it for me," whispered {hero}. It was all that {he} could do, with a throat like \#
    that. "You know every line."
    "I do," said {friend}. "I shall be very good. Where do I stand?"
    "There, on the step. Begin."
    {Friend} stood on the step for quite a long time. Two of {folk} stopped to look, and then \#
    three more.
    "Come in," {friend} began at last, and lost the thread. "Well? Come in!"
    "In where?" asked a woman.
    "I have no idea. It isn't my house."
    "Are there eggs?" asked a man. "What do they cost?"
    So {friend} named a price, to be helpful. It was much too low. More people came, and there \#
    was a great pushing for eggs that nobody had. {hero} was squeezed backwards, little by \#
    little, until {he} stood in the water barrel. And of the {call} not one word had been said.

    ## insight
    They sat down at the side of {path}, where nobody came. For a while {hero} only heard {sound}.
    "Do you know which bit I like best?" {he} said. "Line seven. The one about the last person \#
    home."
    "How does it go?" asked {friend}. "I forget."
    {hero} told it. Then {he} told line six as well, because seven leans on it, and eight, \#
    because it follows so nicely. Somehow the beginning came along too, and the end. When it was\#
     over, {friend} did not stir. [trees: Not a leaf did.] It was quite a small hush, enough for\#
     one, but a real one.
    "And who was that?" asked {friend}. "That was neither tiny nor hoarse."
    {hero} felt {his} own neck. "I was only telling you."
    "So you were."
    "Everybody has no face," said {hero} slowly. "But you have. You can't tell a thing to \#
    everybody. You can only tell it to one."
    = hoarse: with a rough, sore voice
    ---
    "You will laugh," said {hero}, "but once I was so afraid of the dentist that I hid in the \#
    bread chest, and was nearly sold."
    "Go on," said {friend}. They sat close together behind {home}, out of sight of everything.
    {hero} went on. {He} did the baker's voice, deep as a drum. {He} did the lady who wanted two\#
     rolls and got a foot. {He} did the lid, creaking. {Friend} laughed till {it} had to lean on\#
     the wall.
    [mist: The mist came nearer, as if it wanted to hear the end.]
    Then it was quiet, and {hero} looked up. "I was loud," {he} said.
    "Very. Your lady was even louder."
    "And I only looked whether you were laughing yet." {He} turned that over like a found coin. \#
    "Perhaps I don't need a voice for hundreds. I've got one for you. I could say it to one \#
    face, and then move on to the next."
    = creaking: making the noise of old dry wood
    ---
    It was {friend} who began it. "I can't bear this evening," said {friend}. "I have a stone in\#
     me where the supper goes. I am not even the one who has to stand there! Say something nice,\#
     please."
    "What?" asked {hero}.
    "The thing you always say. It's the only one I know."
    So {hero} moved nearer, so as not to have to speak up. "Come in, come in, the day is done," \#
    {he} said. {He} said it low, the way you say things over a cot. {He} watched {friend} as \#
    {he} went, to see if the stone was getting lighter. At line nine it seemed to be. At line \#
    eleven {friend} gave a long sigh and was well.
    "Thank you," said {friend}. "Why can't you do it like that?"
    "But that is how I..." said {hero}, and stopped. {He} sat quite still, like somebody who has\#
     found the spectacles, and on the nose.
    = cot: a little bed for a baby
    ---
    "It is 'the latch is down'," said {friend}. "Line nine. I have thought it over."
    "It's 'the latch is up'," said {hero}.
    "Down. Who leaves a latch up at night?"
    "But that's the point of it!" {hero} jumped to {his} feet. "Nobody is home yet, so it stays \#
    up, so that they can come in. Listen!" And {he} said the whole thing from the start, \#
    straight at {friend}, with a finger for every line. {He} said it so that even a stone would \#
    see about the latch.
    "Up," agreed {friend}, when it was over. "I see that now. You are quite clear, when you are \#
    cross."
    "I'm not cross. I only wanted you to..." {hero} lowered the finger. Not one word had got \#
    stuck. Where had the fear been, all that while? It had not been asked. There had been only \#
    the {call}, and one listener to give it to.
    = latch: a little bar that keeps a door shut

    ## act
    The lamp was lit, and everybody sat at {gather}. {hero} climbed up. Below lay the faces, row\#
     after row, like pebbles. {His} throat began to close. {Friend}, at the edge, did not wave \#
    or nod, but only looked along the rows, as if to say: choose.
    So {hero} chose. In the third row sat {elder}, head on one side, the way you listen at a \#
    pot. "Come in, come in, the day is done," said {hero}, to {elder} and nobody else. It was \#
    not loud. It was a little scratched. But {elder} smiled, so it had got there.
    The next line went to a boy with a bandage. The next was for a baby, and the next for a \#
    woman with a broom. Face by face, as you hand out plates, {hero} went along the rows. Then \#
    the eleventh line was gone, and nobody stirred.
    = bandage: a strip of cloth round a hurt place
    ---
    Three steps up. They were the highest steps in {world} tonight. {hero} stood there and heard\#
     {sound}, and then not even that, because so many people had gone quiet.
    {hero} did not look at all of them, but for one. There was {friend}, in front, but tonight \#
    the {call} had to go further. There, by the post, stood {elder}, holding somebody's sleeping\#
     child and rocking from foot to foot. Good. {hero} said the first line over there, softly, \#
    for fear of waking the child.
    It went in. {elder} nodded in time with the rocking. {hero} gave line two to an old man who \#
    cupped an ear, so line two had to be clearer. Line three went to the far end, so three was \#
    bigger. Each one asked for a little more voice, and there was more. And when it ended, the \#
    hush was so deep that the child woke up.
    = rocking: moving softly to and fro
    ---
    "Now," said {friend}, and stayed behind at the foot of the box. Some things can only be done\#
     by one.
    {hero} looked out over the heads. There were hats, there were bonnets, there was a dog in a \#
    scarf. It was far too much for one pair of eyes. "One," {he} told {himself}. "Just one." And\#
     there was {elder}, by the lamp, with a face like an open door. "Come in," said {hero} to \#
    that face, and it was so exactly the right thing to say that the rest came by itself.
    After that it was like crossing on stones. From {elder} it was one step to a girl with \#
    plaits. From the girl it was a step to one of {folk}, and from there to a whole bench. \#
    Somewhere about line eight {hero} began to enjoy it.
    Then it was out. A moth bumped on the lamp, and everybody heard it.
    = plaits: hair woven into long tails
    ---
    Nobody laughed when {hero} got up. Nobody did anything. That was the trouble with them: they\#
     sat there in one big heap, hundreds of them, and waited.
    But a heap is made of ones. {hero} took a good look. That one had mended half the shoes \#
    here. That one snored in summer with the window open. And that one was {elder}, who had a \#
    seat at the front and both hands folded, ready to hear. {hero} spoke the first line there. \#
    It came out rough, but whole.
    "Yes," said {elder} softly, as if it had been a question.
    So the next one got a line, and the next. {hero} saw them come up out of the heap, one at a \#
    time, each with eyes and ears and a nose. The last line {he} kept for {friend}. When it was \#
    said, there was such a hush that you could hear the buttons on people's coats.
    = folded: laid one over the other

    ## return
    They went home by {path}, not talking. It was a nice change. Over {place} the lamps went out\#
     one after another, and somewhere a window stood open. Out of it came a man's voice, low and\#
     not very good. "Come in, come in," it said, and then there was a baby that stopped crying.
    {hero} stopped too. "That's mine," {he} whispered.
    "It was," said {friend}. "You gave it away. I saw you. You gave it to simply everybody."
    At {home} {hero} ate {food}, and the last of the scratch went out of {his} throat. In bed \#
    {he} tried the voice once more, just to be sure. "Good night," {he} said, in quite an \#
    ordinary way.
    "Louder," said {friend}. "They didn't hear you at the back."
    ---
    "Did you count them?" asked {friend}, on the way home.
    "No," said {hero}. "I only counted ones."
    [snow: The snow creaked under them, and apart from that there was peace.]
    Simply everybody had wanted to shake {hero}'s hand. {elder} had held on to it longest and \#
    had said nothing at all, which was plenty. Now the hand was warm and a bit sticky. One \#
    person had been eating jam.
    Along {path} they met nobody but the moon. {hero} wanted to say good evening to it, and \#
    hiccupped. Then {he} hiccupped again, so loudly that {creatures} complained. {He} could not \#
    stop it for anything.
    "That," said {friend}, "is all the voice that you saved up today. It has to go somewhere." \#
    All the way to {home} {friend} gave a little bow after every hiccup, to the people who \#
    weren't there.
    ---
    There were eleven lines, and after them there was dancing, and then a walk home that seemed \#
    to have no weight. {hero} carried {his} shoes. The air smelled of {smell}.
    "Well, how was it?" {he} asked at last.
    "There was a moth in it," said {friend}. "Round and round the lamp. I thought that it did \#
    very well."
    {hero} laughed. It was the old laugh, from before, without any rust on it. A window went up.\#
     It was {elder}, in a nightcap. "Is somebody there?"
    "Only us," called {hero}. It rang like a spoon on a glass, right along {path}.
    "No need to shout," said {elder}. "I'm not so far away." And the window went down again.
    They stood there and looked at each other. "Loud," said {friend}, deeply content. "You have \#
    been told off for being loud."
    ---
    Quiet is not the same as having no voice. {hero} was quiet all along {path}, on purpose, and\#
     wore it like a coat. Behind them the benches were being carried in. {Friend} came along, \#
    and was quiet too, for nearly a minute.
    "There is just one thing," said {friend}. "The two words in line four. Shouldn't they be the\#
     other way about?"
    {hero} stopped. {He} went through line four, forwards, under {his} breath. {He} went pink. \#
    Then {he} began to laugh, and had to sit down on a wall for it.
    "Hundreds of people," {he} said, "and nobody noticed!"
    "I noticed," said {friend}. "So did {elder}. But it rhymes better your way. They will all be\#
     saying it like that by Sunday."
    And so they do, in {world}, to this day, and children who say it the old way are put right.
    """#
}
