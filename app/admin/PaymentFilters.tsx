import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from './ListTools.tsx'
import { day, flag, oneOf, useFilters, words as text } from './useFilters.ts'

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

/**
 * The filters of a payment list, kept in the URL. `whiches` are mutually exclusive conditions; each
 * is a separate parameter of the query.
 */
export function usePaymentFilters<S extends string, M extends string, W extends string>(
  words: Words<S, M>,
  whiches: Labels<W>,
) {
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    status: oneOf(words.statuses),
    method: oneOf(words.methods),
    which: oneOf(whiches),
    from: day,
    to: day,
    withTests: flag,
  })
  const { search = '', status, method, which, from = '', to = '', withTests } = shown
  const wanted = {
    search,
    status,
    method,
    from: from || undefined,
    to: to || undefined,
    withTests,
    ...(which && ({ [which]: true } as { [N in W]?: true })),
  }
  return { words, whiches, shown, set, wanted, onClear: isOn ? clear : undefined }
}

type Props<S extends string, M extends string, W extends string> = {
  filters: ReturnType<typeof usePaymentFilters<S, M, W>>
  /** Where the same list is as a file. */
  csv: string
}

export function PaymentFilters<S extends string, M extends string, W extends string>({
  filters: { words, whiches, shown, set, wanted },
  csv,
}: Props<S, M, W>) {
  return (
    <Filters>
      <SearchBox
        value={shown.search ?? ''}
        hint={words.searchHint}
        onSearch={(search) => set({ search })}
      />
      <FilterChoice
        label={words.status}
        value={shown.status}
        options={words.statuses}
        onChoose={(status) => set({ status })}
      />
      <FilterChoice
        label={words.method}
        value={shown.method}
        options={words.methods}
        onChoose={(method) => set({ method })}
      />
      <FilterChoice
        label={words.which}
        value={shown.which}
        options={whiches}
        onChoose={(which) => set({ which })}
      />
      <TextField
        label={words.from}
        type="date"
        value={shown.from ?? ''}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        value={shown.to ?? ''}
        onChange={({ target }) => set({ to: target.value })}
      />
      <CheckboxField
        className="sm:mt-6"
        label={words.tests}
        checked={shown.withTests ?? false}
        onChange={({ target }) => set({ withTests: target.checked || undefined })}
      />
      <CsvLink path={csv} filters={wanted} />
    </Filters>
  )
}
