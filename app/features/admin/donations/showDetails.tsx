import { fireEvent } from '@testing-library/react'
import { aStaffDonation } from '#app/test/aStaffDonation.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getStaffDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { DonationDetails } from './DonationDetails.tsx'

export const reference = 'D7K3M9WACE'
export const utr = '412345678901'

/** For tests: the page of a donation in the back office. */
export async function showDetails(change: Partial<StaffDonationDetails> = {}) {
  const server = templeServer()
  server.answers(getStaffDonation, aStaffDonation(change))
  const page = await renderOffice(<DonationDetails reference={reference} />, {
    server,
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { name: 'History' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    pick: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    dialog: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name })
      return {
        text: dialog.textContent,
        press: (button: string) =>
          page.user.click(within(dialog).getByRole('button', { name: button })),
      }
    },
  }
}

/** One that was received. */
export const received: Partial<StaffDonationDetails> = {
  status: 'succeeded',
  paidOn: '2026-11-23',
  actions: [],
}
