import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createOutbox, type Outbox, OutboxStorageError, TooLateError } from './outbox.ts'
import { canEdit, isOpen, type OutboxRow } from './outboxRow.ts'

let db: OfflineDb
let outbox: Outbox
beforeEach(() => {
  db = openOfflineDb(`outbox-${crypto.randomUUID()}`)
  outbox = createOutbox({
    db,
    account: () => 'guest',
    language: 'mr',
    now: () => Date.parse('2026-11-21T05:00Z'),
  })
})
afterEach(() => db.delete())

const message = { name: 'Asha', email: 'asha@temple.example', subject: 'puja', message: 'Namaste' }
const aCommand = (id: string) => ({ id, command: 'sendMessage', input: message }) as const
const change = (id: string, to: Partial<OutboxRow>) => db.outbox.where({ id }).modify(to)

describe('The outbox', () => {
  it('stores items in order, under the id the form was opened with', async () => {
    await outbox.enqueue(aCommand('first'))
    await outbox.enqueue(aCommand('second'))
    expect(await outbox.list()).toMatchObject([
      { id: 'first', state: 'queued', input: message, account: 'guest', attempts: 0 },
      { id: 'second', state: 'queued', createdAt: '2026-11-21T05:00:00.000Z' },
    ])
  })

  it('stores the name of what a command is about, which the content may lose later', async () => {
    await outbox.enqueue({ ...aCommand('one'), subject: 'Lakshmi Puja' })
    expect(await outbox.find('one')).toMatchObject({ subject: 'Lakshmi Puja' })
  })

  it('holds one command, however often its button is pressed', async () => {
    await Promise.all([1, 2, 3].map(() => outbox.enqueue(aCommand('one'))))
    expect(await outbox.list()).toHaveLength(1)
  })

  it('keeps both if two tabs opened one draft and wrote different things', async () => {
    expect(await outbox.enqueue(aCommand('one'))).toBe('one')
    await change('one', { state: 'accepted' })
    const other = { ...message, message: 'Something else' }
    const id = await outbox.enqueue({ ...aCommand('one'), input: other })
    expect(id).not.toBe('one')
    expect(await outbox.list()).toMatchObject([
      { id: 'one', input: message, state: 'accepted' },
      { id, input: other, state: 'queued' },
    ])
  })

  it('takes the place of the draft in the same step', async () => {
    await db.drafts.put({ form: 'contact', id: 'one', values: message, savedAt: '' })
    await outbox.enqueue({ ...aCommand('one'), draft: 'contact' })
    expect(await db.drafts.count()).toBe(0)
  })

  it('keeps the draft if the command could not be stored, and says so', async () => {
    await db.drafts.put({ form: 'contact', id: 'one', values: message, savedAt: '' })
    const uncloneable = { ...aCommand('one'), input: () => undefined, draft: 'contact' }
    await expect(outbox.enqueue(uncloneable)).rejects.toBeInstanceOf(OutboxStorageError)
    expect(await db.drafts.count()).toBe(1)
    expect(await outbox.list()).toEqual([])
  })

  it('distinguishes a full phone from one that forbids storage', () => {
    const full = Object.assign(new Error('wrapped'), {
      inner: new DOMException('No room', 'QuotaExceededError'),
    })
    expect(new OutboxStorageError(full).isFull).toBe(true)
    expect(new OutboxStorageError(new Error('closed')).isFull).toBe(false)
  })

  describe('before anything was sent', () => {
    it('holds a command back while it is edited, and replaces it', async () => {
      await outbox.enqueue(aCommand('old'))
      expect(await outbox.hold('old')).toBe(true)
      expect(await outbox.find('old')).toMatchObject({ state: 'held', heldFor: 'edit' })
      await outbox.enqueue({ ...aCommand('new'), replaces: 'old' })
      expect((await outbox.list()).map(({ id }) => id)).toEqual(['new'])
    })

    it('lets a held one go as it was', async () => {
      await outbox.enqueue(aCommand('one'))
      await outbox.hold('one')
      await outbox.release('one')
      const row = await outbox.find('one')
      expect(row).toMatchObject({ state: 'queued', dueAt: 0 })
      expect(row).not.toHaveProperty('heldFor')
    })
  })

  it('never lets one that was sent be changed, until the server has refused it', async () => {
    await outbox.enqueue(aCommand('one'))
    await change('one', { attempts: 1 })
    expect(await outbox.hold('one')).toBe(false)
    const edited = outbox.enqueue({ ...aCommand('edited'), replaces: 'one', draft: 'contact/one' })
    await expect(edited).rejects.toBeInstanceOf(TooLateError)
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['one'])
    await change('one', { state: 'refused' })
    expect(await outbox.hold('one')).toBe(true)
    await outbox.enqueue({ ...aCommand('edited'), replaces: 'one' })
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['edited'])
  })

  it('gives up nothing that is on its way', async () => {
    await outbox.enqueue(aCommand('one'))
    await change('one', { state: 'sending' })
    expect(await outbox.discard('one')).toBe(false)
    await change('one', { state: 'refused' })
    expect(await outbox.discard('one')).toBe(true)
    expect(await outbox.list()).toEqual([])
  })

  it('keeps sent items in the list until the person clears them', async () => {
    await outbox.enqueue(aCommand('sent'))
    await outbox.enqueue(aCommand('waiting'))
    await change('sent', { state: 'accepted' })
    expect(await outbox.list()).toHaveLength(2)
    await outbox.clearSent()
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['waiting'])
  })

  it('is announced once, whichever page is the first', async () => {
    await outbox.enqueue(aCommand('one'))
    const announced = await Promise.all([outbox.markAnnounced('one'), outbox.markAnnounced('one')])
    expect(announced.toSorted()).toEqual([false, true])
  })

  it.each([
    ['queued', 0, true, true],
    ['queued', 1, false, true],
    ['sending', 1, false, true],
    ['held', 0, true, true],
    ['held', 1, false, true],
    ['refused', 1, true, true],
    ['accepted', 1, false, false],
  ] as const)(
    '%s after %i attempts: editable %s, open %s',
    async (state, attempts, edits, open) => {
      await outbox.enqueue(aCommand('one'))
      await change('one', { state, attempts })
      const [row] = await outbox.list()
      expect(row && [canEdit(row), isOpen(row)]).toEqual([edits, open])
    },
  )
})
