import { inBuild } from '#contract/i18n/built.ts'
import type { ReminderChoice, ReminderKind } from '#contract/reminders/choice.ts'
import { shortDateText } from './dates.ts'

/** What is chosen together, where it is listed. */
const kindNames: Readonly<Record<ReminderKind, string>> = {
  all: 'Every Ganesha festival',
  major: 'Major festivals',
  sankashti: 'Sankashti',
  angaraki: 'Angaraki Sankashti',
  vinayaka: 'Vinayaka Chaturthi',
  great: 'Great festivals',
  ekadashi: 'Ekadashi',
  pradosh: 'Pradosh',
  moon: 'Full and new moon',
}

const kindWords = inBuild(kindNames)
const and = inBuild('and')

export type NamedDay = { readonly name: string; readonly date: string }

/** `Ganadhipa Sankashti, 27 Nov`. */
const festivalInWords = ({ name, date }: NamedDay): string => `${name}, ${shortDateText(date)}`

/** `a, b and c`. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

/** Kinds, and single festivals with their days: `Every Ganesha festival; Dasara, 9 Oct`. */
export const choiceInWords = (
  { kinds }: Pick<ReminderChoice, 'kinds'>,
  chosen: readonly NamedDay[] = [],
): string =>
  [
    ...(kinds.length > 0 ? [listed(kinds.map((kind) => kindWords[kind]))] : []),
    ...chosen.map(festivalInWords),
  ].join('; ')
