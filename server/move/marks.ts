import { readFileSync, statSync } from 'node:fs'
import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import { codeOf } from '#server/errors.ts'

/** Beside the database file: it is being copied while this file is renewed, and never longer. */
const movingMark = (sqliteFile: string): string => `${sqliteFile}.moving`

/** Beside the database file: it was copied, and is out of date since. */
export const movedMark = (sqliteFile: string): string => `${sqliteFile}.moved`

/** A move that is killed is over after this time: its mark is not renewed. */
const leaseMs = 10_000
const renewMs = 1000

const ageOf = (file: string): number | undefined => {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export type Moving = 'no' | 'moving' | 'moved'

/** Cheap: two looks at a folder. */
export const stateOf = (sqliteFile: string): Moving => {
  if (ageOf(movedMark(sqliteFile)) !== undefined) return 'moved'
  const age = ageOf(movingMark(sqliteFile))
  return age !== undefined && age < leaseMs ? 'moving' : 'no'
}

/** Where it was moved to, without a password. */
export const movedTo = (sqliteFile: string): string =>
  readFileSync(movedMark(sqliteFile), 'utf8').trim()

/** Marks the file as being copied, until `end`. */
export const beginMoving = async (sqliteFile: string): Promise<{ end: () => Promise<void> }> => {
  const mark = movingMark(sqliteFile)
  await writeFile(mark, '', { mode: 0o600 })
  const renewing = setInterval(() => {
    const now = new Date()
    utimes(mark, now, now).catch(() => undefined)
  }, renewMs)
  return {
    end: async () => {
      clearInterval(renewing)
      // If that fails, it is over when its time has come.
      await rm(mark, { force: true }).catch(() => undefined)
    },
  }
}

/** In one step, so that the mark is never there without its text. */
export const markMoved = async (sqliteFile: string, target: string): Promise<void> => {
  const made = `${movedMark(sqliteFile)}.new`
  await writeFile(made, `${target}\n`, { mode: 0o600 })
  await rename(made, movedMark(sqliteFile))
}
