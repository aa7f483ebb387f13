import { type UseFormReturn, useWatch } from 'react-hook-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#app/offline/call.ts'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { previewPost, type PreviewedPost } from '#contract/blogAdmin.ts'
import { pictureSources } from '#contract/pictureAddresses.ts'
import { toPostInput, type PostValues } from './postValues.ts'
import { useDebounced } from '#app/admin/useDebounced.ts'

/** Waits until typing pauses. */
const typingMs = 700

/** The post as its page will show it, rendered by the server while it is being written. */
export function PostPreview({ form }: { form: UseFormReturn<PostValues> }) {
  const { text: words } = useWords(adminBlog)
  const values = useWatch({ control: form.control, compute: (all: PostValues) => all })
  const { imageUrl, imageAlt, ...written } = toPostInput(values)
  // A picture without a description would be refused; it has its own field.
  const input = imageUrl && imageAlt?.trim() ? { ...written, imageUrl, imageAlt } : written
  const asked = useDebounced(JSON.stringify(input), typingMs)
  const { data, isError } = useQuery({
    queryKey: [previewPost.path, asked],
    queryFn: ({ signal }) => call(previewPost, JSON.parse(asked), { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    // Scrolls separately, with keys too.
    <section aria-label={words.preview} tabIndex={0} className="post-preview">
      <p className="text-sm text-muted">{words.preview}</p>
      {isError && <p className="mt-2 text-kumkum">{words.previewFailed}</p>}
      {data && <Page post={data} />}
      {!data?.title && !data?.content && <p className="mt-2 text-muted">{words.previewEmpty}</p>}
    </section>
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
      {/* Made by the server from Markdown alone: a few elements, and no scripts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: post.content }} />
    </>
  )
}
