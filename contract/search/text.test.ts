import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOfText, excerptOf } from './excerpts.ts'
import { foldWord } from './fold.ts'
import { isTooShort, queryTerms, queryWords, termsOf } from './text.ts'

const finds = (query: string, text: string): boolean => {
  const terms = termsOf(text)
  const asked = queryTerms(query)
  return asked.length > 0 && asked.every((term) => terms.some((each) => each.startsWith(term)))
}

test.each([
  ['वक्रतुण्ड', 'vakratuṇḍa'],
  ['वक्रतुंड', 'vakratunda'],
  ['गणेश', 'Ganesh'],
  ['गणेशः', 'Ganesha'],
  ['गणपतये', 'gaṇapataye'],
  ['संकट', 'sankata'],
  ['सङ्कष्टी', 'saṅkaṣṭī'],
  ['शंभो', 'shambho'],
  ['ऋण', 'rina'],
  ['कृष्ण', 'Krishna'],
  ['ज्ञानमयः', 'jñānamayaḥ'],
  ['ज्ञान', 'gyan'],
  ['लक्ष्मी', 'Lakshmi'],
  ['लक्ष्मी', 'Laxmi'],
  ['चतुर्थी', 'chathurthi'],
  ['विघ्नेश्वर', 'wighneshwar'],
  ['दूर्वा', 'doorva'],
  ['पूजा', 'pooja'],
  ['ॐ', 'om'],
  ['करणाऱ्या', 'karanarya'],
  ['करणाऱ्या', 'करणार्या'],
  ['ॲप', 'epa'],
  ['बड़ा', 'bada'],
  ['१०८', '108'],
  ['गणपतीी', 'गणपती'],
])('%s and %s are one word', (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other))
})

test.each([
  ['Ganpati', 'Śrī Gaṇapati'],
  ['ganapati', 'गणपती बाप्पा मोरया'],
  ['angarki', 'Angaraki Sankashti'],
  ['vakratund mahakay', 'वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ'],
  ['sankasht', 'Ganadhipa Sankashti'],
  ['vak', 'Vakratunda Mahakaya'],
  ['GANESH CHATURTHI 2027', 'Ganesh Chaturthi, 2027-09-04'],
  ['when is the next amavasya', 'Kartika Amavasya'],
  ['एकादशी कधी आहे', 'Mokshada Ekadashi'],
  ['next', 'The next day'],
  ['modak*', 'How modaks are made'],
  ['"modak"', 'How modaks are made'],
])('%s finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['lakshmi', 'Ganesha Gayatri'],
  ['modak recipe', 'Modak'],
  ['gita', 'Ganapati'],
])('%s does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test.each(['', '   ', '"', '***', '🙏🏽', '()', '-- ;', '\u0000', '़'])(
  'nothing can be looked for by %j',
  (query) => {
    expect(queryTerms(query)).toEqual([])
  },
)

test.each(['d', 'ड', 'ड़', 'अ', '5', '५', 'k k', ' a '])('%s is too short to look for', (query) => {
  expect(isTooShort(query)).toBe(true)
})

test.each(['', '"', 'om', 'ॐ', 'गं', 'माँ', 'श्री', 'ga', 'ganesh k', '12'])(
  '%j is not too short',
  (query) => {
    expect(isTooShort(query)).toBe(false)
  },
)

test('whatever is asked, terms are letters and digits alone, and few', () => {
  const script = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('अ'.repeat(10_000)))
  fc.assert(
    fc.property(script, (query) => {
      const terms = queryTerms(query)
      expect(terms.length).toBeLessThanOrEqual(12)
      for (const term of terms) expect(term).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
    }),
  )
})

test('an excerpt shows the word among others, in the script it was written in', () => {
  const text = `${'Many words before it. '.repeat(20)}Offer durva, twenty-one blades. ${'And after. '.repeat(20)}`
  expect(excerptOf(text, queryWords('doorva'))).toMatch(/^Offer durva, twenty-one blades\..* …$/)
  const long = `${'many words before it, '.repeat(20)}then durva.`
  expect(excerptOf(long, queryWords('doorva'))).toBe(
    '… before it, many words before it, then durva.',
  )
  expect(excerptOf('A lamp.\nDurva\nand a flower', queryWords('flower'))).toBe(
    'A lamp. Durva and a flower',
  )
  expect(excerptOf('ॐ गं गणपतये नमः', queryWords('ganapat'))).toBe('ॐ गं गणपतये नमः')
  expect(excerptOf(text, queryWords('modak'))).toBeUndefined()
  expect(beginningOfText(text)).toMatch(/^Many words .{60,150} …$/)
})
