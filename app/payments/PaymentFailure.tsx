/** Why the last try failed, before the button that tries again. The toast has said it aloud. */
export function PaymentFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return <p className="rounded-md bg-kumkum-soft px-4 py-3 font-semibold text-kumkum">{text}</p>
}
