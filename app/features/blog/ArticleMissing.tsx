import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed } from '#app/Failed.tsx'
import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { MissingReason } from '#app/whyMissing.ts'

type Props = { why: MissingReason; suggestions: ReactNode }

/** Shown in place of an article, with a link to the others. */
export function ArticleMissing({ why, suggestions }: Props) {
  const words = useWords(blog)
  if (why === 'unreachable')
    return (
      <div className="pb-10">
        <Failed title={words[why].title} headingLevel={1}>
          <p>{words[why].text}</p>
        </Failed>
        {suggestions}
      </div>
    )
  return (
    <div className="pb-10">
      <EmptyState
        title={words[why].title}
        headingLevel={1}
        action={
          <Link to="/blog" className={buttonClass({ variant: 'primary' })}>
            {words.all}
          </Link>
        }
      >
        {words[why].text}
      </EmptyState>
      {suggestions}
    </div>
  )
}
