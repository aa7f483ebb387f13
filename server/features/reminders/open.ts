import type { Feature, Shared } from '#server/feature.ts'
import { reminderAdminRoutes } from './adminRoutes.ts'
import { reminderData } from './personalData.ts'
import { createPlanner } from './planner.ts'
import { createReminders } from './reminders.ts'
import { reminderHooks, reminderRoutes } from './routes.ts'

type Deps = Shared &
  Parameters<typeof createReminders>[0] &
  Pick<Parameters<typeof reminderAdminRoutes>[0], 'queueTest'>

export const openReminders = (base: Deps) => {
  const reminders = createReminders(base)
  const { places, port } = reminders
  const { hostname } = new URL(base.publicUrl)
  const deps = { ...base, places }
  return {
    service: { reminders, port, planner: createPlanner({ ...deps, hostname }) },
    routes: [...reminderRoutes(reminders), ...reminderAdminRoutes(deps)],
    hooks: reminderHooks(reminders),
    writers: reminders.writers,
    daily: { 'unconfirmed reminders': reminders.forgetUnconfirmed },
    personalData: [reminderData],
  } satisfies Feature
}
