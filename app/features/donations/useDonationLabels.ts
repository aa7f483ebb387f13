import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Donation } from '#contract/donations/public.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { donationPath } from './donationPath.ts'

type Commands = 'createDonation' | 'claimDonation'
export type DonationLabels = { readonly [N in Commands]: CommandLabels<N> }

/** The names and toasts of the commands about donations. */
export function useDonationLabels(): DonationLabels {
  const { commands } = useWords(donations)
  const resultPath = (answer: unknown, isOwn: boolean) => {
    const { reference, token } = answer as Donation
    return reference && token
      ? donationPath(isOwn ? { reference } : { reference, token })
      : undefined
  }
  return {
    createDonation: {
      ...commands.createDonation,
      summary: ({ amount, reference }) =>
        [formatRupees(amount), reference].filter(Boolean).join(', '),
      editPath: (id) => `/donate?edit=${id}`,
      resultPath,
    },
    claimDonation: {
      ...commands.claimDonation,
      summary: ({ reference }) => reference,
      resultPath,
    },
  }
}
