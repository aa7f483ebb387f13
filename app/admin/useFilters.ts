import { useEffect } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'

/** Reads a filter from the address; undefined if no list has it. */
export type Reader<T> = (text: string) => T | undefined
type Readers = Readonly<Record<string, Reader<string | true>>>

type FiltersOf<R extends Readers> = {
  [N in keyof R]?: Exclude<ReturnType<R[N]>, undefined> | undefined
}

export const words: Reader<string> = (text) => text.slice(0, 100)
export const day: Reader<string> = (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)
export const flag: Reader<true> = (text) => (text === 'true' ? true : undefined)
export const oneOf =
  <T extends string>(options: Readonly<Record<T, unknown>>): Reader<T> =>
  (text) =>
    Object.hasOwn(options, text) ? (text as T) : undefined

/** The filters with which each list was left, for the links back to it. */
const left = new Map<string, string>()

/** A search may name somebody: the next person at this desk begins without it. */
export const forgetFilters = (): void => left.clear()

/** The last filters of the list at `/admin/{to}`, as the query of its address. */
export const filtersLeftAt = (to: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(left.get(`/admin/${to}`)))

export function readFilters<R extends Readers>(readers: R, query: string): FiltersOf<R> {
  const params = new URLSearchParams(query)
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const text = params.get(name)
    const value = text ? reader(text) : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(read) as FiltersOf<R>
}

/** The filters of a list are in its address, so that a reload, a bookmark and Back keep them. */
export function useFilters<R extends Readers>(readers: R) {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  useEffect(() => void left.set(pathname, searchStr), [pathname, searchStr])
  const shown = readFilters(readers, searchStr)
  /** Based on the next address: two changes may come before the page follows. */
  const show = (change: (before: object) => object) => {
    const search = (before: object) => {
      const entries = Object.entries(change(before)).filter(([, value]) => value)
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
    }
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
  return {
    shown,
    set: (changed: FiltersOf<R>) => show((before) => ({ ...before, ...changed })),
    clear: () => show(() => ({})),
    isOn: Object.keys(shown).length > 0,
  }
}
