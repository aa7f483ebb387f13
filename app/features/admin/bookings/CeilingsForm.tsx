import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { pujaPlaces, wholeTemple } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type DaySlot, daySlots } from '#contract/bookings/pujas.ts'
import {
  type Ceilings,
  getWholeTemple,
  setCeilings,
  type WholeTemple,
} from '#contract/site/specialDaysAdmin.ts'
import { isWhole, typedNumber } from './placesValues.ts'

type Values = Record<DaySlot, string>

const toValues = ({ ceilings }: WholeTemple): Values => ({
  morning: String(ceilings.morning ?? ''),
  afternoon: String(ceilings.afternoon ?? ''),
  evening: String(ceilings.evening ?? ''),
  moonrise: String(ceilings.moonrise ?? ''),
})

const toCeilings = (typed: Values): Ceilings =>
  Object.fromEntries(
    daySlots
      .filter((slot) => typed[slot].trim() !== '')
      .map((slot) => [slot, typedNumber(typed[slot])]),
  )

type Props = { settings: WholeTemple; isReadOnly: boolean }

/** How many pujas of all kinds are performed at once; an empty field is no ceiling. */
export function CeilingsForm({ settings, isReadOnly }: Props) {
  const words = useWords(wholeTemple)
  const { saved } = useWords(pujaPlaces)
  const { slots } = useWords(puja)
  const { save, load } = useSaving()
  const edited = useEdited<Values, WholeTemple>({
    original: settings,
    toValues,
    async save(values, { version }) {
      const done = await save(setCeilings, toCeilings(values), version)
      if (done.saved) showToast({ title: saved, tone: 'success' })
      return done
    },
    load: () => load(getWholeTemple, {}),
    labels: {
      morning: words.ceilingOf(slots.morning),
      afternoon: words.ceilingOf(slots.afternoon),
      evening: words.ceilingOf(slots.evening),
      moonrise: words.ceilingOf(slots.moonrise),
    },
  })
  const { register, formState } = edited.form
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="mt-6">
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      <fieldset disabled={isReadOnly}>
        <legend className="font-display text-lg">{words.ceilings}</legend>
        <p className="text-sm text-muted">{words.ceilingsHint}</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {daySlots.map((slot) => (
            <TextField
              key={slot}
              label={words.ceilingOf(slots[slot])}
              inputMode="numeric"
              {...register(slot, {
                validate: (typed) =>
                  typed.trim() === '' || isWhole(typed, 1, 1000) || words.wrongCeiling,
              })}
              error={formState.errors[slot]?.message}
            />
          ))}
        </div>
        <FailureNotice failure={edited.failure} />
        {!isReadOnly && (
          <Button type="submit" variant="outline" className="mt-4" isBusy={edited.isSaving}>
            {words.saveCeilings}
          </Button>
        )}
      </fieldset>
    </form>
  )
}
