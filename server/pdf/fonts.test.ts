import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { openFonts } from './fonts.ts'

const words = 'कार्तिक मूर्ती श्रीगणेश लक्ष्मी शुक्ल विघ्नहर्त्रे'

/** The glyphs of some words, with what they are in a server of another language. */
const program = `
import { openFonts } from '#server/pdf/fonts.ts'
const face = openFonts().find(({ name }) => name === 'devanagari-sanskrit')
const { glyphs, advanceWidth } = face.font.layout(${JSON.stringify(words)})
console.log(JSON.stringify([glyphs.map(({ id }) => id), advanceWidth]))
`

it('the letters of a paper are the same whatever the language of the server', () => {
  const face = openFonts().find(({ name }) => name === 'devanagari-sanskrit')
  const { glyphs, advanceWidth } = face?.font.layout(words) ?? { glyphs: [], advanceWidth: 0 }
  expect(glyphs.length).toBeGreaterThan(20)
  for (const LANG of ['C', 'mr_IN.UTF-8', 'hi_IN']) {
    const env = { ...process.env, LANG, LC_ALL: LANG }
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env })
    expect(JSON.parse(stdout.toString()), LANG).toEqual([glyphs.map(({ id }) => id), advanceWidth])
  }
})

/** Conjuncts, reph, eyelash ra and the signs of loan words, as a receipt may have them. */
const ofReceipts =
  'देणगी पावती श्री गणेश मंदिर कार्तिक मूर्ती लक्ष्मी शुक्ल विघ्नहर्ता शाळा लाल दऱ्या पुजाऱ्यांकडून तऱ्हा ' +
  'संकष्टी चतुर्थी प्रसाद क्रॅश ट्रॉफी श्रृंगार अक्षरी पूर्णांक रुपये मात्र ज्ञानेश्वर द्वारका ऑर्डर ॲप कृपया'

/** What HarfBuzz 1.6.4 and version 5.3.0 of the faces made of them, word by word. */
const glyphsOf: Record<'mr' | 'hi', string> = {
  mr: '52 97 49 37 86 | 56 81 67 50 86 | 487 86 | 37 49 97 68 | 60 108 82 52 62 | 35 81 82 50 112 35 | 60 91 50 115 | 64 177 86 | 68 89 172 | 82 67 213 71 50 81 112 | 68 81 65 81 | 64 81 64 | 52 447 81 | 56 89 42 81 447 81 108 35 47 91 54 | 50 448 81 | 70 108 35 495 86 | 40 50 89 51 115 | 400 70 81 52 | 171 95 68 | 45 113 99 57 88 | 487 93 108 37 81 62 | 15 175 62 86 | 56 91 49 81 114 35 | 146 56 61 97 | 60 81 312 | 242 81 54 97 490 62 | 345 81 62 35 81 | 29 47 112 62 | 16 56 | 35 93 56 61 81',
  hi: '58 111 55 43 100 | 62 95 73 56 100 | 484 100 | 43 55 111 74 | 66 131 96 58 68 | 41 95 96 56 137 41 | 66 105 56 140 | 70 200 100 | 74 103 196 | 96 73 235 77 56 95 137 | 74 95 71 95 | 70 95 70 | 58 578 67 95 | 62 103 48 95 578 67 95 131 41 53 105 60 | 56 578 77 95 | 76 131 41 492 100 | 46 56 103 57 140 | 406 76 95 58 | 195 109 74 | 51 138 113 63 102 | 484 107 131 43 95 68 | 15 199 68 100 | 62 105 55 95 139 41 | 171 62 67 111 | 66 95 323 | 262 95 60 111 487 68 | 355 95 68 41 95 | 29 53 137 68 | 16 62 | 41 107 62 67 95',
}

it.each(['mr', 'hi'] as const)('a receipt in %s has the letters of its language', (language) => {
  const face = openFonts(language).find(({ name }) => name.startsWith('devanagari'))
  const glyphs = ofReceipts
    .split(' ')
    .map((word) => face?.font.layout(word).glyphs.map(({ id }) => id))
  expect(glyphs).toHaveLength(30)
  // No letter is missing, and no sign is drawn on a dotted circle.
  const circle = face?.font.glyphForCodePoint(0x25cc).id
  for (const each of glyphs.flat()) expect([0, circle]).not.toContain(each)
  expect(glyphs.map((each) => each?.join(' ')).join(' | ')).toBe(glyphsOf[language])
})

it.each([
  ['mr', 'en', 'ऋ क ङ ट ण प म ह'],
  ['hi', 'en', 'ऋ ल श १ ५ ८ ९'],
] as const)('the letters of %s differ from those of Sanskrit', (one, other, expected) => {
  const outline = (language: Language, letter: string) =>
    openFonts(language)
      .find(({ name }) => name.startsWith('devanagari'))
      ?.font.layout(letter)
      .glyphs[0]?.path.toSVG()
  const letters =
    'अ इ उ ऋ ए ओ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ ० १ २ ३ ४ ५ ६ ७ ८ ९'
  const different = letters.split(' ').filter((each) => outline(one, each) !== outline(other, each))
  expect(different.join(' ')).toBe(expected)
})
