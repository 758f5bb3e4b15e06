package import Settings

/// Everyone who has a profile here, and the parents' PIN: what profiles.toml says, and over it the
/// policy of the machine.
package struct Family: Equatable, Sendable {
  /// The first profile, whose files lie where they always were.
  package private(set) var first = Profile.first
  /// The other profiles, in the order of the file.
  package private(set) var others: [Profile] = []
  /// The parents' PIN; nil if none is set, or what is kept of it cannot be read.
  package private(set) var pin: PINRecord?
  /// The profiles that the machine's policy tells of: what it says of them can only be changed there.
  package private(set) var governed: Set<String> = []
  /// What is wrong with the files, each as a sentence without its end.
  package private(set) var problems: [String] = []
  /// Those of them that are in the policy.
  package private(set) var policyProblems: [String] = []

  /// The family that the files tell of.
  ///
  /// - Parameters:
  ///   - document: profiles.toml.
  ///   - policy: The file of the machine's administrator, which overrides the other one key by key.
  package init(_ document: TOMLDocument, policy: TOMLDocument? = nil) {
    read(document, from: "profiles.toml", isPolicy: false)
    let count = problems.count
    if let policy { read(policy, from: "policy.toml", isPolicy: true) }
    policyProblems = Array(problems[count...])
  }

  /// The family that the text of profiles.toml tells of.
  package init(_ text: String) { self.init(TOMLDocument(text)) }

  /// Everyone, the first profile before the others.
  package var all: [Profile] { [first] + others }

  /// Those whose profiles are locked.
  package var children: [Profile] { others.filter(\.isLocked) }

  /// Whether a PIN is asked for: there is a child, and a PIN is set.
  package var isGuarded: Bool { !children.isEmpty && pin != nil }

  /// The profile with this slug, which is empty for the first one.
  package subscript(slug slug: String) -> Profile? { all.first { $0.slug == slug } }

  /// The profile that somebody means by `words`: its slug, or its name in any case.
  package func profile(named words: String) -> Profile? {
    if let profile = others.first(where: { $0.slug == words }) { return profile }
    if words == "first" { return first }
    return all.first { $0.name.lowercased() == words.lowercased() }
  }
}

// MARK: - Reading the files

extension Family {
  private mutating func read(_ document: TOMLDocument, from file: String, isPolicy: Bool) {
    problems += document.problems.map { "\(file), \($0.description)" }
    for table in document.tables where table.count == 1 && Profile.isSlug(table[0]) {
      _ = place(of: table[0])
    }
    for entry in document.entries {
      guard entry.path.count == 2 else {
        note(document, file, "expected a table such as [mia]", at: entry.keyOffset)
        continue
      }
      let sentence: String?
      switch entry.path[0] {
      case "parent": sentence = takeParent(entry, isPolicy: isPolicy)
      case "first":
        sentence = Self.set(entry.path[1], entry.value, into: &first)
        // Whoever could lock the first profile could lock everyone out.
        if first.band != nil { first.band = nil }
      case let slug where Profile.isSlug(slug):
        let index = place(of: slug)
        sentence = Self.set(entry.path[1], entry.value, into: &others[index])
        if isPolicy { governed.insert(slug) }
      default: sentence = "a profile's table has small letters, digits and hyphens"
      }
      if let sentence { note(document, file, sentence, at: entry.keyOffset) }
    }
  }

  private mutating func note(
    _ document: TOMLDocument, _ file: String, _ sentence: String, at offset: Int
  ) {
    problems.append("\(file), \(document.problem(sentence, at: offset).description)")
  }

  /// The index of a profile, which is there from now on.
  private mutating func place(of slug: String) -> Int {
    if let index = others.firstIndex(where: { $0.slug == slug }) { return index }
    others.append(Profile(slug: slug, name: slug.prefix(1).uppercased() + slug.dropFirst()))
    return others.count - 1
  }

  private mutating func takeParent(_ entry: TOMLDocument.Entry, isPolicy: Bool) -> String? {
    guard entry.path[1] == "pin" else { return "there is no '\(entry.path[1])' in [parent]" }
    guard case .string(let text) = entry.value, let record = PINRecord(text) else {
      return "expected a PIN's record: set the PIN anew in Settings, Profiles"
    }
    pin = record
    if isPolicy { governed.insert("parent") }
    return nil
  }

  /// Applies one key of a profile’s table.
  ///
  /// What is wrong in a limit leaves the strictest one: a slip of the hand opens nothing.
  ///
  /// - Returns: What is wrong with it; nil if nothing is.
  private static func set(
    _ key: String, _ value: TOMLValue, into profile: inout Profile
  ) -> String? {
    switch (key, value) {
    case ("name", .string(let name)) where !name.isEmpty: profile.name = name
    case ("band", .string(let words)):
      profile.band = AgeBand(rawValue: words.replacing("–", with: "-")) ?? .youngest
      return AgeBand(rawValue: words.replacing("–", with: "-")) == nil
        ? "expected one of " + AgeBand.allCases.map(\.rawValue).joined(separator: ", ") : nil
    case ("band", _):
      profile.band = .youngest
      return "expected one of " + AgeBand.allCases.map(\.rawValue).joined(separator: ", ")
    case ("stories", .integer(let count)) where count >= 0: profile.storiesADay = count
    case ("stories", _):
      profile.storiesADay = 0
      return "expected a number of stories a day"
    case ("finish-page", .boolean(let isTrue)): profile.finishesPage = isTrue
    case ("may-set-looks", .boolean(let isTrue)): profile.maySetLooks = isTrue
    case ("leave", .string(let words)):
      guard let exit = Profile.Exit(rawValue: words) else { return "expected choice or out" }
      profile.exit = exit
    default: return takeLimit(key, value, into: &profile.limits)
    }
    return nil
  }

