import type { Readable } from 'node:stream'

export type StoredFile = { readonly name: string; readonly changedAt: Date }

/** A separate folder for one unfinished file, on this machine. */
type Workshop = {
  readonly folder: string
  /** Removes everything in it. */
  readonly clear: () => Promise<void>
}

/** The first and the last byte. */
export type Part = { readonly first: number; readonly last: number }

/** Uploaded files, each under a name made for it: the content of a name never changes. */
export type Storage = {
  readonly openWorkshop: () => Promise<Workshop>
  /** Moves a finished file from a workshop into the storage, atomically. */
  readonly keep: (path: string, name: string) => Promise<void>
  /** Undefined if it does not exist. */
  readonly find: (name: string) => Promise<{ bytes: number } | undefined>
  /**
   * The file or a part of it, with the number of bytes that follow. Stays readable when the file
   * is removed; undefined if it does not exist.
   */
  readonly open: (
    name: string,
    part?: Part,
  ) => Promise<{ bytes: number; body: Readable } | undefined>
  /** Does nothing if it does not exist. */
  readonly remove: (name: string) => Promise<void>
  readonly list: () => Promise<StoredFile[]>
  /** Removes leftovers of processes that died while working, from before that time. */
  readonly clearWorkshops: (before: Date) => Promise<void>
}

/** The storage cannot be reached at the moment; the message is for the log. */
export class StorageError extends Error {}
