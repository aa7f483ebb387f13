import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { waitingMails } from '#server/test/mails.ts'
import { testApp } from '#server/test/testApp.ts'

const meera = {
  username: 'meera',
  email: 'Meera@Example.org',
  password: 'Durva-grass-21',
  fullName: 'Meera Kulkarni',
}

const counter = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp(options)
  const phone = browser(app)
  const register = (body: object) => phone.post('/api/auth/register', body)
  const users = () => app.db('users').orderBy('created_at')
  return { app, phone, register, users }
}

test('twenty at once for one name and one address make one account', async () => {
  const { register, users, app } = await counter()
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(meera)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await users()).toHaveLength(1)
  expect(await waitingMails(app)).toHaveLength(1)
})
