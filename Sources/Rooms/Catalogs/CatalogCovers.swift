import Catalogs
import Fetching
import Formats
import Foundation
import Pictures
import Screen
import Synchronization
import TabPlaces
import Web
import Workers

/// Fetches the covers of the books of catalogs that the reader stays at, and no others.
final class CatalogCovers: BackgroundWorker {
  /// How long the reader stays at a book before a server is asked, in milliseconds.
  private static let patience = 400

  private let line = CoverLine()
  private let finder: CoverFinder<CatalogCoverWish>

  /// - Parameters:
  ///   - folder: Where decoded pictures are kept; nil to keep none.
  ///   - report: Is given what was found, on another thread.
  init(
    cacheFolder folder: String?,
    report: @escaping @Sendable (CatalogCoverWish, CellPicture?) -> Void
  ) {
    let decoder = PictureDecoder(forCacheIn: folder)
    finder = CoverFinder(
      patience: Self.patience,
      picture: { [line] wish in
        line.bytes(of: wish).flatMap { BookCover.picture(of: $0) }.flatMap {
          decoder.cells(of: $0, columns: wish.columns, rows: wish.rows, wish.mode)
        }
      }, report: report)
  }

  /// Finds these covers, and breaks off what was asked for before.
  func find(_ wishes: [CatalogCoverWish]) {
    finder.find(wishes)
    line.stop()
  }

  func end() {
    finder.end()
    line.stop()
  }
}

/// The way to the servers that have covers: one of them is asked at a time.
private final class CoverLine: Sendable {
  /// The bytes of the largest cover that is fetched.
  private static let largest = 4 << 20

  private let current = Mutex<Fetch?>(nil)

  /// Breaks off the request that is on its way.
  func stop() { current.withLock { $0?.stop() } }

  /// The bytes of a cover; nil if they cannot be had.
  func bytes(of wish: CatalogCoverWish) -> [UInt8]? {
    if wish.address.hasPrefix("data:") { return Self.bytes(inAddress: wish.address) }
    let fetch = Fetch(
      WebRequest(
        wish.address, accept: "image/*", credentials: wish.source.credentials(for: wish.address)))
    current.withLock { $0 = fetch }
    defer { current.withLock { $0 = nil } }
    return try? fetch.run(limit: Self.largest).bytes
  }

  /// The bytes that a `data:` address has in itself (RFC 2397), in Base64 as pictures are.
  private static func bytes(inAddress address: String) -> [UInt8]? {
    guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else {
      return nil
    }
    let words = address[comma...].dropFirst()
    let text = String(words).removingPercentEncoding ?? String(words)
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
  }
}
