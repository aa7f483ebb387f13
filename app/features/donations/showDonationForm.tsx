import { expect, onTestFinished, vi } from 'vitest'
import { aDonation } from '#app/test/aDonation.ts'
import { aSite } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { createDonation, getPaymentSettings } from '#contract/donations/public.ts'
import type { Site } from '#contract/site/public.ts'
import { DonationForm } from './DonationForm.tsx'

export const upi = { address: 'temple@bank', name: 'Shri Ganesha Mandir' }

export type Options = RenderOptions & {
  editing?: string
  site?: Partial<Site>
  settings?: { cards: 'sandbox' | 'none'; upi?: typeof upi }
}

export const showDonationForm = async (shown: Options = {}) => {
  const { editing, site, settings = { cards: 'sandbox', upi }, ...options } = shown
  const { server = templeServer() } = options
  server.offers(getPaymentSettings, settings)
  server.offers(createDonation, aDonation())
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => leave.mockRestore())
  const onSettled = vi.fn()
  const temple = aSite({ upiAddress: upi.address, ...site })
  const page = await render(
    <DonationForm site={temple} editing={editing} onSettled={onSettled} />,
    { ...options, server, at: '/donate' },
  )
  await expect.poll(() => server.received(getPaymentSettings)).not.toEqual([])
  const field = screen.getByLabelText
  const write = async (label: string, text: string) => {
    await page.user.click(field(label))
    await page.user.paste(text)
  }
  return {
    ...page,
    onSettled,
    field,
    write,
    /** Where the browser was sent. */
    left: () => leave.mock.calls.map(([address]) => address),
    fill: async (amount = '501') => {
      if (amount) await write('Your amount in rupees', amount)
      if (options.account) return
      await write('Your full name', 'Meera Kulkarni')
      await write('Email', 'meera@example.org')
    },
    byCard: () => page.user.click(field(/^Card/)),
    donate: () => page.user.click(screen.getByRole('button', { name: /^Donate/ })),
  }
}
