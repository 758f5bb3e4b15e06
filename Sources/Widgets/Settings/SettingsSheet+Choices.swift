extension SettingsSheet {
  /// Something that is set for the place that the sheet lies over, as whether a text is a diary.
  package struct Choice: Equatable, Sendable {
    /// What it is called in the list.
    package var label: String
    /// What it does, in a sentence.
    package var help: String
    /// Its values, in words.
    package var words: [String]
    /// The index of the value that it has.
    package var index: Int

    /// A choice among `words`, the one at `index` being chosen.
    package init(label: String, help: String, words: [String], index: Int) {
      (self.label, self.help, self.words, self.index) = (label, help, words, index)
    }

    /// The value that it has, in words.
    var value: String { words[index] }
  }

  /// Goes to the next value of a choice, or to the one before, from the last to the first.
  mutating func step(choice: Int, by step: Int) -> Wish {
    let count = choices[choice].words.count
    choices[choice].index = (choices[choice].index + step + count) % count
    return .choose(choice, choices[choice].index)
  }
}
