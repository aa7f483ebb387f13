import { describe, expect, it } from 'vitest'
import { anOverride } from '#app/test/builders.ts'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { someTakings } from '#app/test/someTakings.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { getBackups } from '#contract/backups/admin.ts'
import { confirmBookings, listBookings, undoConfirmations } from '#contract/bookings/admin.ts'
import { listFestivalOverrides } from '#contract/festivals/public.ts'
import { getTakings } from '#contract/takings/admin.ts'
import { getWaiting } from '#contract/bookings/waiting.ts'
import { backups, showToday, now, week, meera, family, tomorrow, later } from './showToday.tsx'
import { TodayTab } from './TodayTab.tsx'

describe('The day in the office', () => {
  it('begins with the date, the tithi, and the sun and moon of the temple', async () => {
    const { container } = await showToday()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Friday, 27 Nov')
    expect(
      await screen.findByText(
        /^Krishna Tritiya until 9:49.AM · sunrise 6:\d\d.AM · moonrise 8:\d\d.PM$/,
      ),
    ).toBeTruthy()
    expect(screen.getByText('Priest’s list').closest('a')?.getAttribute('href')).toBe(
      '/admin/bookings/sheet/2026-11-27',
    )
    await expectAccessible(container)
  })

  it('says what came in today to those who may know, and leads to its parts', async () => {
    await showToday()
    const sum = await screen.findByRole('link', { name: '₹2,100' })
    expect(sum.getAttribute('href')).toBe('/admin/takings')
  })

  it('says what the next festival is, and how full the week is', async () => {
    await showToday()
    const festival = await screen.findByRole('heading', { name: /Sankashti, Friday$/ })
    expect(festival.nextSibling?.textContent).toMatch(/moonrise, 27 Nov, today$/)
    const { getAllByRole } = within(
      screen.getByRole('heading', { name: 'This week' }).parentElement as HTMLElement,
    )
    const days = getAllByRole('link')
    expect(days.map((day) => day.textContent).slice(0, 5)).toEqual([
      'Fri 272',
      'Sat 280',
      'Sun 290',
      'Mon 300',
      'Tue 10',
    ])
    expect(days[0]?.getAttribute('href')).toBe('/admin/bookings/day/2026-11-27')
    expect(screen.getByLabelText('2 bookings').textContent).toBe('2')
    // Two bookings are no full day.
    expect(days[0]?.querySelector<HTMLElement>('[style]')?.style.width).toBe('20%')
  })

  it('names no festival that the temple has hidden', async () => {
    const { office } = await showToday([], { overrides: [anOverride({ isHidden: true })] })
    await expect.poll(() => office.isFetching()).toBe(0)
    const festival = await screen.findByRole('heading', { name: /Chaturthi|Sankashti/ })
    expect(festival.nextSibling?.textContent).not.toContain('27 Nov')
  })

  it('lists today’s pujas by their time, tomorrow’s, and what is to be confirmed later', async () => {
    const cancelled = aStaffBooking({ reference: 'PJ-2026-5', status: 'cancelled' })
    const { below, container } = await showToday([meera, family, tomorrow, later, cancelled])
    expect(await below('Morning')).toEqual(['Asha, 3 namesGanesh Puja · Kashyapa gotra'])
    expect(await below('Evening')).toEqual([
      expect.stringMatching(
        /^Meera Kulkarni5:30.PM · Ganesh Puja · Gotra not known · 98220 12345$/,
      ),
    ])
    expect(screen.queryByRole('heading', { name: 'Afternoon' })).toBeNull()
    expect(screen.getByRole('heading', { name: /^Pujas today/ }).textContent).toBe(
      'Pujas today2 pujas · 1 to confirm',
    )
    expect(screen.getByText('Sunil Joshi').closest('li')?.textContent).toMatch(/^Evening/)
    expect(await below('Later, still to confirm')).toHaveLength(1)
    expect(screen.getByText('Leela Rao').closest('li')?.textContent).toMatch(/^Sat, 5 DecEvening/)
    expect(screen.getByText('Meera Kulkarni').closest('a')?.getAttribute('href')).toBe(
      '/admin/bookings/pj-2026-7k3m9w',
    )
    expect(screen.queryByRole('button', { name: 'Confirm: Asha Patil' })).toBeNull()
    await expectAccessible(container)
  })

  it('may have no pujas', async () => {
    await showToday()
    expect(await screen.findByText('No pujas are booked for today.')).toBeTruthy()
    expect(screen.getByText('No pujas are booked for tomorrow.')).toBeTruthy()
    expect(screen.queryByText('Later, still to confirm')).toBeNull()
    expect(screen.getByText('Nothing is waiting. Whatever comes in will appear here.')).toBeTruthy()
  })

  it('says when there are more bookings than are shown', async () => {
    await showToday([meera, later], { next: 'more' })
    const more = await screen.findAllByText(/^Only the first 200 are shown/)
    expect(more).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Confirm the first 2' })).toBeTruthy()
  })

  it('has no bookings for those who may not see them, nor asks for any', async () => {
    const { server } = await showToday([], {
      role: 'treasurer',
      waiting: {
        donations: {
          claimed: 2,
          rupees: 1500,
          promised: { count: 0, rupees: 0 },
          cheques: { count: 0, rupees: 0 },
        },
      },
    })
    expect(screen.getByText('UPI donations to find')).toBeTruthy()
    for (const text of [/^Pujas today/, 'Priest’s list', 'This week'])
      expect(screen.queryByText(text)).toBeNull()
    expect(server.received(listBookings)).toEqual([])
  })

  it('can be asked for again if it could not be loaded', async () => {
    const server = templeServer()
    server.refuses(getWaiting, 'unavailable')
    server.answers(listBookings, { items: [] })
    server.answers(listFestivalOverrides, [])
    const { user } = await renderOffice(<TodayTab />, { server, now })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getBackups, backups)
    server.answers(getTakings, someTakings())
    server.answers(getWaiting, {})
    await user.click(again)
    expect(await screen.findByText(/^Nothing is waiting/)).toBeTruthy()
  })
})

