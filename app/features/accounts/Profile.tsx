import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed } from '#app/Failed.tsx'
import { troubleOf } from '#app/forms/trouble.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Me } from '#contract/accounts/public.ts'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileHead, Unconfirmed } from './ProfileHead.tsx'
import { meQuery, sessionsQuery } from './queries.ts'
import { SessionsSection } from './SessionsSection.tsx'
import { TotpSection } from './TotpSection.tsx'
import { useSession } from './useSession.ts'

type Props = {
  timeZone: string
  next: ReactNode
  bookings: ReactNode
  donations: ReactNode
  orders: ReactNode
  reminders: ReactNode
  sadhana: ReactNode
  saved: ReactNode
  onDeleted: () => void
}

/** The user's own account: stored on the phone at first, then as the server has it. */
export function Profile({ timeZone, onDeleted, ...own }: Props) {
  const words = useWords(profile)
  const { isKnown, account } = useAccount()
  const { me, hasEnded = false, trouble } = useMe(account !== undefined)
  // A new password or two-step login ends other sessions.
  const queryClient = useQueryClient()
  const handleChanged = () => void queryClient.invalidateQueries(sessionsQuery)
  if ((isKnown && !account) || trouble === 'signedOut') return <SignedOut />
  if (trouble === 'unreachable') return <Failed title={words.unreachable} headingLevel={1} />
  if (!me) return <ProfileSkeleton label={words.loading} />
  return (
    <>
      <ProfileHead me={me} timeZone={timeZone} hasEnded={hasEnded} />
      <div className="profile">
        <div className="profile-own">
          {own.next}
          {!hasEnded && !me.isEmailConfirmed && <Unconfirmed email={me.email} />}
          {own.bookings}
          {own.orders}
          {own.donations}
          {own.reminders}
          {own.sadhana}
          {own.saved}
        </div>
        <div className="profile-settings">
          <h2 className="text-2xl">{words.settings}</h2>
          <NameSection key={me.id} me={me} />
          <EmailSection me={me} />
          <PasswordSection onChanged={handleChanged} />
          {(me.role !== 'user' || me.hasTotp) && <TotpSection me={me} onChanged={handleChanged} />}
          <SessionsSection timeZone={timeZone} />
          <DataSection onDeleted={onDeleted} />
        </div>
      </div>
    </>
  )
}

function SignedOut() {
  const words = useWords(profile)
  return (
    <EmptyState
      title={words.signedOutTitle}
      headingLevel={1}
      action={
        <>
          <LoginLink back="/profile" className={buttonClass()}>
            {words.login}
          </LoginLink>
          <Link to="/signup" className={buttonClass({ variant: 'outline' })}>
            {words.signUp}
          </Link>
        </>
      }
    >
      <p>{words.signedOutText}</p>
    </EmptyState>
  )
}

/** While the phone reads who is logged in, and in the page the server renders for everybody. */
function ProfileSkeleton({ label }: { label: string }) {
  const words = useWords(profile)
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="sr-only">{words.page.title}</h1>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mt-1 h-12 w-64 max-w-full" />
      <div className="profile">
        <div className="profile-own">
          <Skeleton className="h-40" />
          <Skeleton className="h-48" />
        </div>
        <Skeleton className="h-80" />
      </div>
    </>
  )
}

type MeState = { me?: Me; hasEnded?: boolean; trouble?: 'signedOut' | 'unreachable' }

/**
 * The person who is logged in here: at once as stored on the phone, and again whenever the server
 * answers. Without storage, the server is queried.
 */
function useMe(isSignedIn: boolean): MeState {
  const { isRead, session } = useSession()
  const isNeeded = isSignedIn && isRead && !session?.me
  const { data: me, error } = useQuery({ ...meQuery, enabled: isNeeded })
  if (session?.me) return { me: session.me, hasEnded: session.ended !== undefined }
  if (me) return { me }
  if (!error) return {}
  return { trouble: troubleOf(error).code === 'not_signed_in' ? 'signedOut' : 'unreachable' }
}
