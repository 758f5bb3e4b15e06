import TestSupport

/// A text of nasty characters and what to break it by.
struct RandomText {
  var characters: [ReferenceCharacter] = []
  var measure: Int
  var tabWidth: Int

  var bytes: [UInt8] { characters.flatMap(\.bytes) }

  /// The byte offset of each character and of the end.
  var offsets: [Int] {
    characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.bytes.count) }
  }

  /// The offset and code point of each character.
  var description: String {
    zip(offsets, characters).map { offset, character in
      let scalars = String(decoding: character.bytes, as: UTF8.self).unicodeScalars
      return "\(offset):" + scalars.map { String($0.value, radix: 16) }.joined()
    }.joined(separator: " ")
  }

  /// A text of up to `length` characters, most from a few that it has many of, or of words.
  init(seed: UInt64, length: Int = 50) {
    var generator = SeededGenerator(seed: seed)
    measure = Int.random(in: 1...(Bool.random(using: &generator) ? 12 : 90), using: &generator)
    tabWidth = [8, 4, 1, 3].randomElement(using: &generator) ?? 8
    let few = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Self.anyCharacter(using: &generator)
    }
    let spaces = Int.random(in: 0...6, using: &generator)
    let strangeness = Int.random(in: 0...20, using: &generator)
    let wordiness = Int.random(in: 0...20, using: &generator)
    let count = Int.random(in: 0...length, using: &generator)
    while characters.count < count {
      if Int.random(in: 0..<20, using: &generator) < wordiness {
        appendWord(using: &generator)
      } else if Int.random(in: 0..<100, using: &generator) == 0 {
        characters += ReferenceCharacter.badBytes.randomElement(using: &generator) ?? []
      } else if Int.random(in: 0..<20, using: &generator) < strangeness {
        characters.append(Self.anyCharacter(using: &generator))
      } else if Int.random(in: 0..<20, using: &generator) < spaces {
        characters.append(ReferenceCharacter(" ", .sp, kind: .blank))
      } else {
        characters.append(few[Int.random(in: 0..<few.count, using: &generator)])
      }
    }
  }

  /// A text of up to `length` characters as prose has them, and a few that it has not.
  init(proseSeed seed: UInt64, length: Int) {
    var generator = SeededGenerator(seed: seed)
    measure = Int.random(in: 1...150, using: &generator)
    tabWidth = 8
    let letters = Self.letters.shuffled(using: &generator)
      .prefix(Int.random(in: 1...4, using: &generator))
    let signs = Self.signs.shuffled(using: &generator).prefix(3)
    let strangeness = [0, 0, 1, 4].randomElement(using: &generator) ?? 0
    let count = Int.random(in: 0...length, using: &generator)
    while characters.count < count {
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        characters += letters.randomElement(using: &generator).map { [$0] } ?? []
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        characters += signs.randomElement(using: &generator).map { [$0] } ?? []
      }
      if Int.random(in: 0..<60, using: &generator) < strangeness {
        characters.append(Self.anyCharacter(using: &generator))
        characters += ReferenceCharacter.badBytes.randomElement(using: &generator) ?? []
      }
      if Int.random(in: 0..<8, using: &generator) > 0 {
        characters.append(ReferenceCharacter(" ", .sp, kind: .blank))
      }
    }
  }

  private static let letters: [ReferenceCharacter] = ["a", "x", "é", "ж", "ω"].map {
    ReferenceCharacter($0, .al)
  }

  private static let signs: [ReferenceCharacter] = [
    .init("“", .qu, is: .initial), .init("”", .qu, is: .final), .init("’", .qu, is: .final),
    .init("\u{2014}", .b2), .init("\u{2013}", .hh), .init("\u{2026}", .in_), .init("-", .hy),
    .init(",", .is_), .init("(", .op), .init("?", .ex),
  ]

  /// A character of the pool, each class of it as likely as the others.
  private static func anyCharacter(
    using generator: inout SeededGenerator
  ) -> ReferenceCharacter {
    let classes = ReferenceCharacter.poolByClass
    let members = classes[Int.random(in: 0..<classes.count, using: &generator)]
    return members[Int.random(in: 0..<members.count, using: &generator)]
  }

  private mutating func appendWord(using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      let letter = ["a", "b", "x", "5"].randomElement(using: &generator) ?? "a"
      characters.append(ReferenceCharacter(letter, letter == "5" ? .nu : .al))
    }
    characters += Array(
      repeating: ReferenceCharacter(" ", .sp, kind: .blank),
      count: Int.random(in: 0...2, using: &generator))
  }
}
