import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { pushCertificateFile } from '#server/test/pushService.ts'
import type { Row } from '#e2e/bench/report.ts'
import { root, startNode, startServer, stopProcess } from '#e2e/bench/server.ts'
import { freePort } from '#server/processes/freePort.ts'
import { fillReminders, letComeDue } from './fill.ts'
import { visitUntil } from './visits.ts'

const warmUpMs = 15_000
const phaseMs = 20_000
const goal = 3
/** A planning begins with the minute. */
const longestWaitMs = 90_000

/** Peak of a process's memory, in megabytes. */
const peakMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

const visitFor = (origin: string, ms: number): Promise<number> => {
  const end = performance.now() + ms
  return visitUntil(origin, () => performance.now() > end)
}

/** What the server has done so far; its database may be read while it writes. */
const watch = (sqliteFile: string) => {
  const db = new Database(sqliteFile, { readonly: true })
  const place = db.prepare('select planning_until, planned_until from reminder_places')
  const sent = db.prepare("select count(*) n from deliveries where status = 'sent'")
  const read = () => place.get() as { planning_until: string | null; planned_until: string }
  const before = read().planned_until
  return {
    isPlanning: () => read().planning_until !== null,
    isPlanned: () => read().planned_until > before,
    sent: () => (sent.get() as { n: number }).n,
    close: () => db.close(),
  }
}

const untilPlanning = async (isPlanning: () => boolean): Promise<void> => {
  const end = performance.now() + longestWaitMs
  while (!isPlanning()) {
    if (performance.now() > end) throw new Error('The server plans nothing')
    await wait(20)
  }
}

type Figures = {
  idle: number
  planning: number
  sending: number
  sentPerSecond: number
  peakMb: number
}

const measure = async (folder: string, people: number): Promise<Figures> => {
  const sqliteFile = join(folder, 'modak.sqlite')
  const port = await freePort()
  const pushes = `https://localhost:${port}`
  const at = new Date()
  await fillReminders(sqliteFile, { people, at, origin: pushes })
  const service = startNode([join(root, 'e2e/bench/reminders/takePushes.ts')], {
    PUSHES_PORT: String(port),
  })
  const server = await startServer({
    DATA_DIR: folder,
    PUSH_TEST_SERVICE: pushes,
    NODE_EXTRA_CA_CERTS: pushCertificateFile,
  })
  const origin = server.origin.replace('localhost', '127.0.0.1')
  try {
    await visitFor(origin, warmUpMs)
    const idle = await visitFor(origin, phaseMs)
    letComeDue(sqliteFile, at)
    const watched = watch(sqliteFile)
    await untilPlanning(watched.isPlanning)
    const planning = await visitUntil(origin, watched.isPlanned)
    const before = watched.sent()
    const sending = await visitFor(origin, phaseMs)
    const sentPerSecond = ((watched.sent() - before) * 1000) / phaseMs
    watched.close()
    return { idle, planning, sending, sentPerSecond, peakMb: await peakMegabytes(server.pid) }
  } finally {
    await server.stop()
    await stopProcess(service)
  }
}

/** How long visitors wait while the server that answers them plans and sends. */
export const benchWeb = async (folder: string, people: number): Promise<Row[]> => {
  const { idle, planning, sending, sentPerSecond, peakMb } = await measure(folder, people)
  const against = (name: string, value: number): Row => ({
    name,
    value: value / idle,
    range: `${value.toFixed(1)} ms`,
    goal: `≤ ${goal}`,
    isMet: value / idle <= goal,
  })
  return [
    { name: 'a page at an idle server, p99 ms', value: idle },
    against('p99 while it plans ÷ idle', planning),
    against('p99 while it sends ÷ idle', sending),
    { name: 'pushes it sent meanwhile, a second', value: sentPerSecond },
    { name: 'memory of that server at most, MB', value: peakMb },
  ]
}
