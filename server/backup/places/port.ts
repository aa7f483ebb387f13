import type { Readable } from 'node:stream'

export type StoredBackup = { readonly name: string; readonly bytes: number }

/** Where backups are kept: a folder or a bucket. */
export type Place = {
  /** As the operator knows it, such as `/srv/backups` or `s3:temple/backups`. */
  readonly label: string
  /** Removes what killed backups left half-written. */
  readonly clear: () => Promise<void>
  /** How many bytes are free; undefined if nobody knows. */
  readonly room: () => Promise<number | undefined>
  /** Writes it where it is not yet taken for a backup, if the place can tell them apart. */
  readonly write: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>
  /** What `write` has just written. */
  readonly reread: (name: string) => Promise<Readable>
  /** From now on it counts. */
  readonly accept: (name: string) => Promise<void>
  /** Undefined if it does not exist. */
  readonly open: (name: string) => Promise<Readable | undefined>
  /** Oldest first; only files that are named like ours. */
  readonly list: () => Promise<StoredBackup[]>
  readonly remove: (name: string) => Promise<void>
}
