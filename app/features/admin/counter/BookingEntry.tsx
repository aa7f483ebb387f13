import type { FormEvent } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  type BookingWay,
  bookingWays,
  takeBooking,
  type TakenBooking,
} from '#contract/counter/bookingsAdmin.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { FreePlaces } from './FreePlaces.tsx'
import { useEntry } from '#app/admin/useEntry.ts'

const empty = {
  way: 'walk_in' as BookingWay,
  pujaType: '',
  preferredTime: undefined as DaySlot | undefined,
  fullName: '',
  phone: '',
  email: '',
  names: '',
  gotra: '',
  isGotraUnknown: false,
  specialRequests: '',
}
type Values = typeof empty & { preferredDate: string }

const inputOf = ({ names, gotra, isGotraUnknown, email, preferredTime, ...same }: Values) => {
  const listed = names.split('\n').filter((name) => name.trim() !== '')
  return {
    ...same,
    // The server says that it is missing.
    preferredTime: preferredTime as DaySlot,
    ...(email.trim() && { email }),
    sankalp: {
      names: listed.length > 0 ? listed : [same.fullName],
      gotra: isGotraUnknown ? '' : gotra,
      isGotraUnknown,
    },
  }
}

export function BookingEntry({ onDone }: { onDone: (booking: TakenBooking) => void }) {
  const words = useWords(counterBooking)
  const { data: pujas = [] } = useRead(listPujas, {})
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const entry = useEntry<Values>({ ...empty, preferredDate: today })
  const { typed, change, text, errorAt, isBusy, failure } = entry
  const pujaType = typed.pujaType || (pujas[0]?.id ?? '')
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const taken = await entry.send(takeBooking, inputOf({ ...typed, pujaType }))
    if (taken) onDone(taken)
  }
  const namesError = failure?.fields.find(({ pointer }) => pointer.startsWith('#/sankalp/names'))
  return (
    <Card as="section" className="mt-6 max-w-3xl p-5">
      <form noValidate aria-labelledby="entry" onSubmit={(event) => void handleSubmit(event)}>
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
              onChange={({ target }) => change({ way: target.value as BookingWay })}
            />
          </div>
          <SelectField
            label={words.puja}
            value={pujaType}
            error={errorAt('#/pujaType')}
            options={pujas.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => change({ pujaType: target.value, preferredTime: undefined })}
          />
          <TextField
            label={words.day}
            type="date"
            min={today}
            value={typed.preferredDate}
            error={errorAt('#/preferredDate')}
            onChange={({ target }) =>
              change({ preferredDate: target.value, preferredTime: undefined })
            }
          />
          <div className="sm:col-span-2">
            <FreePlaces
              pujaType={pujaType}
              day={typed.preferredDate}
              chosen={typed.preferredTime}
              error={errorAt('#/preferredTime')}
              onChoose={(preferredTime) => change({ preferredTime })}
            />
          </div>
          <TextField label={words.name} maxLength={100} {...text('fullName')} />
          <TextField
            label={typed.way === 'telephone' ? words.phone : words.phoneOptional}
            type="tel"
            maxLength={40}
            {...text('phone')}
          />
          <TextArea
            label={words.names}
            hint={words.namesHint}
            rows={2}
            maxLength={1200}
            {...text('names')}
            error={namesError?.detail}
          />
          <div>
            <TextField
              label={words.gotra}
              maxLength={60}
              disabled={typed.isGotraUnknown}
              {...text('gotra', '#/sankalp/gotra')}
            />
            <CheckboxField
              label={words.gotraUnknown}
              checked={typed.isGotraUnknown}
              onChange={({ target }) => change({ isGotraUnknown: target.checked })}
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
        <EntryFailure failure={failure} />
        <Button type="submit" size="large" isBusy={isBusy} className="mt-5">
          {words.book}
        </Button>
      </form>
    </Card>
  )
}
