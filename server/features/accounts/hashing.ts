import type { Options } from '@node-rs/argon2'
import { AppError } from '#server/errors.ts'

/**
 * argon2id with 19 MiB and two passes, as OWASP recommends for a server that also does other work.
 */
const settings: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody has, so that an unknown name takes as long as a known one. */
const dummy =
  '$argon2id$v=19$m=19456,t=2,p=1$rOXMo5EmTHfwOLM8s8ROsg$lrPxo+llg/5I67kyA0m5X0KMWv+ubYBXejlkJPuxdsY'

/** Each takes 19 MiB and a core: more at once would only be slower and get in everybody's way. */
const atOnce = 2
/** Beyond this queue, callers are asked to try again: it is an attack or a very bad moment. */
const waitingAtMost = 100

/** Runs at most `atOnce` at a time; the others wait in order. */
const createGate = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const gate = createGate()

/** Loaded at the first login. */
const argon2 = () => import('@node-rs/argon2')

export const hashPassword = (password: string): Promise<string> =>
  gate(async () => (await argon2()).hash(password, settings))

/** Without a hash it takes as long, and answers false. */
export const verifyPassword = (hash: string | undefined, password: string): Promise<boolean> =>
  gate(async () => {
    const isRight = await (await argon2()).verify(hash ?? dummy, password)
    return isRight && hash !== undefined
  })

/** Made with older settings. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')
