import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { dateText } from '#app/i18n/dates.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import { may } from '#contract/accounts/permissions.ts'
import { BookingEntry } from './BookingEntry.tsx'

/** A puja booked at the counter or on the telephone. */
export function BookingAtCounter() {
  const [taken, setTaken] = useState<TakenBooking>()
  return taken ? (
    <Taken booking={taken} onNext={() => setTaken(undefined)} />
  ) : (
    <BookingEntry onDone={setTaken} />
  )
}

function Taken({ booking, onNext }: { booking: TakenBooking; onNext: () => void }) {
  const words = useWords(counterBooking)
  const { when } = useSlotWords()
  const { me } = useAdmin()
  const { reference, fullName, pujaName, email, path } = booking
  const { preferredDate, preferredTime, moonrise } = booking
  return (
    <Card className="mt-6 grid max-w-3xl justify-items-start gap-4 p-5">
      <div role="status">
        <h2 className="text-xl">{words.done(pujaName, fullName)}</h2>
        <p className="mt-1">
          {reference} · {when(dateText(preferredDate), preferredTime, moonrise)}
        </p>
        <p className="mt-1 text-muted">{email ? words.mailed(email) : words.notMailed}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus onClick={onNext}>
          {words.next}
        </Button>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline' })}
        >
          {words.pass}
        </a>
        {may(me.role, 'bookings') && (
          <AdminLink to={`bookings/${reference.toLowerCase()}`} className="text-link">
            {words.open}
          </AdminLink>
        )}
      </div>
    </Card>
  )
}
