import { useQuery } from '@tanstack/react-query'
import { Failed } from '#app/Failed.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { pages } from '#app/i18n/en/pages/pages.ts'
import { useWords } from '#app/i18n/words.ts'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import { langOf, marked } from '#app/ui/marked.tsx'
import type { PageName } from '#contract/pages/names.ts'
import { Policy } from './Policy.tsx'
import { Questions } from './Questions.tsx'
import { pageQuery } from './queries.ts'
import { sectionsOf } from './sectionsOf.ts'

/** A page of text: a policy, or questions and answers. */
export function TemplePage({ name }: { name: PageName }) {
  const words = useWords(pages)
  const { data: page, isError } = useQuery(pageQuery(name))
  if (isError && !page) {
    return (
      <Failed headingLevel={1} title={words.titles[name]}>
        <p>{words.failed}</p>
      </Failed>
    )
  }
  const { intro, sections } = sectionsOf(page?.html ?? '')
  return (
    <article className="mx-auto w-full max-w-7xl px-4 pt-10 pb-16">
      <h1 className="text-title">
        {page ? (__IS_TRANSLATED__ ? marked(page, 'title') : page.title) : words.titles[name]}
      </h1>
      {page ? (
        <>
          <p className="mt-1 text-sm text-muted">
            {words.updated(dateText(page.updatedAt.slice(0, 10)))}
          </p>
          {__IS_TRANSLATED__ && <InEnglishNote of={page} className="mt-1" />}
          <div lang={__IS_TRANSLATED__ ? langOf(page, 'markdown') : undefined}>
            {name === 'faq' ? (
              <>
                {intro.trim() && <WrittenHtml html={intro} className="prose" />}
                <Questions sections={sections} />
              </>
            ) : (
              <Policy intro={intro} sections={sections} />
            )}
          </div>
        </>
      ) : (
        <Skeleton className="mt-6 h-96 max-w-3xl" />
      )}
    </article>
  )
}
