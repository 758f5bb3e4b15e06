import Glibc
import Sync

extension Library {
  /// What tells the library's file from another one that takes its place.
  var fileNumber: String {
    var status = stat()
    guard stat(location.path, &status) == 0 else { return "" }
    return "\(status.st_dev):\(status.st_ino)"
  }
}

extension Library {
  /// All that other machines may know of the library but places in books, a line for each record, in
  /// order: two libraries that know the same have the same lines.
  package func portableLines() throws(LibraryError) -> [String] {
    var generator = SystemRandomNumberGenerator()
    let machine = MachineID.random(using: &generator)
    return try read { db in
      var lines: [String] = []
      try PortableRecords(db: db, machine: machine).each { record in
        guard record.id.kind != .position, !record.isPlain else { return }
        let fields = SyncText.fields(record.fields)
        lines.append("\(record.id.kind.rawValue) \(record.id.book) \(record.id.key) \(fields)")
      }
      return lines.sorted()
    }
  }
}
