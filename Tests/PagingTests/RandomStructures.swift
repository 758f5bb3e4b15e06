import Books
import TestSupport

/// Texts with a structure that nobody would write, the same in every run.
enum RandomStructures {
  private static let words = [
    "a", "the", "whale", "sea-bird", "CHAPTER", "straße", "“Come,”", "über", "_not_",
    "unmistakable",
    "12.", "漢字", "e\u{301}t\u{e9}",
  ]

  /// A text of about `length` bytes.
  ///
  /// - Parameter hasPictures: Whether it has pictures whose sizes are known, some with words below.
  static func text(
    _ generator: inout SeededGenerator, length: Int, hasPictures: Bool = false
  ) -> StructuredText {
    var draft = StructuredDraft()
    while draft.bytes.count < length {
      add(to: &draft, &generator)
      if hasPictures, generator.pick(0..<3) == 0 { addPicture(to: &draft, &generator) }
    }
    return StructuredText(draft)
  }

  private static func addPicture(
    to draft: inout StructuredDraft, _ generator: inout SeededGenerator
  ) {
    let isStrip = generator.pick(0..<6) == 0
    draft.addPicture(
      width: generator.pick(isStrip ? 400..<900 : 1..<900),
      height: generator.pick(isStrip ? 900..<9000 : 1..<900),
      generator.pick(0..<3) == 0 ? "[a]" : "[a picture with more words than one]",
      flags: generator.pick(0..<4) == 0 ? .followsHeading : [])
    if generator.pick(0..<2) == 0 { draft.add(.picture, sentence(&generator, 20)) }
    for _ in 0..<[0, 1, 1, 1, 2][generator.pick(0..<5)] { draft.addBlank() }
  }

  private static func add(to draft: inout StructuredDraft, _ generator: inout SeededGenerator) {
    let indent = generator.pick(0..<4) == 0 ? generator.pick(0..<40) : 0
    switch generator.pick(0..<15) {
    case 0...2: draft.add(sentence(&generator, 60))
    case 3:
      for _ in 0..<generator.pick(1..<6) {
        draft.add(.paragraph, indent: indent, flags: .isIndented, sentence(&generator, 40))
        for _ in 0..<[0, 1, 1, 1, 2][generator.pick(0..<5)] { draft.addBlank() }
      }
    case 4:
      draft.add(.heading, level: generator.pick(1..<7), flags: .centred, sentence(&generator, 9))
    case 5: draft.add(.heading, level: 2, sentence(&generator, 5))
    case 6:
      for _ in 0..<generator.pick(1..<6) {
        draft.add(.verse, indent: indent, sentence(&generator, 14))
      }
    case 7:
      for _ in 0..<generator.pick(1..<4) {
        draft.add(
          .item, indent: indent, hang: generator.pick(0..<6), Words("• ", .generated),
          sentence(&generator, 30))
      }
    case 8:
      for _ in 0..<generator.pick(1..<4) {
        draft.add(.pre, "  let x =   1\t// ", sentence(&generator, 6))
      }
    case 9: draft.add(.row, hang: 2, sentence(&generator, 3), "\t", sentence(&generator, 4))
    case 10:
      draft.add(
        .paragraph, indent: indent, flags: flags(&generator), sentence(&generator, 50))
    case 11: draft.add(.rule, flags: .centred, Words("* * *", .generated))
    case 12: draft.addFormFeed()
    case 13: draft.add(.note, indent: 2, hang: 3, sentence(&generator, 20))
    default: break
    }
    for _ in 0..<[0, 1, 1, 1, 2][generator.pick(0..<5)] { draft.addBlank() }
  }

  private typealias Words = StructuredDraft.Words

  private static func flags(_ generator: inout SeededGenerator) -> BlockRecord.Flags {
    BlockRecord.Flags(rawValue: UInt8(generator.pick(0..<128)))
  }

  private static func sentence(
    _ generator: inout SeededGenerator, _ longest: Int
  ) -> StructuredDraft.Words {
    let count = generator.pick(1..<longest + 1)
    let text = (0..<count).map { _ in words[generator.pick(0..<words.count)] }
      .joined(separator: " ")
    switch generator.pick(0..<6) {
    case 0: return Words(text, .emphasis)
    case 1: return Words(text, .strong, .link)
    default: return Words(stringLiteral: text)
    }
  }
}
