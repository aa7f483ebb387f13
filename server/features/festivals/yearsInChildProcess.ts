import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { computeYears } from './computeYears.ts'
import { yearsJob } from './yearsJob.ts'

const job = yearsJob.parse(await readChildProcessInput())
process.stdout.write(JSON.stringify(await computeYears(job)))
