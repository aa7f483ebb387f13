import 'fake-indexeddb/auto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeBooking } from '#app/offline/content/bookings.ts'
import { storeOrder } from '#app/offline/content/orders.ts'
import { saveDetails, savedDetails } from '#app/offline/outbox/donationDetails.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { anOrder } from '#app/test/anOrder.ts'
import { json } from '#app/test/fakeFetch.ts'
import { getKnownAccount } from './account.ts'
import { accountIn, settleLogout } from './savedSession.ts'
import { asha, login, no, ravi, sessionPhone } from './sessionPhone.ts'

const here = sessionPhone()
const { phone, write, left, ashaIsHere } = here

describe('A phone whose storage was cleared', () => {
  const answers = { '/api/auth/me': () => json(asha) }

  it('asks who is logged in if a cookie says that somebody is', async () => {
    const { session } = phone(answers)
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.confirm()
    expect(getKnownAccount()).toMatchObject({ id: 'asha' })
    expect(await accountIn(here.db)).toBe('asha')
  })

  it('forgets that cookie once the server knows nobody by it', async () => {
    const { session } = phone({ '/api/auth/me': no('not_signed_in') })
    document.cookie = 'modak_signed_in=1; Path=/'
    await session.confirm()
    expect(document.cookie).not.toContain('1')
  })

  it('of a guest asks nothing', async () => {
    const { session, requests } = phone(answers)
    await session.confirm()
    expect(requests()).toEqual([])
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
    expect(await here.db.session.get('here')).toEqual({ key: 'here', me: asha })
    expect(await accountIn(here.db)).toBe('asha')
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
    expect(await accountIn(here.db)).toBe('guest')
  })

  it('has the account’s bookings on the phone, and leaves a guest’s where they were', async () => {
    const booking = aBooking({ reference: 'PJ-ASHA' })
    const { session } = phone({ '/api/account/bookings': json([booking]) })
    await storeBooking(here.db, aBooking({ reference: 'PJ-GUEST' }))
    await session.signIn(login)
    await vi.waitFor(async () => expect((await left()).bookings).toEqual(['PJ-ASHA', 'PJ-GUEST']))
    expect(await here.db.bookings.get('PJ-ASHA')).toMatchObject({ account: 'asha' })
    expect(await here.db.bookings.get('PJ-GUEST')).not.toHaveProperty('account')
  })

  it('lets go what waited for this person to log in', async () => {
    await write('hers', 'asha', { state: 'held', heldFor: 'sign_in' })
    await write('edited', 'asha', { state: 'held', heldFor: 'edit' })
    await write('his', 'ravi', { state: 'held', heldFor: 'sign_in' })
    await phone().session.signIn(login)
    expect((await here.db.outbox.toArray()).map(({ id, state }) => `${id} ${state}`)).toEqual([
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
    here.db.close()
    await session.signIn(login)
    expect(getKnownAccount()).toMatchObject({ id: 'asha' })
  })
})

describe('Logging out', () => {
  it('takes everything of the account off the phone, and nothing of a guest’s', async () => {
    const { session } = await ashaIsHere({ '/api/auth/logout': json({ status: 'signed_out' }) })
    expect(await session.signOut('discard')).toEqual({ isServerDone: true })
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
      here.reopen()
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

  it('that was half done does not end the session of whoever has logged in since', async () => {
    const answers = {
      '/api/auth/login': () => json(ravi),
      '/api/auth/me': () => json(ravi),
      '/api/auth/logout': json({ status: 'signed_out' }),
    }
    const hers = await ashaIsHere({ ...answers, '/api/auth/login': () => json(asha) })
    // Her page is put aside in the middle of it; on another one Ravi logs in.
    let comeBack = () => {}
    hers.dropMore.mockReturnValue(new Promise((resolve) => (comeBack = resolve)))
    const leaving = hers.session.signOut('keep')
    await expect.poll(() => hers.dropMore.mock.calls).toHaveLength(1)
    const other = phone(answers)
    await other.session.signIn(login)
    comeBack()
    await leaving
    expect(hers.requests()).not.toContain('/api/auth/logout')
    await other.session.confirm()
    expect(getKnownAccount()).toMatchObject({ id: 'ravi' })
    expect((await left()).session).toEqual({ key: 'here', me: ravi })
  })

  it('takes along the account’s orders with their bought files, and the saved address', async () => {
    const { session, dropMore } = await ashaIsHere()
    await storeOrder(here.db, anOrder({ reference: 'SASHA' }), { account: 'asha' })
    await storeOrder(here.db, anOrder({ reference: 'SGUEST' }))
    for (const reference of ['SASHA', 'SGUEST'])
      await here.db.savedFiles.put({
        key: `/saved-files/${reference}/book`,
        reference,
        id: 'book',
        fileName: 'book.pdf',
        bytes: 1,
        savedAt: '',
      })
    localStorage.setItem('modak-delivery-address', '{}')
    localStorage.setItem('modak-contact', '{}')
    await session.signOut('keep')
    expect((await here.db.orders.toArray()).map(({ reference }) => reference)).toEqual(['SGUEST'])
    expect((await here.db.savedFiles.toArray()).map(({ reference }) => reference)).toEqual([
      'SGUEST',
    ])
    expect(localStorage.getItem('modak-delivery-address')).toBeNull()
    expect(localStorage.getItem('modak-contact')).toBeNull()
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
    const { session, onLogoutPending } = await ashaIsHere()
    expect(await session.signOut('discard')).toEqual({ isServerDone: false })
    expect(onLogoutPending).toHaveBeenCalledOnce()
    expect(await left()).toMatchObject({
      bookings: ['PJ-GUEST'],
      rows: ['guests'],
      session: { key: 'here', isLogoutOwed: true },
    })
    expect(await accountIn(here.db)).toBe('guest')
  })

  it.each(['the next page', 'the worker'])(
    'reaches the server by %s when the phone is online',
    async (who) => {
      const { session } = await ashaIsHere()
      await session.signOut('discard')
      const later = phone({ '/api/auth/logout': json({ status: 'signed_out' }) })
      if (who === 'the worker') expect(await settleLogout(here.db, later.api, undefined)).toBe(true)
      else await later.session.confirm()
      expect(later.requests()).toEqual(['/api/auth/logout'])
      expect((await left()).session).toBeUndefined()
    },
  )

  it('is never sent once somebody has logged in', async () => {
    const { session } = await ashaIsHere()
    await session.signOut('discard')
    const later = phone()
    await later.session.signIn(login)
    expect(await settleLogout(here.db, later.api, undefined)).toBe(true)
    expect(later.requests().filter((url) => url === '/api/auth/logout')).toHaveLength(1)
  })
})
