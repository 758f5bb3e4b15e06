import Acquisition
package import Formats
import Glibc

/// Opens a file, or standard input for `-`.
///
/// Texts that books are converted into are kept in the reader's cache unless `options` name a folder, or
/// ask for none.
package func open(
  _ file: String, _ options: OpenOptions, onChange: @escaping @Sendable () -> Void
) throws(Failure) -> OpenedText {
  var options = options
  options.cacheFolder = options.cacheFolder ?? ReadersFolders.standard.cache.map { $0 + "/texts" }
  do throws(OpenError) {
    return file == "-"
      ? try TextOpener.standardInput(
        fileDescriptor: STDIN_FILENO, options: options, onChange: onChange)
      : try TextOpener.open(path: file, options: options, onChange: onChange)
  } catch {
    if let name = MisnamedArguments.name(of: file) {
      throw Failure(
        sentence: "cannot open '\(name.printable)': \(Refusal.misnamed.reason)", status: EX_NOINPUT)
    }
    throw Failure(sentence: error.sentence, status: error.exitStatus)
  }
}
