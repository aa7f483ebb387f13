import { aDonation } from '#app/test/aDonation.ts'
import { aSite } from '#app/test/builders.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type Donation, getDonation } from '#contract/donations/public.ts'
import type { Site } from '#contract/site/public.ts'
import { DonationLookup } from './DonationLookup.tsx'

export const reference = 'D7K3M9WACE'

type Options = RenderOptions & {
  donation?: Partial<Donation>
  secret?: string
  site?: Partial<Site>
}

/** For tests: the page of a donation, by its secret link. */
export async function showDonation({
  donation,
  secret = 'secret',
  site,
  ...options
}: Options = {}) {
  const { server = templeServer() } = options
  server.offers(getDonation, aDonation(donation))
  const temple = aSite({ upiAddress: 'temple@bank', ...site })
  const page = await render(
    <DonationLookup reference={reference} secret={secret} site={temple} />,
    { ...options, server, at: `/donation/${reference.toLowerCase()}` },
  )
  return {
    ...page,
    field: screen.getByLabelText,
    isShown: () => screen.findByRole('heading', { level: 1, name: '₹501' }),
    paid: () => page.user.click(screen.getByRole('button', { name: 'I have paid' })),
  }
}
