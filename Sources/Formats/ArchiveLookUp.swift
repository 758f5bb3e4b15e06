import Files
import Markup

/// How an archiver tells what is in an archive, and gives one file of it.
///
/// It reads the archive as its standard input by the name that this has as a file.
struct ArchiveLookUp: Equatable, Sendable {
  /// The arguments for a list of all files, a line each.
  let list: [String]
  /// What stands before a file's name in a line of that list; other lines are left out.
  let mark: String
  /// The arguments that unpack one file into a folder.
  let unpacking: [String]
  /// The characters that a backslash stands before in the name of that file.
  var escaped = ""

  /// What stands in arguments for the folder and the file.
  private static let (folder, member) = ("{folder}", "{member}")
  private static let input = "/dev/stdin"

  /// unrar, and the free program of that name, whose list has a space before each name.
  static let unrar = ArchiveLookUp(
    list: ["lb", "-p-", input], mark: "",
    unpacking: ["x", "-y", "-p-", input, member, folder + "/"])

  static let sevenZip = ArchiveLookUp(
    list: ["l", "-ba", "-slt", "-p", "--", input], mark: "Path = ",
    unpacking: ["x", "-y", "-bd", "-p", "-spd", "-o" + folder, "--", input, member])

  static let bsdtar = ArchiveLookUp(
    list: ["-t", "-f", input], mark: "",
    unpacking: ["-x", "--no-same-owner", "-f", input, "-C", folder, "--", member],
    escaped: "*?[]\\")

  /// The pictures that a list names, the first page first.
  func pictures(in list: String) -> [String] {
    let paths = list.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      guard line.hasPrefix(mark) else { return nil }
      let path = String(line.dropFirst(mark.count).drop { $0 == " " })
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      return isInside && ComicConversion.isPicture(path) ? path : nil
    }
    return ComicConversion.inOrder(paths)
  }

  /// The arguments that unpack the file at `path` of an archive into `folder`.
  func unpacking(_ path: String, into folder: String) -> [String] {
    let name = String(path.flatMap { escaped.contains($0) ? ["\\", $0] : [$0] })
    return unpacking.map { $0 == Self.member ? name : $0.replacing(Self.folder, with: folder) }
  }
}

extension OutsideProgram {
  /// The seconds that it may take to look up a picture, and the bytes that the list of files may have.
  private static let (secondsOfLookUp, longestList) = (10, 4 << 20)

  /// The first page of a comic, and nothing else of it; `nil` if it cannot be had in a short time.
  ///
  /// It blocks: for a thread that may wait.
  func firstPicture(of file: OpenFile) -> [UInt8]? {
    guard let path, let lookUp, let folder = try? TemporaryFolder() else { return nil }
    guard (try? runShortly([path] + lookUp.list, file, folder)) == 0,
      let list = FileContents.read("\(folder.path)/out", atMost: Self.longestList),
      let first = ComicConversion.cover(
        of: lookUp.pictures(in: String(decoding: list, as: UTF8.self))),
      let pages = try? TemporaryFolder(),
      (try? runShortly([path] + lookUp.unpacking(first, into: pages.path), file, pages)) == 0,
      let page = StoredArchive.pictures(in: pages.path).first
    else { return nil }
    return FileContents.read("\(pages.path)/\(page)", atMost: PicturesBeside.largest)
  }

  private func runShortly(
    _ words: [String], _ file: OpenFile, _ folder: TemporaryFolder
  ) throws(OpenError) -> Int32 {
    try run(
      words, file, folder, OpeningStop(), seconds: Self.secondsOfLookUp,
      longestOutput: PicturesBeside.largest)
  }
}
