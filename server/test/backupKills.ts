import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Place } from '#server/backup/places/port.ts'
import type { Data } from '#server/backup/uploads.ts'
import { backUp, emptyTemple, restoreTo, withDb } from './backups.ts'
import { childProcess } from './childProcess.ts'

const script = join(import.meta.dirname, 'backUpInChildProcess.ts')

/** PostgreSQL takes a moment to notice who died, and keeps their lock until then. */
const soon = { timeout: 10_000, interval: 50 }

type KillInput = { data: Data; folder: string; restore?: string }

/** Kills it that long after it says so; returns whether it had finished before. */
const killAfter = async (told: KillInput, says: string, ms: number): Promise<boolean> => {
  const child = childProcess(script, [JSON.stringify(told)])
  await child.says(says)
  await wait(ms)
  child.process.kill('SIGKILL')
  return (await child.ended) === 0
}

/** How long it takes from there to its end, undisturbed. */
const durationOf = async (told: KillInput): Promise<number> => {
  const child = childProcess(script, [JSON.stringify(told)])
  await child.says('begun')
  const begun = performance.now()
  expect(await child.ended, child.output()).toBe(0)
  return performance.now() - begun
}

const mark = async (data: Data, name: string): Promise<void> =>
  withDb(data, async (db) => void (await db('secrets').insert({ name, value: 'x' })))

const marksOf = (data: Data): Promise<string[]> =>
  withDb(data, (db) => db('secrets').whereLike('name', 'mark-%').orderBy('name').pluck('name'))

/** Kills backups all along their way: whatever looks like a backup afterwards can be restored. */
export const killBackups = async (data: Data, place: Place, kills: number): Promise<number> => {
  const input = { data, folder: place.label }
  const whole = await durationOf(input)
  let cut = 0
  for (let kill = 0; kill < kills; kill += 1)
    if (!(await killAfter(input, 'begun', (whole * kill) / kills))) cut += 1
  for (const { name } of await place.list())
    await restoreTo(await emptyTemple(), await place.open(name))
  await vi.waitFor(() => backUp(data, place), soon)
  return cut
}

/** Kills restores all along their way: the temple is the old one or the new one, and usable. */
export const killRestores = async (data: Data, place: Place, kills: number): Promise<number> => {
  const { name } = await backUp(data, place)
  const input = { data, folder: place.label, restore: name }
  const whole = await durationOf(input)
  let cut = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await mark(data, `mark-${kill}`)
    if (!(await killAfter(input, 'begun', (whole * kill) / kills))) cut += 1
    const marks = await marksOf(data)
    expect([[], [`mark-${kill}`]]).toContainEqual(marks)
    if (marks.length > 0) await withDb(data, (db) => db('secrets').whereIn('name', marks).delete())
  }
  const again = async () => restoreTo(data, await place.open(name), { isForced: true })
  await vi.waitFor(again, soon)
  return cut
}
