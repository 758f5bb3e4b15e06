import Widgets

/// Some words, and what the dictionaries say of them.
package struct LookUp: Equatable, Sendable {
  /// What is known of a dictionary's answer.
  package enum Answer: Equatable, Sendable {
    /// It was asked.
    case awaited
    /// What it says, as `ProgramOutput` makes it.
    case text(String)
    /// Why it says nothing, as a sentence.
    case failed(String)
  }

  /// A dictionary that is asked.
  package struct Dictionary: Equatable, Sendable {
    /// The name of its program; empty if there is none.
    package var name: String
    /// What it says.
    package var answer: Answer

    /// A dictionary with what is known of its answer.
    package init(_ name: String, _ answer: Answer = .awaited) {
      self.name = name
      self.answer = answer
    }
  }

  /// What tells it from those before it: late answers to them are dropped.
  package var turn: Int
  /// The words that are looked up.
  package var words: String
  /// Where they stand in the text; empty for words that were typed.
  package var range: Range<Int>
  /// Those that are asked, in the order they are shown in.
  package var dictionaries: [Dictionary]

  /// The look-up of `words`, which stand in `range`.
  package init(turn: Int, words: String, range: Range<Int>, _ dictionaries: [Dictionary]) {
    self.turn = turn
    self.words = words
    self.range = range
    self.dictionaries = dictionaries
  }
}

/// What is asked of the world outside about words.
package enum LookUpEffect: Equatable, Sendable {
  /// Ask the dictionaries for the words in a range. Answered at once by `LookUpEvent.begun`, then by
  /// `changed` as answers come in.
  case define(Range<Int>)
  /// Ask the dictionaries for words that were typed. Answered as `define` is.
  case defineWords(String)
  /// No answer is waited for any more.
  case end
  /// Search the web for the words in a range. Answered by a notice, or by `LookUpEvent.begun`
  /// where nothing can open it.
  case searchWeb(Range<Int>)
  /// Search the web for words that were typed. Answered as `searchWeb` is.
  case searchWebForWords(String)
}

/// What became of a look-up.
package enum LookUpEvent: Equatable, Sendable {
  /// It began: it is to be shown.
  case begun(LookUp)
  /// More is known of it than before.
  case changed(LookUp)
}
