import { useSyncExternalStore } from 'react'
import { lazyComponent } from './lazyComponent.tsx'
import { getToast, subscribeToasts } from '#app/ui/toasts.ts'

const ToastRegion = lazyComponent(() =>
  import('#app/ui/Toast.tsx').then(({ ToastRegion }) => ToastRegion),
)

/** The place for toasts, whose code comes with the first of them. */
export function LazyToasts(words: { label: string; closeLabel: string }) {
  // The last toast stays in the store after it left, so the region, once there, remains.
  const hasToast = useSyncExternalStore(
    subscribeToasts,
    () => getToast() !== undefined,
    () => false,
  )
  return hasToast && <ToastRegion {...words} />
}
