import { expect, test } from 'vitest'
import type { ContactMessage } from '#contract/contact/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/messages'
type Messages = Page<ContactMessage> & { unread: number }

const open = async () => {
  let at = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => at })
  const admin = await person(app, { role: 'admin' })
  const write = async (changes: object = {}) => {
    at = new Date(at.getTime() + 1000)
    const message = { name: 'Meera', email: 'meera@example.org', subject: 'puja', message: 'When?' }
    return okOf<{ id: string }>(await admin.post('/api/contact', { ...message, ...changes })).id
  }
  return { app, admin, write }
}

const namesIn = ({ items }: Messages) => items.map(({ name }) => name)

test('messages are listed, the latest first, with the number of unread ones', async () => {
  const { admin, write } = await open()
  const first = await write({ name: 'First' })
  await write({ name: 'Second', subject: 'feedback' })
  okOf(await admin.post(`${path}/${first}/read`, { isRead: true }))
  const all = await get<Messages>(admin, path)
  expect(namesIn(all)).toEqual(['Second', 'First'])
  expect(all.unread).toBe(1)
  expect(namesIn(await get(admin, `${path}?isRead=false`))).toEqual(['Second'])
  expect(namesIn(await get(admin, `${path}?isRead=true`))).toEqual(['First'])
  expect(namesIn(await get(admin, `${path}?subject=feedback`))).toEqual(['Second'])
  expect(namesIn(await get(admin, `${path}?search=FIRST`))).toEqual(['First'])
  expect((await admin.send(`${path}?isRead=maybe`)).status).toBe(400)
})
