import { useQuery } from '@tanstack/react-query'
import { troubleOf } from '#app/forms/trouble.ts'
import type { Me } from '#contract/accounts/public.ts'
import { meQuery } from './queries.ts'
import { useSession } from './useSession.ts'

type MeState = { me?: Me; hasEnded?: boolean; trouble?: 'signedOut' | 'unreachable' }

/**
 * The person who is logged in here: at once as stored on the phone, and again whenever the server
 * answers. A phone that stores nothing asks the server.
 */
export function useMe(isSignedIn: boolean): MeState {
  const { isRead, kept } = useSession()
  const isAsked = isSignedIn && isRead && !kept?.me
  const { data: me, error } = useQuery({ ...meQuery, enabled: isAsked })
  if (kept?.me) return { me: kept.me, hasEnded: kept.ended !== undefined }
  if (me) return { me }
  if (!error) return {}
  return { trouble: troubleOf(error).code === 'not_signed_in' ? 'signedOut' : 'unreachable' }
}
