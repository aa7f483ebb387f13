import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { lazyLoad } from '#app/lazy/lazyLoad.ts'
import { getScript, subscribeToScript } from './chosenScript.ts'
import { languageTag, type ScriptName, scripts } from './scripts.ts'

/** A line or a word, with the transliteration that the server derives. */
type ScriptLine = { text: string; iast: string }

export type ScriptWriter = {
  /** The script of the texts now: Devanagari until the library has loaded. */
  script: ScriptName
  lang: string
  write: (line: ScriptLine) => string
}

const library = lazyLoad(async () => (await import('./transliterate.ts')).transliterate)

/** Tries to load it again after a failure. */
export const retryLibrary = (): void => void library.load()

/** A rendered page does not know its reader's choice. */
const onServer = (): ScriptName => 'devanagari'

export const devanagari: ScriptWriter = {
  script: 'devanagari',
  lang: languageTag('devanagari'),
  write: ({ text }) => text,
}

/** The transliteration library, once loaded. Requested only if needed. */
export function useLibrary(isNeeded: boolean) {
  const loaded = useSyncExternalStore(library.subscribe, library.get, library.get)
  useEffect(() => {
    if (isNeeded) void library.load()
  }, [isNeeded])
  return loaded
}

/**
 * Renders texts of a language (by default Sanskrit) in the script chosen on this phone. The library
 * loads when a script first needs it; `hasFailed` while loading fails.
 */
export function useScript(
  language?: string,
): ScriptWriter & { chosen: ScriptName; hasFailed: boolean } {
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
