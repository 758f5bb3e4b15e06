import TabPlaces
import Testing
import Widgets

@Suite struct TabStacksOfPlaces {
  private static func pop(_ stacks: inout TabStacks<String>) -> String {
    switch stacks.pop() {
    case .back(let place): "back from \(place)"
    case .toHome: "to Home"
    case .out: "out"
    }
  }

  @Test func `each tab keeps its own stack, and coming back finds it as it was`() {
    var stacks = TabStacks("home", in: .home)
    stacks.push("whales")
    #expect(stacks.show(.library) { "library" }.isEmpty)
    stacks.push("details")
    stacks.push("emma")
    stacks.top += " page 7"
    _ = stacks.show(.home) { "another home" }
    #expect(stacks.top == "whales")
    _ = stacks.show(.library) { "another library" }
    #expect(stacks.top == "emma page 7" && stacks.depth == 3)
    #expect(Self.pop(&stacks) == "back from emma page 7")
    #expect(Self.pop(&stacks) == "back from details")
    #expect(stacks.top == "library")
    #expect(Set(stacks.all) == ["library", "home", "whales"])
  }

  @Test func `the way back from a tab is Home, and from Home out`() {
    var stacks = TabStacks("home", in: .home)
    #expect(Self.pop(&stacks) == "out")
    _ = stacks.show(.datebook) { "year" }
    #expect(Self.pop(&stacks) == "to Home")
    #expect(stacks.top == "year", "the tab stays as it was left")
  }

  @Test func `a place without a tab has nothing under it, and is gone when a tab is shown`() {
    var stacks = TabStacks("whales", in: nil)
    #expect(Self.pop(&stacks) == "out")
    stacks.push("year")
    #expect(stacks.show(.home) { "home" } == ["whales", "year"])
    #expect(stacks.all == ["home"] && stacks.tab == .home)
  }

  @Test func `unwinding leaves the first place of a tab alone, and other tabs`() {
    var stacks = TabStacks("home", in: .home)
    _ = stacks.show(.library) { "library" }
    stacks.push("details")
    stacks.push("emma")
    #expect(stacks.unwind() == ["details", "emma"])
    #expect(stacks.top == "library" && stacks.unwind().isEmpty)
    _ = stacks.show(.home) { "another home" }
    #expect(stacks.top == "home")
  }

  @Test func `a place is taken off another tab only from its top, and not the first one`() {
    var stacks = TabStacks("home", in: .home)
    stacks.push("catalogs")
    _ = stacks.show(.library) { "library" }
    #expect(stacks.takeTop { $0 == "home" } == nil && stacks.takeTop { $0 == "library" } == nil)
    #expect(stacks.takeTop { $0 == "catalogs" } == "catalogs")
    #expect(stacks.takeTop { _ in true } == nil)
    _ = stacks.show(.home) { "another home" }
    #expect(stacks.top == "home" && stacks.depth == 1)
  }

  @Test func `every place can be told something, wherever it lies`() {
    var stacks = TabStacks("home", in: .home)
    stacks.push("whales")
    _ = stacks.show(.library) { "library" }
    stacks.push("details")
    stacks.first { place in
      place += "!"
      return false
    }
    #expect(Set(stacks.all) == ["home!", "whales!", "library!", "details!"])
    stacks.first { place in
      guard place == "home!" else { return false }
      place = "found"
      return true
    }
    #expect(Set(stacks.all) == ["found", "whales!", "library!", "details!"])
  }
}
