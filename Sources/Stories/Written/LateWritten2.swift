extension FirstStories {
  /// Story 2 for ages 9–10.
  static let late2 = #"""
    band: 9-10
    title: The Bell on the Other Side
    theme: friendship
    focus: emotional
    hero: Ilka
    world: river
    chapter: Three and Four

    When there was fog on the river, Ilka was allowed to ring the bell. It hung at the end of \#
    the landing, and it had one thing to say: here is the bank, don't bump into us. There were \#
    hardly any boats to hear it. Since the new bridge nobody needed the ferry any more. It lay \#
    upside down behind the house, and her grandfather kept potatoes under it. But a bell is a \#
    bell, said Grandfather, and fog is fog.
    So Ilka rang, and a heron stood on the railing beside her, with his shoulders up. She called\#
     him the Professor, because he always looked as if somebody had given the wrong answer.
    Dong, went Ilka. And after a while, far away in all that white: dong.
    "There," she told the Professor. "That's the other side."
    It was half a mile off. There was a bell on that bank too, and somebody rang it, and that \#
    was all that she knew. "Who is it?" she asked Grandfather.
    "The other side," said Grandfather.
    One morning, in November, her arm slipped, and she rang two. It was quiet for a moment. \#
    Then, across the water, there came two. Ilka's neck began to prickle. She thought it over, \#
    took a good hold on the rope, and rang three.
    Dong, dong, dong, said the other side. And then, when she had already let go: dong.
    Four! Whoever it was had made a joke.
    chapter: A Girl in Red Boots
    After that they had whole conversations, she and the other side. If she rang slowly, it \#
    yawned back at her. If she rang a tune with a bit missing, the bit came over a minute later,\#
     all alone, through the fog.
    By December Ilka knew quite well who it was. It was a girl. She was nine, or perhaps nine \#
    and a half, and her name was Flora. She had a dog, and freckles, and she wore red boots, the\#
     kind that reach up to the knee. Nobody had told Ilka so. But you can't go on talking for \#
    weeks to somebody who has no feet.
    On the first clear day she borrowed the telescope. She saw a landing like her own, and a \#
    bell on a post. Behind it stood a hut, with smoke coming out. She looked until her eye \#
    watered, and nobody came. Of course not. Nobody rings for fog on a clear day. When you could\#
     see across, there was no one to see.
    So she wrote a letter. "Dear Flora, or whatever you are called. I'm the other side. What are\#
     you like? Please answer at once. Ilka." She corked it up in a bottle and threw it out as \#
    far as she could. But a river has just one direction, and it isn't across. The answer came \#
    after two weeks, by post, from a laundry forty miles down. "Dear Ilka," it said. "I'm not \#
    Flora. I am stout and I have bad feet. But nobody has asked me for years what I'm like, so \#
    thank you. Yours, Rosa Dill."
    Ilka pinned that over her bed. It was a good letter, from the wrong person.
    Then, in January, there was a fog so thick that the Professor had to be guessed. Ilka rang \#
    three, and waited for four.
    Nothing came.
    She rang again. She rang all morning, till there were blisters on both her hands. The next \#
    day it was the same. But on the third morning, when she had almost stopped hoping, there \#
    came an answer. It was one single stroke, so weak and so crooked that it hardly got across.
    Ilka ran into the kitchen, where her grandfather was shaving. "We've got to turn the ferry \#
    over," she said.
    "There are potatoes under it."
    "Grandfather. She rang one."
    He looked at her in the mirror, with half his face white. Then he wiped off the foam and \#
    went out to see to the potatoes.
    chapter: One
    You can't see where to row in a fog like that. You can only hear. Grandfather had the oars, \#
    Ilka knelt in the bow with her hood pushed back, and the white stood round them on all \#
    sides.
    "Well?" said Grandfather.
    "Wait."
    They drifted. Then it came: dong, tired and thin. Anyone else would have said that it came \#
    from everywhere. But Ilka had been listening to that bell since November. She knew it as you\#
     know whose feet are on the stairs. "Left," she said. "More left. Now straight."
    It rang six times, with long gaps, and six times she put out her arm. At the seventh there \#
    was a bump. Something tall and grey got up from a post, offended. The Professor had got \#
    there first.
    On the landing, wrapped in three blankets, sat a very old man. One foot was up on a box, fat\#
     with bandage. He had tied the bell rope to a walking stick, and the stick to a rake, so as \#
    to reach it from his chair. He stared at the two of them as they came up out of the fog.
    "Where is she?" he asked.
    "Who?" said Ilka.
    "The old lady! The one who rings. Is she all right? I slipped on the ice, you see, and \#
    couldn't get out here for two days. She's all on her own over there, poor soul, with her \#
    shawl and her bad chest. I always rang one extra, to cheer her up."
    Ilka looked at his boots. There was just one, because of the bandage. It was brown.
    "There's no old lady," she said. "There's me."
    He looked at her for a long time. His eyebrows went up, and then his whole face went up \#
    after them. "You've got a very old way of ringing," he said.
    "You've got a very young one," said Ilka.
    They had both lost somebody, in a manner of speaking. It took a minute or two. Then \#
    Grandfather coughed, and said that there were potatoes left in the boat, and was there a \#
    stove on this side?
    There was. The old man was called Mr Lund. He had no dog and no freckles, but he could do \#
    the bit that was missing from any tune you liked. Ilka told him all about Flora, and he told\#
     her all about the old lady, whose name had been Augusta. Those two, they agreed, would have\#
     got on very well.
    His foot was healed by March. The ferry was not put back on the potatoes, as it was needed \#
    on Sundays. And one morning, in the first spring fog, Ilka pulled the rope three times, and \#
    leaned on the rail next to the Professor, and waited.
    Dong, dong, dong. Dong.
    She rang five. He rang six. It went on like that until they could hear Grandfather's window.
    When the fog lifted she took the telescope. For once there was somebody on the other \#
    landing. He was waving with both arms, and dancing a bit, in order to be noticed. He must \#
    have sent away for them by post. They came right up to his knees, and they were red.
    ? Why did Ilka and Mr Lund each think of somebody quite different?
    ? How would you make a joke with only a bell?
    ? Whom do you know only by a sound?
    = landing: a place at the water where boats stop
    = blisters: sore bubbles on the skin
    = offended: hurt and a little angry
    """#
}
