import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getMe } from '#contract/accounts/public.ts'
import { listSessions, type Session } from '#contract/accounts/myAccount.ts'

/** Who is logged in, for a phone that stores nothing about it. */
export const meQuery = {
  ...momentary,
  // A stored session is confirmed when the server is reachable again (offline/session/session.ts).
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryKey: [privateKey, 'me'],
  queryFn: () => call(getMe, {}),
}

type SessionsState = { sessions?: readonly Session[]; trouble?: Trouble }

/**
 * Where the person is logged in, or why we do not know. The error is part of the answer, so that it
 * and its button stay on the screen while we ask again.
 */
export const sessionsQuery = {
  ...momentary,
  refetchOnWindowFocus: false,
  queryKey: [privateKey, 'sessions'],
  queryFn: (): Promise<SessionsState> =>
    call(listSessions, {}).then(
      (sessions) => ({ sessions }),
      (error: unknown) => ({ trouble: troubleOf(error) }),
    ),
}
