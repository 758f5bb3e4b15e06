/// A program that plays what it reads: signed 16-bit samples, least byte first, on one channel.
struct SoundPlayer: Equatable, Sendable {
  /// What the reader calls it.
  let name: String
  /// The program and its arguments.
  let arguments: [String]
  /// How long what it has read takes to be heard, in milliseconds.
  let latency: Int
  /// Whether it reads nothing before it has its device.
  var provesByReading = false
  /// Whether it may wait for sound, and takes the device from nobody meanwhile.
  var canWait = false

  /// The players to try, best first: the reader's own, or those that are installed.
  ///
  /// - Parameter command: A command of the reader's that reads samples, with their rate as `$1`;
  ///   empty for none.
  static func all(command: String, rate: Int) -> [SoundPlayer] {
    guard command.isEmpty else {
      let name = VoicePrograms.name(of: command)
      return [
        SoundPlayer(
          name: name, arguments: ["/bin/sh", "-c", command, "sh", "\(rate)"], latency: 0)
      ]
    }
    return [
      SoundPlayer(
        name: "pacat",
        arguments: [
          "pacat", "--playback", "--raw", "--format=s16le", "--channels=1", "--rate=\(rate)",
          "--latency-msec=50", "--client-name=tome-reader",
        ], latency: 50, provesByReading: true, canWait: true),
      // Version 0.3.65 reads raw samples from a pipe, and does not know `--raw`; later ones need it.
      pipeWire(["--raw"], rate: rate),
      pipeWire([], rate: rate),
      SoundPlayer(
        name: "aplay",
        arguments: [
          "aplay", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", "\(rate)",
          "--buffer-time=100000", "-",
        ], latency: 80, provesByReading: true),
    ].filter { Child.isInstalled($0.name) }
  }

  private static func pipeWire(_ options: [String], rate: Int) -> SoundPlayer {
    SoundPlayer(
      name: "pw-cat",
      arguments: ["pw-cat", "--playback"] + options + [
        "--format=s16", "--channels=1", "--rate=\(rate)", "--latency=50ms", "-",
      ], latency: 50)
  }
}
