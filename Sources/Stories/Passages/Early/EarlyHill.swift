extension Passages {
  /// The passages of “hill” for ages 3–5.
  static let earlyHill = #"""
    skeleton: hill
    band: 3-5
    needs: rocks
    title: {hero} and the {ribbon} at the Top
    title: Just to That Stone
    title: What the Knees Said
    title: Up There
    title: Stone by Stone
    slot ribbon: ribbon | flag | bell | scarf
    refrain: Puff and step and puff and step!
    refrain: Up we go, not too slow!
    refrain: Knees, knees, come with me!
    refrain: One and two, up with you!
    question: Why was it better to look at one stone?
    question: What would you tie on, up there?
    question: What is too big to do in one go?
    question: What do your knees say when they don't want to?
    question: Who showed you how to do a hard thing?
    question: What did {friend} think of it all?

    ## want
    On top of {high} stands a pole. All {world} has tied things to it. {hero} had {a ribbon} now. \#
    "My turn. Just us two!"
    "Good," said {a friend}. "I hate a crowd."
    [interest: They spoke about {interest}.]
    ---
    "We all tie one up on {high}," said {elder}. "I did. All {world} did." {hero} took the \#
    {ribbon}. {hero} took a bun. "Who comes with me?"
    "I come with the bun," said {a friend}.
    [interest: "Tell it about {interest}."]
    ---
    What flaps, up on {high}? Each of {folk} in {world} has tied one there. {hero} had not. But \#
    this was the day! {hero} had {a ribbon}. {hero} had {a friend}. What more do you need?
    [interest: They sang about {interest}.]
    ---
    {hero} could see it from bed. So many bright things on {high}! All {place} had one there. "I \#
    want mine there too." And {hero} took the {ribbon}.
    "Then stop looking, and walk," said {a friend}.
    [interest: "And tell me about {interest}."]

    ## obstacle
    It went well till half way. Then the way got steep. {hero} looked up. {hero} looked down. \#
    That was worse. "No," said the left knee. "No," said the right. [wind: "No," said the wind.] \#
    {Friend} came down with {hero} and the knees.
    = steep: going up like a wall
    ---
    Puff. Puff. Oh. Half way up there was a hard bit, as tall as a house. Then came a gust. "Are \#
    you stuck?" asked {friend}.
    "No. I am just not going on," said {hero}. They slid down on their seats, bump by bump.
    = gust: a short, hard push of wind
    ---
    Half way up, {hero}'s knees went like jelly. {hero} held on to a bush with both arms. The \#
    bush shook too. [snow: Its snow fell off.]
    "My knees say home," said {hero}.
    "No one asked mine," said {friend}. But back down they went.
    = jelly: a sweet that shakes when you touch it
    ---
    From the gate the hard bit was as big as a thumb. From half way it was as tall as ten cows. \#
    {hero} swallowed. {hero} counted to three. {hero} counted to ten. Then they went down. "You \#
    count well," said {friend}.
    = swallowed: let it go down your throat

    ## try1
    {Folk} have quick children. The quickest ran up with both arms out. {hero} did that too. \#
    {refrain} Arms out, and go! Slip. Sit.
    "You sat very fast," said {friend}. [slow: "I sit down for an hour."]
    ---
    Zip! A big boy went up, two steps at a time. "I see," said {hero}. "You just zip." {refrain} \#
    Up went the foot. Down went the stone. There was a long rip.
    "Was that the zip?" asked {friend}.
    ---
    Hop, swing, leap! That is how the best child of {folk} goes up. {hero} had a go. Hop. Swing. \#
    {refrain} There was no leap. There was a bump, and {hero} sat in a bush with {friend}.
    ---
    The tall child took long, long steps. So {hero} took long, long steps. {refrain} On one, it \#
    went well. On two, it went well. On three, each leg went its own way. "You look like a tent," \#
    said {friend}.

    ## try2
    "Who wants to go up there?" said {hero}. "Not me." The {ribbon} went on a bush by {path}. \#
    {refrain} It hung there like a wet sock.
    "Is that it, then?" asked {friend}. {hero} took it off.
    ---
    {hero} tied the {ribbon} to the gate at {home}. "It is just as good here." {refrain}
    "Yes," said {friend}. "If you are a hen."
    It was so low! It looked like the wash. {hero} undid the knot, and it took ages.
    ---
    A low post is a high post to an ant. {hero} said so to {friend}, and made a knot. {refrain} \#
    They stood back. Up there, all the others waved. This one just hung. It felt wrong in the \#
    tum. Off it came.
    ---
    "I don't mind the top," said {hero}. "I don't mind at all." {refrain} And {he} tied the \#
    {ribbon} on {friend}. It did look nice.
    "But I am not the top of a thing," said {friend}. {hero} had to undo it.

    ## insight
    In the mud were {hero}'s prints. They went up, and stopped. "There my knees said no."
    "And there is the next go," said {friend}. "It goes up one stone more."
    {hero} looked at that one stone. It was not so high.
    = prints: marks that feet leave
    ---
    {Friend} was up on the first stone, at rest. "How did you get up there?" asked {hero}.
    "I did not go up to {high}. I went to this stone. Now I look at that one."
    So {hero} looked at that one. It was quite near.
    = rest: a time when you do nothing
    ---
    {High} was so far up. It made the neck ache. So {hero} looked at a stone with moss on. That \#
    was near!
    "What if we just go to the moss?" asked {hero}.
    "I like moss," said {friend}. [slow: "Moss does not rush."]
    = moss: soft green stuff that grows on stones
    ---
    {hero} drew a line in the dust for each go. The first line was short. The next was as long as \#
    a shoe more. "That is not a lot," said {hero}.
    "It is one stone," said {friend}.
    They both looked at it. You can do one stone.
    = dust: very fine, dry dirt

    ## act
    "Just to that one," said {hero}. Step. Sit. {refrain} "Now just to that one." Step. Sit. \#
    {Friend} kept count. At stone twelve there was no next stone. There was just sky. The \#
    {ribbon} got two knots.
    = twelve: ten and two more
    ---
    One. Sit. Two. Sit, and a sip. "Is it high here?" asked {hero}.
    "I can't tell," said {friend}. "I look at my stone." {refrain} Eight. Sit. Nine. Then it was \#
    all breeze, and there was no more up. Up went the {ribbon}!
    = breeze: a soft wind
    ---
    Moss stone, hello. Stone with a hole, hello. {refrain} The knees shook, but they went. Stone \#
    like a bun. Stone like {friend}. And what was that? "That is a pole," said {hero}. It was the \#
    top! The {ribbon} went on.
    = pole: a long, thin stick that stands up
    ---
    Hand, foot, puff. That was one. They sat on it, and told it well done. {refrain} Hand, foot, \#
    puff. {hero} did not look up, so the top was a shock. "Oh. It is here." {Friend} held the \#
    {ribbon}. {hero} tied it.
    = shock: when a thing makes you jump

    ## return
    How small {home} was! You could put it in a pocket. Down at the steep bit stood a very small \#
    boy, with wet eyes. "See that stone?" asked {hero}. "Just that one."
    "It is a nice one," said {friend}. "I know it well."
    ---
    There was {home}, no bigger than a tooth. They waved to it. Half way down sat a small girl. \#
    "No," said two small knees.
    {hero} just gave the first stone a pat, like a chair. {Friend} slid up.
    ---
    They could see it all. {Home} was a crumb! [trains: The train was a worm.] [sea: The sea had \#
    no end.] "I can see my bed," said {friend}. Back at the steep bit, a small child looked up, \#
    and up. "Not there," said {hero}. "Here. This is stone Number One."
    ---
    From up there {elder} was a dot. {Home} was a dot with a door. Then down they came. At \#
    the steep bit stood a very small boy. "I can't," said the boy.
    "No," said {hero}. "But can you get to here?"
    And {friend} moved, to make room.
    """#
}
