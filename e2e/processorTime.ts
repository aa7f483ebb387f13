import { readdirSync, readFileSync } from 'node:fs'

type Usage = { parent: number; ticks: number }

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Seconds of processor time that this process and all that came of it have used so far, including
 * processes that have ended; nothing where the system does not tell (there is no /proc).
 */
export function processorSeconds(): number | undefined {
  const usages = readUsages()
  if (!usages) return undefined
  const children = Map.groupBy(usages.keys(), (pid) => usages.get(pid)?.parent)
  const ticksOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + ticksOf(child),
      usages.get(pid)?.ticks ?? 0,
    )
  return ticksOf(process.pid) / ticksPerSecond
}

function readUsages(): Map<number, Usage> | undefined {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Boolean)
    return new Map(pids.flatMap((pid) => readUsage(pid)))
  } catch {
    return undefined
  }
}

/** Nothing if the process has ended meanwhile. */
function readUsage(pid: number): [number, Usage][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    // Its own and its ended children's, in user and in system mode.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return [[pid, { parent, ticks }]]
  } catch {
    return []
  }
}
