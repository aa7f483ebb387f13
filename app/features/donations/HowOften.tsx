import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Site } from '#contract/site/public.ts'

/**
 * Once, every month, or for a day, if the temple offers days. The first two are pages of their own, so
 * that one loads nothing of the other.
 */
export function HowOften({ hasSponsoring = false }: Pick<Site, 'hasSponsoring'>) {
  const { often, oftenLabel: label } = useWords(donations).form
  return (
    <nav
      aria-label={label}
      className="segments max-w-md text-center text-sm leading-tight sm:text-base"
    >
      <Link to="/donate" className="segment flex-auto px-2">
        {often.once}
      </Link>
      <Link to="/monthly" className="segment flex-auto px-2">
        {often.month}
      </Link>
      {hasSponsoring && (
        <Link
          to="/donate"
          hash="sponsor"
          activeOptions={{ includeHash: true }}
          className="segment flex-auto px-2"
        >
          {often.day}
        </Link>
      )}
    </nav>
  )
}
