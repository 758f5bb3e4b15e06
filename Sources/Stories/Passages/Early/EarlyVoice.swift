extension Passages {
  /// The passages of “voice” for ages 3–5.
  static let earlyVoice = #"""
    skeleton: voice
    band: 3-5
    title: {hero} and the {call}
    title: Where Did the Voice Go?
    title: Say It to One
    title: Peep!
    title: {hero}'s Big Small Voice
    slot call: bell song | moon rhyme | feast poem | star verse
    refrain: Out you come, out you come!
    refrain: Hum and ho and here we go!
    refrain: Big and small, tell them all!
    refrain: La, la, hear me now!
    question: Why did the voice go so small?
    question: Who would you say a poem to first?
    question: What can you say by heart?
    question: How did {elder} help, with no word at all?
    question: What makes your voice loud? What makes it soft?
    question: What would {friend} add to the {call}?

    ## want
    "Tonight I say the {call}!" The soup had heard {hero} say it. So had the stairs. So had {a \#
    friend}. Tonight, at {gather}, all {world} would.
    "The soup cried," said {friend}. [interest: "Say it about {interest}."]
    ---
    Brush, brush, say it. Chew, chew, say it. Who would say the {call} to all {world} tonight? \#
    {hero} would, at {gather}!
    "I know it too by now," said {a friend}. [interest: "Let us talk about {interest} for once."]
    ---
    Who would say the {call} at {gather} tonight? "Me! Me! Me!" sang {hero}. That was all \#
    {place} had heard for weeks. "We know," said {a friend}. "Now do it with the words in." \#
    [interest: "And a bit about {interest}."]
    ---
    Six lines has the {call}. {hero} knew five. Then, at breakfast, all six! "Tonight they will \#
    all come to {gather} and hear me." {A friend} clapped. In {world} that is a great thing.
    [interest: It was like six lines about {interest}.]

    ## obstacle
    "Let us hear," said two of {folk}. {hero} took a breath. Out came "eep". It was so small \#
    that a fly would not look up. And tonight they would all be there!
    "I can't," {he} told {friend}.
    = breath: the air you take in
    ---
    {elder} stopped at the gate to hear it. {hero}'s mouth went up and down, like a fish's. The \#
    {call} was in there, but it would not come out. "Peep."
    "Was that it?" asked {friend}. What about tonight?
    = peep: a very small, high sound
    ---
    Five of {folk} sat on a bench. That made ten ears. It was all it took. The {call} shrank to \#
    a bean, and then to a dot. {hero} ran and hid behind {friend}.
    "Tonight there will be more ears," said {friend}.
    = shrank: got smaller and smaller
    ---
    First there was a knot in {hero}'s tum. Then there was one in the throat. When {folk} looked\#
     up, there was just a crumb of voice left. It fell down. {Friend} looked for it.
    "And tonight?" said {hero}.
    = throat: the part of you that food goes down

    ## try1
    Loud, then! {hero} stood by {water} and roared. {refrain} All day it went so, till \#
    {creatures} moved out. By four there was just a scratch left.
    "You sound like a gate," said {friend}.
    ---
    {hero} went up to {high} and yelled at the sky. {refrain} The sky did not mind. But the \#
    voice did. It wore out, like a sock. "Hrrk," said {hero}.
    "Well said," said {friend}.
    ---
    Shout it ten times. Shout it fifty times! {refrain} {Friend} kept count up to sixty. Then \#
    there was no more to count. {hero} spoke, and out came a croak. A frog in {water} said yes.
    ---
    "Now!" yelled {hero} at {water}. "Now," said the far side. "Out!" "Out." {refrain} So it \#
    went till lunch. Then {hero} was hoarse, and the far side was not.
    "I think it won," said {friend}.

    ## try2
    "You say it for me!" said {hero}. {Friend} got up on a box. {refrain}
    "There was a cow. It had soup. The end."
    That was not the {call}.
    "I put in soup," said {friend}. "They like soup."
    ---
    In a sack, no one can look at you! {hero} got in one. {refrain} It had been full of flour. \#
    Choo! Then the sack ran into a post, and sat down in a tub. {Friend} had to lead it home.
    ---
    {hero} made a big paper face to hide behind. {refrain} "Mmf mf," said the face.
    "It needs a hole to talk out of," said {friend}.
    They cut one. First the chin fell off. Then the nose. Then you could see who it was.
    ---
    {Friend} hid under a table, to say it. {hero} just had to move {his} lips. {refrain} But \#
    {friend} was late, and the lips were fast. Then {friend} sneezed. The lips had no idea what \#
    to do.

    ## insight
    They sat on the step, and all was still. [farm: The hens slept.] "What comes next in it?" \#
    asked {friend}. So {hero} said that bit, and the bit after, right to the end.
    "What?" said {hero}.
    "You said it all," said {friend}. "To me."
    = still: with no noise
    ---
    "What did you dream?" asked {friend}.
    {hero} told of a pig in a hat. It was a long dream, and the pig sang. It sang quite loud.
    "There it is," said {friend}. "Your voice. It is here when there is just me."
    = dream: a tale you see when you sleep
    ---
    A bug lay on its back. {hero} put it on its feet. Then, to cheer it up, {he} told it the \#
    {call}. It was not loud, and not tiny.
    "That was it," said {friend}. "The bug heard it all."
    "I can do it for one bug," said {hero}.
    = cheer: to make glad
    ---
    {Friend} felt sad. So {hero} sat close and said the {call}. It was how you talk when you \#
    like someone. Out it came, as round as a bun.
    "I can say it to one," said {hero}.
    "Then find one," said {friend}.
    = close: near, so that you nearly touch

    ## act
    So many heads at {gather}! {hero} looked for just one. There sat {elder}, who nodded. Line \#
    one was for {elder}. {refrain} Line two was for {friend}. Line three was for a hat. Then it \#
    was all said.
    = nodded: moved the head down and up for yes
    ---
    "Start with one," whispered {friend}. {hero} got up on the box. {elder} had a kind face. So \#
    the {call} went there. {refrain} Then it went next door, and one row back. In the end the \#
    roof heard it too.
    = whispered: said with nearly no sound
    ---
    Hush. Cough. Hush. {hero} saw coats, and coats, and a face! So this bit was for {elder}. \#
    {refrain} This bit was for you, and this for you in the hat. {Friend} sat up tall. The last \#
    word was for all.
    = cough: a bark out of the mouth
    ---
    Knees, stay. Mouth, open. {hero} gave the first bit to {elder}, as you hand on a cup. \#
    {elder} took it, and smiled. {refrain} The next went to {friend}. Soon they each had a bit. \#
    They clapped till dust came down.
    = clapped: hit hand on hand, to say well done

    ## return
    They went home along {path} and did not talk. Then {hero} saw a worm. "Good night, worm," \#
    said {hero}, in the plain old voice. It was all there.
    "Good night, worm," said {friend}. "Next time, put in soup."
    ---
    Stars. {Path}. Slow feet. [snow: Cold noses.] [sea: The sea said hush.] "Are you still in \#
    there, voice?" asked {hero}.
    "Yes," said {hero}.
    {Friend} stood still. "Who was that for?"
    "Just me," said {hero}.
    ---
    "Hic," said {hero}, half way home. It was all that air. Hic! They had {food}, to stop it. Hic!
    "Say the {call}," said {friend}.
    {hero} did. It had a hic in each line, and {friend} fell off the chair.
    ---
    On the way home it was so quiet. You could hear {hero} chew, for {elder} had given out buns.\#
     "What will you say next year?" asked {friend}.
    "Mf," said {hero}.
    "I like it," said {friend}. "It is short."
    """#
}
