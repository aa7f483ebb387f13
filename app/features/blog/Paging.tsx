import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide'
import { blog } from '#app/i18n/en/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { pageSearch } from './pageOf.ts'

/** Plain links through the pages of the list. */
export function Paging({ page, pageCount }: { page: number; pageCount: number }) {
  const words = useWords(blog).paging
  if (pageCount < 2) return null
  const look = buttonClass({ variant: 'outline' })
  return (
    <nav aria-label={words.label} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to="/blog" search={pageSearch(page - 1)} rel="prev" className={look}>
          <Icon of={ArrowLeft} className="size-5" />
          {words.newer}
        </Link>
      )}
      <span className="text-muted">{words.of(page, pageCount)}</span>
      {page < pageCount && (
        <Link to="/blog" search={pageSearch(page + 1)} rel="next" className={look}>
          {words.older}
          <Icon of={ArrowRight} className="size-5" />
        </Link>
      )}
    </nav>
  )
}
