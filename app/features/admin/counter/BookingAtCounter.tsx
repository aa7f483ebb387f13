import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { SameAgain } from '#app/admin/devotees/SameAgain.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { may } from '#contract/accounts/permissions.ts'
import type { TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { BookingEntry } from './BookingEntry.tsx'
import { keysOf } from '#app/admin/keys/counterKeys.ts'
import { DoneCard } from './DoneCard.tsx'
import { PayByUpi } from './PayByUpi.tsx'

/** With what is still to be paid by UPI. */
type Booked = TakenBooking & { due?: number }

/** A puja booked at the counter or on the telephone, with what is paid for it. */
export function BookingAtCounter() {
  const [booked, setBooked] = useState<Booked>()
  const [prefill, setPrefill] = useState<DevoteePrefill>()
  const handleNext = (again?: DevoteePrefill) => {
    setPrefill(again)
    setBooked(undefined)
  }
  if (booked) return <Done booking={booked} onChange={setBooked} onNext={handleNext} />
  return <BookingEntry prefill={prefill} onDone={(taken, due) => setBooked({ ...taken, ...due })} />
}

type DoneProps = {
  booking: Booked
  onChange: (booking: Booked) => void
  onNext: (again?: DevoteePrefill) => void
}

function Done({ booking, onChange, onNext }: DoneProps) {
  const words = useWords(counterBooking)
  const { when } = useSlotWords()
  const { me } = useAdmin()
  const { due, ...taken } = booking
  const { reference, fullName, pujaName, email, path, payment } = taken
  const { preferredDate, preferredTime } = taken
  const papers = [
    { kind: 'booking', key: reference } as const,
    ...(payment?.receipt ? [{ kind: 'dakshina', key: payment.receipt.number } as const] : []),
  ]
  const links = [
    [path, words.pass],
    [payment?.receipt?.path, words.receipt],
  ] as const
  return (
    <DoneCard
      title={words.done(pujaName, fullName)}
      lines={[
        `${reference} · ${when(dateText(preferredDate), preferredTime, taken)}`,
        usePaymentText(taken),
      ]}
      note={email ? words.mailed(email) : words.notMailed}
      papers={papers}
      next={words.next}
      keys={keysOf('counter/booking')}
      onNext={() => onNext()}
      pending={
        due !== undefined && (
          <PayByUpi
            reference={reference}
            amount={due}
            onLater={() => onChange(taken)}
            onPaid={({ payments: [paid] }) => {
              const receipt = paid?.receipt
              onChange({
                ...taken,
                payment: { method: 'upi', amount: due, ...(receipt && { receipt }) },
              })
            }}
          />
        )
      }
    >
      {links.map(
        ([href, label]) =>
          href && (
            <a
              key={label}
              href={href}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'outline' })}
            >
              {label}
            </a>
          ),
      )}
      <SameAgain record={{ kind: 'booking', key: reference }} onPrefill={onNext} />
      {may(me.role, 'bookings') && (
        <AdminLink to={`bookings/${reference.toLowerCase()}`} className="text-link">
          {words.open}
        </AdminLink>
      )}
    </DoneCard>
  )
}

const usePaymentText = ({ payment }: TakenBooking): string | undefined => {
  const words = useWords(counterBooking)
  const paying = useWords(tender)
  if (!payment) return undefined
  const { method, amount, receipt } = payment
  const sum = formatRupees(amount)
  if (receipt) return words.received(sum, paying.methods[method], receipt.number)
  return method === 'cheque'
    ? `${words.byCheque(sum)}. ${paying.waitsForCheque}`
    : `${words.seen(sum)}. ${paying.waitsForStatement}`
}
