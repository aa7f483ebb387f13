import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { settingNames } from '#server/config.ts'

export type Settings = Readonly<Record<string, string>>

export type ProcessResult = { readonly code: number | null; readonly output: string }

/** No command of the guide takes longer, and one that was to be refused may go on for ever. */
const limitMs = 10 * 60_000

const running = new Set<ChildProcess>()

/** Without the settings of an app started from the same terminal. */
const withoutSettings = () => {
  const own = new Set([...settingNames, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)))
}

/** Also the processes that it started. */
export const signal = ({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name)
}

/** In a process group of its own, so that all of it can be ended. */
export const begin = (
  folder: string,
  [command = '', ...args]: readonly string[],
  settings: Settings = {},
) => {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...withoutSettings(), ...settings },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => parts.push(String(part)))
  const output = () => parts.join('')
  const ended = once(child, 'close').then(([code]): ProcessResult => {
    running.delete(child)
    return { code, output: output() }
  })
  return { child, output, ended }
}

/** Runs a command to its end. */
export const runIn = async (
  folder: string,
  command: readonly string[],
  settings: Settings = {},
): Promise<ProcessResult> => {
  const { child, ended } = begin(folder, command, settings)
  const timer = setTimeout(() => signal(child, 'SIGKILL'), limitMs)
  try {
    return await ended
  } finally {
    clearTimeout(timer)
  }
}

export const endAll = (): void => running.forEach((child) => signal(child, 'SIGKILL'))

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
