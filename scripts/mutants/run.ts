import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Copy, listFiles, makeCopy } from './copy.ts'
import { hunt } from './hunt.ts'
import { type Patch, readPatch } from './patch.ts'
import { stop } from './programs.ts'
import { importsOf, isProof, isTest, relatedJourneys, relatedTests } from './related.ts'
import { type FailedTests, runJourneys, runTests } from './suite.ts'

/** `node scripts/mutants/run.ts [--near] [--journeys] [name …]`, see the README beside it. */
const root = join(import.meta.dirname, '..', '..')
const words = process.argv.slice(2)
const flags = new Set(words.filter((one) => one.startsWith('--')))
const names = words.filter((one) => !one.startsWith('--'))
const existing = globSync('*.patch', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.patch'))
  .toSorted()

const unknown = [
  ...names.filter((name) => !existing.includes(name)),
  ...[...flags].filter((flag) => flag !== '--near' && flag !== '--journeys'),
]
if (unknown.length > 0) {
  console.error(`No ${unknown.join(', ')}: the bugs are ${existing.join(', ')}.`)
  process.exit(2)
}

const pathOf = (name: string): string => join(import.meta.dirname, `${name}.patch`)
const patches = (names.length > 0 ? names : existing).map((name) =>
  readPatch(name, readFileSync(pathOf(name), 'utf8')),
)

const files = listFiles(root)
const modules = files.filter((file) => /\.tsx?$/.test(file))
const imports = new Map(
  modules.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))] as const),
)
const tests = files.filter(isTest)
const journeys = files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file))

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true
    stop()
  })

const copy = makeCopy(root, { withBuild: !flags.has('--journeys') })
process.once('exit', copy.remove)

const without = new Map<string, Promise<boolean>>()
/** Of any bug so far: while there are some, the copy is broken, not the tests that should find it. */
const failedAnyway = new Set<string>()

/** In the copy as it is without the bug, which is planted again afterwards. */
const passesWithout = ({ name, file }: Patch, test: string): Promise<boolean> => {
  const look = async (): Promise<boolean> => {
    copy.restore(file)
    const failed = await runTests(copy, [test])
    copy.plant(pathOf(name))
    if (failed.length > 0) failedAnyway.add(test)
    return failed.length === 0
  }
  const found = without.get(test) ?? look()
  without.set(test, found)
  return found
}

const stagesOf = ({ file, caughtBy }: Patch): (readonly string[])[] => {
  const stages = relatedTests(file, imports)
  const hinted = caughtBy !== undefined && tests.includes(caughtBy) ? [caughtBy] : []
  const usedStages = flags.has('--near') ? stages.slice(0, -1) : stages
  return [hinted, ...usedStages.map((tests) => tests.filter((test) => !hinted.includes(test)))]
}

/** The journeys need a build with the bug. */
const huntInJourneys = async ({ file }: Patch, of: Copy): Promise<{ by: string } | undefined> => {
  const named = relatedJourneys(file, journeys)
  const quick = journeys.filter((journey) => !isProof(journey))
  const failed: FailedTests = await runJourneys(of, named.length > 0 ? named : quick)
  if (failed === 'hung') return { by: 'journeys that no longer end' }
  const [first] = failed
  return first === undefined ? undefined : { by: first }
}

const find = async (patch: Patch): Promise<{ by: string } | undefined> => {
  const found = await hunt(stagesOf(patch), {
    run: (tests) => runTests(copy, tests),
    passesWithout: (test) => passesWithout(patch, test),
  })
  if (found || !flags.has('--journeys')) return found
  return huntInJourneys(patch, copy)
}

/** One line: which test file finds it, or the promise that nothing keeps. */
const judge = async (patch: Patch): Promise<boolean> => {
  const { name, promise, file, caughtBy } = patch
  const begun = performance.now()
  const say = (mark: string, words: string): void => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${mark} ${name.padEnd(30)} ${seconds.padStart(6)} s  ${words}`)
  }
  if (!copy.plant(pathOf(name))) {
    say('✘', `${name}.patch no longer fits ${file}`)
    return false
  }
  try {
    const found = await find(patch)
    if (isStopped) return false
    const isStale = found && caughtBy !== undefined && caughtBy !== found.by
    if (found) say('✔', `${found.by}${isStale ? ` (not by ${caughtBy}, as the patch says)` : ''}`)
    else say('✘', `SURVIVED in ${file}: ${promise}`)
    const useless = [...failedAnyway]
    if (!found && useless.length > 0)
      console.log(`  these tests fail even without the bug: ${useless.join(', ')}`)
    return found !== undefined
  } catch (error) {
    if (!isStopped) say('✘', error instanceof Error ? error.message : String(error))
    return false
  } finally {
    copy.restore(file)
  }
}

const counts = { passed: 0, failed: 0 }
for (const patch of patches) {
  if (isStopped) break
  const isCaught = await judge(patch)
  if (!isStopped) counts[isCaught ? 'passed' : 'failed'] += 1
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 || isStopped ? 1 : 0
