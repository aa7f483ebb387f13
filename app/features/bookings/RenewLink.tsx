import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { troubleOf, troubleText } from '#app/forms/trouble.ts'
import { bookingLink } from '#app/i18n/en/bookings/bookingLink.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { storeBooking } from '#app/offline/content/bookings.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Button } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Booking, renewBookingLink } from '#contract/bookings/public.ts'

type Props = { booking: Booking; isOwn: boolean }

/**
 * Explains the link and replaces it. Not through the outbox: until it is done, the old link works.
 */
export function RenewLink({ booking, isOwn }: Props) {
  const words = useWords(bookingLink)
  const [isAsking, setIsAsking] = useState(false)
  // Pressed again after a lost answer it is still the same link.
  const [idempotencyKey, setIdempotencyKey] = useState(newCommandId)
  const handleDone = () => {
    setIdempotencyKey(newCommandId())
    setIsAsking(false)
  }
  const isReachable = useConnection() === 'reachable'
  return (
    <Fold heading={words.heading} className="not-printed">
      <p className="mt-1 text-muted">{words.text}</p>
      {!isReachable && <p className="mt-3 text-muted">{words.offline}</p>}
      {isReachable && !isAsking && (
        <Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
          {words.make}
        </Button>
      )}
      {isReachable && isAsking && (
        <ConfirmRenewal
          booking={booking}
          isOwn={isOwn}
          idempotencyKey={idempotencyKey}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Fold>
  )
}

type ConfirmRenewalProps = Props & {
  idempotencyKey: string
  onDone: () => void
  onClose: () => void
}

function ConfirmRenewal({ booking, isOwn, idempotencyKey, onDone, onClose }: ConfirmRenewalProps) {
  const { reference, token } = booking
  const words = useWords(bookingLink)
  const problems = useWords(troubleWords)
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const handleMake = async () => {
    setIsSending(true)
    try {
      const { api, db } = await import('#app/offline/phone.ts')
      const key = { reference, ...(!isOwn && { token }) }
      const renewed = await api.call(renewBookingLink, key, { idempotencyKey })
      const account = isOwn ? getAccount() : undefined
      await storeBooking(db, renewed, { account }).catch(() => undefined)
      showToast({ title: words.done, description: words.doneText, tone: 'success' })
      onDone()
      if (!isOwn) await navigate({ to: '.', hash: renewed.token, replace: true })
    } catch (error) {
      const trouble = troubleOf(error)
      const isUnsure = trouble.code === 'unreachable'
      showToast({
        title: isUnsure ? words.unsure : words.failed,
        description: isUnsure ? words.unsureText : troubleText(trouble, problems),
        tone: 'destructive',
      })
      setIsSending(false)
    }
  }
  return (
    <div className="mt-4">
      <p ref={text} tabIndex={-1}>
        {words.sure}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isSending} onClick={handleMake}>
          {isSending ? words.making : words.confirm}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
