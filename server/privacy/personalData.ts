import type { Knex } from 'knex'
import type { HeldKind } from '#contract/personalDataAdmin.ts'

/** Whose data is meant. */
export type Person = {
  /** Their account. */
  readonly id?: string | undefined
  /** Known to be theirs: confirmed, or by the word of staff. */
  readonly email?: string | undefined
  /** In digits, without what may stand in front of the last ten. */
  readonly phone?: string | undefined
  /**
   * Staff look for them: everything with the address or the number is theirs, whoever sent it. With an
   * account of one's own it is only what belongs to that.
   */
  readonly isLookedFor?: boolean
}

/** How much of a feature's data an erasure deletes, and how much it must leave. */
export type Extent = { readonly erased: number; readonly kept: number }

/** What a feature keeps about people; the accounts ask each of them, and so does an erasure by staff. */
export type PersonalData = {
  /** Its part of what a person may take along, by this name. */
  readonly name: HeldKind
  /** The address is confirmed: what was done with it as a guest is theirs now. */
  readonly join?: (trx: Knex, person: { id: string; email: string }) => Promise<void>
  readonly read: (db: Knex, person: Person) => Promise<unknown>
  /** What `forget` would do. */
  readonly measure: (db: Knex, person: Person, now: Date) => Promise<Extent>
  /**
   * Nothing may lead to the person any more but what the temple has to keep. Answers with the references
   * and ids under which command receipts know what is forgotten.
   */
  readonly forget: (trx: Knex, person: Person, now: Date) => Promise<readonly string[]>
}
