import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { countCash, type DayBook, getDayBook } from '#contract/counter/admin.ts'
import { CashOfDay } from './CashOfDay.tsx'

const day = '2026-11-24'
const at = '2026-11-24T05:00:00Z'
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

  it('lists what came in and went out, with sums; what is void is not counted', async () => {
    await show(
      aBook({
        items: [
          { kind: 'donation', reference: 'D1', name: '', amount: 501, at, receipt: 'R-7' },
          { kind: 'sale', reference: 'S1', name: 'Meera', amount: 250, at, isVoid: true },
          { kind: 'refund', reference: 'D2', name: 'Anand', amount: -100, at },
        ],
        sums: [
          { kind: 'donation', count: 1, amount: 501 },
          { kind: 'refund', count: 1, amount: -100 },
        ],
        expected: 401,
      }),
    )
    const rows = within(screen.getByRole('list', { name: 'Cash received and handed back' }))
    const [first, second, third] = rows.getAllByRole('listitem').map((row) => row.textContent)
    expect(first).toMatch(/^DonationsDonations · R-7 · .*₹501$/)
    expect(second).toMatch(/^MeeraShop sales · S1 · .* · Void, not counted₹250$/)
    expect(third).toMatch(/^AnandRefunds in cash · D2 · .*-₹100$/)
    expect(screen.getByText('Donations (1)').nextSibling?.textContent).toBe('₹501')
    expect(screen.getByText('Expected in the drawer').nextSibling?.textContent).toBe('₹401')
  })

  it('asks for no reason when the drawer is right, and is empty after the count', async () => {
    const { user, server, counted } = await show()
    await user.type(counted, '5,100')
    expect(screen.queryByLabelText(/^Why is there a difference/)).toBeNull()
    server.answers(countCash, aBook())
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Count recorded')).toBeTruthy()
    expect(server.received(countCash)).toEqual([{ day, counted: 5100, expected: 5100, counts: 0 }])
    expect(counted).toHaveProperty('value', '')
  })

  it('says what is missing, and that somebody else counted meanwhile', async () => {
    const { user, server, counted } = await show()
    server.judges(countCash)
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Please enter whole rupees')).toBeTruthy()
    server.refuses(countCash, 'wrong_status', { detail: 'Somebody counted it meanwhile' })
    await user.type(counted, '5100')
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Somebody counted it meanwhile')).toBeTruthy()
    expect(counted).toHaveProperty('value', '5100')
  })

  it('is counted once, and nothing is lost with the network', async () => {
    const page = await show()
    await page.user.type(page.counted, '5000')
    await page.user.type(screen.getByLabelText(/^Why is there a difference/), 'A parcel')
    await expectSteady(page, { button: 'Record the count', sends: countCash, answer: aBook() })
  })

  it('shows the earlier counts, and that the records have changed since the last one', async () => {
    const by = { id: 'user-1', username: 'asha' }
    const counts = [{ at, by, counted: 5000, expected: 5050, reason: 'A parcel' }]
    const { user, server, counted } = await show(aBook({ counts }))
    expect(screen.getByText('Expected ₹5,050, difference -₹50: A parcel')).toBeTruthy()
    expect(screen.getByText(/^The records have changed by ₹50 since this count/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Count again' })).toBeTruthy()
    server.answers(countCash, aBook())
    await user.type(counted, '5100')
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    await expect.poll(() => server.received(countCash)).toHaveLength(1)
    expect(server.received(countCash)[0]).toHaveProperty('counts', 1)
  })

  it('says that nothing was recorded, and leads to another day', async () => {
    const { address } = await show(aBook({ items: [], sums: [], expected: 0 }))
    expect(screen.getByText('No cash was recorded on this day.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } })
    await expect.poll(address).toBe('/admin/counter/cash/2026-11-20')
  })

  it('that could not be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getDayBook, 'unavailable')
    const { user } = await renderOffice(<CashOfDay day={day} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Record the count' })).toBeNull()
    server.answers(getDayBook, aBook())
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Record the count' })).toBeTruthy()
  })
})
