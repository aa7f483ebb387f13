// Run by reminderKills.ts: a process that plans what is due and sends it on every channel, until it is killed.
import { openDb } from '#server/db/db.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createMailWorker } from '#server/worker/mailWorker.ts'
import { createPlanningWorker } from '#server/worker/planning.ts'
import { composeInChildProcess } from './composeInChildProcess.ts'

const { location, aheadMs, folder, smtp, account, pushService } = JSON.parse(process.argv[2] ?? '')
const db = openDb(location)
/** So much later than the machine's own clock. */
const now = () => new Date(Date.now() + aheadMs)
const log = createLog('silent')
const { reminding, writers, push, whatsapp } = await composeInChildProcess(db, {
  now,
  uploads: folder,
  whatsappAccount: account,
  push: { testService: pushService },
})
const from = { name: 'Temple', address: 'temple@example.org' }
const plans = { reminders: reminding.planner.plan }
const workers = [
  createPlanningWorker({ db, plans, now, log }),
  createMailWorker({ db, now, log, writers, smtp, outlet: 'smtp', from, folder }),
  push.createWorker(),
  whatsapp.createWorker(),
]
process.on('SIGTERM', async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await db.destroy()
})
for (const worker of workers) worker.wake()
