import Testing
import Workers

@Suite struct CourtesyTests {
  @Test(arguments: [(1, 0), (2, 1), (3, 1), (4, 2), (64, 32)])
  func `the later half rests, and the others never do`(count: Int, resting: Int) {
    let courtesy = Courtesy()
    courtesy.ask(forMilliseconds: 1_000_000_000)
    var asked = 0
    for number in 0..<count {
      courtesy.rest(number, of: count) {
        asked += 1
        return false
      }
    }
    #expect(asked == resting)
  }

  @Test func `a rest is over when another one was asked for that is, and when nothing is to do`() {
    let courtesy = Courtesy()
    courtesy.ask(forMilliseconds: 1_000_000_000)
    var asked = 0
    courtesy.rest(1, of: 2) {
      asked += 1
      return asked < 5
    }
    #expect(asked == 5)
    courtesy.rest(1, of: 2) {
      courtesy.ask(forMilliseconds: 0)
      return true
    }
    Courtesy().rest(1, of: 2) { true }
  }
}
