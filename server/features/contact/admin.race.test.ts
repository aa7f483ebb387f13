import { expect, test } from 'vitest'
import type { ContactMessageDetails } from '#contract/contact/admin.ts'
import { changeFrom, okOf } from '#server/test/admin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/messages'

test('of two who answer at once, the second learns of the first answer before sending', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const admin = await person(app, { role: 'admin' })
  const { id } = okOf<{ id: string }>(
    await admin.post('/api/contact', {
      name: 'Meera',
      email: 'meera@example.org',
      subject: 'puja',
      message: 'When?',
    }),
  )
  const before = (await waitingMails(app)).length
  const reply = (text: string, version = 1) =>
    changeFrom(admin, 'POST', `${path}/${id}/reply`, version, { text })
  const replies = await Promise.all([reply('At six.'), reply('At seven.')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(await waitingMails(app)).toHaveLength(before + 1)
  expect(okOf<ContactMessageDetails>(await admin.send(`${path}/${id}`)).version).toBe(2)
  okOf(await admin.post(`${path}/${id}/read`, { isRead: false }))
  expect(okOf<ContactMessageDetails>(await reply('At seven.', 2)).version).toBe(3)
  expect(await waitingMails(app)).toHaveLength(before + 2)
})
