import type { Knex } from 'knex'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Mail, MailWriters } from '#server/adapters/email/port.ts'
import { onCommit, openDb, transact, type DbLocation } from '#server/db/db.ts'
import {
  claimDeliveries,
  giveUpDelivery,
  markSent,
  retryDelivery,
} from '#server/features/notifications/repository.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { dialect } from '#server/test/database.ts'
import type { MailServer } from '#server/test/mailServer.ts'
import { mailTemple, start } from '#server/test/mailTemple.ts'

const claimOne = async (db: Knex, lease: { claim: string; now: string; leaseUntil: string }) =>
  (await claimDeliveries(db, { channel: 'email', limit: 1, ...lease }))[0]

const childScript = join(import.meta.dirname, '../test/workInChildProcess.ts')

const inChild = (location: DbLocation, { smtp }: MailServer) =>
  childProcess(childScript, [JSON.stringify({ location, smtp })])

test('committed emails are sent, in order; rolled-back ones are not', async () => {
  const { db, work, notify, tell, until, received, clock } = await mailTemple()
  onCommit(db, work().wake)
  const keys = ['first', 'second', 'third', 'fourth']
  for (const key of keys) {
    await tell(key)
    clock.now = new Date(clock.now.getTime() + 1)
  }
  const lost = transact(db, async (trx) => {
    await notify(trx, [
      {
        key: 'lost',
        language: 'en',
        mail: { to: 'nobody@example.net', subject: '', text: '', html: '' },
      },
    ])
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await until('fourth', { status: 'sent', mail: null })
  expect(received.map(({ to }) => to)).toEqual(keys.map((key) => [`${key}@example.net`]))
  expect(received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@temple\.example>\r$/m)
})

test('a draft becomes an email when it is sent, in its row’s language; one that nobody can write waits', async () => {
  const { work, draft, until, received } = await mailTemple()
  await draft('unknown', 'of another version')
  await draft('meera@example.net', 'greeting', 'hi')
  const writers: MailWriters = {
    greeting: async (_, about, language) => ({ ...(about as Mail), subject: `in ${language}` }),
  }
  work({ writers }).wake()
  await until('meera@example.net', { status: 'sent', mail: null })
  await until('unknown', { status: 'waiting', last_error: expect.stringContaining('version') })
  expect(received.map(({ to }) => to)).toEqual([['meera@example.net']])
  // In the language of its row.
  expect(received[0]?.raw).toMatch(/^Subject: in hi\r$/m)
})

test('nobody is told of the same event twice', async () => {
  const { work, tell, until, received, db } = await mailTemple()
  await tell('booking')
  await tell('booking', 'another@example.net')
  const worker = work()
  worker.wake()
  await until('booking', { status: 'sent' })
  await tell('booking')
  worker.wake()
  await worker.stop()
  expect(received.map(({ to }) => to)).toEqual([['booking@example.net']])
  expect(await db('deliveries')).toHaveLength(1)
})

test('two workers at once send each email once', async () => {
  const { db, location, work, tell, received } = await mailTemple()
  const keys = Array.from({ length: 40 }, (_, i) => `mail-${i}`)
  for (const key of keys) await tell(key)
  const other = openDb(location)
  const pair = [work({ lanes: 4 }), work({ db: other, lanes: 4 })]
  for (const worker of pair) worker.wake()
  await vi.waitFor(
    async () => expect(await db('deliveries').where({ status: 'sent' })).toHaveLength(40),
    { timeout: 20_000, interval: 20 },
  )
  await Promise.all(pair.map((worker) => worker.stop()))
  await other.destroy()
  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(
    keys.map((key) => `${key}@example.net`).toSorted(),
  )
}, 30_000)

test('emails that are not due yet, or are being sent elsewhere, are not taken', async () => {
  const { db, tell, clock } = await mailTemple()
  const lease = (ms: number) => ({
    claim: `at ${ms}`,
    now: new Date(start.getTime() + ms).toISOString(),
    leaseUntil: new Date(start.getTime() + ms + 1000).toISOString(),
  })
  await tell('due')
  clock.now = new Date(start.getTime() + 500)
  await tell('later')
  expect(await claimOne(db, lease(0))).toMatchObject({ mail: { to: 'due@example.net' } })
  expect(await claimOne(db, lease(499))).toBeUndefined()
  const claimed = await Promise.all(Array.from({ length: 5 }, () => claimOne(db, lease(500))))
  expect(claimed.filter(Boolean)).toEqual([
    expect.objectContaining({ mail: expect.objectContaining({ to: 'later@example.net' }) }),
  ])
  expect(await claimOne(db, lease(999))).toBeUndefined()
  expect(await claimOne(db, lease(1000))).toMatchObject({ attempts: 2 })
})

test.runIf(dialect === 'postgres')(
  'what another process is taking at this moment is passed over, without waiting for it',
  async () => {
    const { db, tell } = await mailTemple()
    await tell('first')
    await tell('second')
    const lease = {
      claim: 'x',
      now: start.toISOString(),
      leaseUntil: new Date(start.getTime() + 1000).toISOString(),
    }
    await db.transaction(async (trx) => {
      expect((await claimOne(trx, lease))?.mail).toMatchObject({ to: 'first@example.net' })
      expect((await claimOne(db, lease))?.mail).toMatchObject({ to: 'second@example.net' })
      expect(await claimOne(db, lease)).toBeUndefined()
    })
  },
)

test('a worker that lost its lease does not undo the next one’s work; sent emails stay sent', async () => {
  const { db, tell, row } = await mailTemple()
  await tell('mail')
  const claim = async (ms: number) => {
    const claimed = await claimOne(db, {
      claim: `at ${ms}`,
      now: new Date(start.getTime() + ms).toISOString(),
      leaseUntil: new Date(start.getTime() + ms + 1000).toISOString(),
    })
    if (!claimed) throw new Error('nothing was due')
    return claimed
  }
  const slow = await claim(0)
  const next = await claim(1000)
  await giveUpDelivery(db, slow, { at: start.toISOString(), reason: 'lost' })
  expect(await row('mail')).toMatchObject({ status: 'waiting', last_error: null })
  await markSent(db, slow, { at: start.toISOString(), status: 'sent' })
  await retryDelivery(db, next, { dueAt: start.toISOString(), reason: 'late' })
  expect(await row('mail')).toMatchObject({ status: 'sent', last_error: null })
})

test('an email whose worker was killed is sent again once its lease is over, under the same id', async () => {
  const { location, server, hold, offered, clock, tell, until, row, work, received } =
    await mailTemple()
  clock.now = new Date()
  await tell('dying')
  const letGo = hold()
  const dying = inChild(location, server)
  await vi.waitFor(() => expect(offered, dying.output()).toHaveLength(1), { timeout: 20_000 })
  dying.process.kill('SIGKILL')
  await dying.ended
  letGo()

  const worker = work()
  worker.wake()
  await worker.stop()
  expect(received).toHaveLength(0)
  expect(await row('dying')).toMatchObject({ status: 'waiting', attempts: 1 })

  clock.now = new Date((await row('dying')).due_at)
  work().wake()
  await until('dying', { status: 'sent', attempts: 2 })
  expect(received).toHaveLength(1)
}, 60_000)

test('SIGTERM lets the current email finish and starts no other', async () => {
  const { location, server, hold, offered, tell, row, received } = await mailTemple()
  await tell('in-hand')
  await tell('next')
  const letGo = hold()
  const leaving = inChild(location, server)
  await vi.waitFor(() => expect(offered, leaving.output()).toHaveLength(1), { timeout: 20_000 })
  leaving.process.kill('SIGTERM')
  await leaving.says('stopping')
  letGo()
  expect(await leaving.ended, leaving.output()).toBe(0)
  expect(await row('in-hand')).toMatchObject({ status: 'sent' })
  expect(await row('next')).toMatchObject({ status: 'waiting', attempts: 0 })
  expect(received).toHaveLength(1)
}, 60_000)

test('due emails are found by an index, however many were sent', async () => {
  const { db } = await mailTemple()
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    key: `sent-${i}`,
    message_id: `<${i}@x>`,
    status: 'sent',
    due_at: start.toISOString(),
    attempts: 1,
    created_at: start.toISOString(),
  }))
  await db.batchInsert('deliveries', rows, 100)
  const query = `select id from deliveries where status = 'waiting' and channel = 'email' and due_at <= '2027' order by due_at, id limit 1`
  if (dialect === 'postgres') await db.raw('analyze deliveries')
  const plan = await db.raw(
    dialect === 'postgres' ? `explain ${query}` : `explain query plan ${query}`,
  )
  expect(JSON.stringify(plan)).toContain('deliveries_due')
  if (dialect === 'sqlite') expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
})
