import Books
import Files
import Formats
import Glibc
import Setup
import Shelf
import TextPlace
import Widgets

// MARK: - A text that is not its file's any more, as that was saved

extension ReadingRoom {
  /// How long is waited for all of the new text, in which the place is looked for.
  private static let patienceForText = Duration.seconds(1)
  /// How long is waited for the library to have the place, in seconds.
  private static let patienceForPlace = 0.5

  /// The longest plain text that is converted anew each time its file is written to.
  private static let longestConverted = 8 << 20

  /// Opens the file anew, at the same place, if the text is what the file was at opening: one that was
  /// converted, or any other whose name is another file's now, as editors save.
  ///
  /// - Returns: Whether that was done; not for plain texts, which are read from their files, nor for what
  ///   another program has to convert.
  mutating func readAnew(after change: FileChange) -> Bool {
    guard let path = text.file.path, options.file != "-", isOld(after: change, path),
      TextOpener.converter(forFileAt: path) == nil
    else { return false }
    keeper?.keepGlance()
    keeper?.leave()
    _ = outbox?.flush(within: Self.patienceForPlace)
    var options = options
    (options.spot, options.opensAtStart) = (nil, false)
    // The library has the place by now, of what is in it.
    options.returnOffset = keeper == nil ? model.book.anchor : nil
    // Of a file that is being written there may be a part only: the next touch comes.
    guard let text = try? OpenedReading.text(options, address: address) else { return false }
    let start = ContinuousClock.now
    while !text.source.isComplete, ContinuousClock.now - start < Self.patienceForText {
      usleep(2000)
    }
    guard text.source.count > 0 else { return false }
    let reading = try? OpenedReading(options, text, folders: configuration.folders)
    guard let reading, var next = try? ReadingRoom(reading, size: model.size, address: address)
    else { return false }
    _ = end()
    next.open(size: model.size, symbols: model.symbols, colorDepth: model.colorDepth)
    next.model.looks = model.looks
    next.note(model.graphics)
    next.model.leadsBack = model.leadsBack
    next.model.wasFollowed = model.wasFollowed
    next.model.files = model.files
    next.begin()
    let name = path.split(separator: "/").last.map(String.init) ?? path
    next.tell("'\(name)' was saved. This is the new text.")
    self = next
    return true
  }
  /// Whether the text is another one than that of the file at `path`, which is the same one edited.
  private func isOld(after change: FileChange, _ path: String) -> Bool {
    if text.structure != nil { return true }
    let isConverted = !text.source.followsEdits
    guard !model.isFollowing, !isConverted || text.source.count <= Self.longestConverted else {
      return false
    }
    guard change == .replaced else { return isConverted }
    // A log that was put aside is read to its end: the one that is begun in its place is short.
    let status = try? Descriptor(reading: path).status()
    return status.map { Int($0.st_size) * 2 >= text.file.size } ?? false
  }
}
