import { afterAll, expect, test } from 'vitest'
import type { Page } from '#contract/paging.ts'
import { isPostgres } from '#server/db/db.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { isProof } from '#server/test/suite.ts'
import { sharedTestApp, type TestApp } from '#server/test/testApp.ts'

/** In `npm test` enough for a first and a last page; how quick they are shows with very many. */
const [many, leastTries] = isProof ? [100_000, 3] : [10_000, 1]

const shared = sharedTestApp()

/** The numbers from 0 on, as rows; then whatever is made of them. */
const fill = async ({ db }: TestApp, into: string, values: string): Promise<void> => {
  const row = isPostgres(db) ? "lpad(i::text, 6, '0')" : "printf('%06d', i)"
  await db.raw(
    `insert into ${into}
     with recursive n(i) as (select 0 union all select i + 1 from n where i < ${many - 1})
     select ${values.replaceAll('$n', row)} from n`,
  )
}

/** `last` is a place near the end of its order, where a page before it may have ended. */
const lists = {
  // First, while nobody has anything else.
  devotees: {
    into: 'orders (id, reference, status, payment, amount, delivery_amount, delivery, full_name, email, phone, is_test, created_at, updated_at)',
    values: `'o' || $n, 'S' || $n, 'delivered', 'cash', 501, 0, 'counter', 'Devotee ' || $n, 'd' || $n || '@example.org', '98220' || $n, false, '2026-01-01T' || $n, '2026'`,
    last: ['2026-01-01T000100', ''],
    filters: ['search=98220%20001234', 'search=S000123'],
  },
  bookings: {
    into: 'puja_bookings (id, reference, status, puja_type, preferred_date, preferred_time, full_name, email, include_prasad, is_moved, created_at, updated_at)',
    values: `'b' || $n, 'PJ-' || $n, case when i % 10 = 0 then 'pending' else 'closed' end, 'ganesh',
      '20' || (10 + i % 80) || '-01-' || (10 + i % 19), case i % 3 when 0 then 'morning' when 1 then 'evening' else 'afternoon' end,
      'Devotee ' || $n, 'd' || $n || '@example.org', false, false, '2026-01-01T' || $n, '2026'`,
    last: ['2089-01-27', 0, '', ''],
    filters: ['status=pending', 'isOpen=true', 'from=2050-01-01', 'from=2050-01-10&to=2050-01-28'],
  },
  messages: {
    into: 'contact_messages (id, name, email, subject, message, wants_newsletter, is_read, created_at)',
    values: `'m' || $n, 'Devotee ' || $n, 'd' || $n || '@example.org', 'puja', 'When?', false, i % 100 > 0, '2026-01-01T' || $n`,
    last: ['2026-01-01T000100', ''],
    filters: ['isRead=false', 'subject=puja'],
  },
  sevas: {
    into: 'sevas (id, reference, status, kind, occasion, full_name, email, in_name, "by", month, day, day_rule, since, plan, version, created_at, updated_at)',
    values: `'y' || $n, 'Y' || $n, case when i % 10 = 0 then 'requested' else 'active' end, 'annadan', 'birthday', 'Devotee ' || $n, 'd' || $n || '@example.org', 'Child ' || $n,
      'date', 1 + i % 12, 1 + i % 28, 'sunrise', '2026-01-01', 'once', 1, '2026-01-01T' || $n, '2026'`,
    last: ['2026-01-01T000100', ''],
    filters: ['status=requested', 'status=ended', 'kind=puja'],
  },
  subscribers: {
    into: 'newsletter_subscriptions (id, email, email_hash, status, is_active, source, consent_version, subscribed_at, asked_at)',
    values: `'s' || $n, 's' || $n || '@example.org', 'hash ' || $n, 'confirmed', true, 'footer', '1', '2026-01-01T' || $n, '[]'`,
    last: ['2026-01-01T000100', ''],
    filters: ['status=confirmed', 'status=unsubscribed'],
  },
  donations: {
    into: 'donations (id, reference, status, amount, payment_method, full_name, email, is_test, refunded_paise, created_at, updated_at)',
    values: `'g' || $n, 'D' || $n, case when i % 10 = 0 then 'pending' else 'succeeded' end, 501,
      'gpay', 'Devotee ' || $n, 'd' || $n || '@example.org', i % 50 = 0, 0, '2026-01-01T' || $n, '2026'`,
    last: ['2026-01-01T000100', ''],
    filters: [
      'status=pending',
      'withTests=true',
      'isClaimed=true',
      'isPromised=true',
      'isAtBank=true',
      'method=card',
      'from=2026-01-01',
    ],
  },
  deliveries: {
    into: 'deliveries (key, message_id, mail, status, due_at, attempts, created_at)',
    values: `'k' || $n, '<' || $n || '>', '{"to":"d' || $n || '@example.org","subject":"Namaste"}', case when i % 100 = 0 then 'failed' else 'sent' end, '2026', 1, '2026'`,
    last: [100],
    filters: [
      'status=failed',
      'status=undelivered',
      'channel=push',
      'channel=email&festival=nothing',
    ],
  },
  reminders: {
    path: 'deliveries',
    into: 'deliveries (key, message_id, mail, status, due_at, attempts, created_at, channel, reminder_id, festival_id, festival_date, days_before)',
    values: `'r' || $n, '<' || $n || '>', case when i % 10 = 0 then '{"kind":"reminder","about":{}}' end, case when i % 10 = 0 then 'failed' else 'sent' end, '2026', 1, '2026', 'whatsapp', 'r' || (i % 1000), 'key ' || (i % 20), '2026-11-27', 1`,
    last: [100],
    filters: ['channel=whatsapp', 'festival=key%207', 'channel=push', 'status=undelivered'],
  },
  people: {
    into: 'users (id, username, username_key, email, email_key, password_hash, role, is_premium, created_at, updated_at)',
    values: `'u' || $n, 'user' || $n, 'user' || $n, 'u' || $n || '@example.org', 'u' || $n || '@example.org', 'x', 'user', false, '2020-01-01T' || $n, '2026'`,
    last: ['2020-01-01T000100', ''],
    filters: ['isStaff=true', 'role=priest', 'isDisabled=true'],
  },
  audit: {
    into: 'audit_log (at, actor_id, subject, subject_id, action)',
    values: `'2026-01-01T' || $n, 'a', 'booking', 'b' || $n, 'status_set'`,
    last: [100],
    filters: ['subject=booking&subjectId=b000007', 'actorId=a', 'from=2026-01-01'],
  },
}

