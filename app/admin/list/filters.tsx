import type { ReactNode } from 'react'
import {
  day as readDay,
  flag as readFlag,
  oneOf,
  words,
  type Reader,
} from '#app/admin/useFilters.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { SearchBox } from './SearchBox.tsx'

/** As it is in the address. */
export type FilterValue = string | true

/** One filter of a list. */
export type Filter<V extends FilterValue> = {
  readonly read: Reader<V>
  /** Its field. */
  readonly show: (value: V | undefined, onChoose: (value: V | undefined) => void) => ReactNode
}

/** The search, or another text that is typed. */
export const searched = (hint: string): Filter<string> => ({
  read: words,
  show: (value = '', onChoose) => <SearchBox value={value} hint={hint} onSearch={onChoose} />,
})

/** One of several. */
export const choice = <T extends string>(
  label: string,
  options: Readonly<Record<T, string>>,
): Filter<T> => ({
  read: oneOf(options),
  show: (value, onChoose) => (
    <FilterChoice label={label} value={value} options={options} onChoose={onChoose} />
  ),
})

export const day = (label: string): Filter<string> => ({
  read: readDay,
  show: (value = '', onChoose) => (
    <TextField
      label={label}
      type="date"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  ),
})

export const flag = (label: string): Filter<true> => ({
  read: readFlag,
  show: (value, onChoose) => (
    <CheckboxField
      className="sm:mt-6"
      label={label}
      checked={value ?? false}
      onChange={({ target }) => onChoose(target.checked || undefined)}
    />
  ),
})

/** A filter whose field is a slot of `AdminList`. */
export const own = <V extends FilterValue>(read: Reader<V>): Filter<V> => ({
  read,
  show: () => undefined,
})

/** A filter that the endpoint has under another name, or with another value. */
export const sentAs = <V extends FilterValue, A>(
  filter: Filter<V>,
  toInput: (value: V) => A,
): Filter<V> & { readonly toInput: (value: V) => A } => ({ ...filter, toInput })
