import type { UseFormReturn } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { type MantraValues, mantraValues } from './mantraValues.ts'

/** The text fields of a mantra. */
export function MantraFields({ form }: { form: UseFormReturn<MantraValues> }) {
  const { form: words } = useWords(adminMantras)
  const [kind, language] = form.watch(['kind', 'language'])
  return (
    <FormFields
      of={mantraValues}
      form={form}
      words={words}
      attributes={{ lines: { lang: language } }}
      slots={kind === 'mantra' ? {} : { isFeatured: null }}
    />
  )
}
