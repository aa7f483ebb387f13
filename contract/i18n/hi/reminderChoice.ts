import type * as english from '#contract/i18n/en/reminderChoice.ts'
import type { ReminderKind } from '#contract/reminders/choice.ts'
import { shortDateText } from './dates.ts'

export type { NamedDay } from '#contract/i18n/en/reminderChoice.ts'

/** What is chosen together, where it is listed. */
const kindWords: Readonly<Record<ReminderKind, string>> = {
  all: 'गणेश जी के सभी पर्व',
  major: 'बड़े पर्व',
  sankashti: 'संकष्टी चतुर्थी',
  angaraki: 'अंगारकी चतुर्थी',
  vinayaka: 'विनायक चतुर्थी',
  great: 'अन्य बड़े त्योहार',
  ekadashi: 'एकादशी',
  pradosh: 'प्रदोष व्रत',
  moon: 'पूर्णिमा व अमावस्या',
}

/** `दशहरा, 9 अक्टू॰` */
const festivalInWords = ({ name, date }: english.NamedDay): string =>
  `${name}, ${shortDateText(date)}`

/** `अ, आ और इ`. */
export const listed: typeof english.listed = (parts) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`

/** Kinds, and single festivals with their days: `गणेश जी के सभी पर्व; दशहरा, 9 अक्टू॰`. */
export const choiceInWords: typeof english.choiceInWords = ({ kinds }, chosen = []) =>
  [
    ...(kinds.length > 0 ? [listed(kinds.map((kind) => kindWords[kind]))] : []),
    ...chosen.map(festivalInWords),
  ].join('; ')
