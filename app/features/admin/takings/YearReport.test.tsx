import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { someYear } from '#app/test/someYear.ts'
import { templeServer } from '#app/test/templeServer.ts'
import { getTakingsYear, type TakingsYear } from '#contract/takings/yearAdmin.ts'
import { TakingsTab } from './TakingsTab.tsx'

const show = async (year: TakingsYear = someYear(), at = '/admin/takings/year') => {
  const server = templeServer()
  server.answers(getTakingsYear, year)
  const page = await renderOffice(<TakingsTab path={['year']} />, {
    server,
    at,
    now: '2026-11-24T12:00:00Z',
  })
  return { ...page, lastQuery: () => server.received(getTakingsYear).at(-1) }
}

const table = async (name: string) => within(await screen.findByRole('table', { name }))

const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

describe('The year at a glance', () => {
  it('says how much came, beside the same time and the whole of the year before', async () => {
    const { container } = await show()
    await table('By month')
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '₹6,0015 payments · Now 50 % more',
      '₹4,000In 2025-26: ₹8,000',
      '₹251.50On the day of the refund',
    ])
    expect(screen.getByText('By 24 Nov 2026 a year before')).toBeTruthy()
    await expectAccessible(container)
  })

  it('compares the whole years once the year is over', async () => {
    const { soFar: _, ...over } = someYear()
    await show(over)
    await table('By month')
    expect(screen.getByText('In 2025-26')).toBeTruthy()
    expect(screen.getByText('5 payments · Now 25 % less')).toBeTruthy()
  })

  it('has a table beside the chart, whose sums lead to the payments', async () => {
    await show()
    const months = await table('By month')
    const cells = (name: RegExp) =>
      within(months.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(cells(/^September 2026/)).toEqual(['₹2,451', '–', '–', '₹2,451', '₹4,000'])
    expect(cells(/^November 2026/)).toEqual(['–', '₹2,100', '₹1,450', '₹3,550', '₹0'])
    expect(cells(/^All/)).toEqual(['₹2,451', '₹2,100', '₹1,450', '₹6,001', '₹8,000'])
    const link = months.getByRole('link', { name: 'November 2026, Dakshina: ₹2,100' })
    expect(hrefOf(link)).toBe('/admin/takings/list?from=2026-11-01&to=2026-11-30&kind=dakshina')
  })

  it('is divided by way of paying and by purpose', async () => {
    await show()
    const ways = await table('By way of paying')
    expect(hrefOf(ways.getByRole('link', { name: 'UPI: ₹2,200' }))).toBe(
      '/admin/takings/list?from=2026-04-01&to=2027-03-31&method=upi',
    )
    const purposes = await table('By purpose')
    const links = purposes.getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('aria-label'), hrefOf(link).slice(50)])).toEqual([
      ['Annadan: ₹1,500', 'kind=donation&purpose=Annadan'],
      ['Dakshina: Ganesh Puja: ₹2,100', 'kind=dakshina&purpose=Ganesh+Puja'],
      ['Shop: ₹1,450', 'kind=order'],
      ['No purpose given: ₹951', 'kind=donation&isUnnamed=true'],
    ])
  })

  it('names the busiest days and what the festivals brought', async () => {
    await show()
    const busiest = await table('Busiest days')
    expect(
      busiest.getByRole('row', { name: /^Monday, 14 Sep 2026 · Ganesh Chaturthi/ }),
    ).toBeTruthy()
    const festivals = await table('Great days of the calendar')
    expect(hrefOf(festivals.getByRole('link', { name: '14 Sep 2026: ₹2,451' }))).toBe(
      '/admin/takings/list?from=2026-09-14&to=2026-09-14',
    )
  })

  it('may be of another year, from January on too, and of one kind', async () => {
    const { user, lastQuery, address } = await show()
    await user.selectOptions(await screen.findByLabelText('Year'), '2025, Jan to Dec')
    await expect.poll(lastQuery).toEqual({ year: '2025' })
    await user.selectOptions(await screen.findByLabelText('What for'), 'Donations')
    await expect.poll(lastQuery).toEqual({ year: '2025', kind: 'donation' })
    expect(address()).toBe('/admin/takings/year?year=2025&kind=donation')
  })

  it('says that nothing came', async () => {
    await show(someYear({ all: { count: 0, amount: 0, before: 0 } }))
    expect(await screen.findByText('Nothing was received in this year')).toBeTruthy()
  })
})
