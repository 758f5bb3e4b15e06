/// The pronouns of a hero.
package enum HeroPronouns: String, CaseIterable, Codable, Sendable {
  case she, he, they

  /// The pronouns that a common given name suggests: `they` for all others.
  package init(guessedFor name: String) {
    let first = name.lowercased().split(separator: " ").first.map(String.init) ?? ""
    self = Self.girls.contains(first) ? .she : Self.boys.contains(first) ? .he : .they
  }

  /// The word in the place of `{he}`, `{him}`, `{his}`, `{himself}` or `{was}`.
  func word(for hole: String) -> String? {
    switch (hole, self) {
    case ("he", .she): "she"
    case ("he", .he): "he"
    case ("he", .they): "they"
    case ("him", .she), ("his", .she): "her"
    case ("him", .he): "him"
    case ("his", .he): "his"
    case ("him", .they): "them"
    case ("his", .they): "their"
    case ("himself", .she): "herself"
    case ("himself", .he): "himself"
    case ("himself", .they): "themselves"
    case ("was", .they): "were"
    case ("was", _): "was"
    default: nil
    }
  }

  private static let girls: Set<String> = Set(
    """
    mia emma lea lena anna ella sophia sofia lina mila clara klara marie maria ida lotte charlotte \
    frieda greta hannah hanna laura lisa julia nora nina olivia amelia isla ava lily grace freya \
    poppy ruby alice rosie daisy maya zoe chloe eva eve lucy sarah sara emily amina fatima aisha \
    leila layla yara aya mei priya anya ines elena carmen lucia paula rosa helena johanna paulina \
    martha marta mathilda matilda tilda jasmin jana kate katie kim-anna molly nelly pia romy thea \
    tina vera wilma zara
    """.split(separator: " ").map(String.init))
  private static let boys: Set<String> = Set(
    """
    ben leon paul jonas finn noah elias luis louis lukas luca felix max maximilian henry emil anton \
    oskar oscar theo jakob jacob david tom tim jan jannis karl carl otto fritz hans peter johann \
    moritz julian philipp samuel adam oliver george arthur leo harry jack charlie freddie alfie \
    thomas james william daniel michael mohammed muhammad ali omar yusuf hassan amir ravi arjun \
    kenji hiro juan pablo diego mateo hugo rafael milo bruno matteo erik nils ole lars sven simon \
    vincent valentin
    """.split(separator: " ").map(String.init))
}
