/// The text of a small file that is read at once, whatever encoding it is in.
package enum DecodedFile {
  /// The text that `bytes` stand for; nil if they are none.
  ///
  /// The encoding is found as that of any text that is opened. What stands for no character becomes U+FFFD.
  package static func text(of bytes: [UInt8]) -> String? {
    let samples = [Sample(offset: 0, bytes: bytes)]
    guard
      let encoding = try? Detection.encoding(of: samples, named: "", options: OpenOptions())
    else { return nil }
    let content = bytes.dropFirst(encoding.markLength)
    guard var transcoder = Transcoder(from: encoding) else {
      return String(decoding: content, as: UTF8.self)
    }
    var text: [UInt8] = []
    transcoder.convert(content, into: &text)
    transcoder.finish(into: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
