/// The words of each language, which are not among the data of the CLDR.
extension PageWords {
  static let english = PageWords(
    cover: "Cover", year: "Year", scroll: "Scroll", today: "Today", notes: "Notes",
    events: "Events", toRead: "To read", reading: "Reading", read: "Read",
    onThisDay: "On this day", datedBooks: "Dated books", theWeek: "The week",
    datebook: "Datebook", note: "note", event: "event", empty: "empty",
    minutesRead: "minutes read", yourNote: "your note", noTitle: "(no title)",
    noneYet: "none yet", nothing: "nothing read or written",
    nothingWritten: "Nothing is written here", stop: ".", eWrites: "e writes", link: "Link",
    portion: "Portion", done: "done", weekSign: "Wk", weekPattern: "Week #",
    weekOfYearPattern: "Week # of @", dayPattern: "day #",
    figures: PageFigures(
      grouping: ",", decimalSign: ".", dayForms: ["# day", "# days"],
      noteForms: ["# note", "# notes"], eventForms: ["# event", "# events"],
      weekForms: ["# week", "# weeks"], daysReadForms: ["# of @ day read", "# of @ days read"],
      portionForms: ["# of @ portion", "# of @ portions"], dayOfForms: ["# of @ days"],
      hoursPattern: "# h", minutesPattern: "# min", readPattern: "# read",
      streakPattern: "streak #", bestPattern: "(best #)", morePattern: "# more",
      moreListedPattern: "# more: o lists them", pagesForms: ["page #", "pages #"],
      aboutPattern: "about #"))

  static let german = PageWords(
    cover: "Titel", year: "Jahr", scroll: "Kalender", today: "Heute", notes: "Notizen",
    events: "Termine", toRead: "Zu lesen", reading: "Lektüre", read: "Gelesen",
    onThisDay: "An diesem Tag", datedBooks: "Tagebücher", theWeek: "Die Woche",
    datebook: "Kalenderbuch", note: "Notiz", event: "Termin", empty: "leer",
    minutesRead: "gelesene Minuten", yourNote: "deine Notiz", noTitle: "(ohne Titel)",
    noneYet: "noch keine", nothing: "nichts gelesen oder geschrieben",
    nothingWritten: "Hier steht noch nichts", stop: ".", eWrites: "e schreibt", link: "Verweis",
    portion: "Abschnitt", done: "gelesen", weekSign: "KW", weekPattern: "Woche #",
    weekOfYearPattern: "Woche # von @", dayPattern: "Tag #",
    figures: PageFigures(
      grouping: ".", decimalSign: ",", dayForms: ["# Tag", "# Tage"],
      noteForms: ["# Notiz", "# Notizen"], eventForms: ["# Termin", "# Termine"],
      weekForms: ["# Woche", "# Wochen"],
      daysReadForms: ["# von @ Tag gelesen", "# von @ Tagen gelesen"],
      portionForms: ["# von @ Abschnitt", "# von @ Abschnitten"], dayOfForms: ["# von @ Tagen"],
      hoursPattern: "# Std.", minutesPattern: "# Min.", readPattern: "# gelesen",
      streakPattern: "# in Folge", bestPattern: "(am längsten #)", morePattern: "# weitere",
      moreListedPattern: "# weitere: o zeigt sie", pagesForms: ["Seite #", "Seiten #"],
      aboutPattern: "etwa #"))

