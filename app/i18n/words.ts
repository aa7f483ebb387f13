import { createContext, use } from 'react'

/**
 * A feature's texts in English, which every other language is checked against and falls back to.
 */
export type Catalogue<W> = { readonly feature: string; readonly english: W }

/** Declares a feature's catalogue. Texts with a variable part are functions, so the compiler checks them. */
export const catalogue = <W>(feature: string, english: W): Catalogue<W> => ({ feature, english })

/** The chosen language's catalogues by feature; empty for English. */
type Translations = Readonly<Record<string, unknown>>

const LanguageContext = createContext<Translations>({})

/**
 * The feature's texts in the devotee's language; a missing text is the English one, never blank.
 */
export function useWords<W extends object>({ feature, english }: Catalogue<W>): W {
  const translated = use(LanguageContext)[feature]
  return translated === undefined ? english : { ...english, ...(translated as Partial<W>) }
}
