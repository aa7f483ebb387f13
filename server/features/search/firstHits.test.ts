import { expect, test } from 'vitest'
import type { SearchAnswer } from '#contract/search/public.ts'
import { okOf } from '#server/test/admin.ts'
import { testApp } from '#server/test/testApp.ts'

/** What is meant first by each word: in Marathi and Hindi, also with its case endings, in Roman letters, in English. */
const meant = {
  '/calendar/ganesh-jayanti-2027': 'Maghi माघी',
  '/calendar/ganesh-chaturthi-2027': 'Ganeshotsav गणेशोत्सव',
  '/calendar/ganadhipa-sankashti-2026':
    'संकष्टी संकष्टीची संकष्टीला संकष्टीचा संकष्टीच्या sankashti sankashtichi',
  '/donate':
    'देणगी देणगीची देणग्या दान पावती पावतीची रसीद चंदा वर्गणी वर्गणीची अन्नदान ' +
    'देणगीसाठी देणगीला पावतीसाठी dengi pavti donate receipt',
  '/calendar':
    'सण सणांची उत्सव त्योहार त्यौहार कॅलेंडर कैलेंडर दिनदर्शिका दिनदर्शिकेत ' +
    'सणासाठी सणाला उत्सवात कॅलेंडरमध्ये चंद्रोदयाला san moonrise calendar',
  '/contact': 'संपर्क संपर्कासाठी पत्ता पता फोन वेळ समय नकाशा नकाशावर मंदिरात sampark contact',
  '/puja':
    'पूजा पूजेची पूजेचा पूजेसाठी पूजेला पूजेत पूजेने पूजांची pujechi बुकिंगसाठी अभिषेकाची बुकिंग अभिषेक पुजारी गुरुजी',
  '/sevas': 'वर्षासन पुण्यतिथी श्राद्ध श्राद्धासाठी सेवा',
  '/shop': 'दुकान दुकानात दुकानातून dukan shop ऑर्डर किंमत',
  '/reminders': 'आठवण सूचना reminders',
  '/panchang': 'पंचांग पंचांगात मुहूर्ताची panchang मुहूर्त सूर्योदय राहुकाळ',
  '/mantras': 'मंत्र मंत्रांचे स्तोत्र स्तोत्रांची mantra',
  '/aarti': 'आरती आरतीची आरतीसाठी aarti aartichi',
}

test('each word finds first what is meant by it, in every script', async () => {
  const app = await testApp({ now: () => new Date('2026-11-22T06:30:00Z') })
  await app.festivals.generate(app.db)
  const found: string[] = []
  for (const [path, words] of Object.entries(meant))
    for (const word of words.split(' ')) {
      const reply = await app.send(`/api/search?q=${encodeURIComponent(word)}`)
      const [first] = okOf<SearchAnswer>(reply).results
      if (first?.path !== path) found.push(`${word}: ${first?.path ?? 'nothing'}, not ${path}`)
    }
  expect(found).toEqual([])
})
