import { blog } from '#app/i18n/en/blog/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import type { PostPreview } from '#contract/blog/public.ts'

type Props = {
  post: PostPreview & { imageAlt?: string | undefined }
  sizes: string
  isOrnament?: boolean
  isFirst?: boolean
}

/** A post's picture, if it has one. */
export function PostPicture({ post, ...rest }: Props) {
  const words = useWords(blog)
  const { imageUrl } = post
  if (!imageUrl) return null
  return (
    <StoredPicture
      picture={{ ...post, imageUrl }}
      className="post-picture"
      missing={words.pictureMissing}
      {...rest}
    />
  )
}
