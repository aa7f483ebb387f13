type Props = { phone: string; className?: string }

/** A number that a tap calls. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {phone}
    </a>
  )
}
