import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getForm10bd } from '#contract/donations/totalsAdmin.ts'
import type { Out } from '#contract/endpoint.ts'
import { TaxForm } from './TaxForm.tsx'

type Form = Out<typeof getForm10bd>

const aForm = (change: Partial<Form> = {}): Form => ({
  financialYear: '2026-27',
  years: ['2026-27', '2025-26'],
  isRegistered: true,
  donors: 12,
  amount: 51_250.5,
  before: { financialYear: '2025-26', donors: 1, amount: 1001 },
  incomplete: { count: 0, amount: 0, largest: [] },
  excluded: { count: 0, amount: 0 },
  splitCash: [],
  ...change,
})

const show = async (change: Partial<Form> = {}) => {
  const server = templeServer()
  server.answers(getForm10bd, ({ financialYear = '2026-27' }) =>
    aForm({ ...change, financialYear }),
  )
  const page = await renderOffice(<TaxForm />, { server })
  await screen.findByRole('heading', { name: 'Ready for the form' })
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  return { ...page, linkOf }
}

describe('Form 10BD', () => {
  it('says how many donors it has, and the year before, and is downloaded', async () => {
    const { linkOf, container } = await show({ incomplete: { count: 1, amount: 501, largest: [] } })
    expect(screen.getByText('12 donors, ₹51,250.50')).toBeTruthy()
    expect(screen.getByText('The year before, 2025-26: 1 donor, ₹1,001')).toBeTruthy()
    expect(screen.getByText('1 donation, ₹501')).toBeTruthy()
    expect(linkOf('Download Form 10BD as CSV')).toBe(
      '/api/admin/donations/form-10bd.csv?financialYear=2026-27',
    )
    expect(linkOf('Download the list as CSV')).toBe(
      '/api/admin/donations/form-10bd-incomplete.csv?financialYear=2026-27',
    )
    expect(screen.queryByText(/^Settings has no 80G registration/)).toBeNull()
    await expectAccessible(container)
  })

  it('names what cannot be deducted, and cash in parts that add up to too much', async () => {
    const gift = { reference: 'D7K3M9WACE', fullName: 'Meera Joshi', paidOn: '2026-11-27' }
    const { linkOf } = await show({
      excluded: { count: 7, amount: 163_451 },
      splitCash: [{ ...gift, count: 2, amount: 3000 }],
    })
    expect(screen.getByText('7 donations, ₹1,63,451')).toBeTruthy()
    expect(screen.getByText('2 gifts, 27 Nov 2026')).toBeTruthy()
    expect(linkOf('Meera Joshi')).toBe('/admin/donations/d7k3m9wace')
  })

  it('is of the year that is chosen', async () => {
    const { linkOf, server, user } = await show()
    expect(server.received(getForm10bd)).toEqual([{}])
    await user.selectOptions(screen.getByLabelText(/^Financial year/), '2025-26')
    await expect
      .poll(() => server.received(getForm10bd).at(-1))
      .toEqual({ financialYear: '2025-26' })
    await screen.findByRole('heading', { name: 'Ready for the form' })
    expect(screen.getByLabelText(/^Financial year/)).toHaveProperty('value', '2025-26')
    expect(linkOf('Download Form 10BD as CSV')).toMatch(/financialYear=2025-26$/)
  })

  it('says when the temple has no registration', async () => {
    await show({ isRegistered: false })
    expect(screen.getByText(/^Settings has no 80G registration/)).toBeTruthy()
  })

  it('leads to each donation that lacks a PAN', async () => {
    const donation = {
      reference: 'D7K3M9WACE',
      receiptNumber: 'R-2026-7',
      paidOn: '2026-11-21',
      fullName: 'Asha Patil',
      amount: 501,
    }
    const { linkOf } = await show({ incomplete: { count: 1, amount: 501, largest: [donation] } })
    const list = within(screen.getByRole('region', { name: 'Add what is missing' }))
    expect(list.getByRole('listitem').textContent).toBe(
      'Asha PatilR-2026-7, 21 Nov 2026₹501Add PAN',
    )
    expect(linkOf('Add PAN: Asha Patil, R-2026-7')).toBe('/admin/donations/d7k3m9wace')
  })

  it('can be asked for again if it could not be loaded', async () => {
    const server = templeServer()
    server.refuses(getForm10bd, 'unavailable')
    const { user } = await renderOffice(<TaxForm />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getForm10bd, aForm())
    await user.click(again)
    expect(await screen.findByText('12 donors, ₹51,250.50')).toBeTruthy()
  })
})
