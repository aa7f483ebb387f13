import { type Work, workForParent } from '#server/processes/childProcess.ts'
import { drawReceipt } from './draw.ts'
import type { Printed } from './printed.ts'

export const work: Work = async (input) => (await drawReceipt(input as Printed)).toString('base64')

if (import.meta.main) await workForParent(work)
