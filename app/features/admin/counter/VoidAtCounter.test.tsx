import { describe, expect, it } from 'vitest'
import { screen, within } from '#app/test/render.tsx'
import { voidDonation } from '#contract/counter/donationsAdmin.ts'
import { show } from './showDonationAtCounter.tsx'

describe('A donation recorded by mistake', () => {
  const openVoid = async () => {
    const page = await show()
    await page.recorded()
    await page.press('Recorded by mistake?')
    return page
  }

  it('needs a reason, where the focus is', async () => {
    const { press, server } = await openVoid()
    const reason = screen.getByLabelText('What went wrong?')
    await expect.poll(() => document.activeElement).toBe(reason)
    await press('Make void')
    expect(screen.getByText('Please say what went wrong')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(voidDonation)).toEqual([])
  })

  it('is void once that is confirmed, and the next one can be recorded', async () => {
    const { type, press, server, user } = await openVoid()
    server.answers(voidDonation, { reference: 'D7K3M9WACE', receiptNumber: 'R-2026-0007' })
    await type('What went wrong?', 'Typed twice')
    await press('Make void')
    const dialog = await screen.findByRole('alertdialog', { name: 'Make R-2026-0007 void?' })
    expect(server.received(voidDonation)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Make void' }))
    expect(await screen.findByText('R-2026-0007 is void')).toBeTruthy()
    expect(server.received(voidDonation)).toEqual([
      { reference: 'D7K3M9WACE', reason: 'Typed twice' },
    ])
    expect(screen.getByLabelText('Amount in rupees')).toBeTruthy()
  })

  it('stays as it is after Escape, Go back and Keep it', async () => {
    const { type, press, server, user } = await openVoid()
    await type('What went wrong?', 'Typed twice')
    await press('Make void')
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await press('Make void')
    await screen.findByRole('alertdialog')
    await press('Go back')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await press('Keep it as it is')
    expect(screen.getByText('Recorded: ₹2,501, receipt R-2026-0007')).toBeTruthy()
    expect(server.received(voidDonation)).toEqual([])
  })

  it('says why the server refused, and keeps the reason', async () => {
    const { type, press, server, user } = await openVoid()
    server.refuses(voidDonation, 'wrong_status', { detail: 'Its day is over' })
    await type('What went wrong?', 'Typed twice')
    await press('Make void')
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Make void' }))
    expect(await screen.findByText('Its day is over')).toBeTruthy()
    expect(screen.getByLabelText('What went wrong?')).toHaveProperty('value', 'Typed twice')
  })
})
