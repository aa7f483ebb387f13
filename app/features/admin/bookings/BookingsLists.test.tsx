import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { BookingsTab } from './BookingsTab.tsx'

const show = async (page: string, items: StaffBooking[], at = `/admin/bookings/${page}`) => {
  const server = templeServer()
  server.answers(listPujaSettings, [
    {
      pujaType: 'ganesh',
      name: 'Ganesh Puja',
      isOn: true,
      capacity: { morning: 4, afternoon: 4, evening: 4 },
      closedWeekdays: [],
      closedDates: [],
      aheadDays: 90,
      changeMinutes: 0,
      version: 1,
    },
  ])
  server.answers(listBookings, { items })
  const office = await renderOffice(<BookingsTab path={[page]} />, {
    server,
    at,
    now: '2026-11-27T06:00:00Z',
  })
  return { ...office, lastQuery: () => server.received(listBookings).at(-1) }
}

describe('All bookings', () => {
  it('are asked for with every filter, which the address and the file have too', async () => {
    const { lastQuery, address, user } = await show('all', [])
    await screen.findByText('No bookings yet')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
    await user.selectOptions(screen.getByLabelText('Status'), 'Confirmed')
    await user.selectOptions(await screen.findByLabelText('Puja'), 'Ganesh Puja')
    await user.selectOptions(screen.getByLabelText('Time of day'), 'Morning')
    await write(user, 'Search', 'meera')
    const expected = {
      from: '2026-11-01',
      to: '2026-11-30',
      status: 'confirmed',
      pujaType: 'ganesh',
      slot: 'morning',
      search: 'meera',
    }
    await expect.poll(lastQuery).toEqual(expected)
    const query = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(query)).toEqual(expected)
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toMatch(
      /^\/api\/admin\/bookings\.csv\?.*status=confirmed/,
    )
    await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled')
    await expect.poll(lastQuery).toEqual({ ...expected, status: 'cancelled' })
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/bookings/all')
    expect(await screen.findByText('No bookings yet')).toBeTruthy()
  })

  it('lead to each', async () => {
    await show('all', [aStaffBooking()])
    const list = within(await screen.findByRole('list', { name: 'Bookings' }))
    const link = list.getByRole('link')
    expect(link.getAttribute('href')).toBe('/admin/bookings/pj-2026-7k3m9w')
    expect(link.textContent).toBe(
      'Meera KulkarniGanesh Puja · PJ-2026-7K3M9W27 Nov 2026, EveningTo be confirmed',
    )
  })
})

describe('The bookings of today and later', () => {
  it('are day by day, from today on', async () => {
    const { lastQuery } = await show('ahead', [
      aStaffBooking(),
      aStaffBooking({ reference: 'PJ-2026-2', preferredDate: '2026-11-28' }),
    ])
    expect(await screen.findByText('Today, Friday, 27 Nov 2026')).toBeTruthy()
    expect(screen.getByText('Saturday, 28 Nov 2026').getAttribute('href')).toBe(
      '/admin/bookings/day/2026-11-28',
    )
    expect(lastQuery()).toEqual({ from: '2026-11-27', limit: 100 })
    expect(screen.getByText('2 in total.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm all 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Select bookings' }).getAttribute('href')).toBe(
      '/admin/bookings/all?from=2026-11-27',
    )
  })

  it('may be none', async () => {
    await show('ahead', [])
    expect(await screen.findByText('No bookings today or later')).toBeTruthy()
  })
})
