import Files
import Glibc
package import Speech
import Synchronization
import Workers

/// The helper program that knows a speech engine: frames go in, frames come out.
///
/// It may be used from any thread; it ends with the last use of it, and with this program.
package final class VoiceHelper: Sendable {
  private let child: Child
  /// Our end of its input, a socket: to write to it when it is gone raises no signal.
  private let input: CInt
  private let output: CInt
  private let reader = Mutex(FrameReader())
  private let isClosed = Mutex(false)

  /// Starts the helper.
  package init() throws(VoiceFailure) {
    guard let path = HelperProgram.path(of: "tome-voice") else { throw .noHelper }
    var inputs: [CInt] = [-1, -1]
    var outputs: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &inputs) == 0 else {
      throw .notStarted(errno)
    }
    guard pipe(&outputs) == 0 else {
      let code = errno
      for end in inputs { close(end) }
      throw .notStarted(code)
    }
    let child = Child([path], input: inputs[1], output: outputs[1])
    let code = errno
    close(inputs[1])
    close(outputs[1])
    guard let child else {
      close(inputs[0])
      close(outputs[0])
      throw .notStarted(code)
    }
    (self.child, input, output) = (child, inputs[0], outputs[0])
  }

  deinit {
    end()
    close(input)
    close(output)
  }

  /// Sends a frame; false if the helper is gone.
  @discardableResult
  package func send(_ frame: VoiceFrame) -> Bool {
    var rest = frame.bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Glibc.send(input, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for frames; none at the helper's end.
  package func frames() -> [VoiceFrame] {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return [] }
      let (frames, isBroken) = reader.withLock { reader in
        (reader.decode(buffer[..<count]), reader.isBroken)
      }
      if !frames.isEmpty { return frames }
      if isBroken { return [] }
    }
  }

  /// Ends the helper; whoever waits for frames gets none.
  package func end() {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    child.terminate()
    let child = child
    Background.run("voice’s end") { child.reap() }
  }

  /// The names of the engine's voices, which are those of languages; waits for them.
  package static func voices() throws(VoiceFailure) -> [String] {
    let helper = try VoiceHelper()
    defer { helper.end() }
    helper.send(VoiceFrame(.voices, turn: 0))
    while true {
      let frames = helper.frames()
      guard !frames.isEmpty else { throw .brokeOff }
      for frame in frames {
        if frame.kind == .failure { throw .noEngine(frame.text) }
        guard frame.kind == .voices else { continue }
        return frame.text.split(separator: "\n").map { line in
          String(line.prefix { $0 != "\t" })
        }
      }
    }
  }

  /// Whether ``end()`` was called.
  var wasEnded: Bool { isClosed.withLock { $0 } }
}
