import { parseLastText } from '#app/offline/mine/lastText.ts'
import { ownDarshans, parseDarshans } from '#app/offline/darshan/days.ts'
import { choiceKeys } from './contents.ts'

type Merge = (here: string, added: string) => string

/** Adds a list's missing entries; each is identified by its first part. */
const withMissing =
  (nameOf: (entry: unknown) => unknown): Merge =>
  (here, added) => {
    const own = listIn(here)
    const names = new Set(own.map(nameOf))
    return JSON.stringify([...own, ...listIn(added).filter((entry) => !names.has(nameOf(entry)))])
  }

/** How the copy's own lists join those of the phone. Any other choice is replaced by the copy's. */
const merges: Readonly<Record<string, Merge>> = {
  'recited-until': withMissing((entry) => (Array.isArray(entry) ? entry[0] : entry)),
  'modak-darshan': withMissing((entry) => entry),
  'modak-checklist': withMissing((entry) => (entry as { slug?: unknown } | null)?.slug),
  // The later one is where the person stopped.
  'modak-last-text': (here, added) =>
    (parseLastText(here)?.at ?? '') < (parseLastText(added)?.at ?? '') ? added : here,
}

/** The part of a stored choice that belongs to one account, for keys that hold several. */
const owned: Readonly<Record<string, (text: string, account: string | undefined) => string>> = {
  'modak-darshan': (text, account) =>
    JSON.stringify([...new Set(ownDarshans(parseDarshans(text), account))]),
}

/** Empty if storage is forbidden. */
export function choicesIn(
  storage: () => Storage,
  account: string | undefined,
): Record<string, string> {
  try {
    const held = storage()
    return Object.fromEntries(
      choiceKeys.flatMap((key) => {
        const value = held.getItem(key)
        return value === null ? [] : [[key, owned[key]?.(value, account) ?? value]]
      }),
    )
  } catch {
    return {}
  }
}

export function takeChoices(
  storage: () => Storage,
  choices: Readonly<Record<string, string | undefined>>,
): void {
  for (const key of choiceKeys) {
    const added = choices[key]
    if (added === undefined) continue
    try {
      const here = storage().getItem(key)
      const merge = merges[key]
      storage().setItem(key, here !== null && merge ? merge(here, added) : added)
    } catch {
      // Storage is forbidden or full: the phone's own choices stay.
    }
  }
}

function listIn(text: string): unknown[] {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value : []
}
