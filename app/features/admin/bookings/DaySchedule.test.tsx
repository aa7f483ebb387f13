import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  advanceBooking,
  confirmBookings,
  listBookings,
  type StaffBooking,
  undoConfirmations,
} from '#contract/bookings/admin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { SpecialDay } from '#contract/site/public.ts'
import { getWholeTemple, removeSpecialDay, setSpecialDay } from '#contract/site/specialDaysAdmin.ts'
import { DaySchedule } from './DaySchedule.tsx'

const date = '2026-11-27'
const temple = (days: SpecialDay[] = []) => ({ days, ceilings: {}, version: 1 })
const anand = { reference: 'PJ-2026-2', fullName: 'Anand', preferredTime: 'morning' } as const

const show = async (
  items: StaffBooking[],
  { days = [] as SpecialDay[], role = 'admin' as Role } = {},
) => {
  const server = templeServer()
  server.answers(listBookings, { items })
  server.answers(getWholeTemple, temple(days))
  const page = await renderOffice(<DaySchedule date={date} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByText('Friday, 27 Nov 2026')
  return {
    ...page,
    press: async (name: string) => page.user.click(await screen.findByRole('button', { name })),
  }
}

describe('A day at the temple', () => {
  it('shows its bookings by part of the day, and how many wait', async () => {
    const { server, container } = await show([
      aStaffBooking({ ...anand, sankalp: { names: ['Anand', 'Meera'], isGotraUnknown: true } }),
      aStaffBooking({ phone: '98220 12345', dakshina: { state: 'paid', amount: 501 } }),
      aStaffBooking({ reference: 'PJ-2026-3', status: 'cancelled', nextStatuses: [] }),
    ])
    const evening = within(await screen.findByRole('region', { name: /^Evening/ }))
    expect(evening.getByRole('heading').textContent).toContain('1 booking, 1 to confirm')
    expect(evening.getByText('Paid ₹501')).toBeTruthy()
    expect(evening.getByText('98220 12345').getAttribute('href')).toBe('tel:98220 12345')
    const morning = within(screen.getByRole('region', { name: /^Morning/ }))
    expect(morning.getByRole('link').getAttribute('href')).toBe('/admin/bookings/pj-2026-2')
    expect(screen.getByRole('link', { name: 'Select bookings' }).getAttribute('href')).toBe(
      `/admin/bookings/all?from=${date}&to=${date}`,
    )
    expect(server.received(listBookings)).toEqual([{ from: date, to: date, limit: 200 }])
    await expectAccessible(container)
  })

  it('loads every page of a festival day by itself', async () => {
    const server = templeServer()
    server.answers(getWholeTemple, temple())
    server.answers(listBookings, ({ after }) =>
      after
        ? { items: [aStaffBooking({ reference: 'PJ-2026-2' })] }
        : { items: [aStaffBooking()], next: 'page-2' },
    )
    await renderOffice(<DaySchedule date={date} />, { server })
    expect(await screen.findByText('PJ-2026-2')).toBeTruthy()
    expect(screen.getByText('PJ-2026-7K3M9W')).toBeTruthy()
  })

  it('says that nobody is booked', async () => {
    await show([])
    expect(await screen.findByText('No bookings on this day')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  })

  it('that could not be loaded is asked for again', async () => {
    const server = templeServer()
    server.answers(getWholeTemple, temple())
    server.refuses(listBookings, 'unavailable')
    const { user } = await renderOffice(<DaySchedule date={date} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No bookings on this day')).toBeNull()
    server.answers(listBookings, { items: [aStaffBooking()] })
    await user.click(again)
    expect(await screen.findByText('PJ-2026-7K3M9W')).toBeTruthy()
  })

  it('leads to today, a chosen day and the priest’s list', async () => {
    const { address } = await show([])
    expect(screen.getByText('Priest’s list').closest('a')?.getAttribute('href')).toBe(
      `/admin/bookings/sheet/${date}`,
    )
    expect(screen.getByText('Today').getAttribute('href')).toBe('/admin/bookings/day/2026-11-24')
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-01' } })
    await expect.poll(address).toBe('/admin/bookings/day/2026-12-01')
  })

  it.each([
    ['Previous day', '2026-11-26'],
    ['Next day', '2026-11-28'],
  ])('leads to the %s', async (name, to) => {
    const { press, address } = await show([])
    await press(name)
    await expect.poll(address).toBe(`/admin/bookings/day/${to}`)
  })

  it('moves a booking on from its row', async () => {
    const { press, server } = await show([aStaffBooking()])
    server.answers(advanceBooking, aStaffBooking({ status: 'confirmed' }))
    await press('Confirm: PJ-2026-7K3M9W')
    await expect
      .poll(() => server.received(advanceBooking))
      .toEqual([{ reference: 'PJ-2026-7K3M9W', status: 'confirmed' }])
  })

  it('confirms all that wait in one press, which can be undone', async () => {
    const { press, server, user } = await show([
      aStaffBooking(),
      aStaffBooking(anand),
      aStaffBooking({ reference: 'PJ-2026-3', status: 'confirmed' }),
    ])
    const confirmed = [{ reference: 'PJ-2026-2', steps: 2 }]
    server.answers(confirmBookings, { confirmed, leftOut: ['PJ-2026-7K3M9W'] })
    await press('Confirm all 2')
    await expect
      .poll(() => server.received(confirmBookings))
      .toEqual([{ references: ['PJ-2026-7K3M9W', 'PJ-2026-2'] }])
    server.answers(undoConfirmations, { undone: ['PJ-2026-2'], leftOut: [] })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect.poll(() => server.received(undoConfirmations)).toEqual([{ confirmed }])
  })
})

describe('Closing the temple on a day', () => {
  it('shows first who is booked on it, and closes only then', async () => {
    const { press, server, user } = await show([aStaffBooking({ phone: '98220 12345' })])
    await press('Close the temple on this day')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Close the temple on 27 Nov 2026?',
    })
    const inside = within(dialog)
    expect(inside.getByText(/^There is 1 booking on this day/)).toBeTruthy()
    expect(inside.getByText('Meera Kulkarni').getAttribute('href')).toBe(
      '/admin/bookings/pj-2026-7k3m9w',
    )
    expect(server.received(listBookings).at(-1)).toEqual({
      isOpen: true,
      from: date,
      to: date,
      limit: 200,
    })
    await user.click(inside.getByRole('button', { name: 'Keep it open' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Close the temple on this day' }))
    expect(server.received(setSpecialDay)).toEqual([])
    server.answers(setSpecialDay, temple([{ date, hours: 'Closed' }]))
    await press('Close the temple on this day')
    await screen.findByRole('alertdialog')
    await press('Close the temple')
    expect(await screen.findByText('The temple is closed on 27 Nov 2026')).toBeTruthy()
    expect(server.received(setSpecialDay)).toEqual([{ date, hours: 'Closed' }])
    server.answers(removeSpecialDay, temple())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => server.received(removeSpecialDay)).toEqual([{ date }])
  })

  it('asks nothing if nobody is booked, and is undone to the hours it had', async () => {
    const hours = '4 AM-11 PM'
    const { press, server, user } = await show([], { days: [{ date, hours }] })
    expect(await screen.findByText('Open 4 AM-11 PM')).toBeTruthy()
    server.answers(setSpecialDay, temple())
    await press('Close the temple on this day')
    await expect.poll(() => server.received(setSpecialDay)).toEqual([{ date, hours: 'Closed' }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect.poll(() => server.received(setSpecialDay)).toHaveLength(2)
    expect(server.received(setSpecialDay)[1]).toEqual({ date, hours })
  })

  it('is taken back in one press', async () => {
    const { press, server } = await show([], { days: [{ date, hours: 'Closed' }] })
    expect(await screen.findByText('Temple closed')).toBeTruthy()
    server.answers(removeSpecialDay, temple())
    await press('Open the temple again')
    expect(await screen.findByText('The temple is open again on 27 Nov 2026')).toBeTruthy()
    expect(server.received(removeSpecialDay)).toEqual([{ date }])
  })

  it('is for administrators only', async () => {
    await show([], { role: 'priest', days: [{ date, hours: 'Closed' }] })
    expect(await screen.findByText('Temple closed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Open the temple again' })).toBeNull()
  })
})
