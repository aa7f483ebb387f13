import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isDone, useCommandForm } from '#app/forms/useCommandForm.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import type { Booking } from '#contract/bookings.ts'
import type { FreeSlot, PujaType } from '#contract/pujas.ts'
import { chosen, fieldOf } from './bookingFields.ts'
import { BookingDone } from './BookingDone.tsx'
import { BookingRefused } from './BookingRefused.tsx'
import {
  type BookingValues,
  bookingValues,
  emptyBooking,
  ofAccount,
  toInput,
  toValues,
} from './bookingValues.ts'
import { ContactFields } from './ContactFields.tsx'
import { DayAndTime } from './DayAndTime.tsx'
import { FormSection } from './FormSection.tsx'
import { PrasadFields } from './PrasadFields.tsx'
import { PujaChoice } from './PujaChoice.tsx'
import { SankalpFields } from './SankalpFields.tsx'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import { useAvailability } from './useAvailability.ts'
import { useBookingLabels } from './useBookingLabels.ts'
import { useTempleNow } from './useTempleNow.ts'

type Props = {
  timeZone: string
  /** The temple's date when the page was rendered. */
  today: string
  /** The outbox row being edited here. */
  editing: string | undefined
  /** It was accepted, or stored to be sent. */
  onSettled: () => void
  /** What people read before they accept the terms. */
  terms: ReactNode
}

/**
 * The latest booking, without an answer if it waits on this phone, and how many were booked here.
 */
type Done = { booking: Booking | undefined; count: number }

const doneAfter = (last: Done | undefined, outcome: Outcome<Booking>): Done => ({
  booking: outcome.state === 'accepted' ? outcome.answer : undefined,
  // Each is announced, even one that reads like the one before.
  count: (last?.count ?? 0) + 1,
})

/** The whole booking in one column, in the order in which a priest would ask. */
export function BookingForm({ timeZone, today, editing, onSettled, terms }: Props) {
  const words = useWords(pujaPage)
  const { createBooking: labels } = useBookingLabels()
  const { form, formProps, isSending, refusal } = useCommandForm<'createBooking', BookingValues>({
    command: 'createBooking',
    labels,
    schema: bookingValues,
    empty: emptyBooking,
    toInput,
    toValues,
    ofAccount,
    form: 'booking',
    editing,
    onSettled: (outcome) => {
      places.refresh()
      setDone((last) => (isDone(outcome) ? doneAfter(last, outcome) : undefined))
      if (isDone(outcome)) onSettled()
    },
  })
  const { control } = form
  const pujaType = useWatch({ control, name: 'pujaType' })
  const date = useWatch({ control, name: 'preferredDate' })
  const slot = useWatch({ control, name: 'preferredTime' })
  const places = useAvailability(pujaType as PujaType, date)
  const now = useTempleNow(timeZone, today)
  const [done, setDone] = useState<Done>()
  const [answered, setAnswered] = useState<Refusal>()

  const handlePick = (free: FreeSlot) => {
    form.setValue('preferredDate', free.date, chosen)
    form.setValue('preferredTime', free.slot, chosen)
    setAnswered(refusal)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[name="preferredTime"]:checked')?.focus(),
    )
  }

  return (
    <>
      {done && <BookingDone key={done.count} booking={done.booking} />}
      <form {...formProps} className="grid gap-10">
        {refusal && refusal !== answered && (
          <BookingRefused refusal={refusal} onPick={handlePick} />
        )}
        <PujaChoice form={form} />
        <FormSection heading={words.sections.day}>
          <DayAndTime
            places={places}
            now={now}
            timeZone={timeZone}
            date={date}
            slot={slot}
            dateInput={fieldOf(form, 'preferredDate')}
            slotInput={fieldOf(form, 'preferredTime')}
            onPickDay={(day) => form.setValue('preferredDate', day, chosen)}
            onPick={handlePick}
          />
        </FormSection>
        <FormSection heading={words.sections.names}>
          <SankalpFields form={form} />
        </FormSection>
        <FormSection heading={words.sections.contact}>
          <ContactFields form={form} />
        </FormSection>
        <FormSection heading={words.sections.prasad}>
          <PrasadFields form={form} />
        </FormSection>
        <FormSection heading={words.sections.terms}>
          <p>{words.rule}</p>
          <div>
            <CheckboxField label={words.acceptTerms} {...fieldOf(form, 'acceptTerms')} />
            {terms}
          </div>
          <Button
            type="submit"
            size="large"
            isBusy={isSending}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {isSending ? words.booking : words.book}
          </Button>
        </FormSection>
      </form>
    </>
  )
}
