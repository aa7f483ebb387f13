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
import type { ByHand } from './byHand.ts'
import type { createReminderOverview } from './overview.ts'
import type { ListPreviews } from './previews.ts'
import type { TestSending } from './testSending.ts'

type Given = {
  readonly overview: ReturnType<typeof createReminderOverview>
  readonly listPreviews: ListPreviews
  readonly byHand: ByHand
  readonly sendTest: TestSending
}

export const reminderAdminRoutes = (given: Given): Route[] => {
  const { overview, listPreviews, byHand, sendTest } = given
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
