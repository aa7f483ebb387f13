// Run by `npm run bench reminders`: plans what is due, and says how long it took.
import { openDb } from '#server/db/db.ts'
import { composeInChildProcess } from './composeInChildProcess.ts'

const { sqliteFile, at, uploads } = JSON.parse(process.argv[2] ?? '')
const db = openDb({ sqliteFile })
const { reminding } = await composeInChildProcess(db, { now: () => new Date(at), uploads })
const began = performance.now()
await reminding.planner.plan(db, new Date(at))
const seconds = (performance.now() - began) / 1000
const peakMb = process.resourceUsage().maxRSS / 1024
const planned = Number((await db('deliveries').count({ n: '*' }).first())?.['n'])
await db.destroy()
process.stdout.write(JSON.stringify({ planned, seconds, peakMb }))
