import CProcess
import Foundation
import Testing

/// A sound server whose only device is heard by nobody but the test.
private final class SoundServer {
  /// Whether it and what records from it are installed.
  static let isInstalled =
    ["pulseaudio", "pacat", "parec"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }

  private var processes: [pid_t] = []
  /// What a program needs in its environment to play there.
  let environment: [String]
  private let recording: String

  /// Starts it, with its socket and what is recorded in a folder.
  init(in folder: String) throws {
    let socket = folder + "/sound"
    recording = folder + "/heard"
    environment = ["PULSE_SERVER=unix:\(socket)", "PATH=/usr/bin:/bin"]
    unlink(socket)
    try start(
      [
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit",
        "--load=module-null-sink sink_name=room rate=22050 channels=1",
        "--load=module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      ], in: folder, output: "/dev/null")
    let limit = Date().addingTimeInterval(20)
    while access(socket, F_OK) != 0, Date() < limit { usleep(10_000) }
    try start(
      [
        "parec", "--device=room.monitor", "--raw", "--format=s16le", "--rate=22050",
        "--channels=1", "--latency-msec=20",
      ], in: folder, output: recording)
  }

  private func start(_ words: [String], in folder: String, output path: String) throws {
    let output = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(output)
      close(silence)
    }
    let vector = words.map { strdup($0) } + [nil]
    let variables =
      (environment + ["HOME=\(folder)", "XDG_RUNTIME_DIR=\(folder)"]).map { strdup($0) } + [nil]
    defer { for pointer in vector + variables { free(pointer) } }
    let process = cpr_spawn(vector, variables, silence, output, silence, 0)
    try #require(process > 0)
    processes.append(process)
  }

  deinit {
    for process in processes {
      kill(process, SIGKILL)
      _ = cpr_wait(process)
    }
  }

  /// The samples that were heard so far.
  func heard() throws -> [Int16] {
    try Data(contentsOf: URL(fileURLWithPath: recording)).withUnsafeBytes { bytes in
      (0..<bytes.count / 2).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
    }
  }
}

extension WholeProgram {
  @Suite(
    .serialized, .enabled(if: Tmux.isInstalled, Tmux.absence),
    .enabled(if: hasVoice, "espeak-ng is not installed"),
    .enabled(if: SoundServer.isInstalled, "PulseAudio is not installed"))
  struct `A voice on a sound server` {
    private static let loud = 500

    /// Whether something is heard in the last samples, of which there are `count`.
    private func isLoud(_ samples: [Int16], last count: Int) -> Bool {
      samples.suffix(count).contains { abs(Int($0)) > Self.loud }
    }

    @Test func `r is heard, a pause and Escape are silent, and nothing stays connected`() throws {
      let desk = try Desk()
      let server = try SoundServer(in: desk.folder)
      let file = try desk.write(
        (1...60).map { "Sentence \($0) has some words.\n\n" }.joined(), to: "book.txt")
      let tmux = try desk.read(file, environment: server.environment)
      try tmux.expect("Sentence 1 ")
      #expect(!isLoud(try server.heard(), last: .max))
      try tmux.type("r")
      try tmux.expect("nothing is heard") { _ in isLoud(try server.heard(), last: .max) }
      // After each key a whole second is silent in the end: what was still in pipes is not heard.
      for (key, words) in [("r", "paused"), ("Escape", "Sentence")] {
        try tmux.press(key)
        try tmux.expect(words)
        try tmux.expect("it is still heard") { _ in
          let samples = try server.heard()
          return samples.count > 22_050 && !isLoud(samples, last: 22_050)
        }
        guard key == "r" else { continue }
        let before = try server.heard().count
        try tmux.type("r")
        try tmux.expect("it does not go on") { _ in
          let samples = try server.heard()
          return isLoud(samples, last: samples.count - before)
        }
      }
      try tmux.type("q")
      #expect(try tmux.status() == 0)
      let clients = try run(
        ["pactl", "list", "short", "sink-inputs"], environment: server.environment)
      #expect(clients.output == "", "\(clients.output)")
    }

    @Test func `a server that goes is told, and a new one plays where it stopped`() throws {
      let desk = try Desk()
      let file = try desk.write(
        (1...60).map { "Sentence \($0) has some words.\n\n" }.joined(), to: "book.txt")
      let tmux: Tmux
      do {
        let server = try SoundServer(in: desk.folder)
        tmux = try desk.read(file, environment: server.environment)
        try tmux.expect("Sentence 1 ")
        try tmux.type("r")
        try tmux.expect("nothing is heard") { _ in isLoud(try server.heard(), last: .max) }
      }
      try tmux.expect("pacat has ended, and the voice with it.")
      let server = try SoundServer(in: desk.folder)
      try tmux.type("r")
      try tmux.expect("nothing is heard") { _ in isLoud(try server.heard(), last: .max) }
    }
  }
}
