import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { readTable } from '#app/test/readTable.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  type DonationTotals as Totals,
  getDonationTotals,
} from '#contract/donations/totalsAdmin.ts'
import { DonationTotals } from './DonationTotals.tsx'

const sum = (count: number, amount: number, returned = 0) => ({ count, amount, returned })
const of = (day: string, amount: number) => ({ day, ...sum(1, amount) })

const someTotals = (change: Partial<Totals> = {}): Totals => ({
  financialYear: '2026-27',
  all: sum(3, 3100, 500.5),
  byDay: [
    { day: '2026-04-09', ...sum(1, 1100, 500.5) },
    of('2026-11-01', 900),
    of('2026-11-30', 1100),
  ],
  before: { financialYear: '2025-26', all: sum(1, 700), byDay: [of('2025-05-02', 700)] },
  byMethod: [
    { paymentMethod: 'gpay', ...sum(2, 2200, 500.5) },
    { paymentMethod: 'cash', ...sum(1, 900) },
  ],
  byPurpose: [{ purpose: 'Annadan', ...sum(1, 900) }, sum(2, 2200, 500.5)],
  years: ['2026-27', '2025-26'],
  ...change,
})

const show = async (totals = someTotals(), at = '/admin/donations/totals') => {
  const server = templeServer()
  server.answers(getDonationTotals, totals)
  const page = await renderOffice(<DonationTotals />, { server, at })
  await expect.poll(() => screen.queryByText('Loading')).toBeNull()
  return { ...page, lastQuery: () => server.received(getDonationTotals).at(-1) }
}

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent

describe('The totals of donations', () => {
  it('say what was received, refunded and is left, and when, beside the year before', async () => {
    const { lastQuery, container } = await show()
    expect(lastQuery()).toEqual({})
    expect(figure('Received')).toBe('₹3,1003 donations')
    expect(figure('Refunded')).toBe('₹500.50')
    expect(figure('Net')).toBe('₹2,599.50')
    expect(readTable('By month')).toEqual([
      'Month | Donations | Received | A year before',
      'April 2026 | 1 | ₹1,100₹500.50 refundedA year before: ₹0 | ₹0',
      'May 2026 | 0 | ₹0A year before: ₹700 | ₹700',
      'November 2026 | 2 | ₹2,000A year before: ₹0 | ₹0',
      'All | 3 | ₹3,100₹500.50 refundedA year before: ₹700 | ₹700',
    ])
    expect(
      await screen.findByRole('img', {
        name: 'Money received, 2026-27: November 2026 ₹2,000',
      }),
    ).toBeTruthy()
    await expectAccessible(container)
  })

  it('say how and what for', async () => {
    await show()
    expect(readTable('By payment method').slice(1)).toEqual([
      'UPI | 2 | ₹2,200₹500.50 refunded',
      'Cash | 1 | ₹900',
    ])
    expect(readTable('By purpose').slice(1)).toEqual([
      'Annadan | 1 | ₹900',
      'No purpose given | 2 | ₹2,200₹500.50 refunded',
    ])
  })

  it('have a file beside each table, with what it shows', async () => {
    await show()
    for (const [what, by] of [
      ['payment method', 'method'],
      ['purpose', 'purpose'],
    ])
      expect(
        screen.getByRole('link', { name: `Download by ${what} as CSV` }).getAttribute('href'),
      ).toBe(`/api/admin/donations/totals.csv?financialYear=2026-27&by=${by}`)
  })

  it('are of a month if one is chosen, and downloaded for it', async () => {
    const { lastQuery, server, user, address } = await show()
    const link = () =>
      screen.getByRole('link', { name: 'Download the totals as CSV' }).closest('a')?.href
    expect(link()).toMatch(/\/api\/admin\/donations\/totals\.csv\?financialYear=2026-27$/)
    server.answers(
      getDonationTotals,
      someTotals({ month: '2026-11', before: { ...someTotals().before, month: '2025-11' } }),
    )
    await user.selectOptions(screen.getByLabelText('Month'), 'November 2026')
    await expect.poll(lastQuery).toEqual({ month: '2026-11' })
    await screen.findByRole('table', { name: 'By day' })
    expect(readTable('By day').map((row) => row.split(' | ')[0])).toEqual([
      'Day',
      '1 Nov',
      '30 Nov',
      'All',
    ])
    expect(link()).toMatch(/\?month=2026-11$/)
    await user.selectOptions(screen.getByLabelText('Month'), 'The whole year')
    await expect.poll(address).toBe('/admin/donations/totals?financialYear=2026-27')
  })

  it('are of another year if one is chosen', async () => {
    const { lastQuery, user, server } = await show(
      someTotals({ month: '2026-11' }),
      '/admin/donations/totals?month=2026-11',
    )
    expect(lastQuery()).toEqual({ month: '2026-11' })
    server.answers(getDonationTotals, someTotals({ financialYear: '2025-26', all: sum(0, 0) }))
    await user.selectOptions(screen.getByLabelText('Year, April to March'), '2025-26')
    await expect.poll(lastQuery).toEqual({ financialYear: '2025-26' })
    expect(await screen.findByText('Nothing received in this period')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('in test mode are apart, and say that it was no money', async () => {
    const { lastQuery, user } = await show()
    await user.selectOptions(screen.getByLabelText('Type'), 'Test mode (no money)')
    await expect.poll(lastQuery).toEqual({ isTest: true })
    expect(await screen.findByText('These are test donations: no money was received.')).toBeTruthy()
    expect(
      (await screen.findByRole('link', { name: 'Download the totals as CSV' })).closest('a')?.href,
    ).toMatch(/\?financialYear=2026-27&isTest=true$/)
  })

  it('are asked for again if they could not be loaded', async () => {
    const server = templeServer()
    server.refuses(getDonationTotals, 'unavailable')
    const { user } = await renderOffice(<DonationTotals />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getDonationTotals, someTotals())
    await user.click(again)
    expect(await screen.findByRole('table', { name: 'By month' })).toBeTruthy()
  })
})
