import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { getConnection } from '#app/offline/connection.ts'
import type { Unsent } from '#app/offline/session/accountData.ts'
import { showToast } from '#app/ui/toasts.ts'
import { SignOutDialog } from './SignOutDialog.tsx'
import { clearSignOutRequest, onSignOutRequested } from './signOutRequest.ts'

type Question = { unsent: number; isOffline: boolean }

/** Logs out on request; it asks first if something may be lost or the server cannot be reached. */
export function SignOut() {
  const { signOut: words } = useWords(profile)
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question>()

  const leave = async (unsent: Unsent) => {
    const { session } = await import('#app/offline/phone.ts')
    const { isServerDone } = await session.signOut(unsent)
    showToast({ title: words.done, description: isServerDone ? words.doneText : words.owed })
    setQuestion(undefined)
    clearSignOutRequest()
  }
  const begin = useEffectEvent(async () => {
    const { session } = await import('#app/offline/phone.ts')
    const { length: unsent } = await session.unsent()
    const isOffline = getConnection() !== 'reachable'
    if (!getKnownAccount()) return clearSignOutRequest()
    if (unsent > 0 || isOffline) return setQuestion({ unsent, isOffline })
    await leave('keep')
  })
  useEffect(() => onSignOutRequested(() => void begin().catch(clearSignOutRequest)), [])

  if (!question) return null
  const handleStay = () => {
    setQuestion(undefined)
    clearSignOutRequest()
  }
  const handleLook = () => {
    handleStay()
    void navigate({ to: '/outbox' })
  }
  return <SignOutDialog {...question} onLeave={leave} onStay={handleStay} onLook={handleLook} />
}
