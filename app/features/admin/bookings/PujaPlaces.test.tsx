import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getDayParts, usualDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { listBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import {
  listPujaSettings,
  type PujaSettings,
  updatePujaSettings,
} from '#contract/bookings/pujaSettings.ts'
import type { Role } from '#contract/accounts/roles.ts'
import {
  getWholeTemple,
  removeSpecialDay,
  setCeilings,
  setSpecialDay,
} from '#contract/site/specialDaysAdmin.ts'
import { PujaPlaces } from './PujaPlaces.tsx'

const ganesh: PujaSettings = {
  pujaType: 'ganesh',
  name: 'Ganesh Puja',
  isOn: true,
  capacity: { morning: 4, afternoon: 2, evening: 4 },
  closedWeekdays: [1],
  closedDates: ['2026-12-25'],
  aheadDays: 90,
  changeMinutes: 1440,
  version: 5,
}
const temple = {
  days: [{ date: '2026-12-01', hours: 'Closed' }],
  ceilings: { morning: 6 },
  version: 2,
}

const show = async ({
  role = 'admin' as Role,
  booked = [] as StaffBooking[],
  isTempleLost = false,
} = {}) => {
  const server = templeServer()
  const off = { ...ganesh, pujaType: 'lakshmi', name: 'Lakshmi Puja', isOn: false }
  server.answers(listPujaSettings, [ganesh, off])
  if (isTempleLost) server.refuses(getWholeTemple, 'unavailable')
  else server.answers(getWholeTemple, temple)
  server.answers(listBookings, { items: booked })
  server.answers(getDayParts, { ...usualDayParts, version: 1 })
  const page = await renderOffice(<PujaPlaces type={undefined} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { name: 'Capacity of each part of a day' })
  return {
    ...page,
    type: (label: string | RegExp, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    pick: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  }
}

const sent = {
  pujaType: 'ganesh',
  capacity: { morning: 4, afternoon: 2, evening: 4 },
  closedWeekdays: [1],
  closedDates: ['2026-12-25'],
  prepareMinutes: 60,
  aheadDays: 90,
  changeMinutes: 1440,
}

describe('The places of a puja', () => {
  it('are shown as stored; another puja is another address', async () => {
    const { address, user, container } = await show()
    expect(screen.getByLabelText(/^Morning \(/)).toHaveProperty('value', '4')
    expect(screen.getByLabelText('Monday')).toHaveProperty('checked', true)
    expect(screen.getByText('Friday, 25 Dec 2026')).toBeTruthy()
    await expectAccessible(container)
    await user.selectOptions(screen.getByLabelText('Puja'), 'Lakshmi Puja (switched off)')
    await expect.poll(address).toBe('/admin/bookings/places/lakshmi')
  })

  it.each([
    [/^Morning \(/, '1001', 'Please enter a whole number from 0 to 1000.'],
    ['Minutes the priest needs to prepare', '1.5', 'Please enter whole minutes from 0 to 1440.'],
    [
      'Stop taking online bookings this many hours before (optional)',
      '-1',
      'Please enter the hours as a number up to 1440.',
    ],
    ['Take bookings up to this many days ahead', '0', 'Please enter a whole number from 1 to 730.'],
    [
      'Let devotees cancel or move up to this many hours before',
      '',
      'Please enter the hours as a number up to 1440.',
    ],
  ])('refuse %s of “%s” in words', async (label, text, message) => {
    const { press, server } = await show()
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
    await press('Save')
    expect(await screen.findByText(message)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    expect(server.received(updatePujaSettings)).toEqual([])
  })

  it('are saved in minutes, with a day that was chosen and not added', async () => {
    const { type, press, pick, server, user } = await show()
    await type(/^Afternoon \(/, '3')
    await user.click(screen.getByLabelText('Monday'))
    await user.click(screen.getByLabelText('Sunday'))
    await type('Stop taking online bookings this many hours before (optional)', '1.5')
    await type('Minutes the priest needs to prepare', '45')
    pick('Add a closed day', '2026-11-30')
    server.answers(updatePujaSettings, ganesh)
    await press('Save')
    const toast = 'Saved. It applies to new bookings from now on.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(updatePujaSettings)).toEqual([
      {
        ...sent,
        capacity: { ...sent.capacity, afternoon: 3 },
        closedWeekdays: [0],
        closedDates: ['2026-11-30', '2026-12-25'],
        leadMinutes: 90,
        prepareMinutes: 45,
      },
    ])
    expect(server.headers(updatePujaSettings)[0]?.get('if-match')).toBe('"5"')
  })

  it('do not close a day that is over', async () => {
    const { press, pick, server } = await show()
    pick('Add a closed day', '2026-01-05')
    await press('Add')
    const message = 'This day is over. Please choose today or a later day.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText('Monday, 5 Jan 2026')).toBeNull()
    await press('Save')
    expect(screen.getByText(message)).toBeTruthy()
    expect(server.received(updatePujaSettings)).toEqual([])
  })

  it('open a closed day again', async () => {
    const { press, server } = await show()
    await press('Reopen 25 Dec 2026')
    expect(screen.getByText('No closed days.')).toBeTruthy()
    server.answers(updatePujaSettings, ganesh)
    await press('Save')
    await expect
      .poll(() => server.received(updatePujaSettings))
      .toEqual([{ ...sent, closedDates: [] }])
  })

  it('name who is booked on a day that is being closed, and still after saving', async () => {
    const { press, pick, server } = await show({ booked: [aStaffBooking()] })
    pick('Add a closed day', '2026-11-27')
    expect(await screen.findByText('There is 1 booking on a day you are closing.')).toBeTruthy()
    expect(screen.getByText('Meera Kulkarni').getAttribute('href')).toBe(
      '/admin/bookings/pj-2026-7k3m9w',
    )
    expect(server.received(listBookings)).toEqual([
      { pujaType: 'ganesh', isOpen: true, from: '2026-11-27', to: '2026-11-27', limit: 200 },
    ])
    const saved = { ...ganesh, closedDates: ['2026-11-27', '2026-12-25'], version: 6 }
    server.answers(updatePujaSettings, saved)
    server.answers(listPujaSettings, [saved])
    await press('Save')
    await screen.findByText('Friday, 27 Nov 2026')
    expect(screen.getByLabelText('Add a closed day')).toHaveProperty('value', '')
    expect(screen.getByText('Meera Kulkarni')).toBeTruthy()
  })

  it('name who is booked in a part of the day or on a weekday that is being closed', async () => {
    const { type, user } = await show({ booked: [aStaffBooking()] })
    await type(/^Evening \(/, '0')
    expect(await screen.findByText('There is 1 booking in the times you are closing.')).toBeTruthy()
    await type(/^Evening \(/, '4')
    await expect.poll(() => screen.queryByText('Meera Kulkarni')).toBeNull()
    await user.click(screen.getByLabelText('Friday'))
    expect(await screen.findByText('There is 1 booking on a day you are closing.')).toBeTruthy()
  })

  it('are read only for everyone but an administrator', async () => {
    await show({ role: 'priest' })
    expect(screen.getByText('Only an administrator can change this.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add day' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Usual hours on 1 Dec 2026' })).toBeNull()
  })
})

describe('The whole temple', () => {
  it('says that it could not be loaded, beside the pujas that were', async () => {
    const { server, user } = await show({ isTempleLost: true })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Temple closed')).toBeNull()
    server.answers(getWholeTemple, temple)
    await user.click(again)
    expect(await screen.findByText('Temple closed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is closed on a day, or open at other hours', async () => {
    const { press, pick, type, server } = await show()
    expect(screen.getByText('Temple closed')).toBeTruthy()
    await press('Add day')
    expect(screen.getByText('Please choose a day')).toBeTruthy()
    expect(server.received(setSpecialDay)).toEqual([])
    server.answers(setSpecialDay, temple)
    pick('Day of the temple', '2026-12-02')
    await press('Add day')
    await expect.poll(() => screen.getByLabelText('Day of the temple')).toHaveProperty('value', '')
    pick('Day of the temple', '2026-12-03')
    await type('Hours', '4 AM-11 PM')
    await press('Add day')
    await expect
      .poll(() => server.received(setSpecialDay))
      .toEqual([
        { date: '2026-12-02', hours: 'Closed' },
        { date: '2026-12-03', hours: '4 AM-11 PM' },
      ])
  })

  it('says that hours cannot be read', async () => {
    const { press, pick, type, server } = await show()
    server.judges(setSpecialDay)
    pick('Day of the temple', '2026-12-02')
    await type('Hours', 'from 4')
    await press('Add day')
    expect(await screen.findByText(/^Please write hours as in 6 AM-12 PM/)).toBeTruthy()
  })

  it('names who is booked on a day that is being closed, and not if it only has other hours', async () => {
    const { pick, type } = await show({ booked: [aStaffBooking()] })
    pick('Day of the temple', '2026-11-27')
    expect(await screen.findByText('Meera Kulkarni')).toBeTruthy()
    await type('Hours', '4 AM-11 PM')
    expect(screen.queryByText('Meera Kulkarni')).toBeNull()
  })

  it('has its usual hours again', async () => {
    const { press, server } = await show()
    server.answers(removeSpecialDay, temple)
    await press('Usual hours on 1 Dec 2026')
    await expect.poll(() => server.received(removeSpecialDay)).toEqual([{ date: '2026-12-01' }])
  })

  it('has a ceiling for each part of the day, or none', async () => {
    const { press, type, server, user } = await show()
    await type('Evening, all pujas', '0')
    await press('Save limits')
    expect(
      await screen.findByText('Please enter a whole number from 1 to 1,000, or leave it empty'),
    ).toBeTruthy()
    await type('Evening, all pujas', '8')
    await user.clear(screen.getByLabelText('Morning, all pujas'))
    server.answers(setCeilings, temple)
    await press('Save limits')
    await expect.poll(() => server.received(setCeilings)).toEqual([{ evening: 8 }])
    expect(server.headers(setCeilings)[0]?.get('if-match')).toBe('"2"')
  })
})

describe('Two people at the places of a puja', () => {
  it('see each other’s changes, and both are kept', async () => {
    const { press, type, server } = await show()
    await type(/^Afternoon \(/, '3')
    server.refuses(updatePujaSettings, 'changed_meanwhile')
    server.answers(listPujaSettings, [{ ...ganesh, closedWeekdays: [1, 2], version: 6 }])
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('Monday', { exact: false }).textContent).toBe('Monday\nTuesday')
    server.answers(updatePujaSettings, ganesh)
    await press('Save both')
    await expect.poll(() => server.received(updatePujaSettings)).toHaveLength(2)
    expect(server.received(updatePujaSettings)[1]).toEqual({
      ...sent,
      capacity: { ...sent.capacity, afternoon: 3 },
      closedWeekdays: [1, 2],
    })
    expect(server.headers(updatePujaSettings)[1]?.get('if-match')).toBe('"6"')
  })
})

describe('What is saved of the places', () => {
  it('of a puja is saved once', async () => {
    const page = await show()
    await page.type(/^Afternoon \(/, '3')
    await expectSteady(page, { button: 'Save', sends: updatePujaSettings, answer: ganesh })
  })

  it('of a day of the temple is saved once', async () => {
    const page = await show()
    page.pick('Day of the temple', '2026-12-02')
    await page.type('Hours', '4 AM-11 PM')
    await expectSteady(page, { button: 'Add day', sends: setSpecialDay, answer: temple })
  })

  it('of its ceilings is saved once', async () => {
    const page = await show()
    await page.type('Evening, all pujas', '8')
    await expectSteady(page, { button: 'Save limits', sends: setCeilings, answer: temple })
  })
})
