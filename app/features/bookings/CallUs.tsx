import { PhoneLink } from '#app/ui/PhoneLink.tsx'

type Props = { text: string; phone: string }

/** What only the telephone can settle now, and the number to tap. */
export function CallUs({ text, phone }: Props) {
  return (
    <p>
      {text} <PhoneLink phone={phone} className="text-link whitespace-nowrap" />
    </p>
  )
}
