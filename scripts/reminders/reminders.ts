import { join } from 'node:path'
import { createFileSender } from '#server/adapters/email/files.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { compose } from '#server/compose.ts'
import type { Config } from '#server/config.ts'
import { transact } from '#server/db/db.ts'
import { computeYearsApart } from '#server/features/festivals/computeYears.ts'
import { listDueAt, storeDue } from '#server/features/reminders/dueNow.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import { createLog } from '#server/http/requestLog.ts'
import { printFailure, readSettings } from '#scripts/backup/command.ts'
import { makeDataDir } from '#server/startup/dataDir.ts'
import { prepareDb } from '#server/startup/prepare.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import { readOptions, usage, type Options } from './options.ts'
import { toLine, toTable } from './print.ts'

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelp) return console.log(usage)
  const config = readSettings()
  process.umask(0o077)
  for (const line of await makeDataDir(config.dataDir)) console.error(line)
  const db = await prepareDb(config.database)
  try {
    await showAndSend(db, config, options)
  } finally {
    await db.destroy()
  }
}

const showAndSend = async (
  db: Awaited<ReturnType<typeof prepareDb>>,
  config: Config,
  { at, isJson, isDryRun }: Options,
): Promise<void> => {
  const log = createLog('silent')
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
  const due = await listDueAt(db, reminding.reminders.places, at)
  if (isJson) for (const each of due) console.log(toLine(each))
  else console.log(due.length === 0 ? 'No reminders are due.' : toTable(due))
  if (isDryRun || due.length === 0) return
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
}

// A reader may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

run().catch((error: unknown) => {
  process.exitCode = printFailure(error).isInWords ? 2 : 1
})
