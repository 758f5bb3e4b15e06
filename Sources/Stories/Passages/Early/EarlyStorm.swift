extension Passages {
  /// The passages of “storm” for ages 3–5.
  static let earlyStorm = #"""
    skeleton: storm
    band: 3-5
    title: {hero} and the Long Row of Hands
    title: The {shed} and the Storm
    title: Jar by Jar
    title: All in the Dry
    title: What Can You Do Best?
    slot shed: jam stall | honey stall | pickle tent | plum stall
    refrain: Quick, quick, jar by jar!
    refrain: Up and on and in the dry!
    refrain: Here they come and in they go!
    refrain: Blow, wind, blow, wind, hey!
    question: Why was it a muddle at first?
    question: What do you do best?
    question: What does {friend} do best, do you think?
    question: What would you have said in the big wind?
    question: Who helps you when a thing is too big?
    question: What is nice about rain on the roof?

    ## want
    A black cloud came to {place}. {elder}'s {shed} stood by {far}, full of jars. "They will \#
    break!" said {hero}. "We must get them in. Call the others!"
    "OTHERS!" called {a friend}.
    [interest: No one spoke about {interest} now.]
    ---
    "Storm by tea time," said {a friend}. {elder}'s jars were in the {shed}, out by {far}! "We \#
    must get them in!" {hero} rang each bell {in place}. "Come and help!" They all came.
    [interest: {Friend} shut the book about {interest}.]
    ---
    Flap, flap! All over {world} they shut the doors. But who would shut the {shed}? It stood by\#
     {far}, full of {elder}'s jars. "Help!" called {hero}. {A friend} came. So did the others.
    [interest: No more talk about {interest}!]
    ---
    Who gets the jars in? {elder} has just two hands. The {shed} was out by {far}. A storm came \#
    up on {place}. "I will," said {hero}. "We will," said {a friend}. "With all the others!"
    [interest: They sang about {interest} as they ran.]

    ## obstacle
    They all ran up and all took hold of one jar. "Mine!" "No, mine!" Hoo, went the wind. One of\#
     them had hold of {friend}. [tiny: "I am not a jar!"] What a muddle! {hero} stood in it and \#
    got bumped.
    = muddle: when all is mixed up
    ---
    In went six. Out came five, one with a bucket on top. Hats flew. {hero} could not get in, \#
    and {friend} could not get out. The wind blew hard, and each jar went clink.
    = bucket: a deep thing to carry water in
    ---
    Whoo! The wind came over {water}. The {shed} went creak. [boats: The boats went knock, \#
    knock.] There were feet on feet and elbows in ears. "Do we help yet?" asked {friend}.
    {hero} looked. Not one jar had moved.
    = elbows: where your arms bend
    ---
    One ran with a jar. One ran to ask where. They met. Bonk! A gust took all the hats, and one \#
    wet sheet.
    "Too many of us," said {friend}. "And all in the door."
    {hero} was on the floor.
    = gust: a short, hard push of wind

    ## try1
    "You, left! You, lift!" {hero} stood on a box and yelled. {refrain} But the wind ate half of\#
     it. Left lifted. Lift left. {Friend} sat down, for that is how it had come out: "Sit!"
    ---
    {hero} had a pan and a spoon. Bang! "Bring the jars!" {refrain}
    "The chairs?" they asked. They brought the chairs. One brought a pear. {Friend} brought a \#
    bear, made of wool.
    ---
    "Do this! Do that!" {hero} was loud and quick. {refrain} One of them took the jars out. One \#
    of them put the jars back in. So it went, round and round, like a mill.
    "Very busy," said {friend}.
    ---
    A boss must have a hat. {hero} put on a pot. "You there! No, you there!" {refrain} \#
    They all ran. They all stopped. They all looked at the pot.
    "Which of us is You There?" asked {friend}.

    ## try2
    "Then I do it all," said {hero}. Take one jar. Walk, walk, walk. Put it down. Walk, walk, \#
    walk. {refrain} One jar. Two jars. Plip!
    "That was a drop," said {friend}. There were so many jars to go.
    ---
    {hero} sent them all off to sit on the wall. They sat. {hero} ran. {refrain} Puff, puff, \#
    jar. Puff, puff, jar. Plop, on the nose!
    "At this rate," said {friend}, "we are done by spring."
    ---
    A jar on each arm, and one on top! {hero} went like an old, old cart. {refrain} It took so \#
    long. It was just three jars. Then the sky began to spit. {Friend} felt it first.
    ---
    "Hands off! Just me!" said {hero}. {refrain} Up, walk, down, back. Up, walk, down, back. \#
    {His} arms grew long. Pit, pat, went the roof of the {shed}.
    "Pit pat means hurry," said {friend}.

    ## insight
    A jar rolled. It fell! But one small girl had run, and {friend} too, and they caught it. No \#
    one had told them to. {hero} put down the next jar. "So that is what you do best! And you? \#
    And you?"
    = caught: took out of the air
    ---
    {Friend} sat by the door and hummed. A boy hummed too. On each beat a jar went by. Hum, jar,\#
     hum, jar! "Who told you to?" asked {hero}. No one had. So {hero} asked each of them, "What \#
    do you do best?"
    = beat: the thump you feel in a song
    ---
    Who had tied the flap down? It was as tight as a drum.
    "I like knots," said a girl. "But no one asked me."
    "I did," said {friend}.
    {hero} thought. Then {he} went from one to the next. "And you? What do you like?"
    = knots: what you tie in a string
    ---
    "Stone!" {friend} called, each time feet came near it. And no one tripped.
    "You do that well," said {hero}.
    "It is my thing," said {friend}.
    Then what was their thing? {hero} asked, one by one, and did not shout.
    = tripped: caught a foot and fell

    ## act
    The strong one lifted. The tall one stacked. The rest made a row, hand to hand. {hero} stood\#
     in the middle. {refrain} Jar, jar, jar, like beads on a string! {Friend} counted. The last \#
    one came in. BOOM, went the storm.
    = stacked: put one on top of the next
    ---
    "You lift. You tie. You sing. You all pass." {hero} took the middle. {refrain} No one ran \#
    and no one fell. The jars went by like ducks, tail to tail. {Friend} shut the door. Crash, \#
    went the sky!
    = pass: to hand a thing on
    ---
    It was a long, long line of hands. {hero} was in the middle. Each jar was so cold! {refrain}\#
     "Last!" called {friend}, from the end. In they all tumbled. Then the rain came down, and it\#
     came in lumps.
    = tumbled: fell and rolled
    ---
    Take, turn, give. Take, turn, give. {refrain} Long Arms was at one end. {Friend} was at the \#
    door. {hero} had the middle and did not drop one. "That is the lot!" Flash! Now it could \#
    rain all it liked.
    = flash: a very short, bright light

    ## return
    Rain drummed on the roof. They sat in a row, with wet hair and dry jars. {elder} had made \#
    {food}. Hand to hand it all went. {Friend} sat at the far end.
    "Next time," said {friend}, "I want the middle. {hero} gets it all first."
    ---
    "How many jars are in?" asked {elder}.
    "All," said {hero}. "And one hat. We don't know whose."
    They ate {food}. The wind shook the door, but it was not let in. {Friend} sat in the hat. \#
    [tiny: It was like a room.]
    ---
    "Boom," said the sky.
    "Boom to you," said {friend}, warm and dry in the heap. They told who had done what. They \#
    all told it at once. It was loud, but it was nice. {hero} ate {food}, and heard the rain run\#
     down.
    ---
    {elder} said one jar must be opened, to see if it was well. It was. They passed the spoon \#
    down the row. {hero} had it in the middle. {Friend} had it last, and kept it. And out there \#
    the {shed} had a good wash.
    """#
}
