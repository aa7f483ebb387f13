import type { Knex } from 'knex'
import { listDay } from './adminRepository.ts'
import { bySlot } from './bySlot.ts'
import { listPujaNames } from './pujas/repository.ts'
import { withMoonrise, type City } from './slotHours.ts'
import { exactWords, slotText } from './words.ts'

const toConfirm = 'to confirm'

/** The pujas of a day, slot by slot, each in a line for the office. */
export const dayInWords = async (db: Knex, date: string, city: City) => {
  const booked = (await listDay(db, date)).filter(({ status }) => status !== 'cancelled')
  const names = await listPujaNames(db)
  return bySlot(booked).map(({ slot, bookings }) => ({
    slot: slotText(withMoonrise(slot, city)),
    lines: bookings.map(({ exactTime, pujaType, fullName, priest, status }) =>
      [
        exactTime && exactWords(exactTime),
        names.get(pujaType),
        fullName,
        priest,
        status === 'pending' && toConfirm,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  }))
}
