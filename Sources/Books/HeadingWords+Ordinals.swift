extension HeadingWords {
  /// The words for numbers, a language each.
  static let numberWords: [NumberWords] = [
    english, german, french, iberian, italian, latin, russian, polish, dutch, scandinavian,
    finnish,
  ]

  private static let english = NumberWords(
    ordinals: [
      ["first"], ["second"], ["third"], ["fourth"], ["fifth"], ["sixth"], ["seventh"], ["eighth"],
      ["ninth"], ["tenth"], ["eleventh"], ["twelfth"], ["thirteenth"], ["fourteenth"],
      ["fifteenth"], ["sixteenth"], ["seventeenth"], ["eighteenth"], ["nineteenth"],
    ],
    endings: [""],
    cardinals: [
      ["one"], ["two"], ["three"], ["four"], ["five"], ["six"], ["seven"], ["eight"], ["nine"],
      ["ten"], ["eleven"], ["twelve"], ["thirteen"], ["fourteen"], ["fifteen"], ["sixteen"],
      ["seventeen"], ["eighteen"], ["nineteen"],
    ],
    tens: [
      ["twent"], ["thirt"], ["fort"], ["fift"], ["sixt"], ["sevent"], ["eight"], ["ninet"],
    ],
    cardinalEndings: ["y"], ordinalEndings: ["ieth"], isEverywhere: true)

  private static let german = NumberWords(
    ordinals: [
      ["erste"], ["zweite", "zweyte"], ["dritte"], ["vierte"], ["fünfte", "fuenfte"], ["sechste"],
      ["siebente", "siebte"], ["achte"], ["neunte"], ["zehnte"],
      ["elfte", "eilfte"], ["zwölfte", "zwoelfte"],
      ["dreizehnte", "dreyzehnte"], ["vierzehnte"], ["fünfzehnte", "fuenfzehnte"], ["sechzehnte"],
      ["siebzehnte"],
      ["achtzehnte"], ["neunzehnte"],
    ],
    endings: ["", "r", "s", "n", "m"],
    cardinals: [
      ["eins"], ["zwei", "zwey"], ["drei", "drey"], ["vier"], ["fünf", "fuenf"], ["sechs"],
      ["sieben"], ["acht"],
      ["neun"], ["zehn"], ["elf", "eilf"], ["zwölf", "zwoelf"], ["dreizehn"], ["vierzehn"],
      ["fünfzehn", "fuenfzehn"],
      ["sechzehn"], ["siebzehn"], ["achtzehn"], ["neunzehn"],
    ],
    tens: [
      ["zwanzig"], ["dreißig", "dreissig"], ["vierzig"], ["fünfzig", "fuenfzig"], ["sechzig"],
      ["siebzig"],
      ["achtzig"], ["neunzig"],
    ],
    cardinalEndings: [""], ordinalEndings: ["ste", "ster", "stes", "sten", "stem"],
    joining: .tensLast,
    units: [
      ["ein"], ["zwei"], ["drei"], ["vier"], ["fünf", "fuenf"], ["sechs"], ["sieben"], ["acht"],
      ["neun"],
    ],
    joints: ["und"])

  private static let dutch = NumberWords(
    ordinals: [
      ["eerste"], ["tweede"], ["derde"], ["vierde"], ["vijfde"], ["zesde"], ["zevende"],
      ["achtste"], ["negende"], ["tiende"], ["elfde"], ["twaalfde"], ["dertiende"],
      ["veertiende"], ["vijftiende"], ["zestiende"], ["zeventiende"], ["achttiende"],
      ["negentiende"],
    ],
    endings: [""],
    cardinals: [
      ["een", "één"], ["twee"], ["drie"], ["vier"], ["vijf"], ["zes"], ["zeven"], ["acht"],
      ["negen"], ["tien"], ["elf"], ["twaalf"], ["dertien"], ["veertien"], ["vijftien"],
      ["zestien"], ["zeventien"], ["achttien"], ["negentien"],
    ],
    tens: [
      ["twintig"], ["dertig"], ["veertig"], ["vijftig"], ["zestig"], ["zeventig"], ["tachtig"],
      ["negentig"],
    ],
    cardinalEndings: [""], ordinalEndings: ["ste"], joining: .tensLast,
    units: [
      ["een", "één"], ["twee"], ["drie"], ["vier"], ["vijf"], ["zes"], ["zeven"], ["acht"],
      ["negen"],
    ],
    joints: ["en", "ën"])

  private static let french = NumberWords(
    ordinals: [
      ["premier", "première", "premiere", "unième", "unieme"],
      ["deuxième", "deuxieme", "second", "seconde"],
      ["troisième", "troisieme"], ["quatrième", "quatrieme"], ["cinquième", "cinquieme"],
      ["sixième", "sixieme"], ["septième", "septieme"], ["huitième", "huitieme"],
      ["neuvième", "neuvieme"], ["dixième", "dixieme"], ["onzième", "onzieme"],
      ["douzième", "douzieme"], ["treizième", "treizieme"], ["quatorzième", "quatorzieme"],
      ["quinzième", "quinzieme"], ["seizième", "seizieme"],
    ],
    endings: ["", "s"],
    cardinals: [
      ["un", "une"], ["deux"], ["trois"], ["quatre"], ["cinq"], ["six"], ["sept"], ["huit"],
      ["neuf"], ["dix"], ["onze"], ["douze"], ["treize"], ["quatorze"], ["quinze"], ["seize"],
    ],
    tens: [["vingt"], ["trent"], ["quarant"], ["cinquant"], ["soixant"]],
    cardinalEndings: ["", "e", "s"], ordinalEndings: ["ième", "ieme"], addsTeens: true)

  /// Spanish and Portuguese.
  private static let iberian = NumberWords(
    ordinals: [
      ["prim", "primer", "primeir"], ["segund"], ["tercer", "terceir"], ["cuart", "quart"],
      ["quint"], ["sext"], ["séptim", "septim", "sétim"], ["octav", "oitav"],
      ["noven", "nov", "non"], ["décim", "decim"], ["undécim", "undecim", "decimoprimer"],
      ["duodécim", "duodecim", "decimosegund"], ["decimotercer"], ["decimocuart"],
      ["decimoquint"], ["decimosext"], ["decimoséptim"], ["decimoctav", "decimooctav"],
      ["decimonoven", "decimonon"],
    ],
    endings: ["o", "a"],
    cardinals: [
      ["uno", "um"], ["dos", "dós", "dois"], ["tres", "trés", "três"], ["cuatro", "quatro"],
      ["cinco"], ["seis", "séis"], ["siete", "sete"], ["ocho", "oito"], ["nueve", "nove"],
      ["diez", "dez"], ["once", "onze"], ["doce", "doze"], ["trece", "treze"],
      ["catorce", "catorze"], ["quince", "quinze"], ["dieciséis", "dezesseis", "dezasseis"],
      ["diecisiete", "dezessete", "dezassete"], ["dieciocho", "dezoito"],
      ["diecinueve", "dezenove", "dezanove"],
    ],
    tens: [
      ["vigésim", "vigesim", "veint", "vint"], ["trigésim", "trigesim", "treint", "trint"],
      ["cuadragésim", "quadragésim", "cuarent", "quarent"],
      ["quincuagésim", "quinquagésim", "cincuent", "cinquent"],
      ["sexagésim", "sesent", "sessent"], ["septuagésim", "setent"],
      ["octogésim", "ochent", "oitent"], ["nonagésim", "novent"],
    ],
    cardinalEndings: ["e", "a"], ordinalEndings: ["o", "a"], joining: .tensFirst,
    joints: ["i", "o"], addsTeens: true)

  private static let italian = NumberWords(
    ordinals: [
      ["prim"], ["second"], ["terz"], ["quart"], ["quint"], ["sest"], ["settim"], ["ottav"],
      ["non"], ["decim"], ["undicesim", "undecim", "decimoprim"],
      ["dodicesim", "duodecim", "decimosecond"], ["tredicesim", "decimoterz"],
      ["quattordicesim", "decimoquart"], ["quindicesim", "decimoquint"],
      ["sedicesim", "decimosest"], ["diciassettesim", "decimosettim"],
      ["diciottesim", "decimottav"], ["diciannovesim", "decimonon"],
    ],
    endings: ["o", "a"],
    cardinals: [
      ["uno"], ["due"], ["tre", "tré"], ["quattro"], ["cinque"], ["sei"], ["sette"], ["otto"],
      ["nove"], ["dieci"], ["undici"], ["dodici"], ["tredici"], ["quattordici"], ["quindici"],
      ["sedici"], ["diciassette"], ["diciotto"], ["diciannove"],
    ],
    tens: [
      ["vent"], ["trent"], ["quarant"], ["cinquant"], ["sessant"], ["settant"], ["ottant"],
      ["novant"],
    ],
    cardinalEndings: ["i", "a"], ordinalEndings: ["esimo", "esima"], joining: .tensFirst,
    units: [
      ["un"], ["du"], ["tre"], ["quattr"], ["cinqu"], ["sei"], ["sett"], ["ott"], ["nov"],
    ],
    joints: ["", "i", "a"], addsTeens: true)

  private static let latin = NumberWords(
    ordinals: [
      ["prim"], ["secund"], ["terti"], ["quart"], ["quint"], ["sext"], ["septim"],
      ["octav", "octau"], ["non"], ["decim"], ["undecim"], ["duodecim"],
    ],
    endings: ["us", "a", "um"], cardinals: [], tens: [], cardinalEndings: [], ordinalEndings: [])

  private static let polish = NumberWords(
    ordinals: [
      ["pierwsz"], ["drug"], ["trzec"], ["czwart"], ["piąt"], ["szóst"], ["siódm"], ["ósm"],
      ["dziewiąt"], ["dziesiąt"], ["jedenast"], ["dwunast"], ["trzynast"], ["czternast"],
      ["piętnast"], ["szesnast"], ["siedemnast"], ["osiemnast"], ["dziewiętnast"],
    ],
    endings: ["y", "a", "e", "i", "ia", "ie"], cardinals: [],
    tens: [["dwudziest"], ["trzydziest"], ["czterdziest"], ["pięćdziesiąt"]],
    cardinalEndings: [], ordinalEndings: ["y", "a", "e"])

  /// Swedish, Danish and Norwegian.
  private static let scandinavian = NumberWords(
    ordinals: [
      ["första", "første"], ["andra", "anden", "andet", "annen", "annet"], ["tredje", "tredie"],
      ["fjärde", "fjerde"], ["femte"], ["sjätte", "sjette"], ["sjunde", "syvende", "sjuende"],
      ["åttonde", "ottende", "åttende"], ["nionde", "niende"], ["tionde", "tiende"],
      ["elfte", "ellevte", "ellefte"], ["tolfte", "tolvte"], ["trettonde", "trettende"],
      ["fjortonde", "fjortende"], ["femtonde", "femtende"], ["sextonde", "sekstende"],
      ["sjuttonde", "syttende"], ["adertonde", "artonde", "attende"], ["nittonde", "nittende"],
    ],
    endings: [""], cardinals: [],
    tens: [["tjugo", "tyve"], ["tretti", "tredive"], ["fyrti"], ["femti"]],
    cardinalEndings: [""], ordinalEndings: ["nde", "ende", "onde"])

  private static let russian: NumberWords = {
    let stems: [[StaticString]] = [
      ["перв"], ["втор"], ["трет"], ["четвёрт", "четверт"], ["пят"], ["шест"], ["седьм"],
      ["восьм"], ["девят"], ["десят"], ["одиннадцат"], ["двенадцат"], ["тринадцат"],
      ["четырнадцат"], ["пятнадцат"], ["шестнадцат"], ["семнадцат"], ["восемнадцат"],
      ["девятнадцат"],
    ]
    let endings: [StaticString] = ["ая", "ый", "ое", "ой", "ья", "ий", "ье"]
    return NumberWords(
      ordinals: stems, endings: endings,
      cardinals: [
        ["один", "одна"], ["два", "две"], ["три"], ["четыре"], ["пять"], ["шесть"], ["семь"],
        ["восемь"], ["девять"], ["десять"], ["одиннадцать"], ["двенадцать"], ["тринадцать"],
        ["четырнадцать"], ["пятнадцать"], ["шестнадцать"], ["семнадцать"], ["восемнадцать"],
        ["девятнадцать"],
      ],
      tens: [
        ["двадцат"], ["тридцат"], ["сорок", "сороков"], ["пятьдесят", "пятидесят"],
        ["шестьдесят", "шестидесят"], ["семьдесят", "семидесят"],
        ["восемьдесят", "восьмидесят"], ["девяност"],
      ],
      cardinalEndings: ["", "ь", "о"], ordinalEndings: endings)
  }()

  /// Its words for what follows the tens are of two kinds, one of which counts up to the next ten.
  private static let finnish: NumberWords = {
    let names: [[StaticString]] = [
      ["ensimmäinen", "ensimäinen"], ["toinen"], ["kolmas"], ["neljäs"], ["viides"], ["kuudes"],
      ["seitsemäs"],
      ["kahdeksas"], ["yhdeksäs"], ["kymmenes"],
    ]
    let teens: [[StaticString]] = [
      ["yhdestoista"], ["kahdestoista"], ["kolmastoista"], ["neljästoista"], ["viidestoista"],
      ["kuudestoista"], ["seitsemästoista"], ["kahdeksastoista"], ["yhdeksästoista"],
    ]
    return NumberWords(
      ordinals: names + teens, endings: [""],
      cardinals: [
        ["yksi"], ["kaksi"], ["kolme"], ["neljä"], ["viisi"], ["kuusi"], ["seitsemän"],
        ["kahdeksan"], ["yhdeksän"], ["kymmenen"],
      ],
      tens: [
        ["kahdeskymmenes", "kolmatta"], ["kolmaskymmenes", "neljättä"],
        ["neljäskymmenes", "viidettä"], ["viideskymmenes", "kuudetta"],
        ["kuudeskymmenes", "seitsemättä"], ["seitsemäskymmenes", "kahdeksatta"],
        ["kahdeksaskymmenes", "yhdeksättä"], ["yhdeksäskymmenes"],
      ],
      cardinalEndings: [], ordinalEndings: [""], joining: .tensLast,
      units: [
        ["yhdes", "ensimmäinen"], ["kahdes", "toinen"], ["kolmas"], ["neljäs"], ["viides"],
        ["kuudes"], ["seitsemäs"], ["kahdeksas"], ["yhdeksäs"],
      ],
      joints: [""])
  }()
}
