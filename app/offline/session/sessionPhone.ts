import { afterEach, beforeEach, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { storeBooking } from '#app/offline/content/bookings.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { createOutbox } from '#app/offline/outbox/outbox.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import type { Me } from '#contract/accounts/public.ts'
import { type ErrorCode, statusOfCode } from '#contract/errors.ts'
import { setKnownAccount } from './account.ts'
import { createSession } from './session.ts'

export const asha: Me = {
  id: 'asha',
  username: 'asha',
  email: 'asha@temple.example',
  isEmailConfirmed: true,
  fullName: 'Asha Kulkarni',
  role: 'user',
  hasTotp: false,
  createdAt: '2026-11-21T05:00:00.000Z',
}
export const ravi: Me = { ...asha, id: 'ravi', username: 'ravi', email: 'ravi@temple.example' }
export const login = { username: 'asha', password: 'Modak-108' }

export const no = (code: ErrorCode) =>
  json({ type: 'about:blank', title: code, status: statusOfCode[code], code }, statusOfCode[code])

/** For tests: a separate phone per test, and its session with the server. */
export function sessionPhone() {
  let db: OfflineDb
  beforeEach(() => {
    setKnownAccount(undefined)
    document.cookie = 'modak_signed_in=; Path=/; Max-Age=0'
    db = openOfflineDb(`session-${crypto.randomUUID()}`)
  })
  afterEach(() => db.delete())

  /** A phone and the server's answers by path; a path without an answer is unreachable. */
  const phone = (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const { fetch, requests } = fakeFetch({
      '/api/auth/login': () => json(asha),
      '/api/account/bookings': () => json([]),
      ...answers,
    })
    const onLogoutPending = vi.fn<() => void>()
    const onSignedIn = vi.fn<() => void>()
    const dropMore = vi.fn<() => Promise<void>>()
    const api = createApi({ fetch, onSignedOut: () => void session.checkEnd() })
    const session = createSession({
      db,
      api,
      locks: undefined,
      onLogoutPending,
      onSignedIn,
      dropMore,
    })
    return {
      session,
      api,
      onLogoutPending,
      onSignedIn,
      dropMore,
      requests: () => requests.map(({ url }) => url),
    }
  }

  const write = (id: string, account: string, change: Partial<OutboxRow> = {}) =>
    createOutbox({ db, account: () => account, language: 'en' })
      .enqueue({ id, command: 'sendMessage', input: {} })
      .then(() => db.outbox.where({ id }).modify(change))
  const left = async () => ({
    bookings: (await db.bookings.toArray()).map(({ reference }) => reference),
    rows: (await db.outbox.toArray()).map(({ id }) => id),
    drafts: await db.drafts.count(),
    session: await db.session.get('here'),
  })

  /** Asha is logged in; a guest used the phone before her. */
  const ashaIsHere = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const here = phone(answers)
    await storeBooking(db, aBooking({ reference: 'PJ-GUEST' }))
    await write('guests', 'guest')
    await here.session.signIn(login)
    await storeBooking(db, aBooking({ reference: 'PJ-ASHA' }), { account: 'asha' })
    await write('waiting', 'asha')
    await write('sent', 'asha', { state: 'accepted' })
    await db.drafts.put({ form: 'contact', id: 'one', values: {}, savedAt: '' })
    return here
  }
  /** Opens the same database again. */
  const reopen = () => {
    db = openOfflineDb(db.name)
  }
  return {
    get db() {
      return db
    },
    phone,
    write,
    left,
    ashaIsHere,
    reopen,
  }
}
