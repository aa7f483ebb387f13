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
])('%s is written %s', (devanagari, iast) => {
  expect(toIast(devanagari)).toBe(iast)
})
