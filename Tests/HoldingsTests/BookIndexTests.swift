import Books
import Datebook
import Holdings
import Testing

@Suite struct BookIndexTests {
  private func book(
    _ id: Int64, _ title: String, by author: String? = nil, status: BookStatus = .toRead,
    tags: [String] = [], progress: Double? = nil, added: Int = 0, read: Int? = nil, bytes: Int = 0
  ) -> BookRecord {
    BookRecord(
      id: BookID(rawValue: id), title: title, author: author, status: status,
      tags: tags.map { BookTag(name: $0) }, progress: progress, addedAt: Moment(seconds: added),
      lastReadAt: read.map { Moment(seconds: $0) }, fileBytes: bytes)
  }

  private var books: [BookRecord] {
    [
      book(
        1, "Typee", by: "Herman Melville", status: .finished, tags: ["sea"], progress: 1, added: 5,
        read: 9),
      book(2, "The Sea Wolf", by: "London, Jack", tags: ["Sea"], added: 7, bytes: 3),
      book(
        3, "Moby-Dick", by: "Herman Melville", status: .reading, progress: 0.06, added: 5, read: 20,
        bytes: 9),
      book(4, "Émile", by: nil, status: .reading, progress: 0.5, added: 1, read: 3, bytes: 3),
    ]
  }

  private func titles(_ order: BookOrder) -> [String] { titles(BookFilter(), order) }

  private func titles(_ filter: BookFilter, _ order: BookOrder?) -> [String] {
    var index = BookIndex(books)
    return index.rows(filter, order).map { index.books[$0].title }
  }

  @Test func `titles stand in their order without articles and accents`() {
    #expect(titles(BookOrder(.title)) == ["Émile", "Moby-Dick", "The Sea Wolf", "Typee"])
    #expect(titles(BookOrder(.title).reversed) == ["Typee", "The Sea Wolf", "Moby-Dick", "Émile"])
  }

  @Test func `numbers in titles count for what they are`() {
    let index = BookIndex(
      ["Part 10", "Part 9", "Part 010 b", "Part"].enumerated().map {
        book(Int64($0.offset), $0.element)
      })
    #expect(index.books.map(\.title) == ["Part", "Part 9", "Part 10", "Part 010 b"])
  }

  @Test func `authors stand by their last names, and their books by title`() {
    #expect(titles(BookOrder(.author)) == ["The Sea Wolf", "Moby-Dick", "Typee", "Émile"])
    #expect(titles(BookOrder(.author).reversed) == ["Moby-Dick", "Typee", "The Sea Wolf", "Émile"])
  }

