/// Where words begin and end in what is being written: one rule for all that is typed into.
extension [Character] {
  /// Where the word begins that stands before `caret`, or that it is in.
  package func wordStart(before caret: Int) -> Int {
    var start = caret
    while start > 0, !self[start - 1].isOfWord { start -= 1 }
    while start > 0, self[start - 1].isOfWord { start -= 1 }
    return start
  }

  /// Where the word ends that stands behind `caret`, or that it is in.
  package func wordEnd(after caret: Int) -> Int {
    var end = caret
    while end < count, !self[end].isOfWord { end += 1 }
    while end < count, self[end].isOfWord { end += 1 }
    return end
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
