import { PhoneLink } from '#app/ui/PhoneLink.tsx'

type Props = {
  text: string
  /** The temple's number, once it is loaded. */
  phone: string | undefined
}

/** What only the telephone can settle now, and the number to tap. */
export function CallUs({ text, phone }: Props) {
  return (
    <p>
      {text} {phone && <PhoneLink phone={phone} className="text-link inline-block wrap-anywhere" />}
    </p>
  )
}
