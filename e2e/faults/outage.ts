import { openPhone, writeOne } from './phone.ts'
import { randomFrom, seed } from './seed.ts'
import { count, type Count, type Temple } from './temple.ts'

const outageMs = 5 * 60_000

/**
 * For five minutes by the phone's clock the server has lost a table and answers 500 to everything;
 * the phone sends when its own waiting times are over, and at no other time.
 */
export async function failForFiveMinutes(
  temple: Temple,
  commands: number,
): Promise<Count & { attempts: number; arrivedAfterMs: number }> {
  const start = Date.parse('2026-11-21T05:00:00Z')
  let time = start
  const phone = openPhone(temple.origin, { now: () => time, random: randomFrom(seed) })
  const names: string[] = []
  for (let index = 0; index < commands; index += 1) names.push(await writeOne(phone, index))

  await temple.db.schema.renameTable('receipts', 'receipts_gone')
  let due = await phone.deliver()
  let wasLost = true
  while (due !== undefined) {
    time = Math.max(due, time)
    if (wasLost && time - start >= outageMs) {
      await temple.db.schema.renameTable('receipts_gone', 'receipts')
      wasLost = false
    }
    due = await phone.deliver()
  }
  const stored = await phone.list()
  const counted = await count(temple, [phone], names)
  phone.close()
  const attempts = stored.reduce((sum, row) => sum + row.attempts, 0)
  return { ...counted, attempts, arrivedAfterMs: time - start }
}
