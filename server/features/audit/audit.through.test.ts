import { expect, test } from 'vitest'
import { auditEntry } from '#contract/audit/admin.ts'
import { pageOf } from '#contract/paging.ts'
import type { Browser } from '#server/test/browser.ts'
import { person, signedIn } from '#server/test/people.ts'
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

test('filters by person, thing, action and the temple’s days', async () => {
  const { app, admin, audit, setClock } = await open()
  await audit(app.db, admin, act('one'))
  await audit(app.db, { id: 'other' }, { ...act('two'), action: 'deleted' })
  setClock('2026-11-21T19:00:00Z')
  await audit(app.db, admin, { ...act('three'), subject: 'festival' })
  const nextDay = await signedIn(app, admin)
  const ids = async (query: Record<string, string>) =>
    (await listed(nextDay, query)).items.map(({ subjectId }) => subjectId)
  expect(await ids({})).toEqual(['three', 'two', 'one'])
  expect(await ids({ actorId: 'other' })).toEqual(['two'])
  expect(await ids({ subject: 'festival' })).toEqual(['three'])
  expect(await ids({ subject: 'mantra', subjectId: 'one' })).toEqual(['one'])
  expect(await ids({ action: 'deleted' })).toEqual(['two'])
  expect(await ids({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['two', 'one'])
  expect(await ids({ from: '2026-11-22' })).toEqual(['three'])
  expect(await ids({ to: '2026-11-20' })).toEqual([])
})
