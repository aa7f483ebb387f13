import { codeOf } from '#server/errors.ts'
import { certificateWords } from '#server/systemErrors/certificates.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

/** Codes of two-step login are right for half a minute. */
const mostSeconds = 20

export const clockOf = (whose: string, other: Date, ours: Date): Finding => {
  const seconds = Math.round(Math.abs(other.getTime() - ours.getTime()) / 1000)
  return seconds <= mostSeconds
    ? ok(`Clock: agrees with ${whose}`)
    : wrong(
        `Clock: ${seconds} seconds away from ${whose}, so codes of two-step login and webhooks may be refused. Have the machine set it by NTP: timedatectl set-ntp true`,
      )
}

/** Compares with a server outside, if there is one that we use anyway and it answers. */
export const checkClock = async (
  origin: string | undefined,
  now: () => Date,
  ask: typeof fetch = fetch,
): Promise<Finding> => {
  const notChecked = (why: string) => attention(`Clock: not compared with a server outside, ${why}`)
  if (!origin) return notChecked('because none is set up')
  try {
    const { headers } = await ask(origin, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    const date = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(date)) return notChecked(`because ${origin} does not say the time`)
    return clockOf(`${new URL(origin).hostname}’s`, new Date(date), now())
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    const certificate = cause instanceof Error && certificateWords(codeOf(cause), cause)
    if (certificate) return wrong(`Address: ${origin}: ${certificate}`)
    return notChecked(`because ${origin} does not answer`)
  }
}
