import type { Knex } from 'knex'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { stripReceipts } from '#server/privacy/receipts.ts'
import { createForgetting, createSentRows } from '#server/privacy/sentRows.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { listDaysOfSeva } from './dayRepository.ts'
import { sevas, type SevaRecord } from './repository.ts'

const table = 'sevas'

const rows = (db: Knex): Knex.QueryBuilder => sevas(db).orderBy('created_at', 'desc')

/** What identifies a person; the temple's records keep which seva was performed and when. */
const nobody = {
  full_name: '',
  email: '',
  phone: null,
  address: null,
  in_name: '',
  gotra: null,
  notes: null,
  direction: null,
}

/** A seva in force is performed in somebody's name. */
const isNeeded = ({ status }: SevaRecord): boolean => status === 'active'

const forgetOne = async (trx: Knex, { id, reference }: SevaRecord): Promise<void> => {
  await trx(table)
    .where({ id })
    .update({ user_id: null, ...nobody })
  await trx('seva_days').where({ seva_id: id }).update({ note: null })
  await dropMails(trx, [`seva:${id}:`])
  await stripReceipts(trx, { about: [reference, id], outcome: 'deleted' })
}

const { listOwn, ...sent } = createSentRows<SevaRecord>({
  table,
  phone: 'phone',
  key: 'reference',
  rows,
  toHeld: (row) => ({
    reference: row.reference,
    at: row.createdAt,
    name: row.fullName,
    email: row.email,
    ...(row.phone !== undefined && { phone: row.phone }),
  }),
  isNeeded,
})

const forgetting = createForgetting({ table, rows, isNeeded, listOwn, forgetOne })

/** Deletes each day what was still in force when its person was deleted, and has ended. */
export const { forgetOver } = forgetting

export const sevaData: PersonalData = {
  name: 'sevas',
  ...sent,
  forget: forgetting.forget,
  read: async (db, person) =>
    Promise.all(
      (await listOwn(db, person)).map(async ({ userId: _, version: _v, id, ...seva }) => ({
        ...seva,
        days: (await listDaysOfSeva(db, id)).map(({ date, doneAt, note }) => ({
          date,
          doneAt,
          note,
        })),
      })),
    ),
}
