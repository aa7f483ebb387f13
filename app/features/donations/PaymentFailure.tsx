import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'

/** Why the last attempt failed, above the button that tries again. The toast has announced it. */
export function PaymentFailure({ text }: { text: string | undefined }) {
  const { checkout: words } = useWords(donations)
  if (text === undefined) return null
  return (
    <div className="rounded-md bg-kumkum-soft px-4 py-3">
      <p className="font-semibold">{words.failedTitle}</p>
      <p>{text}</p>
    </div>
  )
}
