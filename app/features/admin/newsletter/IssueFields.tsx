import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { adminNewsletter } from '#app/i18n/en/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listStaffPosts } from '#contract/blog/admin.ts'
import { type Issue, longestIssue } from '#contract/newsletter/issuesAdmin.ts'
import { IssuePreview } from './IssuePreview.tsx'
import type { IssueValues } from './issueValues.ts'

type Props = { form: UseFormReturn<IssueValues>; issue?: Issue }

export function IssueFields({ form, issue }: Props) {
  const { issues: words } = useWords(adminNewsletter)
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <TextField
        label={words.subject}
        maxLength={150}
        {...register('subject', { validate: (typed) => typed.trim() !== '' || words.required })}
        error={errors.subject?.message}
      />
      <FormattedText
        label={words.text}
        error={errors.markdown?.message}
        registered={register('markdown', {
          validate: (typed, { postId }) => typed.trim() !== '' || postId !== '' || words.nothing,
        })}
        maxLength={longestIssue}
        rows={14}
        preview={<DraftPreview form={form} />}
      />
      <ArticleField form={form} issue={issue} />
    </div>
  )
}

function DraftPreview({ form }: Pick<Props, 'form'>) {
  return <IssuePreview markdown={useWatch({ control: form.control, name: 'markdown' })} />
}

/** The latest published articles, and the one that is chosen already. */
function ArticleField({ form, issue }: { form: Props['form']; issue: Issue | undefined }) {
  const { issues: words } = useWords(adminNewsletter)
  const { items } = usePages(listStaffPosts, { state: 'published' })
  const known = items.map(({ id, title }) => ({ value: id, label: title }))
  const { post } = issue ?? {}
  const chosen =
    post && items.every(({ id }) => id !== post.id) ? [{ value: post.id, label: post.title }] : []
  return (
    <SelectField
      // The select loses its choice when its options come later than its value.
      key={known.length}
      label={words.article}
      hint={words.articleHint}
      options={[{ value: '', label: words.noArticle }, ...chosen, ...known]}
      {...form.register('postId')}
      error={form.formState.errors.postId?.message}
    />
  )
}
