import { readInstant } from '#contract/instant.ts'

/** Neither a festival nor a fast, and none on the days around it; all first articles are published. */
const ordinaryDay = '2026-12-02T10:00+05:30'

/**
 * The time at which journeys begin: TEST_NOW, such as `2027-09-04T08:30+05:30`, or `today` for the
 * real one. Every process of a run reads the same shift from the environment.
 */
function chooseShift(): number {
  const asked = process.env['TEST_NOW'] ?? ordinaryDay
  if (asked === 'today') return 0
  const time = readInstant(asked)
  if (!time) throw new Error(`TEST_NOW is no time, nor \`today\`: ${asked}`)
  return time.getTime() - Date.now()
}

process.env['TEST_CLOCK_SHIFT'] ??= String(chooseShift())
