import Testing
import Web

@Suite struct WebAddresses {
  @Test(arguments: [
    ("https://a.example/b", "a.example"), ("http://u:p@a.example:80/b", "a.example"),
    ("http://u@v:p@a.example/b@c", "a.example"), ("http://[::1]:80/", "[::1]"),
    ("words", "words"), ("https://a.example?b", "a.example"), ("https://:80/b", ""),
  ])
  func `the name of the server is told from its address`(address: String, host: String) {
    #expect(WebAddress(address).host == host)
  }

  @Test(arguments: [
    ("https://me:secret@a.example:80/b@c?d", "me", "secret", "https://a.example:80/b@c?d"),
    ("http://me@a.example", "me", "", "http://a.example"),
    ("http://me%40home:a%3Ab@a.example/", "me@home", "a:b", "http://a.example/"),
    ("http://me:a:b%@a.example/", "me", "a:b%", "http://a.example/"),
  ])
  func `who asks is told from an address, and taken out of it`(
    address: String, user: String, password: String, rest: String
  ) {
    #expect(
      WebAddress(address).credentials == WebCredentials(user: user, password: password))
    #expect(WebAddress(address).withoutCredentials == rest)
  }

  @Test(arguments: ["https://a.example/b@c", "https://a.example?d@e", "words", "me@a.example", ""])
  func `an address that tells nobody's name stays as it is`(address: String) {
    #expect(WebAddress(address).credentials == nil)
    #expect(WebAddress(address).withoutCredentials == address)
  }
}
