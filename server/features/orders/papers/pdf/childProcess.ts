import { readChildProcessInput } from '#server/processes/childProcess.ts'
import type { PaperRecord } from '#server/features/orders/papers/repository.ts'
import { drawPaper } from './draw.ts'

const pdf = await drawPaper((await readChildProcessInput()) as PaperRecord)
process.stdout.write(JSON.stringify(pdf.toString('base64')))
