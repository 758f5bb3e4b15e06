/// What stands before the items of a list.
enum ListMarker: Equatable {
  /// Nothing.
  case none
  /// A sign; which one depends on how deep the list is, if this one is empty.
  case sign(String)
  /// A number: `1`, `0` (with a zero before one digit), `a`, `A`, `i`, `I`, or `α`.
  case number(Character)

  /// What `list-style-type` says, or one word of `list-style`; `nil` if it says nothing of markers.
  init?(style: some StringProtocol) {
    switch style {
    case "none": self = .none
    case "disc": self = .sign("•")
    case "circle": self = .sign("◦")
    case "square": self = .sign("▪")
    case "decimal": self = .number("1")
    case "decimal-leading-zero": self = .number("0")
    case "lower-alpha", "lower-latin": self = .number("a")
    case "upper-alpha", "upper-latin": self = .number("A")
    case "lower-roman": self = .number("i")
    case "upper-roman": self = .number("I")
    case "lower-greek": self = .number("α")
    default: return nil
    }
  }

  /// What the `type` of a list or an item says.
  init?(type: String) {
    switch type {
    case "1", "a", "A", "i", "I": self = .number(Character(type))
    default: self.init(style: type.lowercased())
    }
  }
}

/// A number that is known when a list that is numbered backward has ended.
struct LaterNumber {
  /// The list, of those that are open.
  var list: Int
  /// How it is written.
  var style: Character
  /// How many items stand before it.
  var itemsBefore: Int
  /// The text's offset at which it stands.
  var offset = 0
}

/// A list that is open.
struct OpenList {
  /// How far items stand apart that are paragraphs.
  enum Spacing {
    /// The first item tells.
    case unknown
    /// Right below each other.
    case tight
    /// With a blank line between them.
    case loose
  }

  /// What stands before its items.
  var marker = ListMarker.sign("")
  var spacing = Spacing.loose
  /// The number of the next item.
  var number = 1
  /// Whether the numbers go down.
  var isReversed = false
  /// Whether the numbers of some items may be known only at the end.
  var waitsForEnd = false
  /// Whether the next number is such a one: the first is the number of items.
  var isNumberedLater = false
  /// The columns by which the words of its last item are indented; `nil` before there is one.
  var itemIndent: Int?
  /// Whether an item of it is open.
  var isInItem = false
  /// The paragraphs of the item that is open.
  var paragraphs = 0
  /// The number of items so far.
  var items = 0
  /// The numbers that are to be put in at the end.
  var laterNumbers: [LaterNumber] = []
}

extension OpenList {
  /// What stands for a number that is not known yet, with what stands behind it.
  static let numberToCome = "0. "

  /// The marker of an item with `number`, with the space behind it; `nil` if it has none.
  static func text(_ marker: ListMarker, number: Int, depth: Int) -> String? {
    switch marker {
    case .none: nil
    case .sign(""): depth <= 1 ? "• " : depth == 2 ? "◦ " : "▪ "
    case .sign(let sign): sign + " "
    case .number(let style): text(of: number, as: style) + ". "
    }
  }

  /// A number as browsers write it.
  static func text(of number: Int, as style: Character) -> String {
    switch style {
    case "a": letters(number, "abcdefghijklmnopqrstuvwxyz")
    case "A": letters(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    case "α": letters(number, "αβγδεζηθικλμνξοπρστυφχψω")
    case "i": roman(number).lowercased()
    case "I": roman(number)
    case "0" where 0...9 ~= number: "0\(number)"
    default: "\(number)"
    }
  }

  /// The letters of a number: `z` is followed by `aa`.
  private static func letters(_ number: Int, _ alphabet: String) -> String {
    guard number > 0 else { return "\(number)" }
    let alphabet = Array(alphabet)
    var rest = number
    var letters = ""
    while rest > 0 {
      letters = String(alphabet[(rest - 1) % alphabet.count]) + letters
      rest = (rest - 1) / alphabet.count
    }
    return letters
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return "\(number)" }
    let parts: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var letters = ""
    for (value, sign) in parts {
      while rest >= value {
        letters += sign
        rest -= value
      }
    }
    return letters
  }
}
