import { expect, it } from 'vitest'
import { rendered } from '#app/test/rendered.tsx'
import { StatusTrail } from './StatusTrail.tsx'
import { aBooking } from '#app/test/aBooking.ts'

it('shows in plain words what has happened, the latest first, by the temple’s clock', async () => {
  const { trail, timeZone } = aBooking({
    trail: [
      { status: 'pending', at: '2026-11-21T05:00:00.000Z', by: 'devotee' },
      {
        status: 'pending',
        at: '2026-11-22T20:00:00.000Z',
        by: 'devotee',
        movedFrom: { date: '2026-11-25', slot: 'morning' },
      },
      { status: 'cancelled', at: '2026-11-23T05:00:00.000Z', by: 'temple' },
    ],
  })
  const page = await rendered(<StatusTrail trail={trail} timeZone={timeZone} />)
  expect([...page.querySelectorAll('li')].map((step) => step.textContent)).toEqual([
    'Your booking was cancelled.10:30\u00a0AM, 23 Nov',
    'You moved it from 25 Nov 2026, morning (6 AM - 10 AM).1:30\u00a0AM, 23 Nov',
    'We have received your request. It is booked once we confirm it by email.10:30\u00a0AM, 21 Nov',
  ])
})
