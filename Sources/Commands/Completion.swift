import ArgumentParser
import Files
import Holdings
import Screen
import Setup
import Shelf

/// What a shell offers for a word of the command line that is not a plain file.
///
/// A shell takes what is offered for what could be typed, so nothing of it has spaces or needs
/// quotes: a book is offered as the words of its title with hyphens, which `BookArgument` takes.
/// What cannot be read offers nothing: a completion has nobody to tell.
extension CompletionKind {
  /// Books of the library, and files.
  static var books: Self {
    .custom { _, _, typed in bookWords(like: typed) + fileNames(like: typed) }
  }

  /// The reader's tags.
  static var tags: Self { .custom { _, _, _ in tagNames() } }

  /// Books and files, and tags after the first word.
  static var booksAndTags: Self {
    .custom { _, _, typed in bookWords(like: typed) + fileNames(like: typed) + tagNames() }
  }

  /// The themes of the program and the reader's own.
  static var themes: Self {
    .custom { _, _, _ in
      var settings = Configuration()
      return (Theme.builtIn + settings.ownThemes()).map(\.name)
    }
  }
}

/// The titles of the library's books, in lower case unless capitals are typed.
private func bookWords(like typed: String) -> [String] {
  guard let library = try? Library.ofReader(onDamage: { _ in }),
    let records = try? library.records()
  else { return [] }
  let hasCapitals = typed.contains(where: \.isUppercase)
  return records.map { record in
    let words = record.title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return hasCapitals ? words : words.lowercased()
  }.filter { $0.hasPrefix(typed) && !$0.isEmpty }
}

private func tagNames() -> [String] {
  guard let library = try? Library.ofReader(onDamage: { _ in }),
    let tags = try? library.tags()
  else { return [] }
  return tags.map(\.tag.name)
}

/// The files and folders whose paths begin as `typed` does; folders end in a slash.
private func fileNames(like typed: String) -> [String] {
  let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
  let folder = String(typed[..<slash])
  let beginning = typed[slash...]
  let path = folder.isEmpty ? "." : Folder.expandingHome(in: folder)
  let names = ((try? Folder.names(in: path)) ?? []).filter {
    $0.hasPrefix(beginning) && (beginning.hasPrefix(".") || !$0.hasPrefix("."))
  }
  return names.sorted().map { name in
    folder + name + (Folder.exists("\(path)/\(name)") ? "/" : "")
  }
}
