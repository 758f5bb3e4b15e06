import Files
import Glibc
import Sync

/// The folder that machines share: each writes into a folder of its own in it, and reads those of the
/// others. It may be carried on a stick, or be kept the same by another program.
struct SyncFolder {
  let path: String

  /// The most that is read of one file, in bytes.
  private static let largestFile = 1 << 30

  /// The machines that have a folder in it.
  func machines() throws(FileFault) -> [MachineID] {
    try Folder.names(in: path).compactMap { MachineID($0) }.sorted()
  }

  /// The files of a machine; none if it has written none.
  func files(of machine: MachineID) -> [SyncFileName] {
    let names = (try? Folder.names(in: folder(of: machine))) ?? []
    return names.compactMap { SyncFileName($0) }
  }

  /// The content of a file; nil if it cannot be read now.
  func text(of file: SyncFileName, of machine: MachineID) -> String? {
    FileContents.read(pathOf(file, machine), atMost: Self.largestFile)
      .flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Writes a file, which is there as a whole or not at all, and on the disk when this returns: what was
  /// told is not told again.
  func write(_ text: String, to file: SyncFileName, of machine: MachineID) throws(FileFault) {
    try Folder.make(folder(of: machine))
    try FileContents.replace(pathOf(file, machine), with: Array(text.utf8), mode: 0o600)
    for path in [pathOf(file, machine), folder(of: machine)] { try Self.synchronise(path) }
  }

  private static func synchronise(_ path: String) throws(FileFault) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(path: path, code: errno) }
    defer { close(descriptor) }
    // Some folders of other computers know no such thing.
    if fsync(descriptor) != 0, ![EINVAL, ENOSYS, ENOTSUP].contains(errno) {
      throw FileFault(path: path, code: errno)
    }
  }

  /// Deletes a file that a newer snapshot has all of.
  func remove(_ file: SyncFileName, of machine: MachineID) { unlink(pathOf(file, machine)) }

  private func folder(of machine: MachineID) -> String { "\(path)/\(machine)" }

  private func pathOf(_ name: SyncFileName, _ machine: MachineID) -> String {
    "\(folder(of: machine))/\(name)"
  }
}
