/// Where the own words of a page of the net begin, behind its head and its menus.
struct MainPart {
  /// The addresses of what they begin with: the main part, else the first article, else the first heading. The
  /// first that is there counts.
  static let addresses = ["#\u{1}main", "#\u{1}article", "#\u{1}heading"]

  fileprivate var hasMain = false
  fileprivate var hasArticle = false
  fileprivate var hasHeading = false
}

extension MarkupConverter {
  /// How much may stand before the article or the heading that a page is for. Of those further on there may be
  /// many.
  private static let longestHead = 8 << 10
  /// So many links before a heading are menus.
  private static let fewestLinks = 10
  /// What is longer stands on a page of its own.
  private static let shortHead = 300

  /// Takes note of an element with which the page's own words may begin.
  func noteMain(_ element: Element, _ name: String, _ attributes: Attributes) {
    guard let part = mainPart, !part.hasMain else { return }
    if attributes["role"] == "main" {
      mainPart?.hasMain = true
      return begin(0)
    }
    switch element {
    case .block where name == "main":
      mainPart?.hasMain = true
      begin(0)
    case .block where name == "article" && !part.hasArticle && writer.end <= Self.longestHead:
      mainPart?.hasArticle = true
      begin(1)
    case .heading(1) where !part.hasHeading && !part.hasArticle:
      mainPart?.hasHeading = true
      if addresses.count >= Self.fewestLinks, writer.end <= Self.longestHead * 2 { begin(2) }
    default: break
    }
  }

  private func begin(_ number: Int) {
    if writer.end > Self.shortHead, !around.isInCell {
      writer.closeLine()
      writer.wantsPage = true
    }
    writer.addAnchor(MainPart.addresses[number])
  }
}
