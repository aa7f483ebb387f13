import { join } from 'node:path'
import sharp from 'sharp'
import { smallestAppIcon } from '#contract/site/appLookAdmin.ts'
import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { drawIcon } from './drawIcon.ts'
import { groundOf } from './groundOf.ts'
import { iconTask, type IconAnswer, type IconTaskInput } from './iconTask.ts'
import { acceptOnlyPictures } from './loaders.ts'
import { damagedBy, openPicture } from './openPicture.ts'

/** Size of the shorter side; the largest icon. */
const side = 512

/** The largest ratio of the sides: anything longer would be a line in an icon. */
const longestShape = 3

const accept = async ({
  path,
  format,
  folder,
}: Extract<IconTaskInput, { job: 'accept' }>): Promise<IconAnswer> => {
  const opened = await openPicture({
    path,
    format,
    isTooSmall: ({ width, height }) => Math.min(width, height) < smallestAppIcon,
    longestShape,
  })
  if ('refusal' in opened) return opened
  const { data, info } = await opened.picture
    .resize({ width: side, height: side, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const made = join(folder, 'picture.png')
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await sharp(data, { raw }).png({ compressionLevel: 9 }).toFile(made)
  return { path: made, ground: groundOf({ data, width: info.width, height: info.height }) }
}

const draw = async (task: Extract<IconTaskInput, { job: 'draw' }>): Promise<IconAnswer> => {
  // Only our own drawings, from memory: an uploaded file is opened as a picture alone.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] })
  await drawIcon(task)
  return { isDrawn: true }
}

export const work: Work = async (input) => {
  acceptOnlyPictures()
  const task = iconTask.parse(input)
  return task.job === 'draw' ? draw(task) : accept(task).catch(damagedBy)
}

if (import.meta.main) await workForParent(work)
