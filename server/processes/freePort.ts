import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port)
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * A port that nobody listens on. It is below those that the system gives to outgoing connections and to
 * servers that ask for any, so that none of them takes it before a server has started.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(10_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('No port to be had')
}
