import { useQuery } from '@tanstack/react-query'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { useLoadAgain } from '#app/loadAgain.ts'
import { readQuery } from '#app/queries.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import type { NoticeWords } from '#app/ui/Notice.tsx'

type Props = Omit<NoticeWords, 'action'> & {
  /** What to try again instead of the whole page. */
  onRetry?: (() => void) | undefined
  /** Another word for *Try again*. */
  retry?: string
  isBusy?: boolean
  /**
   * Shown while the server is unreachable. Any other failure is a bug of ours, which reconnecting
   * cannot fix.
   */
  unreachableText?: string
  error?: unknown
}

/** Something that could not be shown, with two actions: *Try again*, and the temple's number. */
export function Failed({
  onRetry,
  retry,
  isBusy,
  unreachableText,
  error,
  children,
  ...notice
}: Props) {
  const words = useWords(shell)
  const isUnreachable = useConnection() !== 'reachable'
  const loadAgain = useLoadAgain(error)
  return (
    <ErrorState
      {...notice}
      action={
        // Not disabled while it loads, or it would lose the focus.
        <Button onClick={onRetry ?? loadAgain} aria-busy={isBusy}>
          {retry ?? words.tryAgain}
        </Button>
      }
    >
      {unreachableText && <p>{isUnreachable ? unreachableText : words.brokenText}</p>}
      {children}
      <CallTemple />
    </ErrorState>
  )
}

/** Only if the phone has stored the number. */
function CallTemple() {
  const words = useWords(shell)
  // Only what is known already: the request has failed.
  const { data: site } = useQuery({ ...readQuery('getSite', {}), enabled: false })
  const phone = site?.phone
  if (!phone) return null
  return (
    <p>
      {words.orCall} <PhoneLink phone={phone} className="text-link whitespace-nowrap" />
    </p>
  )
}
