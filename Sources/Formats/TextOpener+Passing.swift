import Books
import Files
import Glibc

// A text whose reader is another program: the output of this one is no terminal.

extension TextOpener {
  /// Writes all of a text to the descriptor `output`, as it comes.
  ///
  /// A text is passed on byte for byte. Of a compressed file or an archive that holds a book, the
  /// text is written, since no other program could read the bytes; so it is if an encoding was asked
  /// for.
  ///
  /// - Parameter path: The file; `nil` for standard input.
  /// - Returns: The `errno` of the write that failed; 0 if all was written.
  package static func pass(
    _ path: String?, options: OpenOptions, to output: Int32
  ) throws(OpenError) -> Int32 {
    let input = try passable(path)
    if let text = try textToPass(path, input, options) {
      return try pass(text, to: output)
    }
    let output = OutputBytes(output)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(input.number, buffer.baseAddress, buffer.count)
      if count == 0 { return 0 }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        guard code == EAGAIN else { throw OpenError(file: name(of: path), code: code) }
        waitUntilReady(input.number, POLLIN)
        continue
      }
      let code = output.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if code != 0 { return code }
    }
  }

  private static func name(of path: String?) -> String { path ?? FileFacts.standardInputName }

  /// What the bytes of a text are read from. A FIFO is waited for.
  private static func passable(_ path: String?) throws(OpenError) -> Descriptor {
    let opening = Opening(name: name(of: path), options: OpenOptions(), onChange: {})
    guard let path else {
      if isatty(STDIN_FILENO) == 1 { throw OpenError(file: opening.name, reason: .isTerminal) }
      return try opening.attempt { () throws(Errno) in try Descriptor(copying: STDIN_FILENO) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw OpenError(file: path, code: errno) }
    if [S_IFIFO, S_IFSOCK].contains(status.kind), let number = descriptorNumber(of: path) {
      return try opening.attempt { () throws(Errno) in try Descriptor(copying: number) }
    }
    try opening.refuse(status)
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard number >= 0 else { throw OpenError(file: path, code: errno) }
    return Descriptor(owning: number)
  }

  /// The text to be written instead of the bytes of `input`; `nil` if these are to be written.
  private static func textToPass(
    _ path: String?, _ input: borrowing Descriptor, _ options: OpenOptions
  ) throws(OpenError) -> OpenedText? {
    let isConverted = options.encoding != nil
    var head = [UInt8](repeating: 0, count: 512)
    head.removeSubrange(max(pread(input.number, &head, head.count, 0), 0)...)
    let isPacked =
      !options.showsSource && lseek(input.number, 0, SEEK_CUR) == 0
      && (Compression(head) != nil || BinaryKind.isArchive(head))
    guard isConverted || isPacked else { return nil }
    do throws(OpenError) {
      guard let path else {
        return try standardInput(fileDescriptor: STDIN_FILENO, options: options, onChange: {})
      }
      return try open(path: path, options: options, onChange: {})
    } catch {
      // An archive that is no book is passed on as any other file.
      if isConverted { throw error }
      return nil
    }
  }

  /// Writes the text of `opened` to `output`, as it comes.
  ///
  /// - Returns: The `errno` of the write that failed; 0 if all was written.
  package static func pass(_ opened: OpenedText, to output: Int32) throws(OpenError) -> Int32 {
    let source = opened.source
    defer { source.stop() }
    let output = OutputBytes(output)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while true {
      let isComplete = source.isComplete
      let count: Int
      do { count = try source.read(into: buffer, at: offset) } catch {
        throw OpenError(file: opened.file.name, code: error.code)
      }
      offset += count
      let code = output.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if code != 0 { return code }
      guard count == 0 else { continue }
      if isComplete { break }
      usleep(1000)
    }
    if let failure = source.failure { throw failure }
    return 0
  }
}

/// Where bytes are written to that another program reads.
private struct OutputBytes {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Writes all of `bytes`, waiting for a reader that is slower.
  ///
  /// - Returns: The `errno` of a failure; 0 for none.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var done = 0
    while done < bytes.count {
      let put = Glibc.write(number, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if put < 0 {
        let code = errno
        if code == EINTR { continue }
        guard code == EAGAIN else { return code }
        waitUntilReady(number, POLLOUT)
        continue
      }
      done += put
    }
    return 0
  }
}

private func waitUntilReady(_ number: Int32, _ event: Int32) {
  var wait = pollfd(fd: number, events: Int16(event), revents: 0)
  _ = poll(&wait, 1, -1)
}
