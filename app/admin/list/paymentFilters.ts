import { choice, day, flag, searched, sentAs } from './filters.tsx'

type Labels<T extends string> = Readonly<Record<T, string>>

type Words<S extends string, M extends string> = {
  searchHint: string
  status: string
  statuses: Labels<S>
  method: string
  methods: Labels<M>
  which: string
  from: string
  to: string
  tests: string
}

/** The filters of a list of payments. Of `whiches` one can be chosen; it is a flag of the endpoint. */
export const paymentFilters = <S extends string, M extends string, W extends string>(
  words: Words<S, M>,
  whiches: Labels<W>,
) => ({
  search: searched(words.searchHint),
  status: choice(words.status, words.statuses),
  method: choice(words.method, words.methods),
  which: sentAs(
    choice(words.which, whiches),
    (which) => ({ [which]: true }) as { readonly [K in W]?: true },
  ),
  from: day(words.from),
  to: day(words.to),
  withTests: flag(words.tests),
})
