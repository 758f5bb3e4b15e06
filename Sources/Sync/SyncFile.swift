/// A file that a machine gives to the others: a delta, with what was said since the one before, or a
/// snapshot, with all that the machine knows. Once written it never changes.
///
/// The first line says what the file is, each other one is a register, and the last one says how many
/// there were: a file that is not there as a whole yet is told by that.
package struct SyncFile: Equatable, Sendable {
  /// The version of the format that is written, and the latest one that is read.
  package static let version: Int64 = 1
  private static let format = "tome-reader sync"

  /// The machine that wrote it.
  package var machine: MachineID
  /// What the reader calls the machine.
  package var name: String
  /// The number of the delta, or of the last delta that a snapshot has.
  package var number: Int
  /// The migrations of the library that it was written from.
  package var migrations: [String]
  /// What it says.
  package var registers: [RegisterID: Register]

  /// A file of these parts.
  package init(
    machine: MachineID, name: String, number: Int, migrations: [String] = [],
    registers: [RegisterID: Register]
  ) {
    self.machine = machine
    self.name = name
    self.number = number
    self.migrations = migrations
    self.registers = registers
  }

  /// Why a file is not taken in.
  package enum Fault: Error, Equatable, Sendable {
    /// It is not there as a whole: the rest may come.
    case incomplete
    /// Another program wrote it, or something broke it.
    case foreign
    /// A newer version of the program wrote it, on the machine with this name.
    case newer(name: String)
  }

  /// The content of the file.
  package var text: String {
    let head = JSONText.object([
      "format": .text(Self.format), "version": .integer(Self.version),
      "machine": .text(machine.digits), "name": .text(name), "number": .integer(Int64(number)),
      "migrations": .list(migrations.map { .text($0) }),
    ])
    var text = "\(head)\n"
    for (id, register) in registers.sorted(by: { $0.key < $1.key }) {
      text += SyncText.line(id, register) + "\n"
    }
    return text + "{\"end\":\(registers.count)}\n"
  }

  /// Reads a file.
  ///
  /// - Parameter known: The migrations that this version knows.
  package init(_ text: String, knowing known: Set<String>) throws(Fault) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, lines.removeLast().isEmpty else {
      // Half of a first line says nothing of what it will be.
      throw .incomplete
    }
    guard let head = JSONText(lines[0]), head["format"]?.string == Self.format,
      let version = head["version"]?.number
    else { throw .foreign }
    let name = head["name"]?.string ?? "another machine"
    guard version <= Self.version else { throw .newer(name: name) }
    guard let machine = head["machine"]?.string.flatMap({ MachineID($0) }),
      let number = head["number"]?.number.flatMap({ Int(exactly: $0) }), number >= 0,
      let migrations = head["migrations"]?.values?.compactMap(\.string)
    else { throw .foreign }
    guard migrations.allSatisfy(known.contains) else { throw .newer(name: name) }
    guard let end = lines.last.flatMap({ JSONText($0) })?["end"]?.number, end == lines.count - 2
    else { throw .incomplete }
    self.init(
      machine: machine, name: name, number: number, migrations: migrations, registers: [:])
    for line in lines.dropFirst().dropLast() {
      guard let (id, register) = SyncText.register(line) else { throw .foreign }
      registers[id, default: Register()].merge(register)
    }
  }
}
