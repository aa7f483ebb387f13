import { type Live, useLive } from '#app/offline/useLive.ts'
import { here, type SavedSession } from '#app/offline/savedSession.ts'

/** What the phone keeps of the session, as it is now. */
export function useSession(): { isRead: boolean; kept: SavedSession | undefined } {
  const { isRead, data }: Live<SavedSession | undefined> = useLive('session', (db) =>
    db.session.get(here),
  )
  return { isRead, kept: data }
}
