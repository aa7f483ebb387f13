import { cancelBooking, createBooking, giveAddress, rescheduleBooking } from './bookings.ts'
import { sendMessage } from './contact.ts'
import { claimDakshina } from './dakshina.ts'
import { claimDonation, createDonation } from './donations.ts'
import { subscribe } from './newsletter.ts'

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
