import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { recordDonation } from '#contract/counter/donationsAdmin.ts'
import { aDonation, show } from './showDonationAtCounter.tsx'

const cash = {
  paymentMethod: 'cash',
  amount: 2501,
  paidOn: '2026-11-24',
  purpose: '',
  fullName: '',
  phone: '',
  pan: '',
  donorAddress: '',
}

describe('A donation at the counter', () => {
  it('says in the server’s words what is missing, and takes the focus there', async () => {
    const { press, server, container } = await show()
    await press('Record')
    expect(await screen.findByText('Please enter whole rupees')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Amount in rupees'))
    expect(server.received(recordDonation)).toEqual([])
    await expectAccessible(container)
  })

  it.each([
    ['0', 'Amount must be greater than 0'],
    ['12.50', 'Please enter whole rupees'],
    ['200000000', 'Please check this amount'],
  ])('refuses an amount of %s', async (amount, message) => {
    const { type, user } = await show()
    await type('Amount in rupees', amount)
    await user.keyboard('{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('of cash sends amount, day, purpose and donor, and nothing of other ways', async () => {
    const { type, press, server, user } = await show()
    server.answers(recordDonation, aDonation({ email: 'asha@example.org' }))
    await type('Amount in rupees', '1,500')
    await type('Donor’s name', 'Asha Patil')
    await type('Phone (optional)', '+91 98765 43210')
    await type('Email (optional)', ' asha@example.org')
    await type('PAN (optional)', 'ABCPE1234F')
    await type('Address (optional)', 'Pune')
    const [, first] = within(screen.getByLabelText('Purpose')).getAllByRole('option')
    const purpose = first?.textContent ?? ''
    await user.selectOptions(screen.getByLabelText('Purpose'), purpose)
    await press('Record ₹1,500')
    expect(await screen.findByText('Recorded: ₹2,501, receipt R-2026-0007')).toBeTruthy()
    expect(screen.getByText('The receipt goes to asha@example.org.')).toBeTruthy()
    expect(server.received(recordDonation)).toEqual([
      {
        ...cash,
        amount: 1500,
        purpose,
        fullName: 'Asha Patil',
        phone: '+91 98765 43210',
        email: 'asha@example.org',
        pan: 'ABCPE1234F',
        donorAddress: 'Pune',
      },
    ])
  })

  it('of cash above ₹2,000 asks for no PAN, because it cannot be deducted', async () => {
    const { type } = await show()
    await type('Amount in rupees', '2001')
    expect(screen.queryByLabelText('PAN (optional)')).toBeNull()
    expect(screen.getByLabelText('Address (optional)')).toBeTruthy()
    expect(screen.getByText(/^Cash above ₹2,000 cannot be deducted/)).toBeTruthy()
  })

  it('by bank transfer asks for the UTR and sends it', async () => {
    const { choose, type, press, server } = await show()
    server.answers(recordDonation, aDonation())
    await choose('Bank transfer')
    await type('Amount in rupees', '2501')
    await type('UTR on the statement', '412345678901')
    await press('Record ₹2,501')
    await screen.findByRole('heading', { name: /^Recorded/ })
    expect(server.received(recordDonation)).toEqual([
      { ...cash, paymentMethod: 'transfer', utr: '412345678901' },
    ])
  })

  it('by cheque asks for its number and bank; without a receipt it says when that follows', async () => {
    const { choose, type, press, server } = await show()
    const cheque = aDonation({ email: 'asha@example.org' })
    delete cheque.receipt
    server.answers(recordDonation, cheque)
    await choose('Cheque')
    await type('Amount in rupees', '2501')
    await type('Cheque number, 6 digits', '123456')
    await type('Drawn on (bank)', 'Saraswat')
    await press('Record ₹2,501')
    expect(
      await screen.findByText(
        'Recorded: cheque for ₹2,501, reference D7K3M9WACE. It counts when the bank has cleared it.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('The receipt will go to asha@example.org.')).toBeTruthy()
    expect(screen.queryByText('Receipt (PDF)')).toBeNull()
    expect(server.received(recordDonation)).toEqual([
      { ...cash, paymentMethod: 'cheque', slip: '123456', bank: 'Saraswat' },
    ])
  })

  it('by UPI to a temple without a UPI ID needs the bank’s number', async () => {
    const { choose } = await show({ site: {} })
    await choose('UPI')
    expect(await screen.findByText(/^The temple has no UPI ID/)).toBeTruthy()
    expect(screen.getByLabelText('UTR, 12 digits')).toBeTruthy()
    expect(screen.queryByText(/^The UPI code appears here/)).toBeNull()
  })

  it('by UPI shows a code for amount and name, and waits for the bank when it was only seen', async () => {
    const { choose, press, type, server, container } = await show()
    await choose('UPI')
    expect(screen.getByText(/^The UPI code appears here/)).toBeTruthy()
    await press('₹501')
    expect(document.activeElement).toBe(screen.getByLabelText('Amount in rupees'))
    await type('Donor’s name', 'Asha Patil')
    expect(await screen.findByLabelText('UPI code for ₹501')).toBeTruthy()
    const shown = /Reference (D\w{9})/.exec(container.textContent)?.[1] ?? 'none'
    await expectAccessible(container)
    const seen = aDonation({ amount: 501, reference: shown })
    delete seen.receipt
    server.answers(recordDonation, seen)
    await press('Payment seen: ₹501')
    expect(
      await screen.findByText(
        `Recorded: ₹501 by UPI, reference ${shown}. It counts once our bank statement shows it; the receipt follows then.`,
      ),
    ).toBeTruthy()
    expect(server.received(recordDonation)).toEqual([
      {
        ...cash,
        amount: 501,
        fullName: 'Asha Patil',
        paymentMethod: 'upi',
        reference: shown,
      },
    ])
  })

  it('by card machine needs nothing more, and may have the number of its slip', async () => {
    const { choose, type, press, server } = await show()
    server.answers(recordDonation, aDonation())
    await choose('Card machine')
    await type('Amount in rupees', '2501')
    await type('Number on the slip (optional)', '0042')
    await press('Record ₹2,501')
    await screen.findByRole('heading', { name: /^Recorded/ })
    expect(server.received(recordDonation)).toEqual([
      { ...cash, paymentMethod: 'card_machine', slip: '0042' },
    ])
  })

  it('begins with the hundi at its own address', async () => {
    await show({ part: 'hundi' })
    expect(screen.getByLabelText(/^Hundi/)).toHaveProperty('checked', true)
    expect(screen.queryByLabelText('PAN (optional)')).toBeNull()
  })

  it('of the hundi has no donor', async () => {
    const { choose, recorded, server } = await show()
    await choose('Hundi')
    expect(screen.queryByLabelText('Donor’s name')).toBeNull()
    await recorded()
    expect(server.received(recordDonation)).toEqual([
      { paymentMethod: 'hundi', amount: 2501, paidOn: '2026-11-24', purpose: '' },
    ])
  })

  it('says that the payment was recorded before', async () => {
    const { type, press, server } = await show()
    const detail = 'This UTR is already recorded for donation D1'
    server.refuses(recordDonation, 'utr_taken', { detail })
    await type('Amount in rupees', '2501')
    await press('Record ₹2,501')
    expect(await screen.findByText(detail)).toBeTruthy()
  })

  it('is never recorded twice when its answer was lost; a change is another entry', async () => {
    const { type, press, server, network } = await show()
    server.refuses(recordDonation, 'unavailable')
    await type('Amount in rupees', '2501')
    await press('Record ₹2,501')
    expect((await screen.findByRole('alert')).textContent).toContain('never recorded twice')
    network.lose()
    await press('Record ₹2,501')
    network.regain()
    await press('Record ₹2,501')
    await type('Donor’s name', 'A')
    server.answers(recordDonation, aDonation())
    await press('Record ₹2,501')
    await screen.findByRole('heading', { name: /^Recorded/ })
    const keys = server.headers(recordDonation).map((each) => each.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is busy until the server answers, and a second press records nothing more', async () => {
    const { type, press, server } = await show()
    const release = server.holds(recordDonation, aDonation())
    await type('Amount in rupees', '2501')
    await press('Record ₹2,501')
    expect(screen.getByRole('button', { name: 'Record ₹2,501' })).toHaveProperty('disabled', true)
    await press('Record ₹2,501')
    release()
    await screen.findByRole('heading', { name: /^Recorded/ })
    expect(server.received(recordDonation)).toHaveLength(1)
  })

  it('leads to its receipt, and then to an empty form', async () => {
    const { recorded, press } = await show()
    await recorded()
    expect(screen.getByText('Receipt (PDF)').getAttribute('href')).toBe('/receipt/7.pdf')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'New donation' }))
    await press('New donation')
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '')
  })

  it('leads to itself only for those who may see donations', async () => {
    const { recorded } = await show({ role: 'treasurer' })
    await recorded()
    expect(screen.getByText('Open the donation').getAttribute('href')).toBe(
      '/admin/donations/d7k3m9wace',
    )
  })

  it('does not lead the front desk to it', async () => {
    const { recorded } = await show({ role: 'desk' })
    await recorded()
    expect(screen.queryByText('Open the donation')).toBeNull()
  })
})
