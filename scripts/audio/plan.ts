import { samplesIn, sampleRate } from './pcm.ts'

const leadInSeconds = 3
/** Drone alone after the last line; the fade is the end of it. */
const tailSeconds = 5

/** How a mantra is recited, by its length. */
export type Pace = {
  repetitions: number
  wordsPerMinute: number
  breathSeconds: number
  verseBreathSeconds: number
}

/** The timing of a line; `samples` is the length of its sound. */
export type Timed = { verse: number; samples: number }
export type Plan = {
  /** For each repetition, for each line: the sample at which it starts. */
  starts: number[][]
  length: number
  lineStartsMs: number[]
  durationMs: number
  /** From one repetition to the next; absent if there is only one. */
  recitationMs?: number
}

const unhurried = { wordsPerMinute: 90, breathSeconds: 1, verseBreathSeconds: 1.9 }
const flowing = { wordsPerMinute: 112, breathSeconds: 0.8, verseBreathSeconds: 1.6 }

const brisk = { wordsPerMinute: 150, breathSeconds: 0.4, verseBreathSeconds: 1 }

/**
 * Short mantras are repeated as in japa, long verses are recited once, long prose once and fluently.
 * Aartis and hymns of many verses go at a quicker pace, and a list of names quicker still.
 */
export function paceOf(lineCount: number, kind?: string): Pace {
  if (kind === 'names') return { ...brisk, repetitions: 1 }
  if (kind === 'aarti' || kind === 'stotra') return { ...flowing, repetitions: 1 }
  if (lineCount === 1) return { ...unhurried, repetitions: 11 }
  if (lineCount <= 4) return { ...unhurried, repetitions: 3 }
  return lineCount <= 40 ? { ...unhurried, repetitions: 1 } : { ...flowing, repetitions: 1 }
}

/** Places every line on the clock: a breath after each, a longer one after a verse. */
export function planOf(lines: Timed[], pace: Pace): Plan {
  let at = samplesIn(leadInSeconds)
  let end = at
  const starts = Array.from({ length: pace.repetitions }, () =>
    lines.map(({ verse, samples }, i) => {
      const start = at
      const isVerseEnd = lines[i + 1]?.verse !== verse && lines.length > 1
      end = start + samples
      at = end + samplesIn(isVerseEnd ? pace.verseBreathSeconds : pace.breathSeconds)
      return start
    }),
  )
  const length = end + samplesIn(tailSeconds)
  const [[first = 0] = [], [second] = []] = starts
  return {
    starts,
    length,
    lineStartsMs: (starts[0] ?? []).map(milliseconds),
    durationMs: milliseconds(length),
    ...(second !== undefined && { recitationMs: milliseconds(second - first) }),
  }
}

function milliseconds(samples: number): number {
  return Math.round((samples * 1000) / sampleRate)
}
