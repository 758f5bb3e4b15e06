import Books
import CDigest
import Files

/// KOReader's name for a book: an MD5 of samples of the file at growing distances.
///
/// The same file on an e-reader has the same digest. The samples, `sampleSize` bytes each, start
/// at 0, 1 KiB, 4 KiB, 16 KiB and so on to 1 GiB; KOReader's `util.partialMD5` computes the first
/// by shifting left by −2, which LuaJIT takes modulo 32 and so shifts every bit out.
enum PartialDigest {
  private static let sampleSize = 1024
  private static let offsets = [0] + (0...10).map { sampleSize << (2 * $0) }

  /// What `file` is known by, over its bytes as they are on disk.
  static func content(of file: OpenFile, size: Int) throws(Errno) -> ContentDigest {
    let sampled = try hexadecimal(of: file)
    // The first two samples lie side by side, and are all of a shorter file.
    guard 2 * sampleSize < size else { return ContentDigest(sampled: sampled) }
    let telling = ContentDigest.telling(size: size, beginning: try file.bytes(at: 0, length: 4))
    guard let telling else { return ContentDigest(sampled: sampled) }
    let bytes = try file.bytes(at: telling.lowerBound, length: telling.count)
    return ContentDigest(sampled: sampled, telling: bytes)
  }

  /// The digest of `file` in hexadecimal, over its bytes as they are on disk.
  ///
  /// - Complexity: Twelve reads, whatever the file's size.
  private static func hexadecimal(of file: OpenFile) throws(Errno) -> String {
    var context = MD5_CTX()
    MD5Init(&context)
    for offset in offsets {
      let sample = try file.bytes(at: offset, length: sampleSize)
      if sample.isEmpty { break }
      MD5Update(&context, sample, sample.count)
    }
    return context.hexadecimal()
  }
}

/// The MD5 of words (RFC 1321): what a sync server of KOReader's kind has for a password.
package enum WordDigest {
  /// The digest of the words in UTF-8, in hexadecimal.
  package static func hexadecimal(of words: String) -> String {
    var context = MD5_CTX()
    MD5Init(&context)
    let bytes = Array(words.utf8)
    MD5Update(&context, bytes, bytes.count)
    return context.hexadecimal()
  }
}

extension MD5_CTX {
  /// The digest of what came, in hexadecimal; nothing more can come.
  fileprivate mutating func hexadecimal() -> String {
    var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_LENGTH))
    MD5Final(&digest, &self)
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
