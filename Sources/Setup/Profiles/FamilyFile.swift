import Glibc
package import Profiles
package import Settings

/// profiles.toml, and the policy of the machine's administrator that goes over it.
package struct FamilyFile: Sendable {
  /// The file of the machine's administrator.
  package static let policy = "/etc/tome-reader/policy.toml"

  private let folders: ReadersFolders
  private let policy: String

  /// The files in `folders`.
  ///
  /// - Parameter policy: The path of the policy; another one than the machine's only in tests.
  package init(in folders: ReadersFolders = .standard, policy: String = Self.policy) {
    (self.folders, self.policy) = (folders, policy)
  }

  /// The path of profiles.toml; nil without a HOME.
  package var path: String? { folders.family.map { $0.path + "/profiles.toml" } }

  /// The family; nil if there are no profiles. That costs two failed calls of `open`.
  ///
  /// - Throws: What keeps a file that is there from being read: nothing is open then.
  package func family() throws(Failure) -> Family? {
    let rules = try document(at: policy)
    let own = try path.flatMapThrowing { path throws(Failure) in try document(at: path) }
    guard rules != nil || own != nil else { return nil }
    return Family(own ?? TOMLDocument(""), policy: rules)
  }

  private func document(at path: String) throws(Failure) -> TOMLDocument? {
    do throws(ConfigurationFolder.Failure) {
      return try ConfigurationFolder(path: "").document(in: path)
    } catch {
      throw Failure(sentence: error.sentence, status: EX_NOPERM)
    }
  }

  /// Changes profiles.toml, for the reader's eyes only.
  package func change(_ body: (inout TOMLDocument) -> Void) throws(Failure) {
    guard let folder = folders.family, let path else {
      throw Failure(sentence: "cannot keep profiles: set HOME to a folder", status: EX_CANTCREAT)
    }
    do throws(ConfigurationFolder.Failure) {
      try folder.change(path, mode: 0o600) { document in
        if document.bytes.isEmpty {
          document = TOMLDocument(
            "# Who reads here: `tome-reader profiles`, or Settings and P in the program.\n")
        }
        body(&document)
      }
    } catch {
      throw Failure(sentence: error.sentence, status: EX_CANTCREAT)
    }
  }
}

extension Optional {
  fileprivate func flatMapThrowing<Result, Fault: Error>(
    _ body: (Wrapped) throws(Fault) -> Result?
  ) throws(Fault) -> Result? {
    guard let value = self else { return nil }
    return try body(value)
  }
}
