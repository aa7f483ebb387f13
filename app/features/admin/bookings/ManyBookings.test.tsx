import { expect, it, onTestFinished, vi } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { confirmBookings, listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { markBookings, undoBookings } from '#contract/bookings/bulkAdmin.ts'
import { printPaper } from '#contract/prints/admin.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { AllBookings } from './AllBookings.tsx'

const show = async (items: StaffBooking[], role: 'desk' | 'priest' = 'desk') => {
  const server = templeServer()
  server.answers(listPujaSettings, [])
  server.answers(listBookings, { items })
  const page = await renderOffice(<AllBookings />, {
    server,
    at: '/admin/bookings/all',
    me: { role },
  })
  const all = await screen.findByRole('checkbox', { name: `Select all ${items.length}` })
  await page.user.click(all)
  return {
    ...page,
    server,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

const confirmed = aStaffBooking({
  reference: 'PJ-1',
  status: 'confirmed',
  nextStatuses: ['in_progress', 'cancelled'],
})
const performed = aStaffBooking({
  reference: 'PJ-3',
  status: 'performed',
  includePrasad: true,
  nextStatuses: ['prasad_sent', 'closed'],
})

it('those that wait are confirmed, others stay as they are', async () => {
  const { container, server, press } = await show([aStaffBooking(), confirmed])
  server.answers(confirmBookings, ({ references }) => ({
    confirmed: references.map((reference) => ({ reference, steps: 2 })),
    leftOut: [],
  }))
  await expectAccessible(container)
  await press('Confirm 1')
  await expect.poll(() => screen.queryByText('2 selected')).toBeNull()
  expect(server.received(confirmBookings)).toEqual([{ references: ['PJ-2026-7K3M9W'] }])
})

it('all are marked as performed; those left out are named with the reason, the others undone', async () => {
  const { server, press } = await show([
    confirmed,
    aStaffBooking({ reference: 'PJ-2', fullName: 'Sunil Rao', status: 'cancelled' }),
  ])
  const done = [{ id: 'PJ-1', steps: 4, taken: 2 }]
  const leftOut = [{ id: 'PJ-2', reason: 'It was cancelled.' }]
  server.answers(markBookings, { done, leftOut })
  server.answers(undoBookings, { done: [{ id: 'PJ-1' }], leftOut: [] })
  expect(screen.queryByRole('button', { name: 'Mark prasad as sent' })).toBeNull()
  await press('Mark as performed')
  expect(await screen.findByText('1 booking marked as performed')).toBeTruthy()
  expect(screen.getAllByText('1 left out. Sunil Rao, PJ-2: It was cancelled.')).not.toEqual([])
  expect(screen.getAllByText(/emails go out in 10 seconds, unless you undo it/)).not.toEqual([])
  expect(server.received(markBookings)).toEqual([
    { references: ['PJ-1', 'PJ-2'], mark: 'performed' },
  ])
  expect(screen.queryByText('2 selected')).toBeNull()
  await press('Undo')
  expect(await screen.findByText('Undone for 1')).toBeTruthy()
  expect(server.received(undoBookings)).toEqual([{ done }])
})

it('what is confirmed for a later day offers no step', async () => {
  await show([aStaffBooking({ status: 'confirmed', nextStatuses: ['cancelled'] })])
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
})

it('prasad is marked as sent, and they stay chosen if that fails', async () => {
  const { server, press } = await show([performed])
  server.refuses(markBookings, 'unavailable')
  await press('Mark prasad as sent')
  await expect.poll(() => server.received(markBookings).length).toBe(1)
  expect(screen.getByText('1 selected')).toBeTruthy()
})

it('their passes are one print, each logged; a second copy says so, and a cancelled one has none', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { server, press } = await show([
    confirmed,
    aStaffBooking({ reference: 'PJ-2', status: 'cancelled' }),
    aStaffBooking({ reference: 'PJ-3' }),
  ])
  const temple = { name: 'Shri Ganesha Mandir', address: ['Pune'] }
  server.answers(printPaper, ({ key }) => {
    const copy = key === 'PJ-3' ? 1 : 0
    return { number: key, heading: 'Puja pass', temple, facts: [], notes: [], copy }
  })
  await press('Print 2 passes')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const papers = screen.getAllByRole('article')
  expect(papers.map((paper) => paper.getAttribute('aria-label'))).toEqual(['PJ-1', 'PJ-3'])
  expect(papers.map(({ textContent }) => textContent?.includes('Duplicate'))).toEqual([false, true])
  expect(server.received(printPaper)).toEqual([
    { kind: 'booking', key: 'PJ-1' },
    { kind: 'booking', key: 'PJ-3' },
  ])
  expect(screen.getByText('3 selected')).toBeTruthy()
})

it('a priest does not print at the counter', async () => {
  await show([confirmed], 'priest')
  expect(screen.getByRole('button', { name: 'Mark as performed' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull()
})
