import type { AuditEntry } from '#contract/audit.ts'

type Named = Pick<AuditEntry, 'subjectId' | 'before' | 'after'>

export type Change = { name: string; before: unknown; after: unknown }

/** `closedWeekdays` as people write it: `Closed weekdays`. */
const asWords = (name: string): string => {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What an entry says was changed, name by name. */
export function changesOf({
  before = {},
  after = {},
}: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({ name: asWords(name), before: before[name], after: after[name] }))
}

const folders = {
  booking: 'bookings',
  message: 'messages',
  mantra: 'mantras',
  festival: 'festivals',
  person: 'people',
  donation: 'donations',
} as const

/** Where in the back office the changed thing stands, if it has a page. */
export const pageOf = ({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>) =>
  subject in folders && subjectId !== 'order'
    ? `${folders[subject as keyof typeof folders]}/${encodeURIComponent(subjectId.toLowerCase())}`
    : undefined

/** Ids made for machines tell people nothing. */
const isForMachines = (id: string): boolean => /^[0-9a-f-]{32,}$/.test(id)

/** What people call the changed thing, if the entry knows: as it was, where its name was changed. */
export function nameOf({ subjectId, before, after }: Named): string | undefined {
  if (!isForMachines(subjectId)) return subjectId
  const names = [before?.['name'], before?.['title'], after?.['name'], after?.['title']]
  return names.find((name): name is string => typeof name === 'string' && name !== '')
}
