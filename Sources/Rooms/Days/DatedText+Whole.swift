package import Books
import Datebook
import Paging
package import Setup

extension DatedText {
  /// The dates of a text that is all there.
  ///
  /// - Parameter keepsWords: Whether entries are to have words, or headings alone.
  package init(readingAllOf source: any TextSource, keepingWords keepsWords: Bool) throws(Failure) {
    do throws(TextError) {
      let manuscript = try Manuscript(source)
      self =
        try DatedTextRun(
          source, terminator: manuscript.traits.terminator,
          linesAreParagraphs: manuscript.linesAreParagraphs,
          keepsWords: keepsWords
        ).run() ?? DatedText()
    } catch {
      throw Failure(error)
    }
  }
}
