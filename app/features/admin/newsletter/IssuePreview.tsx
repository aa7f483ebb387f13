import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureOf } from '#app/admin/failure.ts'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { adminNewsletter } from '#app/i18n/en/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { previewIssue } from '#contract/newsletterIssuesAdmin.ts'

/** Waits until typing pauses. */
const typingMs = 700

/** The text as the server will put it into the email. */
export function IssuePreview({ markdown }: { markdown: string }) {
  const { issues: words } = useWords(adminNewsletter)
  const asked = useDebounced(markdown, typingMs)
  const { data, isError, error } = useQuery({
    queryKey: [previewIssue.path, asked],
    queryFn: ({ signal }) => call(previewIssue, { markdown: asked }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    // Scrolls separately, with keys too.
    <section aria-label={words.preview} tabIndex={0} className="post-preview">
      <p className="text-sm text-muted">{words.preview}</p>
      {isError && (
        <p className="mt-2 text-kumkum">
          {failureOf(error).fields[0]?.detail ?? words.previewFailed}
        </p>
      )}
      {!isError && data && (
        // Made by the server from Markdown alone: a few elements, and no scripts.
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
      )}
      {!data?.html && !isError && <p className="mt-2 text-muted">{words.previewEmpty}</p>}
    </section>
  )
}
