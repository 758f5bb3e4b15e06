import Calendars
import Datebook
package import DayPlace
import Dispatch
import Files
import Glibc
import Setup
package import Shelf
import Synchronization
import TextPlace
import Workers

/// The calendars that the reader has named: read in the background, watched, and asked for events.
///
/// A file that is as it was is not read again. It may be used from any thread.
package final class EventCalendars: BackgroundWorker {
  /// The longest file that is read, in bytes.
  private static let longestFile = 256 << 20
  /// Programs that fetch calendars write many files, one after the other.
  private static let gathering = Duration.milliseconds(300)

  /// What was read, and how.
  private struct Contents {
    var files: [FileVersion: CalendarFile] = [:]
    var zones = ZoneCache()
    /// Why calendars of the web could not be had.
    var failures: [CalendarSource: String] = [:]
    var reports: [CalendarReport] = []
  }

  private let sources: [CalendarSource]
  private let clock: LocalClock
  private let systemZones = SystemZones()
  private let queue = DispatchQueue(label: "calendars", qos: .utility)
  private let isClosed = Mutex(false)
  private let onChange: @Sendable () -> Void
  private let onReport: @Sendable ([CalendarReport]) -> Void
  /// What of them is on the web.
  private let downloads: [CalendarSource: CalendarDownload]
  private let contents = Mutex(Contents())
  private let watch = Mutex<FileWatch?>(nil)
  /// What there is; `nil` before it was read.
  private let index = Mutex<EventIndex?>(nil)

  /// The calendars called `names`, which are not read yet; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - cache: The folder for calendars of the web; nil if there is none.
  ///   - onChange: Is called on some queue when there are other events than before.
  ///   - onReport: Is told on some queue what became of them, whenever that is something else.
  package init?(
    _ names: [String], cache: String?, clock: LocalClock,
    onChange: @escaping @Sendable () -> Void = {},
    onReport: @escaping @Sendable ([CalendarReport]) -> Void
  ) {
    var seen: Set<CalendarSource> = []
    sources = names.filter { !$0.allSatisfy(\.isWhitespace) }.map { CalendarSource($0) }
      .filter { seen.insert($0).inserted }
    guard !sources.isEmpty else { return nil }
    downloads = sources.reduce(into: [:]) { downloads, source in
      if case .address(let address) = source {
        downloads[source] = CalendarDownload(address, cache: cache)
      }
    }
    self.clock = clock
    self.onChange = onChange
    self.onReport = onReport
  }

  /// Reads them in the background, and again whenever one of their files changes.
  func open() {
    queue.async {
      self.watch.withLock { watch in
        watch = FileWatch("calendar watch", of: .whole, gathering: Self.gathering) { [weak self] in
          if let self { self.queue.sync { self.read() } }
          return .zero
        }
      }
      self.read()
      self.fetchWhereDue()
    }
  }

  /// Fetches what of the web is not new any more, in the background.
  func fetchWhereDue() {
    let due = dueSources()
    // The network takes its time: files that change meanwhile do not wait for it.
    guard !due.isEmpty else { return }
    Background.run("calendars") {
      self.fetch(due) { self.queue.async { self.read() } }
    }
  }

  /// Fetches what is on the web, and reads all of them; blocks.
  func readNow() {
    fetch(dueSources()) {}
    queue.sync { read() }
  }

  /// Ends all that goes on.
  package func end() {
    isClosed.withLock { $0 = true }
    watch.withLock { $0 = nil }
    for download in downloads.values { download.stop() }
  }

  /// The events that touch `days`, in order; none before they were read.
  func events(on days: ClosedRange<Day>) -> [EventTime] {
    index.withLock { $0 }?.events(on: days) ?? []
  }

  /// The to-dos that were due before `day` and are not done, in order, and those that are never due.
  func openTasks(on day: Day) -> (overdue: [EventTime], undated: [EventTime]) {
    guard let index = index.withLock({ $0 }) else { return ([], []) }
    return (index.overdueTasks(on: day), index.undatedTasks)
  }

  /// Each event once, at its time nearest to `day`; none before they were read.
  func events(near day: Day) -> [EventTime] {
    index.withLock { $0 }?.events(near: day) ?? []
  }
}

// MARK: - Reading

extension EventCalendars {
  /// The files of a calendar as they are now, and why it cannot be had.
  private struct Found {
    var source: CalendarSource
    var versions: [FileVersion]
    var failure: String?
  }

  /// The files that there are; their folders are watched from here on.
  private func find() -> [Found] {
    var folders: [String] = []
    let found = sources.map { source in
      switch source {
      case .path(let path):
        let folder = CalendarFolder(path)
        folders += folder.folders
        return Found(source: source, versions: folder.files, failure: folder.failure)
      case .address:
        let version = downloads[source].flatMap { FileVersion($0.file) }
        return Found(source: source, versions: version.map { [$0] } ?? [])
      }
    }
    // What came into a folder before it was watched is told by nothing else.
    let isNew = watch.withLock { $0?.watch(folders) } ?? false
    return isNew ? find() : found
  }

