import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide'
import { useSyncExternalStore } from 'react'
import { toast as toastWords } from '#app/i18n/en/ui/toast.ts'
import { useWords } from '#app/i18n/words.ts'
import { dismissToast, getToast, type ShownToast, subscribeToasts } from './toasts.ts'
import { Icon } from './Icon.tsx'

/** A swipe of 50 px closes it; Radix needs more than the threshold it is given. */
const swipePx = 49.99

/** In `label`, `{hotkey}` is replaced by the key that moves the focus here. */
type Props = { label: string; closeLabel: string }

/**
 * Where toasts appear: under the header on a phone, above the player bar on a wide screen, so never
 * over the field being edited; at the bottom of a phone if the toast comes with a new page. F8
 * focuses it; hover and focus pause the timer.
 */
export function ToastRegion({ label, closeLabel }: Props) {
  const toast = useSyncExternalStore(subscribeToasts, getToast, () => undefined)
  const { announcement } = useWords(toastWords)
  return (
    // A new one for each toast: if one is closed while it pauses the timer, later ones would stay paused.
    <Radix.Provider
      key={toast?.id}
      label={announcement}
      swipeDirection="right"
      swipeThreshold={swipePx}
    >
      {toast && <Message toast={toast} closeLabel={closeLabel} />}
      <Radix.Viewport hotkey={['F8']} label={label} className="toast-region" />
    </Radix.Provider>
  )
}

function Message({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const {
    id,
    title,
    description,
    note,
    tone = 'default',
    action,
    durationMs = 5_000,
    withPage,
    isOpen,
  } = toast
  const isFailure = tone === 'destructive'
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => !open && dismissToast(id)}
      duration={durationMs}
      type={isFailure || action ? 'foreground' : 'background'}
      className={`toast toast-${tone} ${withPage ? 'toast-with-page' : ''}`}
    >
      {isFailure && <Icon of={CircleAlert} className="toast-icon" />}
      {tone === 'success' && <Icon of={CircleCheck} className="toast-icon" />}
      <div className="min-w-0 grow">
        {/* The spaces are for the announcement, which has the texts one after the other. */}
        <Radix.Title className="font-semibold">{title}</Radix.Title>{' '}
        {description && <Radix.Description>{description}</Radix.Description>}{' '}
        {note && <p>{note}</p>}{' '}
        {action && (
          <Radix.Action altText={action.label} onClick={action.onAction} className="toast-action">
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={closeLabel} className="toast-close">
        <Icon of={X} className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}
