import Paging
import Settings
import Widgets

/// Lines of commands as in vim: `:500`, `:set nu`, `:e notes.txt`.
extension TextModel {
  package mutating func obey(line: String) -> [TextEffect]? {
    guard preferences.keyPreset == .vim, line.first == ":" else { return nil }
    let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first else { return [] }
    let rest = words.count > 1 ? words[1].trimmingPrefix { $0 == " " } : ""
    if let number = Int(name) { return [.findLine(LineNumber(max(number, 1)))] }
    if !rest.isEmpty { return obey(name, with: String(rest)) }
    guard let command = Self.command(named: name) else { return nil }
    return self.obey(command)
  }

  private static func command(named name: String) -> TextCommand? {
    switch name {
    case "$": .lastPage
    case "n", "next": .pager(.nextFile)
    case "p", "N", "prev", "previous", "Next": .pager(.previousFile)
    case "rew", "rewind", "fir", "first": .pager(.firstFile)
    case "e", "edit": .pager(.openFile)
    case "d", "bd", "bdelete": .pager(.removeFile)
    case "l", "ls", "files", "buffers", "ar", "args": .pager(.files)
    case "w", "write", "sav", "saveas": .pager(.saveText)
    case "f", "file": .pager(.whereabouts)
    case "noh", "nohlsearch": .pager(.hideMatches)
    case "h", "help": .help
    case "q", "q!", "quit", "qa", "qa!", "wq", "wqa", "x", "xa", "exit": .leave
    default: nil
    }
  }

  private mutating func obey(_ name: String, with word: String) -> [TextEffect]? {
    switch name {
    case "e", "edit": return [.go(.file(.open(word)))]
    case "w", "write", "sav", "saveas": return [.saveText(as: word)]
    case "se", "set": return set(option: word)
    default: return nil
    }
  }

  /// Sets an option as vim has it, unless it is as is wished.
  private mutating func set(option: String) -> [TextEffect]? {
    let isOff = option.hasPrefix("no")
    switch isOff ? option.dropFirst(2) : option[...] {
    case "nu", "number": return book.view.numbersLines == !isOff ? [] : obey(.lineNumbers)
    case "wrap": return book.isChopped == isOff ? [] : obey(.chopLines)
    case "ic", "ignorecase":
      let ignores = preferences.matching == "ignore"
      return ignores == !isOff ? [] : obey(.pager(.ignoreAllCase))
    case "hls", "hlsearch":
      guard let search = book.search else { return [] }
      return search.isHidden == isOff ? [] : obey(.pager(.hideMatches))
    default: return nil
    }
  }
}
