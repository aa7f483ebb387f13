import {
  askEmailReminders,
  changeReminder,
  confirmReminder,
  getReminder,
  listMyReminders,
  setReminderStatus,
} from '#contract/reminders/public.ts'
import type { Hook } from '#server/http/hooks.ts'
import { implement, userIdOf, type Route } from '#server/http/implement.ts'
import { reminderLinks } from './links.ts'
import type { Reminders } from './reminders.ts'
import { en } from './words.ts'

export const reminderRoutes = (reminders: Reminders): Route[] => [
  implement(askEmailReminders)(async (input, { db, actor, language }) => ({
    status: await reminders.askByEmail(db, { ...input, language }, userIdOf(actor)),
  })),
  implement(getReminder)(({ token }, { db, language }) => reminders.get(db, token, language)),
  implement(confirmReminder)(({ token }, { db, language }) =>
    reminders.confirm(db, token, language),
  ),
  implement(changeReminder)(({ token, choice }, { db, language }) =>
    reminders.change(db, token, choice, language),
  ),
  implement(setReminderStatus)(({ token, action }, { db, language }) =>
    reminders.setStatus(db, token, action, language),
  ),
  implement(listMyReminders)((_, { db, actor, language }) =>
    reminders.listOf(db, actor.id, language),
  ),
]

/** The one-click stop of mail programs (RFC 8058). */
export const reminderHooks = (reminders: Reminders): Hook[] => [
  reminderLinks.hook(async (db, token) => {
    await reminders.setStatus(db, token, 'stop')
    return en.stopped
  }),
]
