// Run by deliveries.test.ts: a process that sends what is due until it is stopped, or killed.
import { openDb } from '#server/db/db.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import { createWorker } from '#server/worker/worker.ts'

const { location, smtp } = JSON.parse(process.argv[2] ?? '')
const db = openDb(location)
const now = () => new Date()
const email = createSmtpSender(smtp, { name: '', address: 'temple@example.org' })
const job = createDeliveries({ db, email, writers: {}, now, log: createLog('silent') })
const worker = createWorker({ job, lanes: 1, spacingMs: 1, now, onError: () => process.exit(2) })
process.on('SIGTERM', async () => {
  process.stdout.write('stopping\n')
  await worker.stop()
  email.close()
  await db.destroy()
})
worker.wake()
