import { useEffect, useRef, useState } from 'react'
import { shell } from '#app/i18n/en/shell.ts'
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

type Props = {
  picture: Picture
  /** Its displayed width, in the format of an image's `sizes`. */
  sizes: string
  className: string
  /** Shown if it cannot load while the phone is offline; empty where there is no room for words. */
  missing: string
  /** Beside a title that says the same, it is only decoration. */
  isOrnament?: boolean
  /** On the first screen. */
  isFirst?: boolean
}

/** A picture in its reserved space. If it cannot load, words take its place. */
export function StoredPicture(props: Props) {
  const { picture, sizes, className, missing, isOrnament = false, isFirst = false } = props
  const image = useRef<HTMLImageElement>(null)
  const { imageUrl, imageAlt = '', imageWidth = 1200, imageHeight = 675 } = picture
  // By its address, because the article may get another picture.
  const [lost, setLost] = useState<string>()
  const [isRetried, setIsRetried] = useState(false)
  useEffect(() => {
    // It may have failed before the app could notice.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setLost(imageUrl)
    return onReachable(() => setLost(undefined))
  }, [imageUrl])
  useEffect(() => {
    // The button that had the focus is gone.
    if (isRetried && lost === undefined) image.current?.focus()
  }, [lost, isRetried])
  const handleRetry = () => {
    setIsRetried(true)
    setLost(undefined)
  }
  if (lost === imageUrl)
    return (
      <p className={`${className} picture-missing`}>
        {!isOrnament && imageAlt && <span>{imageAlt}</span>}
        {missing && <Why offline={missing} />}
        {!isOrnament && missing && <Retry hasFocus={isRetried} onRetry={handleRetry} />}
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
        tabIndex={isRetried ? -1 : undefined}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={() => setLost(imageUrl)}
      />
    </picture>
  )
}

/** A connection mends nothing while the phone has one. */
function Why({ offline }: { offline: string }) {
  const { pictureFailed } = useWords(shell)
  return <span>{useConnection() === 'reachable' ? pictureFailed : offline}</span>
}

/** Not offered where only a connection helps, which brings the picture by itself. */
function Retry({ hasFocus, onRetry }: { hasFocus: boolean; onRetry: () => void }) {
  const { tryAgain } = useWords(shell)
  if (useConnection() !== 'reachable') return null
  return (
    <button type="button" className="text-link" autoFocus={hasFocus} onClick={onRetry}>
      {tryAgain}
    </button>
  )
}
