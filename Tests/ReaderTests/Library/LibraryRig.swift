import Books
import Datebook
import Holdings
import Screen
import Settings
import TabPlaces
import Widgets

/// The library's tab, with made-up books.
typealias LibraryRig = PlaceRig<LibraryWorld>

extension LibraryRig {
  init(
    rows: Int = 24, columns: Int = 80, books: [BookRecord] = LibraryWorld.books,
    symbols: Symbols = .unicode, keys: [String: [Key]] = [:], answersAtFirst: Bool = true,
    kept: KeptListing = KeptListing()
  ) {
    self.init(
      LibraryPlace(kept: kept), in: LibraryWorld(books: books, answers: answersAtFirst),
      rows: rows, columns: columns, symbols: symbols, preferences: Preferences(keys: keys))
  }

  var library: LibraryPlace { model.content }
  var selectedTitle: String? { library.selected?.title }
  /// The titles of the listed books, in their order.
  var titles: [String] { library.rows.map { library.index?.books[$0].title ?? "" } }
}

/// The library itself.
struct LibraryWorld: TabWorld {
  typealias Content = LibraryPlace

  /// The books of the library.
  var books: [BookRecord]
  /// What was written about books.
  private(set) var notes: [BookID: String] = [:]
  /// Whether books can be changed.
  var canWrite = true
  /// The covers that were asked for.
  private(set) var coverWishes: [CoverWish] = []
  /// Whether what is asked is answered.
  var answers: Bool

  init(books: [BookRecord], answers: Bool) { (self.books, self.answers) = (books, answers) }

  mutating func reply(to effect: LibraryEffect) -> Reply {
    guard answers else { return .noted }
    switch effect {
    case .findBooks: return .later(.booksKnown(BookIndex(books)))
    case .findDetails(let book):
      return .later(.detailsKnown(book, books.first { $0.id == book }.map(details)))
    case .findCovers(let wishes):
      coverWishes += wishes
      return Reply()
    case .edit, .join, .part, .remove, .undo, .repair:
      guard canWrite else {
        let sentence = "A book cannot be kept: No space left on device."
        return .later(.notChanged(sentence), isNoted: true)
      }
      return Reply(later: change(effect), isNoted: true)
    case .relocate, .listFolder, .open, .lend, .copyLink, .add: return .noted
    }
  }

  private mutating func change(_ effect: LibraryEffect) -> [LibraryEvent] {
    switch effect {
    case .edit(let changed, let edits):
      for book in changed { for edit in edits { apply(edit, to: book) } }
      return [.recordsKnown(records(of: changed)), .changed(.edits([:]), "Changed.")]
    case .join(let joined), .part(let joined):
      let work = effect == .join(joined) ? "w" : nil
      for book in joined { apply(.work(work), to: book) }
      return [.recordsKnown(records(of: joined)), .changed(.edits([:]), "Changed.")]
    case .remove(let removed, _):
      books.removeAll { removed.contains($0.id) }
      return [.changed(.restoring(removed), "Removed.")]
    case .undo(.restoring(let removed)):
      books += Self.books.filter { removed.contains($0.id) }
      let shown = removed.count == 1 ? removed.map { LibraryEvent.show($0, isOpen: false) } : []
      return shown + [.changed(nil, "Restored.")]
    case .undo: return [.changed(nil, "Undone.")]
    case .repair:
      books = Self.books
      return [.damageKnown(false), .changed(.repair, "7 books, 90 records read; 2 lost.")]
    default: return []
    }
  }

  private func records(of wanted: [BookID]) -> [BookRecord] {
    books.filter { wanted.contains($0.id) }
  }

  private func details(of record: BookRecord) -> BookDetails {
    BookDetails(
      record: record, note: notes[record.id], marks: (3, 7, 1), reading: (4, 7_800_000))
  }

  private mutating func apply(_ edit: BookEdit, to book: BookID) {
    guard let index = books.firstIndex(where: { $0.id == book }) else { return }
    switch edit {
    case .status(let status): books[index].status = status
    case .tag(let name, _): books[index].tags.append(BookTag(name: name))
    case .untag(let name): books[index].tags.removeAll { $0.name == name }
    case .colour(let name, let colour):
      for book in books.indices {
        for tag in books[book].tags.indices where books[book].tags[tag].name == name {
          books[book].tags[tag].colour = colour
        }
      }
    case .rating(let rating): books[index].rating = rating
    case .title(let title, _): books[index].title = title ?? ""
    case .author(let author, _): books[index].author = author
    case .series(let series): books[index].series = series
    case .work(let work): books[index].work = work
    case .description: break
    case .note(let note): notes[book] = note
    case .startedAt, .finishedAt: break
    }
  }
}

extension LibraryWorld {
  /// Noon of a day before today.
  static func moment(daysAgo days: Int) -> Moment {
    Moment(seconds: (Rig.today.number - days) * 86_400 + 43_200)
  }

  /// Seven books of all kinds.
  static let books: [BookRecord] = {
    func book(
      _ id: Int64, _ title: String, _ author: String?, _ status: BookStatus,
      _ progress: Double? = nil, tags: [BookTag] = [], read: Int? = nil, path: String? = nil,
      isMissing: Bool = false
    ) -> BookRecord {
      BookRecord(
        id: BookID(rawValue: id), title: title, author: author, status: status, tags: tags,
        rating: id == 1 ? 4 : nil, progress: progress, addedAt: moment(daysAgo: 30 - Int(id)),
        startedAt: read.map { moment(daysAgo: $0 + 12) },
        finishedAt: status == .finished ? read.map(moment(daysAgo:)) : nil,
        lastReadAt: read.map(moment(daysAgo:)), fileBytes: 1_276_201 / Int(id),
        path: path ?? "/books/\(title.lowercased().replacing(" ", with: "-")).txt",
        isMissing: isMissing, encoding: "UTF-8", language: "en")
    }
    let sea = BookTag(name: "sea", colour: .blue)
    return [
      book(
        1, "Moby-Dick", "Herman Melville", .reading, 0.063,
        tags: [BookTag(name: "classics", colour: .yellow), sea], read: 0),
      book(2, "The Sea-Wolf", "Jack London", .toRead, tags: [sea]),
      book(3, "Typee", "Herman Melville", .finished, 1, tags: [sea], read: 50),
      book(4, "Emma", "Jane Austen", .reading, 0.412, read: 2),
      book(5, "The Journals of Lewis and Clark", "Meriwether Lewis and William Clark", .toRead),
      book(6, "吾輩は猫である", "夏目漱石", .reading, 0.2, read: 400, isMissing: true),
      book(7, "notes", nil, .toRead),
    ]
  }()

  /// Many books with titles of numbers.
  static func many(_ count: Int) -> [BookRecord] {
    (1...count).map { number in
      BookRecord(
        id: BookID(rawValue: Int64(number)), title: "Book \(1_000_000 + number)",
        author: "Author \(number % 97)", addedAt: moment(daysAgo: number % 1000))
    }
  }
}
