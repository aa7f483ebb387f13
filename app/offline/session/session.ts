import type { Api } from '#app/api/client.ts'
import { login, type LoginInput, type Me } from '#contract/accounts/public.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Order } from '#contract/orders/public.ts'
import { listMyBookings } from '#contract/bookings/mine.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { signedInCookie } from '#contract/accounts/signedInCookie.ts'
import { getAccount, setKnownAccount } from './account.ts'
import { storeBooking } from '#app/offline/content/bookings.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { storeDonation } from '#app/offline/content/donations.ts'
import { startedLogout, dropLogout, type Logout, noteLogout } from './startedLogout.ts'
import { fetchMe, dropSignedInCookie, markEnded, claimEndNotice } from './endedSession.ts'
import { quietly, removeDataOfOthers, removeAccountData, type Unsent } from './accountData.ts'
import {
  exclusively,
  forgetRow,
  here,
  logoutNow,
  sendPendingLogout,
  settleLogout,
} from './savedSession.ts'
import {
  retryNotBefore,
  guestAccount,
  isOpen,
  type OutboxRow,
} from '#app/offline/outbox/outboxRow.ts'

export type Session = {
  /** Logs in and remembers who it is. Throws what `api.call` throws. */
  signIn: (input: LoginInput) => Promise<Me>
  /** The server has sent new details of the person who is logged in. */
  remember: (me: Me) => Promise<void>
  /** Checks the session with the server if necessary: at start, and on reconnecting. */
  confirm: () => Promise<void>
  /** The account's own, fetched to this phone. Throw what `api.call` throws. */
  bookings: () => Promise<Booking[]>
  donations: () => Promise<Donation[]>
  orders: () => Promise<Order[]>
  /** The logged-in account's data, as the server last sent it. */
  me: () => Promise<Me | undefined>
  /** The person's unsettled items. */
  unsent: () => Promise<OutboxRow[]>
  /** Removes everything of the account from this phone, and says whether the server has ended the session. */
  signOut: (unsent: Unsent) => Promise<{ isServerDone: boolean }>
  /** The same if the server has already ended everything. */
  forget: () => Promise<void>
  /** Called after a 401: checks the session once more and trusts that answer. */
  checkEnd: () => Promise<void>
  /** True for the one page that may announce it. */
  claimEndNotice: () => Promise<boolean>
}

type Deps = {
  db: OfflineDb
  api: Api
  locks: LockManager | undefined
  /** Items that waited for this person can be sent. */
  onSignedIn?: () => void
  /**
   * Deletes what is left of an account that has logged out: its log, and the bytes of bought files
   * that are no longer listed on this phone. `isGone`: there is no such account any more.
   */
  dropMore?: (account: string, isGone: boolean) => Promise<unknown>
  /** Called when a logout is still to be sent to the server. */
  onLogoutPending?: () => void
}

/** Loaded on demand, because it is needed only after a login. */
const loadOrders = async () => ({
  ...(await import('#contract/orders/public.ts')),
  ...(await import('#app/offline/content/orders.ts')),
})

