import Books
import Holdings
import Screen
import Stories
import TabPlaces
import Testing
import Widgets

@Suite struct StoriesTabTests {
  @Test func `stories stand in their collections, then alone, the newest first`() {
    let rig = StoriesRig()
    let order = [
      "Brave and kind", "The Lantern", "A Bell", "A story for Mia", "Alone", "Kim", "Otto",
    ]
    let rows = order.map { words in rig.lines.firstIndex { $0.contains(words) } ?? -1 }
    #expect(rows == rows.sorted() && !rows.contains(-1), "\(rig.screen)")
    #expect(rig.screen.contains("1 of 3 read"))
    #expect(rig.screen.contains("60 %"))
    #expect(rig.screen.contains("stopped: ⏎ goes on"))
  }

  @Test func `Enter reads a story, and goes on with one that stopped`() {
    var rig = StoriesRig()
    rig.press(.enter)
    #expect(rig.requests == [.own(.open(BookID(rawValue: 742)))])
    rig.press(.down, .down, .enter)
    #expect(rig.requests.last == .own(.goOn(identifier: "a3")))
  }

  @Test func `the selection skips headings and stays on its story when others come`() {
    var rig = StoriesRig()
    rig.press(.end)
    #expect(rig.model.content.selected?.story.title == "Otto and the Snow")
    rig.press(.home)
    #expect(rig.model.content.selected?.story.identifier == "a1")
    rig.press(.down)
    rig.stories.insert(StoriesRig.story("00", "First", words: 300), at: 0)
    rig.happen(.own(.known(rig.stories, rig.collections)))
    #expect(rig.model.content.selected?.story.identifier == "a2")
  }

  @Test func `the form asks for a story, which is opened`() {
    var rig = StoriesRig()
    rig.type("nMia")
    rig.press(.down, .down)
    rig.type("a toad")
    rig.press(.enter)
    guard case .own(.tell(let request))? = rig.requests.first else {
      Issue.record("\(rig.screen)")
      return
    }
    #expect(request.hero == "Mia" && request.companion == "a toad" && request.band == .early)
    #expect(rig.model.content.selected?.story.title == "The New Story")
  }

  @Test func `a field that cannot be told says why, and nothing typed is lost`() {
    var rig = StoriesRig()
    rig.type("n\n")
    #expect(rig.screen.contains("The hero needs a name."))
    rig.type("Mia")
    rig.failure = "The disk is full."
    rig.press(.enter)
    #expect(rig.footer.contains("The disk is full."))
    #expect(rig.screen.contains("A new story") && rig.screen.contains("Mia"))
  }

  @Test func `a half filled form asks before it is left`() {
    var rig = StoriesRig()
    rig.type("nMia")
    rig.press(.escape)
    #expect(rig.screen.contains("Not saved yet"))
    rig.type("d")
    #expect(!rig.screen.contains("A new story"))
  }

  @Test func `a collection needs an interest`() {
    var rig = StoriesRig()
    rig.type("C")
    rig.press(.enter)
    #expect(rig.screen.contains("what does the child love?"))
    rig.type("trains, the moon")
    rig.press(.down)
    rig.type("Otto")
    rig.press(.enter)
    guard case .own(.begin(let request))? = rig.requests.last else {
      Issue.record("\(rig.screen)")
      return
    }
    #expect(request.interests == ["trains", "the moon"] && request.count == 3)
    #expect(request.hero == "Otto" && request.focus == .emotional)
  }

  @Test func `words and a filter list fewer stories, and Escape all of them`() {
    var rig = StoriesRig()
    rig.type("/snow\n")
    #expect(rig.screen.contains("Otto and the Snow") && !rig.screen.contains("Lantern"))
    #expect(rig.screen.contains("1 of 5"))
    rig.press(.escape)
    #expect(rig.screen.contains("Lantern"))
    rig.type("f")
    rig.press(.right, .enter)
    #expect(rig.screen.contains("Otto and the Snow") && !rig.screen.contains("Lantern"))
  }

  @Test func `a child's room lists and tells stories of its band alone`() {
    var rig = StoriesRig()
    rig.happen(.own(.bounded(band: "3-5")))
    #expect(rig.screen.contains("Otto") && !rig.screen.contains("Lantern"))
    rig.type("n")
    #expect(!rig.screen.contains("6–8"))
  }

  @Test func `a story is renamed and removed, and undo takes that back`() {
    var rig = StoriesRig()
    rig.type("e")
    rig.press(.control("u"))
    rig.type("The Small Light\n")
    #expect(rig.requests.last == .own(.rename(BookID(rawValue: 742), "The Small Light")))
    rig.happen(.own(.changed(.title(BookID(rawValue: 742), "Old"), "Renamed.")))
    rig.type("u")
    #expect(rig.requests.last == .own(.undo(.title(BookID(rawValue: 742), "Old"))))
    rig.type("Dy")
    #expect(rig.requests.last == .own(.remove(identifier: "a1", BookID(rawValue: 742))))
  }

  @Test func `nothing overflows a screen of any size`() {
    for rows in [1, 3, 8, 12, 20, 30] {
      for columns in [20, 40, 80, 120] {
        for keys in ["", "n", "C", "f", "D", "/x"] {
          var rig = StoriesRig(rows: rows, columns: columns)
          rig.type(keys)
          #expect(rig.lines.count == rows)
        }
      }
    }
  }
}
