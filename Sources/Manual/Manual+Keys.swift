import Screen
import Setup
import Widgets

/// tome-reader-keys(7): the keys of all screens.
extension Manual {
  var keys: ManualPage {
    var page = ManualPage(
      name: Page.keys.rawValue, section: Page.keys.section,
      summary: "keys of tome-reader", date: date)
    page.heading("DESCRIPTION")
    page.paragraphs(
      """
      On every screen `?` shows its keys. Each command has a name, here in brackets; under \
      `[keys]` in the settings it can be given others, see `tome-reader-config`(5).
      """, isFirst: true)
    for (title, table) in KeyTable<NamedCommand>.ofPlaces {
      page.heading("\(title.uppercased()) KEYS")
      for section in table.sections {
        page.subheading(section.title)
        page.list(section.bindings.compactMap(item))
      }
    }
    page.seeAlso(others(than: .keys))
    return page
  }

  private func item(_ binding: Binding<NamedCommand>) -> (term: String, words: String)? {
    guard !binding.help.isEmpty else { return nil }
    let keys = binding.keys.prefix(binding.shownKeys).map { $0.name(in: .ascii) }
    let help = binding.help.prefix(1).uppercased() + binding.help.dropFirst()
    let term = keys.isEmpty ? "no key" : keys.joined(separator: ", ")
    return (term, "\(help). [\(binding.command.name)]")
  }
}
