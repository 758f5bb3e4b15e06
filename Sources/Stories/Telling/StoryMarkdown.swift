/// A story's text as Markdown.
package enum StoryMarkdown {
  /// The text with its title, its chapters and its last page as headings.
  package static func text(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isFirst = true
    return lines.map { line in
      guard !line.isEmpty else { return "" }
      defer { isFirst = false }
      if isFirst { return "# " + escaped(line) }
      let isHeading =
        line.hasPrefix("Chapter ") && line.contains(": ") || line == "To talk about"
        || line == "Words"
      return isHeading ? "## " + escaped(line) : escaped(line)
    }.joined(separator: "\n")
  }

  /// A line whose characters mean nothing to Markdown.
  private static func escaped(_ line: Substring) -> String {
    var result = ""
    for character in line {
      if "\\`*_[]<>#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
