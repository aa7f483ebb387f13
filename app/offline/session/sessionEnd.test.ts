import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { storeBooking } from '#app/offline/content/bookings.ts'
import { aBooking } from '#app/test/aBooking.ts'
import { json } from '#app/test/fakeFetch.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { getKnownAccount, setKnownAccount } from './account.ts'
import { asha, login, no, sessionPhone } from './sessionPhone.ts'

const here = sessionPhone()
const { phone, write, left, ashaIsHere } = here

describe('A call refused for want of a session', () => {
  const meRequests = (requests: string[]) => requests.filter((url) => url === '/api/auth/me').length

  it('ends nothing if the server knows the cookie of now, and lets go what it held', async () => {
    const { session, api, requests, onSignedIn } = await ashaIsHere({
      '/api/account/donations': no('not_signed_in'),
      '/api/auth/me': json(asha),
    })
    // What the login fetched has been refused already.
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(2))
    await write('refused', 'asha', { state: 'held', heldFor: 'sign_in' })
    const before = meRequests(requests())
    await expect(api.call(listMyDonations, {})).rejects.toMatchObject({ code: 'not_signed_in' })
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(3))
    expect(meRequests(requests())).toBe(before + 1)
    expect((await left()).session).toEqual({ key: 'here', me: asha })
    expect(await here.db.outbox.get({ id: 'refused' })).toMatchObject({ state: 'queued' })
    expect(await session.claimEndNotice()).toBe(false)
  })

  it('is one question, however many were refused', async () => {
    const { session, requests } = await ashaIsHere({ '/api/auth/me': json(asha) })
    await Promise.all([session.checkEnd(), session.checkEnd(), session.checkEnd()])
    expect(meRequests(requests())).toBe(1)
  })

  it('of a guest, or without an answer to the question, ends nothing', async () => {
    const guest = phone()
    await guest.session.checkEnd()
    expect(guest.requests()).toEqual([])
    const { session, requests } = await ashaIsHere()
    await session.checkEnd()
    expect(meRequests(requests())).toBe(1)
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
    const { session, requests } = phone()
    await session.confirm()
    expect(requests()).toEqual([])
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
    const { session, requests } = await ashaIsHere({ '/api/auth/me': no('not_signed_in') })
    await session.confirm()
    await vi.waitFor(async () => expect((await left()).session).toMatchObject({ ended: 'untold' }))
    expect((await left()).bookings).toEqual(['PJ-ASHA', 'PJ-GUEST'])
    expect(await Promise.all([session.claimEndNotice(), session.claimEndNotice()])).toEqual([
      true,
      false,
    ])
    await session.confirm()
    expect(requests().filter((url) => url === '/api/auth/me')).toHaveLength(2)
    await session.signIn(login)
    expect((await left()).session).toEqual({ key: 'here', me: asha })
  })

  it('answers that came after the logout are removed', async () => {
    await storeBooking(here.db, aBooking({ reference: 'PJ-LATE' }), { account: 'asha' })
    await phone().session.confirm()
    expect((await left()).bookings).toEqual([])
  })
})
