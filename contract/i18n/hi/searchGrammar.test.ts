import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemsIn } from '#contract/search/grammar.ts'
import { queryTerms, queryWords } from '#contract/search/text.ts'
import { searchGrammar } from './searchGrammar.ts'

const stemsOf = (word: string) => stemsIn(searchGrammar, word)
const meet = (one: string, other: string) =>
  stemsOf(one).some((stem) => stemsOf(other).includes(stem))

const forms = {
  पूजा: 'पूजाएँ पूजाएं पूजाए पूजाओं पूजाओ पूजामें पूजाको puja pooja pujaen pujaon',
  आरती: 'आरतियाँ आरतियां आरतियों आरतियो आरतीका आरतीकी आरतीमें aarti arti aartiyan aartiyaan aartiyon',
  मंदिर: 'मन्दिर मंदिरों मंदिरो मंदिरमें मंदिरका मंदिरके मंदिरसे मंदिरपर मंदिरोंमें mandir mandiron',
  त्योहार: 'त्योहारों त्योहारो त्योहारको tyohar tyoharon',
  मंत्र: 'मन्त्र मंत्रों मंत्रो मंत्रको mantra mantron',
  संकष्टी: 'संकष्टियाँ संकष्टियों संकष्टीको संकष्टीका संकष्टीसे sankashti',
  देवता: 'देवताओं',
  जय: 'jai jay',
  लड्डू: 'लड्डुओं laddu',
  साधु: 'साधुओं',
  मेला: 'मेले मेलों',
  दशहरा: 'दशहरे दशहरों dashahra',
  दीया: 'दीये दीयों दिए दिया',
  रुपया: 'रुपये रुपए रुपयों',
  पुस्तक: 'पुस्तकें पुस्तकों',
  तारीख: 'तारीखें तारीखों tarikh tarikhen',
  कथा: 'कथाएँ कथाओं katha',
  मूर्ति: 'मूर्तियाँ मूर्तियों murti murtiyan',
  गणेश: 'गणेशका गणेशको गणेशमें ganesh',
  पढ़ना: 'पढना',
  फ़ोन: 'फोन फ़ोनों',
  ज़मीन: 'जमीन ज़मीनें',
}

test.each(Object.entries(forms))('%s is one word in all its forms', (word, written) => {
  expect(written.split(' ').filter((form) => !meet(word, form))).toEqual([])
})

test.each(
  (
    'देव/देवकी द्वार/द्वारका पता/पताका जल/जलसे मन/मनका गुड़ी/गुड़िया जान/जानकी राधा/राधिका ताली/तालिका ऊँचा/ऊपर काल/काली कथा/कटि ' +
    'सेवा/सेब मंत्र/मंत्री दान/दानव पूजा/पूजक गण/गणेश शिव/शिविर फल/फलक माला/माली व्रत/वृत्त सोम/सोना राम/रामायण भोग/भोजन ' +
    'seva/seven dan/dancer mantra/mantri puja/pujari lad/laddu'
  ).split(' '),
)('%s are two words', (pair) => {
  const [one = '', other = ''] = pair.split('/')
  expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).toEqual([])
})

test.each(['वे', 'तू', 'आई', 'की', 'को', 'a', 'so', '108', ''])(
  '“%s” is too short to have a stem',
  (word) => expect(stemsOf(word)).toEqual([]),
)

test('a stem begins no word that anybody looks for', () => {
  const letters = fc.constantFrom(...'गणेशपूजाओंमेंकीयाँएranixyon')
  fc.assert(
    fc.property(fc.string({ unit: letters }), (word) => {
      for (const stem of stemsOf(word)) expect(stem).toMatch(/^q[a-z0-9]{2,40}$/)
    }),
  )
  for (const word of ['queue', 'Qatar', 'quick']) expect(queryTerms(word)[0]).toMatch(/^k/)
})

test('what only joins or asks is not looked for', () => {
  const typed = (query: string) => queryWords(query, searchGrammar).map((each) => each.typed)
  expect(typed('गणेश जी की आरती')).toEqual(['गणेश', 'आरती'])
  expect(typed('ganesh ji ki aarti')).toEqual(['ganesh', 'aarti'])
  expect(typed('पूजा के लिए')).toEqual(['पूजा'])
  expect(typed('अगली संकष्टी कब है')).toEqual(['संकष्टी'])
  expect(typed('दान कैसे करें')).toEqual(['दान'])
  expect(typed('mandir mein')).toEqual(['mandir'])
  expect(typed('की')).toEqual(['की'])
})
