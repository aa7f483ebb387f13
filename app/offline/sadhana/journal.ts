import type { Bead } from './beads.ts'

/** The beads of one tab and mantra that the database does not have yet, oldest first. */
export type PendingBeads = {
  readonly mantra: string
  readonly tab: string
  readonly beads: readonly Bead[]
  readonly raw: string
}

const prefix = 'modak-beads/'

/**
 * A write-ahead journal of beads in local storage: a page that closes or crashes right after a tap
 * finds them when it opens again. Any tab may store them, because the database knows the last bead
 * of each tab.
 */
export function createJournal(storage: () => Storage) {
  const keyOf = (mantra: string, tab: string) => `${prefix}${mantra}/${tab}`
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      // Storage is forbidden or full: the beads are safe as long as the page is open.
      return undefined
    }
  }
  return {
    write: (mantra: string, tab: string, beads: readonly Bead[]): void =>
      quietly(() =>
        beads.length > 0
          ? storage().setItem(keyOf(mantra, tab), JSON.stringify(beads))
          : storage().removeItem(keyOf(mantra, tab)),
      ),

    /** What tabs left behind, or have not stored yet. */
    find: (): PendingBeads[] =>
      quietly(() =>
        Object.keys(storage())
          .filter((key) => key.startsWith(prefix))
          .map((key) => {
            const raw = storage().getItem(key) ?? ''
            const [mantra = '', tab = ''] = key.slice(prefix.length).split('/')
            return { mantra, tab, beads: parse(raw), raw }
          }),
      ) ?? [],

    /** Unless its tab has written more since. */
    drop: ({ mantra, tab, raw }: PendingBeads): void =>
      quietly(() => {
        const key = keyOf(mantra, tab)
        if (storage().getItem(key) === raw) storage().removeItem(key)
      }),
  }
}

export type Journal = ReturnType<typeof createJournal>

function parse(raw: string): Bead[] {
  try {
    const beads: unknown = JSON.parse(raw)
    return Array.isArray(beads) ? beads.filter(isBead) : []
  } catch {
    return []
  }
}

const isBead = (value: unknown): value is Bead => {
  if (typeof value !== 'object' || value === null) return false
  const { seq, kind, at, day, account } = value as Partial<Bead>
  return (
    typeof seq === 'number' &&
    typeof at === 'number' &&
    typeof day === 'string' &&
    (account === undefined || typeof account === 'string') &&
    (kind === 'tap' || kind === 'recitation' || kind === 'undo')
  )
}
