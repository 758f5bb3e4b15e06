/// The days that a book's plan gave something to read before it was changed, replaced or removed, and gives
/// nothing now.
package struct CalledOffDays: Equatable, Sendable {
  /// What the book is called.
  package var title: String
  /// What tells the plan from all others: `KeptPlan.identifier`.
  package var identifier: String
  /// How often the plan was changed.
  package var revision: Int
  /// When it was changed last.
  package var editedAt: Moment
  /// The days, in order.
  package var days: [Day]

  /// Days of the plan for a book.
  package init(
    title: String, identifier: String, revision: Int, editedAt: Moment, days: [Day] = []
  ) {
    self.title = title
    self.identifier = identifier
    self.revision = revision
    self.editedAt = editedAt
    self.days = days
  }
}
