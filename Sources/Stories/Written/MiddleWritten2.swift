extension FirstStories {
  /// Story 2 for ages 6–8.
  static let middle2 = #"""
    band: 6-8
    title: Sami Holds Everything
    theme: courage
    focus: confidence
    hero: Sami
    world: oasis

    Sami could not say no. He had tried it once, in the bath, and it had come out as "Of course."
    This was known all over the oasis. So when the market filled up in the morning, somebody \#
    always said, "Sami, would you hold this?"
    "Of course," said Sami.
    On this day it began with a melon. Then it was a rope with a camel on the end. A lady gave \#
    him her basket, only for a minute. A man gave him a clock, because it had to be kept \#
    upright. By ten o'clock Sami had three baskets, a rug, a drum, two hens and somebody's \#
    grandfather's hat.
    "You are a shelf," said Zizi.
    Zizi was a lizard, and she lived on his left shoulder. This morning there was hardly any \#
    room for her.
    "They need me," said Sami, from behind the rug.
    "They need a table," said Zizi. "What were you going to do today?"
    Sami knew quite well. At noon the kites went up on the great dune. He had built one himself,\#
     a yellow one, and it lay at home beneath his bed. "I shall go when I have given these \#
    back," he said.
    But nobody came to take anything back. Why should they? It was all in such good hands. The \#
    camel began to eat the rug.
    "You must put it down," said Zizi, "and tell them no. It is a very short word."
    "It's short, but it's sharp. They will be cross."
    "Then start with something that can't be cross," said Zizi. "Say it to the melon."
    Sami looked at the melon. It was round and friendly. "No," he whispered. The melon took it well.
    "Now the drum."
    "No," said Sami to the drum. It was a bit louder, and the drum said it back. No. That \#
    sounded rather good. He said it to the hat. He said it to the hens, who had asked for \#
    nothing. He said it to the camel, and the camel stopped eating, out of pure surprise.
    "I said no to a camel," said Sami.
    "I heard it," said Zizi. "So did half the street."
    Just then there was a jingle of rings, and along came Madame Bakri, the biggest trader of \#
    all. She had a chest on her head, and no one had ever told her anything but yes. "Ah, Sami!"\#
     she cried. "The very boy. Hold this for me till sunset."
    The chest was already on its way down. Sami's mouth opened, and he could feel the old words \#
    in it, all ready to roll out. He looked up. High above the roofs, on the great dune, the \#
    first kite was going up. It was a red one.
    "No," said Sami.
    It came out small, but it was whole.
    Madame Bakri stood still, with the chest in the air. Two men put down their tea. "No?" she \#
    said, as if it were a word from far away.
    "No, thank you," said Sami. "I'm sorry. I want to fly my kite."
    He waited for her to be cross. She frowned. She looked at the baskets, the rug, the hens and\#
     the hat. She looked at Sami, or at what one could see of him.
    "Goodness," she said. "Is there a boy under there? Who did this?" And she put down her \#
    chest, and clapped her hands, and called so loudly that the palms shook. "Come and fetch \#
    your things!"
    They all came, and they were all a little red. It took four minutes. Then Sami's arms \#
    floated up by themselves, because they were so light.
    He ran. At noon the yellow kite stood over the great dune, beside the red one. It pulled \#
    like a young goat.
    "Could you hold my string?" asked a girl. "Only for a moment? I've got sand in my shoe."
    Sami thought it over. "For how long is a moment?" he asked.
    "Till ten."
    "Then yes," said Sami. And they counted together.

    ? Why was no such a hard word for Sami?
    ? What did Zizi do that helped?
    ? When is it good to say yes, and when no?
    = jingle: a light ringing sound, like small bells
    = upright: standing straight up
    = trader: a person who buys and sells things
    """#
}
