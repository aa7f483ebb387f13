import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { drawPaper, type PrintedPaper } from './draw.ts'

export const work: Work = async (input) =>
  (await drawPaper(input as PrintedPaper)).toString('base64')

if (import.meta.main) await workForParent(work)
