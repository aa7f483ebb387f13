import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { drawReceipt } from './draw.ts'
import type { Printed } from './printed.ts'

const pdf = await drawReceipt((await readChildProcessInput()) as Printed)
process.stdout.write(JSON.stringify(pdf.toString('base64')))
