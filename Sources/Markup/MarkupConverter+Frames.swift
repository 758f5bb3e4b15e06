import Books

extension MarkupConverter {
  /// Writes what another document in the window of this one is called, with a link to it: a page made of
  /// frames would be empty, and so would be what a map or a film stands in.
  ///
  /// - Parameter isBlock: Whether it is a paragraph.
  func addFrame(_ attributes: Attributes, isBlock: Bool) {
    guard let source = attributes["src"]?.trimmed, Self.isPage(source),
      // What nobody is to see counts readers.
      !["width", "height"].contains(where: { ["0", "1"].contains(attributes[$0]) })
    else { return }
    let names = isBlock ? ["title", "name"] : ["title"]
    let words = names.lazy.compactMap { attributes[$0]?.onOneLine }.first { !$0.isEmpty }
    // What stands among words and has no title is more often an advertisement.
    guard let words = words ?? (isBlock ? source : nil) else { return }
    addLink(to: source, called: words, isBlock: isBlock)
  }

  /// Takes note of where a page leads that shows itself for a moment, or not at all.
  func noteRefresh(_ attributes: Attributes) {
    guard attributes["http-equiv"]?.lowercased() == "refresh", let content = attributes["content"],
      let sign = content.firstIndex(where: { $0 == ";" || $0 == "," })
    else { return }
    let rest = content[sign...].dropFirst().drop { $0 == " " }
    guard rest.prefix(3).lowercased() == "url",
      let equals = rest.firstIndex(of: "=")
    else { return }
    let address =
      String(rest[equals...].dropFirst()).trimmed.split { "'\"".contains($0) }
      .first.map(String.init) ?? ""
    if Self.isPage(address) { refresh = address }
  }

  /// Writes a link to where a page leads that has no words.
  func finishRefresh() {
    guard let address = refresh else { return }
    refresh = nil
    if writer.end == 0, !writer.isOpen { addLink(to: address, called: address, isBlock: true) }
  }

  private func addLink(to address: String, called words: String, isBlock: Bool) {
    if isBlock { begin("p", Attributes()) }
    begin("a", Attributes([("href", address)]))
    generate(words)
    end()
    if isBlock { end() }
  }

  /// Whether an address is that of a document, and not a script or the document's own words.
  private static func isPage(_ address: String) -> Bool {
    !address.isEmpty
      && !["javascript:", "data:", "about:", "blob:"].contains {
        address.lowercased().hasPrefix($0)
      }
  }
}
