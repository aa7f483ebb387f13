import { type Live, useLive } from '#app/offline/useLive.ts'
import { here, type KeptSession } from '#app/offline/keptSession.ts'

/** What the phone keeps of the session, as it is now. */
export function useSession(): { isRead: boolean; kept: KeptSession | undefined } {
  const { isRead, data }: Live<KeptSession | undefined> = useLive('session', (db) =>
    db.session.get(here),
  )
  return { isRead, kept: data }
}
