export type Stored = { readonly name: string; readonly changedAt: Date }

/** A place of its own for one file in the making, on this machine. */
type Workshop = {
  readonly folder: string
  /** Removes all that is in it. */
  readonly clear: () => Promise<void>
}

/** Files people sent, each under a name that was made for it. */
export type Storage = {
  readonly openWorkshop: () => Promise<Workshop>
  /** Takes a finished file over from a workshop: all of it is there under that name, or nothing. */
  readonly keep: (path: string, name: string) => Promise<void>
  /** Nothing happens when it is not there. */
  readonly remove: (name: string) => Promise<void>
  readonly list: () => Promise<Stored[]>
  /** Clears what processes left behind that died over their work before that time. */
  readonly clearWorkshops: (before: Date) => Promise<void>
}
