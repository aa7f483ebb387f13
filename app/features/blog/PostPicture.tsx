import { useEffect, useRef, useState } from 'react'
import { blog } from '#app/i18n/en/blog.ts'
import { useWords } from '#app/i18n/words.ts'
import { onReachable } from '#app/offline/connection.ts'
import type { PostPreview } from '#contract/blog.ts'
import { pictureSources } from '#contract/pictureAddresses.ts'

type Props = {
  post: PostPreview
  /** Its displayed width, in the format of an image's `sizes`. */
  sizes: string
  /** Beside a title that says the same, it is only decoration. */
  isOrnament?: boolean
  /** On the first screen. */
  isFirst?: boolean
}

/** A post's picture, in its reserved space. If it cannot load, words take its place. */
export function PostPicture({ post, sizes, isOrnament = false, isFirst = false }: Props) {
  const words = useWords(blog)
  const image = useRef<HTMLImageElement>(null)
  const { imageUrl, imageAlt = '', imageWidth = 1200, imageHeight = 675 } = post
  // By its address, because the article may get another picture.
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    // It may have failed before the app could notice.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setMissing(imageUrl)
    return onReachable(() => setMissing(undefined))
  }, [imageUrl])
  if (!imageUrl) return null
  if (missing === imageUrl)
    return (
      <p className="post-picture picture-missing">
        {!isOrnament && imageAlt && <span>{imageAlt}</span>}
        <span>{words.pictureMissing}</span>
      </p>
    )
  return (
    <picture>
      {pictureSources(post).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className="post-picture"
        src={imageUrl}
        alt={isOrnament ? '' : imageAlt}
        width={imageWidth}
        height={imageHeight}
        decoding="async"
        {...(!isFirst && { loading: 'lazy' })}
        onError={() => setMissing(imageUrl)}
      />
    </picture>
  )
}
