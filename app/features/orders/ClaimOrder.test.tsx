import { describe, expect, it } from 'vitest'
import { anOrder } from '#app/test/anOrder.ts'
import { screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { claimOrder } from '#contract/orders/public.ts'
import { key, later, showOrder } from './showOrder.tsx'

describe('Telling that an order was paid by UPI', () => {
  const upi = { payment: 'upi' } as const

  it('sends the bank’s number, and the focus moves to the recorded claim', async () => {
    const { isShown, press, user, server, text } = await showOrder({ order: upi })
    await isShown()
    expect(text()).toContain('Now pay ₹579 by UPI')
    const claimedAt = '2026-11-21T06:30:00.000Z'
    const utr = '123456789012'
    const release = server.holds(claimOrder, anOrder({ ...upi, ...later, claimedAt, utr }))
    await write(user, 'UTR, 12 digits (optional)', '1234 5678 9012')
    await press('I have paid')
    await user.click(screen.getByRole('button', { name: 'Sending...' }))
    release()
    const notice = await screen.findByText(/^You told us on .* that you have paid\.$/)
    await expect.poll(() => document.activeElement).toBe(notice)
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy()
    expect(server.received(claimOrder)).toEqual([{ ...key, utr }])
    expect(screen.queryByLabelText('UTR, 12 digits (optional)')).toBeNull()
    expect(text()).not.toContain('Now pay ₹579 by UPI')
  })

  it('takes no number that no bank gives', async () => {
    const { isShown, press, user, server, field } = await showOrder({ order: upi })
    await isShown()
    await write(user, 'UTR, 12 digits (optional)', '12345')
    await press('I have paid')
    expect(await screen.findByText('The UTR has 12 digits: your UPI app shows it')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('UTR, 12 digits (optional)'))
    expect(server.received(claimOrder)).toEqual([])
  })

  it('says when the claim could not be sent, and keeps the number', async () => {
    const { isShown, press, user, server, field } = await showOrder({ order: upi })
    await isShown()
    await write(user, 'UTR, 12 digits (optional)', '123456789012')
    server.refuses(claimOrder, 'internal')
    await press('I have paid')
    expect(
      await screen.findByText('Something went wrong at our end. Please try again in a moment.'),
    ).toBeTruthy()
    expect(field('UTR, 12 digits (optional)')).toHaveProperty('value', '123456789012')
  })
})