export function createSession({
  db,
  api,
  locks,
  onSignedIn,
  dropMore,
  onLogoutPending,
}: Deps): Session {
  // A logout the server does not know yet must never end the next person's session.
  const inSessionLock = <T>(work: () => Promise<T>) => exclusively(locks, work)

  const remove = async (account: string, unsent: Unsent, isGone = false): Promise<boolean> => {
    const isRemoved = await removeAccountData(db, account, unsent)
    if (dropMore) await quietly(dropMore(account, isGone))
    return isRemoved
  }

  /** If the page is left in the middle of it, the next page resumes it. */
  const finish = async (logout: Logout): Promise<void> => {
    const { account, unsent, isLogoutOwed, isGone } = logout
    noteLogout(logout)
    const row = isLogoutOwed ? db.session.put({ key: here, isLogoutOwed }) : forgetRow(db)
    const isNoted = await quietly(row.then(() => true))
    const isRemoved = account === guestAccount || (await remove(account, unsent, isGone))
    if (isNoted && isRemoved) dropLogout()
  }

  /** Resumes a logout started by an earlier page, unless another tab has finished it. */
  const finishStartedLogout = async (): Promise<void> => {
    const started = startedLogout()
    if (started) await finish(started)
  }

  let timesRemembered = 0
  const remember = async (me: Me): Promise<void> => {
    timesRemembered += 1
    const last = getAccount()
    if (last !== guestAccount && last !== me.id) await remove(last, 'keep')
    const started = startedLogout()
    if (started) await remove(started.account, started.unsent, started.isGone)
    dropLogout()
    await quietly(db.session.put({ key: here, me }))
    await quietly(releaseHeld(db, me.id))
    setKnownAccount({ id: me.id, name: me.fullName ?? me.username, role: me.role })
  }

  /** One list of the account's, which can be shown before it is stored, or where it cannot be. */
  const fetchList = async <T>(
    list: Endpoint<unknown, unknown, T[]>,
    store: (db: OfflineDb, item: T, of: { account: string }) => Promise<void>,
  ): Promise<T[]> => {
    const account = getAccount()
    const rows = await api.call(list, {})
    // A logout may have happened in the meantime.
    if (getAccount() !== account) return []
    for (const each of rows) void quietly(store(db, each, { account }))
    return rows
  }
  const own: Pick<Session, 'bookings' | 'donations' | 'orders'> = {
    bookings: () => fetchList(listMyBookings, storeBooking),
    donations: () => fetchList(listMyDonations, storeDonation),
    async orders() {
      const { storeOrder, listMyOrders } = await loadOrders()
      return fetchList(listMyOrders, storeOrder)
    },
  }
  const fetchOwn = async (): Promise<void> => {
    for (const fetchOne of Object.values(own)) await fetchOne().catch(() => undefined)
  }

  /** Stores `me` only if that account is still logged in. */
  const rememberIfCurrent = (account: string, me: Me): Promise<boolean> =>
    inSessionLock(async () => {
      if (getAccount() !== account) return false
      await remember(me)
      return true
    })

  const checkEnd = async (): Promise<void> => {
    const saved = await quietly(db.session.get(here))
    if (!saved?.me || saved.ended) return
    const account = getAccount()
    const before = timesRemembered
    const me = await fetchMe(api)
    if (me === 'nobody') {
      // Unless they have logged in again in the meantime.
      if (timesRemembered === before) await quietly(markEnded(db))
    } else if (me && (await rememberIfCurrent(account, me))) onSignedIn?.()
  }
  let checking: Promise<void> | undefined

  const leave = async (unsent: Unsent, { isLogoutOwed = false, isGone = false }): Promise<void> => {
    const account = getAccount()
    setKnownAccount(undefined)
    dropSignedInCookie()
    await finish({ account, unsent, isLogoutOwed, isGone })
  }

  return {
    remember,
    ...own,
    signIn: (input) =>
      inSessionLock(async () => {
        await sendPendingLogout(db, api).catch(() => false)
        const me = await api.call(login, input)
        await remember(me)
        onSignedIn?.()
        void fetchOwn()
        return me
      }),

    async confirm() {
      if (startedLogout()) await inSessionLock(finishStartedLogout)
      const saved = await quietly(db.session.get(here))
      await removeDataOfOthers(db)
      if (saved?.isLogoutOwed) await settleLogout(db, api, locks).catch(() => false)
      // If nothing is known although there is a session, storage was cleared.
      const wasCleared = !saved && document.cookie.includes(`${signedInCookie}=1`)
      if ((getAccount() === guestAccount && !wasCleared) || saved?.ended) return
      const account = getAccount()
      const me = await fetchMe(api)
      if (me === 'nobody') return wasCleared ? dropSignedInCookie() : undefined
      if (me && (await rememberIfCurrent(account, me))) await fetchOwn()
    },

    me: async () => (await quietly(db.session.get(here)))?.me,

    async unsent() {
      const account = getAccount()
      const rows = (await quietly(db.outbox.toArray())) ?? []
      return rows.filter((row) => row.account === account && isOpen(row))
    },

    signOut: (unsent) =>
      inSessionLock(async () => {
        const account = getAccount()
        await leave(unsent, { isLogoutOwed: true })
        // While this page was in the back/forward cache, someone else may have logged in.
        const me = (await quietly(db.session.get(here)))?.me
        if (me && me.id !== account) return { isServerDone: true }
        const isServerDone = await logoutNow(api)
        if (isServerDone) await quietly(forgetRow(db))
        else onLogoutPending?.()
        return { isServerDone }
      }),

    forget: () => leave('discard', { isGone: true }),

    checkEnd: () => (checking ??= checkEnd().finally(() => (checking = undefined))),

    claimEndNotice: () => claimEndNotice(db),
  }
}

/** What the server refused without a login can be sent now. */
const releaseHeld = (db: OfflineDb, account: string): Promise<unknown> =>
  db.outbox
    .where('state')
    .equals('held')
    .modify((row) => {
      if (row.account !== account || row.heldFor !== 'sign_in') return
      delete row.heldFor
      Object.assign(row, { state: 'queued', failures: 0, dueAt: retryNotBefore(row, Date.now()) })
    })
