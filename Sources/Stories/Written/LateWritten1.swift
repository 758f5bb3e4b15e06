extension FirstStories {
  /// Story 1 for ages 9–10.
  static let late1 = #"""
    band: 9-10
    title: The Umbrella That Came Back on Tuesdays
    theme: kindness
    focus: emotional
    hero: Nell
    world: railway
    chapter: Number 4,118
    Whatever people left behind on the trains came, sooner or later, to a small brown office at \#
    Kettle Junction. Nell's Aunt Dot was in charge of it. In the holidays Nell was in charge as \#
    well, of everything from the knee down.
    There were eleven shelves. There were gloves, but never two. There was a tuba, there was a \#
    wedding cake, and there was a grey parrot, who had been found on a seat six years ago. \#
    Nobody had come for him. He was called Platform Two, since that was the first thing he had \#
    said.
    "Mind the doors," said Platform Two, when you came in. It was the second thing he'd said.
    It was Nell's job to write the labels. On the first Monday she wrote one for an umbrella. It\#
     was black, with a handle like a duck's head, and it had come in from the four o'clock. She \#
    gave it a number, 4,118, and stood it in the corner.
    On Tuesday, at ten, the door opened. In came an old gentleman with a very clean collar. "I \#
    believe," he said, "that I have lost an umbrella."
    "Has it got a duck on?" asked Nell.
    "It has. How clever of you!" He sat down on the green chair while she looked up the number. \#
    He asked her name, and what the tuba was, and whether the parrot was happy. Then he signed, \#
    Mr A. Finch, in beautiful letters, and took his umbrella, and went.
    On the second Monday, when the things came in from the four o'clock, there lay the duck.
    On the third Monday too.
    "Some people just can't keep hold of things," said Aunt Dot. "Label it, love."
    chapter: A Good Strong Knot
    Nell was sorry for him. He was such a nice man, and he had such a bad memory. Somebody ought\#
     to help.
    "You could say a rhyme," she told him, the next time. "Hat, coat, stick and purse, leave \#
    them there and you'll feel worse. I made it up."
    "That is a splendid rhyme," said Mr Finch. He wrote it in a notebook. He stayed to hear it \#
    twice, and he asked whether the parrot could learn it.
    On Monday the umbrella was back.
    So Nell wrote DON'T FORGET ME on a card, in red, and hung it round the duck's neck. Mr Finch\#
     was delighted. On Monday it came in with the card still on.
    After that she took a string. She tied one end of it to the duck and the other to a button \#
    on Mr Finch's coat. It was a good strong knot, out of a book for sailors. "Now you can't," \#
    said Nell. "Wherever you go, it's got to go too."
    "I do see that," said Mr Finch. He looked down at the knot for quite a while, and he didn't \#
    look as pleased as she had thought he would. "It's most kind of you."
    There was no umbrella on the Monday. Nell looked through everything from the four o'clock, \#
    right to the bottom of the basket. There was a boot in it, and half a chess set. "It \#
    worked!" she told Platform Two.
    "All change," said Platform Two.
    On Tuesday she swept in front of the green chair at five to ten. It got to be ten. It got to\#
     be a quarter past. The door opened, and it was a woman for the cake. Then nobody came at \#
    all. It was an ordinary Tuesday, with a clock in it. Nell had not known how loud that clock \#
    was.
    She ought to have been glad. She got out the big book, to see how many times it had been. \#
    There he was, down the whole page, Mr A. Finch, Mr A. Finch. There were the dates, too, and \#
    next to each Aunt Dot had noted what the weather was like, as Aunt Dot does. Dry. Dry. Fine.\#
     Dry and windy.
    "Aunt Dot," said Nell, "did he ever lose it when it rained?"
    They turned back the pages. He had come for two years, and it had rained on plenty of \#
    Mondays. On those days there was no duck.
    And it had always been the four o'clock. It had always been the last seat on the left, where\#
     the cleaner starts. And the umbrella was always folded and buttoned up, and laid down \#
    straight, the way you lay somebody down for a nap. Nobody forgets a thing like that. You \#
    forget things in a heap.
    "He doesn't lose it," said Nell. "He posts it."
    Aunt Dot took off her glasses. "To whom?"
    Nell looked at the green chair. He'd asked what the tuba was. He'd asked it every time. "To \#
    Tuesday," she said.
    chapter: One Chair, Green
    It's not so easy to undo a good strong knot. You can't very well go to a person and say, \#
    please lose your umbrella again. He'd know that you knew. Nell walked up and down between \#
    the shelves and thought, and Platform Two walked up and down above her on the rail.
    What did you do here, when something had been left and nobody came for it? You wrote it a \#
    label. That was the whole job.
    She took the best card they had and the good ink. She needed four cards until it was right. \#
    Then she went to the post office, because his address was in the book.
    Mr Finch got it on Saturday. "Found," it said. "One chair, green. It's at Kettle Junction, \#
    by the stove. We believe that it's yours. It can't be sent. Please come and sit in it on \#
    Tuesdays at ten, or at any other time. Number 4,160. Bring nothing."
    On Tuesday it poured. The rain ran down the window of the little brown office in ropes, and \#
    at ten the door opened.
    "Mind the doors," said Platform Two.
    Mr Finch stood on the mat. He had his clean collar on, and water was dripping off his nose, \#
    his elbows and his hat. On his coat there was a button hanging by a thread, with a piece of \#
    string. "I believe," he said, and then he had to start over. "I believe you have a chair of \#
    mine."
    "Can you describe it?" asked Nell, for that's the rule.
    "It's green," said Mr Finch. "One leg is a bit short. When you sit in it you can see the \#
    stove, and a tuba, and a girl."
    "That's the one," said Nell. "Sign here."
    He signed. The letters were a little wet. Aunt Dot put the kettle on. While he was here, she\#
     said, there was a chess set that needed somebody to tell what was missing. It turned out to\#
     be only the horses. They used gloves.
    "But where's your umbrella?" asked Nell, when he had begun to steam.
    Mr Finch felt on his left, and then on his right. He looked behind the chair. A look came \#
    over his face that she had never seen there before, in all those weeks.
    "Do you know," said Mr Finch, "I've lost it."
    ? Why did Mr Finch not look pleased about the knot?
    ? What did Nell see in the big book that nobody had seen?
    ? What would you write on a label for somebody?
    = label: a small card that says what a thing is
    = delighted: very pleased
    = describe: to say what something looks like
    """#
}
