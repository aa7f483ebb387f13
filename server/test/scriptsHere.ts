import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import {
  ChildProcessError,
  runApart,
  runScriptsBy,
  type Work,
} from '#server/processes/childProcess.ts'

const server = join(import.meta.dirname, '..')
const pictures = join(server, 'adapters/image/')

/** What these answer does not depend on the process; the others set its priority, fonts or rights. */
const here = new Set(
  [
    'markdown/inChildProcess.ts',
    'adapters/image/inChildProcess.ts',
    'adapters/image/iconInChildProcess.ts',
    'adapters/image/letterheadInChildProcess.ts',
    'features/orders/papers/pdf/childProcess.ts',
    'receipts/childProcess.ts',
  ].map((script) => join(server, script)),
)

/** One after the other: what sharp accepts holds for the whole process. */
let last: Promise<unknown> = Promise.resolve()

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const workHere = async (script: string, input: unknown): Promise<unknown> => {
  const { work } = (await import(script)) as { work: Work }
  try {
    return asJson(await work(asJson(input)))
  } catch (error) {
    throw new ChildProcessError(`${script}: ${String(error)}`)
  } finally {
    if (script.startsWith(pictures)) {
      const { default: sharp } = await import('sharp')
      sharp.unblock({ operation: ['VipsForeignLoad'] })
    }
  }
}

const useScriptsHere = (): void =>
  runScriptsBy((script, input, limits) => {
    if (!here.has(script)) return runApart(script, input, limits)
    const mine = last.then(() => workHere(script, input))
    last = mine.catch(() => undefined)
    return mine
  })

beforeAll(useScriptsHere)

/** For tests of the processes themselves: what is too much for one ends it, and nothing else. */
export const useRealProcesses = (): void => {
  beforeAll(() => runScriptsBy(runApart))
  afterAll(useScriptsHere)
}
