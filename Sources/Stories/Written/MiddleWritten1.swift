extension FirstStories {
  /// Story 1 for ages 6–8.
  static let middle1 = #"""
    band: 6-8
    title: Where the Tram Goes at Night
    theme: adventure
    focus: cognitive
    hero: Ines
    world: city

    Number Seven was the last tram of the day, and Aunt Rosa drove it. It came down Copper \#
    Street at nine o'clock with all its windows lit. At the stop by the bakery, Aunt Rosa \#
    called, "All out, please!" Then the empty tram went on round the corner, and it did not come\#
     back till morning.
    Ines watched it every night from her bed. She wanted to know just one thing. Where did it go?
    "To sleep," said Bolt.
    Bolt was a pigeon. He did not care for heights, so he lived on the window sill. The window \#
    was on the ground floor.
    "But where?" asked Ines. "And what for? And why does it look so pleased?"
    She asked Aunt Rosa. "Guess," said Aunt Rosa, and took a bite of plum cake. "If you guess \#
    right, you may come along."
    So Ines guessed. "The end of the world," she said on Monday. "A castle," she said on \#
    Tuesday. On Wednesday she said, "The moon," and even Bolt looked away.
    "You are only throwing words at it," said Aunt Rosa. "Anyone can throw."
    On Thursday Ines tried to follow it. She was allowed as far as the letter box, so she stood \#
    by the letter box and stretched. The tram hummed by, turned the corner, and was gone. All \#
    she had seen was its back.
    "A nice back," said Bolt.
    But it was a nice back, and that was odd, for it was clean. In the evening the tram was \#
    always grey with dust. Ines sat up straight. How did it look in the mornings?
    On Friday she got up at six and ran to the stop in her slippers. There stood Number Seven, \#
    and it shone. A drop of water hung from the bell.
    "Somebody washes it," said Ines. She took out her notebook and wrote: 1. Water.
    Bolt walked once around the tram, since he had nothing better to do. "There is straw in this\#
     wheel," he said.
    2. Straw, wrote Ines. She put her nose to the door and sniffed. It smelled of soap, and of \#
    something else, warm and sweet and brown. She knew that smell, but she could not think from \#
    where.
    All day long she carried it about in her nose. She smelled the school, the stairs and the \#
    butcher. None of them fitted. At four o'clock Aunt Rosa came in for tea and hung up her \#
    coat, and there it was again. It came out of the left sleeve.
    "Horse!" said Ines.
    Aunt Rosa put down her cup.
    "It smells of horse," said Ines, "and there is straw, and somebody has a hose. There are no \#
    horses in the city now. But there used to be. You told me that the first trams had no motor.\#
     They were pulled." She had to stop for breath. "So the tram sleeps in the old stable. And \#
    somebody kept a horse."
    It was so quiet that they could hear Bolt think.
    "Put on your thick socks," said Aunt Rosa.
    That night Number Seven came down Copper Street with all its windows lit. "All out, please!"\#
     called Aunt Rosa. Everyone got out, and Ines got in. Bolt sat under the seat, because the \#
    seat was high.
    They went round the corner. They went through a gate that Ines had always taken for a wall. \#
    Behind it was a yard with a lamp. There stood an old man with a hose. And over a half door \#
    looked a great brown head.
    "This is Duchess," said Aunt Rosa. "Her mother's mother pulled Number Seven. She can't fall \#
    asleep until it is in."
    Ines held out her hand, quite flat. Duchess blew into it.
    "Well?" asked Bolt from under the seat. "Is it the moon?"
    "No," said Ines. "It's better. It has ears."

    ? How did Ines find out, and why had guessing not worked?
    ? What can you find out with your nose?
    ? Where would you like to go after the last stop?
    = hose: a long pipe that water sprays out of
    = stable: a house for horses
    = sniffed: pulled in air through the nose to smell
    """#
}
