// Run by sending.test.ts: a process that sends the WhatsApp messages that are due until it is killed.
import { composeWhatsapp } from '#server/compose/channels.ts'
import { openDb } from '#server/db/db.ts'
import { findSite } from '#server/features/site/repository.ts'
import { createLog } from '#server/http/requestLog.ts'
import { smallReminders } from './smallReminders.ts'

const { location, account, at } = JSON.parse(process.argv[2] ?? '')
const now = () => new Date(at)
const whatsapp = composeWhatsapp(openDb(location), {
  account,
  reminders: smallReminders(now),
  upcoming: async () => [],
  findSite,
  notify: async () => {},
  publicUrl: 'https://temple.example',
  now,
  log: createLog('silent'),
})
whatsapp.createWorker().wake()
