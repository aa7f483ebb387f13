import { expect } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aSite } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type Booking, getAvailability, getBooking } from '#contract/bookings/public.ts'
import { type Dakshina, getDakshina } from '#contract/bookings/dakshina.ts'
import { getPaymentSettings } from '#contract/donations/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { BookingLookup } from './BookingLookup.tsx'
import { anAvailability } from './test/anAvailability.ts'

export const reference = 'PJ-2026-7K3M9W'

type Options = RenderOptions & {
  booking?: Partial<Booking>
  dakshina?: Partial<Dakshina>
  /** As in the address. */
  secret?: string
  hasPaid?: boolean
}

/** For tests: the page of a booking, six days before the puja. */
export async function showBooking(options: Options = {}) {
  const { booking, dakshina, secret = 'secret', hasPaid = false, ...rest } = options
  const { server = templeServer() } = options
  server.offers(getBooking, aBooking(booking))
  server.offers(getDakshina, { reference, paid: [], canPay: true, ...dakshina })
  server.offers(listPujas, [
    { id: 'ganesh', name: 'Ganesh Puja', description: 'Sixteen offerings.', price: 2100 },
  ])
  server.offers(getPaymentSettings, { cards: 'sandbox' })
  server.offers(
    getAvailability,
    anAvailability({ '2026-11-21': {}, '2026-11-23': {}, '2026-11-24': { morning: 0 } }),
  )
  const page = await render(
    <BookingLookup
      reference={reference}
      secret={secret}
      origin="https://temple.example"
      site={aSite({ upiAddress: 'temple@bank' })}
      hasPaid={hasPaid}
    />,
    {
      now: '2026-11-21T03:00:00.000Z',
      at: `/booking/${reference.toLowerCase()}${secret ? `#${secret}` : ''}`,
      ...rest,
      server,
    },
  )
  return {
    ...page,
    field: screen.getByLabelText,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    isShown: () => screen.findByRole('heading', { level: 1, name: 'Ganesh Puja' }),
    /** Until the phone has it, too. */
    isKept: () => expect.poll(() => page.db.bookings.get(reference)).toBeTruthy(),
  }
}
