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
    rig.stories.insert(StoriesWorld.story("00", "First", words: 300), at: 0)
    rig.happen(.own(.known(rig.stories, rig.collections)))
    #expect(rig.model.content.selected?.story.identifier == "a2")
  }

  @Test func `the form asks for a story, which is opened`() {
    var rig = StoriesRig()
    rig.type("nMia")
    rig.press(.down, .down)
    rig.type("a toad")
    rig.press(.enter)
    guard case .own(.tell(let request, by: .program))? = rig.requests.first else {
      Issue.record("\(rig.screen)")
      return
    }
    #expect(request.hero == "Mia" && request.companion == "a toad" && request.band == .early)
    #expect(rig.model.content.selected?.story.title == "The New Story")
  }

  @Test func `what is typed in a form is a draft, with which the next form of its kind begins`() {
    var rig = StoriesRig()
    #expect(rig.model.content.draft == nil)
    rig.type("nOlga")
    rig.press(.down, .right, .down)
    rig.type("a heron")
    let draft = rig.model.content.draft
    #expect(draft?.text.hasPrefix("story\nOlga\n1\na heron\n") == true)

    var next = StoriesRig()
    next.happen(.own(.kept(FormDraft(text: draft?.text ?? "") ?? draft!)))
    // A form of the other kind leaves it where it is.
    next.type("C")
    #expect(!next.screen.contains("Olga") && next.model.content.draft == draft)
    next.press(.escape)
    next.type("n")
    #expect(next.screen.contains("Olga") && next.screen.contains("a heron"), "\(next.screen)")
    #expect(next.model.content.draft == draft)
    // It is a form that was changed: it asks, and is over once it was dropped.
    next.press(.escape)
    #expect(next.screen.contains("Not saved yet"))
    next.type("d")
    #expect(next.model.content.draft == nil)
    next.type("n")
    #expect(!next.screen.contains("Olga"))
  }

  @Test(arguments: ["0", "9223372036854775807", "-9223372036854775808", "many", ""])
  func `a draft that others have written into is no trouble`(choice: String) throws {
    var rig = StoriesRig()
    let lines = ["story", "Olga", choice, "", choice, choice, choice, "", choice, choice, ""]
    let draft = try #require(FormDraft(text: lines.joined(separator: "\n")))
    rig.happen(.own(.kept(draft)))
    rig.type("n")
    #expect(rig.screen.contains("Olga"))
    #expect(FormDraft(text: "story") == nil && FormDraft(text: "\n\n\n") == nil)
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
    guard case .own(.begin(let request, by: .program))? = rig.requests.last else {
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

  /// A rig whose form offers a model, with a story asked for from it.
  private func asking(isAgreed: Bool) -> StoriesRig {
    var rig = StoriesRig()
    rig.happen(
      .own(.offered(ModelOffer(host: "localhost:11434", model: "tiny", isAgreed: isAgreed))))
    rig.type("nMia")
    rig.press(.up, .right, .enter)
    return rig
  }

  @Test func `a model is asked only after the reader has seen who is asked, and with what`() {
    var rig = asking(isAgreed: false)
    #expect(rig.requests.isEmpty)
    #expect(rig.screen.contains("Ask localhost:11434?") && rig.screen.contains("stays here"))
    rig.press(.escape)
    #expect(rig.screen.contains("A new story") && rig.screen.contains("Mia"))
    rig.press(.enter, .enter)
    #expect(rig.requests.first == .own(.agree(host: "localhost:11434")))
    guard case .own(.tell(let request, by: .model))? = rig.requests.last else {
      Issue.record("\(rig.requests)")
      return
    }
    #expect(request.hero == "Mia")
    #expect(rig.screen.contains("being told"))
    let known = asking(isAgreed: true)
    #expect(known.requests.count == 1)
  }

  static let answers: [(Key, TellingSheet.Wish?)] = [
    (.character("k"), .keep), (.character("d"), .drop), (.enter, nil),
  ]

  @Test(arguments: answers)
  func `Escape asks what becomes of a story that comes`(
    key: Key, wish: TellingSheet.Wish?
  ) {
    var rig = asking(isAgreed: true)
    rig.press(.escape)
    #expect(rig.screen.contains("A story comes"))
    rig.press(key)
    #expect(!rig.screen.contains("A story comes"))
    let asked = wish.map { TabEffect.own(StoriesEffect.telling(identifier: "7e", $0)) }
    #expect(rig.requests.dropFirst().first == asked)
  }

  @Test func `each failure of a model has its keys, and no other teller comes by itself`() {
    for failure in StoriesGoldenScreens.failures {
      guard case .failed(let trouble) = failure.telling else { continue }
      for way in trouble.ways {
        let (key, wish): (Key, TellingSheet.Wish?) =
          switch way {
          case .again: (.character("R"), .again)
          case .program: (.character("g"), .program)
          case .settings: (.character(","), nil)
          case .models: (.character("m"), .model("small"))
          case .goOn: (.enter, .goOn)
          case .read: (.character("p"), .read)
          }
        var rig = asking(isAgreed: true)
        let count = rig.requests.count
        rig.happen(.own(.telling(identifier: "7e", failure.telling, isOnPage: false)))
        #expect(rig.requests.count == count)
        rig.press(key)
        if case .models = way { rig.type("2") }
        #expect(
          rig.requests.last
            == (wish.map { .own(.telling(identifier: "7e", $0)) } ?? .go(.show(.settings))))
      }
    }
  }

  @Test func `a failure that is told on the page is not told again in the list`() {
    var rig = asking(isAgreed: true)
    let failure = StoriesGoldenScreens.failures[4].telling
    rig.happen(.own(.telling(identifier: "7e", failure, isOnPage: true)))
    #expect(!rig.screen.contains("No story yet") && rig.footer.contains("cut off"))
  }

  @Test func `a story that comes is watched, not asked for twice`() {
    var rig = asking(isAgreed: true)
    rig.press(.enter)
    #expect(rig.requests.last == .own(.watch(identifier: "7e")))
  }

  @Test func `another language than English needs a model`() {
    var rig = StoriesRig()
    rig.happen(.own(.offered(StoriesGoldenScreens.offer)))
    rig.type("nMia")
    rig.press(.up, .up, .right, .enter)
    #expect(rig.requests.isEmpty && rig.screen.contains("English"))
    #expect(rig.screen.contains("A new story"))
    rig.press(.down, .right, .enter)
    #expect(rig.screen.contains("Ask localhost:11434?"))
  }

  @Test func `telling again opens a form with what was asked for`() {
    var rig = StoriesRig()
    rig.press(.end)
    rig.type("R")
    #expect(rig.screen.contains("A new story") && rig.screen.contains("Otto"))
  }

  @Test func `nothing overflows a screen of any size`() {
    for rows in [1, 3, 8, 12, 20, 30] {
      for columns in [20, 40, 80, 120] {
        for keys in ["", "n", "C", "f", "D", "e", "/x"] {
          var rig = StoriesRig(rows: rows, columns: columns)
          rig.type(keys)
          #expect(rig.lines.count == rows)
        }
      }
    }
  }
}