  static let french = PageWords(
    cover: "Couverture", year: "Année", scroll: "Calendrier", today: "Aujourd’hui",
    notes: "Notes", events: "Événements", toRead: "À lire", reading: "Lecture", read: "Lu",
    onThisDay: "Ce jour-là", datedBooks: "Journaux", theWeek: "La semaine", datebook: "Agenda",
    note: "note", event: "événement", empty: "vide", minutesRead: "minutes de lecture",
    yourNote: "votre note", noTitle: "(sans titre)", noneYet: "aucune",
    nothing: "rien de lu ni d’écrit", nothingWritten: "Rien n’est écrit ici",
    stop: ".", eWrites: "e pour écrire", link: "Lien", portion: "Portion", done: "lu",
    weekSign: "S.",
    weekPattern: "Semaine #", weekOfYearPattern: "Semaine # de @", dayPattern: "jour #",
    figures: PageFigures(
      grouping: "\u{202F}", decimalSign: ",", dayForms: ["# jour", "# jours"],
      noteForms: ["# note", "# notes"], eventForms: ["# événement", "# événements"],
      weekForms: ["# semaine", "# semaines"],
      daysReadForms: ["# sur @ jour lu", "# sur @ jours lus"],
      portionForms: ["# sur @ portion", "# sur @ portions"], dayOfForms: ["# sur @ jours"],
      hoursPattern: "# h", minutesPattern: "# min", readPattern: "# lus",
      streakPattern: "# de suite", bestPattern: "(record #)", morePattern: "# de plus",
      moreListedPattern: "# de plus : o les montre", pagesForms: ["page #", "pages #"],
      aboutPattern: "environ #"))

  static let spanish = PageWords(
    cover: "Portada", year: "Año", scroll: "Calendario", today: "Hoy", notes: "Notas",
    events: "Eventos", toRead: "Por leer", reading: "Lectura", read: "Leído",
    onThisDay: "Un día como hoy", datedBooks: "Diarios", theWeek: "La semana", datebook: "Agenda",
    note: "nota", event: "evento", empty: "vacío", minutesRead: "minutos de lectura",
    yourNote: "tu nota", noTitle: "(sin título)", noneYet: "ninguna",
    nothing: "nada leído ni escrito", nothingWritten: "Aquí no hay nada escrito",
    stop: ".", eWrites: "e para escribir", link: "Enlace", portion: "Porción", done: "leído",
    weekSign: "S.",
    weekPattern: "Semana #", weekOfYearPattern: "Semana # de @", dayPattern: "día #",
    figures: PageFigures(
      grouping: ".", decimalSign: ",", leastGrouped: 10_000, dayForms: ["# día", "# días"],
      noteForms: ["# nota", "# notas"], eventForms: ["# evento", "# eventos"],
      weekForms: ["# semana", "# semanas"],
      daysReadForms: ["# de @ día leído", "# de @ días leídos"],
      portionForms: ["# de @ porción", "# de @ porciones"], dayOfForms: ["# de @ días"],
      hoursPattern: "# h", minutesPattern: "# min", readPattern: "# leídos",
      streakPattern: "racha: #", bestPattern: "(récord #)", morePattern: "# más",
      moreListedPattern: "# más: o los muestra", pagesForms: ["página #", "páginas #"],
      aboutPattern: "unos #"))

  static let italian = PageWords(
    cover: "Copertina", year: "Anno", scroll: "Calendario", today: "Oggi", notes: "Note",
    events: "Eventi", toRead: "Da leggere", reading: "Lettura", read: "Letto",
    onThisDay: "In questo giorno", datedBooks: "Diari", theWeek: "La settimana",
    datebook: "Agenda", note: "nota", event: "evento", empty: "vuoto",
    minutesRead: "minuti di lettura", yourNote: "la tua nota", noTitle: "(senza titolo)",
    noneYet: "nessuna", nothing: "niente letto né scritto",
    nothingWritten: "Qui non è scritto nulla", stop: ".", eWrites: "e per scrivere", link: "Link",
    portion: "Porzione", done: "letto", weekSign: "S.", weekPattern: "Settimana #",
    weekOfYearPattern: "Settimana # del @", dayPattern: "giorno #",
    figures: PageFigures(
      grouping: ".", decimalSign: ",", dayForms: ["# giorno", "# giorni"],
      noteForms: ["# nota", "# note"], eventForms: ["# evento", "# eventi"],
      weekForms: ["# settimana", "# settimane"],
      daysReadForms: ["# di @ giorno letto", "# di @ giorni letti"],
      portionForms: ["# di @ porzione", "# di @ porzioni"], dayOfForms: ["# di @ giorni"],
      hoursPattern: "# h", minutesPattern: "# min", readPattern: "# letti",
      streakPattern: "di fila: #", bestPattern: "(record #)", morePattern: "# in più",
      moreListedPattern: "# in più: o li mostra", pagesForms: ["pagina #", "pagine #"],
      aboutPattern: "circa #"))

