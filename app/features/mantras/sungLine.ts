type Timed = { startMs?: number | undefined }

/** The last line's end is not written down: it may take this much longer than the longest before it. */
const slower = 1.5

/**
 * The index of the line that is sung at a moment of the recording. Recordings repeat a text, and
 * say when its lines start only once: after the last line nobody knows, unless it is the only one.
 */
export function sungLine(lines: readonly Timed[], ms: number): number | undefined {
  const index = lines.findLastIndex(({ startMs }) => startMs !== undefined && startMs <= ms)
  if (index < 0) return undefined
  const starts = lines.flatMap(({ startMs }) => startMs ?? [])
  const start = lines[index]?.startMs ?? 0
  if (starts.length === 1 || start !== starts.at(-1)) return index
  const longest = Math.max(...starts.slice(1).map((next, before) => next - (starts[before] ?? 0)))
  return ms < start + longest * slower ? index : undefined
}
