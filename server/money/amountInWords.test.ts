import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#contract/languages.ts'
import { amountInWords } from './amountInWords.ts'
import { numberWords } from './numberWords.ts'

test.each([
  [1, 'One'],
  [10, 'Ten'],
  [19, 'Nineteen'],
  [20, 'Twenty'],
  [99, 'Ninety Nine'],
  [100, 'One Hundred'],
  [501, 'Five Hundred One'],
  [1001, 'One Thousand One'],
  [11_000, 'Eleven Thousand'],
  [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
  [100_000, 'One Lakh'],
  [150_001, 'One Lakh Fifty Thousand One'],
  [1_000_000, 'Ten Lakh'],
  [10_000_000, 'One Crore'],
  [123_456_789, 'Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine'],
  [1_000_000_000_000, 'One Lakh Crore'],
])('%d rupees', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(`Rupees ${words} Only`)
})

describe('In Marathi and Hindi', () => {
  test.each([
    [1, 'एक रुपया फक्त', 'एक रुपया मात्र'],
    [2, 'दोन रुपये फक्त', 'दो रुपये मात्र'],
    [51, 'एक्कावन्न रुपये फक्त', 'इक्यावन रुपये मात्र'],
    [100, 'शंभर रुपये फक्त', 'एक सौ रुपये मात्र'],
    [101, 'एकशे एक रुपये फक्त', 'एक सौ एक रुपये मात्र'],
    [200, 'दोनशे रुपये फक्त', 'दो सौ रुपये मात्र'],
    [251, 'दोनशे एक्कावन्न रुपये फक्त', 'दो सौ इक्यावन रुपये मात्र'],
    [501, 'पाचशे एक रुपये फक्त', 'पाँच सौ एक रुपये मात्र'],
    [699, 'सहाशे नव्व्याण्णव रुपये फक्त', 'छह सौ निन्यानवे रुपये मात्र'],
    [999, 'नऊशे नव्व्याण्णव रुपये फक्त', 'नौ सौ निन्यानवे रुपये मात्र'],
    [1000, 'एक हजार रुपये फक्त', 'एक हज़ार रुपये मात्र'],
    [1001, 'एक हजार एक रुपये फक्त', 'एक हज़ार एक रुपये मात्र'],
    [1100, 'एक हजार शंभर रुपये फक्त', 'एक हज़ार एक सौ रुपये मात्र'],
    [1116, 'एक हजार एकशे सोळा रुपये फक्त', 'एक हज़ार एक सौ सोलह रुपये मात्र'],
    [2100, 'दोन हजार शंभर रुपये फक्त', 'दो हज़ार एक सौ रुपये मात्र'],
    [5555, 'पाच हजार पाचशे पंचावन्न रुपये फक्त', 'पाँच हज़ार पाँच सौ पचपन रुपये मात्र'],
    [11_000, 'अकरा हजार रुपये फक्त', 'ग्यारह हज़ार रुपये मात्र'],
    [21_121, 'एकवीस हजार एकशे एकवीस रुपये फक्त', 'इक्कीस हज़ार एक सौ इक्कीस रुपये मात्र'],
    [49_068, 'एकोणपन्नास हजार अडुसष्ट रुपये फक्त', 'उनचास हज़ार अड़सठ रुपये मात्र'],
    [99_999, 'नव्व्याण्णव हजार नऊशे नव्व्याण्णव रुपये फक्त', 'निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
    [100_000, 'एक लाख रुपये फक्त', 'एक लाख रुपये मात्र'],
    [100_100, 'एक लाख शंभर रुपये फक्त', 'एक लाख एक सौ रुपये मात्र'],
    [150_001, 'एक लाख पन्नास हजार एक रुपये फक्त', 'एक लाख पचास हज़ार एक रुपये मात्र'],
    [7_400_000, 'चौऱ्याहत्तर लाख रुपये फक्त', 'चौहत्तर लाख रुपये मात्र'],
    [10_000_000, 'एक कोटी रुपये फक्त', 'एक करोड़ रुपये मात्र'],
    [
      123_456_789,
      'बारा कोटी चौतीस लाख छप्पन्न हजार सातशे एकोणनव्वद रुपये फक्त',
      'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र',
    ],
    [1_000_000_000, 'शंभर कोटी रुपये फक्त', 'एक सौ करोड़ रुपये मात्र'],
  ])('%d rupees', (rupees, marathi, hindi) => {
    expect([amountInWords(rupees, 'mr'), amountInWords(rupees, 'hi')]).toEqual([marathi, hindi])
  })
})

describe.each(languages)('The numbers below a hundred in %s', (language) => {
  const { belowHundred } = numberWords[language]

  test('are a hundred different words, in composed letters', () => {
    expect(belowHundred).toHaveLength(100)
    expect(new Set(belowHundred).size).toBe(100)
    for (const word of belowHundred) expect(word).toBe(word.normalize('NFC'))
  })

  // How words end tells the ten, and one below a ten is said of the next: 39 is one less than forty.
  const endings: Partial<Record<Language, readonly RegExp[]>> = {
    mr: [
      /वीस$/,
      /तीस$/,
      /चाळीस$/,
      /[पव]न्न(?:ास)?$/,
      /स(?:ाठ|ष्ट)$/,
      /त्तर$/,
      /ऐंशी$/,
      /(?:नव्वद|ण्णव)$/,
    ],
    hi: [
      /(?:ी|ई)स$/,
      /तीस$/,
      /(?:ा|व)लीस$/,
      /(?:पचास|[वप]न)$/,
      /(?:ाठ|सठ)$/,
      /त्तर$/,
      /सी$/,
      /(?:नब्बे|नवे)$/,
    ],
  }

  test.runIf(endings[language])('are in their places: those of a ten end alike', () => {
    for (const [at, ending] of (endings[language] ?? []).entries()) {
      const from = (at + 2) * 10
      for (let number = from; number < from + 9; number += 1)
        expect(belowHundred[number], String(number)).toMatch(ending)
    }
    const oneLess = language === 'mr' ? /^एकोण/ : /^उन/
    const such = belowHundred.flatMap((word, number) => (oneLess.test(word) ? [number] : []))
    // The others count on from the ten before: नव्व्याण्णव, नवासी, निन्यानवे.
    expect(such).toEqual(
      language === 'mr' ? [19, 29, 39, 49, 59, 69, 79, 89] : [19, 29, 39, 49, 59, 69, 79],
    )
  })

  test.runIf(endings[language])('begin alike where they have the same unit', () => {
    const beginnings: readonly (readonly [unit: number, mr: RegExp, hi: RegExp])[] = [
      [1, /^एक/, /^इक/],
      [2, /^(?:बा|बे|ब्या|बत्तीस)/, /^(?:बा|ब)/],
      [3, /^(?:ते|त्रे|त्र्या)/, /^(?:ते|तै|ति)/],
      [4, /^(?:चो|चौ|चव्वे)/, /^(?:चौ|च)/],
      [5, /^(?:पंच|पस्|पास)/, /^(?:पच|पै)/],
      [6, /^(?:स[व्हे]|सेहे|छ|शहा)/, /^(?:छ)/],
      [7, /^(?:सत्|सद)/, /^(?:सत्?|सै|सड़)/],
      [8, /^(?:अठ्|अड)/, /^(?:अट्|अड़|अठ)/],
    ]
    for (const [unit, mr, hi] of beginnings)
      for (let ten = 20; ten < 100; ten += 10)
        expect(belowHundred[ten + unit], String(ten + unit)).toMatch(language === 'mr' ? mr : hi)
  })
})
