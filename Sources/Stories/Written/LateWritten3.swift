extension FirstStories {
  /// Story 3 for ages 9–10.
  static let late3 = #"""
    band: 9-10
    title: One Tree Too Many
    theme: nature
    focus: cognitive
    hero: Bruno
    world: orchard
    chapter: As Sure as the Hundred

    Every year, on the first of October, somebody counted the trees at Crooked Acre. It took a \#
    morning, a pencil, and a person who could be trusted. For forty years that person had been \#
    Great-Aunt Hedda. But this year Great-Aunt Hedda had her foot on a cushion, because of a \#
    goat. She looked all round the breakfast table over the top of her spectacles.
    "Bruno," she said.
    Bruno stopped chewing. He had two big brothers, and a sister who was allowed to drive the \#
    tractor. Nobody had ever said his name first.
    The Book lay beside the butter. It was as heavy as a paving stone. Every page in it ended in\#
     the same way, in the same brown ink: In all, a hundred trees. Last year it was a hundred. \#
    The year before it was a hundred. Now and then a tree blew down, and then they planted one, \#
    and it was a hundred again. In the village, when people were quite certain of a thing, they \#
    said that it was as sure as the hundred of Crooked Acre.
    "You count," said Great-Aunt Hedda, "you write it down, and you sign your name. It will \#
    still be there when you're as old as I am. So don't smudge."
    Bruno put the pencil behind his ear and went out. Mrs Pepper went with him. Mrs Pepper was a\#
     speckled hen of a suspicious nature. She followed Bruno wherever he went, three steps \#
    behind, like a very small policeman.
    chapter: A Knot for Every Tree
    The first time, he got a hundred and one.
    He laughed, and so, in her way, did Mrs Pepper. It was easily done. The rows at Crooked Acre\#
     were as crooked as the rest of it. He must have said good morning to one of the pears \#
    twice. He went back to the gate and began again, and this time he pointed.
    A hundred and one.
    "You can't count," said his biggest brother, from up a ladder.
    "He can count," said the other one. "He only can't stop."
    So Bruno fetched a ball of red wool. He cut it into a hundred pieces, on the kitchen floor, \#
    in heaps of ten, and had his sister go over the heaps. Then he tied a piece round every \#
    trunk, with a knot. Nobody can tie a knot twice round the same tree without noticing. He \#
    went up the rows and down the rows. He kept his eyes on the trunks and on nothing else. Mrs \#
    Pepper walked behind and looked at each knot as if it might be stolen. At the very end, in \#
    the far corner by the hedge, he put his hand in his pocket, and there was no more wool. And \#
    in front of him there was one more trunk.
    He sat down in the grass.
    It was nearly noon. In the kitchen they would be laying the table round the Book. He only \#
    had to write it: a one, and a nought, and a nought. It would look just like the line above, \#
    and the one above that. It would be as sure as the hundred of Crooked Acre.
    He took the pencil from behind his ear and tried it on his thumb. "In all, a hundred," wrote\#
     Bruno on his thumb. It looked very well. He looked at it for some time. Then he spat on it,\#
     and rubbed it off.
    chapter: The One With the Hat
    "If counting doesn't help," he told Mrs Pepper, "I'll have to look."
    So he went round for the fourth time, and he didn't count at all. He leaned his head back. \#
    He saw that the third plum had a swing in it which nobody used any more. He saw that the \#
    twins, the two old apples, had grown into each other like people asleep on a train. He ate a\#
     pear, so as to be fair to the pears. It was a completely different orchard from the one \#
    with the numbers.
    And he saw something else. In the far corner, by the hedge, Mrs Pepper stopped. She had \#
    stopped there every time, now that he came to think of it. She stuck out her neck and made a\#
     long low noise like a door. Then she walked round in a wide, wide circle.
    "But that's just a tree," said Bruno.
    Mrs Pepper had never been rude to a tree in her life. There was only one thing at Crooked \#
    Acre that she couldn't stand.
    Bruno looked up, past the trunk. He saw a row of buttons.
    Ten minutes later they all came across the grass. Great-Aunt Hedda rode in the wheelbarrow, \#
    with the Book on her knees and the cushion under her foot.
    "That's my scarecrow," she said. "I put him up myself, two springs ago. Two sticks of \#
    willow, and your great-uncle's coat."
    "Look at his hands," said Bruno.
    Out of both sleeves came leaves. They were long and narrow and just turning yellow. One twig\#
     had grown out through a buttonhole. The biggest brother lifted the hat. There was a whole \#
    head of green hair under it, with a wren's nest in the middle, quite tidy.
    "You stick a willow in wet ground, and it doesn't know that it's a stick," said Great-Aunt \#
    Hedda slowly. "I never thought of that. I was thinking of crows."
    "It isn't a real tree," said the second brother. "It's got a pocket."
    "It doesn't bear anything," said the other.
    "It bears a coat," said his sister.
    Then they all began to argue about what makes a tree. Bruno knelt down and took hold of the \#
    thing by its one leg. He pulled, first a little and then with all his might. The ground held\#
     on to the other end. It held on the way the ground does at Crooked Acre when something \#
    belongs to it.
    When he stood up again it had gone quiet, and they were looking at him. Great-Aunt Hedda \#
    held out the Book.
    "I've counted for forty years," she said, "but today it's yours. What do you say?"
    Bruno shook the grass from his sleeves. He took the pencil. He thought of everyone who would\#
     read it, right down to when he was as old as she was. And he wrote, very slowly, with his \#
    tongue between his teeth: In all, a hundred and one trees. One of them has a hat.
    He signed his name to it, and he didn't smudge.
    In the village they had to get used to the new saying, and some of them never did. In April \#
    the scarecrow burst two buttons. And Mrs Pepper still goes round it in a wide circle when \#
    she knows that she's watched. But on hot afternoons, when nobody's counting, there is a hen \#
    asleep in the shade of that coat.
    ? What would you have written in the Book, and why?
    ? What makes a tree a tree?
    ? What do you see when you stop counting and only look?
    = smudge: to rub ink or paint until it is a dirty mark
    = suspicious: not ready to trust anybody
    = willow: a tree with long thin leaves that loves wet ground
    """#
}
