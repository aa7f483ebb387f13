import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { breakDatabase } from '#app/test/databaseFaults.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { type ErrorCode, statusOfCode } from '#contract/errors.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createDelivery } from './deliver.ts'
import { createOutbox } from './outbox.ts'
import { createSubmit, patienceMs } from './submit.ts'

let db: OfflineDb
beforeEach(() => {
  db = openOfflineDb(`submit-${crypto.randomUUID()}`)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await db.delete()
})

const input = {
  name: 'Asha',
  email: 'asha@temple.example',
  subject: 'puja',
  message: 'Namaste',
} as const
const theMessage = { id: 'one', command: 'sendMessage', input, draft: 'contact' } as const

const no = (code: ErrorCode) =>
  json({ type: 'about:blank', title: code, status: statusOfCode[code], code }, statusOfCode[code])

const phone = (answer: Response | Error, isOnline = true, isOffline?: () => boolean) => {
  const { fetch, requests } = fakeFetch({ '/api/contact': answer })
  const api = createApi({ fetch })
  const account = () => 'guest'
  const outbox = createOutbox({ db, account, language: 'en' })
  const { deliver } = createDelivery({ db, api, account, locks: undefined })
  const wake = () => void (isOnline && deliver())
  return {
    outbox,
    requests,
    deliver,
    ...createSubmit({ db, api, outbox, account, wake, ...(isOffline && { isOffline }) }),
  }
}

describe('A form that is sent', () => {
  it('is sent directly, once, if the phone’s database does not answer', async () => {
    const mend = await breakDatabase(db, 'locked')
    const { submit, outbox, requests } = phone(json({ id: 'kept' }))
    expect(await submit(theMessage)).toMatchObject({ state: 'accepted' })
    mend()
    // What was given up stores nothing afterwards, which would be sent again.
    expect(await outbox.list()).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it('stays in the form if neither the database nor the server answers', async () => {
    const mend = await breakDatabase(db, 'blocked')
    const { submit, outbox } = phone(new TypeError('No network'))
    expect(await submit(theMessage)).toEqual({ state: 'unsaved', isFull: false })
    mend()
    expect(await outbox.list()).toEqual([])
  })

  it('hears the server’s yes, and says itself what became of it', async () => {
    const { submit, outbox, isAwaited, deliver } = phone(json({ id: 'kept' }), false)
    const submitting = submit(theMessage)
    await vi.waitFor(() => expect(isAwaited('one')).toBe(true))
    await deliver()
    expect(await submitting).toEqual({ state: 'accepted', answer: { id: 'kept' } })
    expect(isAwaited('one')).toBe(false)
    expect(await outbox.find('one')).toMatchObject({ state: 'accepted', isTold: true })
  })

  it('gets the outcome of its own command if another tab sent something else under its id', async () => {
    const { submit, outbox } = phone(json({ id: 'kept' }))
    await submit(theMessage)
    const other = { ...theMessage, input: { ...input, message: 'Something else' } }
    expect(await submit(other)).toMatchObject({ state: 'accepted' })
    const messages = (await outbox.list()).map(({ input: sent }) => sent)
    expect(messages).toEqual([input, other.input])
  })

  it('is sent as no second one where the first was sent while it was being changed', async () => {
    const { submit, outbox, requests } = phone(json({ id: 'kept' }))
    await submit(theMessage)
    const changed = { ...input, message: 'On Monday instead' }
    const late = { ...theMessage, id: 'two', replaces: 'one', input: changed, draft: 'contact/one' }
    await db.drafts.put({ form: 'contact/one', id: 'two', values: changed, savedAt: '' })
    expect(await submit(late)).toEqual({ state: 'late' })
    expect(await outbox.list()).toHaveLength(1)
    expect(requests).toHaveLength(1)
    expect(await db.drafts.count()).toBe(1)
  })

  it('hears the server’s no, with its words', async () => {
    const { submit } = phone(no('slot_full'))
    expect(await submit(theMessage)).toMatchObject({
      state: 'refused',
      refusal: { status: 409, problem: { code: 'slot_full' } },
    })
  })

  it('does not wait for an answer when offline, and a later outcome is still announced', async () => {
    const { submit, outbox, isAwaited } = phone(json({ id: 'kept' }), false, () => true)
    expect(await submit(theMessage)).toEqual({ state: 'saved' })
    expect(isAwaited('one')).toBe(false)
    expect(await outbox.find('one')).toMatchObject({ state: 'queued', attempts: 0 })
  })

  it('waits no longer than a person does, and a later outcome is still announced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { submit, outbox, deliver } = phone(json({ id: 'kept' }), false)
    const submitting = submit(theMessage)
    await vi.waitFor(async () => expect(await outbox.find('one')).toBeDefined())
    await vi.advanceTimersByTimeAsync(patienceMs)
    expect(await submitting).toEqual({ state: 'saved' })
    vi.useRealTimers()
    await deliver()
    expect(await outbox.find('one')).toMatchObject({ state: 'accepted', isTold: false })
  })
})

describe('A form on a phone that has no room', () => {
  const fill = (name = 'QuotaExceededError') =>
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', name)
    })
  const saveDraft = () => db.drafts.put({ form: 'contact', id: 'one', values: input, savedAt: '' })

  it('is sent all the same, under its own key', async () => {
    fill()
    const { submit, requests } = phone(json({ id: 'kept' }))
    expect(await submit(theMessage)).toEqual({ state: 'accepted', answer: { id: 'kept' } })
    expect(new Headers(requests[0]?.init?.headers).get('idempotency-key')).toBe('"one"')
  })

  it('is refused as any other', async () => {
    fill()
    const { submit } = phone(no('invalid_input'))
    expect(await submit(theMessage)).toMatchObject({ state: 'refused', refusal: { status: 400 } })
  })

  it('keeps its draft and says that nothing was stored, if the server does not answer', async () => {
    await saveDraft()
    fill()
    const { submit, outbox } = phone(new TypeError('no network'))
    expect(await submit(theMessage)).toEqual({ state: 'unsaved', isFull: true })
    expect(await outbox.list()).toEqual([])
    expect(await db.drafts.get('contact')).toMatchObject({ id: 'one', values: input })
  })

  it('distinguishes a phone that forbids storage from a full one', async () => {
    fill('InvalidStateError')
    const { submit } = phone(new TypeError('no network'))
    expect(await submit(theMessage)).toEqual({ state: 'unsaved', isFull: false })
  })

  // If this counted as a refusal, the next press would use another key, and the server might do
  // both.
  it.each(['in_progress', 'too_many_requests', 'internal', 'not_signed_in'] as const)(
    'does not take %s for a no',
    async (code) => {
      fill()
      const { submit } = phone(no(code))
      expect(await submit(theMessage)).toEqual({ state: 'unsaved', isFull: true })
    },
  )

  it('takes the yes of another version for a yes', async () => {
    fill()
    const { submit } = phone(json({ number: 7 }))
    expect(await submit(theMessage)).toEqual({ state: 'accepted', answer: { number: 7 } })
  })
})
