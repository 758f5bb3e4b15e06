import CScrypt
import Profiles
import Testing

@Suite struct Scrypt {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func scrypt(
    _ password: String, _ salt: String, _ cost: UInt64, _ block: UInt32, _ lanes: UInt32
  ) -> String {
    var key = [UInt8](repeating: 0, count: 64)
    let isMade = csc_scrypt(
      Array(password.utf8), password.utf8.count, Array(salt.utf8), salt.utf8.count, cost, block,
      lanes, &key, key.count)
    return isMade ? hex(key) : ""
  }

  @Test func `SHA-256 gives the digests of FIPS 180-4`() {
    func digest(_ text: String) -> String {
      var digest = [UInt8](repeating: 0, count: 32)
      csc_sha256(Array(text.utf8), text.utf8.count, &digest)
      return hex(digest)
    }
    #expect(
      digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digest(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// Section 11 of RFC 7914.
  @Test func `PBKDF2 gives the keys of RFC 7914`() {
    func key(_ password: String, _ salt: String, _ rounds: UInt64) -> String {
      var key = [UInt8](repeating: 0, count: 64)
      csc_pbkdf2(
        Array(password.utf8), password.utf8.count, Array(salt.utf8), salt.utf8.count, rounds, &key,
        key.count)
      return hex(key)
    }
    #expect(
      key("passwd", "salt", 1)
        == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
    #expect(
      key("Password", "NaCl", 80000)
        == "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
        + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d")
  }

  /// Section 12 of RFC 7914, but for the last one, which takes a gigabyte.
  @Test func `scrypt gives the keys of RFC 7914`() {
    #expect(
      scrypt("", "", 16, 1, 1)
        == "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906")
    #expect(
      scrypt("password", "NaCl", 1024, 8, 16)
        == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640")
    #expect(
      scrypt("pleaseletmein", "SodiumChloride", 16384, 8, 1)
        == "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887")
  }

  @Test func `parameters out of their range give no key`() {
    #expect(scrypt("a", "b", 15, 8, 1) == "")
    #expect(scrypt("a", "b", 1, 8, 1) == "")
    #expect(scrypt("a", "b", 16, 0, 1) == "")
    #expect(scrypt("a", "b", 16, 8, 0) == "")
  }

  @Test func `keys are equal only if all bytes are`() {
    let key = [UInt8](0..<32)
    #expect(csc_equal(key, key, 32))
    for index in key.indices {
      var other = key
      other[index] ^= 0x80
      #expect(!csc_equal(key, other, 32))
    }
  }
}

@Suite struct PINs {
  @Test func `a record knows its PIN and no other, and survives being kept`() throws {
    let record = try quickRecord("2741")
    let kept = try #require(PINRecord(record.text))
    #expect(kept == record)
    #expect(kept.isOf(PIN("2741")))
    for other in ["2740", "27411", "", "1472", "2741 "] { #expect(!kept.isOf(PIN(other))) }
    #expect(record.text.hasPrefix("scrypt1$4$8$1$000102"))
    #expect(!record.text.contains("2741"))
  }

  @Test func `what is no record is refused`() throws {
    let text = try quickRecord("2741").text
    #expect(PINRecord(text) != nil)
    for bad in [
      "", "2741", "scrypt2" + text.dropFirst(7), String(text.dropLast()), text + "00",
      text.replacing("$4$", with: "$40$"), text.replacing("$8$1$", with: "$0$1$"),
    ] {
      #expect(PINRecord(bad) == nil, "\(bad)")
    }
  }

  @Test func `PINs that are too short or too plain are refused with a sentence`() {
    for bad in ["", "1", "123", "1111", "123456789", "aaaa", "ab\tcd"] {
      #expect(PIN(bad).objection?.hasSuffix(".") == true, "\(bad)")
    }
    for good in ["2741", "27411948", "a warm bear", "wörd"] { #expect(PIN(good).objection == nil) }
    #expect(PIN("12").strength == .tooShort)
    #expect(PIN("1234").strength == .easy)
    #expect(PIN("1984").strength == .easy)
    #expect(PIN("2741").strength == .fair)
    #expect(PIN("274119").strength == .good)
    #expect(PIN("a warm brown bear").strength == .strong)
  }

  @Test func `a PIN is in no description`() {
    let pin = PIN("27419")
    var dumped = ""
    dump(pin, to: &dumped)
    #expect(!"\(pin) \(String(reflecting: pin)) \(dumped)".contains("27419"))
    #expect(!"\([pin]) \(Optional(pin) as Any)".contains("50, 55"))
  }

  @Test func `the sixth try waits 30 seconds, the seventh 5 minutes, each later one 30`() {
    var attempts = PINAttempts()
    for try_ in 1...5 {
      #expect(attempts.wait(at: 1000) == 0, "\(try_)")
      attempts.noteWrong(at: 1000)
    }
    #expect(attempts.wait(at: 1000) == 30)
    #expect(attempts.wait(at: 1029) == 1)
    #expect(attempts.wait(at: 1030) == 0)
    attempts.noteWrong(at: 1030)
    #expect(attempts.wait(at: 1030) == 300)
    attempts.noteWrong(at: 1330)
    #expect(attempts.wait(at: 1330) == 1800)
    attempts.noteWrong(at: 3130)
    #expect(attempts.wait(at: 3130) == 1800)
    // A clock that went back makes no wait longer than the last one began.
    #expect(attempts.wait(at: 0) == 3130 + 1800)
    attempts.noteRight()
    #expect(attempts.wait(at: 3130) == 0)
  }
}
