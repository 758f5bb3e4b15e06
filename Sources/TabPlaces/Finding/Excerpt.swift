import Screen
import Search
import Typeset
import Widgets

/// As much of a line as there is room for, around what was found in it, cut between words.
package struct Excerpt: Equatable {
  /// What is shown, with an ellipsis where something is left out.
  package private(set) var words: String
  /// Where that stands in `words` which was found: UTF-8 offsets.
  package private(set) var matches: [Range<Int>]

  /// The part of `line` around the first of `matches`, in at most `columns` columns.
  ///
  /// - Parameters:
  ///   - matches: What was found: UTF-8 offsets into `line`, in order.
  ///   - isCut: Whether there is more before and behind the line than it has.
  package init(
    of line: String, around matches: [Range<Int>], in columns: Int,
    isCut: (before: Bool, after: Bool) = (false, false), ellipsis: String
  ) {
    let bytes = line.utf8
    let first = matches.first ?? 0..<0
    let start = bytes.index(bytes.startIndex, offsetBy: first.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: first.upperBound)
    let mark = Typeset.columns(of: ellipsis)
    var (lead, trail) = (line[..<start], line[end...])
    let room = columns - Typeset.columns(of: String(line[start..<end]))
    // What is not needed on one side is for the other.
    let behind = Typeset.columns(of: String(trail)) + (isCut.after ? mark : 0)
    let reach = max(room / 2, room - behind)
    var isCut = isCut
    let ahead = Typeset.columns(of: String(lead)) + (isCut.before ? mark : 0)
    if ahead > max(reach, 0) {
      lead = Self.end(of: lead, in: reach - mark)
      isCut.before = true
    }
    let rest = room - Typeset.columns(of: String(lead)) - (isCut.before ? mark : 0)
    if behind > max(rest, 0) {
      trail = Self.beginning(of: trail, in: rest - mark)
      isCut.after = true
    }
    let shown = line[lead.startIndex..<trail.endIndex]
    let text = (isCut.before ? ellipsis : "") + shown + (isCut.after ? ellipsis : "")
    words = truncate(text, to: max(columns, 0), ellipsis: ellipsis)
    let shift =
      bytes.distance(from: bytes.startIndex, to: lead.startIndex)
      - (isCut.before ? ellipsis.utf8.count : 0)
    self.matches = matches.map { $0.lowerBound - shift..<$0.upperBound - shift }
  }

  /// As many whole words of the end of `lead` as fit, or of its characters where none does.
  private static func end(of lead: Substring, in columns: Int) -> Substring {
    let rest = lead.suffix(count(lead.reversed(), in: columns))
    guard rest.startIndex > lead.startIndex, lead[lead.index(before: rest.startIndex)] != " " else {
      return rest
    }
    guard let space = rest.dropLast().firstIndex(of: " ") else {
      return rest.contains(" ") ? rest.suffix(0) : rest
    }
    return rest[rest.index(after: space)...]
  }

  /// As many whole words of the beginning of `trail` as fit, or of its characters where none does.
  private static func beginning(of trail: Substring, in columns: Int) -> Substring {
    let rest = trail.prefix(count(trail, in: columns))
    guard rest.endIndex < trail.endIndex, trail[rest.endIndex] != " " else { return rest }
    guard let space = rest.lastIndex(of: " ") else { return rest }
    return rest[..<space]
  }

  /// How many of the first `characters` fit.
  private static func count(_ characters: some Sequence<Character>, in columns: Int) -> Int {
    var (count, taken) = (0, 0)
    for character in characters {
      taken += Typeset.columns(of: String(character))
      guard taken <= columns else { break }
      count += 1
    }
    return count
  }
}

extension MatchContext {
  /// As much of it as there is room for.
  func excerpt(in columns: Int, ellipsis: String) -> Excerpt {
    let start = before.utf8.count
    return Excerpt(
      of: before + match + after, around: [start..<start + match.utf8.count], in: columns,
      isCut: isCut, ellipsis: ellipsis)
  }
}
