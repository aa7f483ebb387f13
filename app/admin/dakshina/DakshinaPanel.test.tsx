import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  confirmDakshina,
  dismissDakshina,
  getStaffDakshina,
  recordDakshina,
  refundDakshina,
  returnDakshina,
  type StaffDakshina,
  voidDakshina,
} from '#contract/bookings/dakshinaAdmin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { DakshinaPanel } from './DakshinaPanel.tsx'

const { reference } = aDakshina()

const show = async (change: Partial<StaffDakshina> = {}, role: Role = 'treasurer') => {
  const server = templeServer()
  server.answers(getStaffDakshina, aDakshina(change))
  const page = await renderOffice(<DakshinaPanel reference={reference} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  const panel = await screen.findByRole('region', { name: 'Dakshina' })
  await within(panel).findByRole('list')
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    type: (label: string, text: string) => write(page.user, label, text),
  }
}

describe('The dakshina of a booking', () => {
  it('may be nothing; each payment says how, when and with which receipt', async () => {
    const { container } = await show({
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
    expect(screen.getByText('Cash · received on Nov 23, 2026')).toBeTruthy()
    expect(screen.getByText('₹100.50 refunded: Too much')).toBeTruthy()
    expect(screen.getByText('Receipt DK-7').getAttribute('href')).toBe('/receipt/7')
    expect(screen.getByText('UPI · UTR from the devotee: 412345678901')).toBeTruthy()
    expect(screen.getByText(/^This UTR is already recorded for booking PJ-2026-2/)).toBeTruthy()
    await expectAccessible(container)
  })

  it('says when more than one payment was received', async () => {
    await show({ payments: [aDakshinaPayment(), aDakshinaPayment({ id: 'payment-2' })] })
    expect(screen.getByText(/^More than one payment was received/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Record another payment' })).toBeTruthy()
  })

  it('of a cancelled puja takes no payment, and asks for the refund', async () => {
    await show({ bookingStatus: 'cancelled', payments: [aDakshinaPayment({ isToRefund: true })] })
    expect(screen.getByText('This puja was cancelled: please refund the money.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull()
  })
})

describe('Recording dakshina', () => {
  it('begins in the form with the puja’s price, and sends what was paid', async () => {
    const { press, type, server, user } = await show({ seen: 2 })
    await press('Record payment')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Cash'))
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '1100')
    await user.click(screen.getByLabelText('UPI'))
    await type('UTR, 12 digits', '412345678901')
    await type('Amount in rupees', '501')
    server.answers(recordDakshina, aDakshina({ payments: [aDakshinaPayment()] }))
    server.answers(getStaffDakshina, aDakshina({ payments: [aDakshinaPayment()] }))
    await press('Record ₹501')
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
    const { press, type, server, user } = await show()
    await press('Record payment')
    await user.click(screen.getByLabelText(way))
    await type(label, '123456')
    server.answers(recordDakshina, aDakshina())
    await press('Record ₹1,100')
    await expect.poll(() => server.received(recordDakshina)).toHaveLength(1)
    expect(server.received(recordDakshina)[0]).toMatchObject({ method, slip: '123456' })
  })

  it('says what is wrong, and records nothing after Close', async () => {
    const { press, type, server, user } = await show()
    server.judges(recordDakshina)
    await press('Record payment')
    await user.click(screen.getByLabelText('UPI'))
    await type('UTR, 12 digits', '123')
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
    const { press, server } = await show()
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
    const { press, server } = await show()
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

describe('A payment that the devotee says was made', () => {
  const claim = aDakshinaPayment({
    status: 'pending',
    method: 'upi',
    paidOn: undefined,
    receipt: undefined,
    claimedAt: '2026-11-22T20:00:00Z',
    utr: '412345678901',
    actions: ['confirm', 'dismiss'],
  })

  it('is confirmed as the statement shows it', async () => {
    const { press, server } = await show({ payments: [claim] })
    expect(screen.getByLabelText('Day it was paid')).toHaveProperty('value', '2026-11-23')
    server.answers(confirmDakshina, aDakshina())
    await press('Confirm')
    expect(await screen.findByText('Payment confirmed')).toBeTruthy()
    expect(server.received(confirmDakshina)).toEqual([
      { id: 'payment-1', paidOn: '2026-11-23', utr: '412345678901', amount: claim.amount },
    ])
  })

  it('asks before another amount is recorded', async () => {
    const { press, type, server } = await show({ payments: [claim] })
    server.answers(confirmDakshina, aDakshina())
    await type('Amount in rupees', '900')
    await press('Confirm')
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Record ₹900 as received?' }),
    )
    expect(dialog.getByText(/says they paid ₹\d/)).toBeTruthy()
    expect(server.received(confirmDakshina)).toEqual([])
    await press('Record ₹900 as received')
    expect(await screen.findByText('Payment confirmed')).toBeTruthy()
    expect(server.received(confirmDakshina)).toEqual([
      {
        id: 'payment-1',
        paidOn: '2026-11-23',
        utr: '412345678901',
        amount: 900,
        isOtherAmount: true,
      },
    ])
  })

  it('shows what was claimed beside what was received', async () => {
    await show({ payments: [aDakshinaPayment({ amount: 1001, claimedAmount: 1100 })] })
    expect(screen.getByText('The devotee said ₹1,100 was paid')).toBeTruthy()
  })

  it('is filled in from the bank statement that names it', async () => {
    const seen = { on: '2026-11-24', utr: '999999999999' }
    await show({ payments: [{ ...claim, seen }] })
    expect(screen.getByText('As it is on the bank statement.')).toBeTruthy()
    expect(screen.getByLabelText('UTR, 12 digits')).toHaveProperty('value', '999999999999')
    expect(screen.getByLabelText('Day it was paid')).toHaveProperty('value', '2026-11-24')
  })

  it('is closed if it is not on the statement', async () => {
    const { press, server } = await show({ payments: [claim] })
    server.answers(dismissDakshina, aDakshina())
    await press('Not on the statement')
    expect(await screen.findByText('The claim was closed')).toBeTruthy()
    expect(server.received(dismissDakshina)).toEqual([{ id: 'payment-1' }])
  })

  it('says what is wrong at its fields', async () => {
    const { press, type, server } = await show({ payments: [claim] })
    server.judges(confirmDakshina)
    await type('UTR, 12 digits', '12')
    await press('Confirm')
    const form = within(screen.getByRole('form', { name: 'Confirm payment received' }))
    expect(await form.findByText(/^A UTR has 12 digits/)).toBeTruthy()
  })

  it.each([
    ['Confirm', confirmDakshina],
    ['Not on the statement', dismissDakshina],
  ] as const)(
    'is answered once, and stays as typed without a network: %s',
    async (button, sends) => {
      const page = await show({ payments: [claim] })
      await expectSteady(page, { button, sends, answer: aDakshina({ payments: [claim] }) })
    },
  )

  it('is left to a treasurer by the front desk', async () => {
    await show({ payments: [claim] }, 'desk')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(
      screen.getByText('A treasurer or an administrator confirms and refunds payments.'),
    ).toBeTruthy()
  })
})

describe('A payment that is taken back', () => {
  it.each([
    ['Refund by card', 'refund', 'Reason', 'Refund requested', refundDakshina, {}],
    ['Record a refund', 'return', 'Reason', 'Refund recorded', returnDakshina, { isInCash: true }],
    ['Recorded by mistake?', 'void', 'What went wrong?', 'Payment made void', voidDakshina, {}],
  ] as const)('%s: with a reason', async (open, action, label, toast, endpoint, more) => {
    const { press, type, server, user } = await show({
      payments: [aDakshinaPayment({ actions: [action] })],
    })
    await press(open)
    const form = within(screen.getByRole('form', { name: open }))
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label))
    const send = form.getByRole('button', { name: action === 'void' ? 'Make void' : open })
    await user.click(send)
    expect(form.getByText(/^Please (enter the reason|say what went wrong)$/)).toBeTruthy()
    expect(server.received(endpoint)).toEqual([])
    await type(label, 'Twice')
    server.answers(endpoint, aDakshina())
    await user.click(send)
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(server.received(endpoint)).toEqual([{ id: 'payment-1', reason: 'Twice', ...more }])
  })

  it('is taken back once, and keeps the reason without a network', async () => {
    const page = await show({ payments: [aDakshinaPayment({ actions: ['return'] })] })
    await page.press('Record a refund')
    await page.type('Reason', 'Twice')
    const form = within(screen.getByRole('form', { name: 'Record a refund' }))
    const button = () => form.getByRole('button', { name: 'Record a refund' })
    await expectSteady(page, { button, sends: returnDakshina, answer: aDakshina() })
  })

  it('stays after Close, with the focus on its button', async () => {
    const { press, server } = await show({ payments: [aDakshinaPayment({ actions: ['void'] })] })
    await press('Recorded by mistake?')
    await press('Close')
    const button = screen.getByRole('button', { name: 'Recorded by mistake?' })
    await expect.poll(() => document.activeElement).toBe(button)
    expect(server.received(voidDakshina)).toEqual([])
  })

  it('by the front desk is only what it recorded by mistake', async () => {
    await show({ payments: [aDakshinaPayment({ actions: ['refund', 'return', 'void'] })] }, 'desk')
    expect(screen.getByRole('button', { name: 'Recorded by mistake?' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refund by card' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Record a refund' })).toBeNull()
  })

  it('keeps the reason when it failed', async () => {
    const { press, type, server } = await show({
      payments: [aDakshinaPayment({ actions: ['void'] })],
    })
    server.refuses(voidDakshina, 'wrong_status', { detail: 'Its day is over' })
    await press('Recorded by mistake?')
    await type('What went wrong?', 'Twice')
    await press('Make void')
    expect((await screen.findAllByText('Its day is over')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('What went wrong?')).toHaveProperty('value', 'Twice')
  })
})
