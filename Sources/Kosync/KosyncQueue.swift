package import Files
import Glibc
import Sync

/// What is still to be told to the sync server: the last of each document, a file for each, so that
/// programs need no lock.
package struct KosyncQueue: Sendable {
  /// The folder of the files.
  private let folder: String

  private static let ending = ".json"
  /// The most that is read of a file, in bytes.
  private static let longestFile = 64 << 10

  /// The queue in `folder`, which is made when something waits.
  package init(folder: String) { self.folder = folder }

  /// Lets it wait, in the place of what waited of the same document.
  package func add(_ progress: KosyncProgress) throws(FileFault) {
    guard let path = path(of: progress.document) else { return }
    try Folder.make(folder)
    var words = progress.json
    if case .object(var members) = words, let timestamp = progress.timestamp {
      members["timestamp"] = .integer(timestamp)
      words = .object(members)
    }
    try FileContents.replace(path, with: Array("\(words)\n".utf8), mode: 0o600)
  }

  /// All that waits, in the order of the documents' names.
  package func waiting() -> [KosyncProgress] {
    let names = (try? Folder.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.sorted().compactMap { name in
      let document = String(name.dropLast(Self.ending.count))
      return path(of: document).flatMap { FileContents.read($0, atMost: Self.longestFile) }
        .flatMap { JSONText(bytes: $0) }.flatMap { KosyncProgress($0, of: document) }
    }
  }

  /// Whether this waits, and not something newer of the same document.
  package func has(_ progress: KosyncProgress) -> Bool {
    guard let path = path(of: progress.document),
      let bytes = FileContents.read(path, atMost: Self.longestFile)
    else { return false }
    return JSONText(bytes: bytes).flatMap { KosyncProgress($0, of: progress.document) } == progress
  }

  /// Forgets what was told, unless something newer waits by now.
  package func remove(_ told: KosyncProgress) {
    guard has(told), let path = path(of: told.document) else { return }
    unlink(path)
  }

  /// Forgets all of it.
  package func removeAll() { for progress in waiting() { remove(progress) } }

  /// Tells the server all that waits, but for what another device has told later.
  ///
  /// - Parameter device: What tells this device from others.
  /// - Returns: How much of it was told.
  /// - Throws: At the first that fails and may go well later; what the server does not want is left out.
  package func send(
    to server: KosyncServer, as account: KosyncAccount, from device: String
  ) throws(KosyncError) -> Int {
    var count = 0
    for progress in waiting() {
      do throws(KosyncError) {
        let known = try server.progress(of: progress.document, as: account)
        let isOld =
          known.map { $0.deviceID != device && $0.timestamp ?? 0 > progress.timestamp ?? 0 }
          ?? false
        if !isOld {
          try server.put(progress, as: account)
          count += 1
        }
      } catch {
        guard error.isRefusal else { throw error }
      }
      remove(progress)
    }
    return count
  }

  /// Where a document's file is; nil if it is no digest.
  private func path(of document: String) -> String? {
    let isDigest =
      document.utf8.count == 32
      && document.utf8.allSatisfy { UnicodeScalar($0).properties.isASCIIHexDigit }
    return isDigest ? "\(folder)/\(document)\(Self.ending)" : nil
  }
}
