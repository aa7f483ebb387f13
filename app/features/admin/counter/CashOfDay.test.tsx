import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { countCash, type DayBook, explainCount, getDayBook } from '#contract/counter/admin.ts'
import { write } from '#app/test/write.ts'
import { CashOfDay } from './CashOfDay.tsx'

const day = '2026-11-24'
const at = '2026-11-24T05:00:00Z'
type Drawer = NonNullable<DayBook['drawer']>
const aDrawer = (change: Partial<Drawer> = {}): Drawer => ({
  items: [{ kind: 'dakshina', reference: 'PJ-1', name: 'Asha', amount: 5100, at }],
  sums: [{ kind: 'dakshina', count: 1, amount: 5100 }],
  expected: 5100,
  ...change,
})
const aBook = (change: Partial<DayBook> = {}): DayBook => ({
  day,
  today: day,
  drawer: aDrawer(),
  hundi: { count: 0, amount: 0 },
  usualOpening: 0,
  counts: [],
  ...change,
})
const { drawer: _, ...blind } = aBook()
const by = { id: 'user-1', username: 'asha' }
const aCount = { position: 0, at, by, counted: 5000, expected: 5600, opening: 500 }
const none = { n500: 0, n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, coins: 0 }

const show = async (book: DayBook = aBook()) => {
  const server = templeServer()
  server.answers(getDayBook, book)
  const page = await renderOffice(<CashOfDay part={day} />, { server, now: '2026-11-24T12:00:00Z' })
  await screen.findByRole('heading', { name: 'Cash of Tuesday, 24 Nov 2026' })
  await screen.findByLabelText('₹500')
  return page
}

describe('Cash of the day', () => {
  it('is counted by notes before the records are shown; the hundi by two', async () => {
    const { user, server, container } = await show({
      ...blind,
      hundi: { count: 1, amount: 11_000 },
      usualOpening: 500,
    })
    expect(screen.getByText(/^Count first/)).toBeTruthy()
    expect(screen.queryByText('Expected in the drawer')).toBeNull()
    expect(screen.getByText('Hundi, in its own bag (1)').nextSibling?.textContent).toBe('₹11,000')
    await write(user, '₹500', '10')
    await write(user, 'Coins, ₹', '7')
    expect(screen.getByRole('status').textContent).toBe('Counted: ₹5,007')
    await write(user, 'Second person who counted the hundi', 'Suresh Rao')
    await expectAccessible(container)
    server.answers(countCash, aBook())
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Count recorded')).toBeTruthy()
    const notes = { ...none, n500: 10, coins: 7 }
    expect(server.received(countCash)).toEqual([
      { day, notes, opening: 500, hundiWitness: 'Suresh Rao', counts: 0 },
    ])
    expect(screen.getByLabelText('₹500')).toHaveProperty('value', '')
  })

  it('lists what came in and went out, with sums; what is void is not counted', async () => {
    const items: Drawer['items'] = [
      { kind: 'donation', reference: 'D1', name: '', amount: 501, at, receipt: 'R-7' },
      { kind: 'sale', reference: 'S1', name: 'Meera', amount: 250, at, isVoid: true },
      { kind: 'refund', reference: 'D2', name: 'Anand', amount: -100, at },
    ]
    const sums = [
      { kind: 'donation', count: 1, amount: 501 },
      { kind: 'refund', count: 1, amount: -100 },
    ] as const
    await show(aBook({ drawer: aDrawer({ items, sums: [...sums], expected: 401 }) }))
    const rows = within(screen.getByRole('list', { name: 'Cash received and handed back' }))
    const [first, second, third] = rows.getAllByRole('listitem').map((row) => row.textContent)
    expect(first).toMatch(/^DonationsDonations · R-7 · .*₹501$/)
    expect(second).toMatch(/^MeeraShop sales · S1 · .* · Void, not counted₹250$/)
    expect(third).toMatch(/^AnandRefunds in cash · D2 · .*-₹100$/)
    expect(screen.getByText('Donations (1)').nextSibling?.textContent).toBe('₹501')
    expect(screen.getByText('Expected in the drawer').nextSibling?.textContent).toBe('₹401')
  })

  it('asks why a count differs from the records, and that the records have changed since', async () => {
    const drawer = aDrawer({ changedBy: 50 })
    const notes = { ...none, n500: 10 }
    const { user, server } = await show(aBook({ drawer, counts: [{ ...aCount, notes }] }))
    expect(screen.getByText('10 × ₹500 · Began with ₹500')).toBeTruthy()
    expect(screen.getByText('Expected ₹5,600, difference -₹600.')).toBeTruthy()
    expect(screen.getByText(/^The records have changed by ₹50 since this count/)).toBeTruthy()
    expect(screen.getByText('Expected in the drawer').nextSibling?.textContent).toBe('₹5,600')
    expect(screen.getByRole('heading', { name: 'Count again' })).toBeTruthy()
    await write(user, /^Why is there a difference of -₹600/, 'A parcel')
    server.answers(explainCount, aBook({ counts: [{ ...aCount, reason: 'A parcel' }] }))
    await user.click(screen.getByRole('button', { name: 'Save the reason' }))
    await expect
      .poll(() => server.received(explainCount))
      .toEqual([{ day, position: 0, reason: 'A parcel' }])
  })

  it('says what is missing, and that somebody else counted meanwhile', async () => {
    const { user, server } = await show()
    server.judges(countCash)
    await write(user, '₹100', 'ten')
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Please enter a whole number')).toBeTruthy()
    server.refuses(countCash, 'wrong_status', { detail: 'Somebody counted it meanwhile' })
    await write(user, '₹100', '10')
    await user.click(screen.getByRole('button', { name: 'Record the count' }))
    expect(await screen.findByText('Somebody counted it meanwhile')).toBeTruthy()
    expect(screen.getByLabelText('₹100')).toHaveProperty('value', '10')
  })

  it('is counted once, and nothing is lost with the network', async () => {
    const page = await show()
    await write(page.user, '₹500', '10')
    await expectSteady(page, { button: 'Record the count', sends: countCash, answer: aBook() })
  })

  it('is explained once, and nothing is lost with the network', async () => {
    const page = await show(aBook({ counts: [aCount] }))
    await write(page.user, /^Why is there a difference/, 'A parcel')
    const answer = aBook({ counts: [aCount] })
    await expectSteady(page, { button: 'Save the reason', sends: explainCount, answer })
  })

  it('says that nothing was recorded, and leads to another day', async () => {
    const { address } = await show(aBook({ drawer: aDrawer({ items: [], sums: [], expected: 0 }) }))
    expect(screen.getByText('No cash was recorded on this day.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } })
    await expect.poll(address).toBe('/admin/counter/cash/2026-11-20')
  })

  it('that could not be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getDayBook, 'unavailable')
    const { user } = await renderOffice(<CashOfDay part={day} />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Record the count' })).toBeNull()
    server.answers(getDayBook, aBook())
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Record the count' })).toBeTruthy()
  })
})
