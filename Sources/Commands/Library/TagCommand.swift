import ArgumentParser
import Books
import Glibc
import Holdings
import Setup
import Shelf

extension TagColour: ExpressibleByArgument {}

/// Adds tags to books, removes them, or prints all tags.
struct TagCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "Add tags to books, remove them, or print all tags.",
    usage: """
      tome-reader tag [--json]
      tome-reader tag BOOK ... TAG ... [--colour COLOUR]
      tome-reader tag BOOK ... [TAG ...] --remove TAG
      """,
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. All \
      numbers and files before the first tag are books: `tag 1 2 3 classic` tags three of them. A \
      tag is one word of letters, digits and symbols; quotes and the like are dropped. A tag of \
      digits alone is written with its sign, as in '#1984'. Without BOOK, \
      each line describes a tag: its name, its colour and the number of its books, separated by \
      tabs.
      """)

  @Argument(help: "The books, and the tags to add.", completion: .booksAndTags)
  var words: [String] = []

  @Option(help: "A tag to remove; may be repeated.", completion: .tags)
  var remove: [String] = []

  @Option(
    help: "The colour of the tags: \(TagColour.allCases.map(\.rawValue).joined(separator: ", ")).")
  var colour: TagColour?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard !words.isEmpty || remove.isEmpty && colour == nil else {
      throw ValidationError("name the book that is to be tagged")
    }
    guard words.isEmpty || !newTags.isEmpty || !remove.isEmpty else {
      guard books.count > 1, let last = books.last, BookArgument(words: last).isNumber else {
        throw ValidationError("name the tags to add to '\(words[0])', or use --remove")
      }
      throw ValidationError(
        "name a tag: '\(last)' is the number of a book; as a tag it is written '#\(last)'")
    }
    for tag in newTags where BookArgument(words: tag).isNumber {
      throw ValidationError(
        "'\(tag)' is the number of a book, which stands before the tags; the tag is written '#\(tag)'"
      )
    }
    for tag in newTags + remove where BookTag.name(tag) == nil {
      throw ValidationError("'\(tag)' is not a tag: a tag is one word")
    }
  }

  func run() throws {
    if words.isEmpty { try printTags() } else { try tag() }
  }

  /// The words that name books: the first, and all numbers and files that follow it.
  private var books: [String] {
    Array(words.prefix(1) + words.dropFirst().prefix { BookArgument(words: $0).isSurelyBook })
  }

  private var newTags: [String] { Array(words.dropFirst(books.count)) }

  private func tag() throws(Failure) {
    let library = try Library.needed()
    let records = try BookArgument.books(books, in: library)
    let names = newTags.compactMap { BookTag.name($0) }
    let lost = remove.compactMap { BookTag.name($0) }
    for record in records {
      for name in lost where !record.tags.contains(where: { BookFilter.isSame($0.name, name) }) {
        tell("'\(record.title.printable)' has no tag '\(name.printable)'")
      }
    }
    try Failure.catching(keeping: "A tag") { () throws(LibraryError) in
      let colours = colour.map { colour in names.map { BookEdit.colour($0, colour) } } ?? []
      try library.edit(
        records.map(\.id), lost.map { .untag($0) } + names.map { .tag($0) } + colours)
    }
  }

  private func printTags() throws(Failure) {
    let tags = try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try Library.ofReader(onDamage: tell)?.tags() ?? []
    }
    var output = Output()
    if json {
      let objects = tags.map { tag, count in
        "\n "
          + JSONForm.object([
            ("name", JSONForm.string(tag.name)), ("colour", JSONForm.string(tag.colour.rawValue)),
            ("books", "\(count)"),
          ])
      }
      try output.write("{\"tags\":\(JSONForm.array(objects)),\"count\":\(tags.count)}\n")
    } else {
      for (tag, count) in tags {
        try output.write("\(tag.name.printable)\t\(tag.colour.rawValue)\t\(count)\n")
      }
    }
    try output.flush()
  }
}
