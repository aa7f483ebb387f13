import { expect, test } from 'vitest'
import { auditEntry } from '#contract/audit/admin.ts'
import { pageOf } from '#contract/paging.ts'
import { changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { Browser } from '#server/test/browser.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { createAudit } from './service.ts'

/** Saturday, half past midnight at the temple; Friday still in UTC. */
const justAfterMidnight = new Date('2026-11-20T19:00:00Z')

const open = async () => {
  let at = justAfterMidnight
  const app = await testApp({ now: () => at })
  const admin = await person(app, { role: 'admin', username: 'asha' })
  const audit = createAudit(() => at)
  return { app, admin, audit, setClock: (to: string) => void (at = new Date(to)) }
}

const listed = async (
  admin: Pick<Browser, 'send'>,
  query: Record<string, string> = {},
): Promise<{ items: ReturnType<typeof auditEntry.parse>[]; next?: string | undefined }> => {
  const reply = await admin.send(`/api/admin/audit?${new URLSearchParams(query)}`)
  expect(reply.status, reply.text).toBe(200)
  return pageOf(auditEntry).parse(reply.json())
}

const act = (id: string, title = 'Om') =>
  ({
    subject: 'mantra',
    subjectId: id,
    action: 'edited',
    before: { title: 'Aum' },
    after: { title },
  }) as const

test('who did what, when, with what was before and after', async () => {
  const { app, admin, audit } = await open()
  await audit(app.db, admin, act('om-gam'))
  const { items } = await listed(admin)
  expect(items).toEqual([
    {
      id: items[0]?.id,
      at: '2026-11-20T19:00:00.000Z',
      actor: { id: admin.id, username: 'asha' },
      ...act('om-gam'),
    },
  ])
})

test('an entry is committed or rolled back with its change', async () => {
  const { app, admin, audit } = await open()
  const failing = transact(app.db, async (trx) => {
    await audit(trx, admin, act('om-gam'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await listed(admin)).items).toEqual([])
})

test('the database itself lets nobody change or remove a row', async () => {
  const { app, admin, audit } = await open()
  await audit(app.db, admin, act('om-gam'))
  const words = 'The audit log is only ever added to'
  await expect(app.db('audit_log').update({ action: 'nothing' })).rejects.toThrow(words)
  await expect(app.db('audit_log').delete()).rejects.toThrow(words)
  await expect(app.db('audit_log').where({ id: 1 }).delete()).rejects.toThrow(words)
  expect((await listed(admin)).items).toHaveLength(1)
})

test('the row stays when the account is gone', async () => {
  const { app, admin, audit } = await open()
  await audit(app.db, { id: 'somebody' }, act('om-gam'))
  expect((await listed(admin)).items[0]?.actor).toEqual({ id: 'somebody' })
})

test('pages follow each other without a gap or a repeat, while others are written', async () => {
  const { app, admin, audit } = await open()
  for (let n = 0; n < 7; n += 1) await audit(app.db, admin, act(`m${n}`))
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listed(admin, { limit: '3', ...(after && { after }) })
    seen.push(...page.items.map(({ subjectId }) => subjectId))
    await audit(app.db, admin, act('later'))
    after = page.next
  } while (after)
  expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0'])
})

test.each([
  ['nonsense', 'x'],
  ['too many parts', Buffer.from('[1,2]').toString('base64url')],
  ['another type', Buffer.from('["1"]').toString('base64url')],
  ['a number beyond the column', Buffer.from('[99999999999999]').toString('base64url')],
])('a page of nowhere is refused: %s', async (_, after) => {
  const { admin } = await open()
  const reply = await admin.send(`/api/admin/audit?after=${after}`)
  expect(reply.status).toBe(400)
})

test.each(['0', '201', '-1', 'all'])('a page of %s rows is refused', async (limit) => {
  const { admin } = await open()
  expect((await admin.send(`/api/admin/audit?limit=${limit}`)).status).toBe(400)
})

test('as a table, with the temple’s time and formulas disarmed', async () => {
  const { app, admin, audit } = await open()
  await audit(app.db, admin, act('=cmd|/C calc!A0', '"quoted", and more'))
  const reply = await admin.send('/api/admin/audit.csv')
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="audit-2026-11-21.csv"')
  expect(reply.headers['cache-control']).toBe('no-store, private')
  expect(reply.text.split('\r\n')).toEqual([
    '\ufeffWhen,Who,What,Of,Id,Before,After',
    `2026-11-21 00:30,asha,edited,mantra,'=cmd|/C calc!A0,"{""title"":""Aum""}","{""title"":""\\""quoted\\"", and more""}"`,
    '',
  ])
})

test('only what changed is kept', () => {
  const before = { title: 'a', lines: [1, 2], origin: 'x' }
  expect(changesOf(before, { title: 'b', lines: [1, 2], meaning: 'new' } as object)).toEqual({
    before: { title: 'a', origin: 'x' },
    after: { title: 'b', meaning: 'new' },
  })
})
