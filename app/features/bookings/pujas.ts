import { useQuery } from '@tanstack/react-query'
import { puja as pujaWords } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'

/** The pujas that can be booked at present, in the temple's order. */
export const pujasQuery = readQuery('listPujas', {})

/**
 * The name of a puja that is offered now. Fetches nothing: every phone has the list
 * (offline/content/refresh.ts).
 */
export function useOfferedName(): (id: string) => string | undefined {
  const { data: pujas = [] } = useQuery({ ...pujasQuery, enabled: false })
  return (id) => pujas.find((puja) => puja.id === id)?.name
}

/**
 * Resolves a puja's id to its name. `storedName` is the name stored with the booking, used for a puja
 * that is no longer offered.
 */
export function usePujaName(): (id: string, storedName?: string) => string {
  const { anyPuja } = useWords(pujaWords)
  const offered = useOfferedName()
  return (id, storedName) => offered(id) ?? storedName ?? anyPuja
}

/** A puja as it is offered; undefined if it no longer is, or until it is known. */
export function useOfferedPuja(id: string): Puja | undefined {
  return useQuery(pujasQuery).data?.find((puja) => puja.id === id)
}

/** The price in rupees, as a suggestion; undefined if it is by arrangement or no longer offered. */
export function usePujaPrice(id: string): number | undefined {
  return useOfferedPuja(id)?.price
}
