/// The files that were named on the command line, and the one that is shown.
package struct FileList: Equatable, Sendable {
  /// Their names, as they are shown.
  package var names: [String]
  /// The index of the one that is shown.
  package var index: Int

  /// The files called `names`, of which the one with the index is shown.
  package init(names: [String], index: Int) {
    self.names = names
    self.index = index
  }
}

/// Which file is to be shown instead of the one that is.
package enum FileStep: Equatable, Sendable {
  /// The one so many files on in the list, or back.
  case by(Int)
  /// The one with this index, from 0.
  case at(Int)
  /// Another one, which goes into the list behind the one that is shown.
  case open(String)
  /// The next one, or the one before, to go on there with a search.
  case search(isForward: Bool)
  /// The one of this name, at an offset that has a letter.
  case mark(in: String, at: Int)
  /// The next one; the one that is shown leaves the list.
  case remove
}
