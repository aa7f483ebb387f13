import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'

/** An address of the back office that leads nowhere, or to another role's part. */
export function NoPage({ isNotYours = false }: { isNotYours?: boolean }) {
  const { noPage, notYours } = useWords(admin)
  const { title, text } = isNotYours ? notYours : noPage
  return (
    <EmptyState headingLevel={1} title={title}>
      <p>{text}</p>
    </EmptyState>
  )
}
