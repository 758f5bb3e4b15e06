/// A message between the reader and its voice's helper.
///
/// A frame is the payload's length (32 bits), its kind (8 bits), its turn (32 bits) and the payload; all
/// numbers are little-endian. `Sources/tome-voice/main.c` tells what the payloads are.
package struct VoiceFrame: Equatable, Sendable {
  /// What a frame is about.
  package enum Kind: UInt8, Sendable {
    // To the helper.
    case order = 0x53
    case stop = 0x58
    /// To the helper: use this voice; from it: whether it has one of that name.
    case voice = 0x56
    /// To the helper: list the voices; from it: the list.
    case voices = 0x4C
    // From the helper.
    case hello = 0x48
    case samples = 0x50
    case mark = 0x4D
    case end = 0x45
    case failure = 0x46
  }

  /// The bytes before a payload.
  static let headerLength = 9
  /// The bytes of the longest payload.
  static let longest = 1 << 20

  /// What it is about.
  package var kind: Kind
  /// The turn that it belongs to.
  package var turn: Int
  /// What it carries.
  package var payload: [UInt8]

  /// A frame.
  package init(_ kind: Kind, turn: Int, _ payload: [UInt8] = []) {
    self.kind = kind
    self.turn = turn
    self.payload = payload
  }

  /// The frame that orders a sentence.
  package init(_ order: VoiceOrder) {
    self.init(.order, turn: order.turn)
    append(order.number, bytes: 4)
    append(min(order.before, 0xFFFF), bytes: 2)
    append(min(order.behind, 0xFFFF), bytes: 2)
    payload += Array(order.text.utf8)
  }

  /// The frame that chooses a voice.
  package init(voice: String, rate: Int, turn: Int) {
    self.init(.voice, turn: turn)
    append(rate, bytes: 2)
    append(Self.usualPitch, bytes: 2)
    payload += Array(voice.utf8)
  }

  private static let usualPitch = 50

  private mutating func append(_ number: Int, bytes: Int) {
    for index in 0..<bytes { payload.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// The number of `bytes` bytes at `offset` of the payload; nil if it is shorter.
  package func number(at offset: Int, bytes: Int = 4) -> Int? {
    guard offset + bytes <= payload.count else { return nil }
    return payload[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The payload as a text.
  package var text: String { String(decoding: payload, as: UTF8.self) }

  /// Its bytes as they are sent.
  package var bytes: [UInt8] {
    var header = VoiceFrame(kind, turn: turn)
    header.append(payload.count, bytes: 4)
    header.payload.append(kind.rawValue)
    header.append(turn, bytes: 4)
    return header.payload + payload
  }
}

/// Puts frames together of bytes that come in pieces.
package struct FrameReader: Equatable, Sendable {
  private var bytes: [UInt8] = []
  /// Whether something came that is no frame: nothing is read any more.
  package private(set) var isBroken = false

  /// A reader that has read nothing.
  package init() {}

  /// Decodes more bytes, and gives the frames that are whole with them.
  package mutating func decode(_ more: some Sequence<UInt8>) -> [VoiceFrame] {
    guard !isBroken else { return [] }
    bytes += more
    var frames: [VoiceFrame] = []
    var start = 0
    while bytes.count - start >= VoiceFrame.headerLength {
      let length = number(at: start)
      guard length <= VoiceFrame.longest, let kind = VoiceFrame.Kind(rawValue: bytes[start + 4])
      else {
        isBroken = true
        break
      }
      let payload = start + VoiceFrame.headerLength
      guard bytes.count - payload >= length else { break }
      frames.append(
        VoiceFrame(kind, turn: number(at: start + 5), Array(bytes[payload..<payload + length])))
      start = payload + length
    }
    bytes.removeFirst(start)
    return frames
  }

  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
