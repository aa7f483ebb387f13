import 'fake-indexeddb/auto'
import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import type { Language } from '#contract/languages.ts'
import { type ErrorCode, statusOfCode } from '#contract/errors.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createDelivery } from './deliver.ts'
import { createOutbox, TooLateError, type Outbox } from './outbox.ts'
import { canEdit } from './outboxRow.ts'

const start = Date.parse('2026-11-21T05:00Z')
let db: OfflineDb
let outbox: Outbox
let time = start
let account = 'guest'
const outboxIn = (language: Language) =>
  createOutbox({ db, account: () => account, language, now: () => time })
beforeEach(() => {
  time = start
  account = 'guest'
  db = openOfflineDb(`deliver-${crypto.randomUUID()}`)
  outbox = outboxIn('en')
})
afterEach(() => db.delete())

const enqueue = async (...ids: string[]) => {
  for (const id of ids) {
    const input = { name: id, email: 'asha@temple.example', subject: 'puja', message: 'Namaste' }
    await outbox.enqueue({ id, command: 'sendMessage', input })
  }
}

const yes = () => json({ id: 'kept' })
const no = (code: ErrorCode, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status: statusOfCode[code], code }),
    { status: statusOfCode[code], headers },
  )

/** A server that answers each attempt in turn, and accepts from then on. */
const server = (...answers: (Response | Error)[]) => serverWith(undefined, ...answers)

const serverWith = (locks: LockManager | undefined, ...answers: (Response | Error)[]) => {
  const { fetch, requests } = fakeFetch({ '/api/contact': () => answers.shift() ?? yes() })
  const delivery = createDelivery({
    db,
    api: createApi({ fetch, language: 'en' }),
    account: () => account,
    locks,
    now: () => time,
    random: () => 1,
  })
  return {
    ...delivery,
    sent: () =>
      requests.map(({ init }) => (JSON.parse(String(init?.body)) as { name: string }).name),
    credentials: () => requests.map(({ init }) => init?.credentials),
    languages: () => requests.map(({ init }) => new Headers(init?.headers).get('app-language')),
    keys: () => requests.map(({ init }) => new Headers(init?.headers).get('idempotency-key')),
  }
}
const states = async () =>
  (await outbox.list()).map(({ id, state, trouble }) =>
    [id, state, trouble].filter(Boolean).join(' '),
  )

