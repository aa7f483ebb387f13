import sharp from 'sharp'
import { narrowestLetterhead } from '#contract/site/letterheadAdmin.ts'
import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { letterheadTask, type LetterheadAnswer, type LetterheadTask } from './letterheadTask.ts'
import { acceptOnlyPictures } from './loaders.ts'
import { damagedBy, openPicture } from './openPicture.ts'

/** Enough for print at 300 dots an inch, in the sizes they have on paper. */
const sizes = {
  logo: { width: 540, height: 260 },
  signature: { width: 620, height: 220 },
  seal: { width: 350, height: 350 },
} as const

/** The largest ratio of the sides: a long signature, or the temple's name as its logo. */
const longestShape = 8

/** Beyond this a photograph is smaller as JPEG. */
const largestPng = 48 * 1024

const prepare = async ({ path, format, kind }: LetterheadTask): Promise<LetterheadAnswer> => {
  const isTooSmall = ({ width }: { width: number }) => width < narrowestLetterhead
  const opened = await openPicture({ path, format, isTooSmall, longestShape })
  if ('refusal' in opened) return opened
  // Flattened onto white: PDF needs transparency as a separate mask.
  const { data, info } = await opened.picture
    .resize({ ...sizes[kind], fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const image = () => sharp(data, { raw })
  const png = await image().png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer()
  const isPng = png.length <= largestPng
  const bytes = isPng ? png : await image().jpeg({ quality: 85 }).toBuffer()
  return {
    format: isPng ? 'png' : 'jpeg',
    bytes: bytes.toString('base64'),
    width: info.width,
    height: info.height,
  }
}

export const work: Work = (input) => {
  acceptOnlyPictures()
  return prepare(letterheadTask.parse(input)).catch(damagedBy)
}

if (import.meta.main) await workForParent(work)
