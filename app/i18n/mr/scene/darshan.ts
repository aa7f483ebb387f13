import type * as english from '#app/i18n/en/scene/darshan.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { counted } from '#contract/i18n/mr/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'

/** Behind the temple’s door. */
export const darshan = catalogue('darshan', {
  title: 'दर्शन',
  mantra: 'ॐ गं गणपतये नमः',
  ring: 'घंटा',
  light: 'दिवा',
  flower: 'फूल',
  flowers: (count: number) => counted(count, { one: 'एक फूल वाहिले', other: `${count} फुले वाहिली` }),
  chant: 'जप',
  stop: 'थांबवा',
  /** Why the chant is not heard. */
  unheard: {
    noOutput: 'जप सुरू आहे, पण स्पीकर किंवा हेडफोन सापडला नाही.',
    failed: 'जपाचे ध्वनिमुद्रण वाजवता आले नाही.',
    offline: 'जपाचे ध्वनिमुद्रण या फोनवर नाही. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
  },
  close: 'दार बंद करा',
  today: (day: number) => `आजचे दर्शन · दिवस ${numberText(day)}`,
  send: 'दर्शन पाठवा',
} satisfies Words<typeof english.darshan.english>)
