import { lastTextKey, personalDataChanged } from './keys.ts'
import { heightOf, reserveMore } from './reserve.ts'

/** The text that was last played or read, and how far. */
export type LastText = {
  /** The id of its track, which on the aarti's page begins with `aarti/`. */
  text: string
  /** If it was played: of the recording. */
  seconds?: number
  /** The verse on the screen; absent if it was only heard. */
  verse?: number
  at: string
}

const listeners = new Set<() => void>()
let parsed: { raw: string | null; last: LastText | undefined } | undefined

/** The same object until it changes; undefined if there is none, or storage is forbidden. */
export function getLastText(): LastText | undefined {
  const raw = read()
  if (parsed?.raw !== raw) parsed = { raw, last: parseLastText(raw) }
  return parsed.last
}

/** In local storage, because it must be written while the page is closing. */
export function keepLastText(last: Omit<LastText, 'at'>): void {
  const isFirst = getLastText() === undefined
  try {
    localStorage.setItem(lastTextKey, JSON.stringify({ ...last, at: new Date().toISOString() }))
    if (isFirst) reserveMore(heightOf(0, true))
  } catch {
    // Storage is full or forbidden; the list of mantras shows that.
  }
  notify()
}

/** Called when it was heard or read to the end. */
export function dropLastText(text: string): void {
  if (getLastText()?.text !== text) return
  localStorage.removeItem(lastTextKey)
  reserveMore(-heightOf(0, true))
  notify()
}

export function subscribeLastText(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function notify(): void {
  dispatchEvent(new Event(personalDataChanged))
  for (const listener of listeners) listener()
}

function read(): string | null {
  try {
    return localStorage.getItem(lastTextKey)
  } catch {
    return null
  }
}

export function parseLastText(raw: string | null): LastText | undefined {
  try {
    const { text, seconds, verse, at } = JSON.parse(raw ?? '{}') as Partial<LastText>
    if (typeof text !== 'string' || typeof at !== 'string') return undefined
    return {
      text,
      at,
      ...(Number.isFinite(seconds) && { seconds }),
      ...(Number.isInteger(verse) && { verse }),
    }
  } catch {
    return undefined
  }
}
