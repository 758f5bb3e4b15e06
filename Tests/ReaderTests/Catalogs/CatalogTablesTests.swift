import Settings
import TabPlaces
import Testing

/// The file with the catalogs, as it stands on the disk.
@Suite struct CatalogTables {
  private static let file = """
    # My own, in the order that I like

    [Shelf]
    address = "https://shelf.example/opds" # the new one
    colour = "blue"

    # Behind the door; ask Ada.
    ["At home"]
    user = "me"
    password = 'a "b"'
    address = "http://home.example/opds"

    [Draft]
    # no address yet
    note = "later"

    """

  private let shelf = CatalogSource(name: "Shelf", address: "https://shelf.example/opds")
  private let home = CatalogSource(
    name: "At home", address: "http://home.example/opds", user: "me", password: "a \"b\"")
  private let new = CatalogSource(name: "New", address: "https://new.example", user: "me")

  @Test func `the catalogs are read in their order, whatever else stands there`() {
    #expect(TOMLDocument(Self.file).catalogs == [shelf, home])
    let apart = """
      [A]
      user = "me"
      [B]
      address = "https://b.example"
      [C]
      address = 7
      """
    var document = TOMLDocument(apart)
    document.set(["A", "address"], to: .string("https://a.example"))
    #expect(document.catalogs.map(\.name) == ["A", "B"])
    #expect(document.catalogs.first?.user == "me")
  }

