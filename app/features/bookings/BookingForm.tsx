import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { isDone, useCommandForm } from '#app/forms/useCommandForm.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { pujaText } from '#app/i18n/pujaText.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { DaySlot, FreeSlot } from '#contract/bookings/pujas.ts'
import type { Site } from '#contract/site/public.ts'
import { noticeOf, usualNotice } from '#contract/bookings/slotNotice.ts'
import { chosen, fieldOf } from './bookingFields.ts'
import { BookingChoice } from './BookingChoice.tsx'
import { BookingDone } from './BookingDone.tsx'
import { BookingRefused } from './BookingRefused.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import {
  type BookingValues,
  bookingValues,
  emptyBooking,
  ofPerson,
  toInput,
  toValues,
} from './bookingValues.ts'
import { CallUs } from './CallUs.tsx'
import { ContactFields } from './ContactFields.tsx'
import { DayAndTime } from './DayAndTime.tsx'
import { canChoose, isFixed, timeOf, slotState, slotToStart } from './slots.ts'
import { FormStep } from './FormStep.tsx'
import { PrasadFields } from './PrasadFields.tsx'
import { PujaChoice } from './PujaChoice.tsx'
import { useAvailability } from './useAvailability.ts'
import { useBookingLabels } from './useBookingLabels.ts'
import { firstFields, headingId, type Step, stepInError, useStepFocus } from './useSteps.ts'
import { useTempleNow } from './useTempleNow.ts'

type Props = {
  site: Site
  /** The pujas that can be booked; at least one. */
  pujas: readonly Puja[]
  /** The temple's date when the page was rendered. */
  today: string
  /** The festival on a day, if there is one. */
  festivalOn: (date: string) => string | undefined
  /** The current step. Each has its own address, so that Back goes one step back. */
  step: Step
  onStep: (step: Step) => void
  /** The outbox row being edited here. */
  editing: string | undefined
  /** It was accepted, or stored to be sent. */
  onSettled: () => void
  /** The link to them, after *I accept the*. */
  terms: ReactNode
}

/** The latest booking, without an answer if it waits on this phone; too close to change or not. */
type Done = { booking: Booking | undefined; isLate: boolean }

const doneAfter = (outcome: Outcome<Booking>, isLate: boolean): Done => ({
  booking: outcome.state === 'accepted' ? outcome.answer : undefined,
  isLate,
})

