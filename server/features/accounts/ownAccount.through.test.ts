import { expect, test } from 'vitest'
import { browser } from '#server/test/browser.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const home = async () => {
  const clock = { now: new Date('2026-11-21T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  return { app, pass }
}

const booked = {
  pujaType: 'satyanarayana',
  preferredDate: '2026-12-01',
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
}

test('an address that is not confirmed opens nobody’s data', async () => {
  const { app } = await home()
  const stranger = browser(app)
  await stranger.post('/api/newsletter', { email: 'meera@example.org', source: 'footer' })
  await stranger.post('/api/puja-bookings', booked)
  const phone = await person(app, { email: 'meera@example.org', emailConfirmedAt: undefined })
  expect((await phone.send('/api/account/export')).json()).toMatchObject({
    bookings: [],
    messages: [],
    newsletter: null,
  })
})