  @Test func `what has no value is last both ways, and equal ones stand by title`() {
    #expect(titles(BookOrder(.lastRead)) == ["Moby-Dick", "Typee", "Émile", "The Sea Wolf"])
    #expect(
      titles(BookOrder(.lastRead, isDescending: false)) == [
        "Émile", "Typee", "Moby-Dick", "The Sea Wolf",
      ])
    #expect(titles(BookOrder(.progress)) == ["Typee", "Émile", "Moby-Dick", "The Sea Wolf"])
    #expect(titles(BookOrder(.added)) == ["The Sea Wolf", "Moby-Dick", "Typee", "Émile"])
    #expect(titles(BookOrder(.length)) == ["Typee", "Émile", "The Sea Wolf", "Moby-Dick"])
  }

  @Test func `a filter lets through what has the status, the tag and the words`() {
    #expect(titles(BookFilter(status: .reading), BookOrder(.title)) == ["Émile", "Moby-Dick"])
    #expect(titles(BookFilter(tag: "SEA"), BookOrder(.added)) == ["The Sea Wolf", "Typee"])
    #expect(titles(BookFilter(words: "melv"), nil) == ["Typee", "Moby-Dick"])
    #expect(titles(BookFilter(words: "melv"), BookOrder(.title)) == ["Moby-Dick", "Typee"])
    #expect(titles(BookFilter(words: "melv"), BookOrder(.added)) == ["Moby-Dick", "Typee"])
    #expect(titles(BookFilter(status: .reading, words: "melv"), BookOrder(.title)) == ["Moby-Dick"])
    #expect(titles(BookFilter(status: .finished, tag: "history"), BookOrder(.title)) == [])
  }

  @Test func `a book that changes is listed as it is now`() {
    var index = BookIndex(books)
    _ = index.rows(BookFilter(), BookOrder(.progress))
    var changed = books[1]
    (changed.progress, changed.status) = (0.7, .reading)
    let isUpdated = index.update(changed)
    #expect(isUpdated)
    let rows = index.rows(BookFilter(), BookOrder(.progress))
    #expect(rows.map { index.books[$0].id.rawValue } == [1, 2, 4, 3])
    #expect(index.statusCounts == [.reading: 3, .finished: 1])
    changed.title = "The Sea-Wolf"
    let knows = (index.update(changed), index.update(book(9, "New")))
    #expect(knows == (false, false))
  }

  @Test(arguments: ["title": "title", "-added": "added", "+last-read": "last-read"])
  func `orders have names`(name: String, key: String) throws {
    let order = try #require(BookOrder(named: name))
    #expect(order.key.rawValue == key)
    if name.hasPrefix("-") { #expect(order.isDescending) }
    if name.hasPrefix("+") { #expect(!order.isDescending) }
    #expect(BookOrder(named: name + "x") == nil)
  }

  @Test func `a tag is one word`() {
    #expect(BookTag.name(" #sea  stories, old ") == "sea-stories-old")
    #expect(BookTag.name("# ,") == nil)
  }

  @Test(arguments: [
    "\"sea\"": "sea", "“old books”": "old-books", "don't": "don't", "C++": "C++", ".net": ".net",
    "a\u{1B}b": "a-b", "19.Jh.": "19.Jh.", "読書": "読書", "👍🏽": "👍🏽", "- x -": "x", "(new)": "new",
  ])
  func `a tag has letters, digits and symbols, and is not put in quotes`(words: String, tag: String)
  {
    #expect(BookTag.name(words) == tag)
    #expect(BookTag.name(tag) == tag, "what is kept is a tag")
  }

  @Test(arguments: ["''", "\"", "«»", "-", "...", "``", "\u{7}"])
  func `what has no letter, digit or symbol is no tag`(words: String) {
    #expect(BookTag.name(words) == nil)
  }

  @Test func `books that are called the same are told apart by their files`() {
    var alike = books
    for (id, path) in [(5, "/a/emma.txt"), (6, "/b/emma.txt"), (7, "/b/emma-2.txt")] {
      alike.append(book(Int64(id), "Emma", by: "Jane Austen"))
      alike[alike.count - 1].path = path
    }
    alike.append(book(8, "Emma", by: "Ann"))
    alike[alike.count - 1].path = "/c/emma.txt"
    alike.append(book(9, "EMMA", by: "Jane Austen"))
    var index = BookIndex(alike)
    func names(_ ids: ClosedRange<Int64>) -> [String?] {
      ids.map { index.place(of: BookID(rawValue: $0)).flatMap(index.nameAmongTwins(at:)) }
    }
    #expect(names(1...4) == [nil, nil, nil, nil])
    #expect(names(5...9) == ["a/emma.txt", "b/emma.txt", "b/emma-2.txt", nil, nil])
    alike[4].path = "/a/other.txt"
    let isUpdated = index.update(alike[4])
    #expect(!isUpdated, "the others may be called otherwise now")
  }

  // MARK: Words

  /// Books with something in each field.
  private var shelf: [BookRecord] {
    var tales = book(1, "Ugetsu monogatari", by: "Akinari Ueda", tags: ["ghosts", "north-sea"])
    (tales.path, tales.note) = ("/b/rain-and-moon.txt", "lent to Sophie")
    var warden = book(2, "The Warden", by: "Anthony Trollope", tags: ["Sea"])
    (warden.series, warden.path) = ("Barsetshire 1", "/b/warden.txt")
    var raid = book(3, "A raid in November", by: "Mo Noon")
    raid.path = "/b/x.txt"
    return [tales, warden, raid, book(4, "Ueda", by: "Nobody", tags: ["seaside"])]
  }

  private func found(_ words: String, in books: [BookRecord]) -> [Int64] {
    var index = BookIndex(books)
    return index.rows(BookFilter(words: words), nil).map { index.books[$0].id.rawValue }
  }

  @Test(arguments: [
    ("barset", [2]), ("sophie", [1]), ("ghost", [1]), ("author:ueda", [1]), ("title:ueda", [4]),
    ("series:barset", [2]), ("note:lent sophie", [1]), ("file:warden.txt", [2]),
    ("#north", [1]), ("tag:#seaside", [4]), ("author:", [1, 2, 3, 4]), ("#", [1, 2, 3, 4]),
    ("author:\"akinari ueda\"", [1]), ("AUTHOR:Üeda #GHOSTS", [1]), ("author:ueda #seaside", []),
    ("trollope #sea", [2]), ("rain and moon", [1]), ("txt", []),
  ])
  func `words are found in all that is known of a book, or in one field of it`(
    words: String, books: [Int64]
  ) {
    #expect(found(words, in: shelf).sorted() == books)
  }

  @Test func `a tag is found by its beginning, with case or without`() {
    #expect(found("#sea", in: shelf).sorted() == [2, 4], "and not within north-sea")
  }

  @Test func `a scatter of letters comes after all that has the words`() {
    // "moon" stands in the letters of "Mo Noon" and of "monogatari … Akinari", and in a file's name.
    #expect(found("moon", in: shelf).first == 1)
    #expect(found("rain", in: shelf).first == 1, "not A raid in November")
    #expect(found("ueda", in: shelf) == [4, 1])
  }

  @Test func `what is said of a book since is found`() {
    var index = BookIndex(shelf)
    #expect(index.rows(BookFilter(words: "whales"), nil).isEmpty)
    var changed = shelf[2]
    changed.tags = [BookTag(name: "whales")]
    let isUpdated = index.update(changed)
    #expect(isUpdated)
    #expect(index.rows(BookFilter(words: "#whal"), nil).map { index.books[$0].id.rawValue } == [3])
  }

  @Test func `editions of a work stand together in every order, where the first of them stands`() {
    var books = books
    (books[0].work, books[2].work) = ("w", "w")
    var index = BookIndex(books)
    for key in BookOrder.Key.allCases {
      for order in [BookOrder(key), BookOrder(key).reversed] {
        let rows = index.rows(BookFilter(), order)
        let titles = rows.map { index.books[$0].title }
        let places = ["Typee", "Moby-Dick"].compactMap(titles.firstIndex(of:))
        #expect(Set(titles).count == 4 && abs(places[0] - places[1]) == 1, "\(titles)")
      }
    }
    let place = index.books.firstIndex { $0.title == "Typee" } ?? 0
    #expect(index.otherEditions(at: place).map { index.books[$0].title } == ["Moby-Dick"])
    books[0].work = nil
    #expect(index.update(books[0]) && index.otherEditions(at: place).isEmpty)
  }

  @Test func `the same title by the same author in another format is likely the same work`() {
    func edition(_ id: Int64, _ title: String, _ author: String?, _ file: String) -> BookRecord {
      BookRecord(
        id: BookID(rawValue: id), title: title, author: author, addedAt: Moment(seconds: 1),
        path: file)
    }
    let index = BookIndex([
      edition(1, "Emma", "Jane Austen", "/emma.txt"),
      edition(2, "EMMA: A Novel", "Austen, Jane", "/e.epub"),
      edition(3, "Emma", "Somebody Else", "/emma.fb2"),
      edition(4, "Emma", "Jane Austen", "/copy.txt"),
      edition(5, "Emmanuel", nil, "/m.epub"),
      edition(6, "Emma: Volume II", "Jane Austen", "/ii.txt"),
      edition(7, "Emma", nil, "/unsaid.txt"),
    ])
    let place = index.place(of: BookID(rawValue: 1)) ?? 0
    let likely = index.likelyEditions(at: place).map { index.books[$0].id.rawValue }
    #expect(likely.sorted() == [2, 4], "in another format, or published once more")
  }
}
