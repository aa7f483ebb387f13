import { LivePreview, PreviewedText } from '#app/admin/formatting/LivePreview.tsx'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { previewIssue } from '#contract/newsletter/issuesAdmin.ts'

/** The text as the server will put it into the email. */
export function IssuePreview({ markdown }: { markdown: string }) {
  const { issues: words } = useWords(adminNewsletter)
  return (
    <LivePreview
      label={words.preview}
      endpoint={previewIssue}
      input={{ markdown }}
      isEmpty={({ html }) => html === ''}
    >
      {({ html }) => <PreviewedText html={html} />}
    </LivePreview>
  )
}
