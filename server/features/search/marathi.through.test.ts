import { expect, test } from 'vitest'
import type { SearchAnswer } from '#contract/search/public.ts'
import { okOf } from '#server/test/admin.ts'
import { testApp } from '#server/test/testApp.ts'

/** What a reader of Marathi means first by each query: with case endings, in Roman letters, in Hindi and English, misspelt. */
const meant = {
  '/calendar/ganadhipa-sankashti-2026':
    'संकष्टी | संकष्टीची तारीख | संकष्टीला | संकष्टीच्या दिवशी | संकष्टीचं | संकष्टि | संकश्टी | sankashti | sankashtichi | पुढची संकष्टी कधी आहे | संकष्टीलाच | sankasti',
  '/calendar/ganesh-jayanti-2027':
    'गणेश जयंती | गणेश जयंतीला | गणेशजयंती | माघी गणेश जयंती | ganesh jayanti',
  '/calendar/ganesh-chaturthi-2027':
    'गणेश चतुर्थीला | गणेशचतुर्थी | गणेशोत्सवात | ganeshotsav | ganesh chaturthichi',
  '/calendar/anant-chaturdashi-2027': 'विसर्जन | विसर्जनाची | गणपती विसर्जन | अनंत चतुर्दशीला',
  '/calendar/lakshmi-puja-2027':
    'दिवाळी | दिवाळीची | दिवाळीला | दिवाळीत | diwali | दीपावली | लक्ष्मीपूजनाची',
  '/calendar/dasara-2027': 'दसरा | दसऱ्याला | दसर्‍याची | विजयादशमीला | dasara | दशहरा',
  '/donate':
    'देणगी | देणग्या | देणग्यांची पावती | देणगीसाठी | देणगी बद्दल | dengi | dengichi pavti | donation | चंदा | दान | वर्गणीची | देनगी',
  '/calendar': 'सण | सणांची | सणांच्या तारखा | सणाला | उत्सवांची | सणवार | calendar | त्योहार | कॅलेंडरमध्ये',
  '/puja':
    'पूजेसाठी | पूजा | पूजांची | पुजा | पुजेची | पूजेची किंमत | puja | pujechi | पूजा बुकिंग | अभिषेकाबद्दल | booking | पुजाऱ्यांना',
  '/contact': 'मंदिराचा पत्ता | संपर्कासाठी | मंदिराच्या वेळा | फोन नंबर | sampark | पत्ता | contact',
  '/puja/guide': 'घरच्या घरी पूजा | घरी पूजा | puja at home',
  '/panchang': 'पंचांग | आजचे पंचांग | पंचांगातील तिथी | panchang | मुहूर्ताची | राहुकाळात',
  '/aarti': 'आरती | आरत्या | आरत्यांचे | aarti | arti | aartya | सुखकर्ता दुखहर्ता',
  '/mantras': 'मंत्र | मंत्रांचे | मंत्रांची यादी | mantra | mantranche | जप',
  '/reminders': 'आठवण | आठवणीसाठी | सणांची आठवण | reminder | सूचना',
  '/shop': 'दुकान | दुकानातून | दुकानात | dukanat | shop | खरेदीसाठी',
  '/sevas': 'सेवा | वार्षिक सेवेची | पुण्यतिथीला | वाढदिवसाची | वर्षासन',
  '/blog': 'लेख | लेखांचे | कथा | गोष्टी | blog',
}

test('each query finds first what is meant by it', async () => {
  const app = await testApp({ now: () => new Date('2026-11-22T06:30:00Z') })
  await app.festivals.generate(app.db)
  const found: string[] = []
  for (const [path, queries] of Object.entries(meant))
    for (const query of queries.split(' | ')) {
      const reply = await app.send(`/api/search?q=${encodeURIComponent(query)}&language=mr`)
      const { results, isClose } = okOf<SearchAnswer>(reply)
      const first = results.slice(0, 3).map((each) => each.path)
      if (first[0] !== path)
        found.push(`${query}: ${first.join(' ')}${isClose ? ' (close)' : ''}, not ${path}`)
    }
  expect(found).toEqual([])
})
