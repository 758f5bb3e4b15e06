import Books

/// An entry of the contents that a document of printed pages has beside its pages.
struct Bookmark: Equatable {
  /// What it says, on one line.
  let title: String
  /// How deep it lies: 0 for what stands at the top.
  let level: Int
  /// The 0-based page that it leads to.
  let page: Int

  /// Those that `pdftohtml -xml` writes behind the pages of a document: an element `item` for each, those
  /// below it in an element `outline` behind it.
  static func all(inXML text: [UInt8]) -> [Bookmark] {
    var bookmarks: [Bookmark] = []
    var depth = 0
    var index = 0
    while let (start, tag) = XMLTag.next(in: text, from: index) {
      index = tag.end
      if tag.name == "outline" { depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1 }
      guard tag.name == "item", !tag.isEnd, depth > 0 else { continue }
      let end = text[index...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
      let title = words(ofXML: text[index..<end])
      if let page = number(in: text[start..<tag.end]), page > 0, !title.isEmpty {
        bookmarks.append(Bookmark(title: title, level: depth - 1, page: page - 1))
      }
    }
    return bookmarks
  }

  /// The number in a tag, `3` in `<item page="3">`; `nil` if there is none.
  private static func number(in tag: ArraySlice<UInt8>) -> Int? {
    let digits = tag.drop { !(0x30...0x39 ~= $0) }.prefix { 0x30...0x39 ~= $0 }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func words(ofXML text: ArraySlice<UInt8>) -> String {
    var words = String(decoding: text, as: UTF8.self)
    let signs = [
      ("&#160;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
      ("&amp;", "&"),
    ]
    for (name, sign) in signs { words = words.replacing(name, with: sign) }
    return words.onOneLine
  }

  /// Those that `djvused` writes as `ls` and `print-outline`: a line for each page with its number and its
  /// name, then lists in brackets, `("Title" "#page" …)`, in which those below it follow.
  static func all(inDjVu text: String) -> [Bookmark] {
    guard let start = text.firstRange(of: "(bookmarks") else { return [] }
    var pages: [Substring: Int] = [:]
    for line in text[..<start.lowerBound].split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ", maxSplits: 3)
      guard fields.count == 4, fields[1] == "P", let number = Int(fields[0]) else { continue }
      pages[fields[3].drop { $0 == " " }] = number - 1
    }
    var bookmarks: [Bookmark] = []
    var depth = 0
    var words: [String] = []
    var rest = text[start.upperBound...]
    while let sign = rest.popFirst() {
      switch sign {
      case "(":
        depth += 1
        words = []
      case ")": depth -= 1
      case "\"":
        words.append(string(&rest))
        guard words.count == 2, depth > 0, words[1].first == "#" else { continue }
        let title = words[0].onOneLine
        let target = words[1].dropFirst()
        if let page = pages[target] ?? Int(target).map({ $0 - 1 }), page >= 0, !title.isEmpty {
          bookmarks.append(Bookmark(title: title, level: depth - 1, page: page))
        }
      default: break
      }
    }
    return bookmarks
  }

  /// Takes a string of `djvused` off `rest`, up to the quotation mark behind it.
  private static func string(_ rest: inout Substring) -> String {
    var value = ""
    while let sign = rest.popFirst(), sign != "\"" {
      if sign == "\\", let escaped = rest.popFirst() {
        value.append(escaped == "n" || escaped == "t" ? " " : escaped)
      } else {
        value.append(sign)
      }
    }
    return value
  }
}
