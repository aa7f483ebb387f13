import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listDonations, type StaffDonation } from '#contract/donations/admin.ts'
import { AllDonations } from './AllDonations.tsx'
import { DonationsTab } from './DonationsTab.tsx'

const answer = (items: StaffDonation[], next?: string) => ({
  items,
  total: items.length,
  claimed: 0,
  disputed: 0,
  ...(next && { next }),
})

const show = async (items: StaffDonation[] = [aStaffDonation()], at = '/admin/donations') => {
  const server = templeServer()
  server.answers(listDonations, { ...answer(items), hasTests: true })
  const page = await renderOffice(<AllDonations />, { server, at })
  const lastQuery = () => server.received(listDonations).at(-1)
  await expect.poll(lastQuery).toBeTruthy()
  return { ...page, lastQuery }
}

describe('The list of donations', () => {
  it('shows amount, donor, way and state of each, and leads to it', async () => {
    const { container } = await show([
      aStaffDonation({ claimedAt: '2026-11-22T05:00:00Z', isDisputed: true }),
      aStaffDonation({ reference: 'D2', paymentMethod: 'hundi', fullName: '', isVoid: true }),
      aStaffDonation({ reference: 'D3', fullName: '', status: 'succeeded', isTest: true }),
      aStaffDonation({ reference: 'D4', paymentMethod: 'cheque' }),
    ])
    const list = within(await screen.findByRole('list', { name: 'Donations' }))
    const [first, second, third, fourth] = list.getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/admin/donations/d7k3m9wace')
    expect(first?.textContent).toMatch(/^₹1,001Asha PatilUPI · D7K3M9WACE · .*/)
    expect(first?.textContent).toContain('DisputedCheck bankNot confirmed yet')
    expect(second?.textContent).toMatch(/HundiHundi · D2 .*Void$/)
    expect(third?.textContent).toMatch(/Name deleted.*TestReceived$/)
    expect(fourth?.textContent).toMatch(/Cheque · D4 .*At the bank$/)
    expect(screen.getByText('4 in total.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('does not offer test donations where test mode was never used', async () => {
    const server = templeServer()
    server.answers(listDonations, answer([aStaffDonation()]))
    await renderOffice(<AllDonations />, { server, at: '/admin/donations' })
    await screen.findByText(/Asha Patil/)
    expect(screen.queryByLabelText('Include test donations')).toBeNull()
  })

  it('asks with every filter, keeps them in the address, and exports the same', async () => {
    const { lastQuery, user, address } = await show()
    await user.selectOptions(screen.getByLabelText('Status'), 'Received')
    await user.selectOptions(screen.getByLabelText('Paid by'), 'Cash')
    await user.selectOptions(screen.getByLabelText('Needs attention'), 'Disputed by a bank')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
    await user.click(await screen.findByLabelText('Include test donations'))
    await write(user, 'Search', 'asha')
    const expected = {
      search: 'asha',
      status: 'succeeded',
      method: 'cash',
      isDisputed: 'true',
      from: '2026-11-01',
      to: '2026-11-30',
      withTests: 'true',
    }
    const query = (text: string) => Object.fromEntries(new URLSearchParams(text.split('?')[1]))
    const csv = () =>
      screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? ''
    await expect.poll(() => query(csv())).toEqual(expected)
    await expect.poll(lastQuery).toMatchObject({
      search: 'asha',
      status: 'succeeded',
      method: 'cash',
      from: '2026-11-01',
      to: '2026-11-30',
    })
    expect(csv().split('?')[0]).toBe('/api/admin/donations.csv')
    expect(query(address())).toMatchObject({ which: 'isDisputed', status: 'succeeded' })
  })

  it('begins with the filters of its address, and says when nothing fits them', async () => {
    const { lastQuery, user } = await show([], '/admin/donations?status=refunded')
    expect(lastQuery()).toMatchObject({ status: 'refunded' })
    expect(await screen.findByText('No results')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No donations yet')).toBeTruthy()
    expect(lastQuery()).not.toHaveProperty('status')
  })
})

describe('The page of donations', () => {
  it('says how many payments are to be checked, and which are disputed', async () => {
    const server = templeServer()
    server.answers(listDonations, { ...answer([]), claimed: 2, disputed: 1 })
    await renderOffice(<DonationsTab path={[]} />, { server })
    const text =
      '2 UPI payments to check on the bank statement. 1 donation is disputed by the donor’s bank.'
    expect(await screen.findByText(text)).toBeTruthy()
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this page' }))
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['all', 'statement', 'monthly', 'totals', 'tax'].map((part) => `/admin/donations/${part}`),
    )
    expect(parts.getByText('All donations').getAttribute('aria-current')).toBe('page')
  })
})
