/** A telephone number to tap. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={className} href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
)
