import { describe, expect, it } from 'vitest'
import { showList, testsWithoutStoredRows } from '#app/test/accountList.tsx'
import type { SavedBooking } from '#app/offline/rows.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { type RenderOptions, screen } from '#app/test/render.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import { listMyBookings } from '#contract/bookings/mine.ts'
import { MyBookings } from './MyBookings.tsx'

const saved = (change: Partial<Booking>, account?: string): SavedBooking => {
  const booking = aBooking(change)
  return { reference: booking.reference, booking, seenAt: booking.createdAt, account }
}

const show = (isOfAccount = false, options: RenderOptions = {}) =>
  showList(<MyBookings id="mine" isOfAccount={isOfAccount} />, options)

describe('The bookings on this phone', () => {
  it('are none at first: it says what will appear', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Your bookings on this phone' })).toBeTruthy()
    expect(screen.getByText('Pujas you book will appear here, even offline.')).toBeTruthy()
    expect(screen.getByText('Booked on another phone? Open the link in our email.')).toBeTruthy()
  })

  it('are listed with the latest puja first, each by its link', async () => {
    const { db, rows, container } = await show()
    await db.bookings.bulkPut([
      saved({
        reference: 'PJ-2026-AAAAAA',
        startsAt: '2026-11-25T00:30:00.000Z',
        preferredDate: '2026-11-25',
        preferredTime: 'morning',
        status: 'cancelled',
      }),
      saved({ reference: 'PJ-2026-BBBBBB' }),
      saved({ reference: 'PJ-2026-CCCCCC', startsAt: '2026-11-24T00:30:00.000Z' }, 'user-1'),
    ])
    await expect.poll(rows).toEqual([
      [
        'Ganesh Puja27 Nov 2026, Evening · PJ-2026-BBBBBBRequested',
        '/booking/pj-2026-bbbbbb#secret',
      ],
      [
        'Ganesh Puja25 Nov 2026, Morning · PJ-2026-AAAAAACancelled',
        '/booking/pj-2026-aaaaaa#secret',
      ],
      // The account’s own needs no secret.
      ['Ganesh Puja27 Nov 2026, Evening · PJ-2026-CCCCCCRequested', '/booking/pj-2026-cccccc'],
    ])
    await expectAccessible(container)
  })

  it('could not be read where the database is silent: it says so, and tries again', async () => {
    await show(false, { database: 'blocked' })
    expect(await screen.findByText('What is stored on this phone could not be read.')).toBeTruthy()
    expect(screen.getByText('Try again')).toBeTruthy()
    expect(screen.queryByText('Pujas you book will appear here, even offline.')).toBeNull()
  })

  it('begin with what waits to be sent', async () => {
    const { rows, network } = await show()
    network.lose()
    const { submit } = await import('#app/offline/phone.ts')
    const input = {
      pujaType: 'ganesh',
      preferredDate: '2026-11-27',
      preferredTime: 'evening' as const,
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
    }
    await submit({ id: 'command-1', command: 'createBooking', input, subject: 'Ganesh Puja' })
    await expect.poll(rows).toEqual([['Ganesh Puja27 Nov 2026, EveningWaiting to send', '/outbox']])
  })

  it('are the account’s on its page, which leads to the form', async () => {
    await show(true, { account: anAccount() })
    expect(screen.getByRole('heading', { name: 'Your bookings' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Book a puja' }).getAttribute('href')).toBe('/puja')
  })
})

describe('The bookings of an account whose phone has none to show', () => {
  testsWithoutStoredRows({
    list: <MyBookings id="mine" isOfAccount />,
    fetches: listMyBookings,
    answer: [aBooking()],
    row: 'Ganesh Puja',
    none: 'Pujas you book will appear here, even offline.',
  })
})
