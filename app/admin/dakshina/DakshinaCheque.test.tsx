import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen } from '#app/test/render.tsx'
import { answerDakshinaCheque, recordDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { showPanel } from './showPanel.tsx'

const cheque = aDakshinaPayment({
  status: 'pending',
  method: 'cheque',
  slip: '004512',
  bank: 'SBI',
  paidOn: undefined,
  receipt: undefined,
  actions: ['cheque', 'void'],
})

describe('A cheque for a puja', () => {
  it('says when it counts as it is recorded', async () => {
    const { press, server, user } = await showPanel()
    await press('Record payment')
    await user.click(screen.getByLabelText('Cheque'))
    server.answers(recordDakshina, aDakshina({ payments: [cheque] }))
    await press('Record ₹1,100')
    const toast = 'Recorded: cheque for ₹1,100. It counts when the bank has cleared it.'
    expect(await screen.findByText(toast)).toBeTruthy()
  })

  it('waits at the bank until a treasurer says what the bank did, once', async () => {
    const page = await showPanel({ payments: [cheque] })
    expect(screen.getByText('At the bank')).toBeTruthy()
    expect(screen.getByText('Cheque · no. 004512 · SBI')).toBeTruthy()
    const answer = aDakshina({ payments: [cheque] })
    await expectSteady(page, { button: 'Bounced', sends: answerDakshinaCheque, answer })
    expect(page.server.received(answerDakshinaCheque)).toEqual([
      { id: 'payment-1', outcome: 'bounced', on: '2026-11-24' },
    ])
    expect(await screen.findByText('Recorded: the cheque bounced')).toBeTruthy()
  })

  it('that bounced can only be cleared', async () => {
    await showPanel({ payments: [{ ...cheque, status: 'failed', actions: ['cheque'] }] })
    expect(screen.getAllByText('Bounced')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Cleared: issue the receipt' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bounced' })).toBeNull()
  })
})
