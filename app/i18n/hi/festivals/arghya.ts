import type * as english from '#app/i18n/en/festivals/arghya.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** The arghya at the end of a Sankashti’s fast. */
export const arghya = catalogue('arghya', {
  title: 'अर्घ्य दें',
  waits: (city: string, time: string, left: string) => `${city} में चंद्रोदय ${time}, ${left} बाकी`,
  rose: (city: string, time: string, passed: string) =>
    `${city} में चंद्रोदय हो गया: ${time}, ${passed} पहले`,
  otherDay: (date: string, city: string, time: string) => `${date} · ${city} में चंद्रोदय ${time}`,
  listen: 'सुनें',
  stop: 'रोकें',
  /** Until the temple has recorded the verse. */
  unheard: 'इस श्लोक की रिकॉर्डिंग अभी नहीं है। उच्चारण रोमन अक्षरों में दिया है।',
  done: 'हो गया',
  close: 'बंद करें',
  offered: 'आपका अर्घ्य अर्पित हुआ',
  eat: 'प्रसाद लेकर व्रत खोलें।',
  next: 'अगली संकष्टी चतुर्थी',
  nextWhen: (date: string, days: number) => `${date} · ${days} दिन बाद`,
  moonrise: (city: string, time: string) => `${city} में चंद्रोदय ${time}`,
} satisfies Words<typeof english.arghya.english>)
