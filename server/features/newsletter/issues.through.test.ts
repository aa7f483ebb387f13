import { expect, test } from 'vitest'
import type { Issue } from '#contract/newsletter/issuesAdmin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { meera, publicUrl, temple } from '#server/test/newsletter.ts'
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

test('a newsletter goes once to each confirmed subscriber, with one click to unsubscribe', async () => {
  const { becomeReader, subscribe, write, sendTo, planMinute, show, newsletters, app } =
    await office()
  await becomeReader()
  await subscribe('waits@example.org')
  const draft = await write()
  expect(draft).toMatchObject({ status: 'draft', readers: 1, version: 1 })
  expect(okOf(await sendTo(draft, 1))).toMatchObject({ status: 'sending', people: 1, planned: 0 })
  await Promise.all([planMinute(), planMinute()])
  await planMinute()
  expect(await show(draft)).toMatchObject({ status: 'sent', people: 1, planned: 1 })
  const [mail, ...others] = await newsletters()
  expect(others).toEqual([])
  expect(mail?.to).toBe(meera)
  expect(mail?.html).toContain('<strong>midday aarti</strong>')
  expect(mail?.html).toContain(`href="${publicUrl}/calendar"`)
  expect(mail?.text).toContain(`[calendar](${publicUrl}/calendar)`)
  expect(mail?.text).toContain('You receive this because you subscribed to our newsletter.')
  const oneClick = mail?.list?.unsubscribeUrl.replace(publicUrl, '') ?? ''
  expect((await app.send(oneClick, { method: 'POST' })).status).toBe(200)
  expect(await newsletters()).toEqual([])
  expect((await auditOf(app)).at(-1)).toMatchObject({ subject: 'newsletter', action: 'sent' })
})
