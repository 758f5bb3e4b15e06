import Books
import Formats
import Glibc
import Hyphenation
package import Shelf

/// Why a file becomes no book of the library, as the part of a sentence that follows a colon.
package struct Refusal: Error, Equatable, Sendable {
  /// The reason: `it is empty`.
  package var reason: String
  /// Whether it could not be opened, and is not known to be no book.
  package internal(set) var isFault = false

  init(_ reason: String) {
    self.reason = reason
  }

  /// A file that cannot be opened, since its name is no UTF-8.
  package static let misnamed: Refusal = {
    var refusal = Refusal("its name is not UTF-8: rename it")
    refusal.isFault = true
    return refusal
  }()

  /// A file that cannot be read by its name.
  init(unreadable path: String, _ format: String) {
    let outside = NamedKind.ending(of: path).flatMap { OutsideFormat(ending: $0) }
    self.init(outside?.absence ?? "\(format) cannot be read yet")
  }

  init(_ error: OpenError) {
    reason = error.cause
    isFault =
      switch error.reason {
      case .noSuchFile, .noPermission, .noSpace, .tooMuchForDisk, .noTemporaryFile, .system: true
      case .isDirectory, .isDevice, .isTerminal, .looksBinary, .brokenBook, .needsProgram,
        .needsConverter, .notConverted, .stopped,
        .unknownEncoding:
        false
      }
  }
}

extension BookFacts {
  /// How long is waited for the beginning of a text.
  private static let patience = Duration.seconds(10)

  /// What is known of the text in the file at `path`, which is read in part only.
  package init(fileAt path: String) throws(Refusal) {
    let text: OpenedText
    do throws(OpenError) {
      text = try TextOpener.open(path: path) {}
    } catch {
      throw Refusal(error)
    }
    defer { text.source.stop() }
    guard text.file.path != nil else { throw Refusal("it is not a regular file") }
    guard let digest = text.digest else {
      throw Refusal("it is an archive of several texts: name one of them, as 'books.zip/one.txt'")
    }
    let length = max(BookTitle.searchedLength, LanguageGuess.sampleLength)
    // What is decompressed or converted comes by and by.
    let deadline = ContinuousClock.now + Self.patience
    while text.source.count < length, !text.source.isComplete, ContinuousClock.now < deadline {
      usleep(500)
    }
    let beginning: [UInt8]
    do throws(TextError) {
      beginning = try text.source.bytes(at: 0, count: length)
    } catch {
      throw Refusal("it cannot be read")
    }
    guard beginning.contains(where: { $0 > 0x20 }) || text.source.count > length else {
      throw Refusal("it is empty")
    }
    let title = text.title(beginning: beginning)
    self.init(
      digest: digest, path: text.file.path, size: text.file.size, title: title.title,
      author: title.author, encoding: text.encoding,
      language: text.structure?.language(0) ?? LanguageGuess.language(of: beginning),
      metadata: text.structure?.metadata ?? BookMetadata())
  }
}

extension BookFacts {
  /// The facts with what the text in the file is an edition of.
  ///
  /// - Parameter places: What is kept of the books that it may be.
  func recognized(by places: EditionPlaces) -> BookFacts {
    var facts = self
    let text = path.flatMap { try? TextOpener.open(path: $0) {} }
    defer { text?.source.stop() }
    guard let source = text?.source else { return facts }
    while !source.isComplete, source.failure == nil { usleep(2000) }
    facts.recognize(by: places, in: source, isWhole: source.isWhole)
    return facts
  }
}
