import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import type { Payments } from '#server/payments/payments.ts'
import { bookingAdminRoutes } from './adminRoutes.ts'
import { bookingMessageMail, createBulkMessages } from './bulkMessages.ts'
import { createDakshinaAdmin } from './dakshina/admin.ts'
import { dakshinaAdminRoutes } from './dakshina/adminRoutes.ts'
import { dakshinaMail, dakshinaMailsAgain } from './dakshina/notifications.ts'
import { createDakshinaPrintable } from './dakshina/printable.ts'
import { dakshinaData, forgetUnpaidDakshina } from './dakshina/owners.ts'
import { dakshinaRoutes } from './dakshina/routes.ts'
import { createDakshina } from './dakshina/service.ts'
import { createStaffView } from './dakshina/staffView.ts'
import { bookingDocuments } from './documents.ts'
import { bookingMail } from './notifications.ts'
import { bookingData } from './owners.ts'
import { createPujaContent } from './pujas/content.ts'
import { pujaContentRoutes, pujaRoutes } from './pujas/routes.ts'
import { translatedPujas } from './pujas/translated.ts'
import { bookingRoutes } from './routes.ts'
import { createBookings } from './service.ts'
import { createPassPrintable } from './pass.ts'
import type { SpecialDays } from './templeHours.ts'

type Deps = Shared &
  Pick<Parameters<typeof createBookings>[0], 'festivalDates' | 'takeBack'> & {
    readonly payments: Payments
    readonly specialDays: SpecialDays
  }

/** Bookings of pujas with their dakshina, and the pujas themselves. */
export const openBookings = (base: Deps) => {
  const bookings = createBookings(base)
  const dakshina = createDakshina({ ...base, bookings })
  const show = createStaffView({ ...base, receipts: dakshina.receipts })
  const dakshinaAdmin = createDakshinaAdmin({ ...base, dakshina, show })
  const messages = createBulkMessages({ ...base, bookings })
  const deps = { ...base, bookings, dakshina, dakshinaAdmin, show, messages }
  return {
    service: { bookings, dakshina },
    routes: [
      ...bookingRoutes(bookings),
      ...pujaRoutes(),
      ...dakshinaRoutes(dakshina),
      ...bookingAdminRoutes(deps),
      ...pujaContentRoutes(createPujaContent(deps)),
      ...dakshinaAdminRoutes(deps),
    ],
    documents: bookingDocuments(bookings, deps.findSite, deps.publicUrl),
    printables: {
      booking: createPassPrintable(deps),
      dakshina: createDakshinaPrintable({ ...deps, receipts: dakshina.receipts }),
    },
    writers: {
      [bookingMail]: bookings.writeMail,
      [bookingMessageMail]: messages.write,
      [dakshinaMail]: dakshina.writeMail,
    },
    mailsAgain: dakshinaMailsAgain,
    daily: { 'pujas that are over': bookings.forgetOver },
    tidy: { 'unpaid dakshina': (db: Knex) => forgetUnpaidDakshina(db, deps.now()) },
    personalData: [bookingData, dakshinaData],
    translated: [translatedPujas],
  } satisfies Feature
}
