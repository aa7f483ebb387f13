import type { UseFormReturn } from 'react-hook-form'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { mantraLanguages } from '#contract/mantras/public.ts'
import { mantraKinds } from '#contract/mantras/admin.ts'
import { VerseFields } from './VerseFields.tsx'
import type { MantraValues } from './mantraValues.ts'

/** The text fields of a mantra. */
export function MantraFields({ form }: { form: UseFormReturn<MantraValues> }) {
  const { form: words } = useWords(adminMantras)
  const {
    register,
    watch,
    formState: { errors },
  } = form
  const [kind, language] = watch(['kind', 'language'])
  const required = { required: words.required }
  return (
    <div className="grid gap-5">
      <TextField
        label={words.title}
        maxLength={120}
        {...register('title', required)}
        error={errors.title?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.kind}
          options={mantraKinds.map((value) => ({ value, label: words.kinds[value] }))}
          {...register('kind')}
        />
        <SelectField
          label={words.language}
          options={mantraLanguages.map((value) => ({ value, label: words.languages[value] }))}
          {...register('language')}
        />
      </div>
      <TextField
        label={words.origin}
        hint={words.originHint}
        maxLength={200}
        {...register('origin')}
        error={errors.origin?.message}
      />
      <TextArea
        label={words.text}
        hint={words.textHint}
        lang={language}
        rows={10}
        {...register('lines', { validate: (text) => text.trim() !== '' || words.textMissing })}
        error={errors.lines?.message}
      />
      <TextArea
        label={words.meaning}
        rows={6}
        maxLength={10_000}
        {...register('meaning', required)}
        error={errors.meaning?.message}
      />
      <VerseFields form={form} />
      {kind === 'mantra' && <CheckboxField label={words.featured} {...register('isFeatured')} />}
    </div>
  )
}
