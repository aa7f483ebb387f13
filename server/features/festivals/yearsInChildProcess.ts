import { readChildProcessInput } from '#server/processes/childProcess.ts'
import { loadSky } from './sky.ts'
import { yearsJob } from './yearsJob.ts'

const { place, from, to } = yearsJob.parse(await readChildProcessInput())
const { festivalsBetween } = await loadSky()
process.stdout.write(JSON.stringify(festivalsBetween(place, from, to, place)))
