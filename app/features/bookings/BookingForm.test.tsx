import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectRequired } from '#app/test/expectRequired.ts'
import { screen } from '#app/test/render.tsx'
import { createBooking } from '#contract/bookings/public.ts'
import { day, showBookingForm } from './showBookingForm.tsx'

describe('The booking form', () => {
  it('goes step by step, and the focus is at what is asked first in each', async () => {
    const { next, user, field } = await showBookingForm()
    expect(screen.getByText('Sixteen offerings.')).toBeTruthy()
    await user.click(field(/^Sankashti Puja/))
    expect(screen.getByText('At moonrise.')).toBeTruthy()
    await user.type(field('Preferred date'), day)
    await user.click(field(/^Evening/))
    await next('Your names')
    await expect.poll(() => document.activeElement).toBe(field('Your full name'))
    expect(document.activeElement?.closest('section')?.getAttribute('aria-labelledby')).toBe(
      'step-names',
    )
    const summary = screen.getByRole('region', { name: 'Your booking' })
    expect(summary.textContent).toBe(
      'Your bookingPujaSankashti PujaDayTuesday, 24 Nov 2026TimeEvening, 4 PM - 8 PM',
    )
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await expect.poll(() => document.activeElement?.textContent).toBe('Step 1 of 2: Puja and day')
    expect(field(/^Sankashti Puja/)).toHaveProperty('checked', true)
  })

  it('folds the pujas after the first three', async () => {
    const offered = ['Ganesh', 'Sankashti', 'Satya', 'Lakshmi', 'Custom'].map((name) => ({
      id: name.toLowerCase(),
      name,
      description: '',
    }))
    const { field, user } = await showBookingForm({ offered })
    const fold = screen.getByText('Lakshmi, Custom').closest('details')
    expect(fold?.open).toBe(false)
    expect(fold?.contains(field(/^Satya/))).toBe(false)
    await user.click(screen.getByText('Lakshmi, Custom'))
    await user.click(field(/^Custom/))
    expect(fold?.open).toBe(true)
    expect(field(/^Ganesh/)).toHaveProperty('checked', false)
  })

  it('asks for a day and a time before it goes on', async () => {
    const { next, field, user } = await showBookingForm()
    await next('Your names')
    await expect.poll(() => document.activeElement).toBe(field(/^Sat 21 Nov/))
    expect(screen.getByText('Please choose a date')).toBeTruthy()
    await user.click(field(/^Tue 24 Nov/))
    expect(screen.queryByText('Please choose a date')).toBeNull()
    await next('Your names')
    expect(await screen.findByText('Please choose a time')).toBeTruthy()
    await user.click(field(/^Evening/))
    expect(screen.queryByText('Please choose a time')).toBeNull()
  })

  it('offers no time that is full, and says how many places are left', async () => {
    const { field, user } = await showBookingForm()
    await screen.findByText('Full')
    await user.type(field('Preferred date'), day)
    expect(field(/^Morning\s*Full/)).toHaveProperty('disabled', true)
    expect(field(/^Afternoon\s*1 place left/)).toHaveProperty('disabled', false)
    expect(field(/^Evening/)).toHaveProperty('disabled', false)
  })

  it('offers the nearest free times instead of a day that is full', async () => {
    const { field, user, next } = await showBookingForm()
    await screen.findByText('Full')
    await user.type(field('Preferred date'), '2026-11-23')
    expect(screen.getByText('No times available on this day.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Tuesday, 24 Nov 2026.*Afternoon/ }))
    expect(field('Preferred date')).toHaveProperty('value', day)
    expect(field(/^Afternoon/)).toHaveProperty('checked', true)
    await next('Your names')
    await expect.poll(() => document.activeElement).toBe(field('Your full name'))
  })

  it('starts at the temple’s current day, whatever the phone’s day is', async () => {
    const { field } = await showBookingForm()
    expect(field('Preferred date').getAttribute('min')).toBe('2026-11-21')
    await expect.poll(() => field('Preferred date').getAttribute('max')).toBe('2027-05-20')
  })

  it('opens the first step with an error when it is sent', async () => {
    const { book, field, server } = await showBookingForm({ step: 'names' })
    await book()
    await expect.poll(() => document.activeElement).toBe(field(/^Sat 21 Nov/))
    expect(server.received(createBooking)).toEqual([])
  })

  it('says which fields are required', async () => {
    const { user, field, book, container } = await showBookingForm({ step: 'names' })
    await user.click(field('Send me the prasad by post'))
    await book()
    await screen.findByText(/fields need attention$/)
    expectRequired(container)
  })

  it('explains each error in plain words, and goes to the first', async () => {
    const { user, field, write, next, book, server, error, container } = await showBookingForm()
    await user.type(field('Preferred date'), day)
    await user.click(field(/^Afternoon/))
    await next('Your names')
    await write('Email', 'meera')
    await write('Phone (optional)', 'ring me')
    await user.click(field('Send me the prasad by post'))
    await write('PIN code', '41103')
    await book()
    await expect.poll(() => document.activeElement).toBe(field('Your full name'))
    expect(error('Your full name')).toContain('Required')
    expect(error('Email')).toContain('Please enter a valid email address')
    expect(error('Phone (optional)')).toContain('Please enter a valid phone number')
    expect(error('House and street')).toBe('Required')
    expect(error('City')).toBe('Required')
    expect(error('PIN code')).toBe('Please enter a PIN code of 6 digits')
    expect(error('I accept the terms and conditions')).toBe(
      'You must accept the terms and conditions',
    )
    expect(await screen.findByText('7 fields need attention')).toBeTruthy()
    expect(server.received(createBooking)).toEqual([])
    // Without the address: axe looks at each of the countries for long.
    await user.click(field('Send me the prasad by post'))
    await expectAccessible(container)
  })
})
