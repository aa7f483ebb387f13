import { loadPhone } from '#app/offline/loadPhone.ts'
import { here } from '#app/offline/push/renew.ts'

/** Stores the token that opens this browser's push reminders. */
export async function rememberPushToken(token: string): Promise<void> {
  const { db, inTime } = await loadPhone()
  await inTime(db.push.update(here, { token }))
}

/** What opens the push reminders of this browser; undefined where it has none. */
export async function findPushToken(): Promise<string | undefined> {
  const { db, inTime } = await loadPhone()
  return (await inTime(db.push.get(here)))?.token
}
