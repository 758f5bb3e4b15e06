/// What a story must keep to before a child hears it.
package enum StoryGates {
  /// Why a text is not fit for a band, as parts of a sentence: `720 words, more than 700`. Empty if it
  /// is fit.
  ///
  /// - Parameter hasGrade: Whether its grade is measured, as it is in English.
  package static func faults(
    of body: String, for band: AgeBand, hasGrade: Bool = true
  ) -> [String] {
    let figures = Readability(of: body)
    let limits = band.limits
    var faults: [String] = []
    if figures.words < limits.words.lowerBound {
      faults.append("\(figures.words) words, fewer than \(limits.words.lowerBound)")
    } else if figures.words > limits.words.upperBound {
      faults.append("\(figures.words) words, more than \(limits.words.upperBound)")
    }
    if hasGrade, figures.grade > limits.grade { faults.append("its words are too hard") }
    if figures.meanSentence > limits.meanSentence { faults.append("its sentences are too long") }
    if figures.longestSentence > limits.longestSentence {
      faults.append("a sentence of \(figures.longestSentence) words")
    }
    if body.contains(where: { "{}[]".contains($0) }) { faults.append("a hole was not filled") }
    return faults
  }
}
