extension Passages {
  /// The passages of “newcomer” for ages 3–5.
  static let earlyNewcomer = #"""
    skeleton: newcomer
    band: 3-5
    title: {hero} and the Quiet Boy
    title: One, Two, and Where Is Three?
    title: Room for Three
    title: The {craft} and the {gift}
    title: Who Is Pim?
    slot gift: whistle | marble | kite | toy boat
    slot craft: paper bird | grass ring | straw star | string mouse
    refrain: Hum dee dum, hum dee dum.
    refrain: One and two and where is three?
    refrain: Hey and ho and round we go!
    refrain: In and out and in and out!
    person: Pim he
    question: Why did Pim not say hello?
    question: What would you have done first?
    question: What do you do when a place is new to you?
    question: Why did Pim talk in the end?
    question: Which game is best with three?
    question: What would you like {friend} to teach you?

    ## want
    "One hides and one seeks," said {hero}. "And one must count. We are two!"
    "I hate to count," said {a friend}.
    But look! There by {gather} sat Pim. Pim was new in {world}. They went to ask.
    [interest: "Does he like talk about {interest}?"]
    ---
    The best games need three. {hero} had just {a friend}. Then a cart brought a new boy to \#
    {place}. The boy was Pim. He sat alone by {gather}.
    "Three!" said {hero}. Off they ran.
    [interest: No more talk about {interest}!]
    ---
    Two can throw a ball. "But two make a thin ring," said {a friend}.
    {hero} looked round {place}. Who was that, on a box by {gather}? It was Pim. He was new. \#
    "Let us ask!"
    [interest: {Friend} had just begun about {interest}.]
    ---
    Bump, bump! A cart had brought Pim to {world}. He sat down by {gather} and stayed there, all\#
     alone. {hero} saw it and told {a friend}.
    "Now we are three! Now we can play!" They set off.
    [interest: The talk about {interest} had to wait.]

    ## obstacle
    "Hello!" said {hero}. Pim looked at his knees. "Will you play?" Pim shrugged, and looked at \#
    his knees some more. [snow: There was snow on them.]
    "They must be good knees," said {friend}.
    What was wrong? {hero} did not know.
    = shrugged: lifted both shoulders up and down
    ---
    Pim did not say a word. {hero} asked loud. {hero} asked soft. Was it a bad day? Was it a bad\#
     tooth?
    "This one is a riddle," said {friend}.
    And a riddle does not look at you.
    = riddle: a puzzle made of words
    ---
    Now they stood in front of Pim. {hero} had a good speech all ready. It began with "Hello". \#
    But Pim turned his head, just as a door shuts.
    "That was a short speech," said {friend}. Why did he do that?
    = speech: words said out loud to others
    ---
    "I am {hero}. This is {friend}. Who are you?"
    A fly went by. A crumb fell off Pim's bun. That was all.
    "I think that is a statue," said {friend}.
    "It blinked," said {hero}. But Pim did not say why.
    = statue: a man or beast made of stone

    ## try1
    {hero} stood on one leg and sang. {refrain} It was so loud that {creatures} left. Pim left \#
    too. One new boot stuck out from behind a barrel.
    "He did not clap," said {friend}.
    ---
    "Watch me!" Ten hops, a roll and a roar! {refrain} {hero} took a bow. But where was Pim? \#
    Behind a cart. You could see one eye and half a cap.
    "I liked the roar," said {friend}.
    ---
    It must be a band, then. {hero} had a pot and a spoon. {refrain} Bang, bang, BONG! [trees: A\#
     nut fell down.] [town: A window shut.] {Friend} hid behind a bench. And Pim? Pim was there \#
    first.
    ---
    Who can walk on two hands? {hero} could, very nearly. {refrain} Crash! Down came a pile of \#
    pots. Pim gave a squeak and shot behind a wall.
    "Now he is even more away," said {friend}.

