import { expect, test } from 'vitest'
import type { Issue } from '#contract/newsletter/issuesAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { hourMs, meera, publicUrl, temple } from '#server/test/newsletter.ts'
import { person } from '#server/test/people.ts'

const path = '/api/admin/newsletter-issues'
const minuteMs = 60_000

const words = {
  subject: 'Ganesh Jayanti at the temple',
  markdown: 'Namaste,\n\nthe **midday aarti** is at noon. See the [calendar](/calendar).',
}

const office = async () => {
  const reader = await temple()
  const { app, later, mails } = reader
  /** A login of its own: days pass. */
  const staff = () => person(app, { role: 'admin' })
  const write = async (extra: object = {}) =>
    okOf<Issue>(await (await staff()).post(path, { ...words, ...extra }))
  const sendTo = async ({ id, version }: Issue, people: number) =>
    changeFrom(await staff(), 'POST', `${path}/${id}/send`, version, { people })
  const show = async ({ id }: Pick<Issue, 'id'>) => get<Issue>(await staff(), `${path}/${id}`)
  const planMinute = () => app.newsletterIssues.plan(app.db, later(minuteMs))
  const newsletters = async () => (await mails()).filter(({ subject }) => subject === words.subject)
  /** So many confirmed subscribers, without their emails. */
  const haveReaders = async (count: number) => {
    const { insertConfirmed } = await import('./importRepository.ts')
    const at = app.now().toISOString()
    const each = Array.from({ length: count }, (_, index) => ({
      id: `reader-${String(index).padStart(5, '0')}`,
      email: `reader${index}@example.net`,
      emailHash: `hash ${index}`,
      status: 'confirmed' as const,
      language: 'en' as const,
      source: 'footer',
      consentVersion: '1',
      consentNote: undefined,
      subscribedAt: at,
      confirmedAt: at,
      unsubscribedAt: undefined,
      dailyMantra: false,
      mantraPlannedOn: '',
      askedAt: [],
    }))
    await insertConfirmed(app.db, each)
  }
  return { ...reader, staff, write, sendTo, show, planMinute, newsletters, haveReaders }
}

test('a minute has room for 500, spread over it, and those who join or leave meanwhile get none', async () => {
  const { haveReaders, write, sendTo, planMinute, show, newsletters, becomeReader, app } =
    await office()
  await haveReaders(620)
  const draft = await write()
  okOf(await sendTo(draft, 620))
  await planMinute()
  expect(await show(draft)).toMatchObject({ status: 'sending', planned: 500 })
  const due: string[] = await app.db('deliveries').orderBy('id').pluck('due_at')
  expect(Date.parse(due.at(-1) ?? '') - Date.parse(due[0] ?? '')).toBe((499 * minuteMs) / 500)
  await becomeReader()
  await app
    .db('newsletter_subscriptions')
    .whereIn('id', ['reader-00003', 'reader-00619'])
    .update({ status: 'unsubscribed', email: null })
  await planMinute()
  await planMinute()
  expect(await show(draft)).toMatchObject({ status: 'sent', people: 620, planned: 619 })
  const sent = (await newsletters()).map(({ to }) => to)
  expect(new Set(sent).size).toBe(618)
  expect(sent).toHaveLength(618)
  expect(sent).not.toContain(meera)
})

test('stopping it stops what was not sent yet', async () => {
  const { haveReaders, write, sendTo, planMinute, show, newsletters, staff } = await office()
  await haveReaders(510)
  const draft = await write()
  okOf(await sendTo(draft, 510))
  await planMinute()
  expect(await newsletters()).toHaveLength(500)
  const stop = async () => (await staff()).post(`${path}/${draft.id}/stop`)
  expect(okOf(await stop())).toMatchObject({ status: 'stopped', planned: 500 })
  await planMinute()
  expect(await newsletters()).toEqual([])
  expect(await show(draft)).toMatchObject({ status: 'stopped', planned: 500 })
  expect((await stop()).status).toBe(409)
})

test('another number of readers, or another version, is refused, and it is sent only once', async () => {
  const { becomeReader, write, sendTo, show, newsletters } = await office()
  await becomeReader()
  const draft = await write()
  const refused = await sendTo(draft, 5)
  expect(refused.status).toBe(412)
  expect(refused.json()).toMatchObject({ detail: 'It would now go to 1 person. Please check.' })
  expect((await sendTo({ ...draft, version: 7 }, 1)).status).toBe(412)
  expect((await sendTo(draft, 0)).status).toBe(400)
  okOf(await sendTo(draft, 1))
  const again = await show(draft)
  expect((await sendTo(again, 1)).status).toBe(409)
  expect(await newsletters()).toEqual([])
})

