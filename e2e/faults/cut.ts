import { onTestFinished } from 'vitest'
import { openCuttingProxy, type Place, places } from './cuttingProxy.ts'
import { openPhone, writeOne } from './phone.ts'
import { randomFrom, seed } from './seed.ts'
import { count, type Count, type Temple } from './temple.ts'

/** A command is tried this often before it stays in the outbox. */
const patience = 12

/**
 * Sends commands over connections that break: the first attempt of each command at one of the
 * places in turn, and a third of the later ones anywhere.
 */
export async function cutConnections(
  temple: Temple,
  commands: number,
): Promise<Count & { cuts: Record<Place, number> }> {
  const random = randomFrom(seed)
  let turn = 0
  let isFirst = true
  const cutOf = (): Place | undefined => {
    if (!isFirst && random() > 1 / 3) return undefined
    isFirst = false
    turn += 1
    return places[turn % places.length]
  }
  const proxy = await openCuttingProxy(temple.port, cutOf, random)
  onTestFinished(proxy.stop)
  const phone = openPhone(proxy.origin, { random })
  const names: string[] = []
  for (let index = 0; index < commands; index += 1) {
    isFirst = true
    names.push(await writeOne(phone, index))
    for (let tries = 0; tries < patience; tries += 1) {
      if ((await phone.deliver(true)) === undefined) break
    }
  }
  const counted = await count(temple, [phone], names)
  phone.close()
  return { ...counted, cuts: { ...proxy.cuts } }
}
