import Books
import Widgets

extension PrintedPage {
  /// The label of the printed page that was typed: `xii` for `#xii`.
  static func label(_ typed: String) -> String? {
    let words = typed.drop { $0 == " " }
    guard words.first == "#" else { return nil }
    return String(words.dropFirst()).filter { $0 != " " }.lowercased()
  }
}

extension Contents {
  /// The page of the printed book with a label, in whatever case.
  func printedPage(called label: String) -> PrintedPage? {
    printedPages.first { $0.label.lowercased().filter { $0 != " " } == label }
  }

  /// Why no page of the printed book has a label.
  func obstacle(toPrintedPage label: String) -> String {
    guard let first = printedPages.first?.label, let last = printedPages.last?.label else {
      return "this book has no printed page numbers"
    }
    return label.isEmpty
      ? "write a page of the printed book, from #\(first) to #\(last)"
      : "no printed page is called \(label); they go from \(first) to \(last)"
  }
}

extension BookPlace {
  /// The label of the printed page that what is shown begins on; `nil` if the book has none.
  var printedPage: String? {
    guard let contents, let shown else { return nil }
    return contents.printedPages.last { $0.offset <= shown.lowerBound }?.label
  }

  /// Goes to where a page of the printed book begins.
  mutating func go(to page: PrintedPage) -> [TextEffect] {
    aim = "printed page \(page.label)"
    return jump(to: page.offset, asking: nil)
  }
}
