import type { Knex } from 'knex'
import type { Site } from '#contract/site/public.ts'
import type { MailWriters, Notify } from '#server/adapters/email/port.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import { findUser } from '#server/features/accounts/userRepository.ts'
import { createAudit } from '#server/features/audit/service.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import type { FindOwner } from '#server/features/notifications/service.ts'
import { deleteSubscription, isRefused } from '#server/features/push/repository.ts'
import { createTellChange } from '#server/features/reminders/changes.ts'
import { createByHand } from '#server/features/reminders/byHand.ts'
import { createPlanner, type Planner } from '#server/features/reminders/planner.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { reminderAdminRoutes } from '#server/features/reminders/adminRoutes.ts'
import { createReminderOverview } from '#server/features/reminders/overview.ts'
import { createPreviews } from '#server/features/reminders/previews.ts'
import { createReminders, type Reminders } from '#server/features/reminders/reminders.ts'
import { createTestSending } from '#server/features/reminders/testSending.ts'
import { reminderHooks, reminderRoutes } from '#server/features/reminders/routes.ts'
import type { Hook } from '#server/http/hooks.ts'
import type { Route } from '#server/http/implement.ts'
import { queueTestPush } from './push.ts'
import { queueSample, whatsappStopped } from './whatsapp.ts'

type Given = {
  readonly festivals: Festivals
  readonly findSite: (db: Knex) => Promise<Site>
  readonly findOwner: FindOwner
  readonly notify: Notify
  readonly now: () => Date
  readonly publicUrl: string
}

export type ComposedReminders = {
  readonly reminders: Reminders
  /** For the channels that write and send them. */
  readonly port: ReminderPort
  readonly planner: Planner
  readonly tellChange: ReturnType<typeof createTellChange>
  readonly writers: MailWriters
  readonly routes: readonly Route[]
  readonly hooks: readonly Hook[]
}

/** What a channel forgets of an address when its reminders are stopped. */
const onStopped = (now: () => Date) => ({
  push: deleteSubscription,
  whatsapp: whatsappStopped(now),
})

/** Reminders and their channels, wired in one place. */
export const composeReminders = (given: Given): ComposedReminders => {
  const reminders = createReminders({
    ...given,
    onStopped: onStopped(given.now),
    isPushRefused: isRefused,
  })
  const { hostname } = new URL(given.publicUrl)
  const { places } = reminders
  const listPreviews = createPreviews({ ...given, places })
  const adminRoutes = reminderAdminRoutes({
    overview: createReminderOverview({ places, listPreviews, now: given.now }),
    listPreviews,
    byHand: createByHand({ ...given, places, insertDeliveries, audit: createAudit(given.now) }),
    sendTest: createTestSending({
      ...given,
      places,
      findUser,
      queueTest: { push: queueTestPush(given.now), whatsapp: queueSample(given.now) },
    }),
  })
  return {
    reminders,
    port: reminders.port,
    planner: createPlanner({ places, insertDeliveries, hostname }),
    tellChange: createTellChange({ ...given, insertDeliveries }),
    writers: reminders.writers,
    routes: [...reminderRoutes(reminders), ...adminRoutes],
    hooks: reminderHooks(reminders),
  }
}
