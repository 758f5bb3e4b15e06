/// Tables in cells of RTF.
enum RichTextTables {
  /// `text` with the cells of inner tables as paragraphs of the cell around them; `nil` if there are none.
  ///
  /// Pandoc takes the end of an inner row for that of the row around it, and loses what stood before. What
  /// is there for programs that know no inner tables says the same again.
  static func respelled(_ text: [UInt8]) -> [UInt8]? {
    guard text.place(of: #"\nestcell"#.utf8) != nil else { return nil }
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < text.count {
      let start = index
      switch text[index] {
      case UInt8(ascii: "\\"):
        let control = RichTextControl(text, at: index)
        index = control.end
        guard control.word == "nestcell" || control.word == "nestrow" else { continue }
        result += text[copied..<start]
        if control.word == "nestcell" { result += #"\par "#.utf8 }
        copied = index
      case UInt8(ascii: "{"):
        let group = RichTextGroup(text, at: index, in: 0..<text.count)
        index = group.inside
        guard group.word == "nesttableprops" || group.word == "nonesttables" else { continue }
        index = RichTextGroup.end(of: text, from: start, in: 0..<text.count)
        result += text[copied..<start]
        copied = index
      default: index += 1
      }
    }
    return result + text[copied...]
  }
}
