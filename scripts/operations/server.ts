import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { settingNames } from '#server/config.ts'

const startLimitMs = 5 * 60_000
const pauseMs = 250

/** Without the settings of an app started from the same terminal. */
const withoutSettings = () => {
  const own = new Set([...settingNames, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)))
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export type Ended = { readonly code: number | null; readonly said: string }

/** Runs a command to its end. */
export const runIn = async (
  folder: string,
  [command = '', ...args]: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> => {
  const child = spawn(command, args, { cwd: folder, env: { ...withoutSettings(), ...settings } })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => said.push(String(part)))
  const [code] = await once(child, 'close')
  return { code, said: said.join('') }
}

/** `npm start`, until it answers or has ended. */
export const startServer = async (folder: string, settings: Readonly<Record<string, string>>) => {
  // In a process group of its own, so that all of it can be ended.
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...withoutSettings(), ...settings },
    detached: true,
  })
  const said: string[] = []
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part) => said.push(String(part)))
  const ended = once(npm, 'close').then(([code]): Ended => ({ code, said: said.join('') }))
  const origin = `http://127.0.0.1:${settings['PORT']}`
  const until = Date.now() + startLimitMs
  const answers = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (npm.exitCode === null && Date.now() < until && !(await answers())) await sleep(pauseMs)
  return {
    origin,
    isUp: npm.exitCode === null && (await answers()),
    said: () => said.join(''),
    ended,
    stop: async (): Promise<Ended> => {
      if (npm.exitCode === null && npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
      return ended
    },
  }
}
