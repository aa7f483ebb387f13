import { describe, expect, test } from 'vitest'
import { adhikaEkadashis, ekadashiNames } from '#almanac/ekadashi.ts'
import { greatDays } from '#almanac/greatDays.ts'
import { gauriDays, greatFestivals } from '#almanac/greatFestivals.ts'
import { ekadashiTexts, greatTexts } from '#contract/i18n/en/festivals/greatTexts.ts'
import { moonTexts } from '#contract/i18n/en/festivals/moonTexts.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

const kinds = [
  ...greatFestivals.map(({ kind }) => kind),
  ...gauriDays.map(({ kind }) => kind),
  // As the Vaishnavas date it.
  'janmashtami_vaishnava',
  'makar_sankranti',
]
const ekadashis = [...ekadashiNames.flat(), ...adhikaEkadashis]

const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort()

describe('The short texts of the great festivals', () => {
  test('every festival of the almanac has one, and nothing else has', () => {
    expect(Object.keys(greatTexts).sort()).toEqual(sorted(kinds))
  })

  test('every Ekadashi of the almanac has one, and nothing else has', () => {
    expect(Object.keys(ekadashiTexts).sort()).toEqual(sorted(ekadashis))
  })

  test('a full or new moon that has one is in every year without an adhika month', () => {
    const days = greatDays(pune, '2025-01-01', '2025-12-31', { groups: ['moon'] })
    const names = days.map(({ lunarMonth, name }) => `${lunarMonth.name} ${name}`)
    expect(Object.keys(moonTexts).filter((name) => !names.includes(name))).toEqual([])
  })

  test('they are short whole sentences: 190 characters, an Ekadashi’s 150', () => {
    const tooLong = (texts: Readonly<Record<string, string>>, most: number): string[] =>
      Object.keys(texts).filter((key) => (texts[key]?.length ?? 0) > most)
    expect(tooLong(greatTexts, 190)).toEqual([])
    expect(tooLong(moonTexts, 150)).toEqual([])
    expect(tooLong(ekadashiTexts, 150)).toEqual([])
    const all = [greatTexts, moonTexts, ekadashiTexts].flatMap((texts) => Object.values(texts))
    expect(all.filter((text) => !/^[A-Z].{20,}[.?]$/.test(text))).toEqual([])
  })

  test('no two are the same', () => {
    const all = [greatTexts, moonTexts, ekadashiTexts].flatMap((texts) => Object.values(texts))
    expect(new Set(all).size).toBe(all.length)
  })

  test('each Ekadashi is described in one sentence', () => {
    const texts = Object.values(ekadashiTexts)
    expect(texts.filter((text) => /[.?!] /.test(text))).toEqual([])
  })

  test('the days of Diwali, Navratri and Holi carry the names people search for', () => {
    const named: Record<string, RegExp> = {
      dhanteras: /Diwali/,
      naraka_chaturdashi: /Diwali/,
      lakshmi_puja: /Diwali/,
      bali_pratipada: /Diwali Padwa/,
      bhau_beej: /Diwali/,
      dasara: /Dussehra.*Vijayadashami/,
      ghatasthapana: /Navratri/,
      durga_ashtami: /Navratri/,
      holika: /Holi\b/,
      dhulivandan: /Holi\b/,
      janmashtami: /Gokulashtami/,
      raksha_bandhan: /Rakhi.*Narali Purnima/,
      kojagari: /Sharad Purnima/,
      sarva_pitru: /Mahalaya/,
      vat_purnima: /Vat Savitri/,
    }
    for (const [kind, name] of Object.entries(named)) expect(greatTexts[kind]).toMatch(name)
  })
})
