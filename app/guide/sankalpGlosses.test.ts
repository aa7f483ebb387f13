import { describe, expect, it } from 'vitest'
import { sankalpTimeAt } from '#almanac/sankalp.ts'
import { instantAt } from '#almanac/zone.ts'
import { sankalpLines as english } from '#app/i18n/en/guide/sankalpLines.ts'
import { sankalpLines as hindi } from '#app/i18n/hi/guide/sankalpLines.ts'
import { sankalpLines as marathi } from '#app/i18n/mr/guide/sankalpLines.ts'
import { listedCity } from '#contract/guide/sankalp/listedCity.ts'
import { sankalpGlosses } from './sankalpGlosses.ts'

const languages = {
  en: { words: english.english, isNorthern: false },
  mr: { words: marathi.english, isNorthern: false },
  hi: { words: hindi.english, isNorthern: true },
}

/** Where the sentence follows the custom of the north, or not. */
const glosses = (
  language: keyof typeof languages,
  change: { city?: string; name?: string; local?: string; isNorthernYear?: boolean } = {},
) => {
  const { city = 'Pune', local = '2026-12-01T08:00', isNorthernYear = false } = change
  const { words, isNorthern } = languages[language]
  const place = listedCity(city)
  const time = sankalpTimeAt(place, instantAt(local, place.tz), { isPurnimanta: isNorthernYear })
  return sankalpGlosses(words, { time, city: change.name ?? city, isNorthernYear }, isNorthern)
}

const ofTheDay = (all: ReturnType<typeof glosses>) =>
  [
    all.city,
    all.samvatsara,
    all.ayana,
    all.ritu,
    all.month,
    all.paksha,
    all.tithi,
    all.vara,
    all.nakshatra,
    all.yoga,
    all.karana,
    all.moon,
    all.sun,
  ] as const

describe('What the lines of a sankalp mean', () => {
  it('names the place and the time in English, as the panchang does', () => {
    expect(ofTheDay(glosses('en'))).toEqual([
      'in our city, Pune,',
      'in the year named Parabhava, one of sixty,',
      'in Dakshinayana, this half of the Sun’s year,',
      'in the season of Sharad, autumn,',
      'in the lunar month of Kartika,',
      'in its dark half, Krishna,',
      'on the tithi Ashtami,',
      'on Tuesday,',
      'in the nakshatra Magha,',
      'in Vaidhriti, a yoga of the Sun and Moon,',
      'in Balava, this half of the tithi,',
      'while the Moon is in the sign Simha,',
      'while the Sun is in the sign Vrishchika,',
    ])
  })

  it('names them in Marathi', () => {
    expect(ofTheDay(glosses('mr', { name: 'पुणे' }))).toEqual([
      'पुणे या आपल्या शहरात,',
      'साठ संवत्सरांपैकी पराभव नावाच्या संवत्सरात,',
      'दक्षिणायन सुरू असताना,',
      'शरद ऋतूत,',
      'कार्तिक महिन्यात,',
      'कृष्ण पक्षात,',
      'अष्टमी या तिथीला,',
      'मंगळवार या दिवशी,',
      'मघा नक्षत्रात,',
      'सूर्य आणि चंद्र यांच्या वैधृती योगात,',
      'तिथीच्या या अर्ध्या भागात, म्हणजे बालव करणात,',
      'चंद्र सिंह राशीत असताना,',
      'सूर्य वृश्चिक राशीत असताना,',
    ])
  })

  it('names them in Hindi, and the month as the north does beside that of the sentence', () => {
    expect(ofTheDay(glosses('hi', { name: 'पुणे' }))).toEqual([
      'अपने नगर पुणे में,',
      'साठ संवत्सरों में से पराभव नाम के संवत्सर में,',
      'सूर्य के दक्षिणायन में,',
      'शरद ऋतु में,',
      'अमांत कार्तिक मास में, जो उत्तर भारत के पंचांग में मार्गशीर्ष है,',
      'कृष्ण पक्ष में,',
      'अष्टमी तिथि को,',
      'मंगलवार के दिन,',
      'मघा नक्षत्र में,',
      'सूर्य और चंद्र के वैधृति योग में,',
      'तिथि के इस आधे भाग, यानी बालव करण में,',
      'जब चंद्र सिंह राशि में हैं,',
      'जब सूर्य वृश्चिक राशि में हैं,',
    ])
  })

  it('names the year of the north, and both months where the reader counts them otherwise', () => {
    const north = { city: 'New Delhi', isNorthernYear: true }
    expect(glosses('en', north).samvatsara).toContain('Raudra')
    expect(glosses('en', north).month).toBe(
      'in the lunar month of Margashirsha, which is Kartika where months end at the new moon,',
    )
    expect(glosses('mr', north).month).toBe(
      'उत्तर भारतातील मार्गशीर्ष महिन्यात, म्हणजे महाराष्ट्रातील कार्तिक महिन्यात,',
    )
    expect(glosses('hi', north).month).toBe('मार्गशीर्ष मास में,')
  })

  it.each(['en', 'mr', 'hi'] as const)(
    'names a month once in its bright half in %s',
    (language) => {
      const bright = { local: '2026-11-15T08:00' }
      const { month } = glosses(language, { ...bright, city: 'New Delhi', isNorthernYear: true })
      expect(glosses(language, bright).month).toBe(month)
    },
  )

  it('says that a month is added', () => {
    const added = { local: '2026-06-05T09:00' }
    expect(glosses('en', added).month).toContain('Adhika Jyeshtha')
    expect(glosses('mr', added).month).toBe('अधिक ज्येष्ठ महिन्यात,')
    expect(glosses('hi', added).month).toBe('अधिक ज्येष्ठ मास में,')
  })
})
