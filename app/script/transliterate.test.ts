import sanscript from '@indic-transliteration/sanscript'
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
})
