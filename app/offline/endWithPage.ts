import type { DBCore, Dexie } from 'dexie'

/**
 * A page that the browser puts aside in the middle of a transaction keeps its tables locked for every other page
 * (WebKit): closing the connection is not enough, as that waits for the transaction. So all of them end with the
 * page, and none begins until it comes back. What must not be lost is elsewhere: a draft that is left and the
 * last beads in local storage, a command that was being sent at the server under its key.
 */
export function endWithPage(db: Dexie): void {
  const open = new Set<IDBTransaction>()
  let isAside = false
  const put = (aside: boolean) => (event: Event & { persisted?: boolean }) => {
    if (!event.persisted) return
    isAside = aside
    for (const transaction of open) abort(transaction)
  }
  // The tests of faults run it without a page.
  globalThis.addEventListener?.('pagehide', put(true))
  globalThis.addEventListener?.('pageshow', put(false))
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction: (...args) => {
      if (isAside) throw new DOMException('The page was put aside', 'AbortError')
      const transaction = core.transaction(...args) as IDBTransaction
      open.add(transaction)
      const forget = () => open.delete(transaction)
      transaction.addEventListener('complete', forget)
      transaction.addEventListener('abort', forget)
      return transaction
    },
  })
  db.use({ stack: 'dbcore', create })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended, and has not said so yet.
  }
}
