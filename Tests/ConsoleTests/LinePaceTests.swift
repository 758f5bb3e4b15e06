import Glibc
import Testing

@testable import Console

@Suite struct LinePaces {
  @Test func `a line on which writing blocks is slow until it does not`() {
    var pace = LinePace()
    #expect(!pace.isSlow)
    pace.measure { usleep(20_000) }
    #expect(pace.isSlow)
    // A machine with much to do may interrupt a writing or two.
    for _ in 0..<1000 where pace.isSlow { pace.measure {} }
    #expect(!pace.isSlow)
  }
}
