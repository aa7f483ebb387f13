import {
  countReminders,
  getReminderOverview,
  sendReminders,
  sendTestReminder,
} from '#contract/remindersAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { ByHand } from './byHand.ts'
import type { createReminderOverview } from './overview.ts'

export const reminderAdminRoutes = (
  overview: ReturnType<typeof createReminderOverview>,
  byHand: ByHand,
): Route[] => [
  implement(getReminderOverview)((_, { db }) => overview(db)),
  implement(countReminders)(async (input, { db }) => ({ people: await byHand.count(db, input) })),
  implement(sendReminders)(async (input, { db, actor }) => ({
    people: await byHand.send(db, input, actor),
  })),
  implement(sendTestReminder)((_, { db, actor }) => byHand.sendTest(db, actor)),
]
