import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { drawReceipt } from './draw.ts'
import type { Sheet } from './sheet.ts'

const pdf = await drawReceipt((await readChildProcessInput()) as Sheet)
process.stdout.write(JSON.stringify(pdf.toString('base64')))
