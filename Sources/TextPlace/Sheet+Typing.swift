import Screen
import Widgets

extension Sheet {
  /// Whether letters are typed into it now, and are no commands.
  fileprivate var isTyping: Bool {
    switch self {
    case .goTo, .search, .note, .define, .fileName: true
    case .contents(let sheet): sheet.typed != nil
    case .marks(let sheet): sheet.typed != nil
    case .settings(let sheet): sheet.isTyping
    case .plan(let sheet): sheet.isTyping
    case .matches, .colour, .themes, .info, .lookUp, .planOffer, .year, .words, .links, .footnote,
      .address, .files, .letter, .picture, .voice, .telling:
      false
    }
  }
}

extension TextModel {
  /// Takes a text that was pasted: into what is being typed, else nowhere.
  package mutating func insert(_ text: String) -> [TextEffect] {
    guard let open = sheet else { return [] }
    let line = PastedLine(text)
    if case .note(var note) = open {
      note.paste(line)
      sheet = .note(note)
      return []
    }
    return line.characters.flatMap { sheet?.isTyping == true ? press(.character($0)) : [] }
  }
}
