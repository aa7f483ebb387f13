import { isContested, isSameValue, mergeChanges, type AtomicFields } from './mergeChanges.ts'

/** One field that another person changed while the form was being edited. */
export type Difference = {
  label: string
  theirs: string
  /** What it becomes with mine; there when I changed it too, to something else. */
  mine?: string
}

type Sides<V> = { base: V; mine: V; theirs: V }

/** How a value is written where `readable` would not do. */
export type Readers<V> = { [K in keyof V]?: (value: V[K]) => string }

/** The other person's changes by field, in the order of the labels; equal changes are left out. */
export const differencesOf = <V extends object>(
  { base, mine, theirs }: Sides<V>,
  labels: Partial<Record<keyof V, string>>,
  {
    readers = {},
    whole = [],
  }: { readers?: Readers<V> | undefined; whole?: AtomicFields | undefined } = {},
): Difference[] =>
  (Object.entries(labels) as [keyof V, string][]).flatMap(([name, label]) => {
    const [before, ours, others] = [base[name], mine[name], theirs[name]]
    if (isSameValue(before, others) || isSameValue(ours, others)) return []
    const read = (value: V[typeof name]) => readers[name]?.(value) ?? readable(value)
    const entry = { label, theirs: read(others) }
    const isWhole = whole.includes(name)
    if (!isContested(before, ours, others, isWhole)) return [entry]
    return [{ ...entry, mine: read(isWhole ? ours : mergeChanges(before, ours, others)) }]
  })

/** Any value as lines of words. */
export function readable(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n')
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== '')
      .map(([name, each]) => `${name}: ${readable(each)}`)
      .join('\n')
  }
  return String(value)
}
