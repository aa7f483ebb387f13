import type { Bytes } from './bytes.ts'

/**
 * The result; not lasting if the next visitor may get something else, for example after a failure.
 */
export type MadeBytes = { readonly bytes: Bytes; readonly isLasting: boolean }

export type ResponseCache = {
  /** The bytes of an address, if they are cached and known to be of the current edition. */
  readonly peek: (address: string) => Bytes | undefined
  /** The same, made now if necessary; simultaneous callers share one result. */
  readonly get: (address: string, make: () => Promise<MadeBytes>) => Promise<Bytes>
  /** Call after a write: the edition is checked before anything else is served. */
  readonly recheck: () => void
  readonly size: () => { entries: number; bytes: number }
}

type Options = {
  /** Identifies what visitors may see now; everything cached for another edition is dropped. */
  readonly readEdition: () => Promise<string>
  readonly onError: (error: unknown) => void
  /** Monotonic milliseconds. */
  readonly now?: () => number
  readonly maxEntries?: number
  readonly maxBytes?: number
}

/**
 * How long the edition is trusted without checking: the longest delay for other processes' changes.
 */
const believedMs = 1000

type Edition = {
  readonly name: string
  readonly entries: Map<string, Bytes>
  readonly makings: Map<string, Promise<Bytes>>
  bytes: number
}

const newEdition = (name: string): Edition => ({
  name,
  entries: new Map(),
  makings: new Map(),
  bytes: 0,
})

/** Public answers ready to send, cached until the edition changes. */
export const createResponseCache = ({
  readEdition,
  onError,
  now = () => performance.now(),
  maxEntries = 500,
  maxBytes = 32 * 1024 * 1024,
}: Options): ResponseCache => {
  let edition = newEdition('')
  let believedUntil = -Infinity
  let looking: Promise<void> | undefined
  let writes = 0

  const look = async (): Promise<void> => {
    const startedAt = now()
    const writesBefore = writes
    let name = edition.name
    try {
      name = await readEdition()
    } catch (error) {
      // Visitors keep reading what is cached while the database is unreachable.
      onError(error)
    }
    // Something was written since then: what was just read may be older, and a newer check is under
    // way.
    if (writes !== writesBefore) return
    if (name !== edition.name) edition = newEdition(name)
    believedUntil = startedAt + believedMs
    looking = undefined
  }

  const keep = (into: Edition, address: string, bytes: Bytes): void => {
    if (bytes.size > maxBytes) return
    into.entries.set(address, bytes)
    into.bytes += bytes.size
    for (const [oldest, { size }] of into.entries) {
      if (into.entries.size <= maxEntries && into.bytes <= maxBytes) break
      into.entries.delete(oldest)
      into.bytes -= size
    }
  }

  const start = (address: string, make: () => Promise<MadeBytes>): Promise<Bytes> => {
    // A result belongs to the edition in which it was started, even if a new one has begun.
    const into = edition
    const making = make()
      .then(({ bytes, isLasting }) => {
        if (isLasting) keep(into, address, bytes)
        return bytes
      })
      .finally(() => into.makings.delete(address))
    into.makings.set(address, making)
    return making
  }

  /**
   * Moves a requested entry to the end (LRU), so that a crawl of thousands of paths does not evict
   * popular ones.
   */
  const use = ({ entries }: Edition, address: string): Bytes | undefined => {
    const bytes = entries.get(address)
    if (bytes) {
      entries.delete(address)
      entries.set(address, bytes)
    }
    return bytes
  }

  return {
    peek: (address) => (now() < believedUntil ? use(edition, address) : undefined),
    get: async (address, make) => {
      if (now() >= believedUntil) await (looking ??= look())
      return use(edition, address) ?? edition.makings.get(address) ?? start(address, make)
    },
    recheck: () => {
      writes += 1
      believedUntil = -Infinity
      looking = undefined
    },
    size: () => ({ entries: edition.entries.size, bytes: edition.bytes }),
  }
}
