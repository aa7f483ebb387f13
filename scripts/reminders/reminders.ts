import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readInstant } from '#contract/instant.ts'
import { createFileSender } from '#server/adapters/email/files.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { transact } from '#server/db/db.ts'
import { computeYearsApart } from '#server/features/festivals/computeYears.ts'
import { listDueAt, storeDue } from '#server/features/reminders/dueNow.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import { createLog } from '#server/http/requestLog.ts'
import { readEnvFile } from '#server/startup/envFile.ts'
import { makeDataDir } from '#server/startup/dataDir.ts'
import { prepareDb } from '#server/startup/prepare.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import { toLine, toTable } from './print.ts'

const usage = `npm run reminders -- --at 2026-09-07T02:00:00Z [--dry-run] [--json]

Shows the reminders whose hour came on that day in their city, up to that instant, and sends them.
  --at       the instant, ISO 8601; now where it is absent
  --dry-run  shows them and sends nothing
  --json     one object a line: person, channel, festival, date, daysBefore, sendAt, and state
             (due, or sent before)`

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      at: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const at = values.at === undefined ? new Date() : readInstant(values.at)
  if (!at)
    throw new StartError(`"${values.at}" is not an instant on a date that exists.\n\n${usage}`)
  for (const line of readEnvFile()) console.error(line)
  const config = readConfig(process.env)
  const log = createLog('silent')
  process.umask(0o077)
  await makeDataDir(config.dataDir)
  const db = await prepareDb(config.database)
  const uploads = join(config.dataDir, 'uploads')
  const { mail, publicUrl } = config
  const { reminding, writers, festivals } = await compose(db, {
    publicUrl,
    proxies: config.proxies,
    mailOutlet: mail.outlet,
    hasLoginDelay: true,
    provider: undefined,
    sandbox: undefined,
    now: () => at,
    log,
    uploads,
    ffmpeg: undefined,
    computeYears: computeYearsApart,
  })
  await festivals.generate(db)
  try {
    const due = await listDueAt(db, reminding.reminders.places, at)
    if (values.json) for (const each of due) console.log(toLine(each))
    else console.log(due.length === 0 ? 'No reminders are due.' : toTable(due))
    if (values['dry-run'] || due.length === 0) return
    const now = () => new Date()
    const { hostname } = new URL(publicUrl)
    await transact(db, (trx) => storeDue(trx, due, { insertDeliveries, hostname, now: now() }))
    if (mail.outlet === 'none') return console.error('Emails are held: SMTP_URL is not set.')
    const email = mail.smtp
      ? createSmtpSender(mail.smtp, mail.from)
      : createFileSender(join(config.dataDir, 'mail'), mail.from)
    const job = createDeliveries({ db, email, writers, now, log })
    for (let work = await job.take(); work; work = await job.take()) await work()
    email.close()
  } finally {
    await db.destroy()
  }
}

// A reader may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = error instanceof StartError ? 2 : 1
})
