import Database from 'better-sqlite3'
import webPush from 'web-push'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import { minuteOfTime } from '#server/features/reminders/moments.ts'
import { prepareDb } from '#server/startup/prepare.ts'

const timeZone = 'Asia/Kolkata'
const minuteMs = 60_000

const yearBefore = (at: Date): string =>
  new Date(at.getTime() - 365 * 24 * 60 * minuteMs).toISOString()

type Insert = (row: Readonly<Record<string, string | number>>) => void

const inserting = (db: Database.Database, table: string, names: readonly string[]): Insert => {
  const places = names.map((name) => `@${name}`).join(', ')
  const statement = db.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`)
  return (row) => void statement.run(row)
}

const insertOne = (db: Database.Database, table: string, row: Parameters<Insert>[0]): void =>
  inserting(db, table, Object.keys(row))(row)

/** One that staff added, tomorrow: so something is due on whatever day this is measured. */
const addFestival = (db: Database.Database, at: Date): void => {
  const now = at.toISOString()
  insertOne(db, 'festivals', {
    id: 'temple-day',
    slug: 'temple-day',
    name: 'Temple day',
    date: addDays(civilDateAt(at.getTime(), timeZone), 1),
    description: 'The day on which the temple was opened.',
    category: 'major',
    is_hidden: 0,
    edited: '[]',
    sequence: 0,
    created_at: now,
    updated_at: now,
  })
}

/** Making a key for each browser would take longer than all the rest. */
const keys = Array.from({ length: 100 }, () => ({
  p256dh: webPush.generateVAPIDKeys().publicKey,
  auth: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
}))

const subscribe = (db: Database.Database, people: number, origin: string, since: string): void => {
  const names = ['id', 'endpoint', 'p256dh', 'auth', 'created_at', 'seen_at', 'accepted_at']
  const insert = inserting(db, 'push_subscriptions', names)
  for (let n = 0; n < people; n += 1) {
    const given = keys[n % keys.length] ?? { p256dh: '', auth: '' }
    const at = { created_at: since, seen_at: since, accepted_at: since }
    insert({ id: `browser-${n}`, endpoint: `${origin}/push/${n}`, ...given, ...at })
  }
}

const remind = (db: Database.Database, people: number, minute: number, since: string): void => {
  const [all, dayBefore] = [1, 2]
  const row = {
    channel: 'push',
    status: 'active',
    kinds: all,
    moments: dayBefore,
    minute,
    city: '',
    active_since: since,
    created_at: since,
    updated_at: since,
  }
  const insert = inserting(db, 'reminders', ['id', 'address', ...Object.keys(row)])
  for (let n = 0; n < people; n += 1) {
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
    insert({ id, address: `browser-${n}`, ...row })
  }
}

/** Lets the reminders come due, as if nobody had planned since the minute before. */
export const letComeDue = (sqliteFile: string, at: Date): void => {
  const db = new Database(sqliteFile)
  const before = Math.floor(at.getTime() / minuteMs) * minuteMs - minuteMs
  db.prepare('update reminder_places set planned_until = ?').run(new Date(before).toISOString())
  db.close()
}

/** A temple's database with so many browsers that are reminded at this minute, planned until now. */
export const fillReminders = async (
  sqliteFile: string,
  { people, at, origin }: { people: number; at: Date; origin: string },
): Promise<void> => {
  await (await prepareDb({ sqliteFile })).destroy()
  const db = new Database(sqliteFile)
  db.pragma('synchronous = off')
  const since = yearBefore(at)
  db.transaction(() => {
    addFestival(db, at)
    subscribe(db, people, origin, since)
    remind(db, people, minuteOfTime(clockAt(at.getTime(), timeZone)), since)
    insertOne(db, 'reminder_places', { city: '', planned_until: at.toISOString() })
  })()
  db.close()
}
