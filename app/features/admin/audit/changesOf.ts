import { readable } from '#app/admin/differences.ts'
import type { AuditEntry } from '#contract/audit/admin.ts'
import { customs, festivalGroups } from '#contract/festivals/groups.ts'

type AuditedChange = Pick<AuditEntry, 'subjectId' | 'about' | 'before' | 'after'>

export type Change = { name: string; before: unknown; after: unknown }

/** `closedWeekdays` as people write it: `Closed weekdays`. */
const asWords = (name: string): string => {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The label of a field or a value; if there is none, its own name with spaces. */
type Words = Readonly<Record<string, string>>

const wordOf = (name: string, words: Words): string => words[name] ?? asWords(name)

/** Only these hold one of a few fixed words; typed text is shown as it is. */
const chosen: readonly string[] = ['status', 'role', ...festivalGroups, ...customs]

/** Readable names, also for nested fields. */
const inWords = (value: unknown, fields: Words, values: Words): unknown => {
  if (typeof value === 'string') return values[value] ?? value
  if (Array.isArray(value)) return value.map((each) => inWords(each, fields, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      wordOf(name, fields),
      inWords(each, fields, values),
    ]),
  )
}

/** Not chosen and left out mean the same to people. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || readable(value).trim() === ''

const isSame = (before: unknown, after: unknown): boolean =>
  (isNothing(before) && isNothing(after)) || readable(before) === readable(after)

/** The changes in an entry, field by field, if a person would see a difference. */
export function changesOf(
  { before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>,
  fields: Words = {},
  values: Words = {},
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({
      name: wordOf(name, fields),
      before: inWords(before[name], fields, chosen.includes(name) ? values : {}),
      after: inWords(after[name], fields, chosen.includes(name) ? values : {}),
    }))
}

const folders = {
  booking: 'bookings',
  message: 'messages',
  mantra: 'mantras',
  rite: 'guide',
  puja: 'pujas',
  festival: 'festivals',
  festival_repeat: 'festivals/repeats',
  festival_choice: 'festivals',
  person: 'people',
  donation: 'donations',
  monthly_gift: 'donations/monthly',
  seva: 'sevas',
  sponsorship: 'sevas/sponsored/offerings',
  sponsored_day: 'sevas/sponsored',
} as const

/** The address of the changed item in the back office, if it has a page. */
export const pageOf = ({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>) =>
  subject in folders && subjectId !== 'order'
    ? `${folders[subject as keyof typeof folders]}/${encodeURIComponent(subjectId.toLowerCase())}`
    : undefined

/** Machine-made ids tell people nothing, nor does the name of something that exists only once. */
const isForMachines = (id: string): boolean =>
  /^[0-9a-f-]{32,}$/.test(id) ||
  ['site', 'order', 'pictures', 'letterhead', 'appIcon', 'shown'].includes(id)

/**
 * The name of the changed item or of its owner, if the entry knows it; the old name if that was
 * changed.
 */
export function nameOf({ subjectId, about, before, after }: AuditedChange): string | undefined {
  if (about !== undefined) return about
  if (!isForMachines(subjectId)) return subjectId
  const names = [before?.['name'], before?.['title'], after?.['name'], after?.['title']]
  return names.find((name): name is string => typeof name === 'string' && name !== '')
}
