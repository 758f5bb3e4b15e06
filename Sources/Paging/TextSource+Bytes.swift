import Books

extension TextSource {
  /// The result of `body` for the bytes of `range`, or of as many of them as are there.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(TextError) -> Result {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: range.count, alignment: 16)
    defer { buffer.deallocate() }
    let count = try read(into: buffer, at: range.lowerBound)
    return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }
}
