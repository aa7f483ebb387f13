import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemsIn } from '#contract/search/grammar.ts'
import { queryTerms, queryWords } from '#contract/search/text.ts'
import { searchGrammar } from './searchGrammar.ts'

const stemsOf = (word: string) => stemsIn(searchGrammar, word)
const meet = (one: string, other: string) =>
  stemsOf(one).some((stem) => stemsOf(other).includes(stem))

const forms = {
  पूजा: 'पूजेची पूजेचा पूजेचे पूजेच्या पूजेला पूजेने पूजेत पूजेसाठी पूजेसाठीची पूजेबद्दल पूजांची puja pujechi pujela pujesathi',
  सण: 'सणाचा सणाला सणात सणांची सणांसाठी सणांमध्ये सणापासून सणानंतर सणाचं sanachi sananchi',
  संकष्टी: 'संकष्टीची संकष्टीला संकष्टीच्या संकष्टीलाच संकष्टीपर्यंत संकष्टीस sankashtichi sankashtila',
  गणपती: 'गणपतीच्या गणपतीकडे गणपतीने गणपतींना गणपतिची ganpatichya ganpatila',
  देणगी: 'देणग्या देणगीची देणग्यांची देणग्यांबद्दल dengya dengichi dengyanchi',
  आरती: 'आरत्या आरतीची आरत्यांचे arti aartya aartichi',
  मंत्र: 'मंत्राचा मंत्रांचे मंत्रातील mantra mantranche',
  पुजारी: 'पुजाऱ्यांना पुजार्‍यांना पुजार्यांकडून पुजाऱ्याची',
  मंदिर: 'मंदिरात मंदिरातून मंदिरातील मंदिरातला मंदिरावर मंदिराजवळ mandirat mandiratun',
  तिथी: 'तिथीला तिथीची',
  लाडू: 'लाडवांचा लाडूचा',
  दिवा: 'दिवे दिव्याला दिव्यांची',
  उकड: 'उकडीचे उकडीच्या',
  तांदूळ: 'तांदळाचे तांदळाची',
  देऊळ: 'देवळात देवळातून',
  माणूस: 'माणसाला',
  पुस्तक: 'पुस्तके पुस्तकांची पुस्तकात pustakat',
  कार्ड: 'कार्डने कार्डची',
  पुणे: 'पुण्यात पुण्याहून',
  वर्गणी: 'वर्गणीची',
  मिरची: 'मिरचीचा',
}

test.each(Object.entries(forms))('%s is one word in all its forms', (word, written) => {
  expect(written.split(' ').filter((form) => !meet(word, form))).toEqual([])
})

test.each(
  (
    'महिला/महिने पर्व/पर्वत विश्व/विश्वास काळ/काळी मंत्र/मंत्री पुणे/पुण्य शक्ती/शक्त गणेश/गण दान/दानव सोने/सोमवार ' +
    'कथा/कर पाणी/पान भारत/भाव उपवास/उपाय सेवा/सेना वेळ/वेद माळ/माती राशी/राम mantra/mantri market/mark budget/bud'
  ).split(' '),
)('%s are two words', (pair) => {
  const [one = '', other = ''] = pair.split('/')
  expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).toEqual([])
})

test.each(['मी', 'ते', 'आई', 'a', 'to', 'चा', 'ला', '108', ''])(
  '“%s” is too short to have a stem',
  (word) => expect(stemsOf(word)).toEqual([]),
)

test('a stem begins no word that anybody looks for', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'गणेशपूजेचीलात्यांranixची') }), (word) => {
      for (const stem of stemsOf(word)) expect(stem).toMatch(/^q[a-z0-9]{2,40}$/)
    }),
  )
  for (const word of ['queue', 'Qatar', 'quick']) expect(queryTerms(word)[0]).toMatch(/^k/)
})

test('what stands alone and only joins is not looked for', () => {
  const terms = (query: string) => queryWords(query, searchGrammar).map(({ typed }) => typed)
  expect(terms('गणपती ची आरती')).toEqual(['गणपती', 'आरती'])
  expect(terms('ganpati chi aarti')).toEqual(['ganpati', 'aarti'])
  expect(terms('पुढची संकष्टी कधी आहे')).toEqual(['संकष्टी'])
  expect(terms('ची')).toEqual(['ची'])
})
