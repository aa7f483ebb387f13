import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getMe } from '#contract/accounts.ts'
import { listSessions, type Session } from '#contract/myAccount.ts'

/** Who is signed in, for a phone that keeps nothing of it. */
export const meQuery = {
  ...momentary,
  // Where the session is kept, that is renewed on every return (offline/session.ts).
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryKey: [privateKey, 'me'],
  queryFn: () => call(getMe, {}),
}

type SessionsReading = { sessions?: readonly Session[]; trouble?: Trouble }

/**
 * Where the person is signed in, as the server tells it, or why it does not: so that what is wrong, and
 * the button below it, stays on the screen while it is asked again.
 */
export const sessionsQuery = {
  ...momentary,
  refetchOnWindowFocus: false,
  queryKey: [privateKey, 'sessions'],
  queryFn: (): Promise<SessionsReading> =>
    call(listSessions, {}).then(
      (sessions) => ({ sessions }),
      (error: unknown) => ({ trouble: troubleOf(error) }),
    ),
}
