import Acquisition
import Datebook
import Files
import Glibc
package import Holdings
package import Profiles
import Settings
import Shelf

/// The profiles on the disk: what makes, removes and brings them back, and lends books to them.
package struct ProfileShelf: Sendable {
  private let folders: ReadersFolders
  private let file: FamilyFile

  /// The profiles in `folders`.
  package init(in folders: ReadersFolders = .standard, file: FamilyFile? = nil) {
    self.folders = folders
    self.file = file ?? FamilyFile(in: folders)
  }

  private func folder() throws(Failure) -> String {
    guard let folder = folders.profiles else {
      throw Failure(sentence: "cannot keep profiles: set HOME to a folder", status: EX_CANTCREAT)
    }
    return folder
  }

  private func folder(of slug: String) throws(Failure) -> String { try "\(folder())/\(slug)" }

  /// A slug for somebody's name that no profile has, nor one that was removed.
  package func freeSlug(for name: String) throws(Failure) -> String {
    let taken = (try? Folder.names(in: folder())) ?? []
    let known = try file.family()?.others.map(\.slug) ?? []
    return Profile.slug(for: name, notIn: Set(taken + known))
  }

  /// Keeps a profile as it is now, and makes its folder and the ledger if they are missing.
  package func keep(_ profile: Profile) throws(Failure) {
    if let family = try file.family(), family.governed.contains(profile.slug) {
      throw Failure(
        sentence: "\(FamilyFile.policy) governs \(profile.name)’s profile: only root can change it",
        status: EX_NOPERM)
    }
    if !profile.isFirst {
      let folder = try folder(of: profile.slug)
      do throws(FileFault) { try Folder.make(folder) } catch {
        throw Failure(
          sentence: "cannot make '\(error.path)': \(String(cString: strerror(error.code)))",
          status: EX_CANTCREAT)
      }
    }
    try file.change { Family.write(profile, into: &$0) }
    try reload()
    if profile.isLocked { try beginLedger() }
  }

  /// Lets the running program know what has changed.
  private func reload() throws(Failure) { try Household.current?.readFamily() }

  private func beginLedger() throws(Failure) {
    let ledger = LedgerFile(in: try folder())
    guard ledger.ledger() == nil else { return }
    if let household = Household.current {
      household.beginLedger()
    } else {
      let seconds = Household.Clocks.machine.wall()
      let day = LocalClock().today
      _ = ledger.append([
        LedgerEntry(.begun, of: "", at: FamilyTime(seconds: seconds, day: day, secondOfDay: 0))
      ])
    }
  }
}

// MARK: - Removing

extension ProfileShelf {
  /// The file in a profile's folder that says what the profile was like before it was removed.
  private static let removed = "removed.toml"

  /// Removes a profile: its library and notes stay in its folder, and books where they are.
  package func remove(_ profile: Profile) throws(Failure) {
    var table = TOMLDocument("")
    Family.write(profile, into: &table)
    let path = try folder(of: profile.slug) + "/" + Self.removed
    do throws(FileFault) {
      try FileContents.replace(path, with: table.bytes, mode: 0o600)
    } catch {
      throw Failure(
        sentence: "cannot write '\(path)': \(String(cString: strerror(error.code)))",
        status: EX_CANTCREAT)
    }
    try file.change { Family.remove(profile.slug, from: &$0) }
    try reload()
  }

  /// Brings a removed profile back.
  ///
  /// - Returns: Whether there was one of this slug, or name.
  package func restore(_ name: String) throws(Failure) -> Bool {
    for slug in (try? Folder.names(in: folder())) ?? [] where Profile.isSlug(slug) {
      let path = try folder(of: slug) + "/" + Self.removed
      guard let bytes = FileContents.read(path, atMost: 64 << 10),
        let profile = Family(String(decoding: bytes, as: UTF8.self))[slug: slug],
        slug == name || profile.name.lowercased() == name.lowercased()
      else { continue }
      try keep(profile)
      unlink(path)
      return true
    }
    return false
  }

  /// Removes the PIN, all limits and the ledger: a PIN was forgotten. Profiles keep their names and
  /// books, and nobody's is locked.
  package func reset() throws(Failure) {
    let profiles = try file.family()?.others ?? []
    try file.change { document in
      document.remove(["parent", "pin"])
      document.removeTable(["parent"])
      for profile in profiles {
        Family.write(Profile(slug: profile.slug, name: profile.name), into: &document)
      }
    }
    LedgerFile(in: try folder()).remove()
    Household.current?.forgetLedger()
    try reload()
  }
}

// MARK: - Lending

extension ProfileShelf {
  /// Lends books to somebody: they enter that library by their paths, not as copies.
  ///
  /// - Returns: How many were lent: those whose files are there.
  package func lend(_ books: [BookRecord], to profile: Profile) throws(Failure) -> Int {
    try lend(paths: books.compactMap(\.path), to: profile)
  }

  /// Lends books, by the paths of their files, to somebody.
  ///
  /// - Returns: How many were lent: those whose files are there.
  package func lend(paths: [String], to profile: Profile) throws(Failure) -> Int {
    let paths = paths.filter { access($0, R_OK) == 0 }
    guard !paths.isEmpty else { return 0 }
    let theirs = ReadersFolders(of: profile, environment: folders.environment)
    let location = try Failure.catching(keeping: "A book") { () throws(LibraryError) in
      let location = try theirs.library()
      try location.createFolder()
      return location
    }
    let scan = BookScan(of: paths, for: location, clock: LocalClock()) { _ in }
    let outcome = scan.run { _ in }
    if let failure = outcome.failure {
      throw Failure(sentence: failure.sentence(keeping: "A book"), status: EX_IOERR)
    }
    return paths.count
  }
}
