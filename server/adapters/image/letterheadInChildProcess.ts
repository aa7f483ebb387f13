import sharp from 'sharp'
import { mostPixels } from '#contract/blogAdmin.ts'
import { narrowestLetterhead } from '#contract/letterheadAdmin.ts'
import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { letterheadTask, type LetterheadAnswer } from './letterheadTask.ts'
import { acceptOnlyPictures } from './loaders.ts'

acceptOnlyPictures()

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

const work = async (): Promise<LetterheadAnswer> => {
  const { path, format, kind } = letterheadTask.parse(await readChildProcessInput())
  const open = (limitInputPixels: number | false) =>
    sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })
  // Only its header is read: nothing is decoded, however large it claims to be.
  const found = await open(false).metadata()
  const told = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format
  if (told !== format) return { refusal: 'damaged' }
  const { width, height } = found.autoOrient
  if (width * height > mostPixels) return { refusal: 'tooLarge', width, height }
  if (width < narrowestLetterhead) return { refusal: 'tooNarrow', width, height }
  if (width > height * longestShape || height > width * longestShape) {
    return { refusal: 'oddShape', width, height }
  }
  // On white, as paper is: what is transparent would have to be drawn separately.
  const { data, info } = await open(mostPixels)
    .autoOrient()
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

const answer: LetterheadAnswer = await work().catch((error: unknown) => {
  // Damaged, truncated, or larger than it claims: the library's messages are for programmers.
  process.stderr.write(String(error))
  return { refusal: 'damaged' as const }
})
process.stdout.write(JSON.stringify(answer))
