import { X } from 'lucide'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAdmin } from '#app/admin/adminContext.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { pujaPlaces } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type PlacesValues, withNewDay } from './placesValues.ts'

/**
 * The single days on which a puja is closed. A day that is chosen but not added yet is saved too.
 */
export function ClosedDays({ form }: { form: UseFormReturn<PlacesValues> }) {
  const words = useWords(pujaPlaces)
  const { timeZone } = useAdmin()
  const heading = useId()
  const today = todayIn(timeZone)
  const { register, setValue, trigger, watch, formState } = form
  const { errors } = formState
  const days = watch('closedDates')
  const setDays = (changed: string[]) => {
    form.clearErrors('closedDates')
    setValue('closedDates', changed, { shouldDirty: true })
  }
  const handleAdd = async () => {
    if (!(await trigger('newClosedDate', { shouldFocus: true }))) return
    setDays(withNewDay(form.getValues()))
    setValue('newClosedDate', '', { shouldDirty: true })
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mt-5 text-lg">
        {words.closedDates}
      </h2>
      {days.length === 0 && <p className="mt-1 text-muted">{words.noClosed}</p>}
      <ul className="mt-1">
        {days.map((each) => (
          <li key={each} className="flex items-center justify-between gap-2">
            {dayText(each)}
            <IconButton
              label={words.remove(dateText(each))}
              onClick={() => setDays(days.filter((other) => other !== each))}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <TextField
          label={words.addDay}
          type="date"
          min={today}
          {...register('newClosedDate', {
            validate: (day) => day === '' || day >= today || words.pastDay,
          })}
          error={errors.newClosedDate?.message ?? errors.closedDates?.message}
        />
        <Button
          variant="outline"
          className="sm:mt-8.25"
          disabled={watch('newClosedDate') === ''}
          onClick={() => void handleAdd()}
        >
          {words.add}
        </Button>
      </div>
    </section>
  )
}
