extension Passages {
  /// The passages of “quarrel” for ages 3–5.
  static let earlyQuarrel = #"""
    skeleton: quarrel
    band: 3-5
    title: {hero} and Half a {work}
    title: My Way, Your Way
    title: The {work} With Two Ends
    title: A Sorry With a Stone in It
    title: The Bit in the Middle
    slot work: cart | kite | dragon | tower
    refrain: Bang, bang, tie and tap!
    refrain: Tug and tie and hold it tight!
    refrain: Up it goes and on it goes!
    refrain: This bit, that bit, bit by bit!
    question: Why did {friend} not come back at once?
    question: What is a sorry with no stone in it?
    question: What would your half of the {work} look like?
    question: When were you cross with a friend?
    question: What did {hero} see from where {friend} sat?
    question: Who do you like to build with?

    ## want
    "It must be done by the great day!" said {hero}. All {world} would bring things to {gather}.\#
     {A friend} tapped. {hero} tied. They had {stuff}. They had half {a work}!
    [interest: They talked about {interest} and tied knots.]
    ---
    Tap, tap, tap! {hero} held. {A friend} tapped. They made {a work} for the big day at \#
    {gather}. All {place} would clap! Some {stuff}, some glue. By noon it was half done.
    [interest: One tap for each word about {interest}.]
    ---
    What has two builders and no top? {hero}'s {work}! {A friend} built too. "More {stuff}!" It \#
    had to be done for the great day at {gather}. "It is the best half in {world}," said \#
    {friend}.
    [interest: They sang about {interest}.]
    ---
    The great day was near. All {place} made things to show at {gather}. {hero} had {a friend}. \#
    They had glue. They had {stuff}, and a plan. Half {a work} stood there. It was good!
    [interest: They hummed about {interest}.]

    ## obstacle
    "Tall," said {hero}. "Long," said {friend}. "Tall!" "Long!"
    "You don't know how to build," said {hero}. That was not kind. [wind: The wind held its \#
    breath.] {Friend} got up, and went, and sat far apart.
    = apart: not close to each other
    ---
    {hero} said red. {Friend} said blue. Then {hero} was rude about blue, and {friend} was rude \#
    about noses. It got loud, with a lot of spit. Then it got quiet. {Friend} sat off by a wall.
    = spit: the wet in your mouth
    ---
    "You do it all wrong!" snapped {hero}.
    "Wrong," said {friend}. "I see. Then you won't need me." And {friend} went off. There was a \#
    stone at the far end. That was the seat. The {work} stood in between.
    = snapped: said it short and sharp
    ---
    Should it have bells? One said bells. One said peace.
    "It is mine, so it has bells," said {hero}. That "mine" was a hard word. It fell down, \#
    clonk. {Friend} looked at it. Then {friend} went and sat by the fence.
    = fence: a low wall of sticks or wire

    ## try1
    Who needs {friend}? {hero} pulled and tied. {refrain} But one must hold and one must tie, \#
    and {hero} was just one. Twang! The {work} fell flat. So did {hero}.
    ---
    {hero} put a bit on a bit, and one more bit on top. {refrain} It leaned. It thought about \#
    it. Crash! {Friend} sat over there and did not laugh. That was worse.
    ---
    Now it could be just as {hero} liked. {refrain} At the third knock a crack ran right down \#
    the {work}. "Look what it did!" called {hero}.
    But {friend} did not look.
    ---
    Hold it with your chin, your knees and your teeth! {hero} did. {refrain} For one breath the \#
    {work} stood up. Then it tipped, slow as a cow that lies down. {Friend} heard the bump, and \#
    a small "Ow".

    ## try2
    {refrain} It was no fun. "Sorry," said {hero}, very fast, to a cloud. "Now come and hold this."
    "What are you sorry for?" asked {friend}.
    {hero} had no idea. So {friend} turned away.
    ---
    {hero} had {food} in a dish. "All for you, if you come back." {refrain} {Friend} had a \#
    sniff. It smelled so good!
    "No," said {friend}. "I am hungry, but not like that."
    ---
    "I am sorry that you got so cross," said {hero}. {refrain} {Friend} thought for a while.
    "That is not a sorry. It is a sorry with a stone in it." Then there was just a back to look at.
    ---
    "You can be the boss," called {hero}. "For one minute. Well, half." {refrain}
    "Keep your half," said {friend}, and slid off a bit more. Now there was no one to hand \#
    {hero} the nails.

    ## insight
    {hero} gave the heap a poke. Out rolled a bell on a red thread. It had {hero}'s name on it, \#
    in small dots. {Friend} had made each dot. It must have been weeks of dots! {hero} held the \#
    bell. It did not ring.
    = thread: very thin string to sew with
    ---
    Under the {work} was a bit that {hero} had not made. It was a grip, to hold on by. {Friend} \#
    had rubbed it smooth. {hero} put a hand on it. It fit. "That is for me," {he} said. "And I \#
    was so loud."
    = smooth: with no bumps at all
    ---
    It was quiet. {hero} sat down in {friend}'s old spot. [fur: There was fur on it.] [wings: \#
    One feather lay there.] The nails lay there, all in a row, for {hero} to take. Then {he} \#
    heard each loud word again. From here, they had spikes.
    = spikes: long sharp points
    ---
    On one bit of the {work} was a small mark. {hero} bent low. It was two heads, side by side, \#
    and they grinned. One was {hero}. One had to be {friend}, who had made it. {hero} looked \#
    over. {Friend}'s back looked cold.
    = grinned: smiled so that the teeth show

    ## act
    "I was mean," said {hero}. "I wanted it all my way. What is your way?" Then {he} shut {his} \#
    mouth. {Friend} had a lot to say. {refrain} One side went like this. One side went like \#
    that. It held!
    = mean: not kind at all
    ---
    {hero} sat down by {friend}. It took three breaths to start. "I hurt you, and you had made \#
    it so well. Show me how you want it."
    {refrain} One bit yours, one bit mine, turn by turn. And the {work} stood!
    = breaths: the air you take in and let out
    ---
    No tricks now. "It was not fair, and you felt bad," said {hero}.
    "I did," said {friend}. "What if we use both?"
    They tied plan to plan. {refrain} There was a lump where they met. But it was strong.
    = fair: just and right for all
    ---
    What did {friend} want? {hero} had not once asked. So {he} asked. "And is it still sore, \#
    what I said?"
    "Less now," said {friend}. "Hold this end." {refrain} Half one way, half the other. It did \#
    not tip.
    = sore: a thing that hurts when you touch it

    ## return
    What a din at {gather}! So many fine things! Then came the {work}, with a big lump where it \#
    joined. "What is that?" asked {elder}.
    "That is where we had a row," said {hero}.
    "It is the best bit," said {friend}.
    ---
    {Folk} clapped, for the {work} did its trick. One end was all {hero}. One end was all \#
    {friend}. The small ones just wanted the bent bit in the middle.
    "Don't pull," said {friend}. "That is where we are stuck to each other."
    ---
    They won no cup. {elder} won it, for a hat. But who had a crowd all day? The {work} did, \#
    with its odd join. "Who made that bit?" "We did," said {hero} and {friend}, in one breath. \#
    Then they fought, a bit, about {food}.
    ---
    Home they went from {gather}, with the {work} on their backs. The odd bit had got three \#
    cheers. "Next time we make it big," said {hero}.
    "Small," said {friend}.
    They stood still.
    "Big at one end," said {hero}.
    """#
}
