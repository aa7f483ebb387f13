import type { OfflineDb } from '#app/offline/db.ts'
import { isFull } from '#app/offline/downloads/cachedFile.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { watch } from '#app/offline/watch.ts'
import { type Bead, dayOf, freshMala, type Mala, malaOn } from './beads.ts'
import type { Journal } from './journal.ts'
import type { MalaRow } from './malaRow.ts'
import { recover } from './recover.ts'
import { storeBeads, withPending } from './storeBeads.ts'

/** Why beads are not in the database. They are still counted as long as the page is open. */
export type MalaTrouble = 'full' | 'refused'

export type MalaState = {
  readonly mala: Mala
  /** False until the stored count is known. */
  readonly isRead: boolean
  readonly trouble?: MalaTrouble
}

type Deps = {
  db: OfflineDb
  journal: Journal
  /** The logged-in account. */
  account: () => string
  now: () => number
  mantra: string
  /** The log has something for the account. */
  onStored?: () => void
}

/**
 * One mantra's mala in this tab. A bead is shown and journaled at once, then stored in a separate
 * transaction. All tabs show the same count.
 */
export function createMala({ db, journal, account, now, mantra, onStored = () => {} }: Deps) {
  const tab = crypto.randomUUID()
  let row: MalaRow | undefined
  let pending: Bead[] = []
  let seq = 0
  let isRead = false
  let trouble: MalaTrouble | undefined
  let storing = Promise.resolve()
  const listeners = new Set<() => void>()

  const stateNow = (): MalaState => ({
    mala: malaOn(withPending(row, account(), tab, pending), dayOf(now())),
    isRead,
    ...(trouble && { trouble }),
  })
  let state: MalaState = { mala: freshMala, isRead }
  const show = () => {
    const next = stateNow()
    // What is stored has mostly been shown already.
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  const isStored = ({ seq: own }: Bead) => own <= (row?.seen[tab] ?? 0)
  const take = (fresh: MalaRow | undefined) => {
    // Read before the last bead was stored, and answered after it.
    if (fresh && row && (fresh.seen[tab] ?? 0) < (row.seen[tab] ?? 0)) return
    row = fresh
    if (pending.some(isStored)) {
      pending = pending.filter((bead) => !isStored(bead))
      journal.write(mantra, tab, pending)
    }
    isRead = true
    show()
  }
  const fail = (error: unknown) => {
    trouble = isFull(error) ? 'full' : 'refused'
    isRead = true
    show()
  }

  /** All that is not stored yet, one transaction after another. */
  const store = (): Promise<void> => {
    storing = storing.then(async () => {
      if (pending.length === 0) return
      try {
        take(await storeBeads(db, account(), mantra, tab, pending))
        trouble = undefined
        show()
        onStored()
      } catch (error) {
        fail(error)
      }
    })
    return storing
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Reads the count and follows the other tabs. Returns what ends that. */
    open(): () => void {
      void db
        .open()
        .then(() => recover({ db, journal, account }, tab))
        .catch(fail)
      let isLate = false
      return watch(db, () => db.malas.get(mantra), {
        onNext: (stored) => {
          if (isLate) trouble = undefined
          isLate = false
          take(stored)
        },
        onNone: (error) => {
          isLate = !error
          fail(error)
        },
        isPatient: true,
      })
    },

    /** The mala after this bead. */
    count(kind: Bead['kind']): Mala {
      // If it were kept, it would undo the next bead of another tab.
      if (kind === 'undo' && stateNow().mala.beads === 0) return state.mala
      const at = now()
      seq += 1
      const who = account()
      const owner = who === guestAccount ? {} : { account: who }
      pending = [...pending, { seq, kind, at, day: dayOf(at), ...owner }]
      journal.write(mantra, tab, pending)
      show()
      void store()
      return state.mala
    },

    /** Tries again to store what could not be stored. */
    store,

    /** Refreshes the state: midnight may have passed, or the account changed. */
    look: show,
  }
}

const isSame = (one: MalaState, other: MalaState): boolean =>
  one.isRead === other.isRead &&
  one.trouble === other.trouble &&
  one.mala.bead === other.mala.bead &&
  one.mala.rounds === other.mala.rounds &&
  one.mala.beads === other.mala.beads &&
  one.mala.day === other.mala.day

export type MalaStore = ReturnType<typeof createMala>
