extension FirstStories {
  /// Story 1 for ages 3–5.
  static let early1 = #"""
    band: 3-5
    title: The Question in the Left Pocket
    theme: courage
    focus: confidence
    hero: Bea
    world: harbour

    Each day at four the ferry came in. A rope flew from the ferry to the pier. And each day Big\#
     Olle caught it.
    Bea wanted to catch it. Just once.
    "So ask," said Plum. Plum was a wooden duck on wheels, and thought most things were easy.
    On Monday Bea walked down the pier. There stood Big Olle. He had a beard like a bush and a \#
    voice like a foghorn. Bea had the question all ready. Can I catch the rope?
    She opened her mouth. "What time is it?" she said.
    "FOUR!" said Big Olle.
    Bea ran home.
    "That was a question," said Plum. "It was not the question."
    On Tuesday Bea put the question in her left pocket, and held it tight. Squeak, squeak, went \#
    Plum, all down the pier.
    "Is that a fish?" asked Bea.
    "IT IS A BOOT!" said Big Olle.
    It was a boot. Bea ran home.
    On Wednesday she ran there too, so that it could not slip out. "Do you like socks?" she said.
    Big Olle had to think. "SOME," he said.
    That night a voice came from under the bed. "You have asked him three things," said Plum. \#
    "Did he bite?"
    "No," said Bea.
    "Did he laugh?"
    "No. He just told me." Bea sat up. "He even told me about the socks."
    On Thursday it rained. Her feet wanted to go home. She took them with her.
    Bea looked at Big Olle. His ears were red.
    "Can I," said Bea. Drip, drip, went the rain. "Can I catch the rope?"
    Big Olle let out such a big breath that Plum rolled.
    "I HOPED YOU WOULD ASK," he said. And then, quite soft, "I did not know how to ask you."
    In came the ferry. Up went the rope. It flew, it curled, it fell. It was cold. It was wet. \#
    It was in Bea's arms! And Big Olle had hold of Bea.
    "GOT IT!" said Bea, just like a foghorn.
    "Quack," said Plum, who had never said that before.
    ? Why did Bea ask about socks?
    ? Why were Big Olle's ears red?
    ? What is a thing that you would like to ask?
    = pier: a long path on legs, out in the water
    = foghorn: a very loud horn for ships
    = curled: bent round, like a cat's tail
    """#
}
