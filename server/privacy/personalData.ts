import type { Knex } from 'knex'
import type { HeldKind, HeldRow } from '#contract/personalDataAdmin.ts'

/** Whose data is meant. */
export type Person = {
  /** Their account. */
  readonly id?: string | undefined
  /** Known to be theirs: confirmed, or by the word of staff. */
  readonly email?: string | undefined
  /** With its country code, as `internationalNumber` writes it. */
  readonly phone?: string | undefined
  /**
   * Staff look for them: everything with the address or the number that no other account sent is theirs.
   * With an account of one's own it is only what belongs to that.
   */
  readonly isLookedFor?: boolean
}

export type Listed = Omit<HeldRow, 'kind'>

/** What a feature keeps about people; the accounts ask each of them, and so does an erasure by staff. */
export type PersonalData = {
  /** Its part of what a person may take along, by this name. */
  readonly name: HeldKind
  /** The address is confirmed: what was done with it as a guest is theirs now. */
  readonly join?: (trx: Knex, person: { id: string; email: string }) => Promise<void>
  readonly read: (db: Knex, person: Person) => Promise<unknown>
  /** What `forget` and `clear` would do, row by row. */
  readonly list: (db: Knex, person: Person, now: Date) => Promise<readonly Listed[]>
  /**
   * Nothing may lead to the person any more but what the temple has to keep. Answers with the references
   * and ids under which command receipts know what is forgotten.
   */
  readonly forget: (trx: Knex, person: Person, now: Date) => Promise<readonly string[]>
  /** Takes their address and number out of what other accounts sent. Answers like `forget`. */
  readonly clear?: (trx: Knex, person: Person) => Promise<readonly string[]>
}
