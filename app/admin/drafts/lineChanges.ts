/** A line of two texts: in both, only in the first, or only in the second. */
export type Line = { readonly text: string; readonly in: 'both' | 'first' | 'second' }

const most = 1500

const sameStart = (one: readonly string[], other: readonly string[]): number => {
  const end = Math.min(one.length, other.length)
  let at = 0
  while (at < end && one[at] === other[at]) at += 1
  return at
}

/** How many lines two texts share at most, from each pair of lines to the end. */
const sharedFrom = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [here, below] = [rows[i], rows[i + 1]]
      if (!here || !below) continue
      here[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0)
    }
  }
  return rows
}

/** The lines of both texts in order, each marked with where it is. */
export function lineChanges(first: string, second: string): Line[] {
  const [one, other] = [first.split('\n'), second.split('\n')]
  const start = sameStart(one, other)
  const end = sameStart(one.slice(start).toReversed(), other.slice(start).toReversed())
  const mark = (of: Line['in']) => (text: string) => ({ text, in: of })
  const mine = one.slice(start, one.length - end)
  const theirs = other.slice(start, other.length - end)
  const between: Line[] = []
  // Beyond that many lines the comparison would take too long; both are shown whole.
  const rows = mine.length <= most && theirs.length <= most ? sharedFrom(mine, theirs) : []
  let [i, j] = [0, 0]
  while (rows.length > 0 && i < mine.length && j < theirs.length) {
    const [here, there] = [mine[i] ?? '', theirs[j] ?? '']
    if (here === there) {
      between.push(mark('both')(here))
      i += 1
      j += 1
    } else if ((rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) {
      between.push(mark('first')(here))
      i += 1
    } else {
      between.push(mark('second')(there))
      j += 1
    }
  }
  return [
    ...one.slice(0, start).map(mark('both')),
    ...between,
    ...mine.slice(i).map(mark('first')),
    ...theirs.slice(j).map(mark('second')),
    ...one.slice(one.length - end).map(mark('both')),
  ].filter((line, _, all) => line.text !== '' || all.length === 1)
}
