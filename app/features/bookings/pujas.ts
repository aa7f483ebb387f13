import { useQuery } from '@tanstack/react-query'
import { puja as pujaWords } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'

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
 * The name of a puja that is only known by its id, because the temple has not answered yet; `kept`
 * is its name when it was written, for one that is no longer offered.
 */
export function usePujaName(): (id: string, kept?: string) => string {
  const { anyPuja } = useWords(pujaWords)
  const offered = useOfferedName()
  return (id, kept) => offered(id) ?? kept ?? anyPuja
}

/** The price in rupees, as a suggestion; undefined if it is by arrangement or no longer offered. */
export function usePujaPrice(id: string): number | undefined {
  const { data } = useQuery(pujasQuery)
  return data?.find((puja) => puja.id === id)?.price
}
