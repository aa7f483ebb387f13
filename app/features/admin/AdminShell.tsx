import '#app/admin/admin.css'
import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { createAdminClient } from '#app/admin/createAdminClient.ts'
import { failureOf } from '#app/admin/failure.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { AdminContext, type Temple } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { readOptions } from '#app/admin/useRead.ts'
import { forgetFilters } from '#app/admin/useFilters.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { getMe } from '#contract/accounts/public.ts'
import { Office } from './Office.tsx'
import { OfficeBar } from './OfficeBar.tsx'
import { TwoStepGate } from './TwoStepGate.tsx'

type Props = {
  timeZone: string
  temple: Temple | undefined
  onLogout: () => void
  /** Asks for the login on this page, so that nobody has to find their way back. */
  Login: ComponentType<{ onSignedIn: () => void }>
}

/**
 * The back office. After a login or logout on this device nothing of the previous person is shown.
 */
export function AdminShell(props: Props) {
  const id = useAccount().account?.id
  const [visit, setVisit] = useState({ id, number: 0 })
  // A browser that learns only now who is logged in has not changed people: typed text stays.
  if (id !== visit.id) {
    setVisit({ id, number: visit.id === undefined ? visit.number : visit.number + 1 })
  }
  return <AdminVisit key={visit.number} {...props} />
}

function AdminVisit(props: Props) {
  const [client] = useState(createAdminClient)
  useEffect(
    () => () => {
      client.clear()
      forgetFilters()
    },
    [client],
  )
  useEffect(() => {
    // The library notices tabs that come to the front, but not a window beside another one.
    const listener = () => focusManager.onFocus()
    window.addEventListener('focus', listener)
    return () => window.removeEventListener('focus', listener)
  }, [])
  return (
    <QueryClientProvider client={client}>
      <ForStaff {...props} />
    </QueryClientProvider>
  )
}

/** The role decides what is shown; the server checks again what is allowed. */
function ForStaff({ timeZone, temple, onLogout, Login }: Props) {
  const words = useWords(admin)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data: me, error, refetch } = useQuery(readOptions(getMe, {}))
  const failure = error ? failureOf(error) : undefined
  if (!me) {
    if (!failure) {
      return (
        <div className="mx-auto w-full max-w-7xl px-4 py-10">
          <ListSkeleton />
        </div>
      )
    }
    if (failure.kind !== 'signedOut') {
      return <LoadFailed error={error} onRetry={() => void refetch()} />
    }
    return (
      <>
        <OfficeBar name={temple?.name} />
        <Login onSignedIn={() => void refetch()} />
      </>
    )
  }
  if (me.role === 'user') {
    return (
      <>
        <OfficeBar name={temple?.name} />
        <EmptyState
          headingLevel={1}
          title={words.tooSmall.title}
          action={
            <Link to="/" className={buttonClass({ variant: 'outline' })}>
              {words.tooSmall.link}
            </Link>
          }
        >
          <p>{words.tooSmall.text(me.username)}</p>
        </EmptyState>
      </>
    )
  }
  return (
    <AdminContext value={{ me, timeZone, temple, onLogout }}>
      {failure?.kind === 'signedOut' && (
        <div className="mx-auto max-w-7xl px-4 pt-6">
          <FailureNotice failure={failure} />
        </div>
      )}
      <TwoStepGate key={me.id} me={me}>
        <Office path={path} role={me.role} />
      </TwoStepGate>
    </AdminContext>
  )
}
