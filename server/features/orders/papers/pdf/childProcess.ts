import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { drawPaper, type PrintedPaper } from './draw.ts'

const pdf = await drawPaper((await readChildProcessInput()) as PrintedPaper)
process.stdout.write(JSON.stringify(pdf.toString('base64')))
