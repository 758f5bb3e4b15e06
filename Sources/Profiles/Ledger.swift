package import Datebook

/// An entry of the ledger: when it was written, whose it is, and what happened.
package struct LedgerEntry: Equatable, Sendable {
  /// What happened.
  package enum Kind: Equatable, Sendable {
    /// So many seconds were read.
    case read(seconds: Int)
    /// A story was told.
    case story
    /// A parent granted this, for this reason.
    case grant(Grant, reason: String)
    /// The day's time was used, or bedtime began.
    case limit
    /// A PIN was wrong, or right.
    case wrongPIN, rightPIN
    /// The PIN was changed.
    case newPIN
    /// The ledger was begun.
    case begun
  }

  /// Seconds since 1970 UTC by the family's clock.
  package var time: Int
  /// The day by the family's clock.
  package var day: Day
  /// Whose it is, by slug; empty for the first profile and for the parents.
  package var slug: String
  package var kind: Kind

  /// An entry.
  package init(_ kind: Kind, of slug: String, at time: FamilyTime) {
    (self.kind, self.slug) = (kind, slug)
    (self.time, day) = (time.seconds, time.day)
  }
}

// MARK: - As lines of a file

extension LedgerEntry {
  /// The entry as a line of the ledger's file, with its end: fields between tabs, then a checksum.
  package var line: String {
    let (word, value) = words
    let fields = ["\(time)", "\(day.number)", slug.isEmpty ? "-" : slug, word, value]
    let body = fields.joined(separator: "\t")
    return "\(body)\t\(Self.checksum(of: body.utf8))\n"
  }

  /// The entry of a line without its end; nil if the line was not written whole.
  package init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6, let time = Int(fields[0]), let day = Int(fields[1]),
      let last = line.lastIndex(of: "\t"),
      String(fields[5]) == Self.checksum(of: line[..<last].utf8),
      let kind = Kind(word: fields[3], value: fields[4])
    else { return nil }
    (self.time, self.day, self.kind) = (time, Day(number: day), kind)
    slug = fields[2] == "-" ? "" : String(fields[2])
  }

  private var words: (String, String) {
    switch kind {
    case .read(let seconds): ("read", "\(seconds)")
    case .story: ("story", "")
    case .grant(let grant, let reason):
      (
        "grant",
        (grant.seconds.map { "\($0)" } ?? "day") + " "
          + String(reason.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      )
    case .limit: ("limit", "")
    case .wrongPIN: ("wrong-pin", "")
    case .rightPIN: ("right-pin", "")
    case .newPIN: ("new-pin", "")
    case .begun: ("begun", "")
    }
  }

  /// FNV-1a with 32 bits: it tells a line that was cut off, and does not hide who changed one.
  private static func checksum(of bytes: some Sequence<UInt8>) -> String {
    String(bytes.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }, radix: 16)
  }
}

extension LedgerEntry.Kind {
  fileprivate init?(word: Substring, value: Substring) {
    switch word {
    case "read":
      guard let seconds = Int(value), seconds >= 0 else { return nil }
      self = .read(seconds: seconds)
    case "story": self = .story
    case "grant":
      let parts = value.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let seconds = Int(parts[0])
      guard let grant = Grant.allCases.first(where: { $0.seconds == seconds }),
        seconds != nil || parts[0] == "day"
      else { return nil }
      self = .grant(grant, reason: parts.count > 1 ? String(parts[1]) : "")
    case "limit": self = .limit
    case "wrong-pin": self = .wrongPIN
    case "right-pin": self = .rightPIN
    case "new-pin": self = .newPIN
    case "begun": self = .begun
    default: return nil
    }
  }
}

// MARK: - The ledger

/// What was read, granted and tried, by profile and day.
package struct Ledger: Equatable, Sendable {
  /// The entries, in the order in which they were written.
  package private(set) var entries: [LedgerEntry] = []
  /// The highest time that was seen, in seconds since 1970 UTC.
  package private(set) var highest = 0
  /// The latest day that was seen.
  package private(set) var latestDay = Day.first
  /// The wrong PINs since the last right one.
  package private(set) var attempts = PINAttempts()
  /// The lines that could not be read.
  package private(set) var damagedLines = 0
  private var usages: [Key: DayUsage] = [:]

  private struct Key: Hashable, Sendable {
    var slug: String
    var day: Day
  }

  /// Nothing yet.
  package init() {}

  /// The ledger of a file's text. A line that was cut off costs itself and no other.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      guard let entry = LedgerEntry(line: line) else {
        damagedLines += 1
        continue
      }
      record(entry)
    }
  }

  /// Records an entry.
  package mutating func record(_ entry: LedgerEntry) {
    entries.append(entry)
    highest = max(highest, entry.time)
    latestDay = max(latestDay, entry.day)
    let key = Key(slug: entry.slug, day: entry.day)
    switch entry.kind {
    case .read(let seconds): usages[key, default: DayUsage()].seconds += seconds
    case .story: usages[key, default: DayUsage()].stories += 1
    case .grant(let grant, _):
      if let seconds = grant.seconds {
        usages[key, default: DayUsage()].granted += seconds
      } else {
        usages[key, default: DayUsage()].isDayGranted = true
      }
    case .wrongPIN: attempts.noteWrong(at: entry.time)
    case .rightPIN, .newPIN: attempts.noteRight()
    case .limit, .begun: break
    }
  }

  /// What a profile has used on a day.
  package func usage(of slug: String, on day: Day) -> DayUsage {
    usages[Key(slug: slug, day: day)] ?? DayUsage()
  }

  /// Who of those with a profile of their own read last on a day, by slug; nil if nobody did.
  package func lastReader(on day: Day) -> String? {
    entries.last { entry in
      if case .read = entry.kind { entry.day == day && !entry.slug.isEmpty } else { false }
    }?.slug
  }

  /// The wrong PINs that were typed on a day.
  package func wrongPINs(on day: Day) -> Int {
    entries.count { $0.day == day && $0.kind == .wrongPIN }
  }

  /// The grants of a profile, the latest first.
  package func grants(of slug: String) -> [LedgerEntry] {
    entries.reversed().filter { entry in
      if case .grant = entry.kind { entry.slug == slug } else { false }
    }
  }

  /// The text of a shorter file that says the same of days from `first` on: what was read on one day
  /// is one entry.
  package func shortened(from first: Day) -> String {
    var text = ""
    var isSummed: Set<Key> = []
    for entry in entries where entry.day >= first {
      if case .read = entry.kind {
        let key = Key(slug: entry.slug, day: entry.day)
        guard isSummed.insert(key).inserted else { continue }
        var sum = entry
        sum.kind = .read(seconds: usage(of: entry.slug, on: entry.day).seconds)
        text += sum.line
      } else {
        text += entry.line
      }
    }
    // The highest time stays known, whoever's entry had it.
    if let last = entries.last(where: { $0.time == highest }), case .read = last.kind {
      var end = last
      end.kind = .read(seconds: 0)
      text += end.line
    }
    return text
  }
}
