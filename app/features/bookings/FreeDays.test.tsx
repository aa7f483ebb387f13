import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { rendered } from '#app/test/rendered.tsx'
import { FreeDays } from './FreeDays.tsx'
import { dayState } from './slots.ts'
import { anAvailability } from './test/anAvailability.ts'
import type { AvailabilityState } from './useAvailability.ts'

const now = { date: '2026-11-21', minute: 9 * 60 }
const full = { morning: 0, afternoon: 0, evening: 0 }
const closed = { morning: 'closed', afternoon: 'closed', evening: 'closed' } as const
const known: AvailabilityState = {
  availability: anAvailability({
    '2026-11-21': {},
    '2026-11-22': full,
    '2026-11-23': closed,
    '2026-11-24': { morning: 0, afternoon: 1, evening: 'closed' },
  }),
  seenAt: '2026-11-21T03:42:00.000Z',
  isFresh: true,
  hasFailed: false,
  refresh: () => {},
}

const shown = (places: AvailabilityState, value = '', onPick: (date: string) => void = () => {}) =>
  rendered(
    <FreeDays
      today={now.date}
      stateOf={(date) =>
        dayState(
          { availability: places.availability, isFresh: places.isFresh, now, notice: {} },
          date,
        )
      }
      festivalOn={(date) => (date === '2026-11-24' ? 'Sankashti Chaturthi' : undefined)}
      value={value}
      onPick={onPick}
      places={places}
      timeZone="Asia/Kolkata"
    />,
  )
const daysOf = (page: HTMLElement) =>
  [...page.querySelectorAll('label')].map((label) => ({
    text: label.textContent?.trim(),
    input: label.querySelector('input') as HTMLInputElement,
  }))

describe('The coming days', () => {
  it('say in words which are free, full or closed, and only available ones can be chosen', async () => {
    const onPick = vi.fn()
    const days = daysOf(await shown(known, '', onPick))
    expect(days.map(({ text, input }) => [text, input.disabled])).toEqual([
      ['Sat 21 Nov Available', false],
      ['Sun 22 Nov Full', true],
      ['Mon 23 Nov Closed', true],
      ['Tue 24 Nov Sankashti Chaturthi 1 left', false],
      ['Wed 25 Nov', false],
    ])
    await act(async () => days[3]?.input.click())
    expect(onPick).toHaveBeenCalledWith('2026-11-24')
  })

  it('show their time if the server could not be reached', async () => {
    const page = await shown({ ...known, isFresh: false })
    expect(page.textContent).toContain('Availability as of 9:12\u00a0AM, 21 Nov.')
    const [, sunday, monday] = daysOf(page)
    expect([sunday?.text, sunday?.input.disabled]).toEqual(['Sun 22 Nov Was full', false])
    expect([monday?.text, monday?.input.disabled]).toEqual(['Mon 23 Nov Closed', true])
  })

  it('can be chosen while nobody knows of them', async () => {
    const days = daysOf(await shown({ isFresh: false, hasFailed: true, refresh: () => {} }))
    expect(days.map(({ text }) => text)).toContain('Sun 22 Nov')
    expect(days.every(({ input }) => !input.disabled)).toBe(true)
  })

  it('keep a day that was chosen before it was full', async () => {
    const [, sunday] = daysOf(await shown(known, '2026-11-22'))
    expect(sunday?.input.checked).toBe(true)
    expect(sunday?.input.disabled).toBe(false)
  })

  it('name a festival, until another day is chosen', async () => {
    const page = await shown(known)
    expect(page.textContent).toContain('24 Nov is Sankashti Chaturthi.')
    expect((await shown(known, '2026-11-25')).textContent).not.toContain('24 Nov is')
  })

  it('are five at once, for forty days, and not beyond what can be booked', async () => {
    const page = await shown(known)
    const buttons = () => [...page.querySelectorAll('button')]
    expect(buttons()[0]?.getAttribute('aria-disabled')).toBe('true')
    for (let turns = 0; turns < 7; turns++) await act(async () => buttons()[1]?.click())
    expect(daysOf(page)[0]?.text).toBe('Sat 26 Dec')
    expect(buttons()[1]?.getAttribute('aria-disabled')).toBe('true')
    await act(async () => buttons()[0]?.click())
    expect(daysOf(page)[0]?.text).toBe('Mon 21 Dec')

    const availability = anAvailability({ '2026-11-21': {} }, { lastDate: '2026-11-24' })
    const short = await shown({ ...known, availability })
    expect(daysOf(short)).toHaveLength(4)
    expect(short.querySelectorAll('button:not([aria-disabled="true"])')).toHaveLength(0)
  })

  it('open where the chosen day is', async () => {
    const days = daysOf(await shown(known, '2026-12-02'))
    expect(days.map(({ input }) => input.checked)).toEqual([false, true, false, false, false])
  })
})
