// Run by bench.ts: claims what is due and records it as sent, in a process of its own.
import { openDb } from '#server/db/db.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createChannelDeliveries } from '#server/worker/channelDeliveries.ts'

const { sqliteFile, sentAtOnce } = JSON.parse(process.argv[2] ?? '')
const db = openDb({ sqliteFile })
const job = createChannelDeliveries({
  db,
  // Writes nothing and sends nothing: it answers at once.
  sender: {
    channel: 'push',
    batch: sentAtOnce,
    deliver: async () => ({ sent: null }),
    forget: async () => undefined,
  },
  now: () => new Date(),
  log: createLog('silent'),
})
const began = performance.now()
for (let work = await job.take(); work; work = await job.take()) await work()
const seconds = (performance.now() - began) / 1000
const left = await db('deliveries').where({ status: 'waiting' }).first('id')
await db.destroy()
if (left) throw new Error('Something still waits')
process.stdout.write(JSON.stringify({ seconds }))
