private import CNcurses
package import Screen

/// The sequences that a terminal sends for keys, as its description has them, as a tree of bytes.
package struct KeyNames: Sendable {
  private struct Node {
    var byte: UInt8
    /// The first node of those that may follow, and the next that may stand in this one's place; 0 for
    /// none.
    var child = 0
    var sibling = 0
    var key: Key?
  }

  private var nodes = [Node(byte: 0)]

  /// The names of a terminal without a description.
  package init() {}

  /// The names of the terminal that is open.
  static func ofTerminal() -> KeyNames {
    var names = KeyNames()
    var list = [cnc_key_name](repeating: cnc_key_name(), count: Int(CNC_KEY_NAMES_MAX))
    let count = Int(cnc_key_names(&list))
    for name in list.prefix(count) {
      guard let key = Key(named: name.key) else { continue }
      names.add(Array(String(cString: name.sequence).utf8), key)
    }
    return names
  }

  /// Adds the sequence of a key; of two keys with one sequence the first counts.
  ///
  /// A sequence that begins with a character, or is an escape alone, is none: that is typed.
  package mutating func add(_ sequence: [UInt8], _ key: Key) {
    guard let first = sequence.first, first < 0x20 || first == 0x7F, sequence != [0x1B] else {
      return
    }
    var node = 0
    for byte in sequence {
      if let next = child(of: node, byte) {
        node = next
      } else {
        nodes.append(Node(byte: byte, sibling: nodes[node].child))
        nodes[node].child = nodes.count - 1
        node = nodes.count - 1
      }
    }
    if nodes[node].key == nil { nodes[node].key = key }
  }

  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var next = nodes[node].child
    while next != 0, nodes[next].byte != byte { next = nodes[next].sibling }
    return next == 0 ? nil : next
  }

  /// What `bytes` begin with.
  ///
  /// - Returns: The longest sequence of a key, and whether all of `bytes` begin a longer one.
  func reading(_ bytes: [UInt8]) -> (key: (key: Key, count: Int)?, goesOn: Bool) {
    var node = 0
    var found: (key: Key, count: Int)?
    for (index, byte) in bytes.enumerated() {
      guard let next = child(of: node, byte) else { return (found, false) }
      node = next
      if let key = nodes[node].key { found = (key, index + 1) }
    }
    return (found, nodes[node].child != 0)
  }
}

extension Key {
  /// The key that the terminal's description names.
  fileprivate init?(named code: CInt) {
    switch cnc_key(rawValue: UInt32(code)) {
    case CNC_KEY_LEFT: self = .left
    case CNC_KEY_RIGHT: self = .right
    case CNC_KEY_UP: self = .up
    case CNC_KEY_DOWN: self = .down
    case CNC_KEY_HOME: self = .home
    case CNC_KEY_END: self = .end
    case CNC_KEY_PAGE_UP: self = .pageUp
    case CNC_KEY_PAGE_DOWN: self = .pageDown
    case CNC_KEY_ENTER: self = .enter
    case CNC_KEY_BACK_TAB: self = .backTab
    case CNC_KEY_BACKSPACE: self = .backspace
    case CNC_KEY_DELETE: self = .delete
    case CNC_KEY_INSERT: self = .insert
    default:
      let number = Int(code) - Int(CNC_KEY_F0.rawValue)
      guard (1...63).contains(number) else { return nil }
      self = .function(number)
    }
  }
}
