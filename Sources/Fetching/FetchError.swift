import Files
import Glibc
package import Web

/// Why a document of the net could not be had.
package enum FetchError: Error, Equatable, Sendable {
  /// There is no curl in PATH.
  case curlMissing
  /// The address is none that can be asked; nil if only curl says so.
  case badAddress(WebAddress.Fault?)
  /// No server of this name is known, or there is no network.
  case unknownHost
  /// The server takes no connection.
  case refused
  /// Nothing came for too long.
  case timedOut
  /// No safe connection could be made; curl says why.
  case notSecure(String)
  /// One address led to another too often.
  case tooManyRedirects
  /// The address leads to one that is not of the web, such as a file: it begins so.
  case foreignRedirect(String)
  /// The server answered with a status that is no success (RFC 9110, section 15).
  ///
  /// `retryAfter`: the seconds that it asks to wait.
  case status(Int, retryAfter: Int? = nil)
  /// The connection broke off before all was there.
  case cut
  /// It is longer than was wanted.
  case tooLong
  /// The server has not told its length, and it is longer than this many bytes.
  case endless(bytes: Int)
  /// It cannot be written to the file; `code` is an `errno`, 0 where it is not known.
  case notWritten(code: Int32)
  /// It is being fetched already.
  case busy
  /// It was stopped by the reader.
  case stopped
  /// Something else; curl says what.
  case other(String)
}

extension FetchError {
  /// Why curl could not be started, as `errno` tells.
  init(starting code: Int32) {
    self = code == ENOENT ? .curlMissing : .other(String(cString: strerror(code)))
  }

  /// The result of `body`; a file that cannot be written is an error of the fetch.
  static func catching<Result: ~Copyable>(
    _ body: () throws(FileFault) -> Result
  ) throws(FetchError) -> Result {
    do throws(FileFault) { return try body() } catch { throw .notWritten(code: error.code) }
  }
}
