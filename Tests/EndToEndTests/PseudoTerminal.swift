import CProcess
import Glibc
import Testing

/// Runs `words[0]` with its output and its errors on a terminal; every byte that reaches it.
///
/// Its standard input is empty. The terminal changes no byte.
func outputOnTerminal(_ words: [String], environment: [String]) throws -> [UInt8] {
  let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  try #require(leader >= 0)
  defer { close(leader) }
  // What unlockpt and ptsname do, which Swift does not see.
  let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
  var (isLocked, number): (CInt, CInt) = (0, 0)
  let isOpen = ioctl(leader, unlock, &isLocked) == 0 && ioctl(leader, tellNumber, &number) == 0
  try #require(isOpen)
  let follower = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
  try #require(follower >= 0)
  var modes = termios()
  tcgetattr(follower, &modes)
  cfmakeraw(&modes)
  tcsetattr(follower, TCSANOW, &modes)
  let vector = words.map { word in strdup(word) } + [nil]
  let variables = environment.map { variable in strdup(variable) } + [nil]
  defer { for pointer in vector + variables { free(pointer) } }
  let child = cpr_spawn(vector, variables, -1, follower, follower, CInt(CPR_OWN_SESSION))
  close(follower)
  try #require(child > 0)
  var output: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(leader, &block, block.count)
    if count < 0, errno == EINTR { continue }
    // The terminal is gone (EIO) with the last process that has it.
    guard count > 0 else { break }
    output += block[..<count]
  }
  _ = cpr_wait(child)
  return output
}
