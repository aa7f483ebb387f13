import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { dayPartsWords, pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  getDayParts,
  setDayParts,
  type VersionedDayParts,
} from '#contract/bookings/dayPartsAdmin.ts'
import { usualSlots } from '#contract/bookings/slotMinutes.ts'
import { dayPartsValues, partValues } from './dayPartsValues.ts'

type Props = { settings: VersionedDayParts; isReadOnly: boolean }

/** The hours of morning, afternoon and evening, for all pujas. */
export function DayPartsForm({ settings, isReadOnly }: Props) {
  const words = useWords(dayPartsWords)
  const { saved } = useWords(pujaPlaces)
  const common = useWords(admin)
  const { slots } = useWords(puja)
  const { save, load } = useSaving()
  const edited = useEdited({
    original: settings,
    toValues: dayPartsValues.toValues,
    async save(values, { version }) {
      const done = await save(setDayParts, dayPartsValues.toInput(values), version)
      if (done.saved) showToast({ title: saved, tone: 'success' })
      return done
    },
    load: () => load(getDayParts, {}),
    ...dayPartsValues.compared(words),
  })
  const { form } = edited
  const hasOther = form.watch('weekdays').length > 0
  const plan = (name: 'usual' | 'other') =>
    usualSlots.map((slot) => (
      <fieldset key={`${name} ${slot}`}>
        <legend className="font-semibold">
          {name === 'usual' ? slots[slot] : words.onOtherDays(slots[slot])}
        </legend>
        <PartFields
          of={partValues}
          form={form}
          at={`${name}.${slot}`}
          words={words}
          className="grid gap-2"
        />
      </fieldset>
    ))
  return (
    <Card className="mt-5 p-5">
      <form noValidate onSubmit={edited.handleSubmit} aria-label={words.heading}>
        <LeaveGuard isDirty={edited.isDirty} />
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <fieldset disabled={isReadOnly} className="mt-3 grid gap-5">
          {plan('usual')}
          <fieldset>
            <legend className="font-semibold">{words.weekdays}</legend>
            <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
              {common.weekdays.map((day, index) => (
                <label key={day} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    value={String(index)}
                    {...form.register('weekdays')}
                    className="size-5 accent-saffron"
                  />
                  {day}
                </label>
              ))}
            </div>
          </fieldset>
          {hasOther && plan('other')}
        </fieldset>
        <FailureNotice failure={edited.failure} />
        {!isReadOnly && (
          <Button type="submit" variant="outline" className="mt-4" isBusy={edited.isSaving}>
            {words.save}
          </Button>
        )}
      </form>
    </Card>
  )
}
