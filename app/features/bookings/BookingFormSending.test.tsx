import { act, cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { saveContact } from '#app/offline/savedContact.ts'
import { createBooking } from '#contract/bookings/public.ts'
import { day, pujas, showBookingForm, sent } from './showBookingForm.tsx'

/** The row of days, with what is wrong with the chosen one. */
const daysText = () => document.querySelector('[data-invalid]')?.parentElement?.textContent

describe('Sending the booking form', () => {
  it('sends what was written, says so, and is empty again', async () => {
    const { fill, book, user, server, onSettled, field } = await showBookingForm()
    await fill()
    await book()
    const done = await screen.findByRole('heading', { name: 'We have received your request' })
    await expect.poll(() => document.activeElement).toBe(done)
    expect(await screen.findByText('Booking successful!')).toBeTruthy()
    expect(screen.getByText("We'll contact you shortly to confirm the details.")).toBeTruthy()
    expect(screen.getByText('PJ-2026-7K3M9W')).toBeTruthy()
    expect(screen.getByText('Open your booking').getAttribute('href')).toBe(
      '/booking/pj-2026-7k3m9w#secret',
    )
    expect(server.received(createBooking)).toEqual([sent])
    expect(onSettled).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Book another puja' }))
    // Who sent it begins the next one.
    expect(field('Your full name')).toHaveProperty('value', sent.fullName)
    expect(field('Preferred date')).toHaveProperty('value', '')
  })

  it.each([
    ['today', '2026-11-21', /^Afternoon/],
    // At half past eight, it begins in less than 24 hours.
    ['tomorrow morning', '2026-11-22', /^Morning/],
  ])('says before and after that a puja %s needs a call', async (_, date, time) => {
    const { fill, book } = await showBookingForm()
    await fill(date, time)
    const tooClose = /^This time is too close to change online\./
    expect(screen.getAllByText(tooClose).length).toBeGreaterThan(0)
    expect(screen.queryByText(/^You may move your booking once/)).toBeNull()
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    const call = screen.getByText(/^This puja is too close to change online\. Please also call us/)
    expect(within(call).getByRole('link').getAttribute('href')).toBe('tel:+912055500108')
  })

  it('asks for no call on another day', async () => {
    const { fill, book } = await showBookingForm()
    await fill()
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    expect(screen.queryByText(/^This puja is too close to change/)).toBeNull()
  })

  it.each([
    [1440, 'up to 24 hours before it begins'],
    [90, 'up to 1.5 hours before it begins'],
    [60, 'up to 1 hour before it begins'],
    [0, 'or cancel it, until it begins'],
  ])('says the temple’s own notice for changes: %i minutes', async (changeMinutes, expected) => {
    const [ganesh] = pujas
    if (!ganesh) throw new Error('no puja')
    const own = { ...ganesh, notice: { prepareMinutes: 60, changeMinutes } }
    await showBookingForm({ step: 'names', offered: [own] })
    expect(screen.getByText(/^You may move your booking once/).textContent).toContain(expected)
  })

  it('sends names, stars, wishes and the address for the prasad', async () => {
    const { fill, book, user, server, field, write } = await showBookingForm()
    await fill()
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await expect.poll(() => document.activeElement).toBe(field('Name 2'))
    await user.paste('Ravi')
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await write('Name 3', 'Nobody')
    await user.click(screen.getByRole('button', { name: 'Remove name 3' }))
    await expect.poll(() => document.activeElement).toBe(field('Name 2'))
    const summary = screen.getByRole('region', { name: 'Your booking' })
    expect(within(summary).getByText('Meera Kulkarni, Ravi')).toBeTruthy()
    // The booker's own name is requested once, and replaced only by somebody else's.
    expect(screen.queryByLabelText('Name 1')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'For someone else' }))
    await expect.poll(() => document.activeElement).toBe(field('Name 1'))
    await user.paste('Asha')
    await user.clear(field('Gotra'))
    await user.selectOptions(field('Nakshatra'), 'rohini')
    await user.selectOptions(field('Rashi'), 'mesha')
    await write('Intention', 'An exam')
    await write('Special requests (optional)', 'In Marathi')
    await write('Phone (optional)', '+91 98220 00000')
    await user.click(field('Send me the prasad by post'))
    await write('House and street', '12 Modak Lane')
    await write('City', 'Pune')
    await write('PIN code', '411030')
    expect(within(summary).getByText('Asha, Ravi')).toBeTruthy()
    expect(within(summary).getByText('by post')).toBeTruthy()
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    expect(server.received(createBooking)).toEqual([
      {
        ...sent,
        phone: '+91 98220 00000',
        specialRequests: 'In Marathi',
        includePrasad: true,
        sankalp: {
          names: ['Asha', 'Ravi'],
          gotra: '',
          isGotraUnknown: true,
          nakshatra: 'rohini',
          rashi: 'mesha',
          intention: 'An exam',
        },
        address: {
          line1: '12 Modak Lane',
          line2: '',
          city: 'Pune',
          state: '',
          postalCode: '411030',
          country: 'IN',
        },
      },
    ])
  })

  it('asks other countries for a postal code of their own', async () => {
    const { user, field } = await showBookingForm({ step: 'names' })
    await user.click(field('Send me the prasad by post'))
    await user.selectOptions(field('Country'), 'NP')
    expect(field('Postal code').getAttribute('inputmode')).toBe('text')
    expect(screen.queryByLabelText('PIN code')).toBeNull()
  })

  it('has the focus in a new name at once, not when another field is typed in', async () => {
    const { field } = await showBookingForm({ step: 'names' })
    act(() => screen.getByRole('button', { name: 'Add a name' }).click())
    expect(document.activeElement).toBe(field('Name 2'))
    act(() => screen.getByRole('button', { name: 'Remove name 2' }).click())
    expect(document.activeElement).toBe(field('Your full name'))
    act(() => screen.getByRole('button', { name: 'For someone else' }).click())
    expect(document.activeElement).toBe(field('Name 1'))
  })

  it('takes eleven names and no more', async () => {
    const { user, field } = await showBookingForm({ step: 'names' })
    const add = screen.getByRole('button', { name: 'Add a name' })
    for (let place = 2; place <= 11; place += 1) await user.click(add)
    expect(field('Name 11')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a name' })).toBeNull()
  })

  it('begins with the name and email of who is logged in, who then needs no secret', async () => {
    const { field } = await showBookingForm({ account: anAccount(), step: 'names' })
    await expect.poll(() => field('Your full name')).toHaveProperty('value', 'Asha Patil')
    expect(field('Email')).toHaveProperty('value', 'asha@example.org')
  })

  it('begins with the name and email that a guest sent from this phone', async () => {
    saveContact({ fullName: 'Gauri Joshi', email: 'gauri@example.org' })
    await showBookingForm({ step: 'names' })
    expect(await screen.findByDisplayValue('Gauri Joshi')).toBeTruthy()
    expect(screen.getByDisplayValue('gauri@example.org')).toBeTruthy()
  })

  it('is busy until the server answers, and a second press books nothing more', async () => {
    const { fill, book, user, server, onSettled } = await showBookingForm()
    await fill()
    const release = server.holds(createBooking, aBooking())
    await book()
    const button = await screen.findByRole('button', { name: 'Booking...' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(button)
    release()
    await expect.poll(() => onSettled.mock.calls).toHaveLength(1)
    expect(server.received(createBooking)).toHaveLength(1)
  })

  it('offers other times when the chosen one was taken meanwhile, and loses nothing', async () => {
    const { fill, book, next, user, server, field, onSettled, container } = await showBookingForm()
    await fill()
    server.refuses(createBooking, 'slot_full', {
      freeSlots: [
        { date: day, slot: 'evening' },
        { date: '2026-11-25', slot: 'morning' },
      ],
    })
    await book()
    const heading = await screen.findByRole('heading', {
      name: 'That time is no longer available',
    })
    await expect.poll(() => document.activeElement).toBe(heading)
    expect(await screen.findByText('Booking failed')).toBeTruthy()
    expect(
      screen.getByText('Your details are still here. The nearest available times are:'),
    ).toBeTruthy()
    await expectAccessible(container)
    await user.click(screen.getByRole('button', { name: /^Tuesday, 24 Nov 2026.*Evening/ }))
    await expect.poll(() => document.activeElement).toBe(field(/^Evening/))
    expect(screen.queryByText('That time is no longer available')).toBeNull()
    expect(onSettled).not.toHaveBeenCalled()
    server.answers(createBooking, aBooking())
    await next('Your names')
    await book()
    await screen.findByRole('heading', { name: 'We have received your request' })
    expect(server.received(createBooking)).toEqual([sent, { ...sent, preferredTime: 'evening' }])
    const keys = server.headers(createBooking).map((headers) => headers.get('idempotency-key'))
    expect(keys[1]).not.toBe(keys[0])
  })

  it('shows a refused field beside it, in its step', async () => {
    const { fill, book, server, field } = await showBookingForm()
    await fill()
    server.refuses(createBooking, 'invalid_input', {
      errors: [{ pointer: '#/preferredDate', code: 'bookings.dayPassed' }],
    })
    await book()
    await expect.poll(() => document.activeElement).toBe(field(/^Sat 21 Nov/))
    expect(daysText()).toContain('Please choose today or a later date')
  })

  it('returns as it was left, and names a puja that is not offered any more', async () => {
    const first = await showBookingForm()
    await first.user.click(first.field(/^Sankashti Puja/))
    await first.user.click(screen.getByText('For someone else'))
    await first.write('Name 1', 'Asha')
    await expect
      .poll(() => first.db.drafts.get('booking'))
      .toMatchObject({ values: { pujaType: 'sankashti', sankalp: { names: ['Asha'] } } })
    cleanup()
    const { field, next, user } = await showBookingForm({
      server: first.server,
      offered: pujas.slice(0, 1),
    })
    await expect.poll(() => field('Name 1')).toHaveProperty('value', 'Asha')
    await next('Your names')
    expect(
      await screen.findByText('This puja is not offered at present. Please choose another'),
    ).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field(/^Ganesh Puja/))
    await user.click(field(/^Ganesh Puja/))
    expect(
      screen.queryByText('This puja is not offered at present. Please choose another'),
    ).toBeNull()
  })

  it('is saved offline, says so, and is sent once when there is a network', async () => {
    const { fill, book, server, network, onSettled, user } = await showBookingForm()
    await fill()
    network.lose()
    await book()
    expect(
      await screen.findByRole('heading', { name: 'Your request is saved on this phone' }),
    ).toBeTruthy()
    expect(await screen.findByText('Saved on this phone')).toBeTruthy()
    expect(screen.getByText('Open the outbox').getAttribute('href')).toBe('/outbox')
    expect(onSettled).toHaveBeenCalledOnce()
    expect(server.received(createBooking)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(createBooking)).toEqual([sent])
    await user.click(screen.getByRole('button', { name: 'Book another puja' }))
    expect(screen.getByLabelText('Your full name')).toHaveProperty('value', sent.fullName)
  })
})