describe('Delivering the outbox', () => {
  it('sends oldest first, each under its own key, and stores the server’s answer', async () => {
    await enqueue('one', 'two')
    const { deliver, sent, keys } = server()
    expect(await deliver()).toBeUndefined()
    expect(sent()).toEqual(['one', 'two'])
    expect(keys()).toEqual(['"one"', '"two"'])
    expect(await outbox.list()).toMatchObject([
      {
        id: 'one',
        state: 'accepted',
        answer: { id: 'kept' },
        settledAt: new Date(start).toISOString(),
      },
      { id: 'two', state: 'accepted' },
    ])
  })

  it('sends nothing twice that the server has said yes to', async () => {
    await enqueue('one')
    const { deliver, sent } = server()
    await deliver()
    await deliver(true)
    expect(sent()).toEqual(['one'])
  })

  it('stops when offline: later items were never sent and can be changed', async () => {
    await enqueue('one', 'two')
    const { deliver, sent } = server(new TypeError('No network'))
    expect(await deliver()).toBe(start + 2_000)
    expect(sent()).toEqual(['one'])
    expect(await states()).toEqual(['one queued unreachable', 'two queued'])
    expect((await outbox.find('two'))?.attempts).toBe(0)
    await deliver()
    expect(sent()).toEqual(['one'])
    time += 2_000
    expect(await deliver()).toBeUndefined()
    expect(sent()).toEqual(['one', 'one', 'two'])
  })

  it('goes on behind one that the server fails at, and comes back to it', async () => {
    await enqueue('one', 'two')
    const { deliver, sent } = server(no('internal'))
    expect(await deliver()).toBe(start + 2_000)
    expect(await states()).toEqual(['one queued server', 'two accepted'])
    time += 2_000
    await deliver()
    expect(sent()).toEqual(['one', 'two', 'one'])
  })

  it('waits twice as long each time, five minutes at most, and starts over when online again', async () => {
    await enqueue('one')
    const { deliver } = server(...Array.from({ length: 11 }, () => no('internal')))
    const waits: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const due = (await deliver()) ?? 0
      waits.push((due - time) / 1000)
      time = due
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    time -= 1
    expect(await deliver(true)).toBe(time + 2_000)
  })

  it.each([
    ['too_many_requests', '30'],
    ['unavailable', '30'],
  ] as const)('leaves a server alone that asks for it: %s', async (code, seconds) => {
    await enqueue('one', 'two')
    const { deliver, sent } = server(no(code, { 'retry-after': seconds }))
    expect(await deliver()).toBe(start + 30_000)
    time += 29_000
    await deliver(true)
    expect(sent()).toEqual(['one'])
    time += 1_000
    await deliver()
    expect(await states()).toEqual(['one accepted', 'two accepted'])
  })

  it.each(['invalid_input', 'not_allowed', 'not_found', 'key_reused'] as const)(
    'keeps a refusal with its codes: %s',
    async (code) => {
      await enqueue('one')
      await server(no(code)).deliver()
      expect(await outbox.find('one')).toMatchObject({
        state: 'refused',
        refusal: { status: statusOfCode[code], problem: { code } },
      })
    },
  )

  it.each(['already_done', 'deleted_since'] as const)(
    'ends what was done long ago and keeps its words until its person removes it: %s',
    async (code) => {
      await enqueue('one')
      const { deliver, sent } = server(no(code))
      expect(await deliver()).toBeUndefined()
      await deliver(true)
      expect(sent()).toEqual(['one'])
      const row = await outbox.find('one')
      expect(row).toMatchObject({ state: 'refused', input: { name: 'one', message: 'Namaste' } })
      expect(row && canEdit(row)).toBe(false)
      const again = outbox.enqueue({
        id: 'two',
        command: 'sendMessage',
        input: {},
        replaces: 'one',
      })
      await expect(again).rejects.toBeInstanceOf(TooLateError)
      expect(await outbox.discard('one')).toBe(true)
    },
  )

  it.each(['request_timeout', 'in_progress'] as const)('tries again after %s', async (code) => {
    await enqueue('one')
    await server(no(code)).deliver()
    expect(await states()).toEqual(['one queued server'])
  })

  it('waits at most an hour even if the server says longer, and then tries again', async () => {
    await enqueue('one')
    const { deliver } = server(no('unavailable', { 'Retry-After': '999999999' }))
    expect(await deliver()).toBe(start + 3_600_000)
    time += 3_600_000
    await deliver()
    expect(await states()).toEqual(['one accepted'])
  })

  it('forgets how long to wait once the clock was put back by years', async () => {
    time = Date.parse('2031-01-01T00:00Z')
    await enqueue('one', 'two')
    await server(no('unavailable', { 'Retry-After': '600' }), no('unavailable')).deliver()
    time = start
    await outbox.release('one')
    expect(await outbox.find('one')).toMatchObject({ dueAt: 0 })
    await server().deliver(true)
    expect(await states()).toEqual(['one accepted', 'two accepted'])
  })

  it('holds what needs a login, without losing it', async () => {
    await enqueue('one')
    const { deliver } = server(no('not_signed_in'))
    expect(await deliver()).toBeUndefined()
    expect(await outbox.find('one')).toMatchObject({ state: 'held', heldFor: 'sign_in' })
    await outbox.release('one')
    await deliver()
    expect(await states()).toEqual(['one accepted'])
  })

  it('takes the login page of a foreign network for no answer at all', async () => {
    await enqueue('one')
    const page = () => new Response('<h1>Welcome to our café</h1>')
    await server(page()).deliver()
    expect(await states()).toEqual(['one queued unreachable'])
    time += 60_000
    await server(new Response('<h1>Forbidden</h1>', { status: 403 })).deliver()
    expect(await states()).toEqual(['one queued unreachable'])
  })

  it('takes the yes of another version of the server for a yes', async () => {
    await enqueue('one')
    await server(json({ number: 7 })).deliver()
    expect(await outbox.find('one')).toMatchObject({ state: 'accepted', answer: { number: 7 } })
  })

  it('sends again, under the same key, what was being sent when the page died', async () => {
    await enqueue('one')
    await db.outbox.where({ id: 'one' }).modify({ state: 'sending', attempts: 1 })
    const { deliver, keys } = server()
    await deliver()
    expect(keys()).toEqual(['"one"'])
    expect(await states()).toEqual(['one accepted'])
  })

  describe('offline, after a page died', () => {
    // Node's own locks, like those of browsers.
    const manager = locks as unknown as LockManager

    it('queues interrupted items again, so that they can be discarded', async () => {
      await enqueue('one')
      await db.outbox.where({ id: 'one' }).modify({ state: 'sending', attempts: 1 })
      expect(await outbox.discard('one')).toBe(false)
      await serverWith(manager).recover()
      expect(await states()).toEqual(['one queued unreachable'])
      // It may have arrived: under this key or not at all.
      expect(await outbox.hold('one')).toBe(false)
      expect(await outbox.discard('one')).toBe(true)
    })

    it('leaves alone what another page is sending', async () => {
      await enqueue('one')
      await db.outbox.where({ id: 'one' }).modify({ state: 'sending', attempts: 1 })
      const { recover } = serverWith(manager)
      await manager.request('modak-outbox', recover)
      expect(await states()).toEqual(['one sending'])
    })
  })

  it('leaves held items alone', async () => {
    await enqueue('one')
    await outbox.hold('one')
    const { deliver, sent } = server()
    await deliver(true)
    expect(sent()).toEqual([])
  })

  it('sends each in the language it was written in, not in the one that is read now', async () => {
    outbox = outboxIn('mr')
    await enqueue('marathi')
    outbox = outboxIn('hi')
    await enqueue('hindi')
    const { deliver, languages } = server()
    await deliver()
    expect(languages()).toEqual(['mr', 'hi'])
  })

  it('lets another person’s items wait until they are logged in', async () => {
    account = 'ravi'
    await enqueue('his')
    account = 'asha'
    await enqueue('mine')
    const { deliver, sent } = server()
    expect(await deliver()).toBeUndefined()
    expect(sent()).toEqual(['mine'])
    expect(await states()).toEqual(['his queued', 'mine accepted'])
    account = 'ravi'
    await deliver()
    expect(sent()).toEqual(['mine', 'his'])
  })

  it('sends a guest’s at any time, and never in the name of the person logged in', async () => {
    await enqueue('guests')
    account = 'asha'
    await enqueue('mine')
    const { deliver, sent, credentials } = server()
    await deliver()
    expect(sent()).toEqual(['guests', 'mine'])
    expect(credentials()).toEqual(['omit', 'include'])
  })
})