test('what was sent can be neither changed nor deleted', async () => {
  const { becomeReader, write, sendTo, show, staff } = await office()
  await becomeReader()
  const draft = await write()
  const at = `${path}/${draft.id}`
  const edited = okOf<Issue>(
    await changeFrom(await staff(), 'PUT', at, 1, { ...words, subject: 'Another subject' }),
  )
  expect(edited).toMatchObject({ subject: 'Another subject', version: 2 })
  okOf(await sendTo(edited, 1))
  const { version } = await show(draft)
  expect((await changeFrom(await staff(), 'PUT', at, version, words)).status).toBe(409)
  expect((await changeFrom(await staff(), 'DELETE', at, version)).status).toBe(409)
  const other = await write()
  okOf(await changeFrom(await staff(), 'DELETE', `${path}/${other.id}`, 1))
  expect((await (await staff()).send(`${path}/${other.id}`)).status).toBe(404)
})

test('a published article follows the text; one that nobody can read is refused', async () => {
  const { becomeReader, write, sendTo, planMinute, newsletters, staff } = await office()
  await becomeReader()
  const admin = await staff()
  const article = okOf<{ id: string; slug: string }>(
    await admin.post('/api/admin/blog', { title: 'Durva', markdown: 'Three blades of grass.' }),
  )
  const input = { ...words, postId: article.id }
  const refused = await admin.post(path, input)
  expect(refused.status).toBe(400)
  expect(refused.json()).toMatchObject({ errors: [{ pointer: '#/postId' }] })
  okOf(
    await changeFrom(admin, 'POST', `/api/admin/blog/${article.id}/publication`, 1, {
      status: 'published',
    }),
  )
  const draft = await write({ postId: article.id, markdown: '' })
  expect(draft.post).toEqual({ id: article.id, title: 'Durva' })
  okOf(await sendTo(draft, 1))
  await planMinute()
  const [mail] = await newsletters()
  expect(mail?.text).toContain(`Durva\nThree blades of grass.`)
  expect(mail?.text).toContain(`Read the article:\n${publicUrl}/blog/${article.slug}`)
})

test('an editor writes and tests it; the office alone sends it and sees who receives it', async () => {
  const { app, becomeReader, mails, show, sendTo } = await office()
  await becomeReader()
  const editor = await person(app, { role: 'editor' })
  const { id } = okOf<Issue>(await editor.post(path, words))
  const draft = okOf<Issue>(
    await changeFrom(editor, 'PUT', `${path}/${id}`, 1, { ...words, subject: 'Lamps' }),
  )
  const { to } = okOf<{ to: string }>(await editor.post(`${path}/${id}/test`))
  expect((await mails()).at(-1)).toMatchObject({ to, subject: '[Test] Lamps' })
  const refused = await Promise.all([
    changeFrom(editor, 'POST', `${path}/${id}/send`, draft.version, { people: 1 }),
    editor.post(`${path}/${id}/stop`),
    editor.send('/api/admin/subscribers'),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await show(draft)).status).toBe('draft')
  okOf(await sendTo(draft, 1))
})

test('a test goes to the administrator alone, without a link to unsubscribe', async () => {
  const { becomeReader, write, staff, mails } = await office()
  await becomeReader()
  const { id } = await write()
  const admin = await staff()
  const { to } = okOf<{ to: string }>(await admin.post(`${path}/${id}/test`))
  const mail = (await mails()).at(-1)
  expect(mail).toMatchObject({ to, subject: `[Test] ${words.subject}` })
  expect(mail?.list).toBeUndefined()
  expect(mail?.text).not.toContain('/newsletter#')
})

test.each([
  ['nothing to say', { markdown: '' }, 'Please write something, or choose an article'],
  [
    'pictures',
    { markdown: '![A modak](/images/articles/modak-plate.svg)' },
    'Pictures cannot be sent in a newsletter. Please remove them from the text',
  ],
  ['a subject of two lines', { subject: 'One\nTwo' }, /Line breaks/],
])('%s is refused in words', async (_, extra, detail) => {
  const { staff } = await office()
  const reply = await (await staff()).post(path, { ...words, ...extra })
  expect(reply.status).toBe(400)
  const [error] = (reply.json() as { errors: { detail: string }[] }).errors
  expect(error?.detail).toMatch(detail)
})

test('a newsletter of yesterday is not sent to those who subscribe today, however late it is planned', async () => {
  const { becomeReader, haveReaders, write, sendTo, later, planMinute, newsletters } =
    await office()
  await haveReaders(1)
  const draft = await write()
  okOf(await sendTo(draft, 1))
  later(24 * hourMs)
  await becomeReader()
  await planMinute()
  expect((await newsletters()).map(({ to }) => to)).toEqual(['reader0@example.net'])
})
