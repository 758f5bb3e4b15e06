import Testing

@testable import Catalogs

@Suite struct SearchTemplates {
  @Test(arguments: [
    ("https://a.example/s?q={searchTerms}", "https://a.example/s?q=a%20b%26%C3%A9"),
    (
      "https://a.example/s?q={searchTerms}&p={startPage?}",
      "https://a.example/s?q=a%20b%26%C3%A9&p="
    ),
    ("https://a.example/s?q={os:searchTerms}", "https://a.example/s?q=a%20b%26%C3%A9"),
    ("https://a.example/s{?query,author}", "https://a.example/s?query=a%20b%26%C3%A9"),
    ("https://a.example/s?x=1{&query}", "https://a.example/s?x=1&query=a%20b%26%C3%A9"),
  ])
  func `words stand in the address as the standard says`(template: String, address: String) throws {
    let found = try #require(SearchTemplate(template))
    #expect(found.address(for: "a b&é") == address)
  }

  @Test(arguments: ["", "https://a.example/s", "https://a.example/{page}", "{", "}{", "a{?page}"])
  func `an address without a place for words is no template`(text: String) {
    #expect(SearchTemplate(text) == nil)
  }

  @Test func `a description tells the template of the catalog's own type`() throws {
    let text = """
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <Url type="text/html" template="https://a.example/html?q={searchTerms}"/>
      <Url type="application/atom+xml;profile=opds-catalog" template="/opds?q={searchTerms}"/>
      </OpenSearchDescription>
      """
    let template = try SearchTemplate(reading: Array(text.utf8), at: "https://a.example/d.xml")
    #expect(template.text == "https://a.example/opds?q={searchTerms}")
    #expect(throws: CatalogError.notACatalog) {
      try SearchTemplate(reading: Array("<a/>".utf8), at: "https://a.example/")
    }
  }
}

@Suite struct Summaries {
  @Test(arguments: [
    ("", ""), ("Plain  words\nof a book", "Plain words of a book"),
    ("<p>One</p><p>Two</p>", "One\n\nTwo"), ("One<br/>Two<BR>Three", "One\n\nTwo\n\nThree"),
    ("a &amp; b &lt;c&gt; &#233; &#xE9; &eacute;", "a & b <c> é é é"),
    ("AT&T & so; &unknown; &#xFFFFFFFF;", "AT&T & so; &unknown; &#xFFFFFFFF;"),
    ("a < b", "a < b"), ("<script>alert('x')</script>words<style>p{}</style>", "words"),
    ("<i>in</i>side", "inside"), ("&", "&"), ("<", "<"), ("<p", "<p"),
  ])
  func `markup becomes paragraphs of words`(html: String, words: String) {
    #expect(PlainSummary.words(ofHTML: html) == words)
  }

  @Test func `the paragraphs of a plain text are those that an empty line parts`() {
    #expect(PlainSummary.paragraphs(of: "one\ntwo\n\n\n three ") == "one two\n\nthree")
  }
}

@Suite struct MediaTypes {
  @Test func `a type is read without its parameters, and its encoding`() {
    #expect(MediaType("Text/Plain; charset=\"ISO-8859-1\"").essence == "text/plain")
    #expect(MediaType("Text/Plain; charset=\"ISO-8859-1\"").charset == "iso-8859-1")
    #expect(MediaType("").essence.isEmpty && MediaType("text/html").charset == nil)
    #expect(MediaType("text/html").isWebPage && MediaType("text/html").isReadable)
    #expect(MediaType("application/x-unknown").name == "application/x-unknown")
  }
}
