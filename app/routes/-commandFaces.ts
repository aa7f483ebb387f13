import { useBookingFaces } from '#app/features/bookings/useBookingFaces.ts'
import { useContactFace } from '#app/features/contact/useContactFace.ts'
import { useDonationFaces } from '#app/features/donations/useDonationFaces.ts'
import { useNewsletterFace } from '#app/features/newsletter/useNewsletterFace.ts'
import type { CommandFaces } from '#app/forms/commandFace.ts'

/** How each feature speaks of what it sends through the outbox. */
export const useCommandFaces = (): CommandFaces => ({
  sendMessage: useContactFace(),
  subscribe: useNewsletterFace(),
  ...useBookingFaces(),
  ...useDonationFaces(),
})
