import {
  cancelBooking,
  createBooking,
  giveAddress,
  rescheduleBooking,
} from '#contract/bookings/public.ts'
import { sendMessage } from '#contract/contact/public.ts'
import { claimDakshina } from '#contract/bookings/dakshina.ts'
import { claimDonation, createDonation } from '#contract/donations/public.ts'
import { subscribe } from '#contract/newsletter/public.ts'

/**
 * Commands that may wait in the outbox, by name. Each feature with an offline form adds its line.
 */
export const commands = {
  sendMessage,
  subscribe,
  createBooking,
  cancelBooking,
  rescheduleBooking,
  giveAddress,
  createDonation,
  claimDonation,
  claimDakshina,
}

export type CommandName = keyof typeof commands
