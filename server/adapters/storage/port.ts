import type { Readable } from 'node:stream'

export type Stored = { readonly name: string; readonly changedAt: Date }

/** A separate folder for one unfinished file, on this machine. */
type Workshop = {
  readonly folder: string
  /** Removes everything in it. */
  readonly clear: () => Promise<void>
}

/** Uploaded files, each under a name made for it. */
export type Storage = {
  readonly openWorkshop: () => Promise<Workshop>
  /** Moves a finished file from a workshop into the storage: completely, or not at all. */
  readonly keep: (path: string, name: string) => Promise<void>
  /** Stays readable when the file is removed; undefined if it does not exist. */
  readonly open: (name: string) => Promise<{ bytes: number; body: Readable } | undefined>
  /** Does nothing if it does not exist. */
  readonly remove: (name: string) => Promise<void>
  readonly list: () => Promise<Stored[]>
  /** Removes leftovers of processes that died while working, from before that time. */
  readonly clearWorkshops: (before: Date) => Promise<void>
}
