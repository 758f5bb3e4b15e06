package import Sync

/// How far a reader has come in a document, as KOReader and its sync server tell each other.
package struct KosyncProgress: Equatable, Sendable {
  /// The document: the partial MD5 of its file.
  package var document: String
  /// The place: in an EPUB a path of its elements, in a plain text the fraction.
  package var progress: String
  /// The part that was read, from 0 to 1.
  package var percentage: Double
  /// What the device is called.
  package var device: String
  /// What tells the device from others.
  package var deviceID: String
  /// When the server got it, in seconds since 1970 UTC; nil before that.
  package var timestamp: Int64?

  package init(
    document: String, progress: String, percentage: Double, device: String, deviceID: String,
    timestamp: Int64? = nil
  ) {
    self.document = document
    self.progress = progress
    self.percentage = min(max(percentage, 0), 1)
    self.device = device
    self.deviceID = deviceID
    self.timestamp = timestamp
  }
}

extension KosyncProgress {
  /// What a server answered about `document`.
  ///
  /// - Returns: Nil if it knows nothing of it: its answer is an empty object, or one without a place.
  package init?(_ answer: JSONText, of document: String) {
    guard let percentage = answer["percentage"]?.double, percentage.isFinite else { return nil }
    // Some clients have numbers of pages for places.
    let place = answer["progress"]?.string ?? answer["progress"]?.number.map { "\($0)" }
    self.init(
      document: document, progress: place ?? "", percentage: percentage,
      device: answer["device"]?.string ?? "", deviceID: answer["device_id"]?.string ?? "",
      timestamp: answer["timestamp"]?.double.flatMap { Int64(exactly: $0.rounded()) })
  }

  /// What is sent to the server, which has a clock of its own.
  package var json: JSONText {
    .object([
      "document": .text(document), "progress": .text(progress), "percentage": .real(percentage),
      "device": .text(device), "device_id": .text(deviceID),
    ])
  }
}
