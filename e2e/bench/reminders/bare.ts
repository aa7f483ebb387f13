// Run by bench.ts: the same rows by the driver itself, as fast as it goes.
import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'

const { sqliteFile, count, insertsAtOnce, sentAtOnce } = JSON.parse(process.argv[2] ?? '')
const db = new Database(sqliteFile)
// As the server's own connection.
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'temp_store = MEMORY'])
  db.pragma(pragma)
db.pragma('secure_delete = ON')

const ids: string[] = db
  .prepare('select id from reminders order by minute, id')
  .pluck()
  .all() as string[]
const now = new Date().toISOString()
const rowOf = (id: string) => ({
  key: `reminder:${id}:temple-day:2026-11-26:1`,
  channel: 'push',
  message_id: `<${randomUUID()}@temple.example>`,
  mail: `{"kind":"reminder","about":{"reminderId":"${id}","items":[{"festivalId":"temple-day","date":"2026-11-26","daysBefore":1,"moment":"time"}]}}`,
  status: 'waiting',
  due_at: now,
  attempts: 0,
  created_at: now,
  recipient: null,
  limit_reason: null,
  settled_at: null,
  useful_until: now,
  reminder_id: id,
  festival_id: 'temple-day',
  festival_date: '2026-11-26',
  days_before: 1,
})

const secondsOf = (work: () => void): number => {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}

const names = Object.keys(rowOf(''))
const insert = db.prepare(
  `insert into deliveries (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`,
)
const insertAll = (): void => {
  for (let at = 0; at < count; at += insertsAtOnce) {
    db.transaction(() => {
      for (const id of ids.slice(at, at + insertsAtOnce)) insert.run(rowOf(id))
    })()
  }
}

const claim = db.prepare(
  `update deliveries set claimed_by = ?, due_at = ?, attempts = attempts + 1 where id in
     (select id from deliveries where status = 'waiting' and channel = 'push' and due_at <= ?
      order by due_at, id limit ?) returning id, mail`,
)
const record = db.prepare(
  `update deliveries set status = 'sent', mail = null, settled_at = ? where id = ?`,
)
const later = new Date(Date.now() + 120_000).toISOString()
const sendAll = (): void => {
  for (let left = count; left > 0; left -= sentAtOnce) {
    const claimed = claim.all('bare', later, now, sentAtOnce) as { id: number }[]
    db.transaction(() => {
      for (const { id } of claimed) record.run(now, id)
    })()
  }
}

const inserted = secondsOf(insertAll)
const sent = secondsOf(sendAll)
process.stdout.write(JSON.stringify({ inserted, sent }))
