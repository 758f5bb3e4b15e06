import Books

/// The number of a section: `2.4`, `Chapter 3`, `A.1`.
struct SectionNumber: Equatable {
  /// So many sections lie within one another at most.
  private static let deepest = 6
  /// So many numbers that are missing one after the other are looked for.
  private static let mostMissing = 12
  /// What the first part of an appendix's number counts from.
  private static let appendix = 1000

  /// Its parts: 2 and 4 of `2.4`. An appendix has its letter as the first, counted from 1,000.
  private(set) var parts: [Int] = []
  /// Whether a word such as `Chapter` stands before it.
  private(set) var hasWord = false
  /// The sign behind the number; 0 for none.
  private(set) var mark: UInt8 = 0

  /// How deep the section lies: 0 for chapters.
  var level: Int { parts.count - 1 }

  /// Whether `line` begins with a number and a title.
  static func begins(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let read = read(line) else { return false }
    return !read.rest.isEmpty
  }

  /// Reads the number that `line` begins with.
  ///
  /// - Returns: The number and the bytes behind it, without what parts it from its title; `nil` if the line
  ///   begins with none.
  static func read(
    _ line: Slice<UnsafeRawBufferPointer>
  ) -> (number: Self, rest: Slice<UnsafeRawBufferPointer>)? {
    guard let first = line.first else { return nil }
    if isFigure(first) { return figures(line) }
    guard (0x41...0x5A).contains(first) || first >= 0x80 else { return nil }
    let second = line.dropFirst().first
    return second == UInt8(ascii: ".") ? figures(line) : division(line)
  }

  /// `2.4.`, `A.1`, `3)`
  private static func figures(
    _ line: Slice<UnsafeRawBufferPointer>
  ) -> (number: Self, rest: Slice<UnsafeRawBufferPointer>)? {
    var number = Self()
    var rest = line
    if let letter = rest.first, !isFigure(letter) {
      guard letter < 0x80 else { return nil }
      number.parts = [appendix + Int(letter) - 0x40]
      rest = rest.dropFirst(2)
    }
    while number.parts.count < deepest {
      let digits = rest.prefix(while: isFigure)
      guard (1...3).contains(digits.count) else { break }
      number.parts.append(digits.reduce(0) { $0 * 10 + Int($1) - 0x30 })
      rest = rest[digits.endIndex...]
      guard rest.first == UInt8(ascii: "."), rest.dropFirst().first.map(isFigure) == true else {
        break
      }
      rest = rest.dropFirst()
    }
    guard let value = number.parts.first, value < appendix || number.parts.count > 1 else {
      return nil
    }
    if let sign = rest.first, ".:)".utf8.contains(sign) {
      number.mark = sign
      rest = rest.dropFirst()
    }
    // `3D models` begins with no number.
    let title = withoutSpaces(rest)
    guard title.startIndex > rest.startIndex || rest.isEmpty else { return nil }
    return (number, title)
  }

  /// What follows white space, also spaces that do not break.
  private static func withoutSpaces(
    _ rest: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var rest = rest
    while let first = rest.first {
      if first <= 0x20 {
        rest = rest.dropFirst()
      } else if first == 0xC2, rest.dropFirst().first == 0xA0 {
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    return rest
  }

  /// `Chapter 3: `, `Appendix A`
  private static func division(
    _ line: Slice<UnsafeRawBufferPointer>
  ) -> (number: Self, rest: Slice<UnsafeRawBufferPointer>)? {
    let word = line.prefix { $0 > 0x20 && $0 != 0xC2 }
    guard (4...20).contains(word.count) else { return nil }
    let token = withoutSpaces(line[word.endIndex...]).prefix {
      $0 > 0x20 && $0 != 0xC2 && !".:,".utf8.contains($0)
    }
    guard (1...3).contains(token.count), let first = token.first else { return nil }
    let name = String(decoding: word, as: UTF8.self).lowercased()
    var number = Self(hasWord: true)
    if token.allSatisfy(isFigure) {
      guard HeadingWords.division(name[...]) == .chapter else { return nil }
      number.parts = [token.reduce(0) { $0 * 10 + Int($1) - 0x30 }]
    } else {
      guard token.count == 1, (0x41...0x5A).contains(first), HeadingWords.isAppendix(name + " a")
      else { return nil }
      number.parts = [appendix + Int(first) - 0x40]
    }
    let rest = line[token.endIndex...]
    guard rest.first.map({ ".:".utf8.contains($0) || $0 <= 0x20 || $0 == 0xC2 }) ?? true else {
      return nil
    }
    if let sign = rest.first, ".:".utf8.contains(sign) { number.mark = sign }
    let title = withoutSpaces(rest).drop { $0 <= 0x20 || ".:-".utf8.contains($0) }
    return (number, withoutSpaces(title))
  }

  private static func isFigure(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// How little it is what follows `other`, from 0, if it can follow it: a part of it, the next one, or the
  /// next one of what that lies in.
  func distance(from other: Self) -> Int? {
    let common = zip(parts, other.parts).prefix { $0 == $1 }.count
    guard common < parts.count else { return nil }
    let isWithin = common == other.parts.count
    var step = parts[common] - (isWithin ? 0 : other.parts[common])
    if common == 0, parts[0] > Self.appendix, let last = other.parts.first, last < Self.appendix {
      step = parts[0] - Self.appendix
    }
    let deeper = parts[(common + 1)...]
    // Some number their sections by tens.
    let longest = isWithin ? 2 : common == 0 ? 4 : 12
    guard (isWithin ? 0...longest : 1...longest).contains(step), deeper.allSatisfy({ $0 < 3 })
    else {
      return nil
    }
    return max(step - 1, 0) + deeper.reduce(0) { $0 + max($1, 1) }
  }

  /// The numbers that are missing between `other` and this one, in their order: a few, or none.
  func missing(behind other: Self) -> [[Int]] {
    let common = zip(parts, other.parts).prefix { $0 == $1 }.count
    guard common < parts.count else { return [] }
    var missing: [[Int]] = []
    for depth in common..<parts.count {
      let former = depth == common && depth < other.parts.count ? other.parts[depth] : 0
      let isAppendix = depth == 0 && parts[0] > Self.appendix
      let first = isAppendix ? max(former, Self.appendix) : former
      if first + 1 < parts[depth] {
        let numbers = (first + 1..<parts[depth]).prefix(Self.mostMissing)
        missing += numbers.map { Array(parts[..<depth]) + [$0] }
      }
      if depth + 1 < parts.count { missing.append(Array(parts[...depth])) }
    }
    return missing
  }

  /// The same number as that of a section of `chapter`: `2` below `Chapter 3` is 3.2.
  func below(_ chapter: Self) -> Self {
    var number = self
    number.parts = chapter.parts + parts
    return number
  }

  /// Whether a text may begin with it.
  var isFirst: Bool { parts.allSatisfy { $0 <= 1 } }

  /// Whether it comes before `other` in a text.
  func precedes(_ other: Self) -> Bool { parts.lexicographicallyPrecedes(other.parts) }
}
