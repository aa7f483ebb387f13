import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Translation } from '#contract/translations/admin.ts'
import type { TranslationLanguage } from '#contract/translations/kinds.ts'

type Props = {
  of: Translation['texts'][number]
  label: string
  language: TranslationLanguage
  registered: UseFormRegisterReturn
  error: string | undefined
  isBusy: boolean
  /** The translation is still right for the English as it is now. */
  onCurrent: () => void
}

/** From this limit on a text has several lines. */
const longText = 250

const lettersInRow = 60

const rowsFor = (english: string): number =>
  Math.min(20, Math.max(3, Math.ceil(english.length / lettersInRow)))

/** A text with its English: beside it, on a phone above it. */
export function TranslationField(props: Props) {
  const { of, label, language, registered, error } = props
  const words = useWords(adminTranslations)
  const { english, maxLength = Infinity } = of
  const id = useId()
  const common = {
    label,
    error,
    lang: language,
    'aria-describedby': id,
    ...(maxLength < Infinity && { maxLength }),
    ...registered,
  }
  return (
    <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-2">
      <div id={id}>
        <p className="text-sm text-muted">{words.english}</p>
        <p lang="en" className="max-h-80 overflow-auto whitespace-pre-wrap wrap-anywhere">
          {english}
        </p>
      </div>
      <div className="grid gap-2">
        {maxLength > longText ? (
          <TextArea rows={rowsFor(english)} {...common} />
        ) : (
          <TextField {...common} />
        )}
        {of.madeFrom !== undefined && <Old {...props} madeFrom={of.madeFrom} />}
      </div>
    </div>
  )
}

function Old({ label, madeFrom, isBusy, onCurrent }: Props & { madeFrom: string }) {
  const words = useWords(adminTranslations)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip tone="gold">{words.old}</Chip>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        aria-label={`${words.stillRight}: ${label}`}
        onClick={onCurrent}
      >
        {words.stillRight}
      </Button>
      <details className="w-full text-sm">
        <summary>{words.madeFrom}</summary>
        <p lang="en" className="mt-1 whitespace-pre-wrap text-muted wrap-anywhere">
          {madeFrom}
        </p>
      </details>
    </div>
  )
}
