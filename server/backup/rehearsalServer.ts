import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/processes/freePort.ts'
import { BackupError } from './errors.ts'
import type { Data } from './uploads.ts'

const server = join(import.meta.dirname, '../start.mjs')
const endWithParent = join(import.meta.dirname, '../processes/endWithParent.mjs')

const startLimitMs = 5 * 60_000
const stopLimitMs = 20_000
const lookMs = 200

/** Of the running temple's environment, only what Node needs: no key, and no account anywhere. */
const inherited = ['PATH', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

/** On this machine only, without `.env`; a process that is only `web` sends nothing to anybody. */
const environmentOf = ({ location, dataDir }: Data, port: number) => ({
  ...Object.fromEntries(inherited.flatMap((name) => [[name, process.env[name] ?? '']])),
  ENV_FILE: '/dev/null',
  DATA_DIR: dataDir,
  ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
  HOST: '127.0.0.1',
  PORT: String(port),
  ROLE: 'web',
  LOG_LEVEL: 'warn',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
})

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The sentence in which a start was refused, or the first line of what went wrong in it. */
const reasonIn = (output: string): string => {
  const lines = output.trim().split('\n')
  const reason = lines.find((line) => /error: /i.test(line)) ?? lines.at(-1) ?? ''
  return reason.replace(/\.$/, '')
}

/** A server on restored data, once it is ready; it ends with this process at the latest. */
export const startRehearsal = async (data: Data) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--import', endWithParent, server],
    { env: environmentOf(data, port), stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part.toString()))
  const ended = once(child, 'close')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const last = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
    await ended
    clearTimeout(last)
  }
  const until = Date.now() + startLimitMs
  while (child.exitCode === null && Date.now() < until) {
    if (await isReady(origin)) return { origin, stop }
    await pause(lookMs)
  }
  await stop()
  throw new BackupError(`The restored temple does not start: ${reasonIn(output.join(''))}`)
}
