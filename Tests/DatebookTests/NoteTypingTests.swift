import Datebook
import TestSupport
import Testing

/// Two programs that type into one note at the same moment.
@Suite struct NoteTypingTests {
  /// A note that a program has open, as its sheet and its keeper have it.
  private struct Writer {
    private(set) var text: String
    var caret: Int
    /// What is typed from now on.
    var keys: [Character] = []
    /// How often it was told of the other's words.
    private(set) var toldCount = 0
    private var former: String
    private var draft: NoteDraft?
    private var told: (text: String, seen: String)?

    init(_ text: String, caret: Int) {
      (self.text, self.caret, former) = (text, caret, text)
    }

    private mutating func keep() { draft = NoteDraft(text, over: former, after: draft) }

    mutating func type() {
      guard !keys.isEmpty else { return }
      text.insert(keys.removeFirst(), at: text.index(text.startIndex, offsetBy: caret))
      caret += 1
      keep()
    }

    /// Writes into the library.
    mutating func write(_ library: inout String) {
      hear()
      guard let draft else { return }
      library = DatebookNote.joined(draft.whole, library, since: draft.base)
      let seen = self.draft?.noteWritten(library, whenWriting: draft)
      if let seen { told = (library, seen) }
    }

    /// Takes what it was told.
    mutating func hear() {
      guard let (other, seen) = told else { return }
      told = nil
      let joined = DatebookNote.joined(text, other, since: seen)
      if joined != text { toldCount += 1 }
      caret = DatebookNote.caret(caret, of: text, in: joined)
      (text, former) = (joined, other)
      keep()
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init).sorted()
  }

  @Test(arguments: ["", "one two three", "one two\nthree\nfour five"], 1...200)
  func `two writers see what both typed, each word once`(base: String, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let ends =
      [0]
      + base.indices.filter { base[$0].isWhitespace }.map {
        base.distance(from: base.startIndex, to: $0)
      }
    let caret = base.isEmpty ? 0 : ends.dropFirst().randomElement(using: &random) ?? 0
    var writers = [Writer(base, caret: caret), Writer(base, caret: caret)]
    var typed: [String] = []
    for (index, name) in ["a", "b"].enumerated() {
      for number in 0..<Int.random(in: 1...5, using: &random) {
        let word =
          "\(name)\(number)" + String("mnopq".prefix(Int.random(in: 0...5, using: &random)))
        typed.append(word + "z")
        let gap = number == 0 && base.isEmpty ? "" : Bool.random(using: &random) ? " " : "\n"
        writers[index].keys += Array(
          (number == 0 ? gap.replacing("\n", with: " ") : gap) + word + "z")
      }
    }
    var library = base
    while !writers.allSatisfy(\.keys.isEmpty) {
      let index = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0...7, using: &random) {
      case 0...5: writers[index].type()
      case 6: writers[index].hear()
      default: writers[index].write(&library)
      }
    }
    for _ in 0..<3 { for index in 0...1 { writers[index].write(&library) } }
    for index in 0...1 { writers[index].hear() }
    #expect(Self.words(library) == (Self.words(base) + typed).sorted(), "\(library)")
    #expect(writers.allSatisfy { $0.text == library && $0.toldCount > 0 })
  }
}
