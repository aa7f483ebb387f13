import type { Knex } from 'knex'
import { daySlots } from '#contract/bookings/pujas.ts'
import type { Site } from '#contract/site/public.ts'
import { listDay } from '#server/features/bookings/adminRepository.ts'
import { sumDakshina } from '#server/features/bookings/dakshina/totalsRepository.ts'
import { listPujaNames } from '#server/features/bookings/pujas/repository.ts'
import { withMoonrise, type City } from '#server/features/bookings/slotHours.ts'
import { exactWords, slotText } from '#server/features/bookings/words.ts'
import { countDisputed } from '#server/features/donations/admin/repository.ts'
import { sumReceived } from '#server/features/donations/admin/sums.ts'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import { countFailed, countStuck } from '#server/features/notifications/failureRepository.ts'
import type { ReadDay } from '#server/features/office/dayOfOffice.ts'
import { createOfficeSummary } from '#server/features/office/summary.ts'
import { sumOrdered } from '#server/features/orders/sums.ts'
import { createCounters } from './counters.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
}

const toConfirm = 'to confirm'

const words = {
  failed: (count: number) =>
    count === 1 ? 'One message could not be sent.' : `${count} messages could not be sent.`,
  stuck: (count: number) =>
    count === 1
      ? 'One email is waiting for the mail server.'
      : `${count} emails are waiting for the mail server.`,
  disputed: (count: number) =>
    count === 1
      ? 'One card payment is disputed by the payer’s bank.'
      : `${count} card payments are disputed by the payers’ banks.`,
}

const pujasOf = async (db: Knex, date: string, city: City) => {
  const booked = (await listDay(db, date)).filter(({ status }) => status !== 'cancelled')
  const names = await listPujaNames(db)
  return daySlots.flatMap((slot) => {
    const lines = booked
      .filter(({ preferredTime }) => preferredTime === slot)
      .map(({ exactTime, pujaType, fullName, priest, status }) =>
        [
          exactTime && exactWords(exactTime),
          names.get(pujaType),
          fullName,
          priest,
          status === 'pending' && toConfirm,
        ]
          .filter(Boolean)
          .join(', '),
      )
    return lines.length > 0 ? [{ slot: slotText(withMoonrise({ date, slot }, city)), lines }] : []
  })
}

const troubleOf = async (db: Knex): Promise<string[]> => {
  const trouble = await findMailTrouble(db)
  const counts: [keyof typeof words, number][] = [
    ['failed', await countFailed(db)],
    ['stuck', await countStuck(db, trouble !== undefined)],
    ['disputed', await countDisputed(db)],
  ]
  return counts.flatMap(([what, count]) => (count > 0 ? [words[what](count)] : []))
}

/** What the office's daily summary says, from every feature that knows a part of it. */
const createReadDay = (deps: Deps): ReadDay => {
  const { bookings, messages, donations, dakshina, orders } = createCounters(deps)

  return async (db, { date, yesterday, from, to }) => ({
    pujas: await pujasOf(db, date, (await deps.findSite(db)).city),
    waiting: {
      bookings: await bookings.count(db),
      messages: await messages.count(db),
      donations: await donations.count(db),
      dakshina: await dakshina.count(db),
      orders: await orders.count(db),
    },
    yesterday: {
      donations: await sumReceived(db, yesterday),
      dakshina: await sumDakshina(db, yesterday),
      orders: await sumOrdered(db, { from, to }),
    },
    trouble: await troubleOf(db),
  })
}

/** The office's daily summary, with everything it says. */
export const composeOfficeSummary = (
  deps: Deps & Omit<Parameters<typeof createOfficeSummary>[0], 'readDay'>,
) => createOfficeSummary({ ...deps, readDay: createReadDay(deps) })
