import { expect, it, onTestFinished, vi } from 'vitest'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listDonations, type StaffDonation } from '#contract/donations/admin.ts'
import { sendMessagesAgain } from '#contract/notifications/admin.ts'
import { printPaper } from '#contract/prints/admin.ts'
import { AllDonations } from './AllDonations.tsx'

const paid = (reference: string, change: Partial<StaffDonation> = {}) =>
  aStaffDonation({ reference, status: 'succeeded', receiptNumber: `R-${reference}`, ...change })

const show = async (items: StaffDonation[]) => {
  const server = templeServer()
  server.answers(listDonations, { items, claimed: 0, disputed: 0 })
  const page = await renderOffice(<AllDonations />, { server, at: '/admin/donations' })
  await page.user.click(await screen.findByRole('checkbox', { name: `Select all ${items.length}` }))
  return { ...page, server, button: (name: string) => screen.getByRole('button', { name }) }
}

it('receipts are emailed again once that is confirmed; those left out are named with the reason', async () => {
  const { user, server, button, container } = await show([
    paid('D1'),
    paid('D2', { fullName: 'Meera Joshi' }),
    paid('D3', { fullName: 'Sunil Rao', email: '' }),
    paid('D4', { status: 'refunded' }),
    aStaffDonation({ reference: 'D5', fullName: '', paymentMethod: 'hundi' }),
  ])
  expect(screen.getByRole('checkbox', { name: 'Select Hundi, D5' })).toBeTruthy()
  await expectAccessible(container)
  await user.click(button('Email 2 receipts'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('3 left out')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sunil Rao, D3: no email address',
    'Asha Patil, D4: refunded or void',
    'Hundi, D5: no receipt',
  ])
  const reason = 'It is already being sent.'
  const answer = { done: [{ id: 'D1' }], leftOut: [{ id: 'D2', reason }] }
  const release = server.holds(sendMessagesAgain, answer)
  const confirm = dialog.getByRole('button', { name: 'Email them' })
  await user.click(confirm)
  await user.click(confirm)
  release()
  expect(await screen.findByText('1 receipt is being emailed')).toBeTruthy()
  expect(screen.getAllByText(`1 left out. Meera Joshi, D2: ${reason}`)).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(server.received(sendMessagesAgain)).toEqual([
    { references: ['D1', 'D2'], kind: 'donation_receipt' },
  ])
  await expect.poll(() => screen.queryByText('5 selected')).toBeNull()
})

it('receipts are printed together; what was logged comes out even if the next one fails', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, server, button } = await show([
    paid('D1'),
    paid('D2', { isVoid: true }),
    paid('D3'),
    aStaffDonation({ reference: 'D4' }),
  ])
  const temple = { name: 'Shri Ganesha Mandir', address: ['Pune'] }
  server.answers(printPaper, ({ key }) => {
    if (key === 'D2') server.refuses(printPaper, 'not_found')
    return { number: `R-${key}`, heading: 'Receipt', temple, facts: [], notes: [], copy: 1 }
  })
  await user.click(button('Print 3 receipts'))
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'R-D1',
    'R-D2',
  ])
  expect(server.received(printPaper).map(({ key }) => key)).toEqual(['D1', 'D2', 'D3'])
})

it('without a receipt that can be emailed or printed, it says so', async () => {
  await show([aStaffDonation()])
  expect(screen.getByText('None of these has a receipt that can be emailed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Print|Email)/ })).toBeNull()
})
