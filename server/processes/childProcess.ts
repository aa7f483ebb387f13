import { execFile } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'

type Limits = {
  readonly timeoutMs: number
  /** JavaScript's own memory; what native code takes is not counted. */
  readonly heapMb: number
}

/** It took too long or too much, or died: what it was given is to blame as far as anybody can tell. */
export class ChildProcessError extends Error {}

const largestAnswer = 16 * 1024 * 1024

/**
 * Runs a script of ours in a process that ends: its memory is given back, and however long it works,
 * nobody else waits. Takes JSON on its standard input and answers JSON on its output.
 */
export const runChildProcess = (
  script: string,
  input: unknown,
  { timeoutMs, heapMb }: Limits,
): Promise<unknown> => {
  const compileCache = getCompileCacheDir()
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, '--disable-warning=ExperimentalWarning', script],
      {
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: largestAnswer,
        // Nothing of ours: no password of a mail server, no key.
        env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
      },
      (error, stdout, stderr) => {
        if (error) reject(new ChildProcessError(`${script}: ${stderr || error.message}`))
        else resolve(JSON.parse(stdout))
      },
    )
    // A child that died early does not read on; its exit says why.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(JSON.stringify(input))
  })
}

/** What a child was given. */
export const readChildProcessInput = async (): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}
