import type { Knex } from 'knex'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

/** What can be sponsored. */
export type SponsorshipRecord = {
  readonly id: string
  readonly name: string
  readonly text?: string | undefined
  /** Whole rupees for a day. */
  readonly price: number
  /** On one day. */
  readonly places: number
  readonly isActive: boolean
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}

const columns = columnsOf<SponsorshipRecord>()([
  'id',
  'name',
  'text',
  'price',
  'places',
  'isActive',
  'version',
  'createdAt',
  'updatedAt',
])

const sponsorships = (db: Knex) => records<SponsorshipRecord>(db, 'sponsorships', columns)

export const insertSponsorship = async (trx: Knex, record: SponsorshipRecord): Promise<void> => {
  await insertRows(trx, 'sponsorships', [toColumns(record, columns)])
}

export const updateSponsorship = async (trx: Knex, record: SponsorshipRecord): Promise<void> => {
  await trx('sponsorships').where({ id: record.id }).update(toColumns(record, columns))
}

export const findSponsorship = (db: Knex, id: string): Promise<SponsorshipRecord | undefined> =>
  sponsorships(db).where({ id }).first()

/**
 * Locked until the end of the transaction: everybody who takes, moves or frees one of its days takes
 * this lock first.
 */
export const lockSponsorship = (trx: Knex, id: string): Promise<SponsorshipRecord | undefined> =>
  sponsorships(trx).where({ id }).forUpdate().first()

export const listSponsorshipRows = (db: Knex): Promise<SponsorshipRecord[]> =>
  sponsorships(db).orderBy(['name', 'id'])

export const listActiveSponsorships = (db: Knex): Promise<SponsorshipRecord[]> =>
  sponsorships(db).where({ isActive: true }).orderBy(['price', 'id'])

export const hasActiveSponsorship = async (db: Knex): Promise<boolean> =>
  (await sponsorships(db).where({ isActive: true }).first()) !== undefined
