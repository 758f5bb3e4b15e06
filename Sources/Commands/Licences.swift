import Files
import Glibc
import Setup

/// Prints the licences of the program and of all works that it contains.
///
/// - Returns: The exit status.
package func printLicences() -> Int32 {
  do throws(Failure) {
    guard let folder = InstalledFiles.licences else {
      throw Failure(
        sentence: "the licences are not installed with the program; they are in its source code",
        status: EX_UNAVAILABLE)
    }
    var output = Output()
    let names = (try? Folder.names(in: folder)) ?? []
    // The list of what is in the program comes first.
    let texts = names.filter { $0.hasSuffix(".txt") && $0 != "README.txt" }.sorted()
    for name in ["README.txt"] + texts {
      guard let text = FileContents.read("\(folder)/\(name)", atMost: 1 << 20) else {
        throw Failure(sentence: "cannot read '\(folder)/\(name)'", status: EX_IOERR)
      }
      if name != "README.txt" { try output.write("\n----- \(name) -----\n\n") }
      try output.write(String(decoding: text, as: UTF8.self))
    }
    try output.flush()
    return EX_OK
  } catch {
    return report(error)
  }
}
