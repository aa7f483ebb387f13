import { expect, test } from 'vitest'
import type { AnswerTemplates } from '#contract/contact/answerTemplates.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/answer-templates'
const items = [{ title: 'Opening hours', text: 'Namaste {name}, we are open from 6 AM.' }]

test('the front desk saves texts for its answers; of two who save at once nothing is lost', async () => {
  const app = await testApp()
  const [desk, admin] = [await person(app, { role: 'desk' }), await person(app, { role: 'admin' })]
  const { version, ...none } = await get<AnswerTemplates>(desk, path)
  expect(none).toEqual({ items: [] })
  const put = (who: typeof desk, changed: object[]) =>
    changeFrom(who, 'PUT', path, version, { items: changed })
  const saved = okOf<AnswerTemplates>(await put(desk, items))
  expect(saved).toEqual({ items, version: version + 1 })
  expect((await put(admin, [])).json()).toMatchObject({ code: 'changed_meanwhile' })
  expect(await get(admin, path)).toEqual(saved)
  expect(await auditOf(app)).toMatchObject([
    { subject: 'answer_templates', action: 'edited', after: { 'Opening hours': items[0]?.text } },
  ])
})

test('two templates of one title are refused, and so is everybody who answers no messages', async () => {
  const app = await testApp()
  const desk = await person(app, { role: 'desk' })
  const { version } = await get<AnswerTemplates>(desk, path)
  const put = (who: typeof desk, changed: object[]) =>
    changeFrom(who, 'PUT', path, version, { items: changed })
  const twice = await put(desk, [...items, ...items])
  expect(twice.status).toBe(400)
  expect(twice.text).toContain('its own title')
  expect((await put(await person(app, { role: 'treasurer' }), items)).status).toBe(403)
})

test('the first page knows the oldest unread message', async () => {
  const clock = { now: new Date('2026-11-26T06:00:00Z') }
  const app = await testApp({ now: () => clock.now })
  const desk = await person(app, { role: 'desk' })
  const waiting = async () => (await get<Waiting>(desk, '/api/admin/waiting')).messages
  expect(await waiting()).toEqual({ unread: 0 })
  const write = async (message: string) => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const sent = { name: 'Meera', email: 'm@example.org', subject: 'puja', message }
    return okOf<{ id: string }>(await desk.post('/api/contact', sent)).id
  }
  const [first, second] = [await write('First'), await write('Second')]
  expect(await waiting()).toEqual({ unread: 2, oldest: first })
  okOf(await desk.post(`/api/admin/messages/${first}/read`, { isRead: true }))
  expect(await waiting()).toEqual({ unread: 1, oldest: second })
})
