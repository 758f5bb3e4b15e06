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

  @Test(arguments: [
    ("file:///etc/passwd", WebAddress.Fault.scheme), ("ftp://a.example/", .scheme),
    ("http:/a.example", .scheme), ("http:///x", .noServer), ("http://", .noServer),
    ("https://:80/x", .noServer), ("http://me:secret@/x", .noServer), ("http://?x", .noServer),
    ("http://[::1", .openBracket), ("http://[::1/x", .openBracket), ("http://[zz]/x", .notIPv6),
    ("http://[]/", .notIPv6), ("http://a.example:99999/", .port("99999")),
    ("http://a.example:0/", .port("0")), ("http://a.example:abc/", .port("abc")),
    ("http://[::1]:-1/", .port("-1")), ("http://[::1]x/", .port("x")),
    ("http://a b.example/", .blank), ("http://a.example/a b", .blank),
    ("http://a.example/\u{1B}[31m", .hidden), ("http://\u{202E}a.example/", .hidden),
    ("http://a..example/", .name), ("http://.example/", .name),
    ("http://\(String(repeating: "a", count: 254)).example/", .name),
  ])
  func `what is wrong with an address is told`(address: String, fault: WebAddress.Fault) {
    #expect(WebAddress(address).fault == fault)
  }

  @Test(arguments: [
    "http://a.example", "HTTPS://A.EXAMPLE:443/", "http://[::1]:80/x", "http://[fe80::1%eth0]/",
    "http://me:secret@a.example./x?y#z", "https://b\u{FC}cher.example/\u{65E5}", "http://a:/x",
    "http://localhost:1/\(String(repeating: "a", count: 5000))", "http://127.0.0.1:8080",
  ])
  func `nothing is wrong with an address that a server can be asked at`(address: String) {
    #expect(WebAddress(address).fault == nil)
    #expect(WebAddress(address).shown.count <= 100)
    #expect(!WebAddress(address).shown.contains("secret"))
  }
}
