import { orNone } from '#app/api/orNone.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReminder, type Reminder } from '#contract/reminders/public.ts'

export type OpenedLink = Reminder | 'unknown' | 'unreachable'

/** The reminders behind a message's link. `unknown`: the link was never sent, or is incomplete. */
const opened = (answer: Promise<Reminder>): Promise<OpenedLink> =>
  orNone(answer).then(
    (found) => found ?? 'unknown',
    () => 'unreachable',
  )

export const reminderQuery = (token: string) => ({
  ...momentary,
  refetchOnWindowFocus: false,
  queryKey: [privateKey, 'reminder', token],
  queryFn: (): Promise<OpenedLink> => opened(call(getReminder, { token })),
})
