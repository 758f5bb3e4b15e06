import Files
import Formats
import Glibc
package import Profiles
import Shelf

/// The name of a text that may be opened in the profile that the program is in.
///
/// Texts are opened by name in two places, and both take nothing else: in a child's profile it is the
/// name of a file that is in her library, by its path or by its content. Nothing tells whether there is
/// another one of that name.
package struct AdmittedName: Sendable {
  /// The name, as it was given; of an address such as `file:///home/ada/book.epub`, the path.
  package let file: String

  /// Admits `file`, or says why not.
  package init(_ file: String, in folders: ReadersFolders = .standard) throws(Failure) {
    let file = FileAddress.path(file) ?? file
    self.file = file
    guard let profile = folders.profile, profile.isLocked else { return }
    let isPipe = file == "-"
    let isAddress = file.contains("://")
    guard !isPipe, !isAddress, Self.isOwn(file, in: folders) else {
      throw Failure(Self.request(isPipe, isAddress), in: profile)
    }
  }

  private static func request(_ isPipe: Bool, _ isAddress: Bool) -> WardenRequest {
    isPipe ? .readPipe : isAddress ? .network : .readForeign
  }

  private static func isOwn(_ file: String, in folders: ReadersFolders) -> Bool {
    // The program's own guide is everyone's.
    if file == InstalledFiles.guide { return true }
    guard let library = try? folders.library().path, let resolved = realpath(file, nil) else {
      return false
    }
    defer { free(resolved) }
    let path = String(cString: resolved)
    if PositionLookup.find(library: library, digest: nil, file: path) != nil { return true }
    let text = try? TextOpener.open(path: path, options: .identifying) {}
    text?.source.stop()
    guard let digest = text?.digest else { return false }
    return PositionLookup.find(library: library, digest: digest, file: path) != nil
  }
}

extension Failure {
  /// The refusal of `request` in a profile; its status is 77.
  package init(_ request: WardenRequest, in profile: Profile) {
    let warden = Warden(profile, in: Household.current?.family ?? Family(""))
    let sentence =
      switch warden.verdict(request) {
      case .deny(let sentence): sentence
      case .pin, .allow: "this needs a parent’s PIN"
      }
    self.init(
      sentence: sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence,
      status: EX_NOPERM)
  }
}
