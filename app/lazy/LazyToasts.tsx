import { useSyncExternalStore } from 'react'
import { lazyComponent } from './lazyComponent.tsx'
import { getToast, subscribeToasts } from '#app/ui/toasts.ts'

const ToastRegion = lazyComponent(() =>
  import('#app/ui/Toast.tsx').then(({ ToastRegion }) => ToastRegion),
)

/** The place for toasts. Their code is loaded with the first one. */
export function LazyToasts(words: { label: string; closeLabel: string }) {
  // The last toast stays in the store after it closes, so the region stays too.
  const hasToast = useSyncExternalStore(
    subscribeToasts,
    () => getToast() !== undefined,
    () => false,
  )
  return hasToast && <ToastRegion {...words} />
}
