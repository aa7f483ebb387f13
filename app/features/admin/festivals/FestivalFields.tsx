import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adminFestivals } from '#app/i18n/en/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { festivalCategory } from '#contract/festivals/public.ts'
import { ColorField } from './ColorField.tsx'
import type { FestivalValues } from './festivalValues.ts'
import { PictureField } from './PictureField.tsx'
import { RepeatFields } from './RepeatFields.tsx'

type Props = {
  form: UseFormReturn<FestivalValues>
  /** How it repeats, above its day. */
  by?: FestivalValues['by']
  repeats?: ReactNode
  /** Who hears of another date, below it. */
  told?: ReactNode
}

export function FestivalFields({ form, by = '', repeats, told }: Props) {
  const words = useWords(adminFestivals)
  const {
    register,
    formState: { errors },
  } = form
  const required = { required: words.required }
  return (
    <div className="grid gap-4">
      <TextField
        label={words.name}
        maxLength={120}
        {...register('name', required)}
        error={errors.name?.message}
      />
      {repeats}
      {by === '' ? (
        <TextField
          label={words.date}
          type="date"
          {...register('date', { ...required, shouldUnregister: true })}
          error={errors.date?.message}
        />
      ) : (
        <RepeatFields form={form} by={by} />
      )}
      {told}
      <TextArea
        label={words.description}
        maxLength={2000}
        {...register('description', required)}
        error={errors.description?.message}
      />
      <SelectField
        label={words.kind}
        {...register('category')}
        options={festivalCategory.options.map((value) => ({
          value,
          label: words.categories[value],
        }))}
      />
      <TextField
        label={words.startTime}
        hint={words.startTimeHint}
        type="time"
        {...register('startTime')}
        error={errors.startTime?.message}
      />
      <TextField
        label={words.venue}
        hint={words.venueHint}
        maxLength={120}
        {...register('venue')}
        error={errors.venue?.message}
      />
      {by === '' && (
        <TextField
          label={words.moonrise}
          hint={words.moonriseHint}
          type="time"
          {...register('moonriseTime')}
          error={errors.moonriseTime?.message}
        />
      )}
      <ColorField form={form} />
      <PictureField form={form} />
    </div>
  )
}
