import type { ReactNode } from 'react'
import { useFilters, type Reader } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Page } from '#contract/paging.ts'
import type { FilterValue } from './filters.tsx'

type AnyFilter = {
  readonly read: Reader<FilterValue>
  readonly show: (value: never, onChoose: (value: FilterValue | undefined) => void) => ReactNode
  readonly toInput?: (value: never) => object
}

/** By their names in the address, in the order in which they are shown. */
export type Filters = Readonly<Record<string, AnyFilter>>

type Paging = { after?: string | undefined; limit?: unknown }

/** An endpoint's input without the page. */
type Input<S> = Omit<S, keyof Paging>

/** Each filter is a parameter of the endpoint, or has a `toInput` that gives some of them. */
type Fitting<F, S> = {
  readonly [K in keyof F]: F[K] extends { toInput: (value: never) => infer A }
    ? [keyof A] extends [keyof S]
      ? { readonly toInput: (value: never) => Partial<S> }
      : never
    : K extends keyof S
      ? { readonly read: Reader<Exclude<S[K], undefined>> }
      : never
}

type Spec<S, P, T, O, F> = {
  read: Endpoint<S, P, O & { items: T[] }>
  /** The same list as a file. */
  csv?: Endpoint<Input<S>, Input<P>, unknown>
  filters: F & Fitting<F, Input<S>>
  /** Part of every query. */
  always?: Partial<S>
}

/** A filtered list of the office, for `AdminList`. Its filters are in the address. */
export function useAdminList<
  S extends Paging,
  P extends Paging,
  T,
  O extends Page<T>,
  F extends Filters,
>({ read, csv, filters, always }: Spec<S, P, T, O, F>) {
  const entries = Object.entries<AnyFilter>(filters)
  const readers = Object.fromEntries(entries.map(([name, filter]) => [name, filter.read]))
  const { shown, set, clear, isOn } = useFilters(readers as { [K in keyof F]: F[K]['read'] })
  const query = Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      const toInput = filters[name]?.toInput
      return toInput ? Object.entries(toInput(value as never)) : [[name, value]]
    }),
  )
  const pages = usePages(read, { ...always, ...query } as Omit<S, 'after'>)
  return {
    name: read.path.replace('/api/admin/', ''),
    filters: filters as Filters,
    shown,
    set,
    clear,
    isFiltered: isOn,
    pages,
    first: pages.first,
    /** The file that has what is shown. */
    csv: csv && { path: csv.path, filters: query },
  }
}
