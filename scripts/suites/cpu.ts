import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

export type ProcessTimes = {
  readonly pid: number
  readonly parent: number
  /** In ticks, as all that follow. */
  readonly own: number
  /** Of all children that ended and were waited for, and of theirs. */
  readonly ofEnded: number
  /** Numbers of processes come again: together with this they do not. */
  readonly begun: number
}

/** Reads `/proc/PID/stat`: the name is in brackets, and may hold spaces and brackets itself. */
export const readStat = (line: string): ProcessTimes => {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (field: number): number => fields[field - 3] ?? 0
  return {
    pid: parseInt(line, 10),
    parent: at(4),
    own: at(14) + at(15),
    ofEnded: at(16) + at(17),
    begun: at(22),
  }
}

type ProcessSample = {
  pid: number
  own: number
  ofEnded: number
  isRunning: boolean
  readonly children: ProcessSample[]
}

const ticksOf = ({ own, ofEnded, children }: ProcessSample): number => {
  const sum = (isRunning: boolean): number =>
    children
      .filter((child) => child.isRunning === isRunning)
      .reduce((ticks, child) => ticks + ticksOf(child), 0)
  // A browser's helpers are killed and waited for by nobody: what was seen of them last counts. The
  // others are within what their parent knows, also if they ended before they were seen.
  return own + Math.max(ofEnded, sum(false)) + sum(true)
}

/** Counts what all descendants of a process use from the first look on, at all processes there are. */
export const openCounter = (pid: number) => {
  const root: ProcessSample = { pid, own: 0, ofEnded: 0, isRunning: true, children: [] }
  const samples = new Map<string, ProcessSample>()
  let endedBefore: number | undefined
  return {
    look: (all: readonly ProcessTimes[]): void => {
      const running = new Map<number, ProcessSample>([[pid, root]])
      for (const one of samples.values()) one.isRunning = false
      const isNew = ({ pid, begun }: ProcessTimes): boolean => !samples.has(`${pid}:${begun}`)
      for (const { pid, begun, own, ofEnded } of all) {
        const seen = samples.get(`${pid}:${begun}`)
        if (!seen) continue
        Object.assign(seen, { own, ofEnded, isRunning: true })
        running.set(pid, seen)
      }
      const ended = all.find((one) => one.pid === pid)?.ofEnded
      endedBefore ??= ended
      root.ofEnded = (ended ?? 0) - (endedBefore ?? 0)
      // Parents before their children.
      let added = -1
      while (added !== 0) {
        added = 0
        for (const times of all.filter(isNew)) {
          const parent = running.get(times.parent)
          if (!parent) continue
          const { own, ofEnded } = times
          const seen: ProcessSample = {
            pid: times.pid,
            own,
            ofEnded,
            isRunning: true,
            children: [],
          }
          parent.children.push(seen)
          samples.set(`${times.pid}:${times.begun}`, seen)
          running.set(times.pid, seen)
          added += 1
        }
      }
    },
    ticks: (): number => ticksOf(root),
  }
}

/** A process may end between the list and the look at it. */
const readProcess = (pid: string): ProcessTimes[] => {
  try {
    return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    return []
  }
}

/** Nothing where there is no `/proc`. */
const readProcesses = (): ProcessTimes[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  } catch {
    return []
  }
}

export const isCpuKnown = (): boolean => readProcesses().some(({ pid }) => pid === process.pid)

const everyMs = 500

/** Begins to count: the function returned ends it, and gives the CPU seconds of all processes started since. */
export const countCpu = (): (() => number | null) => {
  if (!isCpuKnown()) return () => null
  const counter = openCounter(process.pid)
  const look = (): void => counter.look(readProcesses())
  look()
  const looking = setInterval(look, everyMs).unref()
  return () => {
    clearInterval(looking)
    look()
    return counter.ticks() / ticksPerSecond
  }
}
