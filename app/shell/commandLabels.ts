import { useBookingLabels } from '#app/features/bookings/useBookingLabels.ts'
import { useContactLabels } from '#app/features/contact/useContactLabels.ts'
import { useDonationLabels } from '#app/features/donations/useDonationLabels.ts'
import { useNewsletterLabels } from '#app/features/newsletter/useNewsletterLabels.ts'
import type { LabelsByCommand } from '#app/forms/commandLabels.ts'

/** Each feature's texts about what it sends through the outbox. */
export const useCommandLabels = (): LabelsByCommand => ({
  sendMessage: useContactLabels(),
  subscribe: useNewsletterLabels(),
  ...useBookingLabels(),
  ...useDonationLabels(),
})
