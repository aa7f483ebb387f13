import { numberOf } from '#app/admin/numberOf.ts'
import type { UseFormReturn } from 'react-hook-form'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { StaffPost } from '#contract/blog/admin.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { PictureField } from './PictureField.tsx'
import type { PostValues } from './postValues.ts'

type Props = { form: UseFormReturn<PostValues>; post?: StaffPost }

const isReadTime = (typed: string): boolean =>
  typed.trim() === '' || (numberOf(typed) >= 1 && numberOf(typed) <= 120)

/** The fields of a post: its text first, then the rest. */
export function PostFields({ form, post }: Props) {
  const { form: words } = useWords(adminBlog)
  const {
    register,
    formState: { errors },
  } = form
  return (
    <div className="grid gap-5">
      <TextField
        label={words.title}
        maxLength={120}
        {...register('title', { validate: (typed) => typed.trim() !== '' || words.required })}
        error={errors.title?.message}
      />
      <MarkdownField form={form} />
      <PictureField form={form} />
      <TextArea
        label={words.excerpt}
        hint={words.excerptHint(post?.madeExcerpt ?? '')}
        rows={2}
        maxLength={200}
        {...register('excerpt')}
        error={errors.excerpt?.message}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label={words.author}
          maxLength={80}
          {...register('authorName')}
          error={errors.authorName?.message}
        />
        <TextField
          label={words.initials}
          hint={words.initialsHint}
          maxLength={4}
          {...register('authorInitials')}
          error={errors.authorInitials?.message}
        />
        <TextField
          label={words.readTime}
          hint={words.readTimeHint(post?.madeReadTime)}
          inputMode="numeric"
          maxLength={3}
          {...register('readTime', {
            validate: (typed) => isReadTime(typed) || words.readTimeWrong,
          })}
          error={errors.readTime?.message}
        />
      </div>
      <TextArea
        label={words.sources}
        hint={words.sourcesHint}
        rows={4}
        {...register('sources')}
        error={errors.sources?.message}
      />
      {post && (
        <div>
          <TextField
            label={words.slug}
            hint={words.slugHint}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            {...register('slug', {
              pattern: { value: /^\s*[a-z0-9]+(-[a-z0-9]+)*\s*$/, message: words.slugWrong },
              required: words.required,
            })}
            error={errors.slug?.message}
          />
          {post.earlierSlugs.length > 0 && (
            <p className="mt-1.5 text-sm text-muted wrap-anywhere">
              {words.earlier(post.earlierSlugs.join(', '))}
            </p>
          )}
        </div>
      )}
      <CheckboxField label={words.isFeatured} {...register('isFeatured')} />
    </div>
  )
}
