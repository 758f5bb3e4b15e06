import Formats
import Testing

struct WebPageFileTests {
  private let scratch = Scratch()

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html><body>Sign in</body></html>", true),
    ("\n<!-- a proxy -->\n<HTML><body>Sign in</body></HTML>", true),
    ("<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>", true),
    ("<?xml version='1.0'?><FictionBook/>", false), ("PK\u{3}\u{4} <html>", false),
    ("A text of <html> and of other things.", false), ("", false),
  ])
  func `a page of the web is known by its content`(content: String, isPage: Bool) throws {
    let path = try scratch.file(Array(content.utf8), named: "book.epub")
    #expect(WebPageFile.isPage(path) == isPage)
    #expect(!WebPageFile.isPage(path + ".none"))
  }
}
