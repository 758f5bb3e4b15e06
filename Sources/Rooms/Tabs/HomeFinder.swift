import Books
import Datebook
import Dispatch
import Glibc
import Holdings
import Setup
import Shelf
import TabPlaces

/// Finds what Home tells of the library: at once for the start, in the background later.
struct HomeFinder {
  /// As many books as the largest screen has rows for.
  private static let limit = 100

  private let queue = DispatchQueue(label: "home", qos: .userInitiated)
  private let library: ReadersLibrary
  private let clock: LocalClock
  private let report: @Sendable (HomeEvent) -> Void

  /// - Parameter report: Is given what was found, on another thread.
  init(
    in library: ReadersLibrary, clock: LocalClock,
    report: @escaping @Sendable (HomeEvent) -> Void
  ) {
    self.library = library
    self.clock = clock
    self.report = report
  }

  /// The books that were read lately, the latest first, and how many books there are; `nil` if that is
  /// not known at once.
  var knownAtOnce: (books: [HomeBook], count: Int)? {
    guard let location = try? library.folders.library() else { return ([], 0) }
    return known(in: location) ?? (access(location.path, F_OK) == 0 ? nil : ([], 0))
  }

  private func known(in location: LibraryLocation) -> (books: [HomeBook], count: Int)? {
    guard let found = RecentBooks.latest(Self.limit, library: location.path) else { return nil }
    let books = found.books.map { book in
      HomeBook(
        number: Int(book.id.rawValue), title: book.title ?? book.fileName ?? "without a title",
        author: book.author, fraction: book.fraction, openedOn: clock.day(at: book.openedAt))
    }
    return (books, found.count)
  }

  /// Does what is due for the library once a day.
  func tidy() {
    queue.async { try? library.opened()?.tidy(at: clock.now) }
  }

  /// Finds the books that are being read.
  func findBooks() {
    queue.async {
      do throws(LibraryError) {
        // A library of an earlier version is brought up to date first, and of one that cannot be written
        // to there may be a copy.
        let atOnce = knownAtOnce
        let opened = atOnce == nil ? try library.opened() : nil
        if let known = atOnce ?? opened.flatMap({ known(in: $0.readLocation) }) {
          let damage = try? LibraryDamage(openAt: library.folders.library())
          report(.damageKnown(damage != nil))
          report(.booksKnown(known.books, count: known.count))
        } else {
          report(.booksUnknown("The library cannot be read yet."))
        }
      } catch {
        report(.booksUnknown(error.sentence(reading: "The library")))
      }
    }
  }
}

// MARK: - Today

extension HomeFinder {
  /// Finds what `day` offers to be read: the portions of plans, and the entries of dated books.
  func findOffers(on day: Day) {
    queue.async {
      do throws(LibraryError) {
        guard let library = try library.opened() else { return report(.offersKnown([])) }
        let portions = try library.portions(on: day...day)
        let entries = try library.entries(ofMonth: day.date.month, day: day.date.day)
        report(
          .offersKnown(
            portions.map { .portion($0) } + BookEntry.oneEach(entries).map { .entry($0) }
              + (try Self.tonight(in: library)).map { .story(book: $0, title: $1, words: $2) }))
      } catch {
        // What is wrong with the library is told by whoever looks for books.
        report(.offersKnown([]))
      }
    }
  }
}

extension HomeFinder {
  /// The story for tonight: one that is begun, else the newest that is not read yet; none where no story
  /// was told.
  private static func tonight(
    in library: Library
  ) throws(LibraryError) -> [(Int, String, String)] {
    let band = StoryWarden.band
    let stories = try library.stories().filter { story in
      story.state == .done && (band.map { $0 == story.band } ?? true)
    }
    guard !stories.isEmpty else { return [] }
    let books = try library.records(of: stories.compactMap(\.book))
    let open = books.filter { $0.finishedAt == nil }
    let begun = open.filter { ($0.progress ?? 0) > 0 }
    guard
      let chosen = (begun.isEmpty ? open : begun).max(by: {
        $0.addedAt.milliseconds < $1.addedAt.milliseconds
      }),
      let story = stories.first(where: { $0.book == chosen.id })
    else { return [] }
    let minutes = max((story.words + 65) / 130, 1)
    return [(Int(chosen.id.rawValue), chosen.title, "a story for \(story.hero), \(minutes) min")]
  }
}

extension RecentBook {
  /// What its file is called.
  fileprivate var fileName: String? { path?.split(separator: "/").last.map(String.init) }
}
