import Glibc
import Synchronization

/// The variables that the program was started with.
package enum Environment {
  /// The variable that names the profile that is read in.
  package static let profile = "TOME_READER_PROFILE"

  /// The value of a variable; `nil` for one that is not set.
  ///
  /// That of ``profile`` is the folder's name of the profile that was entered, as soon as one was.
  package static func value(of name: String) -> String? {
    if name == profile, let entered = enteredProfile.withLock({ $0 }) { return entered }
    return getenv(name).map { String(cString: $0) }
  }

  /// Lets the program's files be those of a profile from now on.
  ///
  /// - Parameter slug: The name of the profile's folder; empty for the first profile.
  package static func enter(profile slug: String) { enteredProfile.withLock { $0 = slug } }

  private static let enteredProfile = Mutex<String?>(nil)
}
