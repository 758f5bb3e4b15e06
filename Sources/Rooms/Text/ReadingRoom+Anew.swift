import Books
import Formats
import Glibc
import Setup
import Shelf
import TextPlace
import Widgets

// MARK: - A book of markup whose file was saved

extension ReadingRoom {
  /// How long is waited for all of the new text, in which the place is looked for.
  private static let patienceForText = Duration.seconds(1)
  /// How long is waited for the library to have the place, in seconds.
  private static let patienceForPlace = 0.5

  /// Opens the file anew, at the same place: the text of a book of markup is what its file was at opening.
  ///
  /// - Returns: Whether that was done; not for plain texts, which are read from their files, nor for what
  ///   another program has to convert.
  mutating func readAnew() -> Bool {
    guard text.structure != nil, let path = text.file.path, options.file != "-",
      TextOpener.converter(forFileAt: path) == nil
    else { return false }
    keeper?.leave()
    _ = outbox?.flush(within: Self.patienceForPlace)
    var options = options
    (options.spot, options.opensAtStart) = (nil, false)
    // The library has the place by now.
    options.returnOffset = nil
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
    next.model.files = model.files
    next.begin()
    let name = path.split(separator: "/").last.map(String.init) ?? path
    next.tell("'\(name)' was saved. This is the new text.")
    self = next
    return true
  }
}
