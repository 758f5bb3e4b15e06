extension DateVocabulary {
  /// The names of months and weekdays in a language, as the CLDR has them.
  static func names(_ language: String) -> CalendarNames {
    func names(_ lists: [String]) -> CalendarNames {
      let lists = lists.map { $0.split(separator: " ").map(String.init) }
      return CalendarNames(
        months: lists[0], shortMonths: lists[1], narrowMonths: lists[1], weekdays: lists[2],
        shortWeekdays: lists[3])
    }
    return switch language {
    case "de":
      names([
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
        "Mo. Di. Mi. Do. Fr. Sa. So.",
      ])
    case "de_AT":
      names([
        "Jänner Feber März April Mai Juni Juli August September Oktober November Dezember",
        "Jän. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
        "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
        "Mo. Di. Mi. Do. Fr. Sa. So.",
      ])
    case "fr":
      names([
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        "lundi mardi mercredi jeudi vendredi samedi dimanche", "lun. mar. mer. jeu. ven. sam. dim.",
      ])
    case "es":
      names([
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sept oct nov dic",
        "lunes martes miércoles jueves viernes sábado domingo", "lun mar mié jue vie sáb dom",
      ])
    case "it":
      names([
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "gen feb mar apr mag giu lug ago set ott nov dic",
        "lunedì martedì mercoledì giovedì venerdì sabato domenica", "lun mar mer gio ven sab dom",
      ])
    default: .english
    }
  }
}
