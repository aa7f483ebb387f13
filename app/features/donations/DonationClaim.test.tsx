import { describe, expect, it } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { claimDonation } from '#contract/donations/public.ts'
import { reference, showDonation } from './showDonation.tsx'

describe('“I have paid”', () => {
  it('tells the temple once, with the bank’s number, and says when', async () => {
    const { isShown, field, paid, user, server, container } = await showDonation()
    await isShown()
    const recorded = { utr: '123456789012', claimedAt: '2026-11-21T06:30:00.000Z' }
    const release = server.holds(
      claimDonation,
      aDonation({ ...recorded, updatedAt: recorded.claimedAt }),
    )
    await user.type(field('UTR, 12 digits (optional)'), '1234 5678 9012')
    await paid()
    expect(await screen.findByText('“I have paid” is waiting to be sent.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
    release()
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy()
    expect(
      await screen.findByText('You told us on 12:00 PM, 21 Nov that you have paid.'),
    ).toBeTruthy()
    expect(server.received(claimDonation)).toEqual([
      { reference, token: 'secret', utr: '123456789012' },
    ])
    expect(screen.queryByLabelText('UTR, 12 digits (optional)')).toBeNull()
    await expectAccessible(container)
  })

  it('needs no number, and takes one afterwards', async () => {
    const { isShown, paid, server, field, user } = await showDonation()
    await isShown()
    const claimedAt = '2026-11-21T06:30:00.000Z'
    server.answers(claimDonation, aDonation({ claimedAt, updatedAt: claimedAt }))
    await paid()
    const add = await screen.findByRole('button', { name: 'Add the UTR' })
    expect(server.received(claimDonation)).toEqual([{ reference, token: 'secret' }])
    await user.type(field('UTR, 12 digits (optional)'), '123456789012')
    await user.click(add)
    await expect
      .poll(() => server.received(claimDonation).at(-1))
      .toEqual({ reference, token: 'secret', utr: '123456789012' })
  })

  it('does not take a number that no bank gives', async () => {
    const { isShown, field, paid, user, server } = await showDonation()
    await isShown()
    await user.type(field('UTR, 12 digits (optional)'), '12345')
    await paid()
    expect(await screen.findByText('The UTR has 12 digits: your UPI app shows it')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(field('UTR, 12 digits (optional)'))
    expect(server.received(claimDonation)).toEqual([])
  })

  it('waits offline, and is sent once', async () => {
    const { isShown, paid, server, network, db } = await showDonation()
    await isShown()
    await expect.poll(() => db.donations.get(reference)).toBeTruthy()
    server.answers(claimDonation, aDonation({ claimedAt: '2026-11-21T06:30:00.000Z' }))
    network.lose()
    await paid()
    expect(await screen.findByText('“I have paid” is waiting to be sent.')).toBeTruthy()
    expect(server.received(claimDonation)).toEqual([])
    network.regain()
    await expect.poll(() => server.received(claimDonation)).toHaveLength(1)
  })

  it('says why it was not accepted, until that was read', async () => {
    const { isShown, paid, user, server, db } = await showDonation()
    await isShown()
    server.refuses(claimDonation, 'wrong_status')
    await paid()
    expect(await screen.findByText('“I have paid” was not accepted.')).toBeTruthy()
    expect(screen.getAllByText('This can no longer be done.')).not.toEqual([])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await expect.poll(() => screen.queryByText('“I have paid” was not accepted.')).toBeNull()
    expect(await db.outbox.count()).toBe(0)
  })

  it('has the focus on what is said once its form is gone, and then on the answer', async () => {
    const { isShown, paid, server, network, db } = await showDonation()
    await isShown()
    await expect.poll(() => db.donations.get(reference)).toBeTruthy()
    network.lose()
    await paid()
    const waiting = await screen.findByText('“I have paid” is waiting to be sent.')
    await expect.poll(() => document.activeElement).toBe(waiting)
    const recorded = { utr: '123456789012', claimedAt: '2026-11-21T06:30:00.000Z' }
    server.answers(claimDonation, aDonation({ ...recorded, updatedAt: recorded.claimedAt }))
    network.regain()
    const notice = await screen.findByText(/^You told us on .* that you have paid\.$/)
    await expect.poll(() => document.activeElement).toBe(notice)
  })
})
