import { expect, test } from 'vitest'
import type { Outgoing } from '#server/adapters/email/port.ts'
import { openDb, transact } from '#server/db/db.ts'
import { mailTemple } from '#server/test/mailTemple.ts'
import { mostToUnconfirmed } from './recipients.ts'

const victim = 'victim@example.net'

const open = async () => {
  const temple = await mailTemple()
  const send = (key: string, outgoing: Partial<Outgoing> = {}, db = temple.db) => {
    const mail = { to: victim, subject: 'x', text: 'x', html: 'x' }
    const whole = { key, language: 'en', mail, ...outgoing } as Outgoing
    return transact(db, (trx) => temple.notify(trx, [whole]))
  }
  const flood = async (day: string) => {
    for (let i = 0; i < mostToUnconfirmed + 3; i += 1) await send(`${day} ${i}`)
  }
  const rows = async () => (await temple.db('deliveries').where({ status: 'waiting' })).length
  return { ...temple, send, flood, rows }
}

test('mails written at the same moment in two processes are counted together', async () => {
  const { db, location, send, rows } = await open()
  const other = openDb(location)
  try {
    const both = Array.from({ length: 3 * mostToUnconfirmed }, (_, i) =>
      send(`at once ${i}`, {}, i % 2 ? other : db),
    )
    await Promise.all(both)
  } finally {
    await other.destroy()
  }
  expect(await rows()).toBe(mostToUnconfirmed)
})
