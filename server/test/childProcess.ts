import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { onTestFinished } from 'vitest'

export type Child = {
  process: ChildProcess
  /** Everything it has written so far, on both streams. */
  output: () => string
  /** Resolves when it has written the text; fails if it ends without it. */
  says: (text: string) => Promise<void>
  /** Its exit code. */
  ended: Promise<number | null>
}

const cached = (): Record<string, string> => {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** The settings of whoever runs the tests are not those of the servers they start. */
export const noEnvFile = { ENV_FILE: '/dev/null' }

/** Runs what follows as the user `nobody`; only root may. */
export const asNobody = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']

/**
 * Runs a script in a separate Node process, which ends with the test at the latest; `through`
 * another program that runs it, such as `asNobody`.
 */
export const childProcess = (
  script: string,
  args: string[],
  env: Record<string, string> = {},
  through: readonly string[] = [],
): Child => {
  const [program = process.execPath, ...before] = [...through, process.execPath]
  const started = spawn(program, [...before, script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...cached(), ...noEnvFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const ended = once(started, 'close').then(([code]: (number | null)[]) => code ?? null)
  const streams = [started.stdout, started.stderr]
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  onTestFinished(async () => {
    started.kill('SIGKILL')
    await ended
  })
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => written.includes(text) && resolve()
      for (const stream of streams) stream.on('data', look)
      look()
      void ended.then(() => reject(new Error(`it ended without saying "${text}":\n${written}`)))
    })
  return { process: started, output: () => written, says, ended }
}
