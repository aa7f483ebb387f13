import { join } from 'node:path'
import { smallestAppIcon } from '#contract/site/appLookAdmin.ts'
import { ChildProcessError, runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { imageFormatOf } from './format.ts'
import { acceptedIcon, iconAnswer, type IconTaskInput } from './iconTask.ts'
import { ImageError, type PrepareIcon } from './port.ts'
import { damaged, limits, reasonOf } from './refusals.ts'

const script = join(import.meta.dirname, 'iconInChildProcess.ts')

const inTurn = oneAtATime({ waitingAtMost: 5 })

const run = async (task: IconTaskInput) =>
  iconAnswer.parse(await inTurn(() => runChildProcess(script, task, limits)))

/** One picture at a time, each in a process that ends. */
export const prepareIcon: PrepareIcon = {
  accept: async (path, folder) => {
    const format = await imageFormatOf(path)
    try {
      const answer = await run({ job: 'accept', path, format, folder })
      if ('refusal' in answer) throw new ImageError(reasonOf(answer, smallestAppIcon))
      return acceptedIcon.parse(answer)
    } catch (error) {
      throw error instanceof ChildProcessError ? new ImageError(damaged) : error
    }
  },
  draw: async (task) => {
    await run({ job: 'draw', ...task })
  },
}
