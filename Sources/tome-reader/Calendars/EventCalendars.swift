import Calendars
import Datebook
import Dispatch
import Files
import Glibc
import Reader
import Shelf
import Synchronization

/// The calendars that the reader has named: read in the background, watched, and asked for events.
///
/// A file that is as it was is not read again. It may be used from any thread.
final class EventCalendars: Sendable {
  /// The longest file that is read, in bytes.
  private static let longestFile = 256 << 20

  /// What was read, and how.
  private struct Contents {
    var files: [FileVersion: CalendarFile] = [:]
    var zones = ZoneCache()
    var sentences: [String] = []
  }

  private let sources: [CalendarSource]
  private let clock: LocalClock
  private let systemZones = SystemZones()
  private let queue = DispatchQueue(label: "calendars", qos: .utility)
  private let isClosed = Mutex(false)
  private let onChange: @Sendable () -> Void
  private let onNotice: @Sendable (String) -> Void
  /// What of them is on the web.
  private let downloads: [CalendarSource: CalendarDownload]
  /// Touched on `queue` only.
  private let contents = Mutex(Contents())
  private let alarm = Mutex<CalendarAlarm?>(nil)
  /// What there is; `nil` before it was read.
  private let index = Mutex<EventIndex?>(nil)

  /// The calendars called `names`, which are not read yet; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - onChange: Is called on some queue when there are other events than before.
  ///   - onNotice: Is given sentences for the reader, on some queue.
  init?(
    _ names: [String], clock: LocalClock, onChange: @escaping @Sendable () -> Void = {},
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    var seen: Set<CalendarSource> = []
    sources = names.filter { !$0.allSatisfy(\.isWhitespace) }.map { CalendarSource($0) }
      .filter { seen.insert($0).inserted }
    guard !sources.isEmpty else { return nil }
    downloads = sources.reduce(into: [:]) { downloads, source in
      if case .address(let address) = source { downloads[source] = CalendarDownload(address) }
    }
    self.clock = clock
    self.onChange = onChange
    self.onNotice = onNotice
  }

  /// Reads them in the background, and again whenever one of their files changes.
  func open() {
    queue.async {
      self.alarm.withLock { alarm in
        alarm = CalendarAlarm(on: self.queue) { [weak self] in self?.read() }
      }
      self.read()
      self.fetchWhereDue()
    }
  }

  /// Fetches what of the web is not new any more, in the background.
  func fetchWhereDue() {
    let due = dueSources()
    // The network takes its time: files that change meanwhile do not wait for it.
    if !due.isEmpty { Background.run("calendars") { self.fetch(due) } }
  }

  /// Fetches what is on the web, and reads all of them; blocks.
  func readNow() {
    fetch(dueSources())
    queue.sync { read() }
  }

  /// Ends all that goes on.
  func close() {
    isClosed.withLock { $0 = true }
    alarm.withLock { $0 = nil }
    for download in downloads.values { download.stop() }
  }

  /// The events that touch `days`, in order; none before they were read.
  func events(on days: ClosedRange<Day>) -> [EventTime] {
    index.withLock { $0 }?.events(on: days) ?? []
  }
}

// MARK: - Reading

extension EventCalendars {
  /// The files that there are, and why some cannot be had, each as a sentence; their folders are
  /// watched from here on.
  private func files() -> (versions: [(FileVersion, CalendarSource)], sentences: [String]) {
    var sentences: [String] = []
    var versions: [(FileVersion, CalendarSource)] = []
    var folders: [String] = []
    for source in sources {
      switch source {
      case .path(let path):
        let folder = CalendarFolder(path)
        if let failure = folder.failure { sentences.append("A calendar: \(failure).") }
        versions += folder.files.map { ($0, source) }
        folders += folder.folders
      case .address:
        guard let version = downloads[source].flatMap({ FileVersion($0.file) }) else { continue }
        versions.append((version, source))
      }
    }
    // What came into a folder before it was watched is told by nothing else.
    let isNew = alarm.withLock { $0?.watch(folders) } ?? false
    return isNew ? files() : (versions, sentences)
  }

  /// Reads what has changed, on the queue.
  private func read() {
    var (versions, sentences) = files()
    let (files, isNew) = contents.withLock { contents in
      let former = contents.files
      contents.files = [:]
      for (version, source) in versions {
        let file = former[version] ?? read(version, &contents.zones)
        contents.files[version] = file
        let name =
          if case .address = source { source.label } else {
            version.path.split(separator: "/").last.map(String.init) ?? version.path
          }
        if let problem = CalendarProblem.summary(of: file.problems, in: name) {
          sentences.append(problem)
        }
      }
      defer { contents.sentences = sentences }
      // Each is told once, not whenever another file changes.
      let told = Set(contents.sentences)
      let fresh = sentences.filter { !told.contains($0) }
      if let first = fresh.first {
        onNotice(fresh.count == 1 ? first : "\(first) (\(fresh.count - 1) more files have such.)")
      }
      return (versions.compactMap { contents.files[$0.0] }, contents.files.keys != former.keys)
    }
    let isFirst = index.withLock { $0 == nil }
    guard isNew || isFirst else { return }
    let found = EventIndex(files, clocks: .system(clock, zones: systemZones))
    index.withLock { $0 = found }
    onChange()
  }

  private func read(_ version: FileVersion, _ zones: inout ZoneCache) -> CalendarFile {
    guard let bytes = FileContents.read(version.path, atMost: Self.longestFile) else {
      return CalendarFile(unreadable: "cannot be read: \(String(cString: strerror(errno)))")
    }
    return CalendarFile(bytes, zones: &zones) { systemZones.has($0) }
  }
}

// MARK: - Fetching

extension EventCalendars {
  private func dueSources() -> [CalendarSource] {
    sources.filter { downloads[$0]?.takesTurn(at: clock.now.seconds) == true }
  }

  /// Fetches these and reads them.
  private func fetch(_ due: [CalendarSource]) {
    for source in due {
      guard let download = downloads[source] else { continue }
      let failure = download.fetch()
      guard !isClosed.withLock({ $0 }) else { return }
      guard let failure else {
        queue.async { self.read() }
        continue
      }
      onNotice("\(failure); \(told(of: download))")
    }
  }

  /// What is shown of a calendar that could not be fetched.
  private func told(of download: CalendarDownload) -> String {
    guard let kept = FileVersion(download.file) else { return "none of its events are known." }
    let moment = Moment(seconds: kept.seconds)
    let minute = clock.minuteOfDay(at: moment)
    let time = "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    return "its events are of \(clock.day(at: moment)), \(time)."
  }
}
