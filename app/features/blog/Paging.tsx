import { Link } from '@tanstack/react-router'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { PreviousNext, Step, stepClass } from '#app/ui/PreviousNext.tsx'
import { pageSearch } from './pageOf.ts'

/** Plain links through the pages of the list. */
export function Paging({ page, pageCount }: { page: number; pageCount: number }) {
  const words = useWords(blog).paging
  if (pageCount < 2) return null
  const linkTo = (to: 'previous' | 'next', label: string, number: number) => (
    <Link
      to="/blog"
      search={pageSearch(number)}
      rel={to === 'next' ? 'next' : 'prev'}
      className={stepClass}
    >
      <Step to={to} label={label} name={words.page(number)} />
    </Link>
  )
  return (
    <PreviousNext
      label={words.label}
      className="mt-8 border-t border-line pt-6"
      previous={page > 1 && linkTo('previous', words.newer, page - 1)}
      next={page < pageCount && linkTo('next', words.older, page + 1)}
    >
      <span className="text-muted">{words.of(page, pageCount)}</span>
    </PreviousNext>
  )
}
