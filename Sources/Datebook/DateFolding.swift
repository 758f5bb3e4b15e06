/// Names and typed dates without what a keyboard may not have: case, accents, curved apostrophes, and
/// the digits of other scripts.
enum DateFolding {
  /// Letters with an accent, behind the one that they are without it.
  private static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let groups = [
      "aàáâãäåāăą", "cçćĉċč", "dďđ", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭįı", "jĵ", "kķ",
      "lĺļľł",
      "nñńņň", "oòóôõöøōŏő", "rŕŗř", "sśŝşšș", "tţťŧț", "uùúûüũūŭůűų", "wŵ", "yýÿŷ", "zźżž",
    ]
    return groups.reduce(into: [:]) { letters, group in
      let scalars = Array(group.unicodeScalars)
      for scalar in scalars.dropFirst() { letters[scalar] = scalars[0] }
    }
  }()

  /// `text` in small letters without accents.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark: break
      case .decimalNumber:
        let digit = scalar.properties.numericValue.map { UInt8($0) } ?? 0
        folded.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      default: folded.append(scalar == "’" ? "'" : accented[scalar] ?? scalar)
      }
    }
    return String(folded)
  }
}