/** The whole booking in two steps: the puja with its day and time, and who it is for. */
export function BookingForm(props: Props) {
  const { site, pujas, today, festivalOn, step, onStep, editing, onSettled, terms } = props
  const { timeZone } = site.city
  const words = useWords(pujaPage)
  const shared = useWords(puja)
  const { createBooking: labels } = useBookingLabels()
  const [empty] = useState(() => ({ ...emptyBooking, pujaType: pujas[0]?.id ?? '' }))
  const { form, formProps, isSending, refusal } = useCommandForm<'createBooking', BookingValues>({
    command: 'createBooking',
    labels,
    schema: bookingValues,
    empty,
    toInput,
    toValues,
    ofPerson,
    form: 'booking',
    editing,
    onSettled: (outcome) => {
      wasSent.current = true
      places.refresh()
      if (!isDone(outcome)) return
      setDone(doneAfter(outcome, wasLate.current))
      onSettled()
    },
  })
  const { control } = form
  const pujaType = useWatch({ control, name: 'pujaType' })
  const requested = pujas.find(({ id }) => id === pujaType)
  const date = useWatch({ control, name: 'preferredDate' })
  const slot = useWatch({ control, name: 'preferredTime' })
  const places = useAvailability(pujaType, date)
  const now = useTempleNow(timeZone, today)
  const [done, setDone] = useState<Done>()
  const [answered, setAnswered] = useState<Refusal>()
  const focusField = useStepFocus(step)
  const wasSent = useRef(false)
  const wasLate = useRef(false)

  // Back from the thanks leads into an empty form.
  useEffect(() => {
    if (step !== 'puja') setDone(undefined)
  }, [step])

  const openError = () => {
    const wrong = stepInError(form)
    if (wrong && wrong !== step) onStep(wrong)
  }
  // What was refused is shown; instead of a time that is gone, others are offered above the steps.
  useEffect(() => {
    if (refusal && !refusal.problem.freeSlots) openError()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusal])

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    if (step === 'names') {
      wasSent.current = false
      // The form is emptied once it was sent.
      wasLate.current = isLate
      await formProps.onSubmit(event)
      if (!wasSent.current) openError()
      return
    }
    event.preventDefault()
    const isComplete = await form.trigger(firstFields)
    // A draft may be of a puja that has been switched off since.
    if (!requested) form.setError('pujaType', { type: 'server', message: words.notOffered })
    if (!isComplete || !requested) return focusFirstError(element)
    onStep('names')
  }
  const known = { ...places, now, notice: noticeOf(requested) }
  /** The slot preselected for a newly chosen day. */
  const startSlot = (day: string) => {
    form.clearErrors('preferredTime')
    const first = slotToStart(known, day)
    const isKept = slot !== '' && canChoose(slotState(known, day, slot as DaySlot))
    if (first && !isKept) form.setValue('preferredTime', first, chosen)
  }
  const handlePickDay = (day: string) => {
    form.setValue('preferredDate', day, chosen)
    startSlot(day)
  }
  const handlePick = (free: FreeSlot) => {
    form.setValue('preferredDate', free.date, chosen)
    form.setValue('preferredTime', free.slot, chosen)
    setAnswered(refusal)
    focusField('[name="preferredTime"]:checked', step === 'puja')
    onStep('puja')
  }
  const handleAnother = () => {
    setDone(undefined)
    requestAnimationFrame(() => document.getElementById(headingId('puja'))?.focus())
  }
  /** Validated when the step is left; the error disappears when the field changes. */
  const dayField = (name: 'preferredDate' | 'preferredTime') => ({
    ...fieldOf(form, name),
    ...form.register(name, {
      onChange: ({ target }: { target: HTMLInputElement }) => {
        form.clearErrors(name)
        if (name === 'preferredDate') startSlot(target.value)
      },
    }),
  })

  const { changeMinutes } = requested?.notice ?? usualNotice
  const slotTime = timeOf(places, date, slot)
  const isLate =
    date !== '' &&
    slot !== '' &&
    isFixed(requested, { date, slot: slot as DaySlot, ...slotTime }, now)
  if (done)
    return (
      <BookingDone
        booking={done.booking}
        isLate={done.isLate}
        site={site}
        onAnother={handleAnother}
      />
    )
  return (
    <form {...formProps} onSubmit={handleSubmit} className="booking docks" data-step={step}>
      <div className="booking-steps">
        {refusal && refusal !== answered && (
          <BookingRefused refusal={refusal} onPick={handlePick} />
        )}
        <FormStep step="puja" isOpen={step === 'puja'}>
          <PujaChoice form={form} pujas={pujas} chosen={pujaType} />
          <DayAndTime
            puja={requested}
            phone={site.phone}
            places={places}
            now={now}
            timeZone={timeZone}
            date={date}
            slot={slot}
            festivalOn={festivalOn}
            dateInput={dayField('preferredDate')}
            slotInput={dayField('preferredTime')}
            onPickDay={handlePickDay}
            onPick={handlePick}
          />
        </FormStep>
        <FormStep step="names" isOpen={step === 'names'}>
          <BookingChoice
            puja={requested}
            date={date}
            slot={slot}
            slotTime={slotTime}
            onChange={() => onStep('puja')}
          />
          <ContactFields form={form} />
          <PrasadFields form={form} />
          <div>
            {isLate ? (
              <CallUs text={words.tooClose} phone={site.phone} />
            ) : (
              <p>{words.rule(changeMinutes / 60)}</p>
            )}
            <CheckboxField
              label={
                <>
                  {words.accept.before}
                  {terms}
                  {words.accept.after}
                </>
              }
              {...fieldOf(form, 'acceptTerms')}
            />
          </div>
        </FormStep>
      </div>
      <div className="booking-side">
        <BookingSummary form={form} puja={requested} slotTime={slotTime} />
        <div className="booking-about">
          <p role="status">
            {__IS_TRANSLATED__ && requested
              ? marked(requested, 'description')
              : requested?.description}
          </p>
          <p>{words.intro}</p>
        </div>
        <DockedBar sum={requested && pujaText(requested, shared).price} note={words.payLater}>
          <Button type="submit" isBusy={isSending}>
            {isSending ? words.booking : words.steps.next[step]}
          </Button>
        </DockedBar>
      </div>
    </form>
  )
}
