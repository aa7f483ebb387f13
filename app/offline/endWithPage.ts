import type { DBCore, Dexie } from 'dexie'

const webKit = 'Apple Computer, Inc.'

/**
 * While a page is in WebKit's back/forward cache, its open transaction keeps tables locked for
 * every other page, and closing the connection waits for the transaction. In WebKit, therefore,
 * transactions are aborted with the page, and the database stays closed until the page is restored.
 * Other browsers finish transactions, or do not cache such a page. Unfinished writes are lost: see
 * *Limits* in README.md.
 */
export function endWithPage(db: Dexie): void {
  // A worker, which has no vendor, is never put aside.
  const { vendor } = globalThis.navigator as { vendor?: string }
  if (vendor !== webKit) return
  const running = new Set<IDBTransaction>()
  const leave = (event: Event) => {
    if (!isInBackForwardCache(event)) return
    // Closed as Dexie does it, the database would open again at the next call, and hold up an upgrade.
    db.close()
    for (const transaction of running) abort(transaction)
  }
  globalThis.addEventListener('pagehide', leave)
  globalThis.addEventListener('pageshow', (event) => {
    if (isInBackForwardCache(event)) db.open().catch(() => undefined)
  })
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction: (...args) => {
      const transaction = core.transaction(...args) as IDBTransaction
      running.add(transaction)
      const forget = () => running.delete(transaction)
      transaction.addEventListener('complete', forget)
      transaction.addEventListener('abort', forget)
      return transaction
    },
  })
  db.use({ stack: 'dbcore', create })
}

/** Whether the page enters the back/forward cache. */
const isInBackForwardCache = (event: Event & { persisted?: boolean }): boolean =>
  event.persisted === true

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Already finished, though its event has not fired yet.
  }
}
