import { onTestFinished } from 'vitest'
import { openCuttingProxy, places } from './cuttingProxy.ts'
import { openPhone, writeOne } from './phone.ts'
import { randomFrom, seed } from './seed.ts'
import { count, type Count, type Temple } from './temple.ts'

/**
 * Two tabs and the worker send one phone's items, all at once, while a tenth of the connections
 * break. Without `locks` it is like a plain http address, where browsers have none.
 */
export async function flushAtOnce(
  temple: Temple,
  commands: number,
  locks: LockManager | undefined,
): Promise<Count> {
  const random = randomFrom(seed)
  const cutOf = () => places[Math.floor(random() * 10 * places.length)]
  const proxy = await openCuttingProxy(temple.port, cutOf, random)
  onTestFinished(proxy.stop)
  const shared = { name: `shared-${crypto.randomUUID()}`, ...(locks && { locks }), random }
  const runtimes = Array.from({ length: 3 }, () => openPhone(proxy.origin, shared))
  const names: string[] = []
  const [first] = runtimes
  if (!first) throw new Error('no phone')
  for (let index = 0; index < commands; index += 1) names.push(await writeOne(first, index))
  const flush = async () => {
    while ((await first.list()).some(({ state }) => state === 'queued' || state === 'sending')) {
      await Promise.all(runtimes.map((runtime) => runtime.deliver(true)))
    }
  }
  await flush()
  const counted = await count(temple, [first], names)
  for (const runtime of runtimes) runtime.close()
  return counted
}
