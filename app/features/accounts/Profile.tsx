import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { profile } from '#app/i18n/en/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/querying/useAccount.ts'
import { LoginLink } from '#app/routing/LoginLink.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { DataSection } from './DataSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TotpSection } from './TotpSection.tsx'
import { useSession } from './useSession.ts'

type Props = { timeZone: string; bookings: ReactNode; onDeleted: () => void }

/** One's own account, as the phone remembers it and as the server tells it. */
export function Profile({ timeZone, bookings, onDeleted }: Props) {
  const words = useWords(profile)
  const { isKnown, account } = useAccount()
  const { kept } = useSession()
  // Another password, or the second factor, ends sessions.
  const [changes, setChanges] = useState(0)
  const handleChanged = () => setChanges(changes + 1)
  if (isKnown && !account) return <SignedOut />
  const me = kept?.me
  if (!me) return <ProfileSkeleton label={words.loading} />
  return (
    <>
      <ProfileHead me={me} timeZone={timeZone} hasEnded={kept.ended !== undefined} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {bookings}
          <NameSection key={me.id} me={me} />
          <EmailSection me={me} />
        </div>
        <div className="grid gap-6">
          <SessionsSection key={changes} timeZone={timeZone} />
          <PasswordSection onChanged={handleChanged} />
          {(me.role !== 'user' || me.hasTotp) && <TotpSection me={me} onChanged={handleChanged} />}
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

/** While the phone is asked who is signed in, and in the page the server renders for everybody. */
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
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </>
  )
}
