extension FirstStories {
  /// Story 3 for ages 6–8.
  static let middle3 = #"""
    band: 6-8
    title: The Gap
    theme: friendship
    focus: emotional
    hero: Ona
    world: mountain

    Ona and Bibo did everything on the same day. They had got their boots on the same day, and \#
    their chickenpox, and their sledges. So it was not fair at all, what happened on the first \#
    of March.
    Bibo bit into a crust, and there lay a tooth.
    By noon all the village had seen it. By evening they had all seen the gap as well. Bibo \#
    could push a pea through it. He could whistle through it, so high and thin that the goats \#
    came down a whole hour early.
    "Try it!" he said to Ona.
    Ona tried. She had all her teeth, and they stood as close as a fence. "Fff," said Ona.
    "What a pity," said Bibo, and he meant it kindly, but it stung.
    At home she stood before the mirror and pushed at each tooth. Not one of them moved. "Do \#
    something," she told them.
    "They are good teeth," said Hummock. Hummock was an old goat who was let into the kitchen \#
    because of her knees. "I have only eight left, and I miss the rest."
    But Ona did not want good teeth. She wanted a gap. She ate toffee for two days, and all she \#
    got was a tummy ache.
    On Sunday she had an idea. She took a bit of soot from the stove, wetted it, and painted one\#
     tooth black. From far away it looked splendid. She stood at the well and smiled at people \#
    from far away.
    "You too!" cried Bibo. He threw his cap into the air, and came running, and hugged her. "I'm\#
     so glad! I was so lonely with it. Now show me. Whistle!"
    "Fff," said Ona.
    Bibo looked, and then he looked closer. A black drop ran down Ona's chin.
    He did not laugh. That was the worst of it. His face just went shut, like a shop. He picked \#
    up his cap and went home.
    "He was glad," said Ona in the kitchen, with her head in Hummock's side. "He was so glad for\#
     me. And I made it up."
    "Hm," said Hummock, and chewed. "What did he say? Lonely?"
    Ona sat up. She had not listened to that bit. Who could be lonely with a gap? Everybody \#
    wanted to see it! But on Saturday she had seen Bibo behind the shed, with an apple in his \#
    hand. He had only looked at it. And at singing he had kept his mouth closed, because each S \#
    came out as a whistle.
    She had been so busy with the gap. She had not seen the boy around it.
    Ona washed her tooth. Then she asked her mother to cut an apple, into slices as thin as \#
    paper. She carried them through the snow in a cup.
    Bibo opened the door a crack.
    "I was jealous," said Ona. "It was soot. I'm sorry I fooled you, just when you were glad." \#
    She held up the cup. "This is for your side teeth."
    For a while Bibo looked at the slices. Then the door opened wider, and they sat down on the \#
    step, and he ate them all, on the left.
    "Does it hurt?" asked Ona.
    "No. It's just odd. My tongue keeps going there, as if it had lost something." He thought. \#
    "Don't tell the others, but I sound like a kettle."
    "I know," said Ona. "I like kettles."
    So they tried a song, only the two of them. Bibo whistled every S, and Ona sang the rest of \#
    the word as fast as she could. It was very hard to do, because they had to laugh.
    At the end Ona bit into the last slice, the smallest. She stopped. She put one finger to her\#
     mouth.
    "Bibo," she said slowly. "Feel this one."
    He felt. It was not much. It was about as much as a door moves when a cat leans on it.
    "It wobbles," said Bibo, and he whistled for joy. It was so high that Hummock, in the \#
    kitchen, stood up on her bad knees and answered.

    ? Why did Bibo's face go shut?
    ? What is hard about being the first, and about being the last?
    ? What would you have brought Bibo?
    = soot: the black dust that smoke leaves behind
    = jealous: cross because another has what you want
    = sledges: things to slide down the snow on
    """#
}
