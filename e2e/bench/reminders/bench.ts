import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from '#e2e/bench/report.ts'
import { root } from '#e2e/bench/server.ts'
import { fillReminders, letComeDue } from './fill.ts'
import { benchPayloads } from './payloads.ts'
import { benchWeb } from './web.ts'

/** `REMINDERS=100000` measures with fewer. */
const people = Number(process.env['REMINDERS'] ?? 1_000_000)
const peopleOfWeb = Math.min(people, 300_000)
/** As the planner and the push channel have them. */
const [insertsAtOnce, sentAtOnce] = [100, 100]
const goal = { peakMb: 300, ratio: 3 }

const run = promisify(execFile)

const here = import.meta.dirname
const planning = join(root, 'server/test/planInChildProcess.ts')

/** In a process of its own with what `npm start` gives the server's: its memory is the work's alone. */
const inProcess = async <Answer>(script: string, input: object): Promise<Answer> => {
  const options = ['--max-semi-space-size=2', '--disable-warning=ExperimentalWarning']
  const { stdout } = await run(process.execPath, [...options, script, JSON.stringify(input)])
  return JSON.parse(stdout) as Answer
}

const against = (name: string, ours: number, bare: number): Row => ({
  name,
  value: ours / bare,
  range: `${ours.toFixed(1)} s, bare ${bare.toFixed(1)} s`,
  goal: `≤ ${goal.ratio}`,
  isMet: ours / bare <= goal.ratio,
})

const benchWork = async (folder: string): Promise<Row[]> => {
  const [sqliteFile, bareFile] = [join(folder, 'ours.sqlite'), join(folder, 'bare.sqlite')]
  const at = new Date()
  await fillReminders(sqliteFile, { people, at, origin: 'https://push.example' })
  letComeDue(sqliteFile, at)
  await copyFile(sqliteFile, bareFile)
  const input = { sqliteFile, at, uploads: folder, count: people, sentAtOnce }
  const bare = await inProcess<{ inserted: number; sent: number }>(join(here, 'bare.ts'), {
    ...input,
    sqliteFile: bareFile,
    insertsAtOnce,
  })
  const plan = await inProcess<{ planned: number; seconds: number; peakMb: number }>(
    planning,
    input,
  )
  if (plan.planned !== people) throw new Error(`${plan.planned} of ${people} were planned`)
  const sent = await inProcess<{ seconds: number }>(join(here, 'sending.ts'), input)
  return [
    { name: `${people} deliveries planned, s`, value: plan.seconds },
    against('planned ÷ a bare loop', plan.seconds, bare.inserted),
    {
      name: 'memory of the process which plans, at most, MB',
      value: plan.peakMb,
      goal: `≤ ${goal.peakMb}`,
      isMet: plan.peakMb <= goal.peakMb,
    },
    { name: 'claimed and recorded, a second', value: people / sent.seconds },
    against('claimed and recorded ÷ a bare loop', sent.seconds, bare.sent),
  ]
}

/** Planning and sending reminders on SQLite, with the server's own parts and real files. */
export const benchReminders = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-reminders-'))
  try {
    const web = join(folder, 'web')
    await mkdir(web)
    return [
      ...(await benchWork(folder)),
      ...(await benchWeb(web, peopleOfWeb)),
      ...(await benchPayloads()),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
