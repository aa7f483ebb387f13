import type { DevoteePart } from '#server/privacy/devoteeSource.ts'
import { listDaysOfGifts } from './adminRepository.ts'

/** A sponsored day is on its donor's page. */
export const sponsoredDaysOfDevotees: DevoteePart = {
  kind: 'sponsored_day',
  of: 'donation',
  permission: 'bookings',
  read: async (db, references, now) => {
    const days = await listDaysOfGifts(db, references, now.toISOString())
    return days.map(({ id, createdAt, date, name, offering, state }) => ({
      key: id,
      at: createdAt,
      name,
      day: date,
      about: [offering, name].filter(Boolean).join(', '),
      status: state,
    }))
  },
}
