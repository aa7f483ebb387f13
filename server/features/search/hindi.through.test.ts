import { expect, test } from 'vitest'
import type { SearchAnswer } from '#contract/search/public.ts'
import { prepareDb } from '#server/startup/prepare.ts'
import { okOf } from '#server/test/admin.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

/** What a reader of Hindi means first by each query: in oblique forms and plurals, in Roman letters, in Marathi and English, misspelt. */
const meant = {
  '/calendar/ganadhipa-sankashti-2026':
    'संकष्टी | संकष्टी चतुर्थी | संकष्टी कब है | अगली संकष्टी कब है | संकष्टी की तारीख | संकष्टी के दिन | संकष्टियाँ | संकष्टियों को | संकष्टीको | संकष्टि | संकश्टी | सङ्कष्टी | संकष्ट चतुर्थी | संकष्टी चौथ | sankashti | sankasti | sankashti kab hai | गणाधिप संकष्टी',
  '/calendar/lambodara-sankashti-2027':
    'सकट चौथ | संकट चौथ | सकट चौथ कब है | सकट चौथ के दिन | सकट | sakat chauth | sankat chauth | तिलकुट चौथ | तिलकुटा चौथ | लंबोदर संकष्टी | लम्बोदर संकष्टी',
  '/calendar/vakratunda-sankashti-2027':
    'करवा चौथ | करवाचौथ | करवा चौथ का व्रत | करवा चौथ कब है | karwa chauth | karva chauth | वक्रतुंड संकष्टी',
  '/calendar/heramba-sankashti-2027': 'बहुला चौथ | bahula chauth',
  '/calendar/vinayaka-chaturthi-margashirsha-2026':
    'विनायक चौथ | विनायक चतुर्थी | विनायकी चतुर्थी | विनायक चतुर्थी को | vinayak chauth | vinayak chaturthi | vinayaka chaturthi',
  '/calendar/ganesh-chaturthi-2027':
    'गणेश चतुर्थी | गणेश चौथ | गनेश चतुर्थी | गणेशचतुर्थी | गणेश चतुर्थी कब है | गणेशोत्सव | गणेशोत्सव में | गणेश चतुर्थी 2027 | २०२७ की गणेश चतुर्थी | ganesh chaturthi 2027 | ganesh chaturthi | ganesh chauth | ganeshotsav',
  '/calendar/ganesh-jayanti-2027':
    'गणेश जयंती | गणेश जयन्ती | गणेश जयंती को | माघी गणेश जयंती | ganesh jayanti',
  '/calendar/anant-chaturdashi-2027':
    'अनंत चतुर्दशी | अनन्त चतुर्दशी | अनंत चौदस | विसर्जन | विसर्जन कब है | गणपति विसर्जन | गणेश विसर्जन की तारीख | anant chaturdashi | anant chaudas | visarjan',
  '/calendar/lakshmi-puja-2027':
    'दिवाली | दिवाली 2027 | दीवाली | दिवाली की पूजा | दीपावली | दीपावली पर | लक्ष्मी पूजन | diwali | deepawali | दिवाळी',
  '/calendar/dasara-2027': 'दशहरा | दशहरे | दशहरे की तारीख | विजयादशमी | dussehra | दसरा',
  '/calendar/naraka-chaturdashi-2027': 'छोटी दिवाली | नरक चौदस | नरक चतुर्दशी',
  '/calendar/bhau-beej-2027': 'भाई दूज | भैया दूज | bhai dooj | भाऊबीज',
  '/calendar/raksha-bandhan-2027': 'राखी | रक्षाबंधन | रक्षा बंधन | रक्षाबन्धन पर | rakhi',
  '/calendar/maha-shivaratri-2027': 'शिवरात्रि | महाशिवरात्रि | महाशिवरात्री | shivratri',
  '/calendar/ghatasthapana-2027': 'नवरात्रि | नवरात्र | नवरात्रों में | navratri',
  '/calendar/janmashtami-2027': 'जन्माष्टमी | कृष्ण जन्माष्टमी | janmashtami',
  '/calendar/makar-sankranti-2027': 'मकर संक्रांति | संक्रान्ति | sankranti',
  '/donate':
    'दान | दान की रसीद | रसीद | रसीदें | रसीदों | चंदा | चन्दा | चंदे की रसीद | दान करना | दान कैसे करें | दान के लिए | donate | donation | daan | अन्नदान | देणगी',
  '/calendar':
    'त्योहार | त्यौहार | त्योहारों | त्योहारो | त्योहारों की तारीखें | व्रत त्योहार | कैलेंडर | कैलेण्डर | कैलेंडर में | उत्सवों | calendar | tyohar | tyoharon | tyohar kab hai | सण',
  '/puja':
    'पूजा | पुजा | पूजाएँ | पूजाएं | पूजाए | पूजाओं | पूजाओ | पूजाओं की कीमत | पूजा के लिए | पूजा कराना | पूजामें | puja | pooja | pujaon | पूजा बुकिंग | बुकिंग | बुकिंग की तारीख | booking | अभिषेक | पंडित | पंडितों | पंडित जी | पुजारी | पुजारियों',
  '/contact':
    'संपर्क | सम्पर्क | मंदिर | मन्दिर | मंदिरों | मंदिरमें | mandir | मंदिर का पता | मंदिर का समय | मंदिर में दर्शन | दर्शन | दर्शनों का समय | मंदिरका पता | फ़ोन नंबर | फोन नंबर | पता | mandir ka pata | mandir mein darshan | contact',
  '/puja/guide': 'घर पर पूजा | घर पर पूजा की विधि | puja at home',
  '/panchang':
    'पंचांग | पञ्चांग | पंचाँग | पञ्चाङ्ग | आज का पंचांग | आज की तिथि | शुभ मुहूर्त | मुहूर्तों | राहुकाल | राहु काल | चौघड़िया | चौघडिया | सूर्योदय | चाँद कब निकलेगा | चांद कब निकलेगा | chand kab niklega | panchang | aaj ka panchang',
  '/aarti': 'आरती | आरतियाँ | आरतियां | आरतियों | आरतियों के शब्द | आरतीका | aarti | arti | aartiyan',
  '/mantras':
    'मंत्र | मन्त्र | मंत्रों | मंत्रो | मंत्रों का जप | जप | जाप | मंत्र जाप | स्तोत्रों | mantra | mantron',
  '/mantras/jai-ganesh-deva': 'जय गणेश देवा | जय गणेश जय गणेश | jai ganesh deva | jay ganesh',
  '/mantras/ganapati-atharvashirsha': 'अथर्वशीर्ष | गणपति अथर्वशीर्ष | atharvashirsha | गणपती अथर्वशीर्ष',
  '/mantras/vakratunda-mahakaya': 'वक्रतुंड महाकाय | वक्रतुण्ड | vakratunda',
  '/about': 'मंदिर के बारे में',
  '/blog/how-sankashti-is-kept': 'संकष्टी का व्रत | संकष्टी व्रत कैसे करें',
  '/blog/modak-recipe': 'मोदक | मोदकों की विधि | मोदक कैसे बनाएँ | modak',
  '/reminders': 'रिमाइंडर | सूचना | सूचनाएँ | सूचनाओं | याद दिलाना | reminder',
  '/shop': 'दुकान | दुकानें | दुकान में | dukan | shop | खरीदें | ख़रीदना | ऑर्डर',
  '/sevas':
    'सेवा | सेवाएँ | सेवाओं | वार्षिक सेवा | पुण्यतिथि | पुण्यतिथि पर | श्राद्ध | जन्मदिन | सालगिरह | बरसी',
  '/blog': 'लेख | लेखों | कथा | कथाएँ | कथाओं | कहानी | कहानियाँ | kahaniyan | blog',
}

