import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { PdfLink } from './PdfLink.tsx'

/** One's own donation needs no secret, which would outlive the logout in the address. */
export function ReceiptLink({ path, isOwn }: { path: string; isOwn: boolean }) {
  const { own: words } = useWords(donations)
  const [number = '', secret = ''] = path.replace(/^\/receipt\//, '').split('#')
  const token = isOwn ? '' : secret
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Link to="/receipt/$number" params={{ number }} hash={token} className={buttonClass()}>
        {words.receipt}
      </Link>
      <PdfLink number={number} token={token} />
    </div>
  )
}
