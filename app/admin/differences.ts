import { isContested, isSameValue } from './mergeChanges.ts'

/** What somebody else changed in a form that is being edited. */
export type Difference = {
  label: string
  theirs: string
  /** Present if I changed it too, to something else. */
  mine?: string
}

type Sides<V> = { base: V; mine: V; theirs: V }

/**
 * What somebody else changed, field by field in the labels’ order; identical changes are left out.
 */
export const differencesOf = <V extends object>(
  { base, mine, theirs }: Sides<V>,
  labels: Partial<Record<keyof V, string>>,
): Difference[] =>
  (Object.entries(labels) as [keyof V, string][]).flatMap(([name, label]) => {
    const [before, ours, others] = [base[name], mine[name], theirs[name]]
    if (isSameValue(before, others) || isSameValue(ours, others)) return []
    const said = { label, theirs: readable(others) }
    return isContested(before, ours, others) ? [{ ...said, mine: readable(ours) }] : [said]
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
