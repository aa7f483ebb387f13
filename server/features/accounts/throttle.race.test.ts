import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { browser, type Browser } from '#server/test/browser.ts'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { createThrottle } from './throttle.ts'

const gate = async (options: Parameters<typeof testApp>[0] = {}) => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now, ...options })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  const guess = (username: string, phone: Browser = browser(app), headers?: object) =>
    phone.post('/api/auth/login', { username, password: 'Wrong-1234' }, { ...headers })
  return { app, pass, guess }
}

test('many at once are as few as one after the other', async () => {
  const { app, guess } = await gate()
  const { username } = await account(app)
  const replies = await Promise.all(Array.from({ length: 20 }, () => guess(username)))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('a try that meets another one’s success is counted or waits, and never fails', async () => {
  const { db } = await testApp()
  const throttle = createThrottle({ now: () => new Date(), secret: Buffer.from('a secret') })
  const done = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      i % 2 === 0
        ? throttle.tryTake(db, 'account', 'asha')
        : transact(db, (trx) => throttle.forgive(trx, 'account', 'asha')),
    ),
  )
  expect(done).toHaveLength(60)
})
