import { PhoneLink } from '#app/ui/PhoneLink.tsx'

type Props = {
  text: string
  /** Of the temple, once it is known. */
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
