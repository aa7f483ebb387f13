import 'fake-indexeddb/auto'
import { getMantra } from '#contract/mantras/public.ts'
import { cleanup, configure } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { setBlocked } from '#app/offline/blocked.ts'
import { reportServerDate } from '#app/offline/clock.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { reportReach } from '#app/offline/connection.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { here } from '#app/offline/session/savedSession.ts'
import { dismissToast, getToast } from '#app/ui/toasts.ts'
import { getMe, type Me } from '#contract/accounts/public.ts'
import { changeCart } from '#contract/shop/cart.ts'
import { listMyBookings } from '#contract/bookings/mine.ts'
import { listMyDonations } from '#contract/donations/mine.ts'
import { listMyOrders } from '#contract/orders/public.ts'
import { listMySevas } from '#contract/sevas/public.ts'
import { changeGoals, listSittings } from '#contract/sadhana/public.ts'
import { getHealth, getSite } from '#contract/site/public.ts'
import { getExamples, getSetUp, getShopState } from '#contract/site/setUpAdmin.ts'
import { giveAlmanac, loseAlmanac } from './almanacHere.ts'
import { breakDatabase, type DatabaseFault } from './databaseFaults.ts'
import { aSite } from './builders.ts'
import { serversEnglish, templeServer, type TempleServer } from './templeServer.ts'

configure({
  // A whole document in a failure's message hides the message.
  getElementError: (message) => new Error(message ?? 'Not found'),
  // A busy machine is not a failure.
  asyncUtilTimeout: 20_000,
})

export type PhoneOptions = {
  /** What the server answers; without it, only what every page requests. */
  server?: TempleServer
  /** Who is logged in. */
  account?: Me
  /** The clock is stopped at this instant; timers run. */
  now?: string
  /** What waits in the outbox when the page opens. */
  outbox?: OutboxRow[]
  /** False where the almanac's code cannot be loaded. */
  hasAlmanac?: boolean
  /** What is wrong with the phone's database when the page opens. */
  database?: DatabaseFault | undefined
}

/**
 * The phone of one devotee for one test: an empty database in memory, empty storage, a reachable
 * server. When the test ends it is emptied again, and fails if it requested anything
 * that the contract or the test does not know.
 */
export async function openPhone(options: PhoneOptions = {}) {
  const {
    server = templeServer(),
    account,
    now,
    outbox = [],
    hasAlmanac = true,
    database,
  } = options
  if (now !== undefined) vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  if (hasAlmanac) giveAlmanac()
  else loseAlmanac()
  const fetchBefore = globalThis.fetch
  globalThis.fetch = server.fetch
  server.offers(getHealth, { status: 'ok' })
  server.offers(getSite, aSite())
  // Its back office, too, is that of a temple that has long been set up.
  server.offers(getSetUp, {})
  server.offers(getShopState, { isOpen: true, examples: 0 })
  server.offers(getExamples, { products: 0, articles: 0 })
  // The session is fetched for guests, too: a phone may learn of the end of an earlier session.
  if (account) server.offers(getMe, account)
  else server.offersRefusal(getMe, 'not_signed_in')
  // The player looks up the current line, whatever it plays.
  server.offersRefusal(getMantra, 'not_found')
  offerOwn(server)

  const { content, db } = await import('#app/offline/phone.ts')
  if (account) {
    await db.session.put({ key: here, me: account })
    const name = account.fullName ?? account.username
    setKnownAccount({ id: account.id, name, role: account.role })
  }
  await db.outbox.bulkAdd(outbox)
  const mend = database && (await breakDatabase(db, database))

  let isOnline = true
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const setNetwork = (isThere: boolean): void => {
    isOnline = isThere
    server.setReachable(isThere)
    reportReach(isThere)
  }
  onTestFinished(async () => {
    const shown = document.body.textContent
    cleanup()
    vi.useRealTimers()
    onLine.mockRestore()
    reportReach(true)
    mend?.()
    await atRest(db, server)
    setBlocked(false)
    setKnownAccount(undefined)
    reportServerDate(new Date().toUTCString())
    const toast = getToast()
    if (toast) dismissToast(toast.id)
    await Promise.all(db.tables.map((table) => table.clear()))
    localStorage.clear()
    sessionStorage.clear()
    globalThis.fetch = fetchBefore
    expect(server.faults).toEqual([])
    expect(shown).not.toContain(serversEnglish)
  })
  return {
    server,
    db,
    read: content.read,
    /** The database answers again. */
    mend: () => mend?.(),
    /** As on a train: the phone knows that it is offline, and when it is online again. */
    network: { lose: () => setNetwork(false), regain: () => setNetwork(true) },
    /** It computes in the test's own process, unless it is lost. */
    almanac: { lose: loseAlmanac, regain: giveAlmanac },
  }
}

/**
 * Until the phone sends no more requests and its database is free: what a test began in the
 * background would log its devotee in during the next one.
 */
async function atRest(db: OfflineDb, server: TempleServer): Promise<void> {
  for (let calm = 0; calm < 3; calm += 1) {
    const before = server.requests()
    await db.transaction('r', db.tables, () => Promise.resolve())
    await new Promise((resolve) => setTimeout(resolve))
    if (server.requests() !== before) calm = 0
  }
}

/**
 * What a phone fetches for a person who is logged in, or logs in during the test: nothing is there
 * yet. Always, because what an earlier test began in the background may ask this one's server.
 */
function offerOwn(server: TempleServer): void {
  server.offers(listMyBookings, [])
  server.offers(listMyDonations, [])
  server.offers(listMySevas, [])
  server.offers(listMyOrders, [])
  server.offers(changeCart, { lines: [] })
  server.offers(listSittings, { items: [], until: 0, isMore: false })
  server.offers(changeGoals, {})
}
