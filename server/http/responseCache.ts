import type { Bytes } from './bytes.ts'

/** What was made; not lasting is what the next visitor may find different, such as a failure. */
export type Made = { readonly bytes: Bytes; readonly isLasting: boolean }

export type ResponseCache = {
  /** The bytes of an address, if they are kept and known to be of the present edition. */
  readonly peek: (address: string) => Bytes | undefined
  /** The same, made now if need be; several that ask at once share one making. */
  readonly get: (address: string, make: () => Promise<Made>) => Promise<Bytes>
  /** Something was written: look at the edition again before anything else is given out. */
  readonly recheck: () => void
  readonly size: () => { entries: number; bytes: number }
}

type Options = {
  /** Names what visitors may see now; everything kept under another name is dropped. */
  readonly readEdition: () => Promise<string>
  readonly onError: (error: unknown) => void
  /** Monotonic milliseconds. */
  readonly now?: () => number
  readonly maxEntries?: number
  readonly maxBytes?: number
}

/** How long the edition is believed without looking: how late another process may be. */
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

/** Public answers ready to be sent, kept until the edition changes. */
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
      // Visitors go on reading what is kept while the database cannot be asked.
      onError(error)
    }
    // A write since then: what was just read may be older than it, and a newer look is under way.
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

  const start = (address: string, make: () => Promise<Made>): Promise<Bytes> => {
    // What is made is of the edition it was begun in, even when another one starts meanwhile.
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

  /** Moves what is asked for behind the others: who asks for thousands of addresses once drives out none of it. */
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
