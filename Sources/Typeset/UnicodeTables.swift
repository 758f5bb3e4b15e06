/// The Unicode data that typesetting goes by.
package enum UnicodeTables {
  /// The version of Unicode that the tables were made from.
  package static let version = UnicodeData.version
}
