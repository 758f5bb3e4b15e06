import ArgumentParser
import Books
import Datebook
import Formats
import Paging
import Rooms
import Setup
import Shelf
import Sync

/// Prints the dated entries of a text.
struct DatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dates",
    abstract: "Print the dated entries of a diary or a page-a-day book.",
    discussion: """
      The first line says whether the text counts as dated: sure, likely, no, or what you have \
      said about it in the program. If a diary gives no years, the line also lists the years that \
      fit its weekdays. Each line after it describes an entry: its date, its byte offset and its \
      heading, separated by tabs. A date without a year is written --04-03.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var text: TextOptions

  func run() throws {
    let opened = try open(file, text.opening) {}
    let ruling = Self.ruling(on: opened)
    var found = try DatedText(readingAllOf: opened.whole(), keepingWords: false)
    // A date that a text merely mentions is not an entry.
    if !(ruling ?? (found.certainty > .none)) { found = DatedText(certainty: found.certainty) }
    try json ? printJSON(found, ruling) : printLines(found, ruling)
  }

  /// What the reader has said: whether the text counts as dated. Nil if the reader has said
  /// nothing, or if the library cannot be read: the text alone decides then.
  private static func ruling(on text: OpenedText) -> Bool? {
    guard let digest = text.digest, let library = try? LibraryLocation.ofReader() else {
      return nil
    }
    return PositionLookup.find(library: library.path, digest: digest, file: "")?.isDated
  }

  private func printLines(_ found: DatedText, _ ruling: Bool?) throws(Failure) {
    var output = Output()
    let says = ruling == nil ? "" : ", set by you"
    guard ruling ?? (found.certainty > .none) else {
      try output.write("dated: no\(says)\n")
      return try output.flush()
    }
    let count = found.entries.count
    try output.write(
      "dated: \(ruling == nil ? found.certainty.rawValue : "yes")\(says), "
        + "\(count) \(count == 1 ? "entry" : "entries") on "
        + "\(found.dayCount) days\(found.style == .julian ? ", Old Style" : "")"
        + "\(found.yearsAreGuessed ? ", years guessed" : "")\(years(of: found))\n")
    for entry in found.entries {
      try output.write(entry.date.description)
      try output.write("\t")
      try output.write(String(entry.offset))
      try output.write("\t")
      try output.write(entry.heading)
      try output.write("\n")
    }
    try output.flush()
  }

  /// The years that fit the weekdays, if nothing else settles the year.
  private func years(of found: DatedText) -> String {
    guard !found.possibleYears.isEmpty else { return "" }
    guard let years = found.probableYearsInWords(before: LocalClock().today.year) else {
      return ", of one of \(found.possibleYears.count) years by its weekdays"
    }
    return ", by its weekdays of \(years)"
  }

  private func printJSON(_ found: DatedText, _ ruling: Bool?) throws(Failure) {
    var output = Output()
    let calendar = found.style.map { "\"\($0.rawValue)\"" } ?? "null"
    try output.write(
      "{\"dated\":\(ruling ?? (found.certainty > .none)),"
        + "\"certainty\":\"\(found.certainty.rawValue)\",\"reader\":\(ruling.map { "\($0)" } ?? "null"),"
        + "\"calendar\":\(calendar),\"yearsAreGuessed\":\(found.yearsAreGuessed),"
        + "\"possibleYears\":\(found.possibleYears),\"days\":\(found.dayCount),\"entries\":[")
    var separator = "\n"
    for entry in found.entries {
      try output.write(
        "\(separator){\"date\":\"\(entry.date)\",\"offset\":\(entry.offset),"
          + "\"heading\":\(JSONString(entry.heading))}")
      separator = ",\n"
    }
    let end = found.entries.isEmpty ? "" : "\n"
    try output.write("\(end)],\"count\":\(found.entries.count)}\n")
    try output.flush()
  }
}
