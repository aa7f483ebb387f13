import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { troubleOf, troubleText } from '#app/forms/trouble.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Me } from '#contract/accounts/public.ts'
import { sendConfirmation } from '#contract/accounts/myAccount.ts'

type Props = { me: Me; timeZone: string; hasEnded: boolean }

/** The owner of the account, and what they still have to do. */
export function ProfileHead({ me, timeZone, hasEnded }: Props) {
  const words = useWords(profile)
  const since = dateText(dateAt(Date.parse(me.createdAt), timeZone))
  return (
    <>
      <div className="profile-head">
        <div className="min-w-0">
          <p className="eyebrow">{words.eyebrow}</p>
          {/* The display face draws 0 and 1 like letters, which a username may have as well. */}
          <h1 className={`text-2xl wrap-anywhere ${me.fullName ? '' : 'font-sans'}`}>
            {me.fullName ?? me.username}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {me.fullName && (
              <span className="wrap-anywhere">
                {words.details.username}: {me.username}
              </span>
            )}
            <span>{words.memberSince(since)}</span>
            {me.role !== 'user' && <Chip>{words.roles[me.role]}</Chip>}
          </p>
        </div>
        <Shrine />
      </div>
      {me.role !== 'user' && (
        <Link
          to="/admin/$"
          params={{ _splat: '' }}
          className={`${buttonClass({ variant: 'outline' })} mt-4`}
        >
          {words.toAdmin}
        </Link>
      )}
      {hasEnded && (
        <div role="status" className="mt-5 rounded-md bg-kumkum-soft px-4 py-3">
          <p>{words.ended}</p>
          <LoginLink back="/profile" className={`${buttonClass({ size: 'small' })} mt-3`}>
            {words.signInAgain}
          </LoginLink>
        </div>
      )}
    </>
  )
}

/** Shown until the address is confirmed: what to do, and a button to send the email again. */
export function Unconfirmed({ email }: { email: string }) {
  const words = useWords(profile)
  const general = useWords(troubleWords)
  const [isBusy, setIsBusy] = useState(false)
  const handleSend = async () => {
    setIsBusy(true)
    try {
      const { api } = await import('#app/offline/phone.ts')
      await api.call(sendConfirmation, {})
      showToast({ title: words.sent, description: words.sentText(email), tone: 'success' })
    } catch (error) {
      const description = troubleText(troubleOf(error), general)
      showToast({ title: words.notSent, description, tone: 'destructive' })
    }
    setIsBusy(false)
  }
  return (
    <div className="rounded-md bg-gold-soft px-4 py-3">
      <p className="wrap-anywhere">{words.unconfirmed(email)}</p>
      <Button size="small" variant="outline" className="mt-3" isBusy={isBusy} onClick={handleSend}>
        {words.sendAgain}
      </Button>
    </div>
  )
}
