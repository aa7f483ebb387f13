import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'

/** Once or every month: two pages, so that the first loads nothing of the second. */
export function HowOften() {
  const { often, oftenLabel: label } = useWords(donations).form
  return (
    <nav aria-label={label} className="segments max-w-md">
      <Link to="/donate" className="segment">
        {often.once}
      </Link>
      <Link to="/monthly" className="segment">
        {often.month}
      </Link>
    </nav>
  )
}