describe('A booking of the day', () => {
  it('is confirmed with one press, before which the devotee is not yet told', async () => {
    const { press, server } = await showToday([meera])
    await screen.findByText('Meera Kulkarni')
    const confirmed = [{ reference: meera.reference, steps: 2 }]
    server.answers(confirmBookings, { confirmed, leftOut: [] })
    await press('Confirm: Meera Kulkarni')
    expect(await screen.findByText('Booking confirmed')).toBeTruthy()
    expect(
      screen.getByText('We email the devotees in 10 seconds, unless you undo it.'),
    ).toBeTruthy()
    expect(server.received(confirmBookings)).toEqual([{ references: [meera.reference] }])
    server.answers(undoConfirmations, { undone: [meera.reference], leftOut: [] })
    await press('Undo')
    expect(await screen.findByText('The booking is unconfirmed again')).toBeTruthy()
    expect(server.received(undoConfirmations)).toEqual([{ confirmed }])
  })

  it('is confirmed with all others, and says which were left out', async () => {
    const { press, server } = await showToday([meera, family, tomorrow, later], {
      waiting: {
        bookings: { pending: 3, unpaid: 0, from: '2026-11-27', to: '2026-12-05', week },
      },
    })
    expect(screen.getByText('for 27 Nov to 5 Dec')).toBeTruthy()
    await screen.findByRole('button', { name: 'Confirm all 3' })
    server.answers(confirmBookings, {
      confirmed: [meera, tomorrow].map(({ reference }) => ({ reference, steps: 2 })),
      leftOut: [later.reference],
    })
    await press('Confirm all 3')
    expect(await screen.findByText('2 bookings confirmed')).toBeTruthy()
    expect(screen.getByText(/^One was left out, because someone else changed it/)).toBeTruthy()
    expect(server.received(confirmBookings)).toEqual([
      { references: [meera, tomorrow, later].map(({ reference }) => reference) },
    ])
    server.answers(undoConfirmations, {
      undone: [meera.reference],
      leftOut: [tomorrow.reference],
    })
    await press('Undo')
    expect(await screen.findByText('Some could no longer be undone.')).toBeTruthy()
  })

  it('is confirmed once, however often it is pressed', async () => {
    const { press, server } = await showToday([meera, tomorrow])
    await screen.findByText('Meera Kulkarni')
    const confirmed = [{ reference: meera.reference, steps: 2 }]
    const release = server.holds(confirmBookings, { confirmed, leftOut: [] })
    await press('Confirm: Meera Kulkarni')
    await press('Confirm: Meera Kulkarni')
    await press('Confirm: Sunil Joshi')
    release()
    await screen.findByText('Booking confirmed')
    expect(server.received(confirmBookings)).toHaveLength(1)
  })

  it('that could not be confirmed says so, and stays to be confirmed', async () => {
    const { press, server, network } = await showToday([meera])
    await screen.findByText('Meera Kulkarni')
    network.lose()
    await press('Confirm: Meera Kulkarni')
    expect(await screen.findByText(/^Could not connect\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm: Meera Kulkarni' })).toHaveProperty(
      'disabled',
      false,
    )
    expect(server.received(confirmBookings)).toEqual([])
  })
})
