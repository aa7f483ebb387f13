import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { rendered } from '#app/test/rendered.tsx'
import type { FreeSlot } from '#contract/bookings/pujas.ts'
import { DayAndTime } from './DayAndTime.tsx'
import { anAvailability } from './test/anAvailability.ts'
import type { AvailabilityState } from './useAvailability.ts'

const availability = anAvailability({
  '2026-11-21': { morning: 6 },
  '2026-11-22': { morning: 0, afternoon: 2, evening: 'closed' },
  '2026-11-23': { morning: 0, afternoon: 0, evening: 'closed' },
  '2026-11-24': { morning: 0, afternoon: 1 },
  '2026-11-27': { moonrise: 5 },
})
const fresh: AvailabilityState = {
  availability,
  seenAt: '2026-11-21T03:42:00.000Z',
  isFresh: true,
  hasFailed: false,
  refresh: () => {},
}

const shown = (
  date: string,
  places: AvailabilityState,
  onPick: (slot: FreeSlot) => void = () => {},
  slot = '',
  now = { date: '2026-11-21', minute: 9 * 60 },
) =>
  rendered(
    <DayAndTime
      places={places}
      now={now}
      puja={undefined}
      phone="+91 20 5550 0108"
      timeZone="Asia/Kolkata"
      date={date}
      slot={slot}
      dateInput={{ name: 'date', defaultValue: date }}
      slotInput={{ name: 'slot' }}
      onPickDay={() => {}}
      onPick={onPick}
    />,
  )

const slotsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('label:has([name=slot])')].map((label) => ({
    text: label.textContent,
    isDisabled: label.querySelector('input')?.disabled,
  }))

