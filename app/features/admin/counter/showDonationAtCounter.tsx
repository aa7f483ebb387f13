import { aSite } from '#app/test/builders.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { recordDonation, type RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { getSite, type Site } from '#contract/site/public.ts'
import { DonationAtCounter } from './DonationAtCounter.tsx'

/** For tests: a recorded donation. */
export const aDonation = (change: Partial<RecordedDonation> = {}): RecordedDonation => ({
  reference: 'D7K3M9WACE',
  amount: 2501,
  fullName: 'Asha Patil',
  email: '',
  receipt: { number: 'R-2026-0007', path: '/receipt/7', pdfPath: '/receipt/7.pdf' },
  ...change,
})

/** For tests: the form of a donation at the counter. */
export const show = async ({
  role = 'desk',
  site = { upiAddress: 'temple@bank' },
  part,
}: { role?: Role; site?: Partial<Site>; part?: string } = {}) => {
  const server = templeServer()
  server.answers(getSite, aSite({ has80G: true, ...site }))
  server.judges(recordDonation)
  const page = await renderOffice(<DonationAtCounter part={part} />, {
    server,
    me: { role },
    now: '2026-11-24T06:00:00Z',
  })
  if (part === undefined) await screen.findByLabelText('PAN (optional)')
  const type = (label: string, text: string) => write(page.user, label, text)
  return {
    ...page,
    type,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: (method: string) => page.user.click(screen.getByLabelText(new RegExp(`^${method}`))),
    recorded: async (donation = aDonation()) => {
      server.answers(recordDonation, donation)
      await type('Amount in rupees', '2501')
      await page.user.click(screen.getByRole('button', { name: 'Record ₹2,501' }))
      await screen.findByRole('heading', { name: /^Recorded/ })
    },
  }
}
