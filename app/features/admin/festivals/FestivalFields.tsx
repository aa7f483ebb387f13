import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { DescribedPicture } from '#app/admin/pictures/DescribedPicture.tsx'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { ColorField } from './ColorField.tsx'
import { type FestivalValues, festivalValues } from './festivalValues.ts'
import { RepeatFields } from './RepeatFields.tsx'

type Props = {
  form: UseFormReturn<FestivalValues>
  /** How it repeats, above its day. */
  by?: FestivalValues['by']
  repeats?: ReactNode
  /** Who hears of another date, below it. */
  notice?: ReactNode
}

export function FestivalFields({ form, by = '', repeats, notice }: Props) {
  const words = useWords(adminFestivals)
  return (
    <FormFields
      of={festivalValues}
      form={form}
      words={words}
      className="grid gap-4"
      slots={{
        by: repeats,
        ...(by !== '' && { date: null, moonriseTime: null }),
        month: by !== '' && <RepeatFields form={form} by={by} />,
        // With its month.
        day: notice,
        color: <ColorField form={form} />,
        imageUrl: <DescribedPicture form={form} heading={words.imageUrl} />,
        imageAlt: null,
      }}
    />
  )
}
