import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

export type ProcessTimes = {
  readonly pid: number
  readonly parent: number
  /** In ticks. */
  readonly own: number
  /** Of all children that ended and were waited for, and of theirs. */
  readonly ofEnded: number
}

/** Reads `/proc/PID/stat`: the name is in brackets, and may hold spaces and brackets itself. */
export const readStat = (line: string): ProcessTimes => {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] =
    fields
  return { pid: parseInt(line), parent, own: user + system, ofEnded: endedUser + endedSystem }
}

/** What a process's children have used: those that ended, and those that still run, with theirs. */
export const ticksOfChildren = (pid: number, all: readonly ProcessTimes[]): number => {
  const ofRunning = all
    .filter(({ parent }) => parent === pid)
    .reduce((sum, child) => sum + child.own + ticksOfChildren(child.pid, all), 0)
  return ofRunning + (all.find((one) => one.pid === pid)?.ofEnded ?? 0)
}

/** A process may end between the list and the look at it. */
const readProcess = (pid: string): ProcessTimes[] => {
  try {
    return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return []
  }
}

/** CPU seconds of all processes this one has started, directly or not; null where there is no `/proc`. */
export const cpuOfChildren = (): number | null => {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
    const isHere = all.some(({ pid }) => pid === process.pid)
    return isHere ? ticksOfChildren(process.pid, all) / ticksPerSecond : null
  } catch {
    return null
  }
}

/** Begins to count: the function returned gives the CPU seconds since. */
export const countCpu = (): (() => number | null) => {
  const before = cpuOfChildren()
  return () => {
    const after = cpuOfChildren()
    return before === null || after === null ? null : Math.max(0, after - before)
  }
}
