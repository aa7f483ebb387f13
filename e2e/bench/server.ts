import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '#server/processes/freePort.ts'

export const root = join(import.meta.dirname, '../..')

export type RunningServer = {
  origin: string
  pid: number
  /** The folder for its data. */
  folder: string
  stop: () => Promise<void>
}

/**
 * Starts the production server on a free port with an empty data folder, and waits until it
 * answers.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'modak-bench-'))
  const child = spawnQuietly('sh', ['-c', startCommand()], {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ENV_FILE: '/dev/null',
    NODE_ENV: 'production',
    ...env,
  })
  const origin = `http://localhost:${port}`
  await untilAnswers(`${origin}/api/health`, child)
  return {
    origin,
    pid: pidOf(child),
    folder,
    async stop() {
      await stopProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What `npm start` runs. The shell is replaced by the server, so its process is the server’s. */
const startCommand = (): string => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

export const startNode = (args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawnQuietly(process.execPath, args, env)

const spawnQuietly = (command: string, args: string[], env: Record<string, string>) =>
  spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export async function untilAnswers(
  url: string,
  child: ChildProcess,
  patienceMs = 30_000,
): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nobody answers at ${url}`)
}

export function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The process did not start')
  return child.pid
}

/** Processor time a process has used, in microseconds (Linux: /proc/PID/stat counts in 10 ms). */
export async function cpuMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** Resident memory of a process in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}
