/// A spacing character with its marks, and the columns it takes.
struct PlainGlyph {
  var text: String
  var columns: Int
}

/// The glyphs of `text` in order: what goes into one cell, or into two for a wide one.
func glyphs(of text: String) -> [PlainGlyph] {
  var result: [PlainGlyph] = []
  for scalar in text.unicodeScalars {
    let width = columns(of: scalar)
    if width == 0 {
      if !result.isEmpty, scalar.properties.generalCategory != .format {
        result[result.count - 1].text.unicodeScalars.append(scalar)
      }
    } else {
      result.append(PlainGlyph(text: scalar.value < 32 ? "?" : String(scalar), columns: width))
    }
  }
  return result
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case ..<0x300: return 1
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