/** A temple as it first starts: with all the texts that come with the app, in its languages. */
const open = sharedTestApp(async () => {
  const database = await emptyDatabase()
  await (await prepareDb(database.location)).destroy()
  return { now: () => new Date('2026-11-22T06:30:00Z'), database }
})

/** The first of them makes the temple and its index. */
const timeout = 120_000

test.each(Object.entries(meant))('%s is found first by %s', { timeout }, async (path, queries) => {
  const { db, festivals, send } = await open()
  if (!(await db('festivals').first('id'))) await festivals.generate(db)
  const found: string[] = []
  for (const query of queries.split(' | ')) {
    const reply = await send(`/api/search?q=${encodeURIComponent(query)}&language=hi`)
    const { results, isClose } = okOf<SearchAnswer>(reply)
    const first = results.slice(0, 3).map((each) => each.path)
    if (first[0] !== path) found.push(`${query}: ${first.join(' ')}${isClose ? ' (close)' : ''}`)
  }
  expect(found).toEqual([])
})

test(
  'a fast of two words is found where it is named, not where each word is',
  { timeout },
  async () => {
    const { db, festivals, send } = await open()
    if (!(await db('festivals').first('id'))) await festivals.generate(db)
    const fast = { सकट: 'lambodara', sakat: 'lambodara', करवा: 'vakratunda', karwa: 'vakratunda' }
    for (const language of ['hi', 'mr', 'en'])
      for (const [word, name] of Object.entries(fast))
        for (const fourth of ['चौथ', 'chauth']) {
          const q = encodeURIComponent(`${word} ${fourth}`)
          const reply = await send(`/api/search?q=${q}&language=${language}`)
          const [first, ...others] = okOf<SearchAnswer>(reply).results.map(({ path }) => path)
          expect(first).toBe(`/calendar/${name}-sankashti-2027`)
          // Of Ahoi, the Hindi text says: four days after करवा चौथ.
          expect(others.filter((path) => path !== '/calendar/ahoi-ashtami-2027')).toEqual([])
        }
  },
)
