import Glibc
import Shelf

/// The library of whoever runs the program: where the environment says.
extension LibraryLocation {
  static func ofReader() throws(LibraryError) -> LibraryLocation {
    try standard(environment: KeptPlace.environment)
  }
}

extension Library {
  /// The reader's library; `nil` where there is none yet.
  static func ofReader() throws(LibraryError) -> Library? {
    let location = try LibraryLocation.ofReader()
    guard access(location.path, F_OK) == 0 else { return nil }
    return try Library(at: location)
  }
}

extension Failure {
  /// The result of `body`; what goes wrong in the library is a failure.
  ///
  /// - Parameter subject: What was to be read or kept, as a sentence begins: `A mark`.
  static func catching<Result>(
    about subject: String, _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    do throws(LibraryError) { return try body() } catch {
      throw Failure(sentence: error.sentence(about: subject), status: EX_IOERR)
    }
  }
}
