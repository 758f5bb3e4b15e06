import Testing

@testable import Datebook

/// Single lines: what the recogniser reads in each of the forms that real books have.
struct DateFormTests {
  /// What the beginning of `line` says, in short: form, date, weekday and ending.
  private func reading(_ line: String) -> String {
    let tokenizer = DateTokenizer(.standard)
    let candidate = Array(line.utf8).withUnsafeBytes { bytes in
      tokenizer.read(bytes)
      return DateParser(tokenizer).candidate()
    }
    guard let found = candidate else { return "nothing" }
    var text = "\(found.form)"
    if found.year != 0 { text += " \(found.year)\(found.isDual ? "+" : "")" }
    if found.month != 0 { text += " m\(found.month)" }
    if found.day != 0 { text += " d\(found.day)" }
    if found.weekday != 0 { text += " w\(found.weekday)" }
    return text + " \(found.ending)" + (found.hasPlace ? " placed" : "")
  }

  @Test(arguments: [
    ("January 1", "monthDay m1 d1 alone"),
    ("Jan. 1st (Lord’s day). This morning", "monthDay m1 d1 w7 runIn"),
    ("APRIL 3.—Tradesmen called for custom", "monthDay m4 d3 runIn"),
    ("APRIL 4.  Tradesmen still calling", "monthDay m4 d4 runIn"),
    ("APRIL 8, Sunday.—After Church", "monthDay m4 d8 w7 runIn"),
    ("AUGUST 6, Bank Holiday.—As there was", "monthDay m8 d6 runIn"),
    ("DECEMBER 28—Lupin, on coming down", "monthDay m12 d28 runIn"),
    ("January 1, Wednesday.—Wind NW", "monthDay m1 d1 w3 runIn"),
    ("January 1.—THE CIRCUMCISION OF OUR LORD.", "monthDay m1 d1 runIn"),
    ("Jan. 1, 1712–13.  A sousand", "monthDay 1712+ m1 d1 runIn"),
    ("September 30, 1659—I, poor miserable", "monthDay 1659 m9 d30 runIn"),
    ("Oct. 20—In the night", "monthDay m10 d20 runIn"),
    ("April 3d.–Met Mr. Robert Gourdin", "monthDay m4 d3 runIn"),
    ("May the 14th-Monday", "monthDay m5 d14 w1 alone"),
    ("May the 17th Thursday 1804", "monthDay 1804 m5 d17 w4 alone"),
    ("Monday May 14th 1804", "monthDay 1804 m5 d14 w1 alone"),
    ("Monday, March 5th, 2024", "monthDay 2024 m3 d5 w1 alone"),
    ("Tuesday, May 5, 1891: rain", "monthDay 1891 m5 d5 w2 runIn"),
  ])
  func `a month and then a day`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("3 May. Bistritz.—Left Munich", "dayMonth m5 d3 runIn"),
    ("29th December, 1659. Came my Lord", "dayMonth 1659 m12 d29 runIn"),
    ("Sunday 20th May", "dayMonth m5 d20 w7 alone"),
    ("Saturday, 10th October 1801.—Coleridge", "dayMonth 1801 m10 d10 w6 runIn"),
    ("Tuesday, 10th [November].—Poor C.", "dayMonth m11 d10 w2 runIn"),
    ("Monday the 17th of June 1805", "dayMonth 1805 m6 d17 w1 alone"),
    ("The 4th of July, 1826.", "dayMonth 1826 m7 d4 alone"),
    ("20th of September 1804 Thursday (Continued)", "dayMonth 1804 m9 d20 w4 alone"),
  ])
  func `a day and then a month`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("JANUARY FIRST", "monthDay m1 d1 alone"),
    ("FEBRUARY TWENTY-NINTH", "monthDay m2 d29 alone"),
    ("March Twenty Second", "monthDay m3 d22 alone"),
    ("Thirty-first of December.", "dayMonth m12 d31 alone"),
    ("The twelfth of August, 1790.—Rode", "dayMonth 1790 m8 d12 runIn"),
  ])
  func `days in words`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("2nd. In the morning", "day d2 runIn"), ("8th (Sunday). Lay long", "day d8 w7 runIn"),
    ("31st (Lord’s day). To church", "day d31 w7 runIn"), ("10.  To-day I dined", "day d10 runIn"),
    ("10.—To-day I dined", "day d10 runIn"), ("Thursday, 15th.—We walked", "day d15 w4 runIn"),
    ("10–14—All these days", "day d10 runIn"), ("Tuesday 15--rained all", "day d15 w2 runIn"),
    ("12", "day d12 alone"), ("12.", "day d12 alone"), ("_3d._ Up early", "day d3 runIn"),
  ])
  func `a day under its month`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Mon Nov  3 21:00:00 GMT 2025", "monthDay 2025 m11 d3 w1 alone"),
    ("Sat 3 Jan 07:15:00 CET 2026", "dayMonth 2026 m1 d3 w6 alone"),
    ("Sat 3 Jan 2026 07:15:00 AM CET", "dayMonth 2026 m1 d3 w6 alone"),
    ("Sat Jan  3 07:15:00 PM AEDT 2026", "monthDay 2026 m1 d3 w6 alone"),
    ("Sat Jan  3 07:15:00 +0100 2026", "monthDay 2026 m1 d3 w6 alone"),
    ("Sat Jan  3 07:15:00 -03 2026", "monthDay 2026 m1 d3 w6 alone"),
    ("Sat Jan  3 07:15:00 2026 +0100", "monthDay 2026 m1 d3 w6 alone"),
    ("Sa 3. Jan 07:15:00 CET 2026: Regen", "dayMonth 2026 m1 d3 w6 runIn"),
    ("Sat 3 Jan 07:15 IN 1850", "dayMonth 1850 m1 d3 w6 alone"),
    ("Sat 3 Jan 07:15 we left", "dayMonth m1 d3 w6 loose"),
  ])
  func `a zone between the time and the year`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("# 📅 2026-01-03", "iso 2026 m1 d3 alone"),
    ("# 📅 Monday, November 3, 2025", "monthDay 2025 m11 d3 w1 alone"),
    ("## 🗓️ 3. Mai 1786", "dayMonth 1786 m5 d3 alone"),
    ("☀️ 3 May 1786. Rain", "dayMonth 1786 m5 d3 runIn"),
    ("👩‍🌾 3 May 1786", "dayMonth 1786 m5 d3 alone"),
    ("\u{F0B7} 2026-01-03", "iso 2026 m1 d3 alone"),
    ("📅 2026年1月3日", "iso 2026 m1 d3 alone"),
    ("# 2026-01-03 📅", "iso 2026 m1 d3 alone"),
  ])
  func `a sign before the date`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Ngày 3 tháng 11 năm 2025", "dayMonth 2025 m11 d3 alone"),
    ("ngày 13 tháng 1 năm 2025: trời mưa", "dayMonth 2025 m1 d13 runIn"),
    ("3 tháng 11, 2025", "dayMonth 2025 m11 d3 alone"),
    ("Thứ Hai, ngày 3 tháng 11 năm 2025", "dayMonth 2025 m11 d3 alone placed"),
    ("Hà Nội, ngày 3 tháng 11 năm 2025", "dayMonth 2025 m11 d3 alone placed"),
    ("Ngày 3/11/2025", "numbers 2025 m3 d11 alone placed"),
  ])
  func `months that are counted`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("[Clark, May 14, 1804]", "monthDay 1804 m5 d14 alone placed"),
    ("[Clark and Whitehouse, September 9, 1804]", "monthDay 1804 m9 d9 alone placed"),
    ("Budapest, 24 August.—I found", "dayMonth m8 d24 runIn placed"),
    ("LONDON, _Sept._ 9, 1710.", "monthDay 1710 m9 d9 alone placed"),
    ("Weimar, den 3. Oktober 1786.", "dayMonth 1786 m10 d3 alone placed"),
    ("Roma, primo gennaio 1897.", "dayMonth 1897 m1 d1 alone placed"),
    ("London, January first, 1897", "monthDay 1897 m1 d1 alone placed"),
    ("Madrid, 1.º de enero de 1897", "dayMonth 1897 m1 d1 alone placed"),
    ("Madrid, a 1 de octubre de 1810.", "dayMonth 1810 m10 d1 alone placed"),
    ("MADRID, A 1 DE OCTUBRE DE 1810.", "dayMonth 1810 m10 d1 alone placed"),
  ])
  func `a place or an author before the date`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Satturday May 19th 1804", "monthDay 1804 m5 d19 w6 alone"),
    ("Munday 21st May", "dayMonth m5 d21 w1 alone"),
    ("Wensday, August 1st", "monthDay m8 d1 w3 alone"),
    ("Thirsday 2d Augt 1804", "dayMonth 1804 m8 d2 w4 alone"),
    ("Octr. 5th Friday 1804", "monthDay 1804 m10 d5 w5 alone"),
    ("Febuary 7.—Cold", "monthDay m2 d7 runIn"),
    ("Sundy 26th February 1871", "dayMonth 1871 m2 d26 w7 alone"),
    ("Aprill 5th 1661. To church", "monthDay 1661 m4 d5 runIn"),
    ("Wendy, 3 May. Wrote", "dayMonth m5 d3 runIn placed"),
  ])
  func `misspelt weekdays and contracted months`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("2. Mai 1786", "dayMonth 1786 m5 d2 alone"),
    ("Freitag, den 13. März 1840.", "dayMonth 1840 m3 d13 w5 alone"),
    ("1. Jänner", "dayMonth m1 d1 alone"),
    ("le 2 janvier 1851", "dayMonth 1851 m1 d2 alone"),
    ("Lundi 1er février. — Rien", "dayMonth m2 d1 w1 runIn"),
    ("14 août", "dayMonth m8 d14 alone"),
    ("Miércoles, 3 de diciembre de 1851", "dayMonth 1851 m12 d3 w3 alone"),
    ("1º de enero.—Año nuevo", "dayMonth m1 d1 runIn"),
    ("8 settembre, domenica", "dayMonth m9 d8 w7 alone"),
    ("L'8 maggio 1860.", "dayMonth 1860 m5 d8 alone"),
    ("L’8 maggio", "dayMonth m5 d8 alone"),
    ("1.º de mayo de 1897", "dayMonth 1897 m5 d1 alone"),
  ])
  func `German, French, Spanish and Italian`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("3. XII. 1914", "dayMonth 1914 m12 d3 alone"),
    ("3.XII.1914. Schnee", "dayMonth 1914 m12 d3 runIn"),
    ("3/XII/14", "dayMonth 2014 m12 d3 alone"), ("3/XII/1914", "dayMonth 1914 m12 d3 alone"),
    ("26-FEB-1871", "dayMonth 1871 m2 d26 alone"), ("26-Feb. was cold", "nothing"),
    ("3 I 1914", "dayMonth 1914 m1 d3 alone"), ("3-V-1914", "dayMonth 1914 m5 d3 alone"),
    ("3. V. Regen", "day d3 runIn"), ("3. XII.", "day d3 runIn"), ("1/V", "nothing"),
    ("9. I—having slept badly—rose", "day d9 runIn"),
    ("1/II/1871 Walked along", "dayMonth 1871 m2 d1 loose"),
    ("01-FEB-1871 Walked along", "dayMonth 1871 m2 d1 loose"),
    ("[01-Feb-2024 10:00:33 UTC] Notice", "dayMonth 2024 m2 d1 loose"),
    ("Wien, 3. XI. 1914.", "dayMonth 1914 m11 d3 alone placed"),
    ("3. I went to town", "day d3 runIn"), ("3 I went", "nothing"), ("3-Mar-went", "nothing"),
    ("3. C. Smith", "day d3 runIn"),
    ("Die 3. Aprilis 1614", "dayMonth 1614 m4 d3 alone"),
    ("3 Aprilis 1614", "dayMonth 1614 m4 d3 alone"),
    ("JANUARII 1614", "month 1614 m1 alone"), ("Kalendis Junii", "nothing"),
  ])
  func `months in Roman numerals and in Latin`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    "CHAPTER III. 1849", "CHAPTER 3: 1849.", "Chapter 3.—1849", "III. 1849",
    "Book the Third, 1849", "CHAPTER IV. (1849)", "Anno [1849].",
  ])
  func `a chapter's heading may say the year`(line: String) {
    #expect(reading(line) == "year 1849 alone")
  }

  @Test(arguments: [
    ("2026-11-01", "iso 2026 m11 d1 alone"),
    ("[2026-11-01 09:00] Breakfast", "iso 2026 m11 d1 runIn"),
    ("[2026-11-01 09:00:12 PM] Tea", "iso 2026 m11 d1 runIn"),
    ("2026-11-01T09:00:00Z up early", "iso 2026 m11 d1 runIn"),
    ("## 2026-11-01: a title", "iso 2026 m11 d1 runIn"),
    ("24.12.1786", "numbers 1786 m24 d12 alone"), ("12/24/1786 Snow", "numbers 1786 m12 d24 loose"),
    ("1. 12. 78 – Am Morgen", "numbers 1978 m1 d12 runIn"),
    ("11/1/98", "numbers 1998 m11 d1 alone"),
    ("2020/01/01 * Grocery", "iso 2020 m1 d1 loose"),
    ("01.02", "pair m1 d2 alone"),
  ])
  func `stamps`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("JANUARY", "month m1 alone"), ("January 1659–60.", "month 1659+ m1 alone"),
    ("JANUARY 1664-1665", "month 1664+ m1 alone"), ("_März_ 1840", "month 1840 m3 alone"),
    ("1903", "year 1903 alone"), ("A.D. 1666.", "year 1666 alone"),
    ("JOURNAL FOR 1848", "year 1848 alone"), ("1659/60", "year 1659+ alone"),
  ])
  func `headings with months and years`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    "May I come in? he said", "March on, my friends, said he", "Second Lieutenant Brown came.",
    "I was born on the 5th of May", "10,000 men marched", "10:30 in the morning",
    "3.5 inches of rain", "1,200 copies", "1804-1806", "The third man",
    "CHAPTER 12", "12) and so on", "20)", "[12]", "9 times (and no more)", "Sunday was fine.",
    "Mr. Brown, 12, Baker Street",
    "1999 people came", "March of the 3rd Division 5,000 strong",
  ])
  func `prose that is no date`(line: String) {
    #expect(reading(line) == "nothing")
  }

  @Test(arguments: [
    "May 11, 1964, says the stamp on the label, and not a day later.",
    "May 5 was a bad day for us all.", "may 5 of them come?", "August 1976 people came",
    "5 May was fine",
  ])
  func `a sentence that begins with a date is but loosely one`(line: String) {
    #expect(["nothing"].contains(reading(line)) || reading(line).contains(" loose"))
  }

  @Test(arguments: [
    ("Thursday, 05/03/2026", "numbers 2026 m5 d3 w4 alone"),
    ("Thu 2026-03-05", "iso 2026 m3 d5 w4 alone"),
    ("### Thu 2026-03-05", "iso 2026 m3 d5 w4 alone"),
    ("Donnerstag, 05.03.2026", "numbers 2026 m5 d3 w4 alone"),
    ("Do., 05.03.26", "numbers 2026 m5 d3 w4 alone"),
    ("Do 05.03.2026", "numbers 2026 m5 d3 w4 alone"),
    ("2026-03-05 Thu 21:14", "iso 2026 m3 d5 w4 alone"),
    ("** [2026-03-05 Thu 21:14] Two mother.", "iso 2026 m3 d5 w4 runIn"),
    ("<2026-03-05 Thu>", "iso 2026 m3 d5 w4 alone"),
    ("1/3/26 Sat", "numbers 2026 m1 d3 w6 alone"),
    ("## 2026-01-03 (Sat)", "iso 2026 m1 d3 w6 alone"),
    ("Berlin, den 05.03.2026", "numbers 2026 m5 d3 alone placed"),
    ("Berlin, 2026-03-05", "iso 2026 m3 d5 alone placed"),
    ("5.3. Anna rain", "dotted m3 d5 runIn"), ("5.3.", "dotted m3 d5 alone"),
    ("5.13. Anna rain", "nothing"), ("5.3.1 Parts", "nothing"),
    ("20260305", "iso 2026 m3 d5 alone"), ("20260305: rain", "iso 2026 m3 d5 runIn"),
    ("20261305", "nothing"), ("20260305 people came", "nothing"),
    ("21:14 05/03/2026", "numbers 2026 m5 d3 alone"),
    ("9:14 PM 5/3/2026", "numbers 2026 m5 d3 alone"),
    ("03.01.2026  0800  Wind NW 5", "numbers 2026 m3 d1 runIn"),
    ("03.01.2026 was a Saturday", "numbers 2026 m3 d1 loose"),
  ])
  func `a weekday, a place or an hour beside numbers`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("2026年3月5日", "iso 2026 m3 d5 alone"), ("2026年3月5日(木)", "iso 2026 m3 d5 w4 alone"),
    ("## 2026年3月5日（木）", "iso 2026 m3 d5 w4 alone"),
    ("2026年3月1日（日）", "iso 2026 m3 d1 w7 alone"),
    ("2026年3月5日 木曜日", "iso 2026 m3 d5 w4 alone"),
    ("2026年3月5日　晴れ", "iso 2026 m3 d5 runIn"), ("3月5日（木）", "monthDay m3 d5 w4 alone"),
    ("2026年3月5日は雨だった。", "iso 2026 m3 d5 loose"), ("2026年3月", "nothing"),
    ("2026년 3월 5일", "iso 2026 m3 d5 alone"), ("2026년 3월 5일 (목)", "iso 2026 m3 d5 w4 alone"),
  ])
  func `years, months and days with their signs`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Date: 2026-03-05", "iso 2026 m3 d5 alone placed"),
    ("**Date:** 2026-03-05", "iso 2026 m3 d5 alone placed"),
    ("date: 2026-03-05", "iso 2026 m3 d5 alone placed"),
    ("Date:\tMarch 5, 2026 at 9:12:11 AM GMT+1", "monthDay 2026 m3 d5 alone placed"),
    ("Date: January 3, 2026 at 08:29:00 CET", "monthDay 2026 m1 d3 alone placed"),
    ("Date: 2026-01-03 Tags: [diary]", "iso 2026 m1 d3 runIn placed"),
    ("Date: January 3, 2026 at 08:29:00 CET Weather: 3°C", "monthDay 2026 m1 d3 runIn placed"),
    ("Datum: 5. März 2026", "dayMonth 2026 m3 d5 alone placed"),
    ("Day 12 (2026-03-05)", "iso 2026 m3 d5 alone placed"),
    ("Log entry 2026-01-03: Dinner", "iso 2026 m1 d3 runIn placed"),
    ("Captain’s log, 3 January 2026. Wind NW", "dayMonth 2026 m1 d3 runIn placed"),
    ("Date: May 2007", "nothing"), ("Version 1.0 (2026-01-03)", "nothing"),
    ("January 3, 2026 at 9:12 PM", "monthDay 2026 m1 d3 alone"),
    ("January 3, 2026, 9 p.m. Rain", "monthDay 2026 m1 d3 loose"),
  ])
  func `a label before a date, and an hour behind it`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("**2026-01-03** Chapters of it", "iso 2026 m1 d3 runIn"),
    ("_2 November, morning._--It is day", "dayMonth m11 d2 runIn"),
    ("_2 October 10 p. m._--Last night", "dayMonth m10 d2 runIn"),
    ("2 November, morning.—It is broad", "dayMonth m11 d2 runIn"),
    ("29 September, in train to London.—When", "dayMonth m9 d29 runIn"),
    ("29 September, morning..... Last night", "dayMonth m9 d29 runIn"),
    ("2 November, _when_ he came, it was cold.", "dayMonth m11 d2 loose"),
    ("April 1st, 1661. This day", "monthDay 1661 m4 d1 runIn"),
    ("31st Office day. Much", "day d31 loose"), ("31st of them. Much", "nothing"),
    ("8th, 9th, 10th, 11th. I fell to work", "day d8 runIn"), ("8th and 9th. Up", "day d8 runIn"),
    ("First", "nothing"), ("Fifteenth", "nothing"),
  ])
  func `emphasis, and words that belong to a date`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("02-01-2026", "numbers 2026 m2 d1 alone"), ("Fri 02-01-2026", "numbers 2026 m2 d1 w5 alone"),
    ("13-01-2026 10:15", "numbers 2026 m13 d1 alone"), ("12-05-9999", "nothing"),
    ("555-12-2026", "nothing"), ("2026_01_02", "iso 2026 m1 d2 alone"),
    ("2026_01_02 09:00 Breakfast", "iso 2026 m1 d2 runIn"), ("2026_13_02", "nothing"),
    ("2026_01_02_notes", "iso 2026 m1 d2 loose"),
  ])
  func `numbers with hyphens or underscores`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Fri 2 Jan 26", "dayMonth 2026 m1 d2 w5 alone"), ("2 Jan 26", "dayMonth 2026 m1 d2 alone"),
    ("2 Jan 26 10:15", "dayMonth 2026 m1 d2 alone"), ("2 Jan ’26", "dayMonth 2026 m1 d2 alone"),
    ("2 Jan '71", "dayMonth 1971 m1 d2 alone"), ("Jan 2 ’26", "monthDay 2026 m1 d2 alone"),
    ("Fri 2 Jan '26. Rain", "dayMonth 2026 m1 d2 w5 runIn"),
    ("2 Jan 26 people came", "dayMonth m1 d2 loose"), ("Jan 2 26", "monthDay m1 d2 loose"),
  ])
  func `two digits of a year behind its month`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("Friday 3 May 10:30", "dayMonth m5 d3 w5 alone"), ("3 May 10:30", "dayMonth m5 d3 alone"),
    ("Friday 3 May 10.30", "dayMonth m5 d3 w5 alone"), ("3 May 10.30", "dayMonth m5 d3 alone"),
    ("Friday 3 May 10:36 - We went", "dayMonth m5 d3 w5 runIn"),
    ("Fri 3 May 12.36 Up and out.", "dayMonth m5 d3 w5 loose"),
    ("Friday 3 May 12: cold", "dayMonth m5 d3 w5 loose"),
    ("Friday 3 May 24: cold", "dayMonth 2024 m5 d3 w5 runIn"),
    ("Friday 3 May 24 10:30", "dayMonth 2024 m5 d3 w5 alone"),
    ("Friday 3 May 10 p.m.", "dayMonth m5 d3 w5 alone"),
    ("Fri 3 May 12.365", "dayMonth m5 d3 w5 loose"),
  ])
  func `the hour behind a date is no year`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("令和8年1月2日（金）", "iso 2026 m1 d2 w5 alone"), ("令和元年5月1日", "iso 2019 m5 d1 alone"),
    ("令和８年１月２日（金）", "iso 2026 m1 d2 w5 alone"),
    ("平成三十年五月一日", "iso 2018 m5 d1 alone"),
    ("昭和20年8月15日　晴れ", "iso 1945 m8 d15 runIn"), ("明治1年1月1日", "iso 1868 m1 d1 alone"),
    ("大正15年12月24日", "iso 1926 m12 d24 alone"), ("民國115年1月2日", "iso 2026 m1 d2 alone"),
    ("令和8年の春", "nothing"), ("２０２６年３月５日", "iso 2026 m3 d5 alone"),
    ("二〇二六年三月五日", "iso 2026 m3 d5 alone"),
    ("二〇二六年十二月三十一日 星期四", "iso 2026 m12 d31 w4 alone"),
    ("2026年3月5日 周日", "iso 2026 m3 d5 w7 alone"), ("三月五日", "monthDay m3 d5 alone"),
    ("十月十日は晴れだった。", "monthDay m10 d10 loose"), ("一日中、家にいた", "nothing"),
    ("十人が来た。", "nothing"),
  ])
  func `years of eras, wide digits and numbers in ideographs`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("5 במרץ 2026", "dayMonth 2026 m3 d5 alone"), ("5 מרץ 2026", "dayMonth 2026 m3 d5 alone"),
    ("יום חמישי, 5 במרץ 2026", "dayMonth 2026 m3 d5 w4 alone placed"),
    ("5 березня 2026 року", "dayMonth 2026 m3 d5 alone"),
  ])
  func `Hebrew and Ukrainian`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  @Test(arguments: [
    ("_3-4 October, close to midnight._--I thought", "dayMonth m10 d3 runIn"),
    ("“The Westminster Gazette,” 25 September.", "dayMonth m9 d25 alone placed"),
    ("[_Edinburgh_,] _November_ 20, 1825.--I have", "monthDay 1825 m11 d20 runIn placed"),
    ("May 3,--Another fine morning.", "monthDay m5 d3 runIn"),
    ("September 12th and 13th.--I stayed", "monthDay m9 d12 runIn"),
    ("Sat Dec 30 21:30:05 2000", "monthDay 2000 m12 d30 w6 alone"),
    ("mån. 7 maj", "dayMonth m5 d7 w1 alone"), ("man.7", "nothing"), ("01DEC", "nothing"),
    ("26FEB1871", "dayMonth 1871 m2 d26 alone"),
    ("Lord Robertson died in 1855.", "nothing"), ("Journal of 1848.", "year 1848 alone"),
  ])
  func `days of a range, a paper's date, and what is none`(line: String, expected: String) {
    #expect(reading(line) == expected)
  }

  /// A language, and its forms of 5 March 2026, a Thursday.
  static let languages: [(language: String, forms: [String])] = [
    ("nl", ["donderdag 5 maart 2026", "5 maart 2026", "do 5-3-2026".replacing("-", with: "/")]),
    ("sv", ["torsdag 5 mars 2026", "den 5 mars 2026"]),
    ("da", ["torsdag den 5. marts 2026", "5. marts 2026"]),
    ("nb", ["torsdag 5. mars 2026", "5. mars 2026"]),
    ("fi", ["torstai 5. maaliskuuta 2026", "5. maaliskuuta 2026"]),
    ("pl", ["czwartek, 5 marca 2026", "5 marca 2026 r."]),
    ("cs", ["čtvrtek 5. března 2026", "5. března 2026"]),
    ("ru", ["четверг, 5 марта 2026 г.", "5 марта 2026 года", "Чт, 05.03.2026"]),
    ("pt", ["quinta-feira, 5 de março de 2026", "5 de março de 2026"]),
    ("tr", ["5 Mart 2026 Perşembe", "5 Mart 2026", "PERŞEMBE, 5 MART 2026"]),
    ("el", ["Πέμπτη, 5 Μαρτίου 2026", "5 Μαρτίου 2026", "ΠΕΜΠΤΗ 5 ΜΑΡΤΙΟΥ 2026"]),
    ("fa", ["5 مارس 2026", "۵ مارس ۲۰۲۶", "۲۰۲۶/۰۳/۰۵"]),
    ("ar", ["5 مارس 2026", "٥ مارس ٢٠٢٦", "الخميس، ٥ مارس ٢٠٢٦"]),
    ("ca", ["5 de març de 2026", "dijous, 5 de març de 2026"]),
    ("hu", ["2026. március 5.", "2026. március 5., csütörtök", "2026. 03. 05."]),
    ("ro", ["5 martie 2026", "joi, 5 martie 2026"]),
    ("he", ["5 במרץ 2026", "יום חמישי, 5 במרץ 2026"]),
    ("uk", ["5 березня 2026", "четвер, 5 березня 2026 р."]),
  ]

  @Test(arguments: languages)
  func `a date in another language`(language: String, forms: [String]) {
    for form in forms {
      let found = reading(form)
      #expect(found.contains(" 2026 m3 d5 ") || found.contains(" 2026 m5 d3 "), "\(form): \(found)")
      #expect(!found.hasSuffix("nothing"))
    }
  }

  @Test(arguments: languages.map(\.language))
  func `every day of a year is found in another language`(language: String) throws {
    let names = CalendarLocale(language).names
    for (style, hasWeekday) in [("", false), ("", true), (" It rained, and we stayed.", false)] {
      let days = Day.days(ofYear: 2026).map { day in
        let date = "\(day.day) \(names.dateMonths[day.month - 1]) 2026"
        let weekday = hasWeekday ? names.weekdays[day.weekday.rawValue - 1] + ", " : ""
        return weekday + date + (style.isEmpty ? "\n\n" : ".") + style + " Text.\n\n"
      }
      let found = try DatedText.found(in: days.joined())
      #expect(found.certainty == .sure)
      #expect(found.dates == Day.days(ofYear: 2026).map(\.description))
      if hasWeekday { #expect(found.style == .gregorian) }
    }
  }
}
