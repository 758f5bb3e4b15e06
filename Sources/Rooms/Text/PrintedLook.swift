import Books
import Files
import Screen
import TextPlace

/// How words look that are printed outside the full screen: the sequences are made anew, so that
/// nothing of a text's own reaches the terminal.
struct PrintedLook {
  /// The sequence that ends all looks.
  static let end = "\u{1B}[m"

  private let depth: ColorDepth?

  /// The looks that the terminal shows which TERM and COLORTERM name: no terminfo is read for a few
  /// lines.
  init() {
    let term = Environment.value(of: "TERM") ?? ""
    let colors = Environment.value(of: "COLORTERM") ?? ""
    if term.isEmpty || term == "dumb" {
      depth = nil
    } else if Environment.value(of: "NO_COLOR")?.isEmpty == false {
      depth = ColorDepth.none
    } else if ["truecolor", "24bit"].contains(colors) || term.hasSuffix("-direct") {
      depth = .direct
    } else if term.contains("256color") {
      depth = .indexed
    } else {
      depth = .eight
    }
  }

  /// The sequence that begins the look of words in `spans`; empty for plain words.
  func sequence(for spans: some Sequence<SpanRecord>) -> String {
    guard let depth else { return "" }
    var codes: [String] = []
    for span in spans {
      switch span.kind {
      case .strong: codes.append("1")
      case .dim: codes.append("2")
      case .emphasis: codes.append("3")
      case .underline: codes.append("4")
      case .reversed: codes.append("7")
      case .strike: codes.append("9")
      case .letters: codes += Self.code(span.color, at: depth, base: 30)
      case .ground: codes += Self.code(span.color, at: depth, base: 40)
      default: break
      }
    }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// The numbers that ask for a colour: those for letters from 30 on, for what is behind from 40 on.
  private static func code(_ color: TextColor, at depth: ColorDepth, base: Int) -> [String] {
    guard let color = Color(color) else { return [] }
    let number = Int(color.number(at: depth))
    switch number {
    case ..<0: return []
    case 0..<8: return ["\(base + number)"]
    case 8..<16 where depth != .direct: return ["\(base + 60 + number - 8)"]
    case _ where depth == .direct:
      return ["\(base + 8);2;\(number >> 16 & 255);\(number >> 8 & 255);\(number & 255)"]
    default: return ["\(base + 8);5;\(number)"]
    }
  }
}
