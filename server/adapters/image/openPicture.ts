import sharp, { type Sharp } from 'sharp'
import { mostPixels } from '#contract/blog/admin.ts'
import type { Refusal } from './task.ts'

type Size = { readonly width: number; readonly height: number }

type PictureRules = {
  readonly path: string
  /** The format detected from its first bytes. */
  readonly format: string
  readonly isTooSmall: (size: Size) => boolean
  /** The largest ratio of the sides. */
  readonly longestShape: number
}

/**
 * Opens an uploaded picture, rotated by its EXIF orientation but not decoded yet, or throws why it
 * is refused.
 */
export const openPicture = async ({
  path,
  format,
  isTooSmall,
  longestShape,
}: PictureRules): Promise<{ picture: Sharp; width: number } | Refusal> => {
  const open = (limitInputPixels: number | false) =>
    sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })
  // Only its header is read: nothing is decoded, however large it claims to be.
  const found = await open(false).metadata()
  const actual = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format
  if (actual !== format) return { refusal: 'damaged' }
  const { width, height } = found.autoOrient
  if (width * height > mostPixels) return { refusal: 'tooLarge', width, height }
  if (isTooSmall({ width, height })) return { refusal: 'tooNarrow', width, height }
  if (width > height * longestShape || height > width * longestShape) {
    return { refusal: 'oddShape', width, height }
  }
  return { picture: open(mostPixels).autoOrient(), width }
}

/** Damaged, truncated, or larger than it claims: the library's messages are for programmers. */
export const damagedBy = (error: unknown): { refusal: 'damaged' } => {
  process.stderr.write(String(error))
  return { refusal: 'damaged' }
}
