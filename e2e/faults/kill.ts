import { openPhone, type Phone, writeOne } from './phone.ts'
import { randomFrom, seed } from './seed.ts'
import { count, type Count, type Temple } from './temple.ts'

const writers = 8

/** Kills the server while eight phones send, each as fast as it is answered. */
export async function killWhileWriting(
  temple: Temple,
  kills: number,
): Promise<Count & { kills: number; acknowledged: number }> {
  const random = randomFrom(seed)
  const phones = Array.from({ length: writers }, () => openPhone(temple.origin, { random }))
  const names: string[] = []
  let acknowledged = 0
  const over = new AbortController()
  let next = 0
  let restarting: Promise<void> | undefined
  let enough = () => {}

  const flush = async (phone: Phone) => {
    while ((await phone.deliver(true)) !== undefined) await restarting
    acknowledged += 1
    enough()
  }
  const write = async (phone: Phone) => {
    while (!over.signal.aborted) {
      names.push(await writeOne(phone, next++))
      await flush(phone)
    }
  }
  /** Until this many more were confirmed: the other seven are being sent at that moment. */
  const answers = (more: number) => {
    const wanted = acknowledged + more
    return new Promise<void>((resolve) => {
      enough = () => acknowledged >= wanted && resolve()
    })
  }
  const writing = Promise.all(phones.map(write))
  for (let done = 0; done < kills; done += 1) {
    await answers(1 + Math.floor(random() * 3 * writers))
    restarting = temple.killAndRestart()
    await restarting
  }
  over.abort()
  await writing
  const counted = await count(temple, phones, names)
  for (const phone of phones) phone.close()
  return { ...counted, kills, acknowledged }
}
