import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RanMap } from './ran.ts'

/** Beside the packages, because what ran is as old as the last whole run on this machine. */
export const mapFile = join(import.meta.dirname, '../../node_modules/.cache/modak/ran.json')

/** Nothing before the first whole run. */
export const readMap = (): RanMap | undefined => {
  try {
    return JSON.parse(readFileSync(mapFile, 'utf8'))
  } catch {
    return undefined
  }
}
