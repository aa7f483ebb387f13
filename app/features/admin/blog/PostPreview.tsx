import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LivePreview, PreviewedText } from '#app/admin/formatting/LivePreview.tsx'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { adminFormatting } from '#app/i18n/en/admin/adminFormatting.ts'
import { useWords } from '#app/i18n/words.ts'
import { previewPost, type PreviewedPost } from '#contract/blog/admin.ts'
import { pictureSources } from '#contract/pictureAddresses.ts'
import { toPostInput, type PostValues } from './postValues.ts'

/** The post as its page will show it. */
export function PostPreview({ form }: { form: UseFormReturn<PostValues> }) {
  const { asDevotees } = useWords(adminFormatting)
  const values = useWatch({ control: form.control, compute: (all: PostValues) => all })
  const { imageUrl, imageAlt, ...written } = toPostInput(values)
  // A picture without a description would be refused; it has its own field.
  const input = imageUrl && imageAlt?.trim() ? { ...written, imageUrl, imageAlt } : written
  return (
    <LivePreview
      label={asDevotees}
      endpoint={previewPost}
      input={input}
      isEmpty={({ title, content }) => !title && !content}
    >
      {(post) => <Page post={post} />}
    </LivePreview>
  )
}

function Page({ post }: { post: PreviewedPost }) {
  const { text: words } = useWords(adminBlog)
  const { title, authorName, readTime, imageUrl, imageAlt, imageWidth, imageHeight } = post
  return (
    <>
      <p className="mt-3 font-display text-2xl wrap-anywhere">{title}</p>
      <p className="mt-1 text-sm text-muted">
        {[authorName, words.readTime(readTime)].filter(Boolean).join(' · ')}
      </p>
      {imageUrl && (
        <picture>
          {pictureSources(post).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 64rem) 32rem, 90vw" />
          ))}
          <img
            src={imageUrl}
            alt={imageAlt}
            width={imageWidth}
            height={imageHeight}
            className="post-picture mt-4 rounded-lg"
          />
        </picture>
      )}
      <PreviewedText html={post.content} />
    </>
  )
}
