import { Plus, X } from 'lucide'
import { useWatch } from 'react-hook-form'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { mostNames } from '#contract/sankalp.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/** Names for the sankalp: one line for each person, up to the most a priest can speak. */
export function NameFields({ form }: { form: BookingFormState }) {
  const { names: words } = useWords(pujaPage)
  const names = useWatch({ control: form.control, name: 'sankalp.names' })
  const set = (next: string[]) => form.setValue('sankalp.names', next, { shouldDirty: true })
  const handleAdd = () => {
    set([...form.getValues('sankalp.names'), ''])
    focusName(names.length)
  }
  const handleRemove = (place: number) => {
    form.clearErrors('sankalp.names')
    set(form.getValues('sankalp.names').filter((_, at) => at !== place))
    focusName(place - 1)
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.hint}</p>
      {names.map((_, place) => (
        <div key={place} className="flex items-start gap-2">
          <TextField
            label={words.name(place + 1)}
            {...(place === 0 && { hint: words.firstHint })}
            autoComplete={place === 0 ? 'name' : 'off'}
            className="min-w-0 flex-1"
            {...fieldOf(form, `sankalp.names.${place}`)}
          />
          {place > 0 && (
            <IconButton
              label={words.remove(place + 1)}
              onClick={() => handleRemove(place)}
              className="mt-9"
            >
              <Icon of={X} />
            </IconButton>
          )}
        </div>
      ))}
      {names.length < mostNames && (
        <Button variant="outline" onClick={handleAdd} className="justify-self-start">
          <Icon of={Plus} className="size-5" />
          {words.add}
        </Button>
      )}
    </div>
  )
}

/** The line just added, or the one before the removed one. */
const focusName = (place: number) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[name="sankalp.names.${place}"]`)?.focus(),
  )
