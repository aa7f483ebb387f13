import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/site/opening.ts'

export const opening = catalogue('opening', {
  open: 'अभी खुला है',
  closed: 'बंद है',
  until: (time: string) => `${time} बजे तक`,
  opens: (time: string) => `${time} बजे खुलेगा`,
  opensOn: (day: string, time: string) => `${day} ${time} बजे खुलेगा`,
  always: 'चौबीसों घंटे',
  tomorrow: 'कल',
  /** As an answer to *when*. */
  weekdays: [
    'सोमवार को',
    'मंगलवार को',
    'बुधवार को',
    'गुरुवार को',
    'शुक्रवार को',
    'शनिवार को',
    'रविवार को',
  ],
  noon: 'दोपहर 12',
  midnight: 'रात 12',
} satisfies Words<typeof english.opening.english>)
