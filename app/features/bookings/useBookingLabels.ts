import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { dateText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import { useOfferedName, usePujaName } from './pujas.ts'

type Changes =
  | 'createBooking'
  | 'cancelBooking'
  | 'rescheduleBooking'
  | 'giveAddress'
  | 'claimDakshina'
export type BookingLabels = { readonly [N in Changes]: CommandLabels<N> }

/** The names and toasts of the commands about bookings. */
export function useBookingLabels(): BookingLabels {
  const { commands } = useWords(bookingWords)
  const slotWords = useSlotWords()
  const nameOf = usePujaName()
  const offeredName = useOfferedName()
  const when = (date: string, slot: DaySlot) => slotWords.when(dateText(date), slot)
  const resultPath = (answer: unknown, isOwn: boolean) => {
    const { reference, token } = answer as Booking
    return reference && token
      ? bookingPath(isOwn ? { reference } : { reference, token })
      : undefined
  }
  const summary = ({ reference }: { reference: string }) => reference
  return {
    createBooking: {
      ...commands.createBooking,
      subject: ({ pujaType }) => offeredName(pujaType),
      summary: ({ pujaType, preferredDate, preferredTime }, storedName) =>
        `${nameOf(pujaType, storedName)}: ${when(preferredDate, preferredTime)}`,
      editPath: (id) => `/puja?edit=${id}`,
      resultPath,
    },
    cancelBooking: { ...commands.cancelBooking, summary, resultPath },
    rescheduleBooking: {
      ...commands.rescheduleBooking,
      summary: ({ reference, preferredDate, preferredTime }) =>
        `${reference}: ${when(preferredDate, preferredTime)}`,
      resultPath,
    },
    giveAddress: { ...commands.giveAddress, summary, resultPath },
    claimDakshina: {
      ...commands.claimDakshina,
      summary,
      // A booking that this phone has needs no secret.
      resultPath: (answer) => bookingPath({ reference: (answer as Dakshina).reference }),
    },
  }
}
