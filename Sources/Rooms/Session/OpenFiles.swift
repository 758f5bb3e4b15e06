import Setup
import TabPlaces
import TextPlace
import Widgets

/// The files that were named on the command line: one is shown, and the others can be.
package struct OpenFiles {
  /// A file, and how it was left.
  struct Entry {
    /// How it is opened.
    var options: ReadOptions
    /// The offset at which it was left; nil if it was not shown yet.
    var offset: Int?
    /// Its room, if it was left and cannot be opened again: what came through a pipe.
    var room: NumberedRoom?
  }

  /// The files, at least one.
  private(set) var entries: [Entry]
  /// The index of the one that is shown.
  private(set) var index = 0
  /// The number of the room that shows it.
  var room: Int

  /// Files that are opened with `options`, the first of which is shown by the room with the number 0.
  package init(_ options: ReadOptions) {
    entries = options.all.map { Entry(options: $0) }
    room = 0
  }

  /// The names of the files.
  var list: FileList { FileList(names: entries.map(\.options.file), index: index) }

  /// What a step leads to: the files as they are then, or why it leads nowhere.
  func after(_ step: FileStep) -> Result<OpenFiles, Obstacle> {
    var files = self
    switch step {
    case .by(let count):
      files.index += count
      guard files.index >= 0 else { return .failure(Obstacle("This is the first file")) }
      guard files.index < entries.count else { return .failure(Obstacle("This is the last file")) }
    case .search(let isForward):
      files.index += isForward ? 1 : -1
      guard entries.indices.contains(files.index) else {
        let words =
          isForward ? "Not found further on. This is the last file" : "Not found before this"
        return .failure(Obstacle(words))
      }
    case .mark(let name, _):
      guard let index = entries.firstIndex(where: { $0.options.file == name }) else {
        return .failure(Obstacle("'\(name)' is not on the list any more"))
      }
      files.index = index
    case .at(let index):
      guard entries.indices.contains(index) else {
        return .failure(Obstacle("There are \(entries.count) files"))
      }
      files.index = index
    case .open(let name):
      files.index += 1
      files.entries.insert(
        Entry(options: entries[index].options.another(named: name)), at: index + 1)
    case .remove:
      guard entries.count > 1 else { return .failure(Obstacle("This is the only file")) }
      files.entries.remove(at: index)
      files.index = min(index, files.entries.count - 1)
    }
    return .success(files)
  }

  /// Takes the file with an index off the list; it is not the one that is shown.
  mutating func remove(_ number: Int) {
    entries.remove(at: number)
    if number < index { index -= 1 }
  }

  /// Why a step leads nowhere, as the beginning of a sentence.
  struct Obstacle: Error {
    let words: String
    init(_ words: String) { self.words = words }
  }

  /// The offset at which the file of this name was left; nil if it is not on the list.
  func place(in name: String) -> Int? {
    entries.first { $0.options.file == name }.map { $0.offset ?? 0 }
  }

  /// The file that is shown, or that is to be.
  var shown: Entry { entries[index] }

  /// Takes the room of the file that is to be shown, if it was kept.
  mutating func takeRoom() -> NumberedRoom? {
    defer { entries[index].room = nil }
    return entries[index].room
  }

  /// Remembers how the file with an index was left: its offset, or a room that cannot be made again.
  mutating func leave(_ former: Int, at offset: Int?, room: NumberedRoom?) {
    guard entries.indices.contains(former) else { return }
    entries[former].offset = offset
    entries[former].room = room
  }
}

// MARK: - Going from file to file

extension ReadingSession where Keeper: Screenkeeper & ~Copyable {
  /// Shows another file of those that were named on the command line.
  mutating func show(_ step: FileStep) {
    guard let files, files.room == places.top.number else {
      if case .open(let name) = step {
        return go(.read(TextTarget(file: ReadOptions(named: name.withHome(folders)).file)))
      }
      return room.tell("Only this file is open.")
    }
    var left = files
    var failures = ""
    while true {
      switch left.after(step) {
      case .failure(let obstacle):
        if case .search = step, let origin = room.pagerMemory?.origin,
          let place = left.place(in: origin)
        {
          show(.mark(in: origin, at: place))
          return room.tell("Not found in the other files.")
        }
        self.files = left
        room.name(left.list)
        let count = left.entries.count
        return room.tell(failures + obstacle.words + (count > 1 ? " of \(count)." : "."))
      case .success(let next):
        guard let failure = replaceFile(left, with: next, for: step, failures) else { return }
        switch step {
        case .by, .search: break
        default: return room.tell(failure)
        }
        // What cannot be opened is no file to go to: the step leads to the one behind it.
        left.remove(next.index)
        failures = failure + (failure.hasSuffix(".") ? " " : ". ")
      }
    }
  }

  /// Shows the file of `next` instead of the one of `files`.
  ///
  /// - Parameters:
  ///   - step: What leads to it.
  ///   - failures: What is told before the name of the file.
  /// - Returns: Why it cannot be opened; nil if it could.
  private mutating func replaceFile(
    _ files: OpenFiles, with next: OpenFiles, for step: FileStep, _ failures: String
  ) -> String? {
    var next = next
    let isRemoved = step == .remove
    guard isRemoved || next.index != files.index || next.entries.count != files.entries.count
    else { return nil }
    var entry: NumberedRoom
    if let kept = next.takeRoom() {
      entry = kept
    } else {
      do throws(Failure) {
        let room = try settingOfNextRoom.text(
          next.shown.options, at: next.shown.offset, folders: folders)
        entry = NumberedRoom(number: roomCount, room: room)
        roomCount += 1
      } catch {
        return error.sentence
      }
    }
    pauseRoom()
    let former = places.top
    var memory = former.room.pagerMemory
    memory?.step = step
    if case .search = step, memory?.origin == nil { memory?.origin = files.shown.options.file }
    let offset = former.room.returnOffset
    if !isRemoved {
      next.leave(files.index, at: offset, room: offset == nil ? former : nil)
    }
    next.room = entry.number
    entry.room.name(next.list)
    places.top = entry
    self.files = next
    comeBack(from: offset == nil && !isRemoved ? [] : [former])
    let number = "File \(next.index + 1) of \(next.entries.count)"
    if next.entries.count > 1 || !failures.isEmpty {
      room.tell("\(failures)\(number): \(next.shown.options.file)")
    }
    if let memory { room.recall(memory) }
    return nil
  }
}
