import Acquisition
import Files
package import Formats
import Glibc
import Profiles

/// Opens a file, an address of the net, or standard input for `-`.
///
/// Texts that books are converted into are kept in the reader's cache unless `options` name a folder, or
/// ask for none. While another program or a server is waited for, the terminal shows that, and Escape
/// ends it.
///
/// - Parameter isOwn: Whether the program itself has written the file, for the reader whose profile it
///   is in: nobody is asked whether it may be read.
package func open(
  _ file: String, _ options: OpenOptions, isOwn: Bool = false,
  onChange: @escaping @Sendable () -> Void
) throws(Failure) -> OpenedText {
  if isOwn { return try openAdmitted(file, options, onChange: onChange) }
  if let pending = PendingOpening.begin(file, options, onChange: onChange) {
    return try WaitingLine(for: pending).text()
  }
  return try openNow(file, options, onChange: onChange)
}

/// Opens a file, or standard input for `-`; waits for another program that has to convert it.
func openNow(
  _ file: String, _ options: OpenOptions, stop: OpeningStop = OpeningStop(),
  onChange: @escaping @Sendable () -> Void
) throws(Failure) -> OpenedText {
  try openAdmitted(try AdmittedName(file).file, options, stop: stop, onChange: onChange)
}

private func openAdmitted(
  _ file: String, _ options: OpenOptions, stop: OpeningStop = OpeningStop(),
  onChange: @escaping @Sendable () -> Void
) throws(Failure) -> OpenedText {
  do throws(OpenError) {
    return file == "-"
      ? try TextOpener.standardInput(
        fileDescriptor: STDIN_FILENO, options: options.caching, onChange: onChange)
      : try TextOpener.open(path: file, options: options.caching, stop: stop, onChange: onChange)
  } catch {
    throw Failure(error, opening: file)
  }
}

extension Failure {
  /// Why `file` cannot be opened; a name that is not UTF-8 says so.
  package init(_ error: OpenError, opening file: String) {
    if let name = MisnamedArguments.name(of: file) {
      self.init(
        sentence: "cannot open '\(name.printable)': \(Refusal.misnamed.reason)", status: EX_NOINPUT)
    } else {
      self.init(sentence: error.sentence, status: error.exitStatus)
    }
  }
}

extension OpenOptions {
  /// The options with the reader's cache, and the filter that the reader's LESSOPEN names.
  var caching: OpenOptions {
    var options = self
    options.cacheFolder = cacheFolder ?? ReadersFolders.standard.texts
    let isLocked = ReadersFolders.standard.profile?.isLocked == true
    options.inputFilter =
      isLocked ? nil : inputFilter ?? Environment.value(of: "LESSOPEN")
    return options
  }
}
