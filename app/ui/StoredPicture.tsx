import { useEffect, useRef, useState } from 'react'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { onReachable } from '#app/offline/connection.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { pictureSources } from '#contract/pictureAddresses.ts'

type Picture = {
  imageUrl: string
  imageAlt?: string | undefined
  imageWidth?: number | undefined
  imageHeight?: number | undefined
  imageWidths?: number[] | undefined
}

type MissingWords = { offline: string; online: string }

type Props = {
  picture: Picture
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string
  className: string
  /** Shown if it cannot load: a connection mends nothing while the phone has one. */
  missing: MissingWords
  /** Decorative, because the title beside it says the same. */
  isOrnament?: boolean
  /** Above the fold, so loaded eagerly. */
  isFirst?: boolean
}

/** A picture in its reserved space. If it cannot load, words take its place. */
export function StoredPicture(props: Props) {
  const { picture, sizes, className, missing, isOrnament = false, isFirst = false } = props
  const image = useRef<HTMLImageElement>(null)
  const { imageUrl, imageAlt = '', imageWidth = 1200, imageHeight = 675 } = picture
  // Stored by URL, because the article may get another picture.
  const [failedUrl, setFailedUrl] = useState<string>()
  const { tryAgain } = useWords(shell)
  const isReachable = useConnection() === 'reachable'
  useEffect(() => {
    // It may have failed before the app could notice.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setFailedUrl(imageUrl)
    return onReachable(() => setFailedUrl(undefined))
  }, [imageUrl])
  // The placeholder stays until it has loaded, so that the button keeps the focus.
  const handleRetry = () =>
    Object.assign(new Image(), { src: imageUrl, onload: () => setFailedUrl(undefined) })
  if (failedUrl === imageUrl)
    return (
      <p className={`${className} picture-missing`}>
        {!isOrnament && imageAlt && <span>{imageAlt}</span>}
        <span>{isReachable ? missing.online : missing.offline}</span>
        {isReachable && !isOrnament && (
          <button type="button" className="text-link" onClick={handleRetry}>
            {tryAgain}
          </button>
        )}
      </p>
    )
  return (
    <picture>
      {pictureSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={className}
        src={imageUrl}
        alt={isOrnament ? '' : imageAlt}
        width={imageWidth}
        height={imageHeight}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setFailedUrl(imageUrl)}
      />
    </picture>
  )
}
