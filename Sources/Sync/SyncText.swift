/// Registers as lines of text: an object of JSON each.
package enum SyncText {
  /// The fields as text: the same fields are always the same text.
  package static func fields(_ fields: SyncFields) -> String { json(fields).description }

  /// A register and what it is about, on one line.
  package static func line(_ id: RegisterID, _ register: Register) -> String {
    JSONText.object([
      "is": .text(id.kind.rawValue), "book": .text(id.book), "key": .text(id.key),
      "said": versions(register),
    ]).description
  }

  /// The register of a line, and what it is about; nil for a line that is none.
  package static func register(_ line: some StringProtocol) -> (id: RegisterID, Register)? {
    guard let object = JSONText(line),
      let kind = object["is"]?.string.flatMap({ RegisterID.Kind(rawValue: $0) }),
      let book = object["book"]?.string, let key = object["key"]?.string,
      let said = object["said"].flatMap(register(of:))
    else { return nil }
    return (RegisterID(kind, of: book, key: key), said)
  }

  /// The versions of a register as a list of JSON.
  package static func versions(_ register: Register) -> JSONText {
    .list(
      register.versions.map { version in
        .object([
          "knows": .object(
            Dictionary(
              uniqueKeysWithValues: version.knows.map { ($0.key.digits, .integer(Int64($0.value))) }
            )),
          "at": .list([
            .integer(version.stamp.milliseconds), .integer(Int64(version.stamp.counter)),
            .text(version.stamp.machine.digits),
          ]),
          "fields": json(version.fields),
        ])
      })
  }

  /// The register of a list of versions; nil for what is none.
  package static func register(of list: JSONText) -> Register? {
    guard let values = list.values, !values.isEmpty else { return nil }
    var versions: [Register.Version] = []
    for value in values {
      guard case .object(let members)? = value["knows"], let at = value["at"]?.values,
        at.count == 3, let time = at[0].number, let counter = at[1].number,
        let machine = at[2].string.flatMap({ MachineID($0) }),
        let read = value["fields"].flatMap({ Self.fields(of: $0) })
      else { return nil }
      var knows: [MachineID: Int] = [:]
      for (digits, number) in members {
        guard let machine = MachineID(digits), let number = number.number else { return nil }
        knows[machine] = Int(number)
      }
      let stamp = Stamp(milliseconds: time, counter: Int(counter), machine: machine)
      versions.append(Register.Version(knows: knows, stamp: stamp, fields: read))
    }
    return Register(versions)
  }

  /// The fields of an object of JSON; nil for what is none.
  package static func fields(of json: JSONText) -> SyncFields? {
    guard case .object(let members) = json else { return nil }
    var fields: SyncFields = [:]
    for (name, member) in members {
      guard let value = value(of: member) else { return nil }
      fields[name] = value
    }
    return fields
  }

  /// The fields as an object of JSON.
  package static func json(_ fields: SyncFields) -> JSONText {
    .object(
      fields.mapValues { value in
        switch value {
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .text(let text): .text(text)
        case .bytes(let bytes):
          .object([
            "hex": .text(
              bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
          ])
        }
      })
  }

  private static func value(of json: JSONText) -> SyncValue? {
    switch json {
    case .integer(let number): return .integer(number)
    case .real(let number): return .real(number)
    case .text(let text): return .text(text)
    case .object:
      guard let digits = json["hex"]?.string.map({ Array($0.utf8) }), digits.count % 2 == 0
      else { return nil }
      var bytes: [UInt8] = []
      for index in stride(from: 0, to: digits.count, by: 2) {
        let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
        guard let byte = UInt8(pair, radix: 16) else { return nil }
        bytes.append(byte)
      }
      return .bytes(bytes)
    case .null, .boolean, .list: return nil
    }
  }
}
