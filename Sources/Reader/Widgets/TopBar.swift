import Screen

/// The top bar, which every place has in its first row.
enum TopBar {
  /// What the button that leads to today says.
  static let todayLabel = "[Today]"
  /// The columns of that button.
  static let todayButton = 1..<1 + todayLabel.utf8.count
}
