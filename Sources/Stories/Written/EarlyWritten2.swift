extension FirstStories {
  /// Story 2 for ages 3–5.
  static let early2 = #"""
    band: 3-5
    title: Who Took the Puddle?
    theme: learning
    focus: cognitive
    hero: Nils
    world: city

    On Monday there was a puddle by the step. It was the best puddle in Pump Street. It had the \#
    sky in it, and one feather.
    Nils said good night to it.
    On Tuesday it was small.
    "Someone has been at it," said Nils.
    "A dog," said Bert. Bert was a snail, and did not think much of dogs.
    Nils got his chalk. He drew a line right round the wet edge. He hung his wet socks on the \#
    rail, next to Bert. Then he sat down to guard.
    A dog came. "Aha," said Bert. But it just looked at the dog in the puddle.
    A pigeon came, and had a bath. "Five drops," said Bert. "Write that down."
    Mrs Bell came, and mopped the step. "How hot it is!" she said. But she did not mop the \#
    puddle. Nils would not let her.
    Then no one came. Nils ate a plum, and looked at the line.
    The line was there. But the puddle did not touch it! All round it was a ring of dry stone, \#
    as wide as a thumb.
    "But no one took it!" said Nils. "I looked all the time!"
    "Then it is a very good thief," said Bert.
    Nils put out a hand for his socks. They were dry.
    He looked at the socks. He looked at the puddle.
    "Bert," he said. "Who drank my socks?"
    Bert pulled in one horn. "Now that you say it," said Bert, "I am a bit dry too."
    Nils felt the rail. It was warm. He felt the stone. It was warm. Then he looked up, and had \#
    to shut one eye.
    "Aha," said Nils.
    There sat the thief, big and round, on top of the bakery. It did not even hide.
    By six there was a chalk ring with a feather in it.
    But in the night Nils woke up. Plip. Plop, plip. He ran to look. Down on the rail sat Bert, \#
    both horns out.
    "Come quick!" called Bert. "It is giving it back!"
    ? Who was the thief?
    ? How did Nils find out?
    ? What else have you seen get dry?
    = guard: to watch a thing so that no one takes it
    = thief: one who takes what belongs to others
    = edge: the line where a thing stops
    """#
}
