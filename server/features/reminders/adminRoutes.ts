import { getReminderOverview } from '#contract/remindersAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { createReminderOverview } from './overview.ts'

export const reminderAdminRoutes = (
  overview: ReturnType<typeof createReminderOverview>,
): Route[] => [implement(getReminderOverview)((_, { db }) => overview(db))]
