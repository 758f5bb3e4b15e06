import Screen

/// The top bar, which every place has in its first row.
package enum TopBar {
  /// What the button that leads to today says.
  package static let todayLabel = "[Today]"
  /// The columns of that button.
  package static let todayButton = 1..<1 + todayLabel.utf8.count
}
