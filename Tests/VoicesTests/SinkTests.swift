import Testing

@testable import Voices

struct SinkTests {
  private func player(_ name: String) -> SoundPlayer {
    SoundPlayer(name: name, arguments: [name], latency: 0)
  }

  @Test func `a player that was tried in two ways is named once`() {
    let all = ["pacat", "pw-cat", "pw-cat", "aplay"].map(player)
    #expect(Sink.absence(of: all) == "No sound: pacat, pw-cat and aplay found no device.")
    #expect(Sink.absence(of: Array(all[1...2])) == "No sound: pw-cat found no device.")
    #expect(
      Sink.absence(of: []) == "No sound: install pulseaudio-utils, pipewire-bin or alsa-utils.")
  }
}
