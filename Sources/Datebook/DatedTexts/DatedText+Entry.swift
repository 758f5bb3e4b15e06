extension DatedText {
  /// The paragraphs that a date begins, up to the next such date.
  package struct Entry: Sendable {
    /// The date as the text has it, in the calendar of the text.
    package let date: EntryDate
    /// The years since that of the text's first entry; negative for one that stands out of order.
    package var pass: Int { years }
    /// The text's offset of the first byte of its heading.
    package let offset: Int
    /// The beginning of the entry as the text has it.
    private let beginning: Beginning
    @Narrow<Int32> private var years: Int

    /// An entry whose heading begins at `offset`.
    init(date: EntryDate, pass: Int, offset: Int, beginning: Beginning) {
      self.date = date
      self.offset = offset
      self.beginning = beginning
      years = pass
    }

    /// An entry whose heading begins at `offset`.
    package init(
      date: EntryDate, pass: Int = 0, offset: Int, heading: String, words: String = ""
    ) {
      self.init(
        date: date, pass: pass, offset: offset,
        beginning: Beginning(
          bytes: Array((heading + words).utf8), start: 0, headingLength: heading.utf8.count,
          length: (heading + words).utf8.count, isCut: false))
    }
  }

  /// The first bytes of an entry, among those of others: of ten thousand entries few are ever shown,
  /// so words are made of them when they are asked for.
  struct Beginning: Sendable {
    /// The beginnings of some entries, one after the other.
    var bytes: [UInt8]
    /// Where its own bytes begin.
    @Narrow<Int32> var start: Int
    /// How many of them are the heading's.
    @Narrow<Int32> var headingLength: Int
    /// How many there are.
    @Narrow<Int32> var length: Int
    /// Whether the entry goes on behind them.
    var isCut: Bool
  }
}

extension DatedText.Entry {
  /// The date as it is printed, with a weekday or a place that belongs to it.
  package var heading: String { beginning.heading }

  /// The first words behind it, some sixty characters; without the date where they begin with it once
  /// more.
  package var words: String { RepeatedDate.dropped(from: beginning.words, of: date) }

  /// A number that grows with the date, 372 to a year.
  var key: Int { pass * 372 + date.dayKey }
}

extension DatedText.Entry: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    (a.date, a.pass, a.offset) == (b.date, b.pass, b.offset)
      && (a.heading, a.words) == (b.heading, b.words)
  }
}

extension DatedText.Beginning {
  fileprivate var heading: String {
    bytes.withUnsafeBytes {
      DateHeading.words(UnsafeRawBufferPointer(rebasing: $0[start..<start + headingLength]))
    }
  }

  fileprivate var words: String {
    bytes.withUnsafeBytes {
      DateHeading.opening(
        UnsafeRawBufferPointer(rebasing: $0[start + headingLength..<start + length]), isCut: isCut)
    }
  }
}
