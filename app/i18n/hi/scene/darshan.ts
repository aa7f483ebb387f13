import type * as english from '#app/i18n/en/scene/darshan.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { counted } from '#contract/i18n/hi/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'

/** Behind the temple’s door. */
export const darshan = catalogue('darshan', {
  title: 'दर्शन',
  mantra: 'ॐ गं गणपतये नमः',
  ring: 'घंटी बजाएँ',
  light: 'दीप जलाएँ',
  flower: 'फूल चढ़ाएँ',
  flowers: (count: number) =>
    counted(count, { one: `${count} फूल चढ़ाया गया`, other: `${count} फूल चढ़ाए गए` }),
  chant: 'मंत्र सुनें',
  stop: 'रोकें',
  /** Why the chant is not heard. */
  unheard: {
    noOutput: 'मंत्र चल रहा है, पर फ़ोन में आवाज़ बंद है।',
    failed: 'मंत्र की रिकॉर्डिंग नहीं चल सकी।',
    offline: 'मंत्र की रिकॉर्डिंग इस फ़ोन पर नहीं है। इंटरनेट आने पर फिर से कोशिश करें।',
  },
  close: 'द्वार बंद करें',
  today: (day: number) => `आज दर्शन हुए · अब तक ${numberText(day)} दिन`,
  send: 'दर्शन भेजें',
} satisfies Words<typeof english.darshan.english>)
