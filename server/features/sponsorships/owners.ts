import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { PersonalData, Person } from '#server/privacy/personalData.ts'
import { whereOwned } from '#server/privacy/personFilter.ts'
import { dropMails } from '#server/privacy/waitingMails.ts'
import type { SponsorCalendar } from './calendar.ts'

type OwnDay = {
  readonly id: string
  readonly date: string
  readonly name: string
  readonly offering: string
  readonly place: number | null
  readonly is_name_shown: boolean | number
  readonly reference: string
  readonly status: string
  readonly created_at: string
}

/** A day belongs to its donor. */
const listOwn = (db: Knex, person: Person): Promise<OwnDay[]> =>
  db('sponsored_days')
    .join('donations', 'donations.id', 'sponsored_days.donation_id')
    .join('sponsorships', 'sponsorships.id', 'sponsored_days.sponsorship_id')
    .where(whereOwned(person, { table: 'donations', phone: 'phone' }))
    .whereNot('sponsored_days.name', '')
    .orderBy([
      { column: 'sponsored_days.date', order: 'desc' },
      { column: 'sponsored_days.id', order: 'asc' },
    ])
    .select({
      id: 'sponsored_days.id',
      date: 'sponsored_days.date',
      name: 'sponsored_days.name',
      offering: 'sponsorships.name',
      place: 'sponsored_days.place',
      is_name_shown: 'sponsored_days.is_name_shown',
      reference: 'donations.reference',
      status: 'donations.status',
      created_at: 'sponsored_days.created_at',
    })

/** The name is read out on a day that is paid for and still to come. */
const isNeeded = ({ date, place, status }: OwnDay, today: string): boolean =>
  place !== null && status === 'succeeded' && date >= today

/**
 * Names of sponsored days. An erasure takes a name off the calendar at once, and deletes it when its
 * day is over.
 */
export const createSponsorData = ({ today }: Pick<SponsorCalendar, 'today'>): PersonalData => ({
  name: 'sponsoredDays',
  read: async (db, person) =>
    (await listOwn(db, person)).map(({ date, name, offering, reference, ...row }) => ({
      date,
      offering,
      name,
      isNameShown: Boolean(row.is_name_shown),
      reference,
    })),
  list: async (db, person) => {
    const from = await today(db)
    return (await listOwn(db, person)).map((row) => ({
      reference: row.reference,
      at: row.created_at,
      name: row.name,
      outcome: isNeeded(row, from) ? ('kept' as const) : ('erased' as const),
    }))
  },
  forget: async (trx, person) => {
    const from = await today(trx)
    const own = await listOwn(trx, person)
    for (const row of own) {
      const anonymous = { is_name_shown: false, is_forgotten: true }
      const changes = isNeeded(row, from) ? anonymous : { ...anonymous, name: '' }
      await trx('sponsored_days').where({ id: row.id }).update(changes)
      await dropMails(trx, [`sponsor:${row.id}:`])
    }
    return own.map(({ id }) => id)
  },
})

/** As long as the donors of unpaid gifts are known. */
const unpaidDays = 365

/** The daily task: names of erased people whose day is over, and of days nobody paid for. */
export const forgetPast = async (db: Knex, today: string): Promise<void> => {
  const named = () => db('sponsored_days').whereNot({ name: '' })
  await named().where({ is_forgotten: true }).where('date', '<', today).update({ name: '' })
  await named()
    .whereNull('place')
    .where('date', '<', addDays(today, -unpaidDays))
    .update({ name: '' })
}
