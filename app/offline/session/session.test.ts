import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '#app/api/client.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import type { Me } from '#contract/accounts.ts'
import { type ErrorCode, statusOfCode } from '#contract/errors.ts'
import { listMyDonations } from '#contract/myDonations.ts'
import { getKnownAccount, setKnownAccount } from './account.ts'
import { keepBooking } from '#app/offline/content/bookings.ts'
import { keepOrder } from '#app/offline/content/orders.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { accountIn, settleLogout } from './savedSession.ts'
import { saveDetails, savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { createOutbox } from '#app/offline/outbox/outbox.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { createSession } from './session.ts'

const asha: Me = {
  id: 'asha',
  username: 'asha',
  email: 'asha@temple.example',
  isEmailConfirmed: true,
  fullName: 'Asha Kulkarni',
  role: 'user',
  hasTotp: false,
  createdAt: '2026-11-21T05:00:00.000Z',
}
const ravi: Me = { ...asha, id: 'ravi', username: 'ravi', email: 'ravi@temple.example' }
const login = { username: 'asha', password: 'Modak-108' }

const no = (code: ErrorCode) =>
  json({ type: 'about:blank', title: code, status: statusOfCode[code], code }, statusOfCode[code])

let db: OfflineDb
beforeEach(() => {
  setKnownAccount(undefined)
  document.cookie = 'modak_signed_in=; Path=/; Max-Age=0'
  db = openOfflineDb(`session-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

/** A phone and the server's answers by path; a path without an answer is unreachable. */
const phone = (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const { fetch, asked } = fakeFetch({
    '/api/auth/login': () => json(asha),
    '/api/account/bookings': () => json([]),
    ...answers,
  })
  const onOwed = vi.fn<() => void>()
  const onSignedIn = vi.fn<() => void>()
  const dropMore = vi.fn<() => Promise<void>>()
  const api = createApi({ fetch, onSignedOut: () => void session.checkEnd() })
  const session = createSession({ db, api, locks: undefined, onOwed, onSignedIn, dropMore })
  return { session, api, onOwed, onSignedIn, dropMore, asked: () => asked.map(({ url }) => url) }
}

const write = (id: string, account: string, change: Partial<OutboxRow> = {}) =>
  createOutbox({ db, account: () => account })
    .enqueue({ id, command: 'sendMessage', input: {} })
    .then(() => db.outbox.where({ id }).modify(change))
const left = async () => ({
  bookings: (await db.bookings.toArray()).map(({ reference }) => reference),
  rows: (await db.outbox.toArray()).map(({ id }) => id),
  drafts: await db.drafts.count(),
  session: await db.session.get('here'),
})

/** Asha is logged in; a guest used the phone before her. */
async function ashaIsHere(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const here = phone(answers)
  await keepBooking(db, aBooking({ reference: 'PJ-GUEST' }))
  await write('guests', 'guest')
  await here.session.signIn(login)
  await keepBooking(db, aBooking({ reference: 'PJ-ASHA' }), { account: 'asha' })
  await write('waiting', 'asha')
  await write('sent', 'asha', { state: 'accepted' })
  await db.drafts.put({ form: 'contact', id: 'one', values: {}, savedAt: '' })
  return here
}

describe('A phone whose storage was cleared', () => {
  const answers = { '/api/auth/me': () => json(asha) }

  it('asks who is logged in if a cookie says that somebody is', async () => {
    const { session } = phone(answers)
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.confirm()
    expect(getKnownAccount()).toMatchObject({ id: 'asha' })
    expect(await accountIn(db)).toBe('asha')
  })

  it('forgets that cookie once the server knows nobody by it', async () => {
    const { session } = phone({ '/api/auth/me': no('not_signed_in') })
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.confirm()
    expect(document.cookie).not.toContain('1')
  })

  it('of a guest asks nothing', async () => {
    const { session, asked } = phone(answers)
    await session.confirm()
    expect(asked()).toEqual([])
  })

  it('does not log somebody in again who has logged out offline', async () => {
    const { session } = phone(answers)
    await session.signIn(login)
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.signOut('keep')
    expect(document.cookie).toBe('')
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.confirm()
    expect(getKnownAccount()).toBeUndefined()
  })
})

describe('Logging in', () => {
  it('remembers who it is: for the header, for an offline page, and for the worker', async () => {
    const { session } = phone()
    await session.signIn(login)
    expect(getKnownAccount()).toEqual({ id: 'asha', name: 'Asha Kulkarni', role: 'user' })
    expect(await db.session.get('here')).toEqual({ key: 'here', me: asha })
    expect(await accountIn(db)).toBe('asha')
  })

  it('knows whose forms these are, even after the server has ended the session', async () => {
    const { session } = phone({ '/api/auth/me': no('not_signed_in') })
    expect(await session.me()).toBeUndefined()
    await session.signIn(login)
    await session.checkEnd()
    expect((await left()).session).toMatchObject({ ended: 'untold' })
    expect(await session.me()).toEqual(asha)
    await session.signOut('keep')
    expect(await session.me()).toBeUndefined()
  })

  it('that was refused changes nothing', async () => {
    const { session } = phone({ '/api/auth/login': no('wrong_credentials') })
    await expect(session.signIn(login)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect(getKnownAccount()).toBeUndefined()
    expect(await accountIn(db)).toBe('guest')
  })

  it('has the account’s bookings on the phone, and leaves a guest’s where they were', async () => {
    const booking = aBooking({ reference: 'PJ-ASHA' })
    const { session } = phone({ '/api/account/bookings': json([booking]) })
    await keepBooking(db, aBooking({ reference: 'PJ-GUEST' }))
    await session.signIn(login)
    await vi.waitFor(async () => expect((await left()).bookings).toEqual(['PJ-ASHA', 'PJ-GUEST']))
    expect(await db.bookings.get('PJ-ASHA')).toMatchObject({ account: 'asha' })
    expect(await db.bookings.get('PJ-GUEST')).not.toHaveProperty('account')
  })

  it('lets go what waited for this person to log in', async () => {
    await write('hers', 'asha', { state: 'held', heldFor: 'sign_in' })
    await write('edited', 'asha', { state: 'held', heldFor: 'edit' })
    await write('his', 'ravi', { state: 'held', heldFor: 'sign_in' })
    await phone().session.signIn(login)
    expect((await db.outbox.toArray()).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'hers queued',
      'edited held',
      'his held',
    ])
  })

  it('as somebody else removes the first person’s data, and keeps unsent items', async () => {
    const { session } = await ashaIsHere()
    await session.remember(ravi)
    expect(await left()).toEqual({
      bookings: ['PJ-GUEST'],
      rows: ['guests', 'waiting'],
      drafts: 0,
      session: { key: 'here', me: ravi },
    })
  })

  it('lasts as long as the page if the phone stores nothing', async () => {
    const { session } = phone()
    db.close()
    await session.signIn(login)
    expect(getKnownAccount()).toMatchObject({ id: 'asha' })
  })
})

describe('Logging out', () => {
  it('takes everything of the account off the phone, and nothing of a guest’s', async () => {
    const { session } = await ashaIsHere({ '/api/auth/logout': json({ status: 'signed_out' }) })
    expect(await session.signOut('discard')).toEqual({ isTold: true })
    expect(getKnownAccount()).toBeUndefined()
    expect(await left()).toEqual({
      bookings: ['PJ-GUEST'],
      rows: ['guests'],
      drafts: 0,
      session: undefined,
    })
  })

  it.each([0, 1, 2, 4, 8])(
    'is finished by the next page if this one was left %i turns after it began',
    async (turns) => {
      vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
      onTestFinished(() => void vi.restoreAllMocks())
      db = openOfflineDb(db.name)
      const answers = { '/api/auth/logout': json({ status: 'signed_out' }) }
      const { session } = await ashaIsHere(answers)
      const put = (name: string) =>
        dispatchEvent(Object.assign(new Event(name), { persisted: true }))
      const leaving = session.signOut('discard')
      for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next))
      put('pagehide')
      put('pageshow')
      await leaving
      await phone(answers).session.confirm()
      expect(await left()).toEqual({
        bookings: ['PJ-GUEST'],
        rows: ['guests'],
        drafts: 0,
        session: undefined,
      })
    },
  )

  it('takes along the account’s orders with their bought files, and the saved address', async () => {
    const { session, dropMore } = await ashaIsHere()
    await keepOrder(db, anOrder({ reference: 'SASHA' }), { account: 'asha' })
    await keepOrder(db, anOrder({ reference: 'SGUEST' }))
    for (const reference of ['SASHA', 'SGUEST'])
      await db.savedFiles.put({
        key: `/saved-files/${reference}/book`,
        reference,
        id: 'book',
        fileName: 'book.pdf',
        bytes: 1,
        savedAt: '',
      })
    localStorage.setItem('modak-delivery-address', '{}')
    await session.signOut('keep')
    expect((await db.orders.toArray()).map(({ reference }) => reference)).toEqual(['SGUEST'])
    expect((await db.savedFiles.toArray()).map(({ reference }) => reference)).toEqual(['SGUEST'])
    expect(localStorage.getItem('modak-delivery-address')).toBeNull()
    expect(dropMore).toHaveBeenCalledOnce()
  })

  it('takes along the PAN of a donation that this tab had begun', async () => {
    const { session } = await ashaIsHere({ '/api/auth/logout': json({ status: 'signed_out' }) })
    saveDetails({ pan: 'ABCPD1234F' })
    await session.signOut('keep')
    expect(savedDetails()).toEqual({})
  })

  it('knows the unsent items, and keeps them if that is wanted', async () => {
    const { session } = await ashaIsHere({ '/api/auth/logout': json({ status: 'signed_out' }) })
    expect((await session.unsent()).map(({ id }) => id)).toEqual(['waiting'])
    await session.signOut('keep')
    expect((await left()).rows).toEqual(['guests', 'waiting'])
  })

  it('offline removes everything at once, and tells the server later', async () => {
    const { session, onOwed } = await ashaIsHere()
    expect(await session.signOut('discard')).toEqual({ isTold: false })
    expect(onOwed).toHaveBeenCalledOnce()
    expect(await left()).toMatchObject({
      bookings: ['PJ-GUEST'],
      rows: ['guests'],
      session: { key: 'here', isLogoutOwed: true },
    })
    expect(await accountIn(db)).toBe('guest')
  })

  it.each(['the next page', 'the worker'])(
    'reaches the server by %s when the phone is online',
    async (who) => {
      const { session } = await ashaIsHere()
      await session.signOut('discard')
      const later = phone({ '/api/auth/logout': json({ status: 'signed_out' }) })
      if (who === 'the worker') expect(await settleLogout(db, later.api, undefined)).toBe(true)
      else await later.session.confirm()
      expect(later.asked()).toEqual(['/api/auth/logout'])
      expect((await left()).session).toBeUndefined()
    },
  )

  it('is never sent once somebody has logged in', async () => {
    const { session } = await ashaIsHere()
    await session.signOut('discard')
    const later = phone()
    await later.session.signIn(login)
    expect(await settleLogout(db, later.api, undefined)).toBe(true)
    expect(later.asked().filter((url) => url === '/api/auth/logout')).toHaveLength(1)
  })
})

describe('A call refused for want of a session', () => {
  const meAsked = (asked: string[]) => asked.filter((url) => url === '/api/auth/me').length

  it('ends nothing if the server knows the cookie of now, and lets go what it held', async () => {
    const { session, api, asked, onSignedIn } = await ashaIsHere({
      '/api/account/donations': no('not_signed_in'),
      '/api/auth/me': json(asha),
    })
    // What the login fetched has been refused already.
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2))
    await write('refused', 'asha', { state: 'held', heldFor: 'sign_in' })
    const before = meAsked(asked())
    await expect(api.call(listMyDonations, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(3))
    expect(meAsked(asked())).toBe(before + 1)
    expect((await left()).session).toEqual({ key: 'here', me: asha })
    expect(await db.outbox.get({ id: 'refused' })).toMatchObject({ state: 'queued' })
    expect(await session.tellEnd()).toBe(false)
  })

  it('is one question, however many were refused', async () => {
    const { session, asked } = await ashaIsHere({ '/api/auth/me': json(asha) })
    await Promise.all([session.checkEnd(), session.checkEnd(), session.checkEnd()])
    expect(meAsked(asked())).toBe(1)
  })

  it('of a guest, or without an answer to the question, ends nothing', async () => {
    const guest = phone()
    await guest.session.checkEnd()
    expect(guest.asked()).toEqual([])
    const { session, asked } = await ashaIsHere()
    await session.checkEnd()
    expect(meAsked(asked())).toBe(1)
    expect((await left()).session).toEqual({ key: 'here', me: asha })
  })

  it('ends nothing if a login crosses the question', async () => {
    const { session } = await ashaIsHere({
      '/api/auth/me': () => {
        void session.remember(asha)
        return no('not_signed_in')
      },
    })
    await session.checkEnd()
    expect((await left()).session).toEqual({ key: 'here', me: asha })
  })

  it('does not log in again somebody who logged out before the answer', async () => {
    const { session } = await ashaIsHere({
      '/api/auth/me': () => {
        setKnownAccount(undefined)
        return json(asha)
      },
    })
    await session.checkEnd()
    expect(getKnownAccount()).toBeUndefined()
  })
})

describe('At the start', () => {
  it('nobody is asked where nobody is logged in', async () => {
    const { session, asked } = phone()
    await session.confirm()
    expect(asked()).toEqual([])
  })

  it('the server sends new details', async () => {
    const { session } = await ashaIsHere({
      '/api/auth/me': json({ ...asha, fullName: 'Asha Joshi' }),
    })
    await session.confirm()
    expect(getKnownAccount()?.name).toBe('Asha Joshi')
  })

  it('offline everything stays as it is', async () => {
    const { session } = await ashaIsHere()
    await session.confirm()
    expect(getKnownAccount()?.name).toBe('Asha Kulkarni')
    expect((await left()).session).toEqual({ key: 'here', me: asha })
  })

  it('an ended session is asked about once more; it removes nothing, and is announced once', async () => {
    const { session, asked } = await ashaIsHere({ '/api/auth/me': no('not_signed_in') })
    await session.confirm()
    await vi.waitFor(async () => expect((await left()).session).toMatchObject({ ended: 'untold' }))
    expect((await left()).bookings).toEqual(['PJ-ASHA', 'PJ-GUEST'])
    expect(await Promise.all([session.tellEnd(), session.tellEnd()])).toEqual([true, false])
    await session.confirm()
    expect(asked().filter((url) => url === '/api/auth/me')).toHaveLength(2)
    await session.signIn(login)
    expect((await left()).session).toEqual({ key: 'here', me: asha })
  })

  it('answers that came after the logout are removed', async () => {
    await keepBooking(db, aBooking({ reference: 'PJ-LATE' }), { account: 'asha' })
    await phone().session.confirm()
    expect((await left()).bookings).toEqual([])
  })
})
