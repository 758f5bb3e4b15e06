extension Int {
  /// The quotient, rounded down: what is before 1970 counts towards it.
  ///
  /// - Parameter divisor: At least 1.
  package func dividedRoundingDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
