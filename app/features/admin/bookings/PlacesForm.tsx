import { useState } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { dateText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type DaySlot,
  daySlots,
  offersMoonrise,
  type SlotTime,
  usualSlots,
} from '#contract/bookings/pujas.ts'
import {
  listPujaSettings,
  type PujaSettings,
  updatePujaSettings,
} from '#contract/bookings/pujaSettings.ts'
import { BookedAlready } from './BookedAlready.tsx'
import { ClosedDays } from './ClosedDays.tsx'
import {
  areHours,
  isWhole,
  type PlacesValues,
  toPlacesInput,
  toPlacesValues,
  typedNumber,
  withNewDay,
} from './placesValues.ts'

type SlotTimes = Partial<Record<DaySlot, SlotTime>>

type Props = {
  settings: PujaSettings
  /** The usual hours of each part of the day. */
  times: SlotTimes | undefined
  isReadOnly: boolean
}

export function PlacesForm({ settings, times, isReadOnly }: Props) {
  const words = useWords(pujaPlaces)
  const common = useWords(admin)
  const { nameOf, withHours } = useSlotWords()
  const { save, load } = useSaving()
  const { pujaType } = settings
  const offered = offersMoonrise(pujaType) ? daySlots : usualSlots
  // Staff who have closed a day still have to call the devotees: their list stays after saving.
  const [atFirst] = useState(settings)
  const edited = useEdited<PlacesValues, PujaSettings>({
    original: settings,
    toValues: toPlacesValues,
    async save(values, { version }) {
      const done = await save(updatePujaSettings, { pujaType, ...toPlacesInput(values) }, version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: async () =>
      (await load(listPujaSettings, {}))?.find((each) => each.pujaType === pujaType),
    labels: {
      capacity: words.capacity,
      closedWeekdays: words.closedWeekdays,
      closedDates: words.closedDates,
      prepareMinutes: words.prepare,
      leadMinutes: words.lead,
      aheadDays: words.ahead,
      changeMinutes: words.change,
    },
    readers: {
      capacity: (capacity) =>
        offered.map((slot) => `${nameOf(slot)}: ${capacity[slot]}`).join('\n'),
      closedWeekdays: (days) => days.map((day) => common.weekdays[Number(day)]).join('\n'),
      closedDates: (days) => days.map(dateText).join('\n'),
    },
  })
  const { form } = edited
  const { register, formState } = form
  const number = { inputMode: 'numeric' } as const
  return (
    <form noValidate onSubmit={edited.handleSubmit}>
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <fieldset disabled={isReadOnly} className="mt-5 grid gap-6">
        <Card className="p-5">
          <h2 className="text-lg">{words.capacity}</h2>
          <p className="text-sm text-muted">{words.capacityHint}</p>
          <div className="mt-3 grid items-end gap-4 sm:grid-cols-3">
            {offered.map((slot) => (
              <TextField
                key={slot}
                label={withHours(slot, times?.[slot])}
                {...(slot === 'moonrise' && { hint: words.moonriseHint })}
                {...number}
                {...register(`capacity.${slot}`, {
                  validate: (typed) => isWhole(typed, 0, 1000) || words.wrongCapacity,
                })}
                error={formState.errors.capacity?.[slot]?.message}
              />
            ))}
          </div>
        </Card>
        <Card className="p-5">
          <h2 className="text-lg">{words.closedWeekdays}</h2>
          <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {common.weekdays.map((day, index) => (
              <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  value={String(index)}
                  {...register('closedWeekdays')}
                  className="size-5 accent-saffron"
                />
                {day}
              </label>
            ))}
          </div>
          <ClosedDays form={form} />
          <BookedAlready
            pujaType={pujaType}
            days={withNewDay(form.watch()).filter((day) => !atFirst.closedDates.includes(day))}
            weekdays={form
              .watch('closedWeekdays')
              .map(Number)
              .filter((day) => !atFirst.closedWeekdays.includes(day))}
            parts={offered.filter(
              (slot) =>
                (atFirst.capacity[slot] ?? 0) > 0 &&
                typedNumber(form.watch(`capacity.${slot}`) || 'none') === 0,
            )}
          />
        </Card>
        <Card className="grid gap-4 p-5">
          <TextField
            label={words.prepare}
            hint={words.prepareHint}
            {...number}
            {...register('prepareMinutes', {
              validate: (typed) => isWhole(typed, 0, 1440) || words.wrongMinutes,
            })}
            error={formState.errors.prepareMinutes?.message}
          />
          <TextField
            label={words.lead}
            hint={words.leadHint}
            {...number}
            {...register('leadMinutes', {
              validate: (typed) => typed.trim() === '' || areHours(typed) || words.wrongHours,
            })}
            error={formState.errors.leadMinutes?.message}
          />
          <TextField
            label={words.ahead}
            {...number}
            min={1}
            {...register('aheadDays', {
              validate: (typed) => isWhole(typed, 1, 730) || words.wrongDays,
            })}
            error={formState.errors.aheadDays?.message}
          />
          <TextField
            label={words.change}
            {...number}
            {...register('changeMinutes', {
              validate: (typed) => areHours(typed) || words.wrongHours,
            })}
            error={formState.errors.changeMinutes?.message}
          />
        </Card>
      </fieldset>
      <FailureNotice failure={edited.failure} />
      {!isReadOnly && (
        <Button type="submit" className="mt-5" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      )}
    </form>
  )
}
