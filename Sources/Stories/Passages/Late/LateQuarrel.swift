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
    The great day was on Saturday. Everything in {world} that had wheels, or could be given some, \#
    was then pulled once round {gather} with music. There was no prize. One simply wanted people \#
    to turn their heads.
    "Nobody has ever come with {a work}," said {hero}. "Certainly not with one as big as ours."
    "Nor with me on it," added {a friend}.
    They had begun on Sunday. They had dragged up {stuff} until they could no longer see over the \#
    heap, and fitted four wheels that did not match. [interest: While they worked they talked \#
    about {interest}, and the time went like butter.] {hero} did the measuring, while {friend} \#
    stood on the loose ends. By Wednesday there was half of it, and it was the front half.
    "It's going to be the most magnificent thing we ever made," said {hero}, and {friend} thought \#
    so too.
    ---
    "Hold this," said {hero}.
    {A friend} held it.
    "Now hold this as well, and tell me when it's straight."
    "It has been straight for some time," said {friend}.
    That was how they worked together, and nobody {in place} worked better. It was to be {a \#
    work}, large enough to ride on, for the great day at {gather}. [interest: It was going to \#
    have a corner for talking about {interest}.] {hero} wanted it more than {he} could explain. \#
    All last year they had stood at the side, watching others roll by with flags, and applauded \#
    until it hurt. This year they intended to do the rolling.
    They had collected {stuff} by the armful, and begged for rope. The underneath was finished \#
    and so was one side, and when {hero} lay down on it, it only creaked as much as a bed does.
    ---
    If you came through {place} that week you could hear exactly where they were. There was a \#
    knock, and then another knock, and then somebody laughed.
    It was going to be {a work}. It was for the great day, when everybody pulled whatever they \#
    had built all the way round {gather}. {hero} had thought of it in the bath, and {a friend} \#
    had thought of the wheels. Neither could have told you any longer where the one idea stopped \#
    and the other began.
    [interest: "And behind it we'll walk and talk about {interest}," said {hero}.]
    Half of it was already standing there, made of {stuff} and of all the string in the house, \#
    and smelling powerfully of glue. "When people see that," said {hero}, "they will stop chewing."
    "What about me?" asked {friend}. "Do I wave?"
    "You wave," said {hero}, "and I steer, and it's ours."
    ---
    There were three days to go, and {a work} to finish. {hero} had made a careful list of \#
    everything that was still needed, and {a friend} had walked across it with glue.
    "It's more of a picture now," {friend} admitted.
    {hero} pinned it up all the same. They were getting on so wonderfully that it did not matter. \#
    Out of {stuff}, four peculiar wheels and a good deal of shouting, something had begun to rise \#
    there, as high as a door. On the great day it would roll into {gather} with the two of them \#
    on top. [interest: They had even stopped talking about {interest}, to save breath.] {hero} \#
    saw it every night before falling asleep. All of {world} stood along the way, and at the very \#
    front stood the boy who had once declared that it couldn't be done.
    "Pass me the hammer," said {hero}, "and let's do the other half."

    ## obstacle
    It started with the roof. {hero} wanted it high, like a tower, so that it could be seen from \#
    everywhere. {Friend} wanted it low, with a good thick edge to shelter under.
    "High looks better," said {hero}.
    "Low stays on," said {friend}.
    "Nobody turns to look at low!"
    "Nobody picks up high, in little pieces, out of the mud."
    So far it was a conversation. But {hero} was tired, and had a splinter. "You always think \#
    small," said {hero}. "I ought to have asked somebody who can build."
    It was very quiet after that. {Friend} laid down a peg that had been meant for the other \#
    side, and laid it down straight. "Then ask somebody," said {friend}, and walked away across \#
    the whole of the yard, and sat down facing the fence. [wind: The wind turned over the \#
    plans, one by one.] Half of the {work} was standing there, and it looked like considerably \#
    less than half.
    = splinter: a tiny sharp bit of wood in the skin
    ---
    "A bell," {friend} suggested. "There ought to be a bell on it, and possibly a cushion."
    "It's supposed to be impressive. It isn't a sofa," said {hero}. "It needs spikes."
    "Where would anybody sit, on spikes?"
    "One doesn't sit! One stands, and looks dangerous."
    {Friend} said that {hero} looked about as dangerous as a bun. {hero} said that even a bun was \#
    some use, and didn't spend the entire day in the way. They both heard that last remark as it \#
    went by, and neither of them could catch it.
    "In the way," repeated {friend}.
    "I didn't... well, you are, rather!"
    So {friend} got out of the way. {Friend} went round the corner of the shed and sat down on \#
    the cold side. {hero} kicked a wheel of the half-finished {work}, which did not help in the \#
    least, and hurt.
    = dangerous: likely to do you harm
    ---
    Who had drawn the line on the left side? It was a crooked line, at any rate, and {hero} had \#
    sawn along it.
    "You drew that," said {hero}.
    "I drew it dotted," said {friend}. "Dotted means perhaps. I want the door on the left and \#
    round, as I explained on Monday."
    "And I explained that it was square, and on the right!"
    "What you said was hm."
    It is extraordinary how much can be got out of one door. They got out the spilt glue, the \#
    lost nails, and something from two summers ago. [hot: It was too hot for it.] "If it weren't \#
    for you," cried {hero} at the end, "it would be finished by now!"
    {Friend} began to say something, but nothing came. Then {friend} walked off, past the string and \#
    past the wheels, to the furthest end of everything, and sat there, looking small. The \#
    half-built {work} had a hole in its side, which was neither round nor square.
    = dotted: drawn in small points, not in one line
    ---
    From a distance it must have looked like a dance. {hero} carried a plank to the front of the \#
    {work}, {friend} rolled it back again, and {hero} carried it to the front.
    "It goes there," said {hero}.
    "It did go there, and now it goes here. It needs more weight behind, or it will sit up and beg."
    "I'm the one who does the plans."
    "I have seen the plans," said {friend}. "You've left out the ground."
    Several of {folk} had stopped to look, and {hero}'s ears were growing hot. "It was my idea," \#
    said {hero}, loud enough for all of them. "The whole thing! You only help."
    The plank fell down with a clap. {Friend} looked at {hero} as you look at a house you used to \#
    live in. Then {friend} went away without hurrying, and sat apart by the gate, and nobody held \#
    the other end of anything.
    = clap: a short, loud bang

    ## try1
    "Good," said {hero}. "Now at last I can get on."
    And {he} got on, since there was nobody to say wait. {He} nailed on everything that {he} had \#
    ever wanted, one piece above another, and stood back, and added a flag. It was quicker, \#
    alone. It was also considerably more difficult to see both ends at once. When {he} held the \#
    left the right came down, and when {he} ran round to the right {he} met the left on its way.
    Over there sat {friend}, looking at something else so hard that one could practically hear it.
    {hero} took hold of the rope and pulled, and the {work} moved. It rolled one yard, like a \#
    queen. Then it began to curtsy, first slightly and then very low. The flag pointed at the \#
    sky, and after that at {hero}, and over it went.
    When the dust had settled one wheel was still turning. "That was intentional," said {hero}, \#
    to nobody.
    ---
    To glue something you need three hands, two for holding it and a third one for the glue. \#
    {hero} discovered this with a brush between {his} teeth.
    All morning {he} built by {himself}. {He} built loudly, so that everybody should hear, even \#
    at a distance, how splendidly it was going. {He} whistled. One side refused to meet the \#
    other, so {he} persuaded it with a knee. {He} tied a quick knot, the sort that {friend} used \#
    to do.
    It only looked like the knot.
    At noon the {work} was as tall as a door, and {hero} climbed up to admire the view. It made a \#
    noise like a very long zip. After that there was a heap of {stuff}, with a child sitting on \#
    the top of it, glued to a plank.
    For a moment {friend} had got up. Then {friend} sat down again.
    ---
    The first difference was that nobody passed the nails, and the second was that nobody pointed \#
    out that the nails were bent.
    {hero} was determined not to care. {He} had both halves of the job now, and all of the glory, \#
    and {he} hammered until {creatures} moved to a quieter neighbourhood. By the evening it did \#
    look like {a work}. It stood upright, and it had a front that made people step back.
    It only needed trying out. "Push," said {hero}, out of habit, and nobody pushed. So {hero} \#
    pushed, and the wheels went round, all four, at four different speeds. There was a dip in the \#
    ground just there. {Friend} had always gone ahead and called "Dip!" at that spot.
    Crack.
    It broke across the middle, quite politely, as one breaks bread, and the front went on a \#
    little further by itself. {hero} looked across to where {friend} was sitting, and then \#
    quickly looked away.
    ---
    How much can one person do alone in a day? {hero} did the entire upper part, which was bold, \#
    and pointed, and had swallowed every nail in the box.
    It had swallowed some other things as well, including two blue thumbs. It had taken fourteen \#
    journeys, each with one piece, since there was nobody to take the other end. On the ninth \#
    {he} had begun a joke, and got as far as "Do you know," and there was no one there to know.
    "Finished!" shouted {hero}, so as to be heard over by {friend}. "And it's exactly as I wanted!"
    The {work} seemed to be considering that, and leaned to the left, to consider better. Then it \#
    sat down on its side like a cow, with a groan, and stuck two wheels in the air. {hero} lay \#
    down too. The sky was as enormous as ever, with nobody to mention it to.

    ## try2
    "Sorry," said {hero}.
    It was said to a spot just over {friend}'s head, and it sounded like somebody putting down a \#
    heavy bag.
    {Friend} turned half round. "What for?"
    "What do you mean, what for? Sorry! I've said it, so now you can come and hold the rope."
    "I see," said {friend}. "Is it the rope that's sorry?"
    "You started it, too. Actually you ought to be a little sorry yourself, but I'm not asking \#
    for that. I'm being generous!" {hero} could hear that it was coming out wrong, like the time \#
    with the toothpaste. The harder {he} pressed, the more there was of it, and none of it would \#
    go back.
    "No, thank you," said {friend}, and turned round again, all the way. And the broken {work} \#
    lay there in the sun, exactly as before.
    ---
    {hero} came with honey. It was the expensive honey, on the good bread, and it was cut in the \#
    shape that {friend} liked best.
    "It's for you," said {hero}. "Eat it while it's fresh. And afterwards we only need to lift \#
    the front end of the {work}, and put in eleven pegs."
    {Friend} had been leaning toward the plate, and now {friend} leaned back. "Is this for \#
    eating," {friend} inquired, "or is it for lifting?"
    "Well. Both."
    "Then it is wages, and I don't do it for wages. I never did."
    The plate stood on the ground between them. An ant arrived, and asked no questions. \#
    [interest: "I could tell you all about {interest}," said {hero}. "For nothing!"] {hero} \#
    waited as long as possible, which was not long, and then remarked crossly that it was \#
    excellent honey. "I know," said {friend}, looking the other way. "I can smell it."
    ---
    There was a letter. {hero} had spent an hour on it, mostly on the border, which was made of \#
    leaves. It said: I am sorry that you are so easily hurt. Come back soon. There is a great \#
    deal to do.
    {He} pushed it along the ground with a stick, until it lay where it could not be overlooked. \#
    {Friend} read it from the top to the bottom, and the border as well.
    "The leaves are excellent," said {friend}.
    "And the rest?"
    "The rest of it says that it was me."
    "It doesn't. It says sorry right at the beginning! Look, it's the third word."
    "I saw it," said {friend}. "It's standing in front of the wrong door." And the letter was \#
    pushed back again, and {friend} turned away. {hero} read it over, there beside the ruins of \#
    the {work}. It was short, and one could hear who was cross in it.
    ---
    Perhaps one could simply behave as if nothing had been the matter. {hero} strolled over, \#
    hands behind {his} back, like a gentleman who is out to inspect the weather.
    "Nice spot," said {hero}. "Are you coming? I've decided to forget the whole thing."
    "Have you?" said {friend}. "I haven't."
    "I'm not even cross any more. I don't mind what you said about me. You can be captain on the \#
    way to {gather}, if you like, and wear my second-best hat."
    {Friend} considered the hat for a moment, for it was an extremely handsome hat. "You have \#
    brought me a hat," said {friend}, "and you've brought me a captain. There's something else \#
    you were going to bring, and it isn't here." And {friend} moved round to the other side of \#
    the post.
    {hero} was left standing there with the hat. {He} put it on, and took it off again. It is \#
    difficult to stroll back.

    ## insight
    Clearing up is good for bad tempers. {hero} crawled underneath what was left of the {work}, \#
    to rescue the nails, and there it was, on the inside, where nobody ever looked.
    It was a little bench. It had been sanded, and fixed on with the right sort of knot, and it \#
    was precisely as long as {hero}'s own back. Above it hung a cup on a hook, and beside the cup \#
    two small heads had been scratched into the wood, close together.
    No one could have made that in a day. {Friend} must have done it in the evenings, secretly, \#
    after saying good night.
    {hero} sat down on it, and it was exactly the right height. And from there {he} heard it all \#
    again, as if it had been said to {him}. It went in like a cold draught.
    "Oh," said {hero}, under the boards. It was a very small noise.
    = draught: cold air that comes in through a gap
    ---
    It began to get dark, and the words came back, as words do when it is quiet. {hero} lay on \#
    the ground beside the {work} and could not make them stop.
    They were always the same ones, the last ones, the ones that had been intended to hurt. \#
    {hero} said them out loud. They were every bit as loud as the first time, only now there was \#
    nobody in front of them. So they came all the way round and hit {hero} in the chest.
    "I wouldn't have stayed either," said {hero}.
    A lamp was lit over there. In its light one could see {friend}, some distance off, bending \#
    over something. It was the bent nails. {Friend} was straightening them, one at a time, and \#
    putting each with the others in a row, ready for tomorrow.
    {hero} watched for as long as five nails. Nobody straightens nails for a thing that only \#
    belongs to somebody else.
    = straightening: taking the bends out of a thing
    ---
    {elder} came past and stopped. "So this is it," said {elder}, and walked once round the \#
    wreck. "What a clever axle. Whose idea was that?"
    "What axle?" asked {hero}.
    {elder} pointed with a toe. The axle had been wrapped in soft cloth at both ends, so that it \#
    should not squeak, and carefully greased. On the cloth there was a pattern of small fish, and \#
    {hero} recognized those fish. They came from the scarf that {friend} had slept in all winter \#
    long, and had reported lost.
    {elder} went on home, and {hero} stayed there squatting, with one finger on the fish.
    It had been there from the very first day. While {hero} was drawing towers, somebody had cut \#
    up the only scarf in the house to make it all run softly. "And I said that," said {hero}. It \#
    was like discovering one's own boot print on a bed.
    = axle: the rod on which wheels turn
    ---
    The plans would not be needed now. {hero} took them down from the wall and turned them over, \#
    to see if there was any room on the back.
    There was none. On every single sheet {friend} had drawn the {work}, small, with a stub of \#
    pencil, and always with two people on it. Here they were standing in front, and there they \#
    were eating something. In one picture it was raining, and there was only one umbrella, and it \#
    was {hero} who sat under it.
    There was no picture of anybody alone. {hero} looked through the whole collection twice.
    Then {he} tried to remember {his} own drawing, which was easy. It was a very elegant {work}, \#
    from the side, with measurements, and nobody was on it at all.
    {He} did not throw the sheets away. {He} sat there until {his} ears stopped burning.
    = stub: the short end that is left over

    ## act
    {hero} went across, all the way this time, and sat down on the ground, so as not to be taller.
    "What I said was wrong," said {hero}. "It wasn't a joke, and it wasn't because I was tired. I \#
    wanted to win, so I picked up the heaviest thing that I could find. And it isn't even true, \#
    because I can't make it stand up without you."
    {Friend} said nothing, but it was a listening kind of nothing.
    "How did you want it?" asked {hero}. "I never let you get to the end."
    So {friend} told it to the end, and there were reasons in it. When it was over they went back \#
    together, and built the top as {hero} wished and the bottom as {friend} did. In the middle, \#
    where those two met, it made a bulge that neither had intended. They pulled. It creaked, \#
    swayed, thought better of it, and rolled.
    = bulge: a place where something sticks out roundly
    ---
    "May I say something?" asked {hero}. "It's a sorry."
    "Is there a hook in it?" asked {friend}.
    "No, this one is plain. I was mean to you. I did it on purpose, and I saw that it hurt, and I \#
    continued. I'm sorry about that. You needn't come, and you needn't lift anything."
    For a time they only heard {sound}, and someone's nose. {Friend} moved up, to make room. "I \#
    called you several things as well," said {friend}. "They were rather good, but I'm sorry too."
    Then {hero} asked, and {friend} drew in the dust, and {friend} asked, and {hero} drew. One \#
    drawing ran into the other, and they could not discover any reason why it shouldn't. They \#
    took {stuff}, and hammered till dusk, one at each end. It was the most extraordinary {work} \#
    there ever was. It took the corner without a hiccup.
    = hiccup: a small jump or jerk
    ---
    "I have come to ask something," said {hero}, "and not to lift anything. What was it like, \#
    over here?"
    Nobody had ever asked {friend} a question like that, and {friend} considered. "Long," said \#
    {friend}, "and cold underneath. I kept inventing things to say to you. They were very good."
    "You can say them now."
    "They've gone off," said {friend}.
    {hero} swallowed. "It was me. I said a thing that's not so. It's as much yours as mine, and I \#
    knew that perfectly well while I was saying it." That was all. There was no but at the end, \#
    because {hero} had taken it off on the way over.
    They started again from the wheels. Each took turns to decide about a piece, and the other \#
    had to do it exactly so, without sighing. It was a bargain, and they kept it. Mine, yours, \#
    mine, yours, the {work} went up like a zip, and it held.
    = bargain: a deal in which both sides give something
    ---
    {hero} coughed, to be heard coming.
    "I'm not here about the {work}," said {hero}. "I'm here about you. I said the meanest thing I \#
    could think of, when you hadn't done anything except have a different opinion. I'd take it \#
    back, if that were possible."
    "It isn't," said {friend}. "But it is possible to put something on top."
    "What would you put?"
    "My half," said {friend}, "the way I wanted it. I'd like to be asked about my half."
    So {hero} asked, and did not say hm. And {hero} saw, little by little, that it would never \#
    fit, and then that it would, provided that both of them budged. They both budged, and they \#
    tied it with {friend}'s knot and pegged it with {hero}'s pegs. There was a leftover place \#
    between the two, and they put a lid on it. At sunset they stood hip to hip and gave a shove, \#
    and nothing fell off.
    = budged: moved a little way from one's place

    ## return
    On the great day there were twenty-two things on wheels, and most of them were beautiful. \#
    There was a swan, and there was a cake that played a melody.
    The {work} came in last, because it could not hurry. One half of it looked like an argument \#
    with the other half. People did stop chewing. But they did not look at the top, where {hero} \#
    steered, or at the bottom, where {friend} waved. They looked at the peculiar part in between, \#
    which opened and shut with every turn of the wheels, as though it were singing along.
    "How did you ever make it do that?" asked {elder}.
    "We both did it wrong," said {hero}, "in the same place."
    Later they ate {food}, sitting on the tail end. "Next year," said {friend}, "I should prefer \#
    it slightly lower."
    {hero} opened {his} mouth, and closed it. "Tell me," said {hero}.
    ---
    What people talked about afterwards was the crooked bit. The rest of the {work} was well \#
    enough, and travelled round {gather} without losing a wheel. But there was that one place \#
    where it changed its mind, and all the children wanted to ride exactly there.
    So they stood in a line, as far as the corner. {hero} called out whose turn it was, and \#
    {friend} called out "Hold tight!" [snow: Snow fell on everybody's hats, and nobody went home.]
    "And which of you invented it?" inquired one of {folk}.
    {hero} looked at {friend}, and {friend} looked at {hero}.
    "It was the quarrel," said {hero}. "It's all that's left of it."
    In the evening they pulled it home along {path}, with a lamp in front. Neither of them was \#
    steering, for it knew the way by now, and it hardly squeaked at all.
    ---
    It rained on the great day, as it does. The swan lost its neck, the paper castle went soft, \#
    and the band took shelter in a doorway, playing one long miserable note. [farm: The prize pig \#
    went home by itself.]
    Into this came the {work}. It was not handsome. It had been made in two ways by two people, \#
    with a clumsy piece in the middle to join them up. But under the clumsy piece it was \#
    perfectly dry, and there was room for nine, or for fourteen if they were fond of each other. \#
    {elder} got in first, and then came the band.
    So they travelled all round {gather} in the rain, with the tuba sticking out, and whoever was \#
    not inside ran along behind.
    "Is that how you planned it?" {elder} asked.
    "No," said {hero}.
    "Yes," said {friend}. And since they had both spoken at once, they tried it the other way round.
    ---
    "You first," said {hero} at the corner.
    "No, you."
    They went in together, which was a squeeze, with the whole of {world} standing on both sides \#
    of the way. The {work} rolled round {gather} as if it did so every day. It was too tall at \#
    one end and too wide at the other. In the join between, where nothing had ever fitted, \#
    {friend} had planted a lettuce. It got the most enormous cheer of all.
    [trains: A train hooted, a good way off, and got a cheer as well.]
    Afterwards the two of them sat on top, with their feet hanging down, and shared some {food}. \#
    The stars came out, and there was plenty to say, but they did not say very much of it.
    "I still think that my end is the front," {hero} remarked at last.
    "How funny," said {friend}. "It's the back of mine." And they both laughed till the lettuce \#
    shook.
    """#
}
