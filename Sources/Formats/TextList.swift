import Files
import Markup

/// A page with links to several texts: those of an archive, or of a folder.
struct TextList {
  /// What names of texts end with.
  static let endings = [
    "txt", "text", "md", "markdown", "mkd", "mdx", "rst", "org", "adoc", "asc", "log", "epub",
    "fb2",
    "html", "htm", "xhtml",
  ]

  /// What names of documents end with that another program reads.
  static let outsideEndings = ["docx", "odt", "rtf", "doc", "mobi", "azw3", "pdf", "djvu"]

  /// Whether a file's name has one of these endings.
  static func hasEnding(_ name: some StringProtocol, of endings: [String]) -> Bool {
    name.split(separator: ".").dropFirst().last.map { endings.contains($0.lowercased()) } ?? false
  }

  /// Whether one path stands before another: what lies in fewer folders does.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    (one.split(separator: "/").count, one) < (other.split(separator: "/").count, other)
  }

  /// The page as XHTML.
  let page: [UInt8]

  /// The texts of the archive at a path.
  init(_ texts: [String], lengths: [Int], ofArchive archive: String) {
    self.init(
      texts, lengths: lengths, of: archive,
      saying:
        "This archive has \(texts.count) texts. A link opens one, and so does its name, added to that "
        + "of the archive:",
      command: "tome-reader " + ShellWord.quoted("\(archive)/\(texts[0])"))
  }

  /// The texts in the folder at a path.
  ///
  /// - Parameter isWhole: Whether these are all.
  init(_ texts: [String], lengths: [Int], ofFolder folder: String, isWhole: Bool) {
    let count =
      isWhole
      ? "\(texts.count) texts" : "more than \(texts.count) texts, of which these are the first"
    self.init(
      texts, lengths: lengths, of: folder,
      saying: "This folder has \(count). A link opens one. Your library takes all of them:",
      command: "tome-reader add " + ShellWord.quoted(folder))
  }

  private init(
    _ texts: [String], lengths: [Int], of path: String, saying sentence: String, command: String
  ) {
    let rows = zip(texts, lengths).map { text, length in
      let link = Self.escaped(BookPath.source(of: text))
      return "<li><a href=\"\(link)\">\(Self.escaped(text))</a> (\(Self.size(length)))</li>"
    }
    let name = Self.escaped(Self.name(of: path))
    let words =
      "<html><head><title>\(name)</title></head><body><h1>\(name)</h1><p>\(sentence)</p>"
      + "<pre>\(Self.escaped(command))</pre><ul>\(rows.joined())</ul></body></html>"
    page = Array(words.utf8)
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes) bytes" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case let control where control.value < 0x20: escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
