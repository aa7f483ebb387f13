import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node'
import { mapFile, readMap } from './mapFile.ts'
import { type TestRan, toMap } from './ran.ts'

const root = join(import.meta.dirname, '../..')

const costOf = (module: TestModule) => ({
  name: relative(root, module.moduleId),
  project: module.project.name,
  cpu: module.meta().cpu ?? 0,
})

/** Each process wrote a file of its own. A test that ran on both databases is there twice. */
const readRecord = (folder: string): TestRan[] =>
  globSync('*.jsonl', { cwd: folder })
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
    .map(({ test, ran }: TestRan) => ({ test: relative(root, test), ran }))

/** Writes what each file cost, and after a whole run what each file ran. */
export default class Costs implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const costs = modules.map(costOf)
    const { TEST_COSTS, TEST_RECORD } = process.env
    if (TEST_COSTS)
      writeFileSync(
        TEST_COSTS,
        JSON.stringify(
          costs.map(({ name, project, cpu }) => ({
            name: project === 'postgres' ? `${name} (PostgreSQL)` : name,
            cpu,
          })),
        ),
      )
    if (!TEST_RECORD || reason === 'interrupted') return
    const cpuOf = new Map(
      costs.filter(({ project }) => project !== 'postgres').map(({ name, cpu }) => [name, cpu]),
    )
    // A file that could not be loaded ran what it ran before.
    const before = Object.entries(readMap() ?? {}).filter(([test]) => cpuOf.has(test))
    const map = {
      ...Object.fromEntries(before),
      ...toMap(readRecord(TEST_RECORD), (test) => cpuOf.get(test) ?? 0),
    }
    mkdirSync(dirname(mapFile), { recursive: true })
    writeFileSync(mapFile, JSON.stringify(map))
  }
}
