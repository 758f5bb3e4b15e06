import Datebook
import Screen
import Settings
import TabPlaces
import Testing
import TextPlace
import Widgets

@Suite struct SettingsTab {
  private typealias Effect = TabEffect<SettingsEffect>

  private func model(rows: Int = 24, columns: Int = 80) -> TabModel<SettingsPlace> {
    TabModel(
      SettingsPlace(Preferences(), looks: Looks(), keys: KeyTable<TextCommand>.text.named),
      size: ScreenSize(rows: rows, columns: columns),
      today: Rig.today, locale: .posix)
  }

  @Test func `what is changed is kept, and seen at once where it can be`() {
    var model = model()
    let effects = model.update(.key(.right))
    #expect(
      effects == [
        .own(.keep(Setting.theme.path, .string("light"))), .go(.useTheme(.light)),
      ])
    #expect(model.render().lines.contains { $0.contains("Theme") && $0.contains("light") })
  }

  @Test func `digits lead to other tabs, but not while words are typed or a key is asked for`() {
    var model = model()
    #expect(model.update(.key(.character("1"))) == [.go(.show(.home))])
    #expect(model.update(.key(.character("5"))).isEmpty)
    _ = model.update(.key(.end))
    _ = model.update(.key(.enter))
    #expect(model.render().lines.contains { $0.contains("press a key for") })
    let effects: [Effect] = model.update(.key(.character("1")))
    #expect(effects.count == 1)
    guard case .own(.keep(let path, _))? = effects.first else {
      Issue.record("the key is for the command")
      return
    }
    #expect(path.first == Preferences.keyTable)
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80), (60, 200)])
  func `the selected setting is on the screen at every size`(rows: Int, columns: Int) {
    var model = model(rows: rows, columns: columns)
    for key: Key in [.down, .pageDown, .end, .up, .home] {
      _ = model.update(.key(key))
      let surface = model.render()
      let line = surface.lines[surface.cursor?.row ?? 0]
      #expect(line.contains("▸"))
    }
  }

  @Test func `leaving leads back, and today to the datebook`() {
    var model = model()
    #expect(model.update(.key(.escape)) == [.go(.leave)])
    #expect(model.update(.key(.character("q"))) == [.go(.leave)])
    #expect(model.update(.key(.character("~"))) == [.go(.goHome)])
    let today = PlaceRequest.datebook(.day(model.frame.today), isWriting: false)
    #expect(model.update(.key(.character("t"))) == [.go(today)])
    #expect(model.update(.key(.function(2))).isEmpty, "function keys are free")
  }
}
