import { type ChildProcess, spawn } from 'node:child_process'

/** Longer than any of its runs takes: a bug may be a loop without an end. */
const limitMs = 20 * 60_000

let running: ChildProcess | undefined
let isStopped = false

/** What runs in a copy: one program at a time, and none after `stop`. */
export const stop = (): void => {
  isStopped = true
  end('SIGTERM')
}

/** With all that it has started. */
const end = (signal: NodeJS.Signals): void => {
  if (running?.pid === undefined) return
  try {
    process.kill(-running.pid, signal)
  } catch {
    // It has ended by itself.
  }
}

export type ProgramResult = {
  readonly isOk: boolean
  readonly isHung: boolean
  readonly output: string
}

type Program = {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** Runs a program with this Node, the pinned version, in a process group of its own. */
export const run = ({ args, cwd, env }: Program): Promise<ProgramResult> =>
  new Promise((resolve) => {
    if (isStopped) return resolve({ isOk: false, isHung: false, output: 'stopped' })
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    running = child
    let isHung = false
    const timer = setTimeout(() => {
      isHung = true
      end('SIGKILL')
    }, limitMs)
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
    const settle = (isOk: boolean): void => {
      clearTimeout(timer)
      running = undefined
      resolve({ isOk, isHung, output: Buffer.concat(chunks).toString() })
    }
    child.on('error', () => settle(false))
    child.on('close', (code) => settle(code === 0))
  })
