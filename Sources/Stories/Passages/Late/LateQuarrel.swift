extension Passages {
  /// The passages of “quarrel” for ages 9–10.
  static let lateQuarrel = #"""
    skeleton: quarrel
    band: 9-10
    title: Half a {work}
    title: {hero}, a Friend and the {work}
    title: Two Ways to Build a {work}
    title: The Odd Bit in the Middle
    title: Sorry, and Sorry
    slot work: parade cart | dragon | land ship | circus wagon
    chapter1: Two Builders | A Good Beginning | Sharp Words | Whose Idea Was It
    chapter2: Alone | The Wrong Sort of Sorry | Nobody to Hold the Other End | Honey and Nails
    chapter3: A Small Thing Underneath | Both Ways | What Was There All Along | Another Beginning
    question: Who was right about the {work}?
    question: What is the difference between the two sorts of sorry?
    question: What did {friend} feel, sitting alone over there?
    question: Have you ever found that somebody had done a thing for you in secret?
    question: What would you build for a great day?
    question: How can two ways fit into one thing?

    ## want
    The great day was on Saturday. On that day everything in {world} that had wheels, or could \#
    be given some, was pulled once round {gather}, with music. There was no prize. One just \#
    wanted people to turn their heads.
    "Nobody has ever come with {a work}," said {hero}. "Not as big as ours."
    "Not with me on it," said {a friend}.
    They had begun on Sunday. They had dragged up {stuff} until they could no longer see over \#
    the heap, and fitted four wheels that did not match. [interest: While they worked they \#
    talked about {interest}, and the time went like butter.] {hero} measured. {Friend} stood on \#
    the loose ends. By Wednesday there was half of it, and it was the front half.
    "It's going to be the best thing we ever made," said {hero}, and {friend} thought so too.
    ---
    "Hold this," said {hero}.
    {A friend} held it.
    "Now hold this as well, and say when it's straight."
    "It has been straight for some time," said {friend}.
    That was how they worked, and nobody {in place} worked better. It was to be {a work}, large \#
    enough to ride on, for the great day at {gather}. [interest: It was going to have a corner \#
    for talking about {interest}.] {hero} wanted it more than {he} could say. All last year they\#
     had stood at the side, and watched others roll by with flags, and clapped until it hurt. \#
    This year they meant to do the rolling.
    They had fetched {stuff} by the armful. Rope had been begged. The underneath was done and so\#
     was one side, and when {hero} lay down on it, it only creaked as much as a bed does.
    ---
    If you came through {place} that week you could hear where they were. There was a knock, and\#
     then a knock, and then somebody laughed.
    It was going to be {a work}. It was for the great day, when one pulled what one had built \#
    all the way round {gather}, past everybody. {hero} had thought of it in the bath. {A friend}\#
     had thought of the wheels. Neither could have said any longer where the one thought stopped\#
     and the other began.
    [interest: "And behind it we'll walk and talk about {interest}," said {hero}.]
    Half of it stood there by now, made of {stuff} and of all the string in the house. It \#
    smelled of {smell}, and of glue. "When they see that," said {hero}, "they will stop \#
    chewing."
    "What about me?" asked {friend}. "Do I wave?"
    "You wave," said {hero}. "I steer. And it's ours."
    ---
    There were three days to go, and {a work} to finish. {hero} had made a list of what was \#
    still needed, and {a friend} had walked across it with glue.
    "It's more of a picture now," said {friend}.
    {hero} pinned it up all the same. They were getting on so well that it did not matter. Out \#
    of {stuff}, four odd wheels and a good deal of shouting, something had begun to stand there,\#
     as high as a door. On the great day it would roll into {gather} with the two of them on \#
    top. [interest: They had even stopped talking about {interest}, to save breath.] {hero} saw \#
    it every night before sleeping. All of {world} stood along the way. At the very front stood \#
    the boy who had once said that it couldn't be done.
    "Pass me the hammer," {he} said, "and let's do the other half."

    ## obstacle
    It started with the roof. {hero} wanted it high, like a tower, so that one would see it \#
    coming. {Friend} wanted it low, with a good thick edge to get under.
    "High looks better," said {hero}.
    "Low stays on," said {friend}.
    "Nobody turns to look at low!"
    "Nobody picks up high, in bits, from the road."
    So far it was a talk. But {hero} was tired, and had a splinter. "You always think small," \#
    said {hero}. "I ought to have asked somebody who can build."
    It was very quiet after that. {Friend} laid down a peg that had been meant for the other \#
    side, and laid it down straight. "Then ask somebody," said {friend}, and went away, across \#
    the whole of the yard, and sat with {its} face to the fence. [wind: The wind turned over the\#
     plans, one by one.] Half of the {work} stood there. It looked like less than half.
    = splinter: a tiny sharp bit of wood in the skin
    ---
    "A bell," said {friend}. "There ought to be a bell on it. And a cushion."
    "It is for show. It isn't a sofa," said {hero}. "It needs spikes."
    "Where would one sit, on spikes?"
    "One doesn't sit! One stands, and looks dangerous."
    {Friend} said that {hero} looked about as dangerous as a bun. {hero} said that at least a \#
    bun was some use, and didn't spend all day in the way. They both heard that last thing as it\#
     went by, and neither could catch it.
    "In the way," said {friend}.
    "I didn't... well, you are, rather!"
    So {friend} got out of the way. {Friend} went round the corner of the shed and sat down on \#
    the cold side. {hero} kicked a wheel of the half-made {work}. It did not help, and it hurt.
    = dangerous: likely to do you harm
    ---
    Who had drawn the line on the left side? It was a crooked line, anyhow, and {hero} had sawn \#
    along it.
    "You drew that," said {hero}.
    "I drew it dotted," said {friend}. "Dotted means perhaps. I want the door on the left and \#
    round. I said so on Monday."
    "And I said square, on the right!"
    "You said hm."
    It is odd how much can be got out of one door. They got out the spilt glue, the lost nails, \#
    and something from two summers ago. [hot: It was too hot for it.] "If it weren't for you," \#
    cried {hero} at the end, "it would be finished by now!"
    {Friend} opened {its} mouth, but nothing came. Then {friend} walked off, past the string and\#
     past the wheels, to the furthest end of everything, and sat there, quite small. The half \#
    {work} had a hole in its side, neither round nor square.
    = dotted: drawn in small points, not in one line
    ---
    From a distance it must have looked like a dance. {hero} carried a plank to the front of the\#
     {work}. {Friend} rolled it back again. {hero} carried it to the front.
    "It goes there," said {hero}.
    "It did go there. Now it goes here. It wants more weight behind, or it'll sit up like a dog."
    "I'm the one who does the plans."
    "I saw the plans," said {friend}. "You've left out the ground."
    A few of {folk} had stopped to look. {hero}'s ears grew hot. "It was my idea," said {hero}, \#
    loud enough for all of them. "All of it! You only help."
    The plank fell down with a clap. {Friend} looked at {hero} as you look at a house you used \#
    to live in. Then {friend} went away without hurrying, and sat apart by the gate. Nobody held\#
     the other end of anything.
    = clap: a short, loud bang

    ## try1
    "Good," said {hero}. "Now I can get on."
    And {he} got on. There was no one to say wait. {He} nailed on everything that {he} had ever \#
    wanted, one piece above another, and stood back, and added a flag. It was quicker, alone. It\#
     was also much more difficult to see both ends at once. When {he} held the left the right \#
    came down, and when {he} ran round to the right {he} met the left on its way.
    Over there sat {friend}, looking at something else so hard that one could hear it.
    {hero} took hold of the rope and pulled. The {work} moved. It rolled one yard, like a queen.\#
     Then it began to bow, first a little and then very low. The flag pointed at the sky, and \#
    then at {hero}. And over it went.
    When the dust was gone one wheel was still turning. "That was meant," said {hero}, to nobody.
    ---
    To glue something you need three hands. Two hold it, and the third one does the glue. {hero}\#
     found that out with a brush between {his} teeth.
    All morning {he} built by {himself}, and {he} built loudly, so that it could be heard at a \#
    distance how well it was going. {He} whistled. The one side would not meet the other side. \#
    So {he} made the two meet, with a knee, and tied a quick knot, the sort that {friend} used \#
    to do.
    It only looked like the knot.
    At noon the {work} was as tall as a door and {hero} climbed up to see the view. It made a \#
    noise like a very long zip. After that there was a heap of {stuff}, with a child sitting on \#
    the top of it, glued to a plank.
    {Friend} had got up, for a moment. Then {friend} sat down again.
    ---
    Nobody passed the nails. That was the first thing. Then nobody said that the nails were bent.
    {hero} was not going to care. {He} had both halves of the job now, and all the glory, and \#
    {he} hammered until {creatures} moved to a quieter place. By the evening it did look like {a\#
     work}. It stood up. It had a front that made one step back.
    It only wanted trying out. "Push," said {hero}, out of habit, and nobody pushed. So {hero} \#
    pushed. The wheels went round, all four, at four different speeds. There was a dip in the \#
    ground just there. {Friend} had always gone ahead and called "Dip!" at that spot.
    Crack.
    It broke across the middle, quite politely, as one breaks bread. The front went on a little \#
    further by itself. {hero} looked across to where {friend} was sitting, and then quickly \#
    looked away.
    ---
    How much can one do alone in a day? {hero} did the whole of the upper part. It was bold, and\#
     pointed, and it had taken every nail in the box.
    It had taken some other things as well. It had taken two blue thumbs. It had taken fourteen \#
    trips, each with one piece, since there was nobody to take the other end. At the ninth trip \#
    {he} had begun a joke, and got as far as "Do you know," and there was no one there to know.
    "Finished!" {he} shouted, so as to be heard over by {friend}. "And it's just as I wanted!"
    The {work} seemed to be thinking about that. It leaned to the left, to think better. Then it\#
     sat down on its side like a cow, with a groan, and stuck two wheels in the air. {hero} lay \#
    down too. The sky was as big as ever, with nobody to say so to.

    ## try2
    "Sorry," said {hero}.
    It was said from the middle of the yard, and to a spot just over {friend}'s head. It sounded\#
     like somebody putting down a bag.
    {Friend} turned half round. "What for?"
    "What do you mean, what for? Sorry! I've said it. So now you can come and hold the rope."
    "I see," said {friend}. "Is it the rope that's sorry?"
    "You started it, too. If you think about it, you ought to be a bit sorry yourself. But I'm \#
    not asking for that. I'm being nice!" {hero} heard that it was coming out wrong. It was like\#
     the time with the toothpaste. The harder {he} pressed, the more there was of it, and none \#
    of it went back.
    "No, thank you," said {friend}, and turned round again, all the way. And the broken {work} \#
    lay there in the sun, as before.
    ---
    {hero} came with honey. It was the good honey, on the good bread, and it was cut in the \#
    shape that {friend} liked best.
    "For you," said {hero}. "Eat it while it's fresh. And when you've finished, we only need to \#
    lift the front end of the {work}, and put in eleven pegs."
    {Friend} had been leaning toward the plate. Now {friend} leaned back. "Is this for eating," \#
    {friend} asked, "or is it for lifting?"
    "Well. Both."
    "Then it is wages," said {friend}. "I don't do it for wages. I never did."
    The plate stood on the ground between them. An ant came, and asked no questions. [interest: \#
    "I could tell you all about {interest}," said {hero}. "For nothing!"] {hero} waited for as \#
    long as {he} could, which was not long, and then said crossly that it was very good honey. \#
    "I know," said {friend}, looking the other way. "I can smell it."
    ---
    There was a letter. {hero} had spent an hour on it, most of it on the border, which was of \#
    leaves. It said: I am sorry that you are so easily hurt. Come back soon. There is a lot to \#
    do.
    {He} pushed it along the ground with a stick, until it lay where it had to be noticed. \#
    {Friend} noticed it. {Friend} read it from the top to the bottom, and the border as well.
    "The leaves are good," said {friend}.
    "And the rest?"
    "The rest says that it was me."
    "It doesn't. It says sorry right at the beginning! There, look. It's the third word."
    "I saw it," said {friend}. "It's standing in front of the wrong door." And the letter was \#
    pushed back again, and {friend} turned away. {hero} read it over, there by the ruins of the \#
    {work}. It was short, and you could hear who was cross in it.
    ---
    Perhaps one could just act as if nothing had been the matter. {hero} strolled over, hands \#
    behind {his} back, like somebody out to look at the weather.
    "Nice spot," said {hero}. "Well? Are you coming? I've decided to forget the whole thing."
    "Have you?" said {friend}. "I haven't."
    "I said I'm not even cross any more. I don't mind what you said about me. You can be captain\#
     on the way to {gather}, if you like. You can have my second-best hat."
    {Friend} looked at the hat for a moment. It was a very handsome hat. "You have brought me a \#
    hat," said {friend}, "and you've brought me a captain. There's something you were going to \#
    bring, and it isn't here." And {friend} moved round to the other side of the post.
    {hero} stood there with the hat. {He} put it on, and took it off. It is hard to stroll back.

    ## insight
    Clearing up is good for bad tempers. {hero} crawled under what was left of the {work}, to \#
    get at the nails. There it was, on the inside, where nobody ever looked.
    It was a little bench. It had been sanded. It was fixed on with the right sort of knot, and \#
    it was just as long as {hero}'s own back. Above it hung a cup on a hook. Beside the cup two \#
    small heads had been scratched into the wood, close together.
    No one could have made that in a day. {Friend} must have done it in the evenings, a bit at a\#
     time, after saying good night.
    {hero} sat down on it. It was exactly the right height. And {he} heard it all again from \#
    there, as if it had been said to {him}. It went in like a cold draught.
    "Oh," said {hero}, under the boards. It was quite a small noise.
    = draught: cold air that comes in through a gap
    ---
    It began to get dark, and the words came back. They do that, when it's quiet. {hero} lay on \#
    the ground beside the {work} and could not make them stop.
    It was always the same ones, the last ones, the ones that had been meant to hurt. {hero} \#
    said them out loud. They were just as loud as the first time, only now there was nobody in \#
    front of them. So they came all the way round and hit {hero} in the chest.
    "I wouldn't have stayed either," said {hero}.
    A lamp was lit over there. In its light one could see {friend}, quite far off, bent over \#
    something. It was the bent nails. {Friend} was straightening them, one at a time, and \#
    putting each with the others in a row. They were the nails for tomorrow.
    {hero} watched for as long as five nails. Nobody straightens nails for a thing that is only \#
    somebody else's.
    = straightening: taking the bends out of a thing
    ---
    {elder} came past and stopped. "So this is it," said {elder}, and walked once round the \#
    wreck. "What a clever axle. Whose is that?"
    "What axle?" asked {hero}.
    {elder} pointed with a toe. The axle was wrapped in soft cloth at both ends, so that it \#
    should not squeak. It was neat work, and it had been greased. On the cloth was a pattern of \#
    small fish, and {hero} knew those fish. They were from the scarf that {friend} had slept in \#
    all winter long, and had said was lost.
    {elder} went on home. {hero} stayed there squatting, with one finger on the fish.
    It had been there from the first day. While {hero} was drawing towers, somebody had cut up \#
    the only scarf in the house to make it all run softly. "And I said that," said {hero}. It \#
    was like finding one's own boot print on a bed.
    = axle: the rod on which wheels turn
    ---
    The plans would not be needed now, and so {hero} took them down from the wall. {hero} turned\#
     them over, to see if there was still room on the back.
    There was none. The backs were full. On every single sheet {friend} had drawn the {work}, \#
    small, with a stub of pencil, and always with two on it. Here they stood in front, and there\#
     they were eating something. On one it was raining, and there was one umbrella, and it was \#
    {hero} who sat under it.
    There was no picture of one alone. {hero} looked through the whole lot twice.
    Then {he} tried to think of what {he} had drawn. It was easy to remember. It was a very fine\#
     {work}, from the side, with measurements, and nobody was on it at all.
    {He} did not throw the sheets away. {He} sat there until {his} ears stopped burning.
    = stub: the short end that is left over

    ## act
    {hero} went across, all the way this time, and sat down on the ground, so as not to be taller.
    "What I said was wrong," said {hero}. "It wasn't a joke and it wasn't because I was tired. I\#
     wanted to win, so I took the heaviest thing that I could find. And it isn't true. I can't \#
    even make it stand up without you."
    {Friend} said nothing, but it was a listening kind of nothing.
    "How did you want it?" asked {hero}. "I never let you get to the end."
    So {friend} told it to the end. It took a while. There were reasons in it. When it was over \#
    they went back, and built the top as {hero} wished and the bottom as {friend} did. In the \#
    middle, where those two met, it made a bulge that neither had meant. They pulled. It \#
    creaked, swayed, thought better of it, and rolled.
    = bulge: a place where something sticks out roundly
    ---
    "May I say something?" asked {hero}. "It's a sorry."
    "Is there a hook in it?" asked {friend}.
    "No. This one's plain. I was mean to you. I did it on purpose, and I saw that it hurt, and I\#
     went on. I'm sorry about that. You needn't come and you needn't lift anything."
    For a time they only heard {sound}, and someone's nose. {Friend} moved up, to make room. "I \#
    called you some things as well," said {friend}. "They were rather good, but I'm sorry too."
    Then {hero} asked, and {friend} drew in the dust. {Friend} asked, and {hero} drew. One \#
    drawing ran into the other, and they found that they could not see any reason why not. They \#
    took {stuff}, and hammered till dusk, one at each end. It was the strangest {work} there \#
    ever was. It took the corner without a hiccup.
    = hiccup: a small jump or jerk
    ---
    "I have come to ask something," said {hero}, "and not to lift anything. What was it like, \#
    over here?"
    Nobody had asked {friend} that. {Friend} thought. "Long," said {friend}. "And cold \#
    underneath. I kept making up things to say to you. They were very good."
    "You can say them now."
    "They've gone off," said {friend}.
    {hero} swallowed. "It was me. I said a thing that's not so. It's as much yours as mine, and \#
    I knew that while I was saying it." That was all. There was no but at the end. {hero} had \#
    taken it off on the way over.
    They started again from the wheels. Each took turns to decide a piece, and the other had to \#
    do it just so, without a sigh. It was a bargain, and they kept it. Mine, yours, mine, yours,\#
     the {work} went up like a zip, and it held.
    = bargain: a deal in which both sides give something
    ---
    {hero} coughed, to be heard coming.
    "I'm not here about the {work}," said {hero}. "I'm here about you. I said the meanest thing \#
    I could think of, and you hadn't done anything but think differently. I'd take it back, if \#
    one could."
    "One can't," said {friend}. "But one can put something on top."
    "What would you put?"
    "My half," said {friend}. "As I wanted it. I'd like to be asked about my half."
    So {hero} asked, and did not say hm. And {hero} saw, bit by bit, that it would not fit, and \#
    then that it would, if both of them budged. They both budged. They tied it with {friend}'s \#
    knot and pegged it with {hero}'s pegs. There was a left-over place between the two, and they\#
     put a lid on it. At sunset they stood hip to hip and gave a shove. Nothing fell off.
    = budged: moved a little way from one's place

    ## return
    On the great day there were twenty-two things on wheels, and most of them were beautiful. \#
    There was a swan. There was a cake that played a tune.
    The {work} came in last, because it could not hurry. One half of it looked like a quarrel \#
    with the other half. People stopped chewing. But they did not look at the top, where {hero} \#
    steered, or at the bottom, where {friend} waved. They looked at the middle, at the queer \#
    part in between. It opened and shut a bit with every turn of the wheels, as though it were \#
    singing along.
    "How did you make it do that?" asked {elder}.
    "We both did it wrong," said {hero}, "in the same place."
    Later they ate {food}, sitting on the tail end. "Next year," said {friend}, "I should like \#
    it a little lower."
    {hero} opened {his} mouth. "Tell me," said {hero}.
    ---
    What people talked of afterwards was the crooked bit. The rest of the {work} was well \#
    enough. It had the one thing and the other, and it went round {gather} without losing a \#
    wheel. But there was that place where it changed its mind, and the children all wanted to \#
    ride just there.
    So they stood in a line, as far as the corner. {hero} called out whose turn it was, and \#
    {friend} called out "Hold tight!" [snow: Snow fell on everybody's hats, and nobody went \#
    home.]
    "And which of you thought of it?" asked one of {folk}.
    {hero} looked at {friend}, and {friend} looked at {hero}.
    "It was the quarrel," said {hero}. "It's all that's left of it."
    In the evening they pulled it home along {path}, with a lamp in front. Neither of them was \#
    steering, and it knew the way. It hardly squeaked at all.
    ---
    It rained on the great day, as it does. The swan lost its neck, the paper castle went soft, \#
    and the band stood in a doorway, playing one long note. [farm: The prize pig went home by \#
    itself.]
    Into this came the {work}. It was not handsome. It had been made in two ways by two people, \#
    and there was that clumsy piece in the middle to join them up. But under the clumsy piece it\#
     was dry, and there was room for nine, or for fourteen if they were fond of each other. \#
    {elder} got in first. Then came the band.
    So they went all round {gather} in the rain, with the tuba sticking out. Whoever was not in \#
    it ran along behind.
    "Is that how you planned it?" {elder} asked, inside.
    "No," said {hero}.
    "Yes," said {friend}. And then, because they had both spoken at once, they tried it the \#
    other way round.
    ---
    "You first," said {hero} at the corner.
    "No, you."
    They went in together, which was a squeeze. And there was all {world} on both sides of the \#
    way. The {work} rolled round {gather} as if it did so every day. It was too tall at one end,\#
     and too wide at the other. In the join between, where nothing had fitted, {friend} had \#
    planted a lettuce. It got the biggest cheer of all.
    [trains: A train hooted, a good way off, and got a cheer as well.]
    Afterwards the two of them sat on top, with their feet hanging down, and shared some {food}.\#
     The stars came out. There was enough to say, but they did not say much of it.
    "I still think that my end is the front," said {hero} at last.
    "How funny," said {friend}. "It's the back of mine." And they both laughed till the lettuce \#
    shook.
    """#
}
