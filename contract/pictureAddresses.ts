// Not in blog.ts, which would add its schemas and zod to the first load.

/** Where uploaded pictures are served: `/media/{hash}-{width}.webp` and `.avif`. */
export const mediaPrefix = '/media/'

/** The widths a picture is made in, if the original is wide enough. */
export const pictureWidths = [400, 800, 1600] as const

export type Picture = {
  imageUrl?: string | undefined
  imageWidths?: readonly number[] | undefined
}

const form = /^\/media\/([a-f0-9]{20,64})-\d+\.(?:webp|avif)$/

/** Identifies one picture in all sizes and formats; undefined if no editor uploaded it. */
export const pictureHash = (url: string): string | undefined => form.exec(url)?.[1]

export const pictureUrl = (hash: string, width: number, format: 'webp' | 'avif'): string =>
  `${mediaPrefix}${hash}-${width}.${format}`

/** What `<source>` elements need, the better format first; nothing for a drawing. */
export const pictureSources = ({
  imageUrl = '',
  imageWidths = [],
}: Picture): { type: string; srcSet: string }[] => {
  const hash = pictureHash(imageUrl)
  if (hash === undefined || imageWidths.length === 0) return []
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: imageWidths.map((width) => `${pictureUrl(hash, width, format)} ${width}w`).join(', '),
  }))
}
