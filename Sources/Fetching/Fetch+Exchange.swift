import Web

extension Fetch {
  /// Asks by `method`, and gives the answer; blocks until it is there.
  ///
  /// No redirect is followed: what the headers tell goes to no other server.
  ///
  /// - Parameters:
  ///   - headers: Names and values; they may be secret.
  ///   - body: What is said, in JSON; nil for nothing.
  ///   - limit: The most bytes that are taken.
  /// - Throws: `status` for any answer that is no success.
  package func exchange(
    _ method: String, headers: [(name: String, value: String)], body: String? = nil, limit: Int
  ) throws(FetchError) -> [UInt8] {
    var options = CurlOptions(request)
    options.add("max-redirs", "0")
    options.add("max-filesize", String(limit))
    options.add("request", method)
    for header in headers { options.add("header", "\(header.name): \(header.value)") }
    if let body {
      options.add("header", "Content-Type: application/json")
      options.add("data-binary", body)
    }
    let outcome = try run(options, limit: limit)
    if outcome.output.count > limit { throw .tooLong }
    if let error = outcome.error { throw error }
    return outcome.output
  }
}
