export type Difference = { label: string; mine: string; theirs: string }

/** What two versions of a form’s values say differently, field by field in the labels’ order. */
export const differencesOf = <V extends object>(
  mine: V,
  theirs: V,
  labels: Partial<Record<keyof V, string>>,
): Difference[] =>
  (Object.entries(labels) as [keyof V, string][]).flatMap(([name, label]) => {
    const [ours, others] = [readable(mine[name]), readable(theirs[name])]
    return ours === others ? [] : [{ label, mine: ours, theirs: others }]
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
