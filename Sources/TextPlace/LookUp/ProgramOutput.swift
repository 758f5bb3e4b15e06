import Widgets

/// What a program wrote for a terminal, as plain lines: nothing in it does anything any more.
///
/// Escape sequences (ECMA-48) are left out with what belongs to them, and so are other controls;
/// letters struck over themselves, as `man` makes bold ones, are there once.
package struct ProgramOutput {
  private static let escape: UInt32 = 0x1B
  private static let tabWidth = 8

  private var scalars: [Unicode.Scalar]
  private var index = 0
  private var lines: [String.UnicodeScalarView] = [String.UnicodeScalarView()]

  /// The lines of `bytes`; what is no UTF-8 is shown as U+FFFD. Blank ones at both ends are left out.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    var output = ProgramOutput(
      scalars: Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    output.read()
    let lines = output.lines.map { line in
      String(String.UnicodeScalarView(line.reversed().drop { $0 == " " }.reversed()))
    }
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].drop(while: \.isEmpty).joined(separator: "\n")
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func read() {
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar.value {
      case Self.escape: skipSequence()
      case 0x9B: skipControlSequence()
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipString()
      case 0x08: if lines[last].last != nil { lines[last].removeLast() }
      case 0x09:
        repeat { lines[last].append(" ") } while lines[last].count % Self.tabWidth != 0
      case 0x0A, 0x0C, 0x85, 0x2028, 0x2029: lines.append(String.UnicodeScalarView())
      // Other controls, soft hyphens, and what turns the direction of the text around it.
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
        break
      default: lines[last].append(scalar)
      }
    }
  }

  private var last: Int { lines.count - 1 }

  /// Skips what follows on an ESC.
  private mutating func skipSequence() {
    guard index < scalars.count else { return }
    switch scalars[index] {
    case "[":
      index += 1
      skipControlSequence()
    case "]", "P", "X", "^", "_":
      index += 1
      skipString()
    default:
      // Intermediate bytes, then a final one.
      while index < scalars.count, (0x20..<0x30).contains(scalars[index].value) { index += 1 }
      if index < scalars.count, (0x30..<0x7F).contains(scalars[index].value) { index += 1 }
    }
  }

  /// Skips parameters and intermediate bytes, and the final one.
  private mutating func skipControlSequence() {
    while index < scalars.count, (0x20..<0x40).contains(scalars[index].value) { index += 1 }
    if index < scalars.count, (0x40..<0x7F).contains(scalars[index].value) { index += 1 }
  }

  /// Skips a string of a command, to its terminator: BEL, ESC \ or U+009C; or to the line's end,
  /// so that one without an end does not take all with it.
  private mutating func skipString() {
    while index < scalars.count, scalars[index] != "\n" {
      let value = scalars[index].value
      if value == Self.escape {
        if index + 1 < scalars.count, scalars[index + 1] == "\\" { index += 2 }
        return
      }
      index += 1
      if value == 0x07 || value == 0x9C { return }
    }
  }
}
