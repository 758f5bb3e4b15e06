import Glibc

/// The program's own helpers: programs that do what it does not want to do itself.
package enum HelperProgram {
  /// The path of the helper called `name`: beside the program, or where `make install` puts it; `nil` if
  /// it is in neither place.
  package static func path(of name: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? -1
    }
    guard count > 0 else { return nil }
    let program = String(decoding: buffer[..<count], as: UTF8.self)
    let folder = program.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return ["\(folder)/\(name)", "\(folder)/../libexec/tome-reader/\(name)"]
      .first { access($0, X_OK) == 0 }
  }
}