/** Generous; a list read as a whole takes far longer on both databases. */
const limitMs = 400

const measured: string[] = []
// eslint-disable-next-line no-console
afterAll(() => process.env['TEST_FIGURES'] && console.log(measured.join('\n')))

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** On a busy machine every query takes longer, and so does counting to so many. */
const limitNow = async ({ db }: TestApp): Promise<number> => {
  const counting = await timeOf(() =>
    db.raw(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${many - 1})
       select count(*) from n`,
    ),
  )
  return Math.max(limitMs, 12 * counting)
}

const timed = async (app: TestApp, what: string, work: () => Promise<unknown>): Promise<void> => {
  let best = Infinity
  let share = Infinity
  for (let tries = 0; tries < leastTries || (share >= 1 && tries < 10); tries += 1) {
    // Each time anew: what else runs on the machine comes and goes.
    const limit = await limitNow(app)
    const time = await timeOf(work)
    best = Math.min(best, time)
    share = Math.min(share, time / limit)
  }
  measured.push(`${what}: ${best.toFixed(1)} ms`)
  expect(share, `${what}: the part of its limit that it takes`).toBeLessThan(1)
}

test.each(Object.entries(lists))(
  'the list of %s is as quick at the end of many rows as at their beginning',
  async (name, { into, values, last, filters, ...rest }) => {
    const app = await shared()
    const admin = await person(app, { role: 'admin' })
    await fill(app, into, values)
    if (isPostgres(app.db)) await app.db.raw(`analyze ${into.split(' ')[0]}`)
    const path = `/api/admin/${'path' in rest ? rest.path : name}`
    const first = await get<Page<object>>(admin, path)
    expect(first.items).toHaveLength(50)
    await timed(app, `${name}, first page`, () => get(admin, path))
    const after = Buffer.from(JSON.stringify(last)).toString('base64url')
    expect((await get<Page<object>>(admin, `${path}?after=${after}`)).items.length).toBeGreaterThan(
      9,
    )
    await timed(app, `${name}, last page`, () => get(admin, `${path}?after=${after}`))
    for (const filter of [...filters, 'search=nobody-of-that-name', 'search=99999']) {
      if (name === 'audit' && filter.startsWith('search')) continue
      await timed(app, `${name}, ${filter}`, () => get(admin, `${path}?${filter}`))
    }
  },
  60_000,
)
