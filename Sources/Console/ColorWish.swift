private import CNcurses
import Glibc
import Screen

/// What the environment says of colours: <https://no-color.org>, and COLORTERM.
enum ColorWish {
  case none, own, direct

  /// The wish that the environment has.
  init() {
    if let value = getenv("NO_COLOR"), value.pointee != 0 {
      self = .none
    } else if let value = getenv("COLORTERM"),
      ["truecolor", "24bit"].contains(String(cString: value))
    {
      self = .direct
    } else {
      self = .own
    }
  }

  /// The same wish in the words of ``CNcurses``.
  var wanted: UInt32 {
    switch self {
    case .none: CNC_NO_COLORS.rawValue
    case .own: CNC_OWN_COLORS.rawValue
    case .direct: CNC_DIRECT_COLORS.rawValue
    }
  }
}

extension ColorDepth {
  /// The depth of a terminal that has this many colours.
  init(colors: CInt) {
    self =
      switch colors {
      case 0x100_0000...: .direct
      case 256...: .indexed
      case 16...: .sixteen
      case 8...: .eight
      default: .none
      }
  }
}
