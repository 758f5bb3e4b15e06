extension Array {
  /// The number of elements of the first part, for which `isBefore` holds; it holds for none behind.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  package func partitioningIndex(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
