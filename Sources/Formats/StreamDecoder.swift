/// Turns the blocks of a pipe into UTF-8, finding out on the way which encoding they are in, and expands
/// the tabs of a manual page.
///
/// As long as all is ASCII nothing is decided: a text whose first accent comes late is decided by
/// that accent. Used by one thread at a time.
struct StreamDecoder: ~Copyable {
  private let name: String
  private let options: OpenOptions
  private var state = State.start
  private var transcoder: Transcoder?
  private var tabs: TabExpansion?
  /// Bytes at the end of a block that may be the beginning of a character.
  private var held: [UInt8] = []

  private enum State {
    case start
    case ascii
    case decided
  }

  /// The name of the encoding, as far as it is known.
  private(set) var encoding = Encoding.utf8.name

  /// A decoder for what is shown as `name`.
  ///
  /// - Throws: `unknownEncoding` when the options ask for one that iconv does not know.
  init(name: String, options: OpenOptions) throws(OpenError) {
    self.name = name
    self.options = options
    if let asked = options.encoding, Encoding(named: asked, for: []) == nil {
      throw OpenError(file: name, reason: .unknownEncoding(asked))
    }
  }

  /// Puts the text of `block` into `output`, which is empty.
  ///
  /// - Throws: `looksBinary`, at the first block, unless the options allow it.
  mutating func decode(_ block: [UInt8], into output: inout [UInt8]) throws(OpenError) {
    if state == .start, !options.showsSource { tabs = TabExpansion(ofTextBeginning: block) }
    try transcode(block, into: &output)
    tabs?.expand(&output)
  }

  private mutating func transcode(
    _ block: [UInt8], into output: inout [UInt8]
  ) throws(OpenError) {
    switch state {
    case .start:
      let encoding = try Detection.encoding(
        of: [Sample(offset: 0, bytes: block)], named: name, options: options)
      let bytes = Array(block.dropFirst(encoding.markLength))
      let isOpen = encoding == .utf8 && options.encoding == nil
      if isOpen, block.withUnsafeBytes({ ByteCensus(of: $0).isASCII }) {
        state = .ascii
        pass(bytes, into: &output)
      } else {
        decide(encoding)
        convert(bytes, into: &output)
      }
    case .ascii:
      pass(block, into: &output)
    case .decided:
      convert(block, into: &output)
    }
  }

  /// Puts what the last block left over into `output`, which is empty.
  mutating func finish(into output: inout [UInt8]) {
    if state == .ascii, !held.isEmpty {
      decide(Encoding(guessing: [Sample(offset: 0, bytes: held)]))
      convert(held, into: &output)
    }
    transcoder?.finish(into: &output)
    tabs?.expand(&output)
  }

  /// Passes ASCII on; decides at the first bytes that are not.
  private mutating func pass(_ block: [UInt8], into output: inout [UInt8]) {
    let bytes = held + block
    let census = bytes.withUnsafeBytes { ByteCensus(of: $0) }
    if census.isASCII, !census.hasShifts {
      let plain = bytes.count - bytes.reversed().prefix { $0 >= 0x80 }.count
      output += bytes[..<plain]
      held = Array(bytes[plain...])
    } else {
      held = []
      decide(Detection.eightBit([Sample(offset: 0, bytes: bytes)], census))
      convert(bytes, into: &output)
    }
  }

  private mutating func decide(_ encoding: Encoding) {
    state = .decided
    self.encoding = encoding.name
    transcoder = Transcoder(from: encoding)
  }

  private mutating func convert(_ bytes: [UInt8], into output: inout [UInt8]) {
    if transcoder == nil {
      output += bytes
    } else {
      transcoder?.convert(bytes, into: &output)
    }
  }
}
