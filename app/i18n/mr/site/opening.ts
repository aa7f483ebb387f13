import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/site/opening.ts'

export const opening = catalogue('opening', {
  open: 'आता उघडे',
  closed: 'बंद',
  until: (time: string) => `${time} पर्यंत`,
  opens: (time: string) => `${time} वाजता उघडेल`,
  opensOn: (day: string, time: string) => `${day} ${time} वाजता उघडेल`,
  always: 'चोवीस तास',
  tomorrow: 'उद्या',
  /** As an answer to *when*. */
  weekdays: ['सोमवारी', 'मंगळवारी', 'बुधवारी', 'गुरुवारी', 'शुक्रवारी', 'शनिवारी', 'रविवारी'],
  noon: 'दुपारी 12',
  midnight: 'रात्री 12',
} satisfies Words<typeof english.opening.english>)
