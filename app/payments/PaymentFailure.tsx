/** Why the last try failed, above the retry button. Not announced: the toast already was. */
export function PaymentFailure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return <p className="rounded-md bg-kumkum-soft px-4 py-3 font-semibold text-kumkum">{text}</p>
}
