import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { confirmDakshina, dismissDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { showPanel } from './showPanel.tsx'

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
    const { press, server } = await showPanel({ payments: [claim] })
    expect(screen.getByLabelText('Day it was paid')).toHaveProperty('value', '2026-11-23')
    server.answers(confirmDakshina, aDakshina())
    await press('Confirm')
    expect(await screen.findByText('Payment confirmed')).toBeTruthy()
    expect(server.received(confirmDakshina)).toEqual([
      { id: 'payment-1', paidOn: '2026-11-23', utr: '412345678901', amount: claim.amount },
    ])
  })

  it('asks before another amount is recorded', async () => {
    const { press, type, server } = await showPanel({ payments: [claim] })
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

  it('asks about another amount only once the rest is as a statement has it', async () => {
    const { press, type, server } = await showPanel({ payments: [claim] })
    server.judges(confirmDakshina)
    await type('Amount in rupees', '900')
    await type('UTR, 12 digits', '12')
    await press('Confirm')
    expect(await screen.findByText(/^A UTR has 12 digits/)).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says once, beside its button, why it was not confirmed', async () => {
    const { press, server } = await showPanel({ payments: [claim] })
    server.refuses(confirmDakshina, 'utr_taken', { detail: 'It is already recorded' })
    await press('Confirm')
    const form = within(screen.getByRole('form', { name: 'Confirm payment received' }))
    expect(await form.findByText('It is already recorded')).toBeTruthy()
    expect(screen.getAllByText('It is already recorded')).toHaveLength(1)
  })

  it('shows what was claimed beside what was received', async () => {
    await showPanel({ payments: [aDakshinaPayment({ amount: 1001, claimedAmount: 1100 })] })
    expect(screen.getByText('The devotee said ₹1,100 was paid')).toBeTruthy()
  })

  it('is filled in from the bank statement that names it', async () => {
    const seen = { on: '2026-11-24', utr: '999999999999' }
    await showPanel({ payments: [{ ...claim, seen }] })
    expect(screen.getByText('As it is on the bank statement.')).toBeTruthy()
    expect(screen.getByLabelText('UTR, 12 digits')).toHaveProperty('value', '999999999999')
    expect(screen.getByLabelText('Day it was paid')).toHaveProperty('value', '2026-11-24')
  })

  it('is closed if it is not on the statement', async () => {
    const { press, server } = await showPanel({ payments: [claim] })
    server.answers(dismissDakshina, aDakshina())
    await press('Not on the statement')
    expect(await screen.findByText('The claim was closed')).toBeTruthy()
    expect(server.received(dismissDakshina)).toEqual([{ id: 'payment-1' }])
  })

  it('says what is wrong at its fields', async () => {
    const { press, type, server } = await showPanel({ payments: [claim] })
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
      const page = await showPanel({ payments: [claim] })
      await expectSteady(page, { button, sends, answer: aDakshina({ payments: [claim] }) })
    },
  )

  it('is left to a treasurer by the front desk', async () => {
    await showPanel({ payments: [claim] }, 'desk')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(
      screen.getByText('A treasurer or an administrator confirms and refunds payments.'),
    ).toBeTruthy()
  })
})
