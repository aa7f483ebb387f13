import type { Shared } from '#server/feature.ts'
import { sumDakshina } from '#server/features/bookings/dakshina/totalsRepository.ts'
import { dayInWords } from '#server/features/bookings/dayInWords.ts'
import { countDisputed } from '#server/features/donations/admin/repository.ts'
import { sumReceived } from '#server/features/donations/reports/totalsRepository.ts'
import { countFailed, countStuck } from '#server/features/notifications/failureRepository.ts'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import type { ReadDay } from '#server/features/office/dayOfOffice.ts'
import type { Counters } from '#server/features/office/routes.ts'
import { troubleInWords } from '#server/features/office/trouble.ts'
import { sevasInWords } from '#server/features/sevas/dayInWords.ts'
import { sponsoredInWords } from '#server/features/sponsorships/dayInWords.ts'
import { sumOrdered } from '#server/features/orders/sums.ts'

type Deps = Pick<Shared, 'findSite'> & { readonly counters: Counters }

/** What the office's daily summary says, from every feature that knows a part of it. */
export const createReadDay = ({ findSite, counters }: Deps): ReadDay => {
  const { bookings, sevas, messages, donations, monthlyGifts, dakshina, orders } = counters

  return async (db, { date, yesterday, from, to }) => ({
    pujas: [
      ...(await dayInWords(db, date, (await findSite(db)).city)),
      ...(await sevasInWords(db, date)),
      ...(await sponsoredInWords(db, date)),
    ],
    waiting: {
      bookings: await bookings.count(db),
      sevas: await sevas.count(db),
      messages: await messages.count(db),
      donations: await donations.count(db),
      monthlyGifts: await monthlyGifts.count(db),
      dakshina: await dakshina.count(db),
      orders: await orders.count(db),
    },
    yesterday: {
      donations: await sumReceived(db, yesterday),
      dakshina: await sumDakshina(db, yesterday),
      orders: await sumOrdered(db, { from, to }),
    },
    trouble: troubleInWords({
      failed: await countFailed(db),
      stuck: await countStuck(db, (await findMailTrouble(db)) !== undefined),
      disputed: await countDisputed(db),
    }),
  })
}
