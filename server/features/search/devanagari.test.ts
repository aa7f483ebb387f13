import { expect, test } from 'vitest'
import type { SearchAnswer } from '#contract/search/public.ts'
import { okOf } from '#server/test/admin.ts'
import { testApp } from '#server/test/testApp.ts'

/** What is meant first by each word, in Marathi and Hindi, also with its case endings. */
const meant = {
  '/donate': 'देणगी देणगीची देणग्या दान पावती पावतीची रसीद चंदा वर्गणी अन्नदान',
  '/calendar': 'सण सणांची उत्सव त्योहार त्यौहार कॅलेंडर कैलेंडर दिनदर्शिका',
  '/contact': 'संपर्क संपर्कासाठी पत्ता पता फोन वेळ समय नकाशा',
  '/puja': 'बुकिंग अभिषेक पुजारी गुरुजी',
  '/sevas': 'वर्षासन पुण्यतिथी श्राद्ध सेवा',
  '/shop': 'दुकान दुकानात ऑर्डर किंमत',
  '/reminders': 'आठवण सूचना',
  '/panchang': 'पंचांग मुहूर्त सूर्योदय राहुकाळ',
  '/mantras': 'मंत्र स्तोत्र',
  '/aarti': 'आरती आरतीची',
}

test('each word in Devanagari finds first what is meant by it', async () => {
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
