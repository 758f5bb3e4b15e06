/// The name and the password that a server knows the reader by.
package struct WebCredentials: Equatable, Sendable {
  /// The name.
  package var user: String
  /// The password.
  package var password: String

  /// A name with its password.
  package init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
