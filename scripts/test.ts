import { choose } from './changed/choose.ts'
import { secondsForTests } from './changed/limit.ts'
import { changedSince, readTree } from './changed/tree.ts'
import { budgets } from './suites/budgets.ts'
import { inWords, nothing } from './suites/counts.ts'
import { runJourneys } from './suites/journeys.ts'
import { stepOfScript } from './suites/ofScript.ts'
import { usualBase } from './suites/programs.ts'
import { type Group, openTemporary, type Outcome, runGroups } from './suites/steps.ts'
import { runUnit } from './suites/unit.ts'

const temporary = await openTemporary()
const suite = { suite: 'quick', temporary: temporary.folder } as const

/** An eighth of the processor's time, for `--changed` here; nobody asks a machine that is thrown away. */
const isRecording = process.env['CI'] === undefined

const groups: readonly Group[] = [
  { steps: [stepOfScript('lint'), stepOfScript('types')], budget: budgets.lintAndTypes },
  {
    steps: [{ name: 'unit', run: () => runUnit({ ...suite, isRecording }) }],
    budget: budgets.unit,
  },
  { steps: [stepOfScript('statements')] },
  { steps: [{ name: 'journeys', run: () => runJourneys(suite) }], budget: budgets.journeys },
]

/** A change that no test covers is not a failure. */
const runChosen = async (changed: readonly string[]): Promise<Outcome> => {
  const tree = readTree()
  const { files, left, cpu } = choose(changed, tree, secondsForTests)
  const by = tree.map ? 'by what they ran' : 'by folder, because no whole run is recorded here'
  console.log(`${files.length} test files chosen ${by}, about ${Math.round(cpu)} CPU s.`)
  if (left > 0) console.log(`${left} more would take longer than two minutes: npm test -- unit`)
  if (files.length === 0) return { counts: nothing }
  const projects = ['pure', 'sqlite', 'app'].map((name) => `--project=${name}`)
  return runUnit({ ...suite, args: [...projects, ...files] })
}

/** One look at each thing people come for, and the journeys that changed themselves. */
const runSmoke = (changed: readonly string[]): Promise<Outcome> => {
  const own = changed
    .filter((file) => file.startsWith('e2e/journeys/'))
    .map((file) => file.slice('e2e/journeys/'.length).replaceAll('.', String.raw`\.`))
  return runJourneys({ ...suite, args: [`--grep=${['@smoke', ...own].join('|')}`] })
}

const chosenGroups = (base: string): readonly Group[] => {
  const changed = changedSince(base)
  return [
    ...groups.slice(0, 1),
    { steps: [{ name: 'chosen', run: () => runChosen(changed) }], budget: budgets.chosen },
    { steps: [{ name: 'smoke', run: () => runSmoke(changed) }], budget: budgets.smoke },
  ]
}

const named = (names: readonly string[]): readonly Group[] => {
  const all = groups.flatMap(({ steps }) => steps)
  const unknown = names.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step ${unknown.join(', ')}: there are ${all.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(2)
  }
  return groups
    .map(({ steps, ...group }) => ({
      ...group,
      steps: steps.filter(({ name }) => names.length === 0 || names.includes(name)),
    }))
    .filter(({ steps }) => steps.length > 0)
}

const [first, ...others] = process.argv.slice(2)
const isChanged = first === '--changed'
const base = others[0] ?? usualBase()
const chosen = isChanged ? chosenGroups(base) : named(process.argv.slice(2))
const { total, isGood } = await runGroups(chosen)
await temporary.close()
if (isChanged)
  console.log(
    `Only what ran what changed since ${base}. Left out: PostgreSQL, the site without script, and all journeys but a few.`,
  )
console.log(inWords(total))
process.exitCode = isGood ? 0 : 1
