import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { moveBookings, undoBookings } from '#contract/bookings/bulkAdmin.ts'
import { getAvailability } from '#contract/bookings/public.ts'
import { listPujaSettings } from '#contract/bookings/pujaSettings.ts'
import { AllBookings } from './AllBookings.tsx'

const evening = { slot: 'evening', capacity: 2, left: 1, isClosed: false } as const
const morning = { ...evening, slot: 'morning', isClosed: true } as const

const show = async (items: StaffBooking[]) => {
  const server = templeServer()
  server.answers(listPujaSettings, [])
  server.answers(listBookings, { items })
  server.answers(getAvailability, ({ from = '' }) => ({
    today: '2026-11-24',
    lastDate: '2027-02-24',
    timeZone: 'Asia/Kolkata',
    days: [{ date: from, slots: [morning, evening] }],
  }))
  const page = await renderOffice(<AllBookings />, {
    server,
    at: '/admin/bookings/all',
    now: '2026-11-24T06:00:00Z',
  })
  const all = await screen.findByRole('checkbox', { name: `Select all ${items.length}` })
  await page.user.click(all)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  await press('Move')
  const dialog = within(await screen.findByRole('alertdialog'))
  const onDay = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value } })
  return { ...page, server, all, press, dialog, onDay }
}

const seenAs = { preferredDate: '2026-11-27', preferredTime: 'evening' } as const
const early = aStaffBooking({ reference: 'PJ-1', createdAt: '2026-11-01T00:00:00Z', ...seenAs })
const late = aStaffBooking({
  reference: 'PJ-2',
  fullName: 'Sunil Rao',
  createdAt: '2026-11-02T00:00:00Z',
  exactTime: '18:30',
  ...seenAs,
})
const stepOf = (id: string) => ({ id, steps: 2, taken: 1 })

it('all are moved, the earliest booked first, and back again', async () => {
  const { server, press, onDay, dialog, container, all } = await show([late, early])
  expect(dialog.getByRole('heading', { name: 'Move 2 bookings' })).toBeTruthy()
  onDay('2026-12-02')
  expect(await dialog.findByText('Ganesh Puja, Evening: 2 bookings')).toBeTruthy()
  expect(dialog.getByText('1 place left')).toBeTruthy()
  await expectAccessible(container)
  server.answers(moveBookings, ({ items }) => ({
    done: items.map(({ id }) => stepOf(id)),
    leftOut: [],
  }))
  server.answers(undoBookings, ({ done }) => ({ done, leftOut: [] }))
  await press('Move 2')
  expect(await screen.findByText('2 bookings moved')).toBeTruthy()
  expect(server.received(moveBookings)).toEqual([
    {
      items: [
        { id: 'PJ-1', ...seenAs },
        { id: 'PJ-2', ...seenAs, exactTime: '18:30' },
      ],
      preferredDate: '2026-12-02',
    },
  ])
  await expect.poll(() => document.activeElement).toBe(all)
  await press('Undo')
  expect(await screen.findByText('2 bookings moved back')).toBeTruthy()
  expect(server.received(undoBookings)).toEqual([{ done: [stepOf('PJ-1'), stepOf('PJ-2')] }])
})

it('those that do not fit are listed with the reason, and go elsewhere', async () => {
  const { user, server, press, onDay, dialog } = await show([early, late])
  onDay('2026-12-02')
  await user.selectOptions(dialog.getByLabelText('Time of day'), 'Morning')
  expect(await dialog.findByText('Ganesh Puja, Morning: 2 bookings')).toBeTruthy()
  expect(dialog.getByText('not available')).toBeTruthy()
  const reason = 'This time is fully booked. Please choose another.'
  server.answers(moveBookings, { done: [stepOf('PJ-1')], leftOut: [{ id: 'PJ-2', reason }] })
  await press('Move 2')
  expect(
    await screen.findByRole('alertdialog', { name: '1 booking moved, 1 not moved' }),
  ).toBeTruthy()
  expect(
    within(dialog.getByRole('region', { name: reason })).getByText('Sunil Rao, PJ-2'),
  ).toBeTruthy()
  await press('Choose another time for 1')
  expect(dialog.getByRole('heading', { name: 'Move 1 booking' })).toBeTruthy()
  onDay('2026-12-03')
  server.answers(moveBookings, { done: [stepOf('PJ-2')], leftOut: [] })
  await press('Move 1')
  expect(await screen.findByText('1 booking moved')).toBeTruthy()
  expect(server.received(moveBookings).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['PJ-1', 'PJ-2'],
    ['PJ-2'],
  ])
  await expect.poll(() => screen.queryByText(/selected/)).toBeNull()
})

it('what was moved can be moved back from the list of those that stay', async () => {
  const { server, press, onDay } = await show([early, late])
  onDay('2026-12-02')
  server.answers(moveBookings, {
    done: [stepOf('PJ-1')],
    leftOut: [{ id: 'PJ-2', reason: 'It was cancelled.' }],
  })
  server.answers(undoBookings, { done: [{ id: 'PJ-1' }], leftOut: [] })
  await press('Move 2')
  await screen.findByText('It was cancelled.')
  await press('Undo')
  expect(await screen.findByText('1 booking moved back')).toBeTruthy()
  expect(server.received(undoBookings)).toEqual([{ done: [stepOf('PJ-1')] }])
})

it('nothing is sent without a day or a time, or for a day that is over', async () => {
  const { server, press, onDay, dialog } = await show([early])
  await press('Move 1')
  expect(dialog.getByText('Please choose a day or a time')).toBeTruthy()
  onDay('2026-11-23')
  expect(dialog.getByText('Please choose today or a later date')).toBeTruthy()
  await press('Move 1')
  expect(server.received(moveBookings)).toEqual([])
})

it('without a connection what was chosen stays', async () => {
  const { server, press, onDay, dialog } = await show([early])
  onDay('2026-12-02')
  server.refuses(moveBookings, 'unavailable')
  await press('Move 1')
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(dialog.getByLabelText('Day')).toHaveProperty('value', '2026-12-02')
})

it('a press without a network moves nothing, and a second one moves once', async () => {
  const { server, dialog, onDay, ...page } = await show([early])
  onDay('2026-12-02')
  await dialog.findByText('1 place left')
  await expectSteady(
    { server, ...page },
    {
      button: 'Move 1',
      sends: moveBookings,
      answer: ({ items }) => ({ done: items.map(({ id }) => stepOf(id)), leftOut: [] }),
      leaves: true,
    },
  )
})
