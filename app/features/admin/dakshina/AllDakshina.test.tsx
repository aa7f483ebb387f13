import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { type DakshinaRow, listDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { DakshinaTab } from './DakshinaTab.tsx'

const { payments: _payments, seen: _seen, proposed: _proposed, ...booked } = aDakshina()
const paid: DakshinaRow = { ...aDakshinaPayment(), ...booked }

const show = async (items: DakshinaRow[] = [paid], at = '/admin/dakshina', hasTests?: true) => {
  const server = templeServer()
  server.answers(listDakshina, { items, ...(hasTests && { hasTests }) })
  const page = await renderOffice(<DakshinaTab path={[]} />, { server, at })
  // Whether there are test payments is read beside the list.
  const lists = () => server.received(listDakshina).filter(({ limit }) => limit === undefined)
  await expect.poll(lists).toHaveLength(1)
  return { ...page, lastQuery: () => lists().at(-1) }
}

describe('The payments for pujas', () => {
  it('say how much, by whom, for which puja and how, and lead to the booking', async () => {
    const { container } = await show([
      paid,
      { ...paid, id: '2', fullName: '', status: 'pending', method: 'upi', isToRefund: true },
      { ...paid, id: '3', isVoid: true, isTest: true },
    ])
    const list = within(await screen.findByRole('list', { name: 'Payments for pujas' }))
    const [first, second, third] = list.getAllByRole('link')
    expect(first?.textContent).toBe(
      '₹1,100Meera KulkarniGanesh Puja · PJ-2026-7K3M9W · Cash · 23 Nov 2026 · DK-7Paid',
    )
    expect(first?.getAttribute('href')).toBe('/admin/dakshina/pj-2026-7k3m9w')
    expect(second?.textContent).toMatch(/Name erased.*UPI.*To refund: puja cancelledTo confirm$/)
    expect(third?.textContent).toMatch(/Test: no moneyVoid$/)
    await expectAccessible(container)
  })

  it('of test mode are not offered where it was never used', async () => {
    await show()
    await screen.findByText(/Meera Kulkarni/)
    expect(screen.queryByLabelText('Include test payments')).toBeNull()
  })

  it('are filtered, and the file has the same', async () => {
    const { lastQuery, user, address } = await show([], undefined, true)
    expect(await screen.findByText('No payments found')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid')
    await user.selectOptions(screen.getByLabelText('Paid by'), 'Card machine')
    await user.selectOptions(screen.getByLabelText('Waiting'), 'To refund: puja cancelled')
    fireEvent.change(screen.getByLabelText('Received from'), { target: { value: '2026-11-01' } })
    fireEvent.change(screen.getByLabelText('Received until'), { target: { value: '2026-11-30' } })
    await user.click(await screen.findByLabelText('Include test payments'))
    await write(user, 'Search', 'meera')
    const wanted = {
      status: 'succeeded',
      method: 'card_machine',
      from: '2026-11-01',
      to: '2026-11-30',
      search: 'meera',
    }
    await expect.poll(lastQuery).toEqual({ ...wanted, isToRefund: true, withTests: true })
    const csv = screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? ''
    expect(Object.fromEntries(new URLSearchParams(csv.split('?')[1]))).toEqual({
      ...wanted,
      isToRefund: 'true',
      withTests: 'true',
    })
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect.poll(address).toBe('/admin/dakshina')
  })

  it('begin with those of its address', async () => {
    const { lastQuery } = await show([paid], '/admin/dakshina?which=isClaimed')
    expect(lastQuery()).toEqual({ isClaimed: true })
    expect(screen.getByLabelText('Waiting')).toHaveProperty('value', 'isClaimed')
  })
})
