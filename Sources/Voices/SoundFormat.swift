/// What a file of sound is.
package enum SoundFormat: String, CaseIterable, Sendable {
  case wav, m4b, opus, mka

  /// What ffmpeg is told about the sound of a piece, and its kind.
  var encoding: [String] {
    switch self {
    case .wav: []
    case .m4b: ["-c:a", "aac", "-b:a", "64k", "-f", "adts"]
    case .opus, .mka: ["-c:a", "libopus", "-b:a", "32k", "-f", "ogg"]
    }
  }

  /// What the name of a piece ends with.
  var pieceExtension: String {
    switch self {
    case .wav: "pcm"
    case .m4b: "aac"
    case .opus, .mka: "ogg"
    }
  }

  /// The samples that a packet lasts: 1,024 of AAC, 20 ms of Opus.
  func packet(atRate rate: Int) -> Int { self == .m4b ? 1024 : rate / 50 }

  /// The samples of silence that the encoder puts before a piece.
  func delay(atRate rate: Int) -> Int {
    switch self {
    case .wav: 0
    case .m4b: 1024
    case .opus, .mka: rate * 312 / 48_000
    }
  }

  /// What ffmpeg calls the file's kind.
  var container: String {
    switch self {
    case .wav: "wav"
    case .m4b: "mp4"
    case .opus: "opus"
    case .mka: "matroska"
    }
  }

  /// Whether ffmpeg must write it, and is missing.
  package var lacksEncoder: Bool {
    self != .wav && !["ffmpeg", "ffprobe"].allSatisfy(Child.isInstalled)
  }
}
