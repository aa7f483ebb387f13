import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readStat } from '#scripts/suites/cpu.ts'
import { type Coverage, ranIn } from './ran.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of this file, with the processes it started. */
    cpu?: number
  }
}

/** Test files share a process, and so do its imports: a file has what was used since it began. */
const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + ofEndedChildren()
}
const ofEndedChildren = (): number => {
  try {
    return readStat(readFileSync('/proc/self/stat', 'utf8')).ofEnded / 100
  } catch {
    return 0
  }
}
const before = used()

/** What ran on SQLite says enough. */
const folder = process.env['TEST_DIALECT'] === 'postgres' ? undefined : process.env['TEST_RECORD']
const shared: { modakCoverage?: Session } = globalThis as object
const openSession = async (): Promise<Session> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
}
const session = folder ? (shared.modakCoverage ??= await openSession()) : undefined

/** What ran since it was taken last. */
const take = async (): Promise<Coverage> =>
  (await session?.post('Profiler.takePreciseCoverage'))?.result ?? []

// What ran while modules were loaded says nothing about this file: they load once for all of them.
beforeAll(async () => void (await take()))

afterAll(async ({}, file) => {
  if (folder) {
    const ran = ranIn(await take(), join(import.meta.dirname, '../..'))
    mkdirSync(folder, { recursive: true })
    const line = JSON.stringify({ test: file.file.filepath, ran })
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
  }
  file.meta.cpu = used() - before
})
