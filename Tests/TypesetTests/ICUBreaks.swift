import Glibc

/// ICU's line break iterator, as a second opinion; found at run time, so that nothing links it.
struct ICUBreaks {
  /// The version of ICU that the differences are listed for: that of Debian 12, Unicode 15.0.
  static let version = 72

  private typealias OpenIterator =
    @convention(c) (
      CInt, UnsafePointer<CChar>, OpaquePointer?, Int32, UnsafeMutablePointer<CInt>
    ) -> OpaquePointer?
  private typealias OpenText =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int64, UnsafeMutablePointer<CInt>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafeMutablePointer<CInt>
    ) -> Void
  private typealias Next = @convention(c) (OpaquePointer) -> Int32
  private typealias CloseText = @convention(c) (OpaquePointer) -> OpaquePointer?

  private let iterator: OpaquePointer
  private let openText: OpenText
  private let setText: SetText
  private let next: Next
  private let closeText: CloseText

  /// The iterator of the root locale; nil where there is no ICU of this version.
  ///
  /// The library and its iterator stay until the tests end.
  init?() {
    guard let library = dlopen("libicuuc.so.\(Self.version)", RTLD_NOW) else { return nil }
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, "\(name)_\(Self.version)").map { unsafeBitCast($0, to: type) }
    }
    guard let open = find("ubrk_open", as: OpenIterator.self),
      let openText = find("utext_openUTF8", as: OpenText.self),
      let setText = find("ubrk_setUText", as: SetText.self),
      let next = find("ubrk_next", as: Next.self),
      let closeText = find("utext_close", as: CloseText.self)
    else { return nil }
    let kindLine: CInt = 2
    var status: CInt = 0
    guard let iterator = open(kindLine, "", nil, 0, &status), status <= 0 else { return nil }
    self.iterator = iterator
    (self.openText, self.setText, self.next, self.closeText) = (openText, setText, next, closeText)
  }

  /// The offsets at which a line may or must begin, in bytes; the text's end is the last.
  func lineBreaks(in text: [UInt8]) -> [Int]? {
    text.withUnsafeBytes { bytes in
      var status: CInt = 0
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        let opened = openText(nil, base, Int64(bytes.count), &status), status <= 0
      else { return nil }
      defer { _ = closeText(opened) }
      setText(iterator, opened, &status)
      guard status <= 0 else { return nil }
      var breaks: [Int] = []
      while case let offset = next(iterator), offset >= 0 { breaks.append(Int(offset)) }
      return breaks
    }
  }
}
