import type { Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { get, okOf } from './admin.ts'
import { book, post } from './bookings.ts'
import { cards, donationTemple, type DonationTemple } from './donations.ts'
import type { Person } from './people.ts'
import type { Reply } from './request.ts'
import type { TestApp } from './testApp.ts'

/** A booked puja, in a temple that takes cards in the sandbox. */
export const bookedTemple = async (): Promise<DonationTemple & { booking: Booking }> => {
  const temple = await donationTemple()
  return { ...temple, booking: await book(temple.app) }
}

type BookingKey = Pick<Booking, 'reference' | 'token'>

export const dakshinaOf = async (
  app: TestApp,
  { reference, token }: BookingKey,
): Promise<Dakshina> =>
  okOf(await app.send(`/api/puja-bookings/${reference}/dakshina?token=${token}`))

export const claim = (
  app: TestApp,
  { reference, token }: BookingKey,
  changes: object = {},
  key?: string,
): Promise<Reply> =>
  post(app, `/api/puja-bookings/${reference}/dakshina`, { token, amount: 5100, ...changes }, key)

export const openCard = (
  app: TestApp,
  { reference, token }: BookingKey,
  amount = 5100,
): Promise<Reply> =>
  post(app, '/api/create-payment-intent', { type: 'dakshina', reference, token, amount })

/** A card payment that is paid, and of which the temple has not heard yet. */
export const payCard = async (
  { app, sandbox }: DonationTemple,
  held: BookingKey,
  amount?: number,
): Promise<string> => {
  const { clientSecret } = okOf<{ clientSecret: string }>(await openCard(app, held, amount))
  sandbox.checkout.pay(clientSecret, cards.good)
  return clientSecret.split('_secret_')[0] ?? ''
}

export const seenByStaff = (who: Person, { reference }: Pick<Booking, 'reference'>) =>
  get<StaffDakshina>(who, `/api/admin/bookings/${reference}/dakshina`)

/** Cash of today unless something else is given. */
export const take = (
  who: Person,
  { reference }: Pick<Booking, 'reference'>,
  given: object = {},
): Promise<Reply> =>
  who.post(`/api/admin/bookings/${reference}/dakshina`, {
    seen: 0,
    method: 'cash',
    amount: 5100,
    paidOn: '2026-11-21',
    ...given,
  })
