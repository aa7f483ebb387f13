import { execFile } from 'node:child_process'
import { join } from 'node:path'

type Limits = {
  readonly timeoutMs: number
  /** JavaScript's own memory; native code is not counted. */
  readonly heapMb: number
  /** Ends it early. */
  readonly signal?: AbortSignal
  /** What Node itself reads as it starts, and so cannot come with the input. */
  readonly env?: Readonly<Record<string, string>>
}

/** For another Node process or thread: it loads our modules as the server does. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  join(import.meta.dirname, '../strippedTypes.mjs'),
]

type Run = (script: string, input: unknown, limits: Limits) => Promise<unknown>

/** It took too long or too much memory, or died: most likely because of its input. */
export class ChildProcessError extends Error {}

const largestAnswer = 16 * 1024 * 1024

/**
 * In a process that ends: its memory is freed, and however long it works, nobody else waits. JSON on
 * its standard input, JSON on its output.
 */
export const runApart: Run = (script, input, { timeoutMs, heapMb, signal, env }) => {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, ...nodeFlags, script],
      {
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        ...(signal && { signal }),
        maxBuffer: largestAnswer,
        // Without our environment: no mail server's password, no key.
        env: { ...env },
      },
      (error, stdout, stderr) => {
        if (error) reject(new ChildProcessError(`${script}: ${stderr || error.message}`))
        else resolve(JSON.parse(stdout))
      },
    )
    // A child that died early stops reading; its exit says why.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(JSON.stringify(input))
  })
}

let run = runApart

/** Runs one of our scripts apart, so that it cannot take the server with it. */
export const runChildProcess: Run = (script, input, limits) => run(script, input, limits)

/** For tests of what a script answers: that is the same in their own process, and costs a tenth. */
export const runScriptsBy = (other: Run): void => void (run = other)

/** The input of a child process. */
export const readChildProcessInput = async (): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** What a script does for who started it. */
export type Work = (input: unknown) => Promise<unknown>

/** The whole life of a child process. */
export const workForParent = async (work: Work): Promise<void> => {
  const answer = await work(await readChildProcessInput())
  process.stdout.write(JSON.stringify(answer))
}
