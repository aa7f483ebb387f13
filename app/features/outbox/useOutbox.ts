import { useSyncExternalStore } from 'react'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'

/** `rows` is undefined until they are read, and `hasFailed` is set if this phone stores nothing. */
type OutboxState = { readonly rows?: readonly OutboxRow[]; readonly hasFailed?: boolean }

const unread: OutboxState = {}

let reading = unread
const listeners = new Set<() => void>()
let end = () => {}

const publish = (next: OutboxState): void => {
  reading = next
  for (const listener of listeners) listener()
}

const watch = (): void => {
  end()
  let stop = () => {}
  let isOver = false
  end = () => {
    isOver = true
    stop()
    reading = unread
  }
  void loadWithRetry(() => import('#app/offline/phone.ts')).then(({ outbox }) => {
    if (isOver) return
    stop = outbox.watch(
      (rows) => publish({ rows }),
      () => publish({ hasFailed: true }),
    )
  })
}

/** All components share one query: the list opens with what the badge has counted. */
const subscribe = (listener: () => void): (() => void) => {
  const isFirst = listeners.size === 0
  listeners.add(listener)
  if (isFirst || reading.hasFailed) watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end()
  }
}

/** The outbox, live: changes by this page, another tab or the worker. */
export const useOutbox = (): OutboxState =>
  useSyncExternalStore(
    subscribe,
    () => reading,
    () => unread,
  )
