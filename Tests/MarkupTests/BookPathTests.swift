import Testing

@testable import Markup

/// Addresses that are relative to a document.
struct BookPathTests {
  @Test(arguments: [
    ("b.html", "b.html", ""), ("b/c.html#x", "b/c.html", "x"), ("b/c.html#", "b/c.html", ""),
    ("b//c/", "b/c", ""), ("./b/../c", "c", ""), ("b/./c?d=/e#f?g", "b/c", "f?g"),
    ("/b", "b", ""), ("../../b", "b", ""), (".b/.c", ".b/.c", ""), ("b/.c", "b/.c", ""),
    ("b%20c/d#%C3%A9", "b c/d", "é"), ("", "a.html", ""), ("?x", "a.html", ""),
    ("#b/c#d", "a.html", "b/c#d"), ("b/#c", "b", "c"), ("é/ü.html", "é/ü.html", ""),
  ])
  func `an address is a path and a fragment`(href: String, path: String, fragment: String) {
    let found = BookPath.resolve(href, in: "a.html")
    #expect(found.path == path && found.fragment == fragment)
    let whole = fragment.isEmpty ? path : "\(path)#\(fragment)"
    #expect(BookPath.address(href, in: "a.html") == whole)
  }

  @Test func `addresses in a folder begin there, and go no further up than to the root`() {
    #expect(BookPath.address("b.html#x", in: "d/e/a.html") == "d/e/b.html#x")
    #expect(BookPath.address("../b.html", in: "d/e/a.html") == "d/b.html")
    #expect(BookPath.address("../../../b.html", in: "d/e/a.html") == "b.html")
    #expect(BookPath.address("/b.html", in: "d/e/a.html") == "b.html")
  }
}
