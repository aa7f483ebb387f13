import { useEffect, useRef } from 'react'
import { booking } from '#app/i18n/en/bookings/booking.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { FreeSlot } from '#contract/bookings/pujas.ts'
import { FreeSlots } from './FreeSlots.tsx'

type Props = { refusal: Refusal; onPick: (slot: FreeSlot) => void }

/** Why the temple refused it, and what is available instead. */
export function BookingRefused({ refusal, onPick }: Props) {
  const words = useWords(pujaPage)
  const { failure } = useWords(booking).commands.createBooking
  const { detail, freeSlots, errors = [] } = refusal.problem
  const heading = useRef<HTMLHeadingElement>(null)
  // If a field is highlighted, it has the focus.
  useEffect(() => {
    if (refusal.problem.freeSlots || !refusal.problem.errors?.length) heading.current?.focus()
  }, [refusal])
  return (
    <div className="rounded-md border border-kumkum bg-kumkum-soft p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {freeSlots ? words.pickedGone : failure.title}
      </h2>
      <p className="mt-2">{detail ?? errors[0]?.detail ?? failure.description}</p>
      {freeSlots && (
        <>
          <p className="mt-2 mb-4">{freeSlots.length > 0 ? words.pickAnother : words.noneNear}</p>
          <FreeSlots slots={freeSlots} onPick={onPick} />
        </>
      )}
    </div>
  )
}
