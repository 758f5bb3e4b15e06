import Screen
import TabPlaces
import Testing
import Widgets

/// The order in which effects are done and answers are taken, as rooms and rigs have it from
/// `EffectInterpreter`.
@Suite struct EffectOrderTests {
  private typealias StepsRig = PlaceRig<StepsWorld>

  @Test func `what follows from an answer is done before the next effect`() {
    let rig = StepsRig(Steps(), in: StepsWorld())
    #expect(rig.requests == [.own("a"), .own("c"), .go(.repaint), .own("b"), .go(.leave)])
  }

  @Test func `what other threads tell comes in the next turn, after what was put off`() {
    let rig = StepsRig(Steps(), in: StepsWorld())
    #expect(
      rig.model.content.heard == [
        "a at once", "c at once", "b at once", "caught up", "a later", "c later", "b later",
        "caught up",
      ])
  }

  @Test func `what came at once is taken before what was put off`() {
    var rig = StepsRig(Steps(), in: StepsWorld())
    let before = rig.model.content.heard.count
    rig.takeAtOnce([.own("one"), .notice("Two."), .own("three")])
    #expect(rig.model.content.heard.dropFirst(before) == ["one", "three", "caught up"])
  }

  @Test func `what a click tells stays when the button is let go`() {
    var rig = StepsRig(Steps(), in: StepsWorld())
    rig.click(row: 5, column: 5)
    #expect(rig.footer.contains("Told."))
    rig.press(.down)
    #expect(!rig.footer.contains("Told."))
  }

  @Test func `a slow thread tells nothing until it answers`() {
    var rig = StepsRig(Steps(), in: StepsWorld())
    rig.isSlow = true
    rig.comeBack()
    #expect(rig.model.content.heard.last == "caught up")
    let before = rig.model.content.heard.count
    rig.answer()
    #expect(
      rig.model.content.heard.dropFirst(before) == [
        "caught up", "a later", "c later", "b later", "caught up",
      ])
  }
}

/// A place that writes down what it hears.
private struct Steps: TabContent {
  static let keys = KeyTable<ListCommand>([])
  let tab = RoomTab.home
  private(set) var heard: [String] = []

  func opening(_ frame: TabFrame) -> [TabAnswer<String>] { [.own("a"), .own("b"), .go(.leave)] }

  mutating func handle(_ event: String, _ frame: TabFrame) -> [TabAnswer<String>] {
    heard.append(event)
    return event == "a at once" ? [.own("c"), .go(.repaint)] : []
  }

  mutating func catchUp(_ frame: TabFrame) -> [TabAnswer<String>] {
    heard.append("caught up")
    return []
  }

  func obey(_ command: ListCommand, _ frame: TabFrame) -> [TabAnswer<String>]? { nil }
  func click(row: Int, column: Int, _ frame: TabFrame) -> [TabAnswer<String>] { [.tell("Told.")] }
  func label(_ frame: TabFrame) -> String { "" }
  func draw(into surface: inout Surface, _ frame: TabFrame) {}
}

private struct StepsWorld: TabWorld {
  typealias Content = Steps

  func reply(to effect: String) -> Reply {
    Reply(atOnce: [.own("\(effect) at once")], later: ["\(effect) later"], isNoted: true)
  }
}
