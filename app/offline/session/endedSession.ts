import type { Api } from '#app/api/client.ts'
import { ApiError } from '#app/api/errors.ts'
import { getMe, type Me } from '#contract/accounts/public.ts'
import { signedInCookie } from '#contract/accounts/signedInCookie.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { here } from './savedSession.ts'

/** Marks that the server has ended the session and no page has announced it yet. */
export const markEnded = (db: OfflineDb): Promise<unknown> =>
  db.session
    .where('key')
    .equals(here)
    .modify((row) => {
      if (row.me) row.ended ??= 'untold'
    })

/** True for the one page that may announce it. */
export const claimEndNotice = (db: OfflineDb): Promise<boolean> =>
  db.transaction('rw', db.session, async () => {
    const row = await db.session.get(here)
    if (row?.ended !== 'untold') return false
    await db.session.put({ ...row, ended: 'told' })
    return true
  })

/** The account of the current session cookie. Undefined without an answer. */
export const fetchMe = (api: Api): Promise<Me | 'nobody' | undefined> =>
  api.call(getMe, {}).catch((error: unknown) => {
    const isNobody = error instanceof ApiError && error.code === 'not_signed_in'
    return isNobody ? 'nobody' : undefined
  })

export const dropSignedInCookie = (): void => {
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`
}
