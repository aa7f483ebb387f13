import sanscript from '@indic-transliteration/sanscript'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scripts } from './scripts.ts'
import { transliterate } from './transliterate.ts'

type Mantra = { lines: { text: string }[] }

const seeded = Object.values(
  import.meta.glob<Mantra>('/server/db/seed/mantras/*.json', { eager: true, import: 'default' }),
)
const lines = seeded.flatMap((mantra) => mantra.lines.map(({ text }) => text))

const back = (text: string, scheme: string): string => sanscript.t(text, scheme, 'devanagari')

describe('A text in another script', () => {
  it('is read from all seeded mantras', () => {
    expect(seeded.length).toBeGreaterThanOrEqual(13)
  })

  it.each(['roman', 'gujarati'] as const)('can be read back letter by letter in %s', (script) => {
    const { scheme = '' } = scripts[script]
    for (const line of lines) expect(back(transliterate(line, scheme), scheme)).toBe(line)
  })

  it.each(['telugu', 'kannada', 'malayalam'] as const)(
    'can be read back in %s, which writes Om with its letters',
    (script) => {
      const { scheme = '' } = scripts[script]
      for (const line of lines)
        expect(back(transliterate(line, scheme), scheme)).toBe(line.replaceAll('ॐ', 'ओं'))
    },
  )

  it('can be read back in Bengali, which writes b and v with one letter', () => {
    for (const line of lines) {
      const withoutDots = transliterate(line, 'bengali').replaceAll('\u09bc', '')
      const again = back(withoutDots, 'bengali').replaceAll('ओँ', 'ॐ')
      expect(again.replaceAll('व', 'ब')).toBe(line.replaceAll('व', 'ब'))
    }
  })

  it('tells in Tamil by raised numbers what its letters do not', () => {
    // The library cannot read these back.
    const written = ['क', 'ख', 'ग', 'घ'].map((letter) =>
      transliterate(letter, 'tamil_superscripted'),
    )
    expect(written).toEqual(['க', 'க²', 'க³', 'க⁴'])
    const tamil = lines.map((line) => transliterate(line, 'tamil_superscripted'))
    expect(new Set(tamil).size).toBe(new Set(lines).size)
    for (const line of tamil)
      expect(line).toMatch(/^[\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u)
  })

  it('keeps spaces, dandas and verse numbers where they are', () => {
    for (const { scheme } of Object.values(scripts).filter((script) => script.scheme)) {
      for (const line of lines) {
        const written = transliterate(line, scheme ?? '')
        expect(written.split(' ').length, written).toBe(line.split(' ').length)
        if (scheme !== 'itrans')
          expect(written.replaceAll(/[^।॥]/g, '')).toBe(line.replaceAll(/[^।॥]/g, ''))
      }
    }
  })

  it.each([
    ['roman', 'OM gaM gaNapataye namaH ||'],
    ['telugu', 'ఓం గం గణపతయే నమః ॥'],
    ['tamil', 'ௐ க³ம்ʼ க³ணபதயே நம꞉ ॥'],
    ['kannada', 'ಓಂ ಗಂ ಗಣಪತಯೇ ನಮಃ ॥'],
    ['bengali', 'ওঁ গং গণপতয়ে নমঃ ॥'],
    ['gujarati', 'ૐ ગં ગણપતયે નમઃ ॥'],
    ['malayalam', 'ഓം ഗം ഗണപതയേ നമഃ ॥'],
  ] as const)('in %s: %s', (script, expected) => {
    expect(transliterate('ॐ गं गणपतये नमः ॥', scripts[script].scheme ?? '')).toBe(expected)
  })

  it.each([
    ['iast', 'caṛhāyo ḍô. êpa ḻa'],
    ['itrans', 'cha.DhAyo Do. epa zha'],
    ['telugu', 'చఢాయో డో. ఏప ఴ'],
    ['tamil_superscripted', 'சடா⁴யோ டோ³. ஏப ழ'],
    ['kannada', 'ಚಢಾಯೋ ಡೋ. ಏಪ ೞ'],
    ['bengali', 'চঢ়ায়ো ডো. এপ ল়'],
    ['gujarati', 'ચઢાયો ડૉ. ઍપ ળ'],
    ['malayalam', 'ചഢായോ ഡോ. ഏപ ഴ'],
  ])('Hindi and Marathi are written in %s: %s', (scheme, expected) => {
    const texts = ['चढ\u093cायो डॉ. ॲप ऴ', 'च\u095dायो डाॅ॰ अॅप ऴ']
    const plain = (text: string) => text.normalize('NFC')
    expect(texts.map((text) => plain(transliterate(text, scheme)))).toEqual([
      plain(expected),
      plain(expected),
    ])
  })

  it('has no sign of Devanagari left in it, but for the dandas', () => {
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    const signs = [
      ...between(0x0900, 0x097f),
      ...between(0x1cd0, 0x1cff),
      ...between(0xa8e0, 0xa8ff),
    ]
    const left = signs.filter((sign) => !'।॥'.includes(sign))
    const schemes = Object.values(scripts).flatMap(({ scheme }) => scheme ?? [])
    for (const scheme of [...schemes, 'iast']) {
      const texts = fc.array(fc.constantFrom(...signs, 'क', 'ड', ' ', 'a'))
      fc.assert(
        fc.property(texts, (text) => {
          const written = transliterate(text.join(''), scheme)
          expect(left.filter((sign) => written.includes(sign))).toEqual([])
        }),
        { numRuns: 40 },
      )
      for (const sign of left)
        expect(
          left.filter((one) => transliterate(`क${sign} ${sign}ा`, scheme).includes(one)),
        ).toEqual([])
    }
  })
})
