import Settings

/// tome-reader-config(5): the file of settings.
extension Manual {
  var settings: ManualPage {
    var page = ManualPage(
      name: Page.settings.rawValue, section: Page.settings.section,
      summary: "settings of tome-reader", date: date)
    page.heading("DESCRIPTION")
    page.paragraphs(
      """
      The settings are a file of TOML, `config.toml` in `~/.config/tome-reader`. All of them can \
      also be changed in the program with the `,` key, which writes the file and keeps its \
      comments. `tome-reader config` prints the settings in force as such a file.

      Mistakes in the file are reported by line and column, and the rest of the file is used.
      """, isFirst: true)
    let defaults = Preferences()
    var table = ""
    var items: [(term: String, words: String)] = []
    func write() {
      page.heading("\(table.uppercased()) SETTINGS")
      page.paragraphs("In the table `[\(table)]`:", isFirst: true)
      page.list(items)
    }
    for setting in Setting.allCases {
      if setting.table != table, !items.isEmpty {
        write()
        items = []
      }
      table = setting.table
      items.append((setting.key, words(of: setting, default: defaults[setting].source)))
    }
    write()
    page.heading("KEY SETTINGS")
    page.paragraphs(
      """
      Each line of the table `[keys]` gives a command its keys: \
      `next-page = ["space", "right"]`, or keys one after the other, `first-page = ["gg"]`. The commands, their names and their keys are listed in `tome-reader-keys`(7).
      """, isFirst: true)
    page.seeAlso(others(than: .settings))
    return page
  }

  private func words(of setting: Setting, default source: String) -> String {
    let help = setting.help
    let choices: String =
      switch setting.kind {
      case .choice(let values) where !values.allSatisfy(help.contains):
        " One of: \(values.joined(separator: ", "))."
      case .number(let range, _): " From \(range.lowerBound) to \(range.upperBound)."
      default: ""
      }
    return "\(help.prefix(1).uppercased() + help.dropFirst()).\(choices) By default: `\(source)`."
  }
}
