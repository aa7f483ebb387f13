import type { Knex } from 'knex'

export type Person = {
  readonly id: string
  readonly email: string
  /** Whether the address is known to be theirs: before, it may be anybody's. */
  readonly isConfirmed: boolean
}

/** What a feature keeps about people with an account; the accounts ask each of them. */
export type PersonalData = {
  /** Its part of what a person may take along, by this name. */
  readonly name: string
  /** The address is confirmed: what was done with it as a guest is theirs now. */
  readonly join?: (trx: Knex, person: Person) => Promise<void>
  readonly read: (db: Knex, person: Person) => Promise<unknown>
  /** The account is deleted: nothing may lead to the person but what the temple has to keep. */
  readonly forget: (trx: Knex, person: Person) => Promise<void>
}
