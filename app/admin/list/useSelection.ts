import { useState } from 'react'
import { bulkMost } from '#contract/bulk.ts'

type Key = string | number

const none: ReadonlySet<Key> = new Set()

/** Which rows of a list are chosen: of the first hundred, those that are still listed. */
export function useSelection<T>(items: readonly T[], keyOf: (item: T) => Key) {
  const [keys, setKeys] = useState(none)
  const shown = items.slice(0, bulkMost)
  const chosen = shown.filter((item) => keys.has(keyOf(item)))
  const isAll = shown.length > 0 && chosen.length === shown.length
  return {
    shown,
    chosen,
    isAll,
    isChosen: (item: T): boolean => keys.has(keyOf(item)),
    toggle: (item: T): void => {
      const changed = new Set(keys)
      if (!changed.delete(keyOf(item))) changed.add(keyOf(item))
      setKeys(changed)
    },
    toggleAll: (): void => setKeys(isAll ? none : new Set(shown.map(keyOf))),
    clear: (): void => setKeys(none),
  }
}

export type Selection<T> = ReturnType<typeof useSelection<T>>
