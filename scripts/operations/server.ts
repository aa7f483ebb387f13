import { setTimeout as sleep } from 'node:timers/promises'
import { begin, type ProcessResult, type Settings, signal } from './processes.ts'

const startLimitMs = 5 * 60_000
const pauseMs = 250

/** How to start a temple, and where it then answers. */
export type Launch = {
  readonly folder: string
  readonly command: readonly string[]
  readonly settings: Settings
  readonly origin: string
}

export type Server = {
  readonly isUp: boolean
  readonly output: () => string
  readonly ended: Promise<ProcessResult>
  readonly stop: () => Promise<ProcessResult>
}

/** Looks again and again, until it is so or takes too long. */
export const until = async (
  isSo: () => Promise<boolean> | boolean,
  limitMs = startLimitMs,
): Promise<boolean> => {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    if (await isSo()) return true
    await sleep(pauseMs)
  }
  return false
}

/** Starts a server, until it is ready or has ended. */
export const startServer = async ({
  folder,
  command,
  settings,
  origin,
}: Launch): Promise<Server> => {
  const { child, output, ended } = begin(folder, command, settings)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(async () => isOver() || (await isReady()))
  return {
    isUp: !isOver() && (await isReady()),
    output,
    ended,
    stop: async () => {
      signal(child, 'SIGTERM')
      return ended
    },
  }
}
