import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIast } from './iast.ts'

test.each([
  ['ॐ गं गणपतये नमः', 'oṃ gaṃ gaṇapataye namaḥ'],
  ['ओं', 'oṃ'],
  ['निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥ १ ॥', 'nirvighnaṃ kuru me deva sarvakāryeṣu sarvadā || 1 ||'],
  ['वक्रतुण्ड महाकाय ।', 'vakratuṇḍa mahākāya |'],
  ['॥ १०॥', '|| 10||'],
  ['संकट', 'saṃkaṭa'],
  ['पंच', 'paṃca'],
  ['त्वं ज्ञानमयः', 'tvaṃ jñānamayaḥ'],
  ['शंभो', 'śaṃbho'],
  ['कर्ताऽसि', 'kartā’si'],
  ['अग्निमीळे', 'agnimīḷe'],
  ['कॢप्त', 'kḷpta'],
  ['सँ', 'sam̐'],
  ['गꣳ', 'gam̐'],
  ['प्रउग', 'praüga'],
  ['ऐं औषध', 'aiṃ auṣadha'],
  ['क्‍ष', 'kṣa'],
  ['ग॒णप॑ति', 'gaṇapati'],
  ['ह्रीं श्रीं ग्लौं', 'hrīṃ śrīṃ glauṃ'],
  // Letters of Hindi and Marathi, in one piece and in two.
  ['शेंदुर लाल चढ\u093cायो', 'śeṃdura lāla caṛhāyo'],
  ['च\u095dायो', 'caṛhāyo'],
  ['पढि\u093c', 'paṛhi'],
  ['गढ\u093c्वाल', 'gaṛhvāla'],
  ['लड\u093cका', 'laṛakā'],
  ['\u095aज\u093cल', 'ġazala'],
  ['फ\u093cौज', 'fauja'],
  ['क\u093cलम', 'qalama'],
  ['ख\u093cान', 'ḵẖāna'],
  ['ऱ्हाणे', 'ṟhāṇe'],
  ['तमिऴ', 'tamiḻa'],
  ['ल\u093c', 'la'],
  // Vowels of English words, also typed with two signs.
  ['डॉ. जोशी', 'ḍô. jośī'],
  ['डाॅ॰ जोशी', 'ḍô. jośī'],
  ['ऑफिस ॲप बॅट', 'ôphisa êpa bêṭa'],
  ['अॅप अॉफिस', 'êpa ôphisa'],
  ['मन्नॆ', 'manne'],
  // What is Roman already stays as it is.
  ["D'Souza ~ Père मार्ग", "D'Souza ~ Père mārga"],
])('%s is written %s', (devanagari, iast) => {
  expect(toIast(devanagari)).toBe(iast)
})

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const signs = [
  ...between(0x0900, 0x097f),
  ...between(0x1cd0, 0x1cff),
  ...between(0xa8e0, 0xa8ff),
  ...between(0x11b00, 0x11b09),
]

test('no sign of Devanagari is left in Roman letters', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom('क', ' ', 'a', '.')))
  fc.assert(
    fc.property(text, (some) => {
      const roman = toIast(some.join(''))
      expect(signs.filter((sign) => roman.includes(sign))).toEqual([])
    }),
  )
  for (const sign of signs) expect(signs).not.toContain(toIast(`क${sign}ि`).at(1))
})
