import { makeCopy } from '#scripts/mutants/copy.ts'
import { judge, nothing } from '#scripts/suites/counts.ts'
import { runJourneys } from '#scripts/suites/journeys.ts'
import { root, run } from '#scripts/suites/programs.ts'
import type { Outcome } from '#scripts/suites/steps.ts'
import { runUnit, type Suite } from '#scripts/suites/unit.ts'
import { together } from './together.ts'

/** A build in English and in the pseudo-language, which is two fifths longer. */
const pseudoBuild = { MODAK_LANGUAGES: 'en,mr', MODAK_PSEUDO: 'mr' }

/** Journeys that look at each page as a whole; the others are run as far as they are quick. */
const wholePages = ['fit', 'accessibility']

/**
 * The size of first answers, their marks of English texts, the quick journeys of devotees and what fits on
 * each page of the site in the pseudo-language, in a copy of the repository: what is built in it is no
 * English app. The office is in English.
 */
export async function runInPseudo(temporary: string, names: readonly string[]): Promise<Outcome> {
  const copy = makeCopy(root, { withBuild: false })
  try {
    const building = { command: 'npm', args: ['run', 'build'], env: pseudoBuild }
    const code = await run({ ...building, folder: copy.folder })
    if (code !== 0) return { counts: judge(nothing, code), failures: ['The build failed.'] }
    const { folder } = copy
    const isWhole = names.length === 0
    const args = ['--project=sqlite', 'server/http/firstFlight', 'server/http/languageMarks']
    const rendered = { args, env: pseudoBuild }
    const answers = isWhole
      ? [await runUnit({ suite: 'proof', temporary, folder, ...rendered })]
      : []
    const journeys = (suite: Suite, files: readonly string[]) =>
      runJourneys({
        suite,
        temporary,
        folder,
        args: ['--project=visitors', ...files],
        env: { ...pseudoBuild, JOURNEY_PSEUDO: '1' },
        hasBudget: false,
      })
    const quick = await journeys('quick', names)
    const pages = isWhole ? [await journeys('proof', wholePages)] : []
    return together([...answers, quick, ...pages])
  } finally {
    copy.remove()
  }
}
