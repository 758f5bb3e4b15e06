package import Datebook
import Glibc

extension CalendarLocale {
  /// The locale that LC_ALL, LC_TIME or LANG names.
  package static let environment = CalendarLocale { name in getenv(name).map { String(cString: $0) }
  }
}
