import type { UseFormReturn } from 'react-hook-form'
import { WithField } from '#app/admin/form/shownField.tsx'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { FestivalValues } from './festivalValues.ts'

const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)

/** The picker needs some colour to begin with: saffron. */
const first = '#c2410c'

/** A festival's own colour, picked or typed; without one it has the colour of its kind. */
export function ColorField({ form }: { form: UseFormReturn<FestivalValues> }) {
  const words = useWords(adminFestivals)
  const color = form.watch('color')
  const set = (picked: string) =>
    form.setValue('color', picked, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="grid grid-cols-[minmax(0,12rem)_3.5rem] items-end gap-x-3 gap-y-1">
      <WithField>{({ shown }) => shown}</WithField>
      <input
        type="color"
        className="h-11 w-14 cursor-pointer self-center data-empty:opacity-60"
        aria-label={words.colorPick}
        value={isColor(color) ? color : first}
        data-empty={isColor(color) ? undefined : ''}
        onChange={({ target }) => set(target.value.toUpperCase())}
      />
      {color !== '' && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => set('')}>
          {words.colorOfKind}
        </Button>
      )}
    </div>
  )
}
