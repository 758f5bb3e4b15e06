import Foundation
import Kosync
import Testing

/// The sync server that `make test-kosync` names; nil for none.
private let namedServer = ProcessInfo.processInfo.environment["TOME_READER_TEST_KOSYNC"]

/// A real sync server, on this machine or elsewhere: each run makes a user of its own there.
@Suite(
  .serialized, .enabled(if: namedServer != nil, "TOME_READER_TEST_KOSYNC names no sync server"))
struct RealServerTests {
  private let account = KosyncAccount(
    user: "tome-\(UInt64.random(in: 0 ... .max))", key: "0123456789abcdef0123456789abcdef")
  /// A document that no other run has told of.
  private let document = String(UInt64.random(in: 1 << 60 ... .max), radix: 16) + "fedcba9876543210"

  private func server() throws -> KosyncServer { try KosyncServer(namedServer ?? "") }

  private func progress(_ place: String, at percentage: Double, on device: String) -> KosyncProgress
  {
    KosyncProgress(
      document: document, progress: place, percentage: percentage, device: device,
      deviceID: device)
  }

  @Test func `a user is registered once, logs in, and nobody else does`() throws {
    let server = try server()
    try server.register(account)
    #expect(throws: KosyncError.userExists) { try server.register(account) }
    try server.logIn(account)
    var other = account
    other.key = "00000000000000000000000000000000"
    #expect(throws: KosyncError.unauthorised) { try server.logIn(other) }
    #expect(throws: KosyncError.unauthorised) {
      try server.put(progress("1", at: 0.5, on: "thief"), as: other)
    }
  }

  @Test func `what one device sends, another gets`() throws {
    let server = try server()
    try server.register(account)
    #expect(try server.progress(of: document, as: account) == nil)
    let place = "/body/DocFragment[12]/body/p[3]/text().17"
    try server.put(progress(place, at: 0.25, on: "laptop"), as: account)
    let first = try #require(try server.progress(of: document, as: account))
    #expect(first.progress == place && first.device == "laptop")
    #expect(abs(first.percentage - 0.25) < 0.0001)
    try server.put(progress("40", at: 0.75, on: "e-reader"), as: account)
    let second = try #require(try server.progress(of: document, as: account))
    #expect(second.progress == "40" && second.device == "e-reader")
    #expect((second.timestamp ?? 0) >= (first.timestamp ?? 0))
  }
}
