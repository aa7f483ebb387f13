import type * as english from '#app/i18n/en/festivals/arghya.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The arghya at the end of a Sankashti’s fast. */
export const arghya = catalogue('arghya', {
  title: 'अर्घ्य द्या',
  waits: (city: string, time: string, left: string) =>
    `${city} येथे चंद्रोदय ${time} वाजता, ${left} बाकी`,
  rose: (city: string, time: string, passed: string) =>
    `${city} येथे ${time} वाजता चंद्रोदय झाला, ${passed} पूर्वी`,
  otherDay: (date: string, city: string, time: string) =>
    `${date} · ${city} येथे चंद्रोदय ${time} वाजता`,
  listen: 'ऐका',
  stop: 'थांबवा',
  /** Until the temple has recorded the verse. */
  unheard: 'या श्लोकाचे ध्वनिमुद्रण अजून नाही. उच्चार इंग्रजी अक्षरांतही दिला आहे.',
  done: 'अर्घ्य दिले',
  close: 'बंद करा',
  offered: 'आपले अर्घ्य अर्पण झाले',
  eat: 'प्रसाद घेऊन उपवास सोडा.',
  next: 'पुढची संकष्टी',
  nextWhen: (date: string, days: number) => `${date} · ${days} दिवसांनी`,
  moonrise: (city: string, time: string) => `${city} येथे चंद्रोदय ${time} वाजता`,
} satisfies Words<typeof english.arghya.english>)
