import * as z from 'zod/mini'

export const largestRecording = 100 * 1024 * 1024

export const longestRecordingMs = 3 * 60 * 60 * 1000

/** Where a line starts in its recording. */
export const startMs = z.int().check(z.gte(0), z.lte(longestRecordingMs))

/** Also of the numbers of verses; what has none may be anywhere. */
export const inOrder = (starts: readonly (number | null | undefined)[]): boolean => {
  const known = starts.filter((start) => typeof start === 'number')
  return known.every((start, index) => index === 0 || start >= (known[index - 1] ?? 0))
}
