import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { pages } from '#app/i18n/en/pages.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PageName } from '#contract/pageNames.ts'
import { pageQuery } from './queries.ts'

type Props = {
  name: PageName
  /** The chosen text size. */
  readingSize: ReactNode
}

/** A page of text: about the temple, a policy, or questions and answers. */
export function TemplePage({ name, readingSize }: Props) {
  const words = useWords(pages)
  const loadAgain = useLoadAgain()
  const { data: page, isError } = useQuery(pageQuery(name))
  if (isError && !page) {
    return (
      <ErrorState
        headingLevel={1}
        title={words.titles[name]}
        action={<Button onClick={loadAgain}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  return (
    <article className="mx-auto w-full max-w-3xl px-4 pt-10 pb-16">
      <SectionHeading
        headingLevel={1}
        eyebrow={words.eyebrows[name]}
        title={page?.title ?? words.titles[name]}
        action={readingSize}
      />
      {page ? (
        <>
          <WrittenHtml html={page.html} className="prose" />
          <p className="mt-10 text-sm text-muted">
            {words.updated(dateText(page.updatedAt.slice(0, 10)))}
          </p>
        </>
      ) : (
        <Skeleton className="mt-6 h-96" />
      )}
    </article>
  )
}
