import { useEffect, useState } from 'react'
import { troubleOf } from '#app/forms/trouble.ts'
import { type Me, getMe } from '#contract/accounts.ts'
import { useSession } from './useSession.ts'

type Reading = { me?: Me; hasEnded?: boolean; trouble?: 'signedOut' | 'unreachable' }

/**
 * The person who is signed in here: at once as the phone keeps it, and anew whenever the server tells
 * more. A phone that keeps nothing asks the server.
 */
export function useMe(isSignedIn: boolean): Reading {
  const { isRead, kept } = useSession()
  const [told, setTold] = useState<Reading>({})
  const isAsked = isSignedIn && isRead && !kept?.me
  useEffect(() => {
    if (!isAsked) return
    let isMounted = true
    const ask = async (): Promise<Reading> => {
      const { api } = await import('#app/offline/phone.ts')
      return { me: await api.call(getMe, {}) }
    }
    const failed = (error: unknown): Reading => ({
      trouble: troubleOf(error).code === 'not_signed_in' ? 'signedOut' : 'unreachable',
    })
    void ask()
      .catch(failed)
      .then((reading) => isMounted && setTold(reading))
    return () => {
      isMounted = false
    }
  }, [isAsked])
  return kept?.me ? { me: kept.me, hasEnded: kept.ended !== undefined } : told
}
