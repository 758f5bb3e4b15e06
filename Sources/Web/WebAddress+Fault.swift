import Glibc

extension WebAddress {
  /// What makes an address one that no server can be asked at.
  package enum Fault: Equatable, Sendable {
    case scheme, noServer, openBracket, notIPv6, port(String), blank, hidden, name

    /// What is wrong and what to do, as a part of a sentence.
    package var words: String {
      switch self {
      case .scheme: "it must begin with https:// or http://"
      case .noServer: "it names no server"
      case .openBracket: "the ] after the server's number is missing"
      case .notIPv6: "there is no IPv6 number in the brackets"
      case .port(let port): "the port '\(port)' is not a number from 1 to 65535"
      case .blank: "there is a blank in it; write %20"
      case .hidden: "there is a character in it that cannot be seen"
      case .name: "the server's name is too long, or a part of it is empty"
      }
    }
  }

  /// The longest name of a server, in characters (RFC 1035, 2.3.4).
  private static let longestName = 253
  /// The most of a port that is shown.
  private static let shownPort = 12

  /// Why no server can be asked at this address; nil if one can be.
  package var fault: Fault? {
    let text = text.lowercased()
    guard ["http://", "https://"].contains(where: { text.hasPrefix($0) }) else { return .scheme }
    guard !text.contains(" ") else { return .blank }
    let isHidden = text.unicodeScalars.contains {
      [.control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator].contains(
        $0.properties.generalCategory)
    }
    guard !isHidden else { return .hidden }
    guard let authority else { return .noServer }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return place.hasPrefix("[") ? Self.fault(ofNumber: place) : Self.fault(ofName: place)
  }

  /// What is wrong with `[number]:port`.
  private static func fault(ofNumber place: Substring) -> Fault? {
    guard let end = place.firstIndex(of: "]") else { return .openBracket }
    // Behind a percent sign stands an interface.
    let number = place[place.index(after: place.startIndex)..<end].prefix { $0 != "%" }
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, String(number), &bytes) == 1 else { return .notIPv6 }
    let rest = place[place.index(after: end)...]
    return rest.isEmpty ? nil : fault(ofPort: rest.dropFirst(rest.hasPrefix(":") ? 1 : 0))
  }

  /// What is wrong with `name:port`.
  private static func fault(ofName place: Substring) -> Fault? {
    let name = place.prefix { $0 != ":" }
    guard !name.isEmpty else { return .noServer }
    // A point behind the name says that it is whole.
    let parts = (name.hasSuffix(".") ? name.dropLast() : name).split(
      separator: ".", omittingEmptySubsequences: false)
    guard name.count <= longestName, parts.allSatisfy({ !$0.isEmpty }) else { return .name }
    return name.endIndex == place.endIndex
      ? nil : fault(ofPort: place[name.endIndex...].dropFirst())
  }

  private static func fault(ofPort port: Substring) -> Fault? {
    // An empty one is that of the scheme (RFC 3986, 3.2.3).
    if port.isEmpty { return nil }
    guard port.allSatisfy(\.isASCII), let number = UInt16(port), number > 0 else {
      return .port(String(port.prefix(shownPort)))
    }
    return nil
  }

  /// The address without who asks, shortened in its middle, as a sentence shows it.
  package var shown: String {
    let whole = withoutCredentials
    let most = 100
    guard whole.count > most else { return whole }
    return "\(whole.prefix(most - 30))…\(whole.suffix(29))"
  }
}
