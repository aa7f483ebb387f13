import { expect, test } from 'vitest'
import type { MailTest } from '#contract/notifications/admin.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { freePort } from '#server/processes/freePort.ts'
import { mailServer } from '#server/test/mailServer.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/mail-test'

const from = { name: 'Temple', address: 'temple@example.org' }

const open = async () => {
  const server = await mailServer()
  const mailSender = createSmtpSender(server.smtp, from)
  const app = await testApp({ mailOutlet: 'smtp', mailSender })
  return { app, server, mailSender, admin: await person(app, { role: 'admin' }) }
}

test('a test email goes to whoever asks, through the real mail server, and is logged', async () => {
  const { app, server, mailSender, admin } = await open()
  expect(okOf<MailTest>(await admin.post(path))).toEqual({ to: admin.email, outcome: 'sent' })
  expect(server.received).toMatchObject([{ from: 'temple@example.org', to: [admin.email] }])
  expect(server.received[0]?.raw).toContain('Subject: Test email:')
  expect(await auditOf(app)).toMatchObject([{ subject: 'site', action: 'tested' }])
  mailSender.close()
})

test('what the mail server answers is repeated', async () => {
  const { server, mailSender, admin } = await open()
  server.refuseNext({ code: 553, words: 'Sender address rejected: not owned by user' })
  expect(okOf<MailTest>(await admin.post(path))).toMatchObject({
    outcome: 'refused',
    kind: 'sender',
    said: expect.stringContaining('not owned by user'),
  })
  mailSender.close()
})

test('a mail server that cannot be reached is named as the reason', async () => {
  const nowhere = { host: '127.0.0.1', port: await freePort(), isTls: false }
  const app = await testApp({ mailOutlet: 'smtp', mailSender: createSmtpSender(nowhere, from) })
  const admin = await person(app, { role: 'admin' })
  expect(okOf<MailTest>(await admin.post(path))).toMatchObject({
    outcome: 'refused',
    kind: 'unreachable',
  })
})

test('without a mail server it says that email is not set up', async () => {
  const app = await testApp({ mailOutlet: 'none' })
  const admin = await person(app, { role: 'admin' })
  expect(okOf<MailTest>(await admin.post(path))).toEqual({
    to: admin.email,
    outcome: 'not_set_up',
  })
  const desk = await person(app, { role: 'desk' })
  expect((await desk.post(path)).status).toBe(403)
})
