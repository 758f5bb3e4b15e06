import Books
import Testing

@Suite struct NumberedHeadings {
  @Test(
    arguments: [
      ("CHAPTER XII. A Biography", 12, "A Biography"),
      ("IV: The Counterpane", 4, "The Counterpane"),
      ("7 Of Ships", 7, "Of Ships"), ("XX", 20, ""), ("Chapter Two", 2, ""),
      ("Part the Second", nil, "Part the Second"), ("I am born", nil, "I am born"),
      ("1.2 Sets", nil, "1.2 Sets"), ("Preface", nil, "Preface"), ("", nil, ""),
      ("12—The End", nil, "12—The End"), ("Book 3 — War", 3, "War"),
      ("Mix and match", nil, "Mix and match"),
    ] as [(String, Int?, String)])
  func `a heading's number and name`(_ heading: String, _ number: Int?, _ name: String) {
    let read = NumberedHeading(heading)
    #expect(read.number == number && read.name == name)
  }
}