  static let japanese = PageWords(
    cover: "表紙", year: "年", scroll: "カレンダー", today: "今日", notes: "メモ", events: "予定",
    toRead: "これから読む", reading: "読書", read: "読書時間", onThisDay: "過去のこの日", datedBooks: "日記",
    theWeek: "この週", datebook: "手帳", note: "メモ", event: "予定", empty: "なし", minutesRead: "読書時間",
    yourNote: "メモ", noTitle: "(無題)", noneYet: "まだなし", nothing: "読書もメモもなし",
    nothingWritten: "まだ何も書かれていません", stop: "。", eWrites: "eで書く", link: "リンク", portion: "分担",
    done: "済み",
    weekSign: "週", weekPattern: "第#週", weekOfYearPattern: "@年第#週", dayPattern: "#日目",
    figures: PageFigures(
      grouping: ",", decimalSign: ".", dayForms: ["#日"], noteForms: ["メモ#件"],
      eventForms: ["予定#件"], weekForms: ["#週"], daysReadForms: ["@日中#日読書"],
      portionForms: ["分担#/@"], dayOfForms: ["@日中#日目"], hoursPattern: "#時間", minutesPattern: "#分",
      hoursSign: "", readPattern: "読書#日", streakPattern: "連続#", bestPattern: "(最長#)",
      morePattern: "ほか#件", moreListedPattern: "ほか#件: oで一覧", pagesForms: ["#ページ"],
      aboutPattern: "約#"))

  static let arabic = PageWords(
    cover: "الغلاف", year: "السنة", scroll: "التقويم", today: "اليوم", notes: "ملاحظات",
    events: "أحداث", toRead: "للقراءة", reading: "القراءة", read: "وقت القراءة",
    onThisDay: "في مثل هذا اليوم", datedBooks: "يوميات", theWeek: "الأسبوع", datebook: "المفكرة",
    note: "ملاحظة", event: "حدث", empty: "فارغ", minutesRead: "دقائق القراءة",
    yourNote: "ملاحظتك", noTitle: "(بلا عنوان)", noneYet: "لا شيء بعد",
    nothing: "لا قراءة ولا كتابة", nothingWritten: "لا شيء مكتوب هنا", stop: ".",
    eWrites: "e للكتابة",
    link: "رابط", portion: "حصة", done: "قُرئت", weekSign: "أس", weekPattern: "الأسبوع #",
    weekOfYearPattern: "الأسبوع # من @", dayPattern: "اليوم #",
    figures: PageFigures(
      grouping: ",", decimalSign: ".",
      dayForms: ["يوم واحد", "يومان", "# أيام", "# يومًا", "# يوم"],
      noteForms: ["ملاحظة واحدة", "ملاحظتان", "# ملاحظات", "# ملاحظة", "# ملاحظة"],
      eventForms: ["حدث واحد", "حدثان", "# أحداث", "# حدثًا", "# حدث"],
      weekForms: ["أسبوع واحد", "أسبوعان", "# أسابيع", "# أسبوعًا", "# أسبوع"],
      daysReadForms: [
        "قُرئ # من @ أيام", "قُرئ # من @ أيام", "قُرئ # من @ أيام", "قُرئ # من @ يومًا",
        "قُرئ # من @ يوم",
      ],
      portionForms: ["# من @ حصص", "# من @ حصص", "# من @ حصص", "# من @ حصة", "# من @ حصة"],
      dayOfForms: ["# من @ يومًا"], hoursPattern: "# س", minutesPattern: "# د",
      readPattern: "قُرئ #", streakPattern: "متتالية: #", bestPattern: "(الأطول #)",
      morePattern: "# أخرى", moreListedPattern: "# أخرى: o", pagesForms: ["صفحة #", "صفحات #"],
      aboutPattern: "نحو #"))
}
