import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { lazyLoad } from '#app/lazy/lazyLoad.ts'
import { getScript, subscribeToScript } from './chosenScript.ts'
import { languageTag, type ScriptName, scripts } from './scripts.ts'

/** A line or a word, with the transliteration that the server derives. */
type Written = { text: string; iast: string }

export type Writing = {
  /** The script of the texts now: Devanagari until the library has loaded. */
  script: ScriptName
  lang: string
  write: (line: Written) => string
}

const library = lazyLoad(async () => (await import('./transliterate.ts')).transliterate)

/** Again, once it has failed. */
export const askForLibrary = (): void => void library.ask()

/** A rendered page does not know its reader's choice. */
const onServer = (): ScriptName => 'devanagari'

export const devanagari: Writing = {
  script: 'devanagari',
  lang: languageTag('devanagari'),
  write: ({ text }) => text,
}

/** The library, once it has loaded. It is asked for only if it is needed. */
export function useLibrary(isNeeded: boolean) {
  const loaded = useSyncExternalStore(library.subscribe, library.get, library.get)
  useEffect(() => {
    if (isNeeded) void library.ask()
  }, [isNeeded])
  return loaded
}

/**
 * How texts in a language, by default Sanskrit, are written on this phone. The library loads when a
 * script is first chosen that the phone cannot show without it. `hasFailed` while it cannot be loaded.
 */
export function useWriting(
  language?: string,
): Writing & { chosen: ScriptName; hasFailed: boolean } {
  const chosen = useSyncExternalStore(subscribeToScript, getScript, onServer)
  const { scheme } = scripts[chosen]
  const loaded = useLibrary(scheme !== undefined)
  const transliterate = loaded.here
  return useMemo(() => {
    const state = { chosen, hasFailed: Boolean(scheme && loaded.hasFailed) }
    const own = { script: chosen, lang: languageTag(chosen, language) }
    if (chosen === 'iast') return { ...state, ...own, write: ({ iast }) => iast }
    if (!scheme || !transliterate)
      return { ...state, ...devanagari, lang: languageTag('devanagari', language) }
    return { ...state, ...own, write: ({ text }) => transliterate(text, scheme) }
  }, [chosen, language, scheme, transliterate, loaded.hasFailed])
}
