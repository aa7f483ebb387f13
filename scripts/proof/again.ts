import { noteReturn } from '#scripts/suites/flakes.ts'
import { runJourneys } from '#scripts/suites/journeys.ts'
import type { Group } from '#scripts/suites/steps.ts'

const times = 30

/** A journey that needed a second try comes back when it passes thirty times without one. */
export const again = (title: string, temporary: string): Group => {
  const run = async () => {
    const grep = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    const outcome = await runJourneys({
      suite: 'proof',
      temporary,
      args: [`--grep=${grep}`, `--repeat-each=${times}`],
      retries: 0,
    })
    const { passed, failed } = outcome.counts
    if (failed > 0 || passed < times) return outcome
    const isNoted = noteReturn(title)
    const note = isNoted
      ? `${title} passed ${passed} times: e2e/flakes.json says that it returned. Take its @proof away.`
      : `${title} passed ${passed} times; e2e/flakes.json has no open line of it.`
    return { ...outcome, notes: [note] }
  }
  return { steps: [{ name: 'again', run }] }
}
