import { join } from 'node:path'
import sharp from 'sharp'
import { pictureWidths } from '#contract/pictureAddresses.ts'
import { narrowestPicture } from '#contract/blog/admin.ts'
import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { acceptOnlyPictures } from './loaders.ts'
import { damagedBy, openPicture } from './openPicture.ts'
import { imageTask, type ImageAnswer, type ImageTask } from './task.ts'

/** The largest ratio of the sides: anything longer is not a real picture. */
const longestShape = 4

/** Widths that need no enlarging, and the picture's own if it adds something. */
const widthsOf = (width: number): number[] => {
  const smaller = pictureWidths.filter((one) => one <= width)
  const largest = smaller.at(-1) ?? 0
  const isWorthMore = largest < pictureWidths[2] && width > largest * 1.2
  return isWorthMore ? [...smaller, width] : smaller
}

const prepare = async ({ path, folder, format }: ImageTask): Promise<ImageAnswer> => {
  const isTooSmall = ({ width }: { width: number }) => width < narrowestPicture
  const opened = await openPicture({ path, format, isTooSmall, longestShape })
  if ('refusal' in opened) return opened
  const { picture, width } = opened
  const widths = widthsOf(width)
  const largest = widths.at(-1) ?? width
  // Decoded once and rotated by its EXIF orientation; all metadata is dropped.
  const { data, info } = await picture
    .resize(largest)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width: made, height: high, channels } = info
  const files = []
  for (const one of widths) {
    const image = sharp(data, { raw: { width: made, height: high, channels } }).resize(one)
    const name = (ending: string) => join(folder, `made-${one}.${ending}`)
    await image.clone().webp({ quality: 78, effort: 4 }).toFile(name('webp'))
    await image.clone().avif({ quality: 52, effort: 4 }).toFile(name('avif'))
    files.push(
      { path: name('webp'), width: one, format: 'webp' as const },
      { path: name('avif'), width: one, format: 'avif' as const },
    )
  }
  return { width: made, height: high, widths, files }
}

export const work: Work = (input) => {
  acceptOnlyPictures()
  return prepare(imageTask.parse(input)).catch(damagedBy)
}

if (import.meta.main) await workForParent(work)
