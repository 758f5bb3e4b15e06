extension FirstStories {
  /// Story 3 for ages 3–5.
  static let early3 = #"""
    band: 3-5
    title: The Smallest Hoo
    theme: kindness
    focus: emotional
    hero: Ada
    world: railway

    Each night at eight the last train went by, and said hoo. Then Ada went to sleep. That was \#
    how it was done.
    But now it was eight, and there was no hoo.
    "I may have missed it," said Ada.
    "No," said Pym. Pym was a toad, and lived in the can by the window. "I can't sleep with no \#
    hoo. And look at me."
    They counted sheep. They counted toads. Then it was nine.
    "It must be sad," said Ada. "Or ill."
    Dad took the lamp. Ada took Pym. They went down to the station.
    There stood the train, with all its windows lit. Mrs Moon, who drove it, had one finger on \#
    her lips.
    "Shh," said Mrs Moon. "Look up."
    It was warm on top of the engine. And there, right on the whistle, a goose sat and slept.
    "I must go hoo before I go," said Mrs Moon. "It is the rule. But how can I?"
    "Can you lift her?" asked Dad.
    "I did try," said Mrs Moon, and held up a red thumb.
    In the train a man had a cake on his knees. A girl had her shoes off. They all wanted to go \#
    home. And no one made a sound.
    How does Dad wake me up? thought Ada. He does not hoot. He hums. And then I smell the toast.
    "May I have some cake?" she asked the man.
    She put bits of it all the way to the bench. Then she hummed. Pym hummed too, down low.
    One eye came open. It saw the cake. Flap, flump! Down came the goose. She ate it all. Then \#
    she sat on the bench, next to Dad, and slept.
    No one cheered. They clapped with no noise at all.
    At ten Ada was in bed. The train rolled by. Out of it came a hoo, the smallest one there \#
    ever was. You could have put it in a spoon.
    "There," said Ada. "Good night, Pym."
    But Pym had gone to sleep at the h.
    ? Why did Mrs Moon not hoot?
    ? How do you like to be woken up?
    ? What do you need before you can sleep?
    = engine: the part of a train that pulls
    = rule: a thing that you must always do
    = station: the place where trains stop
    """#
}
