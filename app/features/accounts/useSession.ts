import { type Live, useLive } from '#app/offline/useLive.ts'
import { here } from '#app/offline/session/savedSession.ts'
import type { SavedSession } from '#app/offline/rows.ts'

/** The session stored on the phone, as it is now. */
export function useSession(): { isRead: boolean; session: SavedSession | undefined } {
  const { isRead, data }: Live<SavedSession | undefined> = useLive('session', (db) =>
    db.session.get(here),
  )
  return { isRead, session: data }
}
