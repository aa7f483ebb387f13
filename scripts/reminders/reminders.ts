import { join } from 'node:path'
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
import { readOptions, usage, type Options } from './options.ts'
import { toLine, toTable } from './print.ts'

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelp) return console.log(usage)
  for (const line of readEnvFile()) console.error(line)
  const config = readConfig(process.env)
  process.umask(0o077)
  await makeDataDir(config.dataDir)
  const db = await prepareDb(config.database)
  try {
    await showAndSend(db, config, options)
  } finally {
    await db.destroy()
  }
}

const showAndSend = async (
  db: Awaited<ReturnType<typeof prepareDb>>,
  config: ReturnType<typeof readConfig>,
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
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = error instanceof StartError ? 2 : 1
})
