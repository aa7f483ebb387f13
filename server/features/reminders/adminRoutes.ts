import { Readable } from 'node:stream'
import {
  countReminders,
  getReminderOverview,
  sendReminders,
  sendTestReminder,
  showReminderEmail,
} from '#contract/reminders/admin.ts'
import { AppError } from '#server/errors.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import { createByHand } from './byHand.ts'
import { createReminderOverview } from './overview.ts'
import { createPreviews } from './previews.ts'
import { createTestSending } from './testSending.ts'

type Deps = Parameters<typeof createByHand>[0] &
  Parameters<typeof createPreviews>[0] &
  Parameters<typeof createTestSending>[0]

export const reminderAdminRoutes = (deps: Deps): Route[] => {
  const listPreviews = createPreviews(deps)
  const overview = createReminderOverview({ ...deps, listPreviews })
  const byHand = createByHand(deps)
  const sendTest = createTestSending(deps)
  return [
    implement(getReminderOverview)((_, { db }) => overview(db)),
    implementDownload(showReminderEmail)(async ({ moment }, { db }) => {
      const preview = (await listPreviews(db)).find((each) => each.moment === moment)
      if (!preview) throw new AppError('not_found')
      const contentType = 'text/html; charset=utf-8'
      const body = Readable.from([preview.html])
      return { fileName: 'reminder.html', contentType, body, isFramed: true }
    }),
    implement(countReminders)(async (input, { db }) => ({ people: await byHand.count(db, input) })),
    implement(sendReminders)(async (input, { db, actor }) => ({
      people: await byHand.send(db, input, actor),
    })),
    implement(sendTestReminder)(({ channel }, { db, actor }) => sendTest(db, channel, actor)),
  ]
}
