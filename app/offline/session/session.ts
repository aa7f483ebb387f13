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
import { keepBooking } from '#app/offline/content/bookings.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { keepDonation } from '#app/offline/content/donations.ts'
import { begunLogout, dropLogout, type Logout, noteLogout } from './begunLogout.ts'
import { askMe, dropSignedInCookie, markEnded, claimEndNotice } from './endedSession.ts'
import { quietly, removeOthersThings, removeThings, type Unsent } from './ownThings.ts'
import { exclusively, forgetRow, here, logoutNow, payLogout, settleLogout } from './savedSession.ts'
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
  onOwed?: () => void
}

/** Loaded on demand, because it is needed only after a login. */
const loadOrders = async () => ({
  ...(await import('#contract/orders/public.ts')),
  ...(await import('#app/offline/content/orders.ts')),
})

export function createSession({ db, api, locks, onSignedIn, dropMore, onOwed }: Deps): Session {
  // A logout the server does not know yet must never end the next person's session.
  const alone = <T>(work: () => Promise<T>) => exclusively(locks, work)

  const remove = async (account: string, unsent: Unsent, isGone = false): Promise<boolean> => {
    const isRemoved = await removeThings(db, account, unsent)
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

  /** Resumes a logout begun by an earlier page, unless another tab has finished it. */
  const finishBegun = async (): Promise<void> => {
    const begun = begunLogout()
    if (begun) await finish(begun)
  }

  let timesRemembered = 0
  const remember = async (me: Me): Promise<void> => {
    timesRemembered += 1
    const last = getAccount()
    if (last !== guestAccount && last !== me.id) await remove(last, 'keep')
    const begun = begunLogout()
    if (begun) await remove(begun.account, begun.unsent, begun.isGone)
    dropLogout()
    await quietly(db.session.put({ key: here, me }))
    await quietly(releaseHeld(db, me.id))
    setKnownAccount({ id: me.id, name: me.fullName ?? me.username, role: me.role })
  }

  /** One list of the account's, which can be shown before it is stored, or where it cannot be. */
  const fetchList = async <T>(
    list: Endpoint<unknown, unknown, T[]>,
    keep: (db: OfflineDb, told: T, of: { account: string }) => Promise<void>,
  ): Promise<T[]> => {
    const account = getAccount()
    const rows = await api.call(list, {})
    // A logout may have happened in the meantime.
    if (getAccount() !== account) return []
    for (const each of rows) void quietly(keep(db, each, { account }))
    return rows
  }
  const own: Pick<Session, 'bookings' | 'donations' | 'orders'> = {
    bookings: () => fetchList(listMyBookings, keepBooking),
    donations: () => fetchList(listMyDonations, keepDonation),
    async orders() {
      const { keepOrder, listMyOrders } = await loadOrders()
      return fetchList(listMyOrders, keepOrder)
    },
  }
  const fetchOwn = async (): Promise<void> => {
    for (const fetchOne of Object.values(own)) await fetchOne().catch(() => undefined)
  }

  /** Stores `me` only if that account is still logged in. */
  const rememberStill = (account: string, me: Me): Promise<boolean> =>
    alone(async () => {
      if (getAccount() !== account) return false
      await remember(me)
      return true
    })

  const checkEnd = async (): Promise<void> => {
    const kept = await quietly(db.session.get(here))
    if (!kept?.me || kept.ended) return
    const account = getAccount()
    const before = timesRemembered
    const me = await askMe(api)
    if (me === 'nobody') {
      // Unless they have logged in again while this was being asked.
      if (timesRemembered === before) await quietly(markEnded(db))
    } else if (me && (await rememberStill(account, me))) onSignedIn?.()
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
      alone(async () => {
        await payLogout(db, api).catch(() => false)
        const me = await api.call(login, input)
        await remember(me)
        onSignedIn?.()
        void fetchOwn()
        return me
      }),

    async confirm() {
      if (begunLogout()) await alone(finishBegun)
      const kept = await quietly(db.session.get(here))
      await removeOthersThings(db)
      if (kept?.isLogoutOwed) await settleLogout(db, api, locks).catch(() => false)
      // If nothing is known although there is a session, storage was cleared.
      const isLost = !kept && document.cookie.includes(`${signedInCookie}=1`)
      if ((getAccount() === guestAccount && !isLost) || kept?.ended) return
      const account = getAccount()
      const me = await askMe(api)
      if (me === 'nobody') return isLost ? dropSignedInCookie() : undefined
      if (me && (await rememberStill(account, me))) await fetchOwn()
    },

    me: async () => (await quietly(db.session.get(here)))?.me,

    async unsent() {
      const account = getAccount()
      const rows = (await quietly(db.outbox.toArray())) ?? []
      return rows.filter((row) => row.account === account && isOpen(row))
    },

    signOut: (unsent) =>
      alone(async () => {
        const account = getAccount()
        await leave(unsent, { isLogoutOwed: true })
        // While this page was in the back/forward cache, someone else may have logged in.
        const me = (await quietly(db.session.get(here)))?.me
        if (me && me.id !== account) return { isServerDone: true }
        const isServerDone = await logoutNow(api)
        if (isServerDone) await quietly(forgetRow(db))
        else onOwed?.()
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
