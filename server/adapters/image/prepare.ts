import { join } from 'node:path'
import { mostPixels, narrowestPicture } from '#contract/blogAdmin.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { ChildProcessError, runChildProcess } from '#server/processes/childProcess.ts'
import { imageFormatOf } from './format.ts'
import { ImageError, type PreparedImage, type PrepareImage } from './port.ts'
import { imageAnswer, type Refusal } from './task.ts'

const script = join(import.meta.dirname, 'inChildProcess.ts')

/** Fifty megapixels take a slow machine some ten seconds. */
const limits = { timeoutMs: 90_000, heapMb: 128 }

const damaged =
  'This picture cannot be opened. It is damaged or incomplete. Please upload it again.'

const wordsOf = ({ refusal, width = 0, height = 0 }: Refusal): string => {
  const size = `${width} × ${height}`
  switch (refusal) {
    case 'damaged':
      return damaged
    case 'tooLarge':
      return `This picture has ${size} pixels; the limit is ${mostPixels / 1_000_000} million. Please upload a smaller one.`
    case 'tooNarrow':
      return `This picture has ${size} pixels. It must be at least ${narrowestPicture} pixels wide to look good.`
    case 'oddShape':
      return `This picture has ${size} pixels and is too long for its width. Please crop it.`
  }
}

const prepare = async (path: string, folder: string): Promise<PreparedImage> => {
  const format = await imageFormatOf(path)
  try {
    const answer = imageAnswer.parse(
      await runChildProcess(script, { path, folder, format }, limits),
    )
    if ('refusal' in answer) throw new ImageError(wordsOf(answer))
    return answer
  } catch (error) {
    throw error instanceof ChildProcessError ? new ImageError(damaged) : error
  }
}

/** Someone who uploads this many at once waits minutes; each waiting one is on the disk. */
const waitingAtMost = 20

/** One picture at a time, each in a process that ends: several at once would use up all memory. */
export const createPrepareImage = (most = waitingAtMost): PrepareImage => {
  const inTurn = oneAtATime({ waitingAtMost: most })
  return (path, folder) => inTurn(() => prepare(path, folder))
}
