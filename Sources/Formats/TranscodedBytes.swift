import Files
import Markup

/// The bytes of a document as UTF-8, from its beginning to its end; what stands for no character is U+FFFD.
final class TranscodedBytes: DocumentBytes {
  private static let block = 64 << 10

  /// What gives the next bytes as they are; none at the end.
  typealias Reader = () throws(BookFault) -> [UInt8]

  private let open: () throws(BookFault) -> Reader
  private var read: Reader
  private let encoding: Encoding
  private let length: Int
  private var transcoder: Transcoder?
  private var repair = UTF8Repair()
  private var done = 0
  private var skipped: Int
  private var isAtEnd = false
  /// Why the rest that was read is not whole; `nil` if it is.
  private(set) var fault: BookFault?

  /// The bytes that a reader gives, which are in `encoding`, behind the byte order mark.
  ///
  /// - Parameters:
  ///   - length: How many of them there are, as far as that is known.
  ///   - open: Gives a reader that begins at the first byte.
  init(
    encoding: Encoding, length: Int, _ open: @escaping () throws(BookFault) -> Reader
  ) throws(BookFault) {
    self.open = open
    read = try open()
    self.encoding = encoding
    self.length = length
    transcoder = Transcoder(from: encoding)
    skipped = encoding.markLength
  }

  /// The bytes of `file`, which are in `encoding`.
  convenience init(_ file: OpenFile, encoding: Encoding) throws(BookFault) {
    try self.init(encoding: encoding, length: file.sizeAtOpening) { () throws(BookFault) in
      var offset = 0
      return { () throws(BookFault) -> [UInt8] in
        do throws(Errno) {
          let bytes = try file.bytes(at: offset, length: Self.block)
          offset += bytes.count
          return bytes
        } catch {
          throw .damaged("itself")
        }
      }
    }
  }

  func restart() throws(BookFault) {
    read = try open()
    transcoder = Transcoder(from: encoding)
    repair = UTF8Repair()
    (done, skipped, isAtEnd) = (0, encoding.markLength, false)
  }

  var fraction: Double { length > 0 ? min(Double(done) / Double(length), 1) : 1 }

  func next() throws(BookFault) -> [UInt8] {
    var output: [UInt8] = []
    while output.isEmpty, !isAtEnd {
      var input = try read()
      isAtEnd = input.isEmpty
      done += input.count
      if skipped > 0 {
        let count = min(skipped, input.count)
        input.removeFirst(count)
        skipped -= count
      }
      if transcoder == nil {
        output = repair.repair(input)
      } else if isAtEnd {
        transcoder?.finish(into: &output)
      } else {
        transcoder?.convert(input, into: &output)
      }
    }
    return output
  }

  /// All bytes from here on, at most `limit` of them; if there is a ``fault``, those before it.
  func rest(limit: Int) throws(BookFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part: [UInt8]
      do throws(BookFault) { part = try next() } catch {
        guard !bytes.isEmpty else { throw error }
        fault = error
        return bytes
      }
      if part.isEmpty { return bytes }
      bytes += part
      guard bytes.count <= limit else { throw .tooLarge("document") }
    }
  }
}
