import { Plus, X } from 'lucide'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { mostNames } from '#contract/bookings/sankalp.ts'
import { type BookingFormState, fieldOf } from './bookingFields.ts'

/**
 * The names for the sankalp, one line per person. The first line stands for the booker's own name
 * and is hidden; a name typed into it replaces the booker's.
 */
export function NameFields({ form }: { form: BookingFormState }) {
  const { names: words } = useWords(pujaPage)
  const names = useWatch({ control: form.control, name: 'sankalp.names' })
  const [isOpened, setIsOpened] = useState(false)
  const isForOther =
    isOpened ||
    Boolean(names[0]?.trim()) ||
    form.getFieldState('sankalp.names.0', form.formState).invalid
  const set = (next: string[]) => form.setValue('sankalp.names', next, { shouldDirty: true })
  const handleAdd = () => {
    flushSync(() => set([...form.getValues('sankalp.names'), '']))
    focusName(names.length)
  }
  const handleOther = () => {
    flushSync(() => setIsOpened(true))
    focusName(0)
  }
  const handleRemove = (place: number) => {
    form.clearErrors('sankalp.names')
    const current = form.getValues('sankalp.names')
    flushSync(() => {
      if (place === 0) setIsOpened(false)
      set(place === 0 ? ['', ...current.slice(1)] : current.filter((_, at) => at !== place))
    })
    focusName(place === 1 && !isForOther ? undefined : place - 1)
  }
  return (
    <div className="grid gap-3">
      {names.map(
        (_, place) =>
          (place > 0 || isForOther) && (
            <div key={place} className="flex items-start gap-2">
              <TextField
                label={words.name(place + 1)}
                {...(place === 0 && { hint: words.otherHint })}
                autoComplete="off"
                className="min-w-0 flex-1"
                {...fieldOf(form, `sankalp.names.${place}`)}
              />
              <IconButton
                label={words.remove(place + 1)}
                onClick={() => handleRemove(place)}
                className="mt-9"
              >
                <Icon of={X} />
              </IconButton>
            </div>
          ),
      )}
      <div className="name-ways">
        {names.length < mostNames && (
          <Button variant="quiet" onClick={handleAdd}>
            <Icon of={Plus} className="size-5" />
            {words.add}
          </Button>
        )}
        {!isForOther && (
          <Button variant="quiet" onClick={handleOther}>
            {words.other}
          </Button>
        )}
      </div>
    </div>
  )
}

/**
 * The line just added, or the one before the removed one: without any, the booker's own. At once: a frame later somebody
 * may be typing into another field.
 */
const focusName = (place: number | undefined) => {
  const name = place === undefined || place < 0 ? 'fullName' : `sankalp.names.${place}`
  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
