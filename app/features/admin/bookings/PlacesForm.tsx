import { X } from 'lucide'
import { useState } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { pujaPlaces } from '#app/i18n/en/adminBookings.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { daySlots } from '#contract/pujas.ts'
import { listPujaSettings, type PujaSettings, updatePujaSettings } from '#contract/pujaSettings.ts'
import { type PlacesValues, toPlacesInput, toPlacesValues } from './placesValues.ts'

type Props = { settings: PujaSettings; isReadOnly: boolean }

export function PlacesForm({ settings, isReadOnly }: Props) {
  const words = useWords(pujaPlaces)
  const common = useWords(admin)
  const { slots, slotHours } = useWords(puja)
  const { save, load } = useSaving()
  const { pujaType } = settings
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
      leadMinutes: words.lead,
      aheadDays: words.ahead,
      changeMinutes: words.change,
    },
  })
  const { form } = edited
  const { register, formState } = form
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const
  return (
    <form noValidate onSubmit={edited.handleSubmit}>
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <fieldset disabled={isReadOnly} className="mt-5 grid gap-6">
        <Card className="p-5">
          <h2 className="text-lg">{words.capacity}</h2>
          <p className="text-sm text-muted">{words.capacityHint}</p>
          <div className="mt-3 grid gap-4 sm:grid-cols-3">
            {daySlots.map((slot) => (
              <TextField
                key={slot}
                label={`${slots[slot]} (${slotHours[slot]})`}
                {...number}
                {...register(`capacity.${slot}`)}
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
          <h2 className="mt-5 text-lg">{words.closedDates}</h2>
          <ClosedDays
            days={form.watch('closedDates')}
            onChange={(days) => form.setValue('closedDates', days, { shouldDirty: true })}
          />
        </Card>
        <Card className="grid gap-4 p-5">
          <TextField
            label={words.lead}
            hint={words.leadHint}
            {...number}
            {...register('leadMinutes')}
            error={formState.errors.leadMinutes?.message}
          />
          <TextField
            label={words.ahead}
            {...number}
            min={1}
            {...register('aheadDays')}
            error={formState.errors.aheadDays?.message}
          />
          <TextField
            label={words.change}
            {...number}
            {...register('changeMinutes')}
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

type DaysProps = { days: readonly string[]; onChange: (days: string[]) => void }

function ClosedDays({ days, onChange }: DaysProps) {
  const words = useWords(pujaPlaces)
  const [day, setDay] = useState('')
  return (
    <>
      {days.length === 0 && <p className="mt-1 text-muted">{words.noClosed}</p>}
      <ul className="mt-1">
        {days.map((each) => (
          <li key={each} className="flex items-center justify-between gap-2">
            {weekdayText(each)}, {dateText(each)}
            <IconButton
              label={words.remove(dateText(each))}
              onClick={() => onChange(days.filter((other) => other !== each))}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          label={words.addDay}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button
          variant="outline"
          disabled={day === ''}
          onClick={() => {
            onChange([...new Set([...days, day])].sort())
            setDay('')
          }}
        >
          {words.add}
        </Button>
      </div>
    </>
  )
}
