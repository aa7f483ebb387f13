import type { UseFormReturn } from 'react-hook-form'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { areWords } from './aboutVerses.ts'
import type { MantraValues } from './mantraValues.ts'

/** The fields about single verses; all are optional. */
export function VerseFields({ form }: { form: UseFormReturn<MantraValues> }) {
  const { form: words } = useWords(adminMantras)
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <TextArea
        label={words.verses}
        hint={words.versesHint}
        rows={6}
        {...register('verses')}
        error={errors.verses?.message}
      />
      <TextArea
        label={words.words}
        hint={words.wordsHint}
        rows={6}
        {...register('words', { validate: (text) => areWords(text) || words.wordsWrong })}
        error={errors.words?.message}
      />
      <TextArea
        label={words.headings}
        hint={words.headingsHint}
        rows={3}
        {...register('headings')}
        error={errors.headings?.message}
      />
      <TextArea
        label={words.sources}
        hint={words.sourcesHint}
        rows={3}
        maxLength={2000}
        {...register('sources')}
        error={errors.sources?.message}
      />
    </>
  )
}
