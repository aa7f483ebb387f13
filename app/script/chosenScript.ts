import { scriptKey as key, scriptNews } from './otherScript.ts'
import { type ScriptName, scriptNames } from './scripts.ts'

const isScript = (name: string | null): name is ScriptName =>
  scriptNames.some((known) => known === name)

const stored = (): ScriptName => {
  try {
    const name = localStorage.getItem(key)
    return isScript(name) ? name : 'devanagari'
  } catch {
    return 'devanagari'
  }
}

let chosen: ScriptName | undefined
const listeners = new Set<() => void>()

/** The script in which this phone reads mantras. */
export const getScript = (): ScriptName => (chosen ??= stored())

export function chooseScript(script: ScriptName): void {
  chosen = script
  try {
    localStorage.setItem(key, script)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
  dispatchEvent(new Event(scriptNews))
}

/** Also notified of changes in other tabs. */
export function subscribeToScript(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', handleStorage)
  }
}
