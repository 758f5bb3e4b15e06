/// A number that takes no more room than `Storage` has: a diary of decades has tens of thousands of them,
/// and room that was never touched before is what a short run waits for most.
@propertyWrapper struct Narrow<Storage: FixedWidthInteger & Sendable>: Hashable, Sendable {
  private var storage: Storage

  /// The number; one that `Storage` does not have is a mistake of the program.
  var wrappedValue: Int {
    get { Int(storage) }
    set { storage = Storage(newValue) }
  }

  init(wrappedValue: Int) { storage = Storage(wrappedValue) }
}
