import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemmedTerms } from './stems.ts'
import { queryTerms, queryWords, termsOf } from './text.ts'

/** As the phone and the server do: as it is, and only if that finds nothing, by its stems. */
const finds = (query: string, text: string): boolean => {
  const terms = termsOf(text)
  const isIn = (asked: readonly string[]) =>
    asked.every((term) => terms.some((each) => each.startsWith(term)))
  return isIn(queryTerms(query)) || stemmedTerms(queryWords(query)).some(isIn)
}

const inDevanagari = {
  names: ['गणेशा', 'गणपती', 'विनायका'],
  honours: ['', 'जी', 'देवा', 'बाप्पा', 'महाराजा'],
  endings: 'ला चा ची चे च्या ने नी स त हून वर साठी कडे मध्ये ंना ंच्या'.split(' '),
  before: ['श्री', 'जय'],
}
const inLatin = {
  names: ['ganesha', 'ganpati', 'vinayaka'],
  honours: ['', 'ji', 'deva', 'bappa', 'bapa'],
  endings: 'la cha chi che chya ne hun var sathi kade madhye'.split(' '),
  before: ['shri', 'shree', 'Sri', 'Jai'],
}

const text = 'Ganesha, Śrī Gaṇapati, Vinayaka'

test.each([inDevanagari, inLatin])(
  'a name is found with all that is written to it',
  ({ names, honours, endings, before }) => {
    for (const name of names)
      for (const honour of honours) {
        for (const ending of ['', ...endings])
          expect(finds(`${name}${honour}${ending}`, text), `${name}${honour}${ending}`).toBe(true)
        for (const start of before)
          for (const query of [`${start}${name}${honour}`, `${start} ${name} ${honour}`])
            expect(finds(query, text), query).toBe(true)
      }
  },
)

test.each([
  ['गणेशजी', 'Ganesha Gayatri'],
  ['श्रीगणेश', 'Ganesha Gayatri'],
  ['ganeshji', 'Ganesha Gayatri'],
  ['shriganesh', 'Ganesha Gayatri'],
  ['ganpatibappa', 'गणपती बाप्पा मोरया'],
  ['गणेशजींच्या', 'Ganesha'],
  ['मोदकांचे', 'How modaks are made'],
  ['चतुर्थीला', 'Ganesh Chaturthi'],
  ['पूजेची', 'Puja'],
  ['मंदिरात', 'The mandir opens'],
  ['मंदिरातून', 'The mandir opens'],
  ['पुस्तकांमधून', 'pustak'],
  ['ganeshala', 'Ganesha'],
  ['ganpatichi aarti', 'Ganapati aarti'],
  ['गणेश जी की आरती', 'Ganesh aarti'],
])('%s finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['market', 'The marks of a lamp'],
  ['budget', 'A budding flower'],
  ['shala', 'Shami leaves'],
  ['lakshmi', 'Ganesha Gayatri'],
  ['shivaji', 'Ganesha'],
  ['श्री', 'Ganesha'],
  ['जी', 'Ganesha'],
])('%s does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test('stems are as plain as terms, and never empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'गणेशजीलाचsrijnabpl ') }), (query) => {
      for (const terms of stemmedTerms(queryWords(query)))
        for (const term of terms) expect(term).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
    }),
  )
})