describe('Day and time', () => {
  it('can be chosen from the temple’s today on', async () => {
    const page = await shown('', fresh)
    const input = page.querySelector('input[type=date]')
    expect(input?.getAttribute('min')).toBe('2026-11-21')
    expect(input?.getAttribute('max')).toBe('2027-05-20')
    // The times are chosen below a chosen day.
    expect(slotsOf(page)).toEqual([])
    expect(slotsOf(await shown('2026-11-27', fresh)).every((slot) => !slot.isDisabled)).toBe(true)
  })

  it('say how many times a day has', async () => {
    expect((await shown('2026-11-27', fresh)).textContent).toContain('4 times available.')
    expect((await shown('2026-11-22', fresh)).textContent).toContain('1 time available.')
  })

  it('offer the moonrise on the days that have it, with its time and hours', async () => {
    expect(slotsOf(await shown('2026-11-27', fresh)).at(-1)).toEqual({
      text: 'At moonrise, about 8:51\u00a0PM8:20\u00a0PM - 10:20\u00a0PM',
      isDisabled: false,
    })
    expect(slotsOf(await shown('2026-11-22', fresh))).toHaveLength(3)
  })

  it('say that a moonrise chosen earlier is not of this day, and keep it visible', async () => {
    const page = await shown('2026-11-22', fresh, () => {}, 'moonrise')
    expect(slotsOf(page).at(-1)?.text).toBe('At moonriseClosed')
    expect(page.textContent).toContain('There is no time at moonrise on this day.')
  })

  it('show which slots are full or closed before they are chosen, and when few places are left', async () => {
    expect(slotsOf(await shown('2026-11-22', fresh))).toEqual([
      { text: 'MorningFull6 AM - 10 AM', isDisabled: true },
      { text: 'Afternoon2 places left10 AM - 2 PM', isDisabled: false },
      { text: 'EveningClosed4 PM - 8 PM', isDisabled: true },
    ])
  })

  it('close today what the priest could no longer finish, and say that a chosen one is closed', async () => {
    const late = { date: '2026-11-21', minute: 18 * 60 + 1 }
    const page = await shown('2026-11-27', fresh, () => {}, '', late)
    expect(slotsOf(page).every(({ isDisabled }) => !isDisabled)).toBe(true)
    const afternoon = { date: '2026-11-21', minute: 12 * 60 + 1 }
    const today = await shown('2026-11-21', fresh, () => {}, 'afternoon', afternoon)
    expect(slotsOf(today)).toEqual([
      { text: 'MorningToo late for today6 AM - 10 AM', isDisabled: true },
      { text: 'AfternoonToo late for today10 AM - 2 PM', isDisabled: false },
      { text: 'Evening4 PM - 8 PM', isDisabled: false },
    ])
    expect(today.textContent).toContain('This time is no longer available.')
    const gone = await shown('2026-11-21', fresh, () => {}, '', late)
    expect(gone.textContent).toContain('No times available on this day.')
    expect(gone.querySelectorAll('li button').length).toBeGreaterThan(0)
  })

  it('say before booking that a time is too close to change, and whom to call', async () => {
    const message = 'This time is too close to change online.'
    const near = await shown('2026-11-22', fresh, () => {}, 'afternoon', {
      date: '2026-11-21',
      minute: 10 * 60 + 1,
    })
    expect(near.textContent).toContain(message)
    expect(near.querySelector('a[href="tel:+912055500108"]')?.textContent).toBe('+91 20 5550 0108')
    expect((await shown('2026-11-22', fresh, () => {}, 'afternoon')).textContent).not.toContain(
      message,
    )
    // What cannot be booked needs no such word.
    expect((await shown('2026-11-22', fresh, () => {}, 'evening')).textContent).not.toContain(
      message,
    )
  })

  it('never prevent booking a slot that was full some time ago', async () => {
    const page = await shown('2026-11-22', { ...fresh, isFresh: false })
    expect(slotsOf(page)[0]).toEqual({ text: 'MorningWas full6 AM - 10 AM', isDisabled: false })
    expect(page.querySelector('[role=radiogroup] [role=status]')?.textContent).toBe(
      'Availability as of 9:12\u00a0AM, 21 Nov. We’ll check again when your booking is sent.',
    )
  })

  it('say so if nothing is known, and offer everything', async () => {
    const unknown = { isFresh: false, hasFailed: true, refresh: () => {} }
    const page = await shown('2026-11-22', unknown)
    expect(page.textContent).toContain('You’re offline, so available times can’t be shown.')
    expect(slotsOf(page).every(({ isDisabled }) => !isDisabled)).toBe(true)
  })

  it('are heard when a day is chosen', async () => {
    const announcement = async (date: string, places: AvailabilityState = fresh) =>
      (await shown(date, places)).querySelector('p.sr-only[role=status]')?.textContent
    expect(await announcement('')).toBe('')
    expect(await announcement('2026-11-22')).toBe(
      '22 Nov: Morning full, Afternoon 2 places left, Evening closed',
    )
    expect(await announcement('2026-11-24')).toBe(
      '24 Nov: Morning full, Afternoon 1 place left, Evening available',
    )
    const unknown = { isFresh: false, hasFailed: true, refresh: () => {} }
    expect(await announcement('2026-11-22', unknown)).toBe('')
  })

  it('offer the nearest free times on a day that has none', async () => {
    const onPick = vi.fn()
    const page = await shown('2026-11-23', fresh, onPick)
    expect(page.textContent).toContain('No times available on this day.')
    expect(slotsOf(page)).toEqual([])
    const offers = [...page.querySelectorAll('li button')] as HTMLButtonElement[]
    expect(offers.map((offer) => offer.textContent)).toEqual([
      'Saturday, 21 Nov 2026Afternoon, 10 AM - 2 PM',
      'Sunday, 22 Nov 2026Afternoon, 10 AM - 2 PM',
      'Tuesday, 24 Nov 2026Afternoon, 10 AM - 2 PM',
      'Tuesday, 24 Nov 2026Evening, 4 PM - 8 PM',
    ])
    await act(async () => offers[1]?.click())
    expect(onPick).toHaveBeenCalledWith({ date: '2026-11-22', slot: 'afternoon' })
  })
})
