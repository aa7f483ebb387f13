import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { adminPujas } from '#app/i18n/en/bookings/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { PujaPicture } from './PujaPicture.tsx'
import { PujaPreview } from './PujaPreview.tsx'
import { hoursOf, type PujaValues, pujaValues } from './pujaValues.ts'

type Props = { form: UseFormReturn<PujaValues> }

/** What is said of a puja, with its row as devotees see it. */
export function PujaFields({ form }: Props) {
  const words = useWords(adminPujas)
  const values = useWatch({ control: form.control, compute: (all: PujaValues) => all })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <FormFields
        of={pujaValues}
        form={form}
        words={words}
        slots={{ hours: <Hours form={form} />, imageUrl: <PujaPicture form={form} /> }}
      />
      <PujaPreview values={values} />
    </div>
  )
}

function Hours({ form: { register, formState } }: Props) {
  const words = useWords(adminPujas)
  const end = (name: 'from' | 'to') => ({
    inputMode: 'decimal' as const,
    maxLength: 5,
    ...register(`hours.${name}`, {
      validate: (typed) => typed.trim() === '' || !Number.isNaN(hoursOf(typed)) || words.wrongHours,
    }),
    error: formState.errors.hours?.[name]?.message,
  })
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.hours}</legend>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField label={words.from} {...end('from')} />
        <TextField label={words.to} {...end('to')} />
      </div>
    </fieldset>
  )
}
