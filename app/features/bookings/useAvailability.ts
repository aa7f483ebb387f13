import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type SavedAvailability, mergeAvailability } from '#app/offline/bookings.ts'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import { type Availability, getAvailability } from '#contract/bookings.ts'
import type { PujaType } from '#contract/pujas.ts'
import { onOccasion } from '#app/offline/onOccasion.ts'

export type KnownPlaces = {
  availability?: Availability
  /** When the server told it, as ISO text. */
  seenAt?: string
  /** Told just now; else it is what this phone remembers. */
  isFresh: boolean
  /** The server was asked and did not answer. */
  hasFailed: boolean
  /** Asks again: something has shown that it is no longer so. */
  refresh: () => void
}

type State = {
  kept?: SavedAvailability | undefined
  /** The last of the days that are told without asking for more. */
  nearEnd?: string | undefined
  isFresh: boolean
  hasFailed: boolean
}
const nothing: State = { isFresh: false, hasFailed: false }

/** The free places of a puja: as the server tells them, or as this phone remembers them. */
export function useAvailability(pujaType: PujaType, date: string): KnownPlaces {
  const [state, setState] = useState<State>(nothing)
  const asking = useRef(() => {})
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
  const refresh = useCallback(() => asking.current(), [])

  const { kept, nearEnd } = state
  const known = kept?.pujaType === pujaType ? kept : undefined
  const month = farMonth(known?.availability, nearEnd, date)

  useEffect(() => {
    let isMounted = true
    const ask = async () => {
      const { api, db } = await import('#app/offline/phone.ts')
      const remembered = await db.availability.get(pujaType).catch(() => undefined)
      if (isMounted && remembered) {
        setState((state) =>
          state.kept?.pujaType === pujaType ? state : { ...nothing, kept: remembered },
        )
      }
      // All days are told at the same moment, so that one moment can be said of all.
      const [near, far] = await Promise.all([
        api.call(getAvailability, { pujaType }),
        month ? api.call(getAvailability, { pujaType, ...monthSpan(month) }) : undefined,
      ])
      const merged: SavedAvailability = {
        pujaType,
        availability: far ? mergeAvailability(near, far) : near,
        seenAt: new Date().toISOString(),
      }
      const end = near.days.at(-1)?.date
      if (isMounted) setState({ kept: merged, nearEnd: end, isFresh: true, hasFailed: false })
      await db.availability.put(merged).catch(() => undefined)
    }
    const run = () => {
      // Until the answer is here, what was told long ago is not what the temple tells now.
      setState((state) => (isOld(state.kept) ? { ...state, isFresh: false } : state))
      void ask().catch(() => {
        if (isMounted) setState((state) => ({ ...state, isFresh: false, hasFailed: true }))
      })
    }
    asking.current = run
    run()
    const stop = onOccasion(run)
    // Who fills in the form slowly still chooses among what is free.
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), freshMs)
    return () => {
      isMounted = false
      clearInterval(timer)
      stop()
    }
  }, [pujaType, month])

  return {
    ...(known && { availability: known.availability, seenAt: known.seenAt }),
    isFresh: known !== undefined && state.isFresh && connection === 'reachable',
    hasFailed: state.hasFailed,
    refresh,
  }
}

const freshMs = 2 * 60_000

const isOld = (kept: SavedAvailability | undefined): boolean =>
  kept !== undefined && Date.now() - Date.parse(kept.seenAt) > freshMs

/** The month of a day that can be booked, but is told of only when asked for: `2027-02`. */
function farMonth(known: Availability | undefined, nearEnd: string | undefined, date: string) {
  if (!known || !nearEnd || date <= nearEnd || date > known.lastDate) return ''
  return date.slice(0, 7)
}

const monthSpan = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
