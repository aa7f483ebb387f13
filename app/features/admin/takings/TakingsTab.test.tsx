import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { someTakings } from '#app/test/someTakings.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { getTakings, listTakings } from '#contract/takings/admin.ts'
import { TakingsTab } from './TakingsTab.tsx'

const day = '2026-11-24'
const asha = { id: 'u1', username: 'asha' }

const takings = someTakings({
  all: { count: 4, amount: 9251.5 },
  hundi: { count: 1, amount: 11_000 },
  received: [
    { kind: 'donation', method: 'cash', count: 1, amount: 501 },
    { kind: 'donation', method: 'upi', count: 1, amount: 2100 },
    { kind: 'donation', method: 'hundi', count: 1, amount: 11_000 },
    { kind: 'dakshina', method: 'cash', count: 1, amount: 5100 },
    { kind: 'order', method: 'card_machine', count: 1, amount: 1550.5 },
  ],
  byCashier: [
    { cashier: asha, method: 'cash', count: 2, amount: 5601 },
    { cashier: asha, method: 'card_machine', count: 1, amount: 1550.5 },
    { cashier: asha, method: 'hundi', count: 1, amount: 11_000 },
    { method: 'upi', count: 1, amount: 2100 },
  ],
  refunds: [{ kind: 'order', isInCash: true, count: 1, amount: 100.5 }],
  voids: [{ kind: 'donation', count: 1, amount: 5010 }],
  taxes: [
    { day, rate: 5, hsn: '3307', taxed: 950.48, cgst: 23.76, sgst: 23.76, igst: 0, total: 998 },
    { day, rate: 5, hsn: '4901', taxed: 0.2, cgst: 0, sgst: 0, igst: 0.1, total: 0.3 },
  ],
  drawer: { expected: 5600.5, otherDays: 100 },
})

const show = async (path: readonly string[], at: string) => {
  const server = templeServer()
  server.answers(getTakings, takings)
  server.answers(listTakings, {
    from: day,
    to: day,
    items: [
      { kind: 'dakshina', reference: 'PJ-1', name: 'Meera', method: 'cash', amount: 5100, day },
      { kind: 'order', reference: 'S1', name: '', method: 'cash', amount: 10, day, isVoid: true },
    ],
    count: 1,
    amount: 5100,
    isMore: false,
  })
  const page = await renderOffice(<TakingsTab path={path} />, {
    server,
    at,
    now: '2026-11-24T12:00:00Z',
  })
  return { ...page, server }
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('Takings', () => {
  it('are summed by way of paying and kind, the hundi apart; each sum leads to its payments', async () => {
    const { container, server } = await show([], '/admin/takings')
    const table = within(
      await screen.findByRole('table', { name: 'Received: ₹9,251.50, 4 payments' }),
    )
    expect(cells(table.getByRole('row', { name: /^Cash/ }))).toEqual([
      '₹501',
      '₹5,100',
      '–',
      '₹5,601',
    ])
    expect(cells(table.getByRole('row', { name: /^All/ }))).toEqual([
      '₹2,601',
      '₹5,100',
      '₹1,550.50',
      '₹9,251.50',
    ])
    expect(cells(table.getByRole('row', { name: /^Hundi/ }))).toEqual(['–', '₹11,000'])
    const link = table.getByRole('link', { name: 'Donations, UPI: ₹2,100' })
    expect(link.getAttribute('href')).toBe(
      `/admin/takings/list?from=${day}&to=${day}&kind=donation&method=upi`,
    )
    const byCashier = within(screen.getByRole('table', { name: 'By cashier' }))
    expect(byCashier.getByRole('link', { name: 'asha, Cash: ₹5,601' })).toBeTruthy()
    expect(byCashier.getByRole('row', { name: 'asha Sum ₹7,151.50' })).toBeTruthy()
    expect(byCashier.getByRole('row', { name: /^The site or the bank/ })).toBeTruthy()
    await expectAccessible(container)
    expect(server.received(getTakings)).toEqual([{ from: day, to: day }])
  })

  it('say what went back, the taxes, and how the cash becomes the drawer', async () => {
    await show([], '/admin/takings')
    const back = within(await screen.findByRole('table', { name: 'Refunds and voids' }))
    expect(cells(back.getByRole('row', { name: /^Shop, in cash/ }))).toEqual(['1', '-₹100.50'])
    expect(cells(back.getByRole('row', { name: /^Donations, void/ }))).toEqual(['1', '₹5,010'])
    const taxes = within(screen.getByRole('table', { name: 'GST by day, rate and HSN' }))
    expect(cells(taxes.getByRole('row', { name: /^All/ }))).toEqual([
      '₹950.68',
      '₹23.76',
      '₹23.76',
      '₹0.10',
      '₹998.30',
    ])
    const drawer = within(screen.getByRole('region', { name: 'Cash drawer' }))
    expect(drawer.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '₹5,601',
      '-₹100.50',
      '₹100',
      '₹5,600.50',
    ])
    expect(drawer.getByRole('link').getAttribute('href')).toBe(`/admin/counter/cash/${day}`)
  })

  it('are shown for another time in one press, as a file too', async () => {
    const { user, server } = await show([], '/admin/takings')
    await user.click(screen.getByRole('button', { name: 'This month' }))
    await expect
      .poll(() => server.received(getTakings).at(-1))
      .toEqual({ from: '2026-11-01', to: day })
    expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe(
      `/api/admin/takings.csv?from=2026-11-01&to=${day}`,
    )
  })

  it('go to the auditor with all lists of a financial year', async () => {
    const { user } = await show([], '/admin/takings')
    const zip = () => screen.getByRole('link', { name: 'Download the zip' }).getAttribute('href')
    expect(zip()).toBe('/api/admin/takings/auditor.zip?financialYear=2026-27')
    await user.selectOptions(screen.getByLabelText('Financial year'), '2025-26')
    expect(zip()).toBe('/api/admin/takings/auditor.zip?financialYear=2025-26')
  })

  it('list the payments behind a sum, each with the way to it', async () => {
    const { server } = await show(['list'], `/admin/takings/list?from=${day}&to=${day}&method=cash`)
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    const [first, second] = list.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/admin/dakshina/pj-1')
    expect(second?.textContent).toMatch(/No name.*Void, not counted$/)
    expect(server.received(listTakings)).toEqual([{ from: day, to: day, method: 'cash' }])
  })
})
