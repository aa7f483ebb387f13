import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBothScripts } from './bothScripts.ts'

test.each([
  ['Dnyaneshwari', 'ज्ञानेश्वरी'],
  ['Shruti', 'श्रुती'],
  ['Śruti', 'श्रुति'],
  // Initials have the English names of their letters.
  ['S. P. Kulkarni', 'एस. पी. कुलकर्णी'],
  ['S.P. Kulkarni', 'एस. पी. कुलकर्णी'],
  ['S.P.Kulkarni', 'एस. पी. कुलकर्णी'],
  ['SP Kulkarni', 'एस. पी. कुलकर्णी'],
  ['SP KULKARNI', 'एस. पी. कुलकर्णी'],
  ['s p kulkarni', 'एस. पी. कुलकर्णी'],
  ['Ramesh K.', 'रमेश के.'],
  ['W. X. Y. Z. Q. Joshi', 'डब्ल्यू. एक्स. वाय. झेड. क्यू. जोशी'],
  ['Pra. Ke. Atre', 'प्रा. के. अत्रे'],
  ['Om Joshi', 'ओम जोशी'],
  ['OM JOSHI', 'ओम जोशी'],
  // Titles, and their stops.
  ['Dr. V. K. Patil', 'डॉ. व्ही. के. पाटील'],
  ['Dr V K Patil', 'डॉ. व्ही. के. पाटील'],
  ['Mr. Ramesh Joshi', 'श्री. रमेश जोशी'],
  ['Mrs. Sunita Raut', 'सौ. सुनीता राऊत'],
  ['Ms Neha Joshi', 'सुश्री नेहा जोशी'],
  ['Smt. Laxmibai Deshmukh', 'श्रीमती लक्ष्मीबाई देशमुख'],
  ['Shri. Ganesh Kulkarni', 'श्री. गणेश कुलकर्णी'],
  ['Adv. Ajay Nikam', 'ॲड. अजय निकम'],
  ['CA Rahul Joshi', 'सीए राहुल जोशी'],
  ['Prof. Er. Anil Shinde', 'प्रा. इंजि. अनिल शिंदे'],
  ['Late Shri Ram Joshi', 'कै. श्री राम जोशी'],
  ['Kai. Vasant Joshi', 'कै. वसंत जोशी'],
  ['Rajesh Kr. Singh', 'राजेश कुमार सिंह'],
  ['Fr. Francis Dias', 'फा. फ्रान्सिस डायस'],
  ['Swami Anand', 'स्वामी आनंद'],
  // Goan and foreign names.
  ["D'Souza", 'डिसूझा'],
  ['Maria D’Mello', 'मारिया डिमेलो'],
  ['José Fernandes', 'जोसे फर्नांडिस'],
  ['Colaço', 'कोलासो'],
  ['Muñoz', 'मुनोझ'],
  // Two names in one, and what is said together.
  ['Balkrishna', 'बाळकृष्ण'],
  ['Vishwasrao', 'विश्वासराव'],
  ['Siddheshwar', 'सिद्धेश्वर'],
  ['Harpreet', 'हरप्रीत'],
  ['Pushpa', 'पुष्पा'],
  ['Trupti', 'तृप्ती'],
  ['Gondkar', 'गोंदकर'],
  ['Anna-Maria', 'अन्ना-मारिया'],
])('%s may be written %s', (written, devanagari) => {
  expect(inBothScripts(written)).toEqual({ written, devanagari, roman: written, isGuessed: true })
})

test.each(['डॉ. जोशी', 'ऑस्कर', 'ॲना', 'चढ़े', 'ज़ोया', 'ज्ञानेश्वर', 'सोंडे'])(
  '%s can be read back from its Roman letters',
  (written) => {
    const { roman } = inBothScripts(written)
    expect(inBothScripts(roman).devanagari.normalize('NFC')).toBe(written.normalize('NFC'))
  },
)

test('nothing Roman and no odd sign is left in a guess, whatever was typed', () => {
  const names = fc.string({ unit: fc.constantFrom(..."aeioukgrstnmhSPKDé’'. -"), maxLength: 30 })
  fc.assert(
    fc.property(names, (written) => {
      const { devanagari } = inBothScripts(written)
      expect(devanagari).not.toMatch(/[\p{Script=Latin}।\u1cd0-\u1cff]|्(?!\p{L})/u)
    }),
  )
})

test('what is written in Devanagari is shown as it is, with its Roman letters by rule', () => {
  const written = 'डॉ. ज्ञानेश्वर'
  expect(inBothScripts(written)).toEqual({
    written,
    devanagari: written,
    roman: 'Ḍô. Jñāneśvara',
    isGuessed: false,
  })
})
