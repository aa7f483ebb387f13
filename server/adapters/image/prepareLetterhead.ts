import { join } from 'node:path'
import { narrowestLetterhead } from '#contract/site/letterheadAdmin.ts'
import { ChildProcessError, runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { imageFormatOf } from './format.ts'
import { letterheadAnswer } from './letterheadTask.ts'
import { ImageError, type PrepareLetterhead } from './port.ts'
import { damaged, limits, reasonOf } from './refusals.ts'

const script = join(import.meta.dirname, 'letterheadInChildProcess.ts')

const inTurn = oneAtATime({ waitingAtMost: 5 })

/** One picture at a time, each in a process that ends. */
export const prepareLetterhead: PrepareLetterhead = (path, kind) =>
  inTurn(async () => {
    const format = await imageFormatOf(path)
    try {
      const answer = letterheadAnswer.parse(
        await runChildProcess(script, { path, format, kind }, limits),
      )
      if ('refusal' in answer) throw new ImageError(reasonOf(answer, narrowestLetterhead))
      return answer
    } catch (error) {
      throw error instanceof ChildProcessError ? new ImageError(damaged) : error
    }
  })
