import type { Knex } from 'knex'
import type { Permission } from '#contract/accounts/permissions.ts'
import type { Sankalp } from '#contract/bookings/sankalp.ts'
import type { DevoteeRecord, PartKind, RecordKind } from '#contract/devotees/admin.ts'
import { addressText } from '#contract/site/addressText.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Searched } from '#server/db/searchTerms.ts'

/** A record as the page of its devotee shows it, and what it says about the person. */
export type SourceRecord = Omit<DevoteeRecord, 'kind'> & {
  readonly city?: string | undefined
  readonly address?: string | undefined
  readonly sankalp?: Sankalp | undefined
  readonly pan?: string | undefined
}

/** A table of what devotees have with the temple; each feature describes its own. */
export type DevoteeSource = {
  readonly kind: RecordKind
  /** Who may see its records on the page of a devotee. */
  readonly permission: Permission
  readonly table: string
  /** The column by which the address of a record's page names it. */
  readonly key: 'reference' | 'id'
  /** Columns, or other SQL, that say whose it is. `emailKey` is in lower case and has an index. */
  readonly name: string
  readonly email: string
  readonly emailKey: string
  readonly phone?: 'phone'
  readonly owner: 'user_id' | 'id'
  /** Which rows are somebody's: not those of test mode, of nobody, or of an erased person. */
  readonly isIncluded: string
  readonly searched: Searched<never>
  /** The keys of what has exactly this number, code or reference, in capitals. */
  readonly findExact: (db: Knex, text: string) => Promise<string[]>
  readonly read: (db: Knex, keys: readonly string[]) => Promise<SourceRecord[]>
}

/**
 * What belongs to records of one kind and is nobody's without them: it has no name or number by which
 * a devotee is found. It is on the page of the devotee who has the record.
 */
export type DevoteePart = {
  readonly kind: PartKind
  readonly of: RecordKind
  readonly permission: Permission
  /** `keys`: of the records it belongs to. */
  readonly read: (db: Knex, keys: readonly string[], now: Date) => Promise<SourceRecord[]>
}

/** Where something is sent to; the country does not help to recognise a person. */
export const townOf = (address: PostalAddress | undefined) => {
  if (!address) return {}
  const { line1, line2, city, state, postalCode } = address
  return { city, address: addressText([line1, line2, city, postalCode, state]) }
}
