import Files
import Glibc

/// The program's arguments that are not UTF-8, and so cannot name a file.
package enum MisnamedArguments {
  /// The printable names of such arguments, with the strings that Swift makes of them.
  private static let told: [(argument: String, name: String)] = (0..<Int(CommandLine.argc))
    .compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
      let name = EntryName(bytes: bytes.map(UInt8.init(bitPattern:)))
      return name.isText ? nil : (String(cString: argument), name.text)
    }

  /// The printable name of the file that `argument` names; nil if the argument is UTF-8.
  package static func name(of argument: String) -> String? {
    told.first { $0.argument == argument }?.name
  }
}
