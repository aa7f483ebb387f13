/** What a form's values consist of: a list is a set of choices. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Absent and empty mean the same to a reader. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const mergedList = (
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] => [
  ...theirs.filter((each) => mine.includes(each) || !base.includes(each)),
  ...mine.filter((each) => !base.includes(each) && !theirs.includes(each)),
]

/** Fields that are merged only as a whole: half of one address and half of another make none. */
export type AtomicFields = readonly PropertyKey[]

/**
 * Merges two people's changes to the same values: a field that only one of them changed takes that
 * change, and a field that both changed takes mine.
 */
export function mergeChanges<V>(base: V, mine: V, theirs: V, whole: AtomicFields = []): V {
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
    return Object.fromEntries(
      [...names].map((name) => {
        const [before, ours, others] = [base[name], mine[name], theirs[name]]
        if (whole.includes(name)) return [name, isSameValue(ours, before) ? others : ours]
        return [name, mergeChanges(before, ours, others)]
      }),
    ) as V
  }
  if (isSameValue(mine, base)) return theirs
  if (isSameValue(theirs, base)) return mine
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedList(base, mine, theirs).toSorted() as V
  }
  return mine
}

/** Whether both changed it to different values, so that merging would lose one. */
export function isContested(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  isWhole = false,
): boolean {
  if (!isWhole && isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    return Object.keys(theirs).some((name) => isContested(base[name], mine[name], theirs[name]))
  }
  const isList = !isWhole && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)
  return (
    !isList && !isSameValue(mine, base) && !isSameValue(theirs, base) && !isSameValue(mine, theirs)
  )
}
