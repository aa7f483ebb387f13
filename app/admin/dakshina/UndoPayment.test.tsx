import { describe, expect, it } from 'vitest'
import { aDakshina, aDakshinaPayment } from '#app/test/aDakshina.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { refundDakshina, returnDakshina, voidDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { showPanel } from './showPanel.tsx'

describe('A payment that is taken back', () => {
  it.each([
    ['Refund by card', 'refund', 'Reason', 'Refund requested', refundDakshina, {}],
    ['Record a refund', 'return', 'Reason', 'Refund recorded', returnDakshina, { isInCash: true }],
    ['Recorded by mistake?', 'void', 'What went wrong?', 'Payment made void', voidDakshina, {}],
  ] as const)('%s: with a reason', async (open, action, label, toast, endpoint, more) => {
    const { press, type, server, user } = await showPanel({
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
    const page = await showPanel({ payments: [aDakshinaPayment({ actions: ['return'] })] })
    await page.press('Record a refund')
    await page.type('Reason', 'Twice')
    const form = within(screen.getByRole('form', { name: 'Record a refund' }))
    const button = () => form.getByRole('button', { name: 'Record a refund' })
    await expectSteady(page, { button, sends: returnDakshina, answer: aDakshina() })
  })

  it('stays after Close, with the focus on its button', async () => {
    const { press, server } = await showPanel({
      payments: [aDakshinaPayment({ actions: ['void'] })],
    })
    await press('Recorded by mistake?')
    await press('Close')
    const button = screen.getByRole('button', { name: 'Recorded by mistake?' })
    await expect.poll(() => document.activeElement).toBe(button)
    expect(server.received(voidDakshina)).toEqual([])
  })

  it('by the front desk is only what it recorded by mistake', async () => {
    await showPanel(
      { payments: [aDakshinaPayment({ actions: ['refund', 'return', 'void'] })] },
      'desk',
    )
    expect(screen.getByRole('button', { name: 'Recorded by mistake?' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refund by card' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Record a refund' })).toBeNull()
  })

  it('keeps the reason when it failed', async () => {
    const { press, type, server } = await showPanel({
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
