import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { adminAppLook } from '#app/i18n/en/site/adminAppLook.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { SectionValues } from './siteValues.ts'

type Props = {
  label: string
  hint?: string
  name: Extract<FieldPath<SectionValues<'app'>>, `app.colours.${string}`>
  form: UseFormReturn<SectionValues<'app'>>
}

/** A colour, picked or typed. */
export function ColourInput({ label, hint, name, form }: Props) {
  const words = useWords(adminAppLook)
  const typed = form.watch(name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-end gap-x-3 gap-y-1">
      <TextField
        label={label}
        {...(hint !== undefined && { hint })}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        {...form.register(name)}
        error={form.getFieldState(name, form.formState).error?.message}
      />
      <input
        type="color"
        className="h-11 w-14 cursor-pointer self-center"
        aria-label={words.pick(label)}
        value={isColour(typed) ? typed : '#000000'}
        onChange={({ target }) =>
          form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  )
}

export const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)
