import type * as english from '#contract/i18n/en/refusals/refusals.ts'
import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { calendar } from './calendar.ts'
import { content } from './content.ts'
import { dakshina } from './dakshina.ts'
import { donations } from './donations.ts'
import { monthlyGifts } from './monthlyGifts.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { pictures } from './pictures.ts'
import { reminders } from './reminders.ts'
import { sadhana } from './sadhana.ts'
import { service } from './service.ts'
import { sevas } from './sevas.ts'
import { sponsorships } from './sponsorships.ts'

/** All that devotees may be refused, by feature; see `contract/refusals.ts`. */
export const refusals = {
  accounts,
  bookings,
  calendar,
  content,
  dakshina,
  donations,
  monthlyGifts,
  orders,
  payments,
  pictures,
  reminders,
  sadhana,
  service,
  sevas,
  sponsorships,
} satisfies typeof english.refusals
