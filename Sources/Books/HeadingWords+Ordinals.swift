extension HeadingWords {
  /// Ordinals without their endings, from the first on, of languages that have several endings for each.
  private static let stems: [(stems: [[StaticString]], endings: [StaticString])] = [
    (
      [
        ["перв"], ["втор"], ["трет"], ["четвёрт", "четверт"], ["пят"], ["шест"], ["седьм"],
        ["восьм"], ["девят"], ["десят"], ["одиннадцат"], ["двенадцат"], ["тринадцат"],
        ["четырнадцат"], ["пятнадцат"], ["шестнадцат"], ["семнадцат"], ["восемнадцат"],
        ["девятнадцат"], ["двадцат"],
      ],
      ["ая", "ый", "ое", "ой", "ья", "ий", "ье"]
    ),
    (
      [
        ["prim", "primer", "primeir"], ["segund", "second"], ["tercer", "terz", "terceir"],
        ["cuart", "quart"], ["quint"], ["sext", "sest"], ["séptim", "settim", "sétim"],
        ["octav", "ottav", "oitav"], ["noven", "nov", "non"], ["décim", "decim"],
      ],
      ["o", "a"]
    ),
  ]

  /// The number of an ordinal such as `первая`, `terzo` or `primera`, in small letters.
  static func ordinal(_ word: Substring) -> Int? {
    guard word.utf8.count > 3, let last = word.utf8.last else { return nil }
    // Most words end otherwise: in Latin letters with `o` or `a`, in Russian with `я`, `й` or `е`.
    let list = last == UInt8(ascii: "o") || last == UInt8(ascii: "a") ? 1 : last >= 0x80 ? 0 : nil
    guard let list else { return nil }
    for ending in stems[list].endings where word.hasSuffix(ending.description) {
      let stem = word.dropLast(ending.description.count)
      let index = stems[list].stems.firstIndex { forms in
        forms.contains { stem.utf8.elementsEqual($0.description.utf8) }
      }
      if let index { return index + 1 }
    }
    return nil
  }
}
