import { useEffect, useRef, useState } from 'react'
import { onReachable } from '#app/offline/connection.ts'
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
  /** Shown if it cannot load. */
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
  useEffect(() => {
    // It may have failed before the app could notice.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setLost(imageUrl)
    return onReachable(() => setLost(undefined))
  }, [imageUrl])
  if (lost === imageUrl)
    return (
      <p className={`${className} picture-missing`}>
        {!isOrnament && imageAlt && <span>{imageAlt}</span>}
        <span>{missing}</span>
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
        onError={() => setLost(imageUrl)}
      />
    </picture>
  )
}
