import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { listMyReminders, type Reminder } from '#contract/reminders/public.ts'

/** All reminders of the account. */
export const myRemindersQuery = {
  ...momentary,
  queryKey: [privateKey, 'reminders'],
  queryFn: (): Promise<Reminder[]> => call(listMyReminders, {}),
}
