import Foundation

/// Prints what Foundation says where it asks ICU's data: all that the program and its packages use of it, and
/// something of what they do not.
@main
struct Words {
  static func main() throws {
    for name in TimeZone.knownTimeZoneIdentifiers.sorted() + otherZones { print(name, zone(name)) }
    for host in hosts { print(host, address("http://\(host)/ä?ö=ü")) }
    for words in texts { print(words, letters(words)) }
    try printJSON()
    try printDates()
    print(sorted { $0.localizedCompare($1) == .orderedAscending })
    print(sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
    print(Locale.current.identifier, String(format: "%.3f %5d", 3.14159, 42))
    print(NumberFormatter.localizedString(from: 1_234_567.891, number: .decimal))
  }

  private static let otherZones = [
    "Europe/Kiev", "US/Pacific", "GMT+3", "CET", "EST5EDT", "UTC", "Nowhere/Land", "",
  ]
  private static let hosts = [
    "bücher.example", "日本語.jp", "faß.de", "ΑΒΓ.gr", "xn--bcher-kva.example", "ex ample.org",
    "مثال.إختبار", "a.ǅ", "",
  ]
  private static let texts = ["Straße", "ÉCOLE", "hello WORLD", "İstanbul", "ﬁ①Å", "שלום", "한국어"]

  /// A zone's seconds ahead of UTC over 190 years, as one number, and when it changes next.
  private static func zone(_ name: String) -> String {
    guard let zone = TimeZone(identifier: name) else { return "none" }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for second in stride(from: -2e9, to: 4e9, by: 86400 * 9.37) {
      let seconds = zone.secondsFromGMT(for: Date(timeIntervalSince1970: second))
      hash = (hash ^ UInt64(bitPattern: Int64(seconds))) &* 0x100_0000_01B3
    }
    let next = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: 1.7e9))
    return "\(hash) \(next?.timeIntervalSince1970 ?? 0)"
  }

  private static func address(_ text: String) -> String {
    let url = URL(string: text)
    let other = URL(string: "../b c/é", relativeTo: url)
    return
      "\(url?.absoluteString ?? "none") \(url?.host ?? "none") \(other?.absoluteString ?? "none")"
  }

  private static func letters(_ text: String) -> String {
    let replaced = text.replacingOccurrences(of: "école", with: "_", options: .caseInsensitive)
    let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return [
      replaced, folded, text.localizedUppercase, text.localizedLowercase, text.localizedCapitalized,
      text.precomposedStringWithCompatibilityMapping, text.decomposedStringWithCanonicalMapping,
      text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "none",
    ].joined(separator: " ")
  }

  private static func printJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(["a": 1.5, "é": 2e-9]), as: UTF8.self))
    let json = Data(#"{"a":[1,2.5,null,true,"\u00e9"]}"#.utf8)
    print(try JSONSerialization.jsonObject(with: json))
    print(try JSONDecoder().decode([String: Double].self, from: Data(#"{"é":1e3}"#.utf8)))
  }

  private static func printDates() throws {
    let date = Date(timeIntervalSince1970: 1.7e9)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS EEE MMM"
    print(formatter.string(from: date), date, date.ISO8601Format())
    print(formatter.date(from: "2024-02-29 12:34:56.789 Thu Feb")?.timeIntervalSince1970 ?? 0)
    let calendar = Calendar(identifier: .gregorian)
    print(calendar.dateComponents(in: TimeZone(identifier: "Europe/Berlin") ?? .gmt, from: date))
  }

  private static func sorted(_ isBefore: (String, String) -> Bool) -> String {
    ["Zebra", "apple", "Äpfel", "zoo", "éclair", "Eclair", "öl", "10", "9", "日本", "あ"]
      .sorted(by: isBefore).joined(separator: " ")
  }
}
