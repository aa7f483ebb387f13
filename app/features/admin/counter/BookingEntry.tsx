import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { DevoteeSuggestions } from '#app/admin/devotees/DevoteeSuggestions.tsx'
import { GotraList, gotraList } from '#app/admin/GotraList.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { emptyTender, tenderInput } from '#app/admin/tender/tenderInput.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  type BookingWay,
  bookingWays,
  getCounterPlaces,
  takeBooking,
  type TakenBooking,
} from '#contract/counter/bookingsAdmin.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import type { Nakshatra, Rashi } from '#contract/bookings/sankalp.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { BookingPayment, type PaidNow } from './BookingPayment.tsx'
import { LastStars } from './LastStars.tsx'
import { FreePlaces } from './FreePlaces.tsx'
import { useEntry } from '#app/admin/useEntry.ts'

const empty = {
  ...emptyTender,
  /** Undefined until it is chosen. */
  method: undefined as PaidNow | undefined,
  /** Undefined until it is typed: the price of the puja. */
  amount: undefined as string | undefined,
  way: 'walk_in' as BookingWay,
  pujaType: '',
  /** Undefined until they are chosen: the next free part of a day. */
  preferredDate: undefined as string | undefined,
  preferredTime: undefined as DaySlot | undefined,
  fullName: '',
  phone: '',
  email: '',
  names: '',
  gotra: '',
  isGotraUnknown: false,
  /** As in the last sankalp of a known devotee; the form has no fields for them. */
  nakshatra: undefined as Nakshatra | undefined,
  rashi: undefined as Rashi | undefined,
  specialRequests: '',
}
type Values = typeof empty

type Payment = { method: PaidNow; amount: number }

/** By UPI it is paid once the place is booked: its code has the booking's reference. */
const isAfterwards = ({ method, amount }: Payment): boolean => method === 'upi' && amount > 0

type When = { preferredDate: string; preferredTime: DaySlot | undefined; isOver: boolean }

const inputOf = (
  typed: Values,
  { preferredDate, preferredTime, isOver }: When,
  payment: Payment,
) => {
  const { method, amount } = payment
  const { names, gotra, isGotraUnknown, nakshatra, rashi, email } = typed
  const { way, pujaType, fullName, phone, specialRequests } = typed
  const typedNames = names.split('\n').filter((name) => name.trim() !== '')
  return {
    way,
    pujaType,
    preferredDate,
    ...(isOver && { isOver }),
    fullName,
    phone,
    specialRequests,
    ...(method !== 'none' &&
      !isAfterwards(payment) && { method, amount, ...tenderInput(method, typed) }),
    // The server says that it is missing.
    preferredTime: preferredTime as DaySlot,
    ...(email.trim() && { email }),
    sankalp: {
      names: typedNames.length > 0 ? typedNames : [fullName],
      gotra: isGotraUnknown ? '' : gotra,
      isGotraUnknown,
      nakshatra,
      rashi,
    },
  }
}

const devoteeOf = ({ fullName, phone = '', email = '', names = [], ...last }: DevoteePrefill) => ({
  fullName,
  phone,
  email,
  names: names.join('\n'),
  gotra: last.gotra ?? '',
  isGotraUnknown: false,
  nakshatra: last.nakshatra,
  rashi: last.rashi,
})

type Props = {
  /** The devotee who books again. */
  prefill?: DevoteePrefill | undefined
  onDone: (booking: TakenBooking, due: { due?: number }) => void
}

