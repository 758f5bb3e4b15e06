import Books
package import Datebook
import Paging
import Widgets

// MARK: - What happened

extension BookPlace {
  /// Records a page that was left.
  package mutating func record(_ stay: PageStay) {
    figures.record(stay, next: shown?.lowerBound)
    planned.read.record(stay)
  }

  /// Receives what the log tells, with all that was noted here.
  package mutating func receive(_ figures: ReadingFigures) {
    self.figures = figures
    self.figures.begin(today)
  }

  /// Receives what is known of the file.
  package mutating func receive(_ facts: TextFacts) {
    self.facts = facts
  }

  /// Asks for all that the sheet of figures and facts tells.
  mutating func wantFacts() -> [TextEffect] {
    [.findFacts, .readFigures] + (kind == .comic ? [] : wantTally())
  }
}

// MARK: - The time left

/// A time in minutes, as the reader is told it.
struct Minutes: Equatable {
  /// At least 0.
  var count: Int

  /// So many milliseconds, rounded up: less than a minute is one.
  init(milliseconds: Double) {
    count = max(Int(min(milliseconds / 60_000, 1e9).rounded(.up)), 1)
  }

  /// `4 min`, `9 h 40`, `120 h`.
  var label: String {
    if count < 60 { return "\(count) min" }
    let (hours, minutes) = count.quotientAndRemainder(dividingBy: 60)
    return hours < 100 ? "\(hours) h \(minutes < 10 ? "0" : "")\(minutes)" : "\(hours) h"
  }
}

extension BookPlace {
  /// The time that the reader needs from the page shown to the end of the book, where the speed is
  /// known well enough.
  var timeLeftInBook: Minutes? {
    shown.flatMap { time(for: $0.lowerBound..<max(textBytes, $0.upperBound)) }
  }

  /// The time to the end of the chapter that the page shown ends in; `nil` in the last one.
  var timeLeftInChapter: Minutes? {
    guard let shown, let end = chapterEnd else { return nil }
    return time(for: shown.lowerBound..<max(end, shown.lowerBound))
  }

  /// Where the chapter ends that the page shown ends in: what follows is no part of it.
  private var chapterEnd: Int? {
    guard let contents, let entry else { return nil }
    let level = max(contents.entries[entry].level, contents.chapterLevel)
    return contents.entries[(entry + 1)...].first { $0.level <= level }?.offset
  }

  func time(for bytes: Range<Int>) -> Minutes? {
    guard let speed = charactersPerMinute else { return nil }
    return Minutes(milliseconds: Double(bytes.count) * charactersPerByte / speed * 60_000)
  }

  /// The characters a minute: as they were learnt, or a first guess when some pages were read.
  ///
  /// Of a comic, where nobody knows how long a picture is looked at, there are none.
  var charactersPerMinute: Double? {
    guard kind != .comic else { return nil }
    return figures.speed.charactersPerMinute ?? (isSpeedGuessed ? guessedSpeed : nil)
  }

  /// Whether times are told by a first guess of the speed.
  var isSpeedGuessed: Bool {
    figures.speed.charactersPerMinute == nil && figures.speed.allowsGuess
  }

  /// The words a minute of the first guess: what most people read of a story.
  static let guessedWords = 250
  /// The characters a minute of the first guess where no spaces part words, as in Chinese.
  private static let guessedCharacters = 500.0
  /// A word of more characters on the average is none.
  private static let longestWord = 20.0
  /// The characters of a word and the space behind it, of which a page of pictures tells nothing.
  private static let usualWord = 6.0
  /// The characters that tell how long words are.
  private static let fewCharacters = 200.0

  /// The characters a minute of the first guess: as long as words are on the page shown.
  private var guessedSpeed: Double {
    var (words, characters, isInWord) = (0.0, 0.0, false)
    for line in pages.flatMap(\.lines) {
      for glyph in line.glyphs {
        let isWord = glyph.text != " "
        if isWord, !isInWord { words += 1 }
        if isWord || isInWord { characters += 1 }
        isInWord = isWord
      }
      if isInWord { characters += 1 }
      isInWord = false
    }
    let isOfWords = characters < Self.longestWord * words
    if !isOfWords, characters >= Self.longestWord { return Self.guessedCharacters }
    let word = characters < Self.fewCharacters ? Self.usualWord : characters / words
    return Double(Self.guessedWords) * word
  }

  /// The characters of a byte of this text: as they were counted, or as they are on the page shown.
  private var charactersPerByte: Double {
    if let tally, tally.bytes > 0 { return Double(tally.characters) / Double(tally.bytes) }
    var (glyphs, bytes) = (0, 0)
    for line in pages.flatMap(\.lines) {
      glyphs += line.glyphs.count
      for glyph in line.glyphs { bytes += glyph.text.utf8.count }
    }
    return bytes > 0 ? Double(glyphs) / Double(bytes) : 1
  }
}
