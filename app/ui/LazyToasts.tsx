import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToast, subscribeToasts } from './toasts.ts'

const ToastRegion = lazy(() =>
  import('./Toast.tsx').then((module) => ({ default: module.ToastRegion })),
)

/** The place for toasts, whose code comes with the first of them. */
export function LazyToasts(words: { label: string; closeLabel: string }) {
  // The last toast stays in the store after it left, so the region, once there, remains.
  const hasToast = useSyncExternalStore(
    subscribeToasts,
    () => getToast() !== undefined,
    () => false,
  )
  return (
    hasToast && (
      <Suspense>
        <ToastRegion {...words} />
      </Suspense>
    )
  )
}
