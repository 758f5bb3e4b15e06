/// The words of a language for the numbers from 1 to 99, all in small letters.
struct NumberWords: Sendable {
  /// How words for tens and for what is added to them are joined.
  enum Joining: Sendable {
    /// By a hyphen, a space or the word for "and": `twenty-one`, `vingt et unième`.
    case apart
    /// In one word, the tens first: `ventunesimo`.
    case tensFirst
    /// In one word, the tens last: `einundzwanzigste`.
    case tensLast
  }

  /// Ordinals without their endings, from the first on, each in its spellings.
  var ordinals: [[StaticString]]
  /// What `ordinals` may end with.
  var endings: [StaticString]
  /// The numbers themselves from one on, each in its spellings.
  var cardinals: [[StaticString]]
  /// The tens from twenty on, without their endings.
  var tens: [[StaticString]]
  /// The endings of tens that are the number itself.
  var cardinalEndings: [StaticString]
  /// The endings of tens that are ordinals.
  var ordinalEndings: [StaticString]
  /// How tens and units are joined.
  var joining = Joining.apart
  /// Stems of units in one word with tens, if they are unlike `cardinals` and `ordinals`.
  var units: [[StaticString]] = []
  /// What stands between units and tens in one word, or nothing.
  var joints: [StaticString] = [""]
  /// Whether the number itself is one where no word for a part of a book stands beside it.
  var isEverywhere = false
  /// Whether 10 and more are added to other numbers: `soixante-dix`, `décimo primero`.
  var addsTeens = false

  /// The first two bytes of every word that a number may begin with.
  var openings: Set<UInt16> {
    let stems = (ordinals + cardinals + tens + units).joined()
    return Set(
      stems.map { stem in
        precondition(stem.utf8CodeUnitCount >= 2, "a stem of one byte")
        return UInt16(stem.utf8Start[0]) << 8 | UInt16(stem.utf8Start[1])
      })
  }

  /// The number that `words` are together, without those for "and"; `nil` if they are none.
  ///
  /// - Parameter isCardinal: Whether it may be the number itself, and not an ordinal.
  func number(_ words: [Substring], isCardinal: Bool) -> Int? {
    var total = 0
    for (index, word) in words.enumerated() {
      if index > 0, Self.isAnd(word) { continue }
      let isInner = index < words.count - 1
      guard let value = value(word, isCardinal: isCardinal || isInner || isEverywhere),
        let sum = total == 0 ? value : sum(total, value)
      else { return nil }
      total = sum
    }
    return total
  }

  private static func isAnd(_ word: Substring) -> Bool {
    word == "et" || word == "y" || word == "e" || word == "and"
  }

  private func sum(_ total: Int, _ value: Int) -> Int? {
    if total >= 20, total.isMultiple(of: 10), value < 10 { return total + value }
    guard addsTeens else { return nil }
    // Fourscore.
    if total == 4, value == 20 { return 80 }
    if total == 10, value < 10 { return total + value }
    return [60, 80].contains(total) && (10...19).contains(value) ? total + value : nil
  }

  /// The number that one word is.
  private func value(_ word: Substring, isCardinal: Bool) -> Int? {
    if let value = Self.value(word, stems: ordinals, endings: endings) { return value }
    if isCardinal, let value = Self.value(word, stems: cardinals, endings: [""]) { return value }
    for (index, forms) in tens.enumerated() {
      for form in forms {
        if joining == .tensLast {
          let unit =
            unit(before: form, in: word, ordinalEndings)
            ?? (isCardinal ? self.unit(before: form, in: word, cardinalEndings) : nil)
          if let unit { return (index + 2) * 10 + unit }
        } else if let rest = word.dropping(form) {
          if ordinalEndings.contains(where: rest.isText)
            || isCardinal && cardinalEndings.contains(where: rest.isText)
          {
            return (index + 2) * 10
          }
          if joining == .tensFirst, let unit = unit(rest, isCardinal) {
            return (index + 2) * 10 + unit
          }
        }
      }
    }
    return nil
  }

  /// The units before the tens `form` at the end of `word`: 0 for none, `nil` if it ends otherwise.
  private func unit(before form: StaticString, in word: Substring, _ endings: [StaticString])
    -> Int?
  {
    for ending in endings {
      guard let rest = word.dropping(last: ending)?.dropping(last: form) else { continue }
      if rest.isEmpty { return 0 }
      for joint in joints {
        if let unit = rest.dropping(last: joint),
          let value = Self.value(unit, stems: units, endings: [""])
        {
          return value
        }
      }
    }
    return nil
  }

  /// The units that `rest`, behind tens in the same word, adds.
  private func unit(_ rest: Substring, _ isCardinal: Bool) -> Int? {
    for joint in joints {
      guard let rest = rest.dropping(joint) else { continue }
      let value =
        Self.value(rest, stems: units, endings: ordinalEndings)
        ?? Self.value(rest, stems: ordinals, endings: endings)
        ?? (isCardinal ? Self.value(rest, stems: cardinals, endings: [""]) : nil)
      if let value, value < 10 { return value }
    }
    return nil
  }

  private static func value(
    _ word: Substring, stems: [[StaticString]], endings: [StaticString]
  ) -> Int? {
    for (index, forms) in stems.enumerated() {
      for form in forms {
        if let rest = word.dropping(form), endings.contains(where: rest.isText) {
          return index + 1
        }
      }
    }
    return nil
  }

  /// What a number before the word for a part may begin with.
  var beginnings: [StaticString] {
    (ordinals + tens + (joining == .tensLast ? units : [])).flatMap { $0 }
  }
}

extension Substring {
  /// Whether it is the text of a literal.
  fileprivate func isText(_ literal: StaticString) -> Bool { utf8.isSame(as: literal) }

  /// What follows `prefix`; `nil` if it begins otherwise.
  fileprivate func dropping(_ prefix: StaticString) -> Substring? {
    let count = prefix.utf8CodeUnitCount
    guard utf8.count >= count, self.utf8.prefix(count).isSame(as: prefix) else { return nil }
    return Substring(utf8.dropFirst(count))
  }

  /// What stands before `suffix`; `nil` if it ends otherwise.
  fileprivate func dropping(last suffix: StaticString) -> Substring? {
    let count = suffix.utf8CodeUnitCount
    guard utf8.count >= count, self.utf8.suffix(count).isSame(as: suffix) else { return nil }
    return Substring(utf8.dropLast(count))
  }
}

extension Substring.UTF8View {
  fileprivate func isSame(as literal: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
