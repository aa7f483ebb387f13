import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { countCash, type DayBook, getDayBook } from '#contract/counterAdmin.ts'
import { CashOfDay } from './CashOfDay.tsx'

const day = '2026-11-24'
const aBook = (change: Partial<DayBook> = {}): DayBook => ({
  day,
  today: day,
  items: [
    { kind: 'dakshina', reference: 'PJ-1', name: 'Asha', amount: 5100, at: '2026-11-24T05:00:00Z' },
  ],
  sums: [{ kind: 'dakshina', count: 1, amount: 5100 }],
  expected: 5100,
  counts: [],
  ...change,
})

const show = async (book = aBook()) => {
  const server = templeServer()
  server.answers(getDayBook, book)
  const page = await renderOffice(<CashOfDay day={day} />, { server, now: '2026-11-24T12:00:00Z' })
  await screen.findByRole('heading', { name: 'Cash of Tuesday, Nov 24, 2026' })
  return { ...page, counted: await screen.findByLabelText('Cash counted, in rupees') }
}

describe('Cash of the day', () => {
  it('asks why the drawer differs from the records, and sends the reason', async () => {
    const { user, server, counted, container } = await show()
    expect(screen.queryByLabelText(/^Why is there a difference/)).toBeNull()
    await user.type(counted, '5000')
    await user.type(screen.getByLabelText(/^Why is there a difference/), 'Change for a parcel')
    await expectAccessible(container)
    server.answers(countCash, aBook())
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    await expect
      .poll(() => server.received(countCash))
      .toEqual([{ day, counted: 5000, expected: 5100, counts: 0, reason: 'Change for a parcel' }])
  })
})
