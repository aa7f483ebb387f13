import { type UseFormReturn, useWatch } from 'react-hook-form'
import { numberOf } from '#app/admin/numberOf.ts'
import { adminPujas } from '#app/i18n/en/adminPujas.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { PujaPicture } from './PujaPicture.tsx'
import { PujaPreview } from './PujaPreview.tsx'
import { hoursOf, type PujaValues } from './pujaValues.ts'

/** What is said of a puja, with its row as devotees see it. */
export function PujaFields({ form }: { form: UseFormReturn<PujaValues> }) {
  const words = useWords(adminPujas)
  const {
    register,
    control,
    formState: { errors },
  } = form
  const values = useWatch({ control, compute: (all: PujaValues) => all })
  const filled = (typed: string) => typed.trim() !== '' || words.required
  const hours = (end: 'from' | 'to') => ({
    inputMode: 'decimal' as const,
    maxLength: 5,
    ...register(`hours.${end}`, {
      validate: (typed) => typed.trim() === '' || !Number.isNaN(hoursOf(typed)) || words.wrongHours,
    }),
    error: errors.hours?.[end]?.message,
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-5">
        <TextField
          label={words.name}
          maxLength={60}
          {...register('name', { validate: filled })}
          error={errors.name?.message}
        />
        <TextField
          label={words.short}
          hint={words.shortHint}
          maxLength={60}
          {...register('shortDescription')}
          error={errors.shortDescription?.message}
        />
        <TextArea
          label={words.description}
          rows={3}
          maxLength={400}
          {...register('description', { validate: filled })}
          error={errors.description?.message}
        />
        <TextField
          label={words.price}
          hint={words.priceHint}
          inputMode="numeric"
          maxLength={12}
          {...register('price', {
            validate: (typed) =>
              typed.trim() === '' || !Number.isNaN(numberOf(typed)) || words.wholeRupees,
          })}
          error={errors.price?.message}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">{words.hours}</legend>
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField label={words.from} {...hours('from')} />
            <TextField label={words.to} {...hours('to')} />
          </div>
        </fieldset>
        <PujaPicture form={form} />
      </div>
      <PujaPreview values={values} />
    </div>
  )
}
