import Books
import CProcess
import Dispatch
import Files
import Formats
import Glibc

/// The manual page that man(1) sends through the pipe, as it tells its pager in MAN_PN: `ls(1)`.
///
/// man has formatted it for the width of the terminal, and justified it. So it is asked for the page
/// once more, at the width of the reader's lines.
struct ManualPage {
  /// How long the page may take to come, until it is shown as man has sent it.
  private static let patience = Duration.seconds(2)
  /// The characters at the beginning, white space not counted, by which a page is known again.
  private static let compared = 80

  private let name: String
  private let section: String

  /// The page that is piped in; `nil` if man sends none, or MANWIDTH says how wide it is to be.
  init?() {
    guard let page = Environment.value(of: "MAN_PN"), Environment.value(of: "MANWIDTH") == nil,
      page.hasSuffix(")"), let bracket = page.lastIndex(of: "("), bracket > page.startIndex
    else { return nil }
    name = String(page[..<bracket])
    section = String(page[bracket...].dropFirst().dropLast())
    guard !name.hasPrefix("-"), !section.isEmpty, !section.hasPrefix("-") else { return nil }
  }

  /// The page in lines of `columns` columns; `nil` if man does not give the page that begins as `text`
  /// does.
  func formatted(
    _ text: OpenedText, columns: Int, _ options: OpenOptions,
    onChange: @escaping @Sendable () -> Void
  ) -> OpenedText? {
    guard let output = output(columns: columns),
      let page = try? TextOpener.standardInput(
        fileDescriptor: output.number, options: options, onChange: onChange),
      let beginning = beginning(of: page.source), beginning == self.beginning(of: text.source)
    else { return nil }
    text.source.stop()
    return page
  }

  /// The characters that a text begins with, without the white space that differs with the width;
  /// `nil` if too few of them come.
  private func beginning(of source: any LiveText) -> String? {
    let deadline = ContinuousClock.now + Self.patience
    while !source.isComplete, source.count < 4 * Self.compared + 512 {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(500)
    }
    var bytes = [UInt8](repeating: 0, count: min(source.count, 2048))
    guard (try? bytes.withUnsafeMutableBytes({ try source.read(into: $0, at: 0) })) == bytes.count,
      source.count > 0
    else { return nil }
    // Words are divided elsewhere.
    let letters = String(decoding: bytes, as: UTF8.self)
      .filter { !$0.isWhitespace && $0 != "-" && $0 != "\u{2010}" }
    return String(letters.prefix(Self.compared))
  }

  /// What man writes when it is asked for the page.
  private func output(columns: Int) -> Descriptor? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let writing = Descriptor(owning: ends[1])
    var words = strings(["man", "--", section, name])
    var variables = strings(environment(columns: columns))
    defer { for string in words + variables { free(string) } }
    let child = cpr_spawn(
      &words, &variables, -1, writing.number, -1, CInt(CPR_OWN_SESSION))
    guard child > 0 else { return nil }
    DispatchQueue(label: "tome-reader.man", qos: .utility).async { _ = cpr_wait(child) }
    return reading
  }

  /// The program's own variables, with those that man heeds.
  private func environment(columns: Int) -> [String] {
    let own = ["MANWIDTH", "MANPAGER", "PAGER", "MAN_PN", "MAN_KEEP_FORMATTING"]
    var variables: [String] = []
    var entry = environ
    while let variable = entry.pointee {
      let words = String(cString: variable)
      if !own.contains(where: { words.hasPrefix($0 + "=") }) { variables.append(words) }
      entry += 1
    }
    return variables + ["MANWIDTH=\(columns)", "MANPAGER=cat", "MAN_KEEP_FORMATTING=1"]
  }

  private func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in strdup(word) } + [nil]
  }
}