  /// Reads what has changed, on the queue.
  private func read() {
    let found = find()
    let (files, isNew, reports) = contents.withLock { contents in
      let former = contents.files
      contents.files = [:]
      for version in found.flatMap(\.versions) {
        contents.files[version] = former[version] ?? read(version, &contents.zones)
      }
      let reports = found.map { report(of: $0, contents) }
      defer { contents.reports = reports }
      return (
        found.flatMap(\.versions).compactMap { contents.files[$0] },
        contents.files.keys != former.keys, reports == contents.reports ? nil : reports
      )
    }
    if let reports { onReport(reports) }
    let isFirst = index.withLock { $0 == nil }
    guard isNew || isFirst else { return }
    let index = EventIndex(files, clocks: .system(clock, zones: systemZones))
    self.index.withLock { $0 = index }
    onChange()
  }

  private func report(of found: Found, _ contents: Contents) -> CalendarReport {
    var report = CalendarReport(found.source.place, events: 0)
    if let failure = found.failure {
      report.troubles.append(CalendarReport.Trouble(found.source.label, [.init(failure)]))
    } else if let failure = contents.failures[found.source] {
      // It says whose answer it is.
      report.troubles.append(CalendarReport.Trouble("", [.init(failure)]))
    }
    var remarks: [ZoneRemark: Int] = [:]
    for version in found.versions {
      guard let file = contents.files[version] else { continue }
      let tasks = file.events.count(where: \.isTask)
      report.events += file.events.count - tasks
      report.tasks += tasks
      for remark in file.remarks { remarks[remark, default: 0] += 1 }
      guard !file.problems.isEmpty else { continue }
      let name =
        if case .address = found.source { found.source.label } else {
          version.path.split(separator: "/").last.map(String.init) ?? version.path
        }
      let problems = file.problems.map {
        CalendarReport.Trouble.Problem(line: $0.line, $0.sentence)
      }
      report.troubles.append(CalendarReport.Trouble(name, problems))
    }
    report.remarks = remarks.map { $0.sentence(files: $1) }.sorted()
    return report
  }

  private func read(_ version: FileVersion, _ zones: inout ZoneCache) -> CalendarFile {
    guard let bytes = FileContents.read(version.path, atMost: Self.longestFile) else {
      return CalendarFile(unreadable: "cannot be read: \(String(cString: strerror(errno)))")
    }
    return CalendarFile(
      bytes, zones: &zones, known: .system(clock, zones: systemZones),
      calendar: Self.name(of: version.path))
  }

  /// What the calendar in a file is called: a vdir says it in a file beside, else it is the name of the
  /// folder that has a file for each event, or of the file.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 1 else { return path }
    let folder = path.dropLast(parts[parts.count - 1].count)
    if let bytes = FileContents.read(folder + "displayname", atMost: 1024),
      let name = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first
    {
      return String(name)
    }
    let file = String(parts[parts.count - 1].dropLast(4))
    // The name of a file that holds one event is its UID.
    return file.count >= 20 ? parts[parts.count - 2] : file
  }
}

extension ZoneRemark {
  /// What is told of it.
  ///
  /// - Parameter files: How many files it is about.
  fileprivate func sentence(files: Int) -> String {
    let name = "Time zone \(zone): "
    switch kind {
    case .incomplete:
      let leave = files == 1 ? "1 file leaves" : "\(files) files leave"
      return name + "\(leave) out clock changes. The system’s rules are used."
    case .different:
      let rules = files == 1 ? "the rules in 1 file differ" : "the rules in \(files) files differ"
      return name + "\(rules) from the system’s. The file’s rules are used."
    }
  }
}

// MARK: - Fetching

extension EventCalendars {
  private func dueSources() -> [CalendarSource] {
    sources.filter { downloads[$0]?.takesTurn(at: clock.now.seconds) == true }
  }

  /// Fetches these.
  ///
  /// - Parameter body: Is called after each calendar, whether it came or not.
  private func fetch(_ due: [CalendarSource], then body: () -> Void) {
    for source in due {
      guard let download = downloads[source] else { continue }
      let failure = download.fetch()
      guard !isClosed.withLock({ $0 }) else { return }
      let sentence = failure.map { "\($0); \(told(of: download))" }
      contents.withLock { $0.failures[source] = sentence }
      body()
    }
  }

  /// What is shown of a calendar that could not be fetched.
  private func told(of download: CalendarDownload) -> String {
    guard let kept = FileVersion(download.file) else { return "none of its events are shown" }
    let moment = Moment(seconds: kept.seconds)
    let minute = clock.minuteOfDay(at: moment)
    let time = "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    return "its events were fetched on \(clock.day(at: moment)), \(time)"
  }
}
