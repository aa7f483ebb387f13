import { join } from 'node:path'
import { narrowestPicture } from '#contract/blog/admin.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { ChildProcessError, runChildProcess } from '#server/processes/childProcess.ts'
import { imageFormatOf } from './format.ts'
import { ImageError, type PreparedImage, type PrepareImage } from './port.ts'
import { damaged, limits, reasonOf } from './refusals.ts'
import { imageAnswer } from './task.ts'

const script = join(import.meta.dirname, 'inChildProcess.ts')

const prepare = async (path: string, folder: string): Promise<PreparedImage> => {
  const format = await imageFormatOf(path)
  try {
    const answer = imageAnswer.parse(
      await runChildProcess(script, { path, folder, format }, limits),
    )
    if ('refusal' in answer) throw new ImageError(reasonOf(answer, narrowestPicture))
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
