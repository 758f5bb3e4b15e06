import Glibc

/// The variables that the program was started with.
package enum Environment {
  /// The value of a variable; `nil` for one that is not set.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
