import { loadPhone } from '#app/offline/loadPhone.ts'
import { here } from '#app/offline/push/renew.ts'

/** Keeps what opens the push reminders of this browser. */
export async function rememberPushToken(token: string): Promise<void> {
  const { db } = await loadPhone()
  await db.push.update(here, { token })
}

/** What opens the push reminders of this browser; undefined where it has none. */
export async function findPushToken(): Promise<string | undefined> {
  const { db } = await loadPhone()
  return (await db.push.get(here))?.token
}
