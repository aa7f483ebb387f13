import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { getStaffDakshina, recordDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { reference, showPanel } from './showPanel.tsx'

describe('The dakshina of a booking', () => {
  it('may be nothing; each payment says how, when and with which receipt', async () => {
    const { container } = await showPanel({
      payments: [
        aDakshinaPayment({ refundedAmount: 100.5, refundReason: 'Too much' }),
        aDakshinaPayment({
          id: 'payment-2',
          status: 'pending',
          method: 'upi',
          paidOn: undefined,
          receipt: undefined,
          claimedAt: '2026-11-23T05:00:00Z',
          utr: '412345678901',
          utrTakenBy: 'booking PJ-2026-2',
        }),
      ],
    })
    expect(screen.getByText('Cash · received on 23 Nov 2026')).toBeTruthy()
    expect(screen.getByText('₹100.50 refunded: Too much')).toBeTruthy()
    expect(screen.getByText('Receipt DK-7').getAttribute('href')).toBe('/receipt/7')
    expect(screen.getByText('UPI · UTR from the devotee: 412345678901')).toBeTruthy()
    expect(screen.getByText(/^This UTR is already recorded for booking PJ-2026-2/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('says when more than one payment was received', async () => {
    await showPanel({ payments: [aDakshinaPayment(), aDakshinaPayment({ id: 'payment-2' })] })
    expect(screen.getByText(/^More than one payment was received/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Record another payment' })).toBeTruthy()
  })

  it('of a cancelled puja takes no payment, and asks for the refund', async () => {
    await showPanel({
      bookingStatus: 'cancelled',
      payments: [aDakshinaPayment({ isToRefund: true })],
    })
    expect(screen.getByText('This puja was cancelled: please refund the money.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull()
  })
})

describe('Recording dakshina', () => {
  it('by UPI without the bank’s number says that it waits, and whose word it is', async () => {
    const { press, server, user } = await showPanel()
    await press('Record payment')
    await user.click(screen.getByLabelText('UPI'))
    const seen = aDakshinaPayment({
      status: 'pending',
      method: 'upi',
      paidOn: undefined,
      receipt: undefined,
      claimedAt: '2026-11-24T05:00:00Z',
      isAtCounter: true,
    })
    server.answers(recordDakshina, aDakshina({ payments: [seen] }))
    server.answers(getStaffDakshina, aDakshina({ payments: [seen] }))
    await press('Payment seen: ₹1,100')
    expect(await screen.findByText('Recorded: ₹1,100, waiting for the bank statement')).toBeTruthy()
    expect(await screen.findByText(/^Seen at the counter, waiting for the bank/)).toBeTruthy()
    expect(server.received(recordDakshina)[0]).not.toHaveProperty('utr')
  })

  it('begins in the form with the puja’s price, and sends what was paid', async () => {
    const { press, type, server, user } = await showPanel({ seen: 2 })
    await press('Record payment')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Cash'))
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '1100')
    await user.click(screen.getByLabelText('UPI'))
    await type('UTR, 12 digits (optional)', '412345678901')
    await type('Amount in rupees', '501')
    expect(await screen.findByLabelText('UPI code for ₹501')).toBeTruthy()
    server.answers(recordDakshina, aDakshina({ payments: [aDakshinaPayment()] }))
    server.answers(getStaffDakshina, aDakshina({ payments: [aDakshinaPayment()] }))
    await press('Payment seen: ₹501')
    expect(await screen.findByText('Recorded: ₹501')).toBeTruthy()
    expect(server.received(recordDakshina)).toEqual([
      {
        reference,
        seen: 2,
        method: 'upi',
        amount: 501,
        paidOn: '2026-11-24',
        utr: '412345678901',
      },
    ])
    expect(await screen.findByRole('button', { name: 'Record another payment' })).toBe(
      document.activeElement,
    )
  })

  it.each([
    ['Card machine', 'Number on the slip (optional)', 'card_machine'],
    ['Cheque', 'Cheque number, 6 digits', 'cheque'],
  ])('by %s has a number', async (way, label, method) => {
    const { press, type, server, user } = await showPanel()
    await press('Record payment')
    await user.click(screen.getByLabelText(way))
    await type(label, '123456')
    server.answers(recordDakshina, aDakshina())
    await press('Record ₹1,100')
    await expect.poll(() => server.received(recordDakshina)).toHaveLength(1)
    expect(server.received(recordDakshina)[0]).toMatchObject({ method, slip: '123456' })
  })

  it('says what is wrong, and records nothing after Close', async () => {
    const { press, type, server, user } = await showPanel()
    server.judges(recordDakshina)
    await press('Record payment')
    await user.click(screen.getByLabelText('UPI'))
    await type('UTR, 12 digits (optional)', '123')
    await type('Amount in rupees', '0')
    await press('Record')
    expect(await screen.findByText('Amount must be greater than 0')).toBeTruthy()
    expect(screen.getByText(/^A UTR has 12 digits/)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Amount in rupees'))
    await press('Close')
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Record payment' }))
    expect(server.received(recordDakshina)).toEqual([])
  })

  it('counts with what others recorded meanwhile, on a second press', async () => {
    const { press, server } = await showPanel()
    await press('Record payment')
    server.refuses(recordDakshina, 'wrong_status', { detail: 'Somebody has recorded a payment' })
    server.answers(getStaffDakshina, aDakshina({ seen: 1, payments: [aDakshinaPayment()] }))
    await press('Record ₹1,100')
    expect(await screen.findByText('Somebody has recorded a payment')).toBeTruthy()
    await screen.findByText('Receipt DK-7')
    server.answers(recordDakshina, aDakshina())
    await press('Record ₹1,100')
    await expect.poll(() => server.received(recordDakshina).map(({ seen }) => seen)).toEqual([0, 1])
  })

  it('is never recorded twice when its answer was lost', async () => {
    const { press, server } = await showPanel()
    await press('Record payment')
    server.refuses(recordDakshina, 'internal')
    await press('Record ₹1,100')
    expect(await screen.findByText(/it is never recorded twice/)).toBeTruthy()
    server.answers(recordDakshina, aDakshina())
    await press('Record ₹1,100')
    await screen.findByText('Recorded: ₹1,100')
    const keys = server.headers(recordDakshina).map((each) => each.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })
})
