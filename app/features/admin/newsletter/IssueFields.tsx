import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { type ShownField, WithField } from '#app/admin/form/shownField.tsx'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { listStaffPosts } from '#contract/blog/admin.ts'
import type { Issue } from '#contract/newsletter/issuesAdmin.ts'
import { IssuePreview } from './IssuePreview.tsx'
import { type IssueValues, issueValues } from './issueValues.ts'

type Props = { form: UseFormReturn<IssueValues>; issue?: Issue }

export function IssueFields({ form, issue }: Props) {
  const { issues: words } = useWords(adminNewsletter)
  return (
    <FormFields
      of={issueValues}
      form={form}
      words={words}
      slots={{
        markdown: (
          <WithField>
            {({ shown: _, ...field }) => (
              <FormattedText {...field} preview={<DraftPreview form={form} />} />
            )}
          </WithField>
        ),
        postId: <WithField>{(field) => <ArticleField field={field} issue={issue} />}</WithField>,
      }}
    />
  )
}

function DraftPreview({ form }: Pick<Props, 'form'>) {
  return <IssuePreview markdown={useWatch({ control: form.control, name: 'markdown' })} />
}

/** The latest published articles, and the one that is chosen already. */
function ArticleField({ field, issue }: { field: ShownField; issue: Issue | undefined }) {
  const { label, hint = '', error, registered } = field
  const { issues: words } = useWords(adminNewsletter)
  const { items } = usePages(listStaffPosts, { state: 'published' })
  const published = items.map(({ id, title }) => ({ value: id, label: title }))
  const { post } = issue ?? {}
  const chosen =
    post && items.every(({ id }) => id !== post.id) ? [{ value: post.id, label: post.title }] : []
  return (
    <SelectField
      // The select loses its choice when its options come later than its value.
      key={published.length}
      label={label}
      hint={hint}
      error={error}
      options={[{ value: '', label: words.noArticle }, ...chosen, ...published]}
      {...registered}
    />
  )
}
