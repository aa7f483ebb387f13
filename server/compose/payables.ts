import type { Feature, Shared } from '#server/feature.ts'
import { noteBookings } from '#server/features/bookings/dakshina/onStatement.ts'
import { openBookings } from '#server/features/bookings/open.ts'
import { createRecording } from '#server/features/donations/counter/record.ts'
import { openDonations } from '#server/features/donations/open.ts'
import { listGreatDates } from '#server/features/festivals/repository.ts'
import { takeBackDelivery } from '#server/features/notifications/repository.ts'
import { noteOnStatement } from '#server/features/orders/onStatement.ts'
import { openOrders } from '#server/features/orders/open.ts'
import { openMonthlyGifts } from '#server/features/monthlyGifts/open.ts'
import { openPayments } from '#server/features/payments/open.ts'
import type { openShop } from '#server/features/shop/open.ts'
import * as stock from '#server/features/shop/stock.ts'
import { createSpecialDays } from '#server/features/site/specialDays.ts'
import { createSponsorCalendar } from '#server/features/sponsorships/calendar.ts'
import { createSponsoring } from '#server/features/sponsorships/sponsoring.ts'
import { createPayments } from '#server/payments/payments.ts'
import type { ServerOptions } from './options.ts'

type Deps = ServerOptions & Shared & { readonly shop: ReturnType<typeof openShop>['service'] }

/** What people pay for, and the payments, which settle it. */
export const openPayables = (base: Deps) => {
  const { shop, sandbox } = base
  const payments = createPayments({
    ...base,
    receiveSubscription: (...args) => monthlyGifts.service.receive(...args),
    listPayables: () => [
      donations.service.payable,
      orders.service.payable,
      booked.service.dakshina.payable,
    ],
  })
  const calendar = createSponsorCalendar({ ...base, festivalDates: listGreatDates })
  const sponsoring = createSponsoring({ ...base, calendar })
  const deps = { ...base, payments, sponsoring, takeBack: takeBackDelivery }
  const booked = openBookings({
    ...deps,
    festivalDates: listGreatDates,
    specialDays: createSpecialDays(deps),
  })
  const { bookings, dakshina } = booked.service
  const donations = openDonations({ ...deps, noteOrders: noteOnStatement, noteBookings })
  const monthlyGifts = openMonthlyGifts({ ...deps, donations: donations.service })
  const { find: findProducts, files } = shop
  const { openWorkshop } = files
  const orders = openOrders({ ...deps, stock, findProducts, files, openWorkshop })
  const openers = {
    donation: donations.service.begin,
    order: orders.service.openPayment,
    dakshina: dakshina.begin,
  }
  const features: Feature[] = [
    donations,
    monthlyGifts,
    orders,
    booked,
    openPayments({ payments, openers, sandbox }),
  ]
  return {
    services: {
      payments,
      monthlyGifts: monthlyGifts.service,
      bookings,
      donations: donations.service,
      orders: orders.service,
      sponsoring,
      sponsorCalendar: calendar,
      recordDonation: createRecording({ ...deps, donations: donations.service }),
    },
    features,
  }
}
