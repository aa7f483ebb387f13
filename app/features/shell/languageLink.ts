import { pathIn } from '#contract/addresses.ts'
import { languageParameter } from '#contract/languageChoice.ts'
import type { Language } from '#contract/languages.ts'

type Here = { readonly pathname: string; readonly searchStr: string }

/** The address of the same page that chooses a language, also without scripts. */
export function languageLink(wanted: Language, { pathname, searchStr }: Here): string {
  const query = new URLSearchParams(searchStr)
  query.set(languageParameter, wanted)
  return `${pathIn(wanted, pathname)}?${query}`
}
