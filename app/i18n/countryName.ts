import { language } from './language.ts'

let names: Intl.DisplayNames | undefined

/** A country in the language of the build, from its ISO 3166-1 code. */
export const countryName = (code: string): string =>
  (names ??= new Intl.DisplayNames(language, { type: 'region' })).of(code) ?? code

type Option = { readonly value: string; readonly label: string }

/** India first, the others by their names. */
export const countryOptions = (codes: readonly string[]): Option[] => {
  const all = codes.map((value) => ({ value, label: countryName(value) }))
  return [
    ...all.filter(({ value }) => value === 'IN'),
    ...all
      .filter(({ value }) => value !== 'IN')
      .sort((one, other) => one.label.localeCompare(other.label, language)),
  ]
}
