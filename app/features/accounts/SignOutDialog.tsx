import { useId, useState } from 'react'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Unsent } from '#app/offline/session/accountData.ts'
import { Button } from '#app/ui/Button.tsx'
import { useModal } from '#app/ui/useModal.ts'

type Props = {
  /** How many of the person's items the temple does not have yet. */
  unsent: number
  isOffline: boolean
  onLeave: (unsent: Unsent) => Promise<void>
  onStay: () => void
  onLook: () => void
}

/**
 * Asks what to do with unsent items, and says that the server learns of an offline logout later.
 */
export function SignOutDialog({ unsent, isOffline, onLeave, onStay, onLook }: Props) {
  const { signOut: words } = useWords(profile)
  const dialog = useModal()
  const headingId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const leave = (what: Unsent) => () => {
    setIsBusy(true)
    void onLeave(what).finally(() => setIsBusy(false))
  }
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onStay} className="modal">
      <h2 id={headingId} className="text-xl">
        {words.heading}
      </h2>
      {unsent > 0 && (
        <p className="mt-3">
          {words.unsent(unsent)} {words.keepText}
        </p>
      )}
      {isOffline && <p className="mt-3">{words.offline}</p>}
      <div className="mt-5 grid gap-3">
        {unsent > 0 ? (
          <>
            <Button isBusy={isBusy} onClick={leave('keep')}>
              {words.keep}
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={leave('discard')}>
              {words.discard}
            </Button>
            <Button variant="outline" onClick={onLook}>
              {words.look}
            </Button>
          </>
        ) : (
          <Button isBusy={isBusy} onClick={leave('keep')}>
            {words.plain}
          </Button>
        )}
        <Button variant="quiet" onClick={onStay}>
          {words.stay}
        </Button>
      </div>
    </dialog>
  )
}
