/// A generator whose numbers follow from its seed alone (SplitMix64): a story can be told again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `count`, which is at least 1.
  ///
  /// The standard library may change how it draws from a range; a seed's story must not change with it.
  mutating func index(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// One of `values`, which are not empty.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// `values` in another order.
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for end in stride(from: values.count, to: 1, by: -1) {
      values.swapAt(end - 1, index(below: end))
    }
    return values
  }
}
