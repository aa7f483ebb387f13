import type { Knex } from 'knex'
import type { HeldKind, HeldRow } from '#contract/privacy/admin.ts'

/** The person whose data is meant. */
export type Person = {
  /** Their account. */
  readonly id?: string | undefined
  /** Known to be theirs: confirmed, or checked by staff. */
  readonly email?: string | undefined
  /** With its country code, as `internationalNumber` writes it. */
  readonly phone?: string | undefined
  /**
   * Set for staff: everything with the address or the number that no other account sent belongs to
   * the person. For one's own account, only what belongs to that account.
   */
  readonly isLookedFor?: boolean
}

export type HeldItem = Omit<HeldRow, 'kind'>

/**
 * What a feature stores about people; the accounts call each of them, and so does an erasure by
 * staff.
 */
export type PersonalData = {
  /** The name of its part in a person's export. */
  readonly name: HeldKind
  /** The address is confirmed: what was done with it as a guest is now theirs. */
  readonly join?: (trx: Knex, person: { id: string; email: string }) => Promise<void>
  readonly read: (db: Knex, person: Person) => Promise<unknown>
  /** What `forget` and `clear` would do, row by row. */
  readonly list: (db: Knex, person: Person, now: Date) => Promise<readonly HeldItem[]>
  /**
   * Afterwards nothing may lead to the person, except what the temple has to keep. Returns the
   * references and ids by which command receipts know what was deleted.
   */
  readonly forget: (trx: Knex, person: Person, now: Date) => Promise<readonly string[]>
  /**
   * Removes their address and number from what other accounts sent. Returns the same as `forget`.
   */
  readonly clear?: (trx: Knex, person: Person) => Promise<readonly string[]>
}
