import type { OfflineDb } from '#app/offline/db.ts'

/**
 * How a phone's database can fail a page. `locked`: a page that was left holds every table in a transaction that
 * never ends. `blocked`: it is never opened, because an older tab holds it. `full`: it can be read, and nothing
 * more fits. `unknown` and `closing`: what Chromium and Safari throw when opening or using it. `forbidden`: a
 * private window.
 */
export const databaseFaults = [
  'locked',
  'blocked',
  'full',
  'unknown',
  'closing',
  'forbidden',
] as const
export type DatabaseFault = (typeof databaseFaults)[number]

/** Brings the fault about in the database in memory, until the returned function is called. */
export async function breakDatabase(db: OfflineDb, fault: DatabaseFault): Promise<() => void> {
  await db.open()
  if (fault === 'locked') return lock(db)
  if (fault === 'full') {
    const refuse = () => {
      throw new DOMException('Nothing more fits', 'QuotaExceededError')
    }
    return replaceAll([
      [IDBObjectStore.prototype, 'put', refuse],
      [IDBObjectStore.prototype, 'add', refuse],
    ])
  }
  // Dexie is not notified, and notices it with its next transaction.
  if (fault === 'closing') db.backendDB().close()
  else db.close({ disableAutoOpen: false })
  if (fault === 'blocked') return block()
  const [message, name] = refusals[fault]
  const mend = replaceAll([
    [
      IDBFactory.prototype,
      'open',
      () => {
        throw new DOMException(message, name)
      },
    ],
  ])
  return () => {
    mend()
    db.close({ disableAutoOpen: false })
  }
}

const refusals = {
  unknown: ['Internal error', 'UnknownError'],
  closing: ['The connection is closing', 'InvalidStateError'],
  forbidden: ['The operation is insecure', 'SecurityError'],
} as const

/** Opening it is blocked until the older tab is closed. */
function block(): () => void {
  const waiting: (() => void)[] = []
  const open = IDBFactory.prototype.open
  const mend = replaceAll([
    [
      IDBFactory.prototype,
      'open',
      (...openArgs) => {
        const request = {} as Writable<IDBOpenDBRequest>
        setTimeout(() => request.onblocked?.call(request, new Event('blocked') as never))
        waiting.push(() => {
          const real = open.apply(indexedDB, openArgs as Parameters<typeof open>)
          const take = () =>
            Object.assign(request, { result: real.result, transaction: real.transaction })
          real.onupgradeneeded = (event) => take().onupgradeneeded?.call(request, event)
          real.onsuccess = (event) => take().onsuccess?.call(request, event)
        })
        return request
      },
    ],
  ])
  return () => {
    mend()
    for (const letIn of waiting) letIn()
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** What the database in memory knows of a transaction. */
type Inner = IDBTransaction & {
  _started: boolean
  _state: string
}

function lock(db: OfflineDb): () => void {
  const own = db.backendDB() as IDBDatabase & {
    _rawDatabase: { processTransactions: () => void }
  }
  const left = own.transaction([...own.objectStoreNames], 'readwrite') as Inner
  // As if it ran: it neither ends nor lets another begin.
  left._started = true
  return () => {
    left._state = 'finished'
    own._rawDatabase.processTransactions()
  }
}

type Replaced = readonly [object: object, name: string, by: (...args: unknown[]) => unknown]

function replaceAll(all: readonly Replaced[]): () => void {
  const before = all.map(([object, name]) => Reflect.get(object, name) as unknown)
  for (const [object, name, by] of all) Reflect.set(object, name, by)
  return () => {
    for (const [at, [object, name]] of all.entries()) Reflect.set(object, name, before[at])
  }
}