  /// Takes a limit: `minutes`, `bedtime`, either with `-weekend` or a weekday behind it, or `weekend`.
  private static func takeLimit(
    _ key: String, _ value: TOMLValue, into limits: inout TimeLimits
  ) -> String? {
    let isBedtime = key.hasPrefix("bedtime")
    guard let days = days(of: key) else { return "a profile has no '\(key)'" }
    if isBedtime {
      if case .string(let words) = value {
        let night = Bedtime(words)
        for day in days where night != nil || !words.isEmpty {
          limits.bedtimes[day] = night ?? Bedtime("00:00-23:59")
        }
        if words.isEmpty { for day in days { limits.bedtimes[day] = nil } }
        return night == nil && !words.isEmpty ? "expected times such as \"19:30-07:00\"" : nil
      }
      for day in days { limits.bedtimes[day] = Bedtime("00:00-23:59") }
      return "expected times such as \"19:30-07:00\""
    }
    guard case .integer(let minutes) = value, 0...1440 ~= minutes else {
      for day in days { limits.minutes[day] = 0 }
      return "expected minutes a day, from 0 to 1440"
    }
    for day in days { limits.minutes[day] = minutes }
    return nil
  }

  /// The weekdays that a limit's key is about, Monday being 0; nil if it is none.
  ///
  /// For minutes the weekend is Saturday and Sunday; for bedtime, the nights before these.
  private static func days(of key: String) -> [Int]? {
    switch key {
    case "minutes", "bedtime": return Array(0..<7)
    case "weekend", "minutes-weekend": return [5, 6]
    case "bedtime-weekend": return [4, 5]
    default:
      guard let hyphen = key.firstIndex(of: "-"),
        ["minutes", "bedtime"].contains(String(key[..<hyphen])),
        let day = Preferences.weekdays.firstIndex(of: String(key[key.index(after: hyphen)...]))
      else { return nil }
      return [day]
    }
  }
}

// MARK: - Writing profiles.toml

extension Family {
  /// Writes a profile into profiles.toml; all else stays as it is.
  package static func write(_ profile: Profile, into document: inout TOMLDocument) {
    let table = profile.isFirst ? "first" : profile.slug
    func set(_ key: String, _ value: TOMLValue?) {
      if let value {
        document.set([table, key], to: value)
      } else {
        document.remove([table, key])
      }
    }
    set("name", .string(profile.name))
    guard !profile.isFirst else { return }
    set("band", profile.band.map { .string($0.rawValue) })
    write(profile.limits, set)
    set("stories", profile.storiesADay.map { .integer($0) })
    set("finish-page", profile.finishesPage ? nil : .boolean(false))
    set("may-set-looks", profile.maySetLooks ? nil : .boolean(false))
    set("leave", profile.exit == .out ? nil : .string(profile.exit.rawValue))
  }

  private static func write(_ limits: TimeLimits, _ set: (String, TOMLValue?) -> Void) {
    for key in ["weekend", "minutes-weekend", "bedtime-weekend"] { set(key, nil) }
    for day in Preferences.weekdays {
      set("minutes-\(day)", nil)
      set("bedtime-\(day)", nil)
    }
    set("minutes", nil)
    set("bedtime", nil)
    writeWeek(limits.minutes, "minutes", short: "weekend", set) { .integer($0) }
    writeWeek(limits.bedtimes, "bedtime", short: nil, set) { .string($0.words) }
  }

  /// Writes what holds on each weekday: one key if it is the same on all, or one for each day.
  private static func writeWeek<Limit: Equatable>(
    _ week: [Limit?], _ key: String, short: String?, _ set: (String, TOMLValue?) -> Void,
    _ value: (Limit) -> TOMLValue
  ) {
    if let all = week[0], week.allSatisfy({ $0 == all }) { return set(key, value(all)) }
    if let short, let workday = week[0], let weekend = week[5], week[6] == weekend,
      week[..<5].allSatisfy({ $0 == workday })
    {
      set(key, value(workday))
      return set(short, value(weekend))
    }
    for (day, limit) in zip(Preferences.weekdays, week) {
      if let limit { set("\(key)-\(day)", value(limit)) }
    }
  }

  /// Keeps a new PIN.
  package static func write(_ pin: PINRecord, into document: inout TOMLDocument) {
    document.set(["parent", "pin"], to: .string(pin.text))
  }

  /// Takes a profile out of profiles.toml, with all that it says of it.
  package static func remove(_ slug: String, from document: inout TOMLDocument) {
    while let entry = document.entries.first(where: { $0.path.first == slug }) {
      document.remove(entry.path)
    }
    document.removeTable([slug])
  }
}
