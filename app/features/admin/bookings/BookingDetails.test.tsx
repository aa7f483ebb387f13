import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  advanceBooking,
  getStaffBooking,
  moveBooking,
  renewStaffBookingLink,
  type StaffBookingDetails,
  undoBookingStep,
  updateBookingDetails,
} from '#contract/bookings/admin.ts'
import { getStaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { getAvailability } from '#contract/bookings/public.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { BookingDetails } from './BookingDetails.tsx'

const { reference, trail } = aStaffBooking()

const show = async (change: Partial<StaffBookingDetails> = {}, role: Role = 'priest') => {
  const server = templeServer()
  server.answers(getStaffBooking, aStaffBooking(change))
  server.answers(getAvailability, {
    today: '2026-11-24',
    lastDate: '2027-02-24',
    timeZone: 'Asia/Kolkata',
    days: [],
  })
  server.offers(getStaffDakshina, {
    reference,
    bookingStatus: 'pending',
    pujaType: 'ganesh',
    pujaName: 'Ganesh Puja',
    preferredDate: '2026-11-27',
    fullName: 'Meera Kulkarni',
    payments: [],
    seen: 0,
  })
  const page = await renderOffice(<BookingDetails reference={reference} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { name: 'Next step' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    pick: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    inDialog: async (title: string, button: string) => {
      const dialog = await screen.findByRole('alertdialog', { name: title })
      await page.user.click(within(dialog).getByRole('button', { name: button }))
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    },
  }
}

const confirmed = (change: Partial<StaffBookingDetails> = {}) =>
  aStaffBooking({
    status: 'confirmed',
    nextStatuses: ['cancelled'],
    trail: [
      ...trail,
      { status: 'confirmed', at: '2026-11-24T06:00:00Z', by: 'temple', isEmailed: true },
    ],
    ...change,
  })

describe('A booking', () => {
  it('is shown with who, when and what is asked for', async () => {
    const { container } = await show({
      phone: '98220 12345',
      includePrasad: true,
      isAddressMissing: true,
      exactTime: '17:30',
      specialRequests: 'Modak',
      trail: [
        ...trail,
        {
          status: 'cancelled',
          at: '2026-11-23T05:00:00Z',
          by: 'temple',
          reason: 'The priest is ill',
          actor: { id: 'user-2', username: 'sunil' },
          isEmailed: true,
        },
      ],
    })
    expect(screen.getByText('98220 12345').getAttribute('href')).toBe('tel:98220 12345')
    expect(screen.getByText(/^The devotee wants prasad but has given no address/)).toBeTruthy()
    expect(screen.getByText('Modak')).toBeTruthy()
    expect(screen.getByText('Reason: The priest is ill')).toBeTruthy()
    expect(screen.getByText(/, by sunil$/)).toBeTruthy()
    expect(screen.getByText(/, by the devotee$/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('shows its dakshina to the front desk, and not to a priest', async () => {
    await show({}, 'desk')
    expect(
      await screen.findByText('Nothing has been paid yet, and nothing has to be.'),
    ).toBeTruthy()
  })

  it('does not show its dakshina to a priest', async () => {
    await show({}, 'priest')
    expect(screen.queryByRole('heading', { name: 'Dakshina' })).toBeNull()
  })

  it('is confirmed, and that is undone from the toast', async () => {
    const { press, server, user } = await show()
    server.answers(advanceBooking, confirmed())
    await press(`Confirm: ${reference}`)
    expect(await screen.findByText(`${reference}: Confirmed`)).toBeTruthy()
    expect(screen.getByText(/^We will email the devotee in 10 seconds/)).toBeTruthy()
    expect(server.received(advanceBooking)).toEqual([{ reference, status: 'confirmed' }])
    server.answers(undoBookingStep, aStaffBooking())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`${reference}: back to “To be confirmed”`)).toBeTruthy()
    expect(screen.getByText('No email was sent.')).toBeTruthy()
    expect(server.received(undoBookingStep)).toEqual([{ reference, steps: 2 }])
  })

  it('says that nobody is emailed who has no address', async () => {
    const { press, server } = await show()
    server.answers(advanceBooking, confirmed({ email: '' }))
    await press(`Confirm: ${reference}`)
    expect(await screen.findByText('The devotee gets no email about this step.')).toBeTruthy()
  })

  it('says why a step was refused', async () => {
    const { press, server } = await show()
    server.refuses(advanceBooking, 'wrong_status', { detail: 'It was cancelled meanwhile' })
    await press(`Confirm: ${reference}`)
    expect(await screen.findByText('It was cancelled meanwhile')).toBeTruthy()
  })

  it('cannot begin before its day', async () => {
    await show({ status: 'confirmed', nextStatuses: ['cancelled'] })
    expect(screen.getByText('You can start this puja on 27 Nov 2026.')).toBeTruthy()
  })

  it('is cancelled with the reason that the devotee reads', async () => {
    const { press, type, inDialog, server } = await show()
    server.answers(advanceBooking, confirmed({ status: 'cancelled' }))
    await press(`Cancel: ${reference}`)
    await screen.findByRole('alertdialog')
    expect(screen.getByText(/^The slot will be released, and we’ll email Meera/)).toBeTruthy()
    await type('Reason (optional)', 'The priest  is ill ')
    await inDialog('Cancel this booking?', 'Cancel booking')
    await expect
      .poll(() => server.received(advanceBooking))
      .toEqual([{ reference, status: 'cancelled', reason: 'The priest is ill' }])
  })

  it('is not cancelled after Go back or Escape, and needs no reason', async () => {
    const { press, inDialog, server, user } = await show()
    await press(`Cancel: ${reference}`)
    await inDialog('Cancel this booking?', 'Go back')
    await press(`Cancel: ${reference}`)
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(advanceBooking)).toEqual([])
    server.answers(advanceBooking, confirmed({ status: 'cancelled' }))
    await press(`Cancel: ${reference}`)
    await inDialog('Cancel this booking?', 'Cancel booking')
    await expect
      .poll(() => server.received(advanceBooking))
      .toEqual([{ reference, status: 'cancelled' }])
  })

  it('offers to undo its last step only as long as that can be', async () => {
    const { press, server } = await show({ undo: { steps: 2, forMs: 60_000 } })
    server.answers(undoBookingStep, aStaffBooking())
    await press(`Undo: ${reference}`)
    await expect.poll(() => server.received(undoBookingStep)).toEqual([{ reference, steps: 2 }])
  })

  it('does not offer to undo what is over', async () => {
    await show({ undo: { steps: 2, forMs: 1 } })
    await expect.poll(() => screen.queryByRole('button', { name: `Undo: ${reference}` })).toBeNull()
  })
})

it('The priest is chosen from the list, with what speaks against him', async () => {
  await show({
    priest: 'Anant',
    priests: [{ name: 'Anant', isServing: false }],
    isPriestAway: true,
    sameHour: [{ reference: 'PJ-2026-AAAAAA', exactTime: '09:30' }],
  })
  expect(screen.getByText('Anant does not serve at that time.')).toBeTruthy()
  expect(screen.getByText(/^Anant has another puja at 9:30/)).toBeTruthy()
  expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Anant')
})

describe('Moving a booking', () => {
  it('sends day, part of the day and exact time, and can be undone', async () => {
    const { press, pick, server, user } = await show()
    expect(screen.getByRole('button', { name: 'Save the new time' })).toHaveProperty(
      'disabled',
      true,
    )
    pick('Day', '2026-11-30')
    await user.selectOptions(screen.getByLabelText('Time of day'), 'morning')
    pick('Exact time (optional)', '07:30')
    server.answers(moveBooking, confirmed())
    await press('Save the new time')
    expect(await screen.findByText('The booking has a new time')).toBeTruthy()
    expect(server.received(moveBooking)).toEqual([
      {
        reference,
        steps: 1,
        preferredDate: '2026-11-30',
        preferredTime: 'morning',
        exactTime: '07:30',
      },
    ])
    server.answers(undoBookingStep, aStaffBooking())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => server.received(undoBookingStep)).toEqual([{ reference, steps: 2 }])
  })

  it('says that the time is not in that part of the day, or that it is full', async () => {
    const { press, pick, server } = await show()
    const detail = 'This time is not in that part of the day'
    const errors = [{ pointer: '#/exactTime', detail }]
    server.refuses(moveBooking, 'invalid_input', { errors })
    pick('Exact time (optional)', '07:30')
    await press('Save the new time')
    expect(await screen.findByText(detail)).toBeTruthy()
    server.refuses(moveBooking, 'slot_full', { detail: 'This time is fully booked' })
    pick('Exact time (optional)', '17:30')
    await press('Save the new time')
    expect(await screen.findByText('This time is fully booked')).toBeTruthy()
  })

  it('is sent once, and what was chosen stays without a network', async () => {
    const page = await show()
    page.pick('Day', '2026-11-30')
    const moved = confirmed({ preferredDate: '2026-11-30' })
    const answer = () => {
      page.server.answers(getStaffBooking, moved)
      return moved
    }
    await expectSteady(page, { button: 'Save the new time', sends: moveBooking, answer })
  })

  it('is not offered once the puja is over', async () => {
    await show({ canMove: false, nextStatuses: [] })
    expect(screen.queryByRole('heading', { name: 'Move or set a time' })).toBeNull()
    expect(screen.getByText('Nothing more to do.')).toBeTruthy()
  })
})

describe('The details of a booking', () => {
  it('are saved from the version that was shown', async () => {
    const { press, type, server } = await show()
    server.answers(updateBookingDetails, aStaffBooking({ version: 4 }))
    await type('Priest', 'Pt. Joshi')
    await type('Internal notes', 'Call first')
    await type('Names for the sankalp', 'Meera\n\n Anand ')
    await type('Gotra', 'Kashyap')
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(server.received(updateBookingDetails)).toEqual([
      {
        reference,
        fullName: 'Meera Kulkarni',
        names: ['Meera', 'Anand'],
        gotra: 'Kashyap',
        priest: 'Pt. Joshi',
        notes: 'Call first',
      },
    ])
    expect(server.headers(updateBookingDetails)[0]?.get('if-match')).toBe('"3"')
  })

  it('are saved once, and stay without a network', async () => {
    const page = await show()
    await page.type('Internal notes', 'Call first')
    const answer = aStaffBooking({ version: 4, notes: 'Call first' })
    await expectSteady(page, { button: 'Save', sends: updateBookingDetails, answer })
  })

  it('show what the server refused beside the field', async () => {
    const { press, type, server } = await show()
    server.judges(updateBookingDetails)
    await type('Booked by', ' ')
    await press('Save')
    expect(await screen.findByText('Required')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Booked by'))
  })
})

describe('The devotee’s link', () => {
  it('is made anew after a question, in place of the one that was shown', async () => {
    const { press, inDialog, server } = await show({ linkVersion: 2 })
    await press('Make new link')
    expect(await screen.findByText(/We email the new one to meera@example\.org\./)).toBeTruthy()
    await inDialog('Make a new link?', 'Go back')
    expect(server.received(renewStaffBookingLink)).toEqual([])
    server.answers(renewStaffBookingLink, aStaffBooking())
    await press('Make new link')
    await inDialog('Make a new link?', 'Make new link')
    expect(await screen.findByText('New link made')).toBeTruthy()
    expect(server.received(renewStaffBookingLink)).toEqual([{ reference, replaces: 2 }])
  })

  it('that expired cannot be made anew', async () => {
    await show({ preferredDate: '2026-06-01' })
    expect(screen.getByText(/^The link expired 90 days after the puja/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Make new link' })).toBeNull()
  })
})
