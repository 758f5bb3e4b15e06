import Holdings
import Screen
import Stories
import TabPlaces
import Testing
import Widgets

/// The tab of stories as it is committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes it anew.
@Suite struct StoriesGoldenScreens {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var prepare: @Sendable (inout StoriesRig) -> Void
    var testDescription: String { name }
  }

  static let offer = ModelOffer(host: "localhost:11434", model: "tiny", isAgreed: false)

  private static func failing(_ sentence: String, _ ways: [TellingTrouble.Way]) -> StoryTelling {
    .failed(TellingTrouble(sentence, ways))
  }

  /// Each failure of a model, as the tab is told it.
  static let failures: [(name: String, telling: StoryTelling)] = [
    ("no server", failing("Nothing answers at localhost:11434.", [.again, .program])),
    (
      "key",
      failing(
        "The server needs a key: put it into TOME_READER_MODEL_KEY.",
        [.settings, .again, .program])
    ),
    (
      "no model",
      failing(
        "The server has no model tiny.", [.models(["llama3", "small"]), .settings, .program])
    ),
    ("busy", failing("The server is busy.", [.again, .program])),
    ("cut", failing("The story was cut off; what arrived so far is saved.", [.goOn, .program])),
    (
      "unfit",
      failing(
        """
        It is not fit for ages 3–5: 12 words, fewer than 200; it has words that are not for \
        children.
        """, [.read, .again, .program])
    ),
    ("server", failing("The server says: out of memory.", [.again, .program])),
    ("taken", failing("Another program is telling this story.", [])),
  ]

  static let cases: [Case] =
    [
      Case(name: "list") { _ in },
      Case(name: "empty") { $0.happen(.own(.known([], []))) },
      Case(name: "story") { $0.type("nMia") },
      Case(name: "story by a model") { rig in
        rig.happen(.own(.offered(offer)))
        rig.type("nMia")
        rig.press(.up, .right)
      },
      Case(name: "consent") { rig in
        rig.happen(.own(.offered(offer)))
        rig.type("nMia")
        rig.press(.up, .right, .enter)
      },
      Case(name: "telling") { rig in
        rig.happen(.own(.offered(offer)))
        rig.type("nMia")
        rig.press(.up, .right, .enter, .enter)
      },
      Case(name: "stopping") { rig in
        rig.happen(.own(.offered(offer)))
        rig.type("nMia")
        rig.press(.up, .right, .enter, .enter, .escape)
      },
      Case(name: "collection") { $0.type("C") },
      Case(name: "filter") { $0.type("f") },
      Case(name: "rename") { $0.type("e") },
      Case(name: "remove") { $0.type("D") },
      Case(name: "again") { rig in rig.type("R") },
      Case(name: "models") { rig in
        rig.happen(.own(.telling(identifier: "b2", failures[2].telling, isOnPage: false)))
        rig.type("m")
      },
    ]
    + failures.map { failure in
      Case(name: "failure \(failure.name)") { rig in
        rig.happen(.own(.telling(identifier: "b2", failure.telling, isOnPage: false)))
      }
    }

  @Test(arguments: cases, [(24, 80), (40, 120), (20, 40)])
  func `the screen is as committed`(_ screen: Case, _ size: (rows: Int, columns: Int)) throws {
    var rig = StoriesRig(rows: size.rows, columns: size.columns)
    screen.prepare(&rig)
    try expectGolden(rig.styled, "stories \(screen.name) \(size.columns)x\(size.rows)")
  }
}
