import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { transact } from '#server/db/db.ts'
import { findMailTrouble } from '#server/features/notifications/mailTrouble.ts'
import { createLog } from '#server/http/requestLog.ts'
import { freePort } from '#server/processes/freePort.ts'
import { mailServer } from '#server/test/mailServer.ts'
import { mailTemple } from '#server/test/mailTemple.ts'
import { createMailWorker } from './mailWorker.ts'

type Settings = Partial<Parameters<typeof createMailWorker>[0]>

const open = async () => {
  const temple = await mailTemple()
  const { db, clock } = temple
  const folder = await mkdtemp(join(tmpdir(), 'modak-mail-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const start = (settings: Settings) => {
    const worker = createMailWorker({
      db,
      now: () => clock.now,
      log: createLog('silent'),
      writers: {},
      smtp: undefined,
      outlet: 'smtp',
      from: { name: '', address: 'temple@example.org' },
      folder,
      ...settings,
    })
    onTestFinished(worker.stop)
    worker.wake()
    return worker
  }
  const wait = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }
  const until = (wanted: object | undefined) =>
    vi.waitFor(async () => expect(await findMailTrouble(db)).toEqual(wanted), {
      interval: 10,
    })
  return { ...temple, start, wait, untilTrouble: until, folder }
}

const mail = { subject: 'Namaste', text: 'x', html: 'x' }

test('without email set up it is held, and sent later if it is still useful', async () => {
  const { db, start, wait, tell, notify, until, clock, smtp, received, folder } = await open()
  await tell('before')
  const held = start({ outlet: 'none' })
  await until('before', { status: 'held' })
  await tell('after')
  const usefulUntil = new Date(clock.now.getTime() + 10 * 60_000)
  await transact(db, (trx) =>
    notify(trx, [
      { key: 'link', language: 'en', mail: { ...mail, to: 'link@example.net' }, usefulUntil },
    ]),
  )
  await until('after', { status: 'held', attempts: 0 })
  await until('link', { status: 'held', mail: expect.stringContaining('link@example.net') })
  await held.stop()
  expect(await readdir(folder)).toEqual([])

  wait(11)
  start({ smtp })
  await until('after', { status: 'sent' })
  await until('before', { status: 'sent' })
  await until('link', { status: 'expired' })
  expect(received.map(({ to }) => to[0]).toSorted()).toEqual([
    'after@example.net',
    'before@example.net',
  ])
})

test('on a developer’s machine an email becomes a file, and is not called sent', async () => {
  const { start, tell, until, folder } = await open()
  await tell('file')
  start({ outlet: 'files' })
  await until('file', { status: 'filed', mail: null })
  expect(await readdir(folder)).toHaveLength(1)
})

test('after an outage longer than a link’s life no useless email is sent', async () => {
  const { db, start, wait, notify, until, clock, smtp, refuseNext, received } = await open()
  refuseNext({ code: 451 })
  const usefulUntil = new Date(clock.now.getTime() + 60_000)
  await transact(db, (trx) =>
    notify(trx, [
      { key: 'link', language: 'en', mail: { ...mail, to: 'link@example.net' }, usefulUntil },
    ]),
  )
  const worker = start({ smtp })
  await until('link', { status: 'waiting', last_error: expect.stringContaining('451') })
  wait(2)
  worker.wake()
  await until('link', { status: 'expired' })
  expect(received).toEqual([])
})

test('an unreachable mail server is reported until an email gets through; waiting ones follow', async () => {
  const { start, wait, tell, until, untilTrouble, smtp } = await open()
  const port = await freePort()
  await tell('first')
  await tell('second')
  const dead = start({ smtp: { host: '127.0.0.1', port, isTls: false } })
  const since = '2026-11-21T04:00:00.000Z'
  const said = expect.stringContaining('ECONNREFUSED')
  await untilTrouble({ kind: 'unreachable', said, since })
  for (const key of ['first', 'second']) {
    await until(key, { status: 'waiting', attempts: 1, claimed_by: null })
  }
  await dead.stop()

  // Neither is due for half a minute.
  wait(0.1)
  await tell('third')
  start({ smtp })
  for (const key of ['first', 'second', 'third']) await until(key, { status: 'sent' })
  await untilTrouble(undefined)
})

test('a wrong password shows before the first email, in the words of the server', async () => {
  const { start, untilTrouble, tell, until } = await open()
  const strict = await mailServer({ password: 'right' })
  const auth = { user: 'temple', pass: 'wrong' }
  const wrong = start({ smtp: { ...strict.smtp, auth } })
  await untilTrouble({
    kind: 'password',
    said: '535 Authentication failed',
    since: '2026-11-21T04:00:00.000Z',
  })
  await wrong.stop()
  await tell('mail')
  start({ smtp: { ...strict.smtp, auth: { ...auth, pass: 'right' } } })
  await until('mail', { status: 'sent' })
  await untilTrouble(undefined)
})

test('a refused sender is reported and loses no email, even if the refusal names the recipient', async () => {
  const { start, tell, until, untilTrouble, smtp, refuseNext } = await open()
  const words = '5.7.1 <temple@example.org>: Sender address rejected: not owned by user temple'
  refuseNext({ code: 553, words })
  await tell('mail')
  start({ smtp })
  await untilTrouble({ kind: 'sender', said: `553 ${words}`, since: expect.any(String) })
  await until('mail', { status: 'waiting', attempts: 1 })
})

test('one delayed or unknown recipient is not reported as trouble; repeated delays are', async () => {
  const { start, clock, tell, until, row, untilTrouble, smtp, refuseNext } = await open()
  refuseNext(
    { code: 550, words: 'No such user' },
    ...Array.from({ length: 5 }, () => ({ code: 451 })),
  )
  await tell('gone')
  const worker = start({ smtp })
  await until('gone', { status: 'failed' })
  await tell('later')
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    await untilTrouble(undefined)
    worker.wake()
    await until('later', { attempts, claimed_by: null })
    clock.now = new Date((await row('later')).due_at)
  }
  await untilTrouble({ kind: 'put_off', said: '451 No', since: expect.any(String) })
  worker.wake()
  await until('later', { status: 'sent' })
  await untilTrouble(undefined)
})