    ## try2
    "Here, Pim. This is my {gift}. It is my best thing. I got it when I was three." {refrain} \#
    {hero} talked and talked. Pim turned to the wall. The {gift} just lay there. {Friend} could \#
    not look.
    ---
    Out of a deep pocket came the {gift}. {hero} had not lent it, not once. "It is for you! Do \#
    you like it? Do you? {refrain} Do you?" Pim showed them his back.
    "That was a lot of do-yous," said {friend}.
    ---
    Puff, puff! {hero} ran home and back with the {gift}. {refrain} "It is yours and it is good \#
    and once it fell in soup!" There was no gap for Pim to talk in. He left it there. "Blah, \#
    blah," said {friend}.
    ---
    {Friend} said, "Are you sure?" But {hero} put the {gift} on Pim's knee. Then came all there \#
    is to know of it. {refrain} All, all, all of it. Pim slid it off, soft as soft. Then he \#
    turned away.

    ## insight
    "Hush," said {friend}. So {hero} was quiet. Then you could see it. Pim's hands did not rest.\#
     They made {a craft}. By his foot stood a whole row.
    {hero} sat down too, and left some room.
    = row: things side by side in a line
    ---
    {Friend} found {a craft} in the grass. There was one by a stone. There was one by a post. It\#
     was a trail! It led to Pim, who sat and made the next one. {hero} sat down too, not far \#
    off, and said nothing.
    = trail: small marks that show the way
    ---
    What do you do when you are sad? {Friend} sits in a box. {hero} climbs. And Pim? His thumbs \#
    went in and out, and there was {a craft}, so neat! {hero} sat down, near but not too near.
    = neat: tidy and well made
    ---
    By now {hero} was tired. {He} sat down, one arm from Pim, and did not talk. Bend. Tuck. Pat.\#
     What was that? It was {a craft}, and Pim had made it.
    {Friend} sat down as well. It was nice there.
    = tuck: to push an end in so it stays

    ## act
    {hero} tried to make {a craft}. It looked like a squashed bun. {refrain} So {he} tried once \#
    more. Two squashed buns! {Friend} ate one, or tried to. Then a hand came over. "Not there," \#
    said Pim. "Here."
    = squashed: pressed flat, like a bun you sat on
    ---
    Bend, twist, oh dear. {hero}'s {craft} had five ears. {refrain} Pim looked. Pim snorted. \#
    Then he laughed out loud, and slid up close.
    "I will show you both," he said.
    "Me first," said {friend}.
    = snorted: made a laugh in the nose
    ---
    No one said a thing. {hero} made {a craft}. It was not {a craft}. {refrain}
    "What is it?" asked {friend}.
    "A spud."
    "I like it," said Pim, in a small voice. "But you have to pinch it here."
    = pinch: to press with thumb and finger
    ---
    First it fell flat. Then it came undone. {refrain} {hero} did not ask. {hero} just went on. \#
    Then Pim took hold of {hero}'s thumb. "There. Now pull."
    It was {a craft}! "Near enough," said {friend}.
    = undone: not tied any more

    ## return
    Now they were three, and it was a new game. One made {a craft}. One hid it. One had to hunt.\#
     "Ready!" called Pim, so loud that {hero} fell over.
    "And I thought that was a quiet one," said {friend}.
    ---
    Three went home along {path}. There was talk all the way, and most of it was Pim's.
    "Does he ever stop?" asked {friend}.
    "No," said {hero}. In {his} pocket sat a very odd {craft}.
    ---
    They played till {elder} called them in. They had {food}, all three. Then Pim took the \#
    {gift} out of his coat.
    "How does this go?" he asked.
    So {hero} showed how. {Friend} did the talking.
    ---
    Each day they are three now. First they sit and make. Then they run. On each post by \#
    {gather} hangs {a craft}. "That one is mine," says {hero}. You can tell, says {friend}. It \#
    is the one that looks like soup.
    """#
}