  @Test func `a new catalog comes behind all, and nothing else changes`() {
    var document = TOMLDocument(Self.file)
    let outcome = document.make(.insert(new, at: .max))
    #expect(outcome.sources == [shelf, home, new] && document.catalogs == outcome.sources)
    #expect(
      document.text == Self.file + "\n[New]\naddress = \"https://new.example\"\nuser = \"me\"\n")
  }

  @Test func `of a catalog that changes only that is written which changed`() {
    var document = TOMLDocument(Self.file)
    var changed = shelf
    changed.address = "https://shelf.example/2"
    changed.password = "p"
    _ = document.make(.replace(shelf, with: changed))
    #expect(
      document.text
        == Self.file.replacing("example/opds\" #", with: "example/2\" #").replacing(
          "colour = \"blue\"\n", with: "colour = \"blue\"\npassword = \"p\"\n"))
    var open = home
    (open.name, open.user, open.password) = ("In \"here\"", "", "")
    let outcome = document.make(.replace(home, with: open))
    #expect(document.catalogs == [changed, open] && outcome.sources == document.catalogs)
    #expect(document.text.contains("# Behind the door; ask Ada.\n[\"In \\\"here\\\"\"]\naddress"))
    #expect(!document.text.contains("user") && !document.text.contains("At home"))
  }

  @Test func `what is taken out and back again stands where it stood`() throws {
    var document = TOMLDocument(Self.file)
    for source in [shelf, home] {
      var other = document
      let outcome = other.make(.remove(source))
      #expect(other.catalogs == [shelf, home].filter { $0 != source })
      #expect(other.text.contains("colour = \"blue\"") && other.text.contains("note = \"later\""))
      #expect(!other.text.contains(source.address), "no password stays behind, nor an address")
      _ = other.make(try #require(outcome.inverse))
      #expect(other.catalogs == [shelf, home])
      #expect(other.problems.isEmpty)
    }
    let plain = "[A]\naddress = \"a\"\n\n# of B\n[B]\naddress = \"b\"\n\n[C]\naddress = \"c\"\n"
    for index in 0..<3 {
      document = TOMLDocument(plain)
      let outcome = document.make(.remove(document.catalogs[index]))
      _ = document.make(try #require(outcome.inverse))
      #expect(document.catalogs == TOMLDocument(plain).catalogs)
    }
    document = TOMLDocument("[A]\naddress = \"a\"\n\n[B]\naddress = \"b\"\n")
    let before = document.text
    let outcome = document.make(.remove(document.catalogs[0]))
    _ = document.make(try #require(outcome.inverse))
    #expect(document.text.filter { $0 != "\n" } == before.filter { $0 != "\n" })
  }

  @Test func `without a file there are those worth a look, and with an empty list there are none`()
    throws
  {
    var document = TOMLDocument("")
    #expect(document.catalogs == CatalogSource.suggested)
    for source in CatalogSource.suggested { _ = document.make(.remove(source)) }
    #expect(document.catalogs.isEmpty)
    #expect(TOMLDocument(bytes: document.bytes).catalogs.isEmpty)
    // A list of the reader's own, without a word beside it.
    document = TOMLDocument("[A]\naddress = \"https://a.example\"\n")
    let outcome = document.make(.remove(document.catalogs[0]))
    #expect(TOMLDocument(bytes: document.bytes).catalogs.isEmpty)
    _ = document.make(try #require(outcome.inverse))
    #expect(document.catalogs.map(\.name) == ["A"])
  }

  @Test func `catalogs whose keys are written out are changed like others`() {
    var document = TOMLDocument(
      "A.address = \"https://a.example\"\nA.user = \"me\"\n\n[B]\naddress = \"https://b.example\"\n"
    )
    let a = document.catalogs[0]
    var other = a
    other.name = "Z"
    let outcome = document.make(.replace(a, with: other))
    #expect(outcome.sources.map(\.name) == ["Z", "B"])
    #expect(Set(document.catalogs.map(\.name)) == ["Z", "B"])
    #expect(document.catalogs.contains(other) && document.problems.isEmpty)
    _ = document.make(.remove(other))
    #expect(document.catalogs.map(\.name) == ["B"] && document.problems.isEmpty)
  }
}

@Suite struct CatalogChanges {
  private let one = CatalogSource(name: "Shelf", address: "https://one.example", user: "a")
  private let two = CatalogSource(name: "Home", address: "http://home.example", user: "a")

  @Test func `a name that is taken gets a number, and undo takes back what was made of it`() throws
  {
    let former = [one, two]
    let same = CatalogSource(name: "Shelf", address: one.address, user: "a", password: "p")
    let first = CatalogChange.insert(same, at: .max).made(to: former)
    let second = CatalogChange.insert(same, at: .max).made(to: first.sources)
    #expect(second.sources.map(\.name) == ["Shelf", "Home", "Shelf 2", "Shelf 3"])
    let back = try #require(second.inverse).made(to: second.sources)
    #expect(back.sources == first.sources)
    #expect(try #require(first.inverse).made(to: back.sources).sources == former)
    let renamed = CatalogChange.replace(two, with: same).made(to: former)
    #expect(renamed.sources.map(\.name) == ["Shelf", "Shelf 2"])
    #expect(try #require(renamed.inverse).made(to: renamed.sources).sources == former)
  }

  @Test func `an address without a scheme is completed as in the form`() {
    let catalogs = TOMLDocument(
      "[Shelf]\naddress = \"books.example/opds\"\n[Open]\naddress = \"http://a.example\"\n"
    ).catalogs
    #expect(catalogs.map(\.address) == ["books.example/opds", "http://a.example"])
    #expect(
      catalogs.map(\.completed.address) == ["https://books.example/opds", "http://a.example"])
    #expect(catalogs.map(\.completed.isGuessed) == [true, false])
  }

  @Test func `every change is taken back by its inverse`() throws {
    let former = [one, two]
    var other = one
    other.password = "p"
    for change in [
      .insert(other, at: 1), .replace(one, with: other), .remove(one), .remove(two),
      .replace(one, with: two), .insert(two, at: -1),
    ] as [CatalogChange] {
      let made = change.made(to: former)
      #expect(made.sources != former)
      let back = try #require(made.inverse).made(to: made.sources)
      #expect(back.sources == former, "\(change)")
    }
  }

  @Test func `what another program has done meanwhile is left alone`() {
    // Gone already: no other catalog with this address is taken in its place.
    let namesake = CatalogSource(name: "Mine", address: one.address, user: "a")
    let gone = CatalogChange.remove(one).made(to: [namesake])
    #expect(gone.sources == [namesake] && gone.inverse == nil)
    var safer = one
    safer.password = "new"
    #expect(CatalogChange.remove(one).made(to: [safer]).sources.isEmpty)
    #expect(CatalogChange.remove(one).made(to: [safer]).inverse == .insert(safer, at: 0))
    let anew = CatalogChange.replace(one, with: safer).made(to: [two])
    #expect(anew.sources == [two, safer] && anew.inverse == .remove(safer))
  }
}
