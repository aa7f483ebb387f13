import { expect, test } from 'vitest'
import type { Invitation } from '#contract/accounts/invitations.ts'
import { okOf } from '#server/test/admin.ts'
import { browser } from '#server/test/browser.ts'
import { waitingMails } from '#server/test/mails.ts'
import { tokenTo } from '#server/test/mailLinks.ts'
import { password, person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/invitations'
const meera = 'meera@example.org'
const chosen = { username: 'meera', password: 'Durva-grass-21' }

const open = async () => {
  const clock = { now: new Date('2026-11-26T06:30:00Z') }
  const app = await testApp({ now: () => clock.now })
  const admin = await person(app, { role: 'admin', username: 'asha' })
  const invite = (wanted: object = {}) =>
    admin.post(path, { email: meera, role: 'treasurer', currentPassword: password, ...wanted })
  const tokenOf = (email = meera) => tokenTo(app, email, '/admin/invitation')
  const listed = async (who = admin) => okOf<{ items: Invitation[] }>(await who.send(path)).items
  const guest = browser(app)
  const accept = (token: string, wanted: object = {}) =>
    guest.post('/api/auth/invitation/accept', { token, ...chosen, ...wanted })
  const look = (token: string) => guest.post('/api/auth/invitation', { token })
  return { app, clock, admin, invite, tokenOf, listed, accept, look }
}

test('somebody invited by email chooses a username and password, and has the role', async () => {
  const { app, invite, tokenOf, listed, accept, look } = await open()
  okOf(await invite())
  expect(await listed()).toMatchObject([
    { email: meera, role: 'treasurer', invitedBy: 'asha', isExpired: false },
  ])
  const [mail] = await waitingMails(app)
  expect(mail?.text).toContain('asha invites you to work in the back office of')
  expect(mail?.text).toContain('as treasurer')
  const token = await tokenOf()
  expect((await look(token)).json()).toEqual({ email: meera, role: 'treasurer', hasAccount: false })
  expect((await accept(token, { password: 'Password1' })).status, 'easy to guess').toBe(400)
  const replies = await Promise.all([accept(token), accept(token)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect((await look(token)).json()).toMatchObject({ code: 'link_over' })
  expect(await listed()).toEqual([])
  expect((await browser(app).post('/api/auth/login', chosen)).json()).toMatchObject({
    email: meera,
    role: 'treasurer',
    isEmailConfirmed: true,
  })
})
