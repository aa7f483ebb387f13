import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { type Trouble, troubleText } from './trouble.ts'

type Props = { trouble: Trouble | undefined; text?: string | undefined }

/** What went wrong, above the button that tries again; announced when it appears. */
export function TroubleNote({ trouble, text }: Props) {
  const words = useWords(troubleWords)
  return (
    <div role="alert" className="empty:hidden">
      {trouble && (
        <p className="rounded-md bg-kumkum-soft px-4 py-3">{text ?? troubleText(trouble, words)}</p>
      )}
    </div>
  )
}
