import type { UseFormReturn } from 'react-hook-form'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { longestMarkdown } from '#contract/blog/admin.ts'
import { PictureInText } from './PictureInText.tsx'
import { PostPreview } from './PostPreview.tsx'
import type { PostValues } from './postValues.ts'

/** The text of a post, with a preview beside it. */
export function MarkdownField({ form }: { form: UseFormReturn<PostValues> }) {
  const { form: common, text: words } = useWords(adminBlog)
  const { register, formState } = form
  return (
    <FormattedText
      label={words.label}
      error={formState.errors.markdown?.message}
      registered={register('markdown', {
        validate: (typed) => typed.trim() !== '' || common.required,
      })}
      maxLength={longestMarkdown}
      rows={22}
      preview={<PostPreview form={form} />}
      PictureField={PictureInText}
    />
  )
}
