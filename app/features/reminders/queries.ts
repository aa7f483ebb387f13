import { orNone } from '#app/api/orNone.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReminder, type Reminder } from '#contract/reminders/public.ts'

export type Opened = Reminder | 'unknown' | 'unreachable'

/** What a link of a message stands for. `unknown`: it was never sent, or is not complete. */
export const opened = (answer: Promise<Reminder>): Promise<Opened> =>
  orNone(answer).then(
    (found) => found ?? 'unknown',
    () => 'unreachable',
  )

export const reminderQuery = (token: string) => ({
  ...momentary,
  refetchOnWindowFocus: false,
  queryKey: [privateKey, 'reminder', token],
  queryFn: (): Promise<Opened> => opened(call(getReminder, { token })),
})
