import Files

/// Files that may hold a page of the web instead of what was asked for.
package enum WebPageFile {
  /// Whether the file at `path` begins as a page of HTML does; false if it cannot be read.
  package static func isPage(_ path: String) -> Bool {
    do throws(Errno) {
      let file = try Descriptor(reading: path)
      let head = try file.bytes(at: 0, length: BookFormat.searched)
      let format = BookFormat(beginning: head, named: "")
      return format == .html || format == .xhtml
    } catch {
      return false
    }
  }
}
