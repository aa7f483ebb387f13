import { makeCopy } from '#scripts/mutants/copy.ts'
import { judge, nothing } from '#scripts/suites/counts.ts'
import { runJourneys } from '#scripts/suites/journeys.ts'
import { root, run } from '#scripts/suites/programs.ts'
import type { Outcome } from '#scripts/suites/steps.ts'
import { runUnit } from '#scripts/suites/unit.ts'
import { together } from './together.ts'

/** A build in English and in the pseudo-language, which is two fifths longer. */
const pseudoBuild = { MODAK_LANGUAGES: 'en,mr', MODAK_PSEUDO: 'mr' }

/**
 * The size of first answers, their marks of English texts, and the quick journeys of devotees on the
 * site in the pseudo-language, in a copy of the repository: what is built in it is no English app.
 * The office is in English.
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
    const journeys = await runJourneys({
      suite: 'quick',
      temporary,
      folder,
      args: ['--project=visitors', ...names],
      env: { ...pseudoBuild, JOURNEY_PSEUDO: '1' },
      hasBudget: false,
    })
    return together([...answers, journeys])
  } finally {
    copy.remove()
  }
}
