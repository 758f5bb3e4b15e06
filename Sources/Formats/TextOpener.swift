import Glibc

/// Opens texts: finds out what a file is and in which encoding, and gives its text.
package enum TextOpener {
  /// Opens the file at `path`, reading no more of it than a few samples.
  ///
  /// A text that is not UTF-8 is converted: a short one before this returns, a long one in the
  /// background after its first part. A FIFO or a process substitution is read as it arrives.
  ///
  /// - Parameter onChange: Called on another thread when more of the text is there, at most 50
  ///   times a second, and when it is complete; never for a UTF-8 file.
  package static func open(
    path: String, options: OpenOptions = OpenOptions(), onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) -> OpenedText {
    do throws(Errno) {
      let descriptor = try Descriptor(reading: path)
      let status = try descriptor.status()
      let file = FileFacts(
        name: path, path: path, size: status.size, modified: status.st_mtim.tv_sec)
      let digest = try PartialDigest.hexadecimal(of: descriptor)
      let source = FileText(
        descriptor, watch: FileWatch(name: path, path: path, status: status), start: 0)
      return OpenedText(source: source, file: file, digest: digest)
    } catch {
      throw OpenError(file: path, code: error.code)
    }
  }

  /// Takes a text from an open descriptor, usually standard input, as it arrives.
  ///
  /// A descriptor of a regular file that stands at its start is read like a file.
  ///
  /// - Parameters:
  ///   - fileDescriptor: Is copied; the caller's stays as it is and may be closed.
  ///   - onChange: Called on another thread when more of the text is there, at most 50 times a
  ///     second, and when it is complete.
  package static func standardInput(
    fileDescriptor: Int32, options: OpenOptions = OpenOptions(),
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) -> OpenedText {
    throw OpenError(file: FileFacts.standardInputName, reason: .isTerminal)
  }
}