export function BookingEntry({ prefill, onDone }: Props) {
  const words = useWords(counterBooking)
  const { line } = useSlotWords()
  const { data: pujas = [], isLoading: isReadingPujas } = useRead(listPujas, {})
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const entry = useEntry<Values>({ ...empty, ...(prefill && devoteeOf(prefill)) })
  const { typed, change, text, errorAt, isBusy, failure } = entry
  const pujaType = typed.pujaType || (pujas[0]?.id ?? '')
  const date = typed.preferredDate
  const { data: places, isLoading: isReadingPlaces } = useRead(
    getCounterPlaces,
    { pujaType, ...(date !== undefined && { date }) },
    { isOff: pujaType === '' || (date !== undefined && date.length !== 10) },
  )
  const preferredDate = date ?? places?.date ?? today
  const next = date === undefined && places?.slots.find(({ state }) => state === 'free')
  const preferredTime = typed.preferredTime ?? (next ? next.slot : undefined)
  const place = places?.slots.find(({ slot }) => slot === preferredTime)
  const isOver = place?.state === 'over'
  const [isAsking, setAsking] = useState(false)
  const price = pujas.find(({ id }) => id === pujaType)?.price
  const amountText = typed.amount ?? String(price ?? '')
  const amount = numberOf(amountText)
  // Nobody pays over the telephone, nor what is not agreed on yet.
  const isPaidNow = typed.way === 'walk_in' && price !== undefined
  const method = typed.method ?? (isPaidNow ? 'cash' : 'none')
  const payment = { method, amount }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isOver) setAsking(true)
    else void book()
  }
  const book = async () => {
    setAsking(false)
    const when = { preferredDate, preferredTime, isOver }
    const taken = await entry.send(takeBooking, inputOf({ ...typed, pujaType }, when, payment))
    if (taken) onDone(taken, isAfterwards(payment) ? { due: amount } : {})
  }
  const handleAmount = ({ target }: { target: { value: string } }) =>
    change({ amount: target.value })
  const namesError = failure?.fields.find(({ pointer }) => pointer.startsWith('#/sankalp/names'))
  return (
    <Card as="section" className="mt-6 max-w-3xl p-5">
      <form noValidate aria-labelledby="entry" onSubmit={handleSubmit}>
        <LeaveGuard isDirty={entry.isDirty && !isBusy} />
        <h2 id="entry" className="text-xl">
          {words.heading}
        </h2>
        <p className="text-muted">{words.text}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <RadioCards
              name="way"
              legend={words.way}
              className="grid grid-cols-2 gap-2"
              options={bookingWays.map((value) => ({ value, label: words.ways[value] }))}
              chosen={typed.way}
              onChange={({ target }) =>
                change({ way: target.value as BookingWay, method: undefined })
              }
            />
          </div>
          <div className="sm:col-span-2">
            <RadioCards
              name="puja"
              legend={words.puja}
              className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
              error={errorAt('#/pujaType')}
              options={pujas.map((puja) => ({
                value: puja.id,
                label: puja.name,
                aside: puja.price === undefined ? words.onRequest : formatRupees(puja.price),
              }))}
              chosen={pujaType}
              onChange={({ target }) =>
                change({ pujaType: target.value, preferredTime: undefined, amount: undefined })
              }
            />
          </div>
          <TextField
            label={words.day}
            type="date"
            min={today}
            value={preferredDate}
            error={errorAt('#/preferredDate')}
            onChange={({ target }) =>
              change({ preferredDate: target.value, preferredTime: undefined })
            }
          />
          <div className="sm:col-span-2">
            <FreePlaces
              places={places?.slots}
              chosen={preferredTime}
              error={errorAt('#/preferredTime')}
              // The day stays with its part, even if another would be the next free one.
              onChoose={(slot) => change({ preferredDate, preferredTime: slot })}
            />
          </div>
          <TextField label={words.name} maxLength={100} {...text('fullName')} />
          <TextField
            label={typed.way === 'telephone' ? words.phone : words.phoneOptional}
            type="tel"
            maxLength={40}
            {...text('phone')}
          />
          <DevoteeSuggestions
            typed={{ name: typed.fullName, phone: typed.phone }}
            onPick={(picked) => change(devoteeOf(picked))}
          />
          <TextArea
            label={words.names}
            hint={words.namesHint}
            rows={2}
            maxLength={1200}
            {...text('names')}
            // Empty, it is the name above that is missing.
            error={typed.names.trim() === '' ? undefined : namesError?.detail}
          />
          <div>
            <TextField
              label={words.gotra}
              maxLength={60}
              list={gotraList}
              disabled={typed.isGotraUnknown}
              {...text('gotra', '#/sankalp/gotra')}
            />
            <GotraList />
            <CheckboxField
              label={words.gotraUnknown}
              checked={typed.isGotraUnknown}
              onChange={({ target }) => change({ isGotraUnknown: target.checked })}
            />
            <LastStars
              {...typed}
              onLeaveOut={() => change({ nakshatra: undefined, rashi: undefined })}
            />
          </div>
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            maxLength={254}
            {...text('email')}
          />
          <TextArea label={words.requests} rows={2} maxLength={2000} {...text('specialRequests')} />
        </div>
        <BookingPayment
          method={method}
          onMethod={(chosen) => change({ method: chosen })}
          amount={{ ...text('utr', '#/amount'), value: amountText, onChange: handleAmount }}
          text={text}
        />
        <EntryFailure failure={failure} />
        <Button
          type="submit"
          size="large"
          // The first puja and its next free part are chosen once both are here.
          disabled={isReadingPujas || isReadingPlaces}
          isBusy={isBusy}
          className="mt-5"
        >
          {method !== 'none' && amount > 0
            ? words.bookAndTake[method](formatRupees(amount))
            : words.book}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.overTitle}
        tone="primary"
        confirm={words.book}
        onConfirm={() => void book()}
        onClose={() => setAsking(false)}
      >
        {place && <p>{words.overText(line(place.slot, place))}</p>}
      </ConfirmDialog>
    </Card>
  )
}
