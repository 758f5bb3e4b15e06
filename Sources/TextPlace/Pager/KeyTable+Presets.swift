package import Screen
package import Settings
import Widgets

extension KeyPreset {
  /// The keys that commands of a text have in this preset, by the commands' names; a key is taken
  /// from the command that has it in a book.
  package var keys: [String: [Key]] {
    let named: KeyValuePairs<String, String> =
      switch self {
      case .book: [:]
      case .less: Self.ofLess
      case .vim: Self.ofVim
      }
    var keys: [String: [Key]] = [:]
    for (command, names) in named {
      keys[command] = names.split(separator: "  ").compactMap { Key(settingsName: String($0)) }
    }
    return keys
  }

  // Names of keys stand apart by two spaces: some are sequences that have one.

  private static let ofLess: KeyValuePairs<String, String> = [
    "next-line": "down  j  e  enter  ctrl-n  ctrl-e",
    "previous-line": "up  k  y  ctrl-p  ctrl-k  ctrl-y",
    "next-page": "space  f  page-down  ctrl-f  ctrl-v",
    "previous-page": "b  page-up  ctrl-b  alt-v  backspace",
    "window-down": "z", "window-up": "w", "follow-to-match": "alt-F  escape F",
    "close-parenthesis": "(", "close-brace": "{", "close-bracket": "[",
    "open-parenthesis": ")", "open-brace": "}", "open-bracket": "]",
    "previous-chapter": "alt-k", "next-chapter": "alt-j",
    "columns-right": "right  alt-)", "columns-left": "left  alt-(",
    "half-page-down": "d  ctrl-d", "half-page-up": "u  ctrl-u",
    "first-page": "g  home  <  alt-<", "last-page": "G  end  >  alt->",
    "previous-month": "alt-{", "next-month": "alt-}", "spread": "alt-|",
    "go-to-percent": "%  p", "previous-year": "alt-,", "next-year": "alt-.",
    "search-backward": "?", "hide-matches": "alt-u  escape u", "filter": "&", "matches": "alt-&",
    "mark-letter": "m", "go-to-letter": "'", "bookmark": "alt-m", "marks": "alt-'",
    "help": "h  H  f1", "leave": "q  :q  :Q  ZZ", "repaint": "ctrl-l  ctrl-r  r  R",
    "whereabouts": "=  ctrl-g  :f", "edit": "v  ctrl-x", "select": "V", "bare": "alt-z",
    "narrow": "alt--", "widen": "alt-+  +", "label-words": "D", "define": "K", "follow-link": "L",
    "progress-line": "T", "go-to": "alt-g", "ignore-case": "-i",
    "ignore-all-case": "-I",
    "chop-lines": "-S  S", "line-numbers": "-N  #", "speak": "alt-r", "previous-sentence": "alt-S",
    "next-sentence": "alt-s", "voice": "alt-R", "turn-direction": "alt-d", "save-text": "s  :w",
    "scroll": "alt-w",
  ]

  private static let ofVim: KeyValuePairs<String, String> = [
    "next-line": "down  j  enter  ctrl-n  ctrl-e", "previous-line": "up  k  ctrl-p  ctrl-y",
    "next-page": "right  space  page-down  l  ctrl-f",
    "previous-page": "left  backspace  page-up  h  b  ctrl-b",
    "half-page-down": "ctrl-d", "half-page-up": "ctrl-u",
    "columns-right": "zl  zL", "columns-left": "zh  zH", "bare": "alt-z",
    "mark-letter": "m", "go-to-letter": "'  `", "bookmark": "alt-m", "marks": "alt-'",
    "first-page": "gg  home", "last-page": "G  end", "go-to-percent": "%", "go-to": "alt-g",
    "search-backward": "?", "hide-matches": "alt-u  escape u",
    "help": ":h  f1", "leave": "q  :q  ZZ  ZQ", "whereabouts": "ctrl-g", "edit": "ctrl-x",
  ]
}

extension KeyTable<TextCommand> {
  /// What is told of a key that does nothing in this table, but something in less or vim: which key
  /// does that here. Nil if it does nothing there either.
  func remark(onUnbound key: Key, in symbols: Symbols) -> String? {
    for preset in [KeyPreset.less, .vim] {
      let known = KeyTable.text.remapped(by: preset.keys).table
      guard let command = known[key],
        let binding = bindings.first(where: { $0.command == command }),
        let own = binding.keys.first
      else { continue }
      let name = command.name.replacing("-", with: " ")
      return "\(key.name(in: symbols)) does nothing here; \(name): \(own.name(in: symbols))"
    }
    return nil
  }
}
