import CEncoding
import Glibc

/// Turns bytes of one encoding into UTF-8, block by block.
///
/// What stands for no character becomes U+FFFD, also a sequence that the end cuts off. Used by one
/// thread at a time.
struct Transcoder: ~Copyable {
  private let handle: iconv_t
  private let unit: Int
  /// The bytes of a sequence that the last block cut.
  private var rest: [UInt8] = []
  private var scratch = [UInt8](repeating: 0, count: 32 << 10)

  /// Whether iconv can turn the encoding `name` into UTF-8.
  static func knows(_ name: String) -> Bool {
    guard let handle = iconv_open("UTF-8", name), cen_is_open(handle) else { return false }
    iconv_close(handle)
    return true
  }

  /// A converter from `encoding`; `nil` for UTF-8 and for what iconv does not know.
  init?(from encoding: Encoding) {
    guard let name = encoding.converter, let handle = iconv_open("UTF-8", name),
      cen_is_open(handle)
    else { return nil }
    self.handle = handle
    unit = encoding.unit
  }

  deinit {
    iconv_close(handle)
  }

  /// Appends the text of `input` to `output`; a sequence that `input` cuts waits for the next.
  mutating func convert(_ input: some Sequence<UInt8>, into output: inout [UInt8]) {
    rest.append(contentsOf: input)
    let used = convertRest(into: &output)
    rest.removeFirst(used)
  }

  /// Appends what the last block left over: what is held back, or U+FFFD for a cut sequence.
  mutating func finish(into output: inout [UInt8]) {
    if !rest.isEmpty {
      output += Self.replacement
      rest = []
    }
    flush(into: &output)
  }

  private static let replacement = Array("\u{FFFD}".utf8)

  private mutating func convertRest(into output: inout [UInt8]) -> Int {
    var used = 0
    while used < rest.count {
      let (taken, code) = step(from: used, into: &output)
      used += taken
      switch code {
      case EILSEQ:
        output += Self.replacement
        used = min(used + unit, rest.count)
      case EINVAL: return used
      default: break
      }
    }
    return used
  }

  /// One call of iconv from the byte at `start` of what is left: the bytes taken, and its error.
  private mutating func step(from start: Int, into output: inout [UInt8]) -> (Int, Int32) {
    rest.withUnsafeMutableBytes { input in
      scratch.withUnsafeMutableBytes { scratch in
        var from = input.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
        var left = input.count - start
        var to = scratch.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = scratch.count
        let failed = iconv(handle, &from, &left, &to, &room) == -1
        let code = failed ? errno : 0
        output += scratch[..<(scratch.count - room)]
        return (input.count - start - left, code)
      }
    }
  }

  /// Writes what a stateful encoding holds back, and sets it to its first state.
  private mutating func flush(into output: inout [UInt8]) {
    scratch.withUnsafeMutableBytes { scratch in
      var to = scratch.baseAddress?.assumingMemoryBound(to: CChar.self)
      var room = scratch.count
      _ = iconv(handle, nil, nil, &to, &room)
      output += scratch[..<(scratch.count - room)]
    }
  }
}
