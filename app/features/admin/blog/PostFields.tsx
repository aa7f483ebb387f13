import type { UseFormReturn } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { WithField } from '#app/admin/form/shownField.tsx'
import { FormattedText } from '#app/admin/formatting/FormattedText.tsx'
import { DescribedPicture } from '#app/admin/pictures/DescribedPicture.tsx'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffPost } from '#contract/blog/admin.ts'
import { PictureInText } from './PictureInText.tsx'
import { PostPreview } from './PostPreview.tsx'
import { type PostValues, postValues } from './postValues.ts'
import { usePostWords } from './usePostWords.ts'

type Props = { form: UseFormReturn<PostValues>; post?: StaffPost }

/** The fields of a post: its text first, then the rest. */
export function PostFields({ form, post }: Props) {
  const words = usePostWords()
  const { noPicture } = useWords(adminBlog)
  return (
    <FormFields
      of={postValues}
      form={form}
      words={words}
      hints={{
        excerpt: words.excerptHint(post?.madeExcerpt ?? ''),
        readTime: words.readTimeHint(post?.madeReadTime),
      }}
      slots={{
        markdown: (
          <WithField>
            {({ shown: _, ...field }) => (
              <FormattedText
                {...field}
                preview={<PostPreview form={form} />}
                PictureField={PictureInText}
              />
            )}
          </WithField>
        ),
        imageUrl: <DescribedPicture form={form} heading={words.imageUrl} none={noPicture} />,
        // With its picture.
        imageAlt: null,
        slug: post ? <Address of={post} /> : null,
      }}
    />
  )
}

/** The address, and earlier ones that still lead here. */
function Address({ of: { earlierSlugs } }: { of: StaffPost }) {
  const words = usePostWords()
  return (
    <div>
      <WithField>{({ shown }) => shown}</WithField>
      {earlierSlugs.length > 0 && (
        <p className="mt-1.5 text-sm text-muted wrap-anywhere">
          {words.earlier(earlierSlugs.join(', '))}
        </p>
      )}
    </div>
  )
}
