import { Link } from '@tanstack/react-router'
import { shortDateText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import type { Festival } from '#contract/festivals/public.ts'

type Props = { before: Festival | undefined; after: Festival | undefined }

/** The previous and the next observance; their space is reserved while they are computed. */
export function Neighbours({ before, after }: Props) {
  const words = useWords(festivalPage)
  const linkTo = (to: 'previous' | 'next', label: string, { slug, name, date }: Festival) => (
    <Link to="/calendar/$slug" params={{ slug }} className={stepClass}>
      <Step to={to} label={`${label}, ${shortDateText(date)}`} name={name} />
    </Link>
  )
  return (
    <PreviousNext
      label={words.neighbours}
      className="mt-6 min-h-24"
      previous={before && linkTo('previous', words.before, before)}
      next={after && linkTo('next', words.after, after)}
    />
  )
}
