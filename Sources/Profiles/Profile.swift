/// Somebody who reads here, with a library, settings and state of their own.
package struct Profile: Equatable, Sendable {
  /// Where a child's `q` and `Q` lead.
  package enum Exit: String, CaseIterable, Sendable {
    /// To the choice of profiles.
    case choice
    /// Out of the program.
    case out
  }

  /// The name of its folder and of its table in profiles.toml; empty for the first profile.
  package var slug: String
  /// What it is called on the screen.
  package var name: String
  /// The ages of a child, whose profile is locked; nil for everyone else.
  package var band: AgeBand?
  /// How long may be read, and when.
  package var limits = TimeLimits()
  /// The stories that may be told on one day; nil for any number.
  package var storiesADay: Int?
  /// Whether the page, or the spoken sentence, is finished when the time is up.
  package var finishesPage = true
  /// Whether looks, the page and the voice can be set without a PIN.
  package var maySetLooks = true
  /// Where leaving leads.
  package var exit = Exit.out

  /// A profile without limits.
  package init(slug: String, name: String, band: AgeBand? = nil) {
    (self.slug, self.name, self.band) = (slug, name, band)
  }

  /// The profile whose files lie where those of a program without profiles do.
  package static let first = Profile(slug: "", name: "First")

  /// Whether its ways out are closed.
  package var isLocked: Bool { band != nil }
  /// Whether it is the first profile.
  package var isFirst: Bool { slug.isEmpty }
}

// MARK: - Slugs

extension Profile {
  /// The most characters of a slug.
  package static let longestSlug = 32

  /// Names of tables in profiles.toml that are no profiles.
  package static let reserved: Set<String> = ["first", "parent"]

  /// Whether a folder can have this name: small letters, digits and single hyphens between them.
  package static func isSlug(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestSlug && !reserved.contains(name)
      && !name.hasPrefix("-") && !name.hasSuffix("-") && !name.contains("--")
      && name.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
  }

  /// A slug for `name` that none of `taken` is: `Mia Sofie` gives `mia-sofie`.
  package static func slug(for name: String, notIn taken: Set<String> = []) -> String {
    var slug = ""
    for character in name.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if let plain = plainLetters[character] {
        slug += plain
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    slug = String(slug.prefix(longestSlug - 4))
    while slug.hasSuffix("-") { slug.removeLast() }
    if slug.isEmpty { slug = "reader" }
    var unique = slug
    var number = 2
    while taken.contains(unique) || reserved.contains(unique) {
      unique = "\(slug)-\(number)"
      number += 1
    }
    return unique
  }

  /// Letters of names that have a plain spelling.
  private static let plainLetters: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "å": "a", "æ": "ae", "ø": "o", "á": "a", "à": "a",
    "â": "a", "ã": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "í": "i", "ì": "i", "î": "i",
    "ï": "i", "ó": "o", "ò": "o", "ô": "o", "õ": "o", "ú": "u", "ù": "u", "û": "u", "ç": "c",
    "ñ": "n", "ł": "l", "š": "s", "ž": "z", "č": "c",
  ]
}
