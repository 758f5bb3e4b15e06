/// The stories that come with the program, three for each age band.
package enum FirstStories {
  /// The stories, those for the youngest first.
  package static var all: [WrittenStory] {
    sources.compactMap { WrittenStory(parsing: $0.source, identifier: $0.identifier) }
  }

  private static let sources: [(identifier: String, source: String)] = [
    ("00000000000000000000000000000001", early1),
    ("00000000000000000000000000000002", early2),
    ("00000000000000000000000000000003", early3),
    ("00000000000000000000000000000004", middle1),
    ("00000000000000000000000000000005", middle2),
    ("00000000000000000000000000000006", middle3),
    ("00000000000000000000000000000007", late1),
    ("00000000000000000000000000000008", late2),
    ("00000000000000000000000000000009", late3),
  ]
}
