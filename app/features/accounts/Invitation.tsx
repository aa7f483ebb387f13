import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { troubleOf } from '#app/forms/trouble.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { invitation as invitationWords } from '#app/i18n/en/accounts/invitation.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { openInvitation } from '#contract/accounts/invitations.ts'
import { AcceptWithAccount } from './AcceptWithAccount.tsx'
import { Gate } from './Gate.tsx'
import { NewStaffForm } from './NewStaffForm.tsx'

type Props = { token: string; onAccepted: () => void }

/** What the link invites to, and the way to accept it. */
export function Invitation({ token, onAccepted }: Props) {
  const words = useWords(invitationWords)
  const { over } = useWords(signIn)
  const { roles } = useWords(admin)
  const [isOver, setIsOver] = useState(token === '')
  const query = useQuery({
    ...momentary,
    refetchOnWindowFocus: false,
    retry: false,
    enabled: token !== '',
    queryKey: [privateKey, 'invitation', token],
    queryFn: () => call(openInvitation, { token }),
  })
  const handleAccepted = () => {
    showToast({ title: words.done, description: words.doneText, tone: 'success' })
    onAccepted()
  }
  const trouble = query.error && troubleOf(query.error).code
  if (isOver || trouble === 'link_over') {
    return (
      <EmptyState title={over.title} headingLevel={1}>
        <p role="alert">{words.overText}</p>
      </EmptyState>
    )
  }
  if (trouble && !query.data) {
    return (
      <EmptyState
        title={words.failed}
        headingLevel={1}
        action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      >
        <p role="alert">{words.failedLoad}</p>
      </EmptyState>
    )
  }
  if (!query.data) return <Skeleton className="mx-auto my-16 h-96 max-w-xl" />
  const { email, role, hasAccount } = query.data
  const intro = hasAccount ? words.knownIntro : words.intro
  const form = { token, onAccepted: handleAccepted, onOver: () => setIsOver(true) }
  return (
    <Gate eyebrow={words.eyebrow} title={words.heading} intro={intro(email, roles[role])}>
      {hasAccount ? <AcceptWithAccount {...form} email={email} /> : <NewStaffForm {...form} />}
    </Gate>
  )
}
