import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/queries.ts'
import { rendered } from '#app/test/rendered.tsx'
import { aBooking } from '#app/test/aBooking.ts'
import { aSite } from '#app/test/builders.ts'
import { BookingPass } from './BookingPass.tsx'

const queryClient = createQueryClient(() => Promise.reject(new Error('Not in this test')))
const passOf = (props: Partial<ComponentProps<typeof BookingPass>>) =>
  rendered(
    <QueryClientProvider client={queryClient}>
      <BookingPass booking={past} isOwn={false} {...seen} {...props} />
    </QueryClientProvider>,
  )

const seen = {
  isFresh: false,
  isRefused: true,
  seenAt: '2020-03-01T06:30:00.000Z',
  origin: 'https://temple.example',
  site: undefined,
}
const past = aBooking({
  preferredDate: '2020-03-01',
  status: 'pending',
  includePrasad: true,
  isAddressMissing: true,
})

describe('A booking more than 90 days after the puja', () => {
  it('is history on a guest’s phone: nothing can be done with it', async () => {
    const container = await passOf({})
    expect(container.textContent).toContain(past.reference)
    expect(container.textContent).toContain('The link to a booking expires 90 days after the puja.')
    expect(container.textContent).toContain('Saved on this phone on')
    expect(container.querySelectorAll('a, button, form')).toHaveLength(0)
  })

  it('is still there for its owner, without the code of a link that has ended', async () => {
    const container = await passOf({ isOwn: true, isFresh: true })
    expect(container.textContent).not.toContain('90 days')
    expect(container.querySelector('a[download]')?.getAttribute('href')).toBe(
      `/booking/${past.reference.toLowerCase()}.ics`,
    )
    expect(container.querySelector('.qr-place')).toBeNull()
    const [title, ...others] = container.querySelectorAll('h1')
    expect(title?.closest('.ticket')?.textContent).toContain(past.reference)
    expect(others).toEqual([])
  })
})

describe('A request that nobody has confirmed', () => {
  afterEach(() => void vi.useRealTimers())

  // It can be changed until 4 PM on the day before, and is held from 4 PM to 8 PM.
  it.each([
    ['2026-11-26T16:00:00+05:30', false],
    ['2026-11-26T23:00:00+05:30', true],
    ['2026-11-27T19:59:00+05:30', true],
    ['2026-11-27T20:00:00+05:30', false],
  ])('at %s asks for a call: %s', async (at, isShown) => {
    vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] })
    const { textContent } = await passOf({ booking: aBooking(), site: aSite() })
    expect(textContent.includes('This puja is too close to change online.')).toBe(isShown)
  })
})
