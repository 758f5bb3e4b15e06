import Files
import Glibc

/// The arguments of the program that are no UTF-8, and so cannot lead to a file.
package enum MisnamedArguments {
  /// What such an argument is told as, by what Swift makes of it.
  private static let told: [(argument: String, name: String)] = (0..<Int(CommandLine.argc))
    .compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument))
      let name = EntryName(bytes: bytes.map(UInt8.init(bitPattern:)))
      return name.isText ? nil : (String(cString: argument), name.text)
    }

  /// The name that is told of a file that was named by `argument`; `nil` where that is UTF-8.
  package static func name(of argument: String) -> String? {
    told.first { $0.argument == argument }?.name
  }
}
