import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { readTable } from '#app/test/readTable.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getShopTotals, type ShopTotals as Totals } from '#contract/orders/admin.ts'
import { ShopTotals } from './ShopTotals.tsx'

const sum = (count: number, amount: number, returned = 0) => ({ count, amount, returned })

const show = async (change: Partial<Totals> = {}) => {
  const server = templeServer()
  server.answers(getShopTotals, {
    financialYear: '2026-27',
    all: sum(3, 2528, 80),
    byDay: [
      { day: '2026-10-02', ...sum(1, 999) },
      { day: '2026-11-09', ...sum(2, 1529, 80) },
    ],
    byPayment: [
      { payment: 'cod', ...sum(1, 1529, 80) },
      { payment: 'cash', ...sum(2, 999) },
    ],
    products: [{ id: 'kit', name: 'Daily Puja Kit', quantity: 4, amount: 1996 }],
    years: ['2026-27'],
    ...change,
  })
  const page = await renderOffice(<ShopTotals />, { server, at: '/admin/orders/totals' })
  await screen.findByRole('heading', { name: 'Day book' })
  const dayBook = () =>
    screen.getByRole('link', { name: 'Download as CSV' }).closest('a')?.getAttribute('href')
  return { ...page, dayBook }
}

describe('The totals of the shop', () => {
  it('say when and how it was paid, and what sold best', async () => {
    const { container } = await show()
    expect(readTable('By month')).toEqual([
      'Month | Orders | Received',
      'October 2026 | 1 | ₹999',
      'November 2026 | 2 | ₹1,529₹80 refunded',
      'All | 3 | ₹2,528₹80 refunded',
    ])
    expect(readTable('By payment method').slice(1)).toEqual([
      'Cash on delivery | 1 | ₹1,529₹80 refunded',
      'Cash at the counter | 2 | ₹999',
    ])
    expect(readTable('Best-selling products')).toEqual([
      'Product | Sold | Amount',
      'Daily Puja Kit | 4 | ₹1,996',
    ])
    expect(screen.getByText('3 orders')).toBeTruthy()
    await expectAccessible(container)
  })

  it('have the day book of the same time', async () => {
    const { dayBook, server, user } = await show()
    expect(dayBook()).toBe('/api/admin/day-book.csv?financialYear=2026-27')
    server.answers(getShopTotals, ({ month }) => ({
      financialYear: '2026-27',
      month,
      all: sum(0, 0),
      byDay: [],
      byPayment: [],
      products: [],
      years: ['2026-27'],
    }))
    await user.selectOptions(screen.getByLabelText('Month'), 'December 2026')
    expect(await screen.findByText('No sales in this period')).toBeTruthy()
    expect(server.received(getShopTotals).at(-1)).toEqual({ month: '2026-12' })
    expect(dayBook()).toBe('/api/admin/day-book.csv?month=2026-12')
  })
})
