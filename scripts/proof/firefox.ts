import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasFirefox } from '#e2e/engines/firefoxProgram.ts'
import { nothing } from '#scripts/suites/counts.ts'
import { runJourneys } from '#scripts/suites/journeys.ts'
import { root } from '#scripts/suites/programs.ts'
import type { Outcome } from '#scripts/suites/steps.ts'

/** The journeys with the tag `@engines`. */
export const runInFirefox = async (temporary: string): Promise<Outcome> => {
  if (!hasFirefox) {
    const note = 'Firefox is left out: apt-get install firefox-esr'
    console.log(note)
    return { counts: { ...nothing, skipped: 1 }, notes: [note] }
  }
  const ahead = pathToFileURL(join(root, 'e2e/engines/firefoxEsr.mjs'))
  return runJourneys({
    suite: 'proof',
    temporary,
    config: 'e2e/engines/firefox.config.ts',
    env: { NODE_OPTIONS: `--import ${ahead}` },
  })
}
